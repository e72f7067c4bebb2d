"""Geister's board in the gallery: every hand makes the same act, every ghost can be heard, nothing is too small."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, ViewportSize

from scripts.gallery import serving_gallery
from tests.games.geister.fixtures import FIXTURES

AXE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: ViewportSize = {"width": 320, "height": 568}
ABOVE_FINGER = 56
SMALLEST_CELL = """Math.min(...[...document.querySelectorAll('[role=gridcell] .catch')].flatMap(cell => {
    const { width, height } = cell.getBoundingClientRect()
    return [width, height]
}))"""

Open = Callable[..., Page]
Hand = Callable[[Page, str, str], None]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving_gallery() as address:
        yield address


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=PHONE, has_touch=True)
    yield context
    context.close()


@pytest.fixture
def show(phone: BrowserContext, address: str) -> Iterator[Open]:
    """Opens the gallery at a drawn position and waits for the board; whatever the page complains of fails the test."""
    page = phone.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)

    def opened(fixture: str, lang: str = "en", *, half_made: str | None = None) -> Page:
        if half_made:
            kept = json.dumps(json.dumps([half_made]))
            page.goto(f"{address}/gallery")
            page.evaluate(f"localStorage.setItem('speeltafel:draft:gallery:0', {kept})")
        page.goto(f"{address}/gallery?game=geister&fixture={fixture}&lang={lang}&bare")
        page.get_by_role("grid").wait_for()
        return page

    yield opened
    page.evaluate("localStorage.clear()")
    page.close()
    assert complaints == []


def _cell(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def _middle(page: Page, place: str) -> tuple[float, float]:
    box = _cell(page, place).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _label(page: Page, place: str) -> str:
    label = _cell(page, place).get_attribute("aria-label") or ""
    return label.replace("\u2068", "").replace("\u2069", "")


def _acts(page: Page) -> list[dict[str, Any]]:
    acts: list[dict[str, Any]] = page.evaluate("window.__acts")
    return acts


def _placed(page: Page) -> str:
    return str(page.evaluate("window.__draft.kinds"))


# Hands


def drag(page: Page, origin: str, target: str) -> None:
    page.mouse.move(*_middle(page, origin))
    page.mouse.down()
    page.mouse.move(*_middle(page, target), steps=5)
    page.mouse.up()


def click(page: Page, origin: str, target: str) -> None:
    for place in (origin, target):
        page.mouse.click(*_middle(page, place))


def tap(page: Page, origin: str, target: str) -> None:
    for place in (origin, target):
        page.touchscreen.tap(*_middle(page, place))


def finger(page: Page, origin: str, target: str) -> None:
    """A drag by touch: the finger goes to the target itself, without a look at where the ghost floats."""
    with _Finger(page, origin) as one:
        one.move(*_middle(page, target))


def keys(page: Page, origin: str, target: str) -> None:
    _walk(page, origin)
    page.keyboard.press("Enter")
    _walk(page, target)
    page.keyboard.press("Space")


class _Finger:
    """A finger on the glass from one place on; it is lifted at the end."""

    def __init__(self, page: Page, place: str) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._at = _middle(page, place)

    def __enter__(self) -> Self:
        self._send("touchStart", self._at)
        return self

    def __exit__(self, *_: object) -> None:
        self._send("touchEnd")

    def move(self, x: float, y: float) -> None:
        for part in (0.25, 0.5, 0.75, 1):
            self._send("touchMove", (self._at[0] + (x - self._at[0]) * part, self._at[1] + (y - self._at[1]) * part))
        self._at = (x, y)

    def joined_by(self, x: float, y: float) -> None:
        self._send("touchStart", self._at, (x, y))

    def _send(self, what: str, *points: tuple[float, float]) -> None:
        touching = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": touching})


def _walk(page: Page, place: str) -> None:
    """To a place with the arrow keys alone, from wherever Tab leads."""
    if not page.evaluate("document.activeElement.closest('[role=grid]') !== null"):
        for _ in range(10):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.closest('[role=grid]') !== null"):
                break
    for _ in range(16):
        here = page.locator(":focus").get_attribute("data-place")
        if here == place:
            return
        at, to = page.locator(":focus").bounding_box(), _cell(page, place).bounding_box()
        assert at
        assert to
        across, down = to["x"] - at["x"], to["y"] - at["y"]
        if abs(across) > abs(down):
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"{place} cannot be walked to")


HANDS = [drag, click, tap, finger, keys]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize(
    ("fixture", "origin", "target", "act"),
    [
        ("mid_game", "b3", "a3", {"type": "step", "origin": "b3", "target": "a3"}),
        ("capture_possible", "c4", "d4", {"type": "step", "origin": "c4", "target": "d4"}),
        ("second_seat", "d5", "d4", {"type": "step", "origin": "d5", "target": "d4"}),
        ("leave_possible", "f6", "out:f6", {"type": "leave", "origin": "f6"}),
    ],
)
def test_every_hand_makes_the_same_act(
    show: Open, hand: Hand, fixture: str, origin: str, target: str, act: dict[str, str]
) -> None:
    page = show(fixture)
    hand(page, origin, target)
    assert _acts(page) == [{"how": "act", "action": act}]


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.rule("GE-02")
def test_every_hand_swaps_two_ghosts_that_are_being_placed(show: Open, hand: Hand) -> None:
    page = show("first_placement", half_made="GGGGEEEE")
    hand(page, "b1", "e2")
    assert _placed(page) == "EGGGEEEG"
    assert _acts(page) == []


def test_a_half_made_placement_is_there_again_after_a_reload(show: Open) -> None:
    page = show("first_placement", half_made="GGGGEEEE")
    click(page, "c1", "d2")
    page.reload()
    page.get_by_role("grid").wait_for()
    assert _placed(page) == "GEGGEEGE"


def test_a_placement_that_nobody_made_is_drawn(show: Open) -> None:
    page = show("first_placement")
    drawn = {_placed(page)}
    for _ in range(8):  # the same nine times: once in seventy to the eighth
        page.get_by_role("button", name="Shuffle").click()
        drawn.add(_placed(page))
    assert len(drawn) > 1
    assert {"".join(sorted(kinds)) for kinds in drawn} == {"EEEEGGGG"}


def test_what_was_placed_is_sent_by_the_one_bar_and_can_be_taken_back(show: Open) -> None:
    page = show("first_placement", half_made="GGGGEEEE")
    click(page, "b1", "e2")
    page.get_by_role("button", name="Step back").click()
    assert _placed(page) == "GGGGEEEE"
    page.get_by_role("button", name="Confirm").click()
    assert _acts(page) == [{"how": "act", "action": {"type": "place", "kinds": "GGGGEEEE"}}]


# What is not allowed


def test_a_drag_to_where_it_may_not_go_puts_the_ghost_back_and_asks_why(show: Open) -> None:
    page = show("mid_game")
    drag(page, "b3", "e2")
    assert _acts(page) == [{"how": "ask", "action": {"type": "step", "origin": "b3", "target": "e2"}}]
    assert "lifted" not in _label(page, "b3")


@pytest.mark.parametrize(("fixture", "place"), [("mid_game", "d3"), ("waiting", "b2"), ("own_placed", "b5")])
def test_a_press_on_a_ghost_that_may_not_move_is_never_silent(show: Open, fixture: str, place: str) -> None:
    page = show(fixture)
    page.mouse.click(*_middle(page, place))
    assert [act["how"] for act in _acts(page)] == ["ask"]


def test_who_watches_can_press_without_being_told_off(show: Open) -> None:
    page = show("watcher")
    page.mouse.click(*_middle(page, "b3"))
    assert _acts(page) == []


def test_escape_and_a_second_finger_put_back(show: Open) -> None:
    page = show("mid_game")
    _walk(page, "b3")
    page.keyboard.press("Enter")
    assert "lifted" in _label(page, "b3")
    page.keyboard.press("Escape")
    assert "lifted" not in _label(page, "b3")
    with _Finger(page, "b3") as one:
        one.move(*_middle(page, "a3"))
        one.joined_by(*_middle(page, "e2"))
    assert _acts(page) == []
    assert "lifted" not in _label(page, "b3")


def test_nothing_moves_while_an_act_is_unanswered(show: Open) -> None:
    page = show("mid_game")
    drag(page, "b3", "a3")
    drag(page, "c2", "c3")
    assert len(_acts(page)) == 1
    assert _label(page, "a3") == "a3, your good ghost"


# What one sees and hears


def test_a_finger_does_not_cover_the_ghost_it_carries(show: Open) -> None:
    """P23."""
    page = show("mid_game")
    with _Finger(page, "b3") as one:
        x, y = _middle(page, "d2")
        one.move(x, y)
        box = page.locator(".thing.up").bounding_box()
        assert box
        assert abs(box["x"] + box["width"] / 2 - x) < 12
        assert y - (box["y"] + box["height"] / 2) > ABOVE_FINGER - 16


@pytest.mark.parametrize(
    ("lang", "fixture", "place", "label"),
    [
        ("en", "capture_possible", "c4", "c4, your evil ghost, can move"),
        ("nl", "capture_possible", "c4", "c4, jouw kwade geest, kan verzet worden"),
        ("en", "capture_possible", "d4", "d4, ghost of the other"),
        ("nl", "capture_possible", "d4", "d4, geest van de ander"),
        ("en", "watcher", "c5", "c5, ghost of A"),
        ("nl", "watcher", "c5", "c5, geest van A"),
        ("en", "leave_possible", "out:f6", "Leave the board from f6"),
        ("nl", "leave_possible", "out:f6", "Van het bord vanaf f6"),
        ("en", "end_win_disclosed", "b6", "b6, good ghost of the other"),
        ("en", "other_placed", "c6", "c6, ghost of the other"),
        ("en", "first_placement", "c6", "c6, empty"),
    ],
)
def test_every_place_says_what_it_holds(show: Open, lang: str, fixture: str, place: str, label: str) -> None:
    """P17."""
    assert _label(show(fixture, lang), place) == label


def test_a_lifted_ghost_and_its_goals_say_so(show: Open) -> None:
    page = show("capture_possible", "nl")
    page.mouse.click(*_middle(page, "c4"))
    assert _label(page, "c4").endswith("opgepakt")
    assert _label(page, "d4").endswith("hier kun je heen")
    assert _cell(page, "c4").get_attribute("aria-selected") == "true"


def test_the_shelf_tells_what_was_captured(show: Open) -> None:
    page = show("capture_possible")
    shelves = page.get_by_role("group").get_by_role("img").all()
    assert [(shelf.get_attribute("aria-label") or "").translate({0x2068: None, 0x2069: None}) for shelf in shelves] == [
        "Your ghosts that were captured: 1 good, 0 evil",
        "Ghosts that you captured: 1 good, 1 evil",
    ]


def test_the_board_is_one_stop_and_its_own_ring_shows_the_focus(show: Open) -> None:
    page = show("mid_game")
    assert page.locator('[role=gridcell][tabindex="0"]').count() == 1
    _walk(page, "b3")
    assert _cell(page, "b3").locator(".ring").first.is_visible()
    assert _cell(page, "b3").evaluate("one => getComputedStyle(one).outlineStyle") == "none"
    assert page.locator(".ring >> visible=true").count() == 2  # the ring and the gap round it


@pytest.mark.parametrize(("lang", "fixture"), [("nl" if n % 2 else "en", name) for n, name in enumerate(FIXTURES)])
def test_every_position_is_within_reach_of_fingers_and_readers(show: Open, lang: str, fixture: str) -> None:
    """Nothing scrolls sideways at 320 pixels, a finger finds every square, and axe has nothing to object to."""
    page = show(fixture, lang)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.evaluate(SMALLEST_CELL) >= 44
    page.add_script_tag(path=AXE)
    # A board alone is no page: it has no heading.
    found = page.evaluate("axe.run(document, { rules: { 'page-has-heading-one': { enabled: false } } })")
    told = [(one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found["violations"]]
    assert told == [], json.dumps(told, indent=1)
    assert page.evaluate("document.documentElement.lang") == lang


# Motion


def test_what_is_heard_flies_and_any_input_ends_it(show: Open) -> None:
    page = show("just_captured")
    page.evaluate("document.documentElement.style.setProperty('--beat', '60000ms')")
    page.get_by_role("button", name="Play", include_hidden=True).dispatch_event("click")
    page.locator(".air svg").first.wait_for()
    assert page.locator(".air svg").count() == 2  # the ghost that moves, and the one that it captures
    page.keyboard.press("Shift")
    page.locator(".air").wait_for(state="detached")
    assert page.locator(".away").count() == 0


def test_who_wants_no_motion_sees_the_changed_places_marked(show: Open) -> None:
    page = show("just_captured")
    page.emulate_media(reduced_motion="reduce")
    page.get_by_role("button", name="Play", include_hidden=True).dispatch_event("click")
    page.locator('.marked[data-place="f4"]').wait_for(state="attached")
    assert page.locator(".air").count() == 0
    page.locator(".marked").first.wait_for(state="detached")
