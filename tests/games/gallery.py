"""A board in the gallery: opened at a drawn position, and what its page tells of what was done there.

The fixture ``show`` opens it (conftest.py); tests/browser/hands.py has the hands.
"""

from typing import Any, Protocol

from playwright.sync_api import Page

from tests.browser import axe

ABOVE_FINGER_PX = 56
"""How far a lifted thing floats above the finger that carries it (P23)."""
SMALLEST_PRESS_PX = 44

BROKEN_IDS = """() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken = []
    while (texts.nextNode()) {
        for (const { 0: id, index } of texts.currentNode.data.matchAll(/[A-Z]{2}-[0-9]{2}/g)) {
            const range = document.createRange()
            range.setStart(texts.currentNode, index)
            range.setEnd(texts.currentNode, index + id.length)
            if (range.getClientRects().length > 1) broken.push(id)
        }
    }
    return broken
}"""
"""The ids of rules of which a part stands on the next line."""


class Show(Protocol):
    """Opens the gallery at a drawn position of the game whose tests ask, in a window of its own."""

    def __call__(self, fixture: str, lang: str = "en", *, on: str = "phone") -> Page:
        """The page, with its board drawn; ``on`` is "phone" or "desk"."""
        ...


def acts(page: Page) -> list[dict[str, Any]]:
    """What the board did and asked so far, each as ``acted`` or ``asked`` writes it."""
    acts: list[dict[str, Any]] = page.evaluate("window.__acts")
    return acts


def acted(**action: Any) -> dict[str, Any]:
    """An action that was sent."""
    return {"how": "act", "action": action}


def asked(**action: Any) -> dict[str, Any]:
    """An action of which the board asked why it may not be."""
    return {"how": "ask", "action": action}


def draft(page: Page) -> Any:
    """The action that waits for its yes, or nothing."""
    return page.evaluate("window.__draft")


def play(page: Page) -> None:
    """What was heard last comes again, to be seen as motion."""
    page.get_by_role("button", name="Play", include_hidden=True).dispatch_event("click")


def play_without_end(page: Page) -> None:
    """The same, so slowly that it ends only when something ends it."""
    page.evaluate("document.documentElement.style.setProperty('--beat', '60000ms')")
    play(page)


def objections(page: Page, presses: str) -> list[str]:
    """What keeps a board from people with a small screen, a large finger or a reader.

    ``presses`` selects all that is meant to be pressed.
    """
    wider, smallest = page.evaluate(
        """presses => [
            document.documentElement.scrollWidth - window.innerWidth,
            Math.min(...[...document.querySelectorAll(presses)].flatMap(one => {
                const { width, height } = one.getBoundingClientRect()
                return [width, height]
            })),
        ]""",
        presses,
    )
    found = [f"scrolls sideways, by {wider} pixels"] if wider > 0 else []
    if smallest < SMALLEST_PRESS_PX:
        found.append(f"has a press of {smallest} pixels")
    found += [f"breaks {rule} over two lines" for rule in page.evaluate(BROKEN_IDS)]
    # A board alone is no page: it has no heading of the first rank.
    return found + axe.objections(page, without=["page-has-heading-one"])
