"""A rulebook as a page shows it."""

import pytest

from speeltafel.core import rulebook
from speeltafel.core.registry import find_games
from speeltafel.server.rulepages import Rulebooks
from speeltafel.server.wire import RuleExample

BOOK = """
# A small house

How one walks in it.

## Steps

### GE-10 One square

One step is one square.

```board
. g e g e .
. e g e g .
. . . . . .
. . . . . .
. E G E G .
. G E G E .
caption: With `escape` off, **one** step <b>more</b> wins (GE-22).
```
"""


def test_a_caption_is_shown_as_the_text_is(monkeypatch: pytest.MonkeyPatch) -> None:
    read = rulebook.read_rulebook(BOOK)
    monkeypatch.setattr(rulebook, "load_rulebook", lambda package, lang: read)
    (chapter,) = Rulebooks({"geister": find_games()["geister"]}).page("geister", "en").chapters
    example = chapter.rules[0].parts[-1]
    assert isinstance(example, RuleExample)
    assert example.caption == (
        "With <code>escape</code> off, <strong>one</strong> step &lt;b&gt;more&lt;/b&gt; wins"
        ' (<a href="/rules/geister#GE-22">GE-22</a>).'
    )
