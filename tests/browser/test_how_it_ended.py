"""The end of a game on the page: who came where, also where no points are counted."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Enter
from tests.browser.house import Person, Server

_FIRST = """
from speeltafel.games.nice_n_easy import GAME
from tests.games.nice_n_easy.table import draw
LAST_CARD = "hro bbs tbs\\nA hbd |\\nB hpd bro tbd | 4\\nC hpo | 0"
type(GAME).setup = staticmethod(lambda options, seats, first, dice: draw(LAST_CARD))
"""
LONG = "Wilhelmina van der Wilgenburg"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which games of Nice 'n Easy begin one card before their end."""
    server = Server(tmp_path_factory.mktemp("ended"), first=_FIRST).start()
    yield server
    server.kill()


@pytest.fixture
def ended(server: Server) -> tuple[Person, str]:
    """A, who has won with nothing left, and the table; B has seven cards left and C one."""
    persons = [Person.come_in(server, name) for name in ("A", LONG, "C")]
    wished = {"game": "nice_n_easy", "join": True, "options": {"seats": 3, "start": 1}}
    table = str(server.ask("POST", "/api/tables", wished, token=persons[0].token)["id"])
    for person in persons[1:]:
        person.do(table, "join")
    for person in persons:
        person.do(table, "start")
    persons[0].do(table, "act", action={"type": "lay", "card": "hbd", "claims": ["colours_same"]})
    return persons[0], table


def _lines_high(page: Page, selector: str) -> float:
    """How many lines a text takes."""
    return float(
        page.locator(selector).evaluate(
            """one => {
                const text = document.createRange()
                text.selectNodeContents(one)
                return text.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)
            }"""
        )
    )


@pytest.mark.rule("NE-42")
@pytest.mark.parametrize("viewport", [PHONE, DESK])
def test_everybody_is_ranked_where_no_points_are_counted(
    sit_down: Enter, ended: tuple[Person, str], viewport: dict[str, int]
) -> None:
    person, table = ended
    page = sit_down(table, person, viewport=viewport)
    rows = page.locator("section.end tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.locator("td")).to_have_text(["1", "2", "3"])
    expect(rows.locator(".name")).to_have_text(["A", "C", LONG])
    expect(page.locator("section.end th[scope=col]")).to_have_text(["Plaats", "Aan tafel"])
    assert _lines_high(page, "section.end th[scope=col] >> nth=0") < 2
