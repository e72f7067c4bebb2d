"""What is typed at a table of Geister and what is answered: commands, chat, refusals with their rule, any name."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Enter
from tests.browser.hands import drag, holds, tap
from tests.browser.house import Person, Server, gathered, placed

SCRIPT = "<img src=x onerror=\"document.title='1'\"><script>document.title='1'</script>"
WIDE = "W" * 32
PHONE_360: ViewportSize = {"width": 360, "height": 640}

ALL_COMMANDS = (
    "join",
    "leave",
    "bot",
    "start",
    "startnosave",
    "unready",
    "option",
    "draw",
    "resign",
    "reset",
    "gameinfo",
    "help",
)

SAID = {
    "nl": {
        "chat": "Chat",
        "say": "Wat wil je zeggen?",
        "help": "zeg dat je klaar bent om te beginnen",
        "seat": "Stoel 1: A",
        "option": "Ontsnappen (escape): op de pijl",
        "wished": "gewenst door stoel 1, en het geldt pas als iedereen het wil",
        "unknown": "/dans ken ik niet. Typ /help voor alles wat je kunt typen.",
        "later": "/breakoff komt later (TB-14); nu gaat het nog niet.",
        "untimely": "Er is hier geen spel aan de gang.",
        "ready": "klaar",
        "lot": "Wie begint (start): loten",
    },
    "en": {
        "chat": "Chat",
        "say": "What would you like to say?",
        "help": "say that you are ready to begin",
        "seat": "Seat 1: A",
        "option": "Escape (escape): on the arrow",
        "wished": "wanted by seat 1, and it holds only when everyone wants it",
        "unknown": "I do not know /dans. Type /help for all that you can type.",
        "later": "/breakoff comes later (TB-14); it does not work yet.",
        "untimely": "No game is going on here.",
        "ready": "ready",
        "lot": "Who begins (start): drawn by lot",
    },
}


def _type(page: Page, lang: str, text: str, *, answered: bool = True) -> None:
    """Type a line; once it has arrived its box is empty again, unless it was refused."""
    box = page.get_by_role("textbox", name=SAID[lang]["say"])
    box.fill(text)
    box.press("Enter")
    if answered:
        expect(box).to_have_value("")


def _told(page: Page, text: str) -> None:
    """Wait until the talk shows ``text``, whatever marks stand round names in it."""
    expect(page.get_by_text(_marked(text)).last).to_be_visible()


def _marked(text: str) -> re.Pattern[str]:
    """``text`` with whatever marks stand round names in it."""
    return re.compile("[\u2066-\u2069]*".join(re.escape(letter) for letter in text))


@pytest.mark.rule("TB-10", "TB-11", "TB-12", "TB-16")
@pytest.mark.parametrize(
    ("lang", "option", "info"), [("nl", "optie", "spelinfo"), ("en", "option", "gameinfo")], ids=["nl", "en"]
)
def test_everything_can_be_typed(sit_down: Enter, server: Server, lang: str, option: str, info: str) -> None:
    said = SAID[lang]
    a, b, table = gathered(server, options={"start": 0})
    a.do(table, "leave")
    page = sit_down(table, a, locale=lang)
    page.get_by_role("tab", name=said["chat"]).click()
    _type(page, lang, "/join 1")
    expect(page.get_by_role("listitem").filter(has_text="A").first).to_be_visible()
    _type(page, lang, "/help")
    _told(page, said["help"])
    for command in ALL_COMMANDS:
        expect(page.get_by_text(re.compile(f"/[\u2068]?{command}\\b")).first).to_be_attached()
    _type(page, lang, f"/{option} disclose")
    _type(page, lang, f"/{option} help")
    _told(page, said["option"])
    _told(page, said["wished"])
    _told(page, said["lot"])
    _type(page, lang, f"/{info}")
    _told(page, said["seat"])
    _type(page, lang, "/dans")
    _told(page, said["unknown"])
    _type(page, lang, "/breakoff")
    _told(page, said["later"])
    _type(page, lang, "/opgeven" if lang == "nl" else "/resign", answered=False)
    _told(page, said["untimely"])
    b.do(table, "start")
    _type(page, lang, "/begin" if lang == "nl" else "/startnosave", answered=False)
    expect(page.get_by_role("grid")).to_be_visible()


@pytest.mark.rule("TB-12")
@pytest.mark.parametrize(
    ("lang", "option", "why"),
    [
        ("nl", "Zettengrens", "“Zettengrens” is een getal van 0 tot 1.000."),
        ("en", "Move limit", "“Move limit” is a number from 0 to 1,000."),
    ],
)
def test_what_an_option_does_not_take_is_refused_by_the_name_beside_it(
    sit_down: Enter, server: Server, lang: str, option: str, why: str
) -> None:
    a, _, table = gathered(server)
    page = sit_down(table, a, locale=lang)
    field = page.get_by_label(option, exact=True)
    field.fill("5000")
    field.press("Enter")
    expect(page.get_by_role("region", name=re.compile("TB-12"))).to_contain_text(_marked(why))
    expect(field).to_have_value("200")
    field.fill("1000")
    field.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text=_marked(f"{option}: 1000."))).to_be_visible()


@pytest.mark.rule("TB-13")
@pytest.mark.parametrize(
    ("lang", "offered", "no", "tab"),
    [
        ("nl", "A biedt remise aan.", "B wil geen remise.", "Verloop"),
        ("en", "A offers a draw.", "B does not want a draw.", "Log"),
    ],
)
def test_whose_draw_is_refused_can_go_on_reading_it(
    sit_down: Enter, server: Server, lang: str, offered: str, no: str, tab: str
) -> None:
    """Where the offer stood until somebody moves, for whoever looks now or later; in the log everybody reads it."""
    a, b, table = placed(server)
    a.do(table, "draw")
    page, watcher = sit_down(table, a, locale=lang), sit_down(table, locale=lang)
    expect(page.locator("main").get_by_text(re.compile("Je hebt remise aangeboden|You have offered"))).to_be_visible()
    b.do(table, "refuse")
    note = page.locator("main p").filter(has_text=_marked(no))
    expect(note).to_be_visible()
    page.reload()
    expect(note).to_be_visible()
    for one in (page, watcher):
        log = one.get_by_role("tabpanel", name=tab)
        expect(log.get_by_role("listitem").filter(has_text=_marked(offered))).to_be_visible()
        expect(log.get_by_role("listitem").filter(has_text=_marked(no))).to_be_visible()
    a.step(table, "b2", "b3")
    expect(note).to_have_count(0)
    expect(page.get_by_role("listitem").filter(has_text=_marked(no))).to_be_visible()


@pytest.mark.rule("GE-10")
@pytest.mark.parametrize(
    ("lang", "why", "text"),
    [
        ("nl", "Van b2 kom je niet op b5", "precies één veld"),
        ("en", "From b2 you cannot reach b5", "exactly one square"),
    ],
)
def test_a_refused_act_says_its_rule_and_opens_the_text(
    sit_down: Enter, server: Server, lang: str, why: str, text: str
) -> None:
    """P11, P12."""
    a, _, table = placed(server)
    page = sit_down(table, a, locale=lang)
    page.locator(".turn.mine").wait_for()
    drag(page, "b2", "b5")
    _told(page, why)
    refusal = page.get_by_role("region", name=re.compile("GE-10"))
    refusal.get_by_role("button", name=re.compile("GE-10")).click()
    expect(refusal.locator(".text")).to_contain_text(text)
    refusal.get_by_role("button", name="Begrepen" if lang == "nl" else "Got it").click()
    expect(refusal).to_be_hidden()
    drag(page, "b2", "b3")
    holds(page, "b3", "jouw" if lang == "nl" else "your")


def test_a_refusal_leaves_the_head_free_on_a_small_phone(sit_down: Enter, server: Server) -> None:
    """P19: also one of three lines."""
    a, _, table = placed(server)
    page = sit_down(table, a, viewport=PHONE)
    page.locator(".turn.mine").wait_for()
    tap(page, "b2", "d4")
    _told(page, "een geest gaat precies één veld omhoog, omlaag, naar links of naar rechts.")
    strip = page.get_by_role("region", name=re.compile("GE-10")).bounding_box()
    menu = page.get_by_role("button", name="Menu")
    head = menu.bounding_box()
    assert strip
    assert head
    assert strip["y"] > head["y"] + 0.9 * head["height"]
    menu.tap()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def _says(page: Page, text: str) -> Locator:
    """A line of the chat, by what it says."""
    return page.get_by_role("listitem").filter(has_text=text)


@pytest.mark.rule("TB-02")
def test_chat_is_read_from_its_newest_line_on(sit_down: Enter, server: Server) -> None:
    """In a sheet that opens at what is new, and where the lines get less room while one reads."""
    a, b, table = placed(server)
    phone, desk = sit_down(table, a, viewport=PHONE), sit_down(table, b, viewport={"width": 1280, "height": 480})
    desk.get_by_role("tab", name="Chat").click()
    for number in range(12):
        _type(desk, "nl", f"regel {number}")
    phone.get_by_role("button", name=re.compile("er is iets gezegd")).tap()
    expect(_says(phone, "regel 11")).to_be_in_viewport()
    expect(_says(desk, "regel 11")).to_be_in_viewport(ratio=1)
    a.do(table, "resign")  # then one reads what the watchers say, too, and chooses whom to speak to
    desk.get_by_role("combobox").wait_for()
    expect(_says(desk, "regel 11")).to_be_in_viewport(ratio=1)


@pytest.mark.rule("TB-16")
def test_an_answer_longer_than_the_sheet_is_read_from_its_beginning(sit_down: Enter, server: Server) -> None:
    """And what one says after it comes into sight as well."""
    a, _, table = placed(server)
    page = sit_down(table, a, viewport=PHONE)
    page.get_by_role("button", name="Verloop, chat en regels").tap()
    page.get_by_role("tab", name="Chat").tap()
    for number in range(9):
        _type(page, "nl", f"regel {number}")
    _type(page, "nl", "/help")
    answer = page.get_by_role("log").get_by_role("listitem").last
    expect(answer.get_by_text("Alleen jij ziet dit")).to_be_in_viewport(ratio=1)
    expect(answer.locator(".said").last).not_to_be_in_viewport()
    _type(page, "nl", "dank je")
    expect(_says(page, "dank je")).to_be_in_viewport(ratio=1)


@pytest.mark.rule("TB-18")
def test_who_gives_up_by_typing_on_a_phone_sees_how_it_ended(sit_down: Enter, server: Server) -> None:
    """The sheet one has typed in does not stay over it."""
    a, _, table = placed(server)
    page = sit_down(table, a, viewport=PHONE)
    page.get_by_role("button", name="Verloop, chat en regels").tap()
    page.get_by_role("tab", name="Chat").tap()
    _type(page, "nl", "/opgeven", answered=False)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", name=re.compile("opgegeven|gewonnen"))).to_be_in_viewport()


def test_in_the_chat_a_long_name_stands_whole_beside_a_whole_time(sit_down: Enter, server: Server) -> None:
    """P19."""
    a = Person.come_in(server, WIDE)
    page = sit_down(a.open(), a, viewport=PHONE)
    page.get_by_role("button", name="Verloop, chat en regels").tap()
    page.get_by_role("tab", name="Chat").tap()
    _type(page, "nl", "hallo")
    line = _says(page, "hallo")
    name, time = line.get_by_text(WIDE), line.get_by_role("time")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")
    small = time.evaluate("one => one.offsetHeight / parseFloat(getComputedStyle(one).fontSize)")
    assert small < 2


@pytest.mark.rule("TB-10")
def test_a_double_click_on_sit_down_takes_one_seat(sit_down: Enter, server: Server) -> None:
    """P10."""
    a, b = Person.come_in(server, "A"), Person.come_in(server, "B")
    table = a.open(join=False)
    page = sit_down(table, b)
    page.get_by_role("button", name=re.compile("Ga zitten")).first.dblclick()
    page.get_by_role("button", name="Ik ben klaar").wait_for()
    seats = server.ask("GET", f"/api/tables/{table}")["card"]["seats"]
    assert [seat["person"] is None for seat in seats] == [False, True]


def test_script_in_chat_name_and_title_is_only_text(sit_down: Enter, server: Server) -> None:
    """P15."""
    a = Person.come_in(server, SCRIPT[:32])
    table = a.open(title=SCRIPT[:40])
    pages = [sit_down(table, a, viewport=PHONE), sit_down(table, locale="en")]
    pages[0].get_by_role("button", name="Verloop, chat en regels").click()
    pages[0].get_by_role("tab", name="Chat").click()
    _type(pages[0], "nl", SCRIPT)
    pages[1].get_by_role("tab", name="Chat").click()
    for page in pages:
        expect(page.get_by_text(SCRIPT, exact=True)).to_be_visible()
        assert page.locator("img[src=x]").count() == 0
        assert page.title() != "1"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(pages[1].get_by_role("heading", level=1)).to_contain_text(SCRIPT[:40].strip())


@pytest.mark.parametrize("viewport", [PHONE, PHONE_360], ids=["320", "360"])
@pytest.mark.parametrize("name", [WIDE, "👻👩‍👩‍👧‍👦 é𝔸", "אבגדהוזחט"], ids=["long", "emoji", "right-to-left"])
def test_any_name_leaves_board_and_bar_where_they_are(
    sit_down: Enter, server: Server, name: str, viewport: ViewportSize
) -> None:
    """P19, P20: in play, at the end and in the log; the full name can be reached."""
    a, b = Person.come_in(server, name), Person.come_in(server, name)
    table = a.open()
    b.do(table, "join")
    for person in (a, b):
        person.do(table, "start")
    page = sit_down(table, a, viewport=viewport)
    page.get_by_role("button", name="Bevestig").wait_for()
    _fits(page)
    expect(page.get_by_role("button", name="Bevestig")).to_be_in_viewport(ratio=1)
    for person in (a, b):
        person.place(table)
    page.locator(".turn.mine").wait_for()
    _fits(page)
    seats = page.get_by_role("region", name="Aan tafel").get_by_role("listitem")
    heights = seats.evaluate_all("all => all.map(one => one.offsetHeight)")
    assert len(heights) == 2
    assert heights[0] == heights[1]
    shown = seats.nth(1).get_by_title(name, exact=True)
    assert shown.evaluate("one => getComputedStyle(one).direction") == ("rtl" if name[0] == "א" else "ltr")
    b.do(table, "resign")
    expect(page.get_by_role("heading", name=re.compile("heeft opgegeven"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.get_by_role("grid").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] + box["height"] <= (page.viewport_size or {"height": 0})["height"]
