"""What a machine can find wrong with a page for those who read by ear, see little or use keys."""

import json
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
_ASK = "axe.run({}).then(found => JSON.stringify(found.violations.map(v => [v.id, v.nodes[0].html])))"


def objections(page: Page, *, without: Sequence[str] = ()) -> list[str]:
    """What axe finds wrong with the page as it is now, ``without`` some rules: the rule, and the first element."""
    # Through the debugger: the page's own policy lets no foreign script in.
    session = page.context.new_cdp_session(page)
    session.send("Runtime.evaluate", {"expression": AXE})
    wanted = {"resultTypes": ["violations"], "rules": {rule: {"enabled": False} for rule in without}}
    found = session.send(
        "Runtime.evaluate",
        {"expression": _ASK.format(json.dumps(wanted)), "awaitPromise": True, "returnByValue": True},
    )
    session.detach()
    return [": ".join(one) for one in json.loads(found["result"]["value"])]
