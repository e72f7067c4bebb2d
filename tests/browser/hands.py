"""Hands on a board in a browser, at a table or in the gallery: mouse, finger and keys, and what one sees and hears."""

import re
from collections.abc import Callable
from typing import Self

from playwright.sync_api import CDPSession, Locator, Page, expect

BOARD = ".stage"
"""The board that is played on; rules beside it show boards too."""
_MARKS = "[\u2066-\u2069]*"
ISOLATES = {0x2066: None, 0x2067: None, 0x2068: None, 0x2069: None}
_MOST_STEPS = 30
_BRING_HERE = """one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const seen = document.elementFromPoint(x + width / 2, y + height / 2)
    if (!one.contains(seen)) one.scrollIntoView({ block: 'center', behavior: 'instant' })
}"""

Hand = Callable[[Page, str, str], None]
"""Brings what lies on one place to another."""


def cell(page: Page, place: str) -> Locator:
    """A place of the board."""
    return page.locator(f'{BOARD} [data-place="{place}"]')


def bare(text: str | None) -> str:
    """What is said, without the marks round names."""
    return (text or "").translate(ISOLATES)


def label(page: Page, place: str) -> str:
    """What a place says of itself, without the marks round names."""
    return bare(cell(page, place).get_attribute("aria-label"))


def holds(page: Page, place: str, what: str) -> None:
    """Wait until a place says that it holds ``what``."""
    expect(cell(page, place)).to_have_attribute("aria-label", re.compile(re.escape(what)))


def board(page: Page) -> dict[str, str]:
    """What stands where, as the page says it, without what may be done there."""
    cells = page.locator(f"{BOARD} [role=gridcell]").evaluate_all(
        "all => all.map(one => [one.dataset.place, one.getAttribute('aria-label')])"
    )
    return {place: bare(said).split(", ")[1] for place, said in cells if ", " in said}


def spoken(page: Page) -> Locator:
    """The live region of the game."""
    return page.get_by_test_id("spoken")


def hears(page: Page, text: str) -> None:
    """Wait until the live region says ``text``, whatever marks stand round its names."""
    expect(spoken(page)).to_have_text(re.compile(_MARKS.join(re.escape(letter) for letter in text)))


def middle(page: Page, place: str) -> tuple[float, float]:
    """Where on the screen a place is."""
    box = cell(page, place).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def reach(page: Page, place: str) -> tuple[float, float]:
    """Where on the screen a place is, scrolled there when it lies under the bar or outside the window."""
    cell(page, place).evaluate(_BRING_HERE)
    return middle(page, place)


# Hands


def drag(page: Page, origin: str, target: str) -> None:
    """Drag with the mouse."""
    page.mouse.move(*reach(page, origin))
    page.mouse.down()
    page.mouse.move(*middle(page, target), steps=5)
    page.mouse.up()


def click(page: Page, *places: str) -> None:
    """Click on one place after the other."""
    for place in places:
        page.mouse.click(*reach(page, place))


def tap(page: Page, *places: str) -> None:
    """Tap on one place after the other."""
    for place in places:
        page.touchscreen.tap(*reach(page, place))


def double_click(page: Page, place: str) -> None:
    """Click twice on one place, quickly."""
    page.mouse.dblclick(*reach(page, place))


def double_tap(page: Page, place: str) -> None:
    """Tap twice on one place, quickly."""
    tap(page, place, place)


def finger(page: Page, origin: str, target: str) -> None:
    """Drag with a finger, to the target itself, without a look at where the thing floats."""
    with Finger(page, origin) as one:
        one.move(*middle(page, target))


class Finger:
    """A finger on the glass from one place on; it is lifted at the end."""

    def __init__(self, page: Page, place: str) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._at = reach(page, place)

    def __enter__(self) -> Self:
        self._send("touchStart", self._at)
        return self

    def __exit__(self, *_: object) -> None:
        self._send("touchEnd")
        self._session.detach()

    def move(self, x: float, y: float) -> None:
        """Move over the glass."""
        for part in (0.25, 0.5, 0.75, 1):
            self._send("touchMove", (self._at[0] + (x - self._at[0]) * part, self._at[1] + (y - self._at[1]) * part))
        self._at = (x, y)

    def joined_by(self, x: float, y: float) -> None:
        """A second finger comes down."""
        self._send("touchStart", self._at, (x, y))

    def _send(self, what: str, *points: tuple[float, float]) -> None:
        touching = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touching})


def tab_to(page: Page, wanted: Locator, *, most: int = 60) -> None:
    """Press Tab until ``wanted`` has the focus."""
    wanted.wait_for()
    for _ in range(most):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def walk(page: Page, place: str) -> None:
    """Go to a place with Tab and arrow keys alone."""
    if not page.evaluate("document.activeElement.matches('[data-place]')"):
        tab_to(page, page.locator(f'{BOARD} [data-place][tabindex="0"]'))
    for _ in range(_MOST_STEPS):
        here = page.locator(":focus")
        if here.get_attribute("data-place") == place:
            return
        at, to = here.bounding_box(), cell(page, place).bounding_box()
        assert at
        assert to
        across = to["x"] + to["width"] / 2 - at["x"] - at["width"] / 2
        down = to["y"] + to["height"] / 2 - at["y"] - at["height"] / 2
        if abs(across) > abs(down):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"{place} cannot be walked to")


def keys(page: Page, origin: str, target: str) -> None:
    """Lift and put with keys alone."""
    walk(page, origin)
    page.keyboard.press("Enter")
    walk(page, target)
    page.keyboard.press("Space")
