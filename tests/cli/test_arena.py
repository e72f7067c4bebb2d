"""`speeltafel arena`: counted right, the same every time, on every seat as often."""

import json
from typing import Any

import pytest

from speeltafel.cli.arena import Bout, lead, mean_of, play_number, wilson
from speeltafel.cli.match import Played
from speeltafel.games.geister.model import Options
from speeltafel.games.zombies import model as zombies
from tests.cli.terminal import run


def arena(*arguments: str) -> dict[str, Any]:
    result = run("arena", "geister", "--json", *arguments)
    assert result.exit_code == 0
    read: dict[str, Any] = json.loads(result.stdout)
    return read


def test_the_beginner_beats_chance_and_every_game_is_counted() -> None:
    read = arena("--seats", "random,beginner", "--games", "20", "--seed", "1")
    chance, beginner = read["bots"]
    assert (chance["bot"], beginner["bot"]) == ("random", "beginner")
    assert beginner["won"] > 17
    for bot in read["bots"]:
        assert bot["won"] + bot["drawn"] + bot["lost"] == 20
    assert chance["won"] == beginner["lost"]
    assert sum(ending["games"] for ending in read["endings"]) == 20
    assert read["acts"]["least"] <= read["acts"]["mean"] <= read["acts"]["most"]


def test_what_happens_in_a_game_is_counted() -> None:
    told = arena("--seats", "random,beginner", "--games", "20")["told"]
    assert list(told) == sorted(told)
    assert told["placed"] == 2  # each its own ghosts, once
    assert told["stepped"] > 10


def test_two_processes_play_the_same_games_as_one() -> None:
    asked = ("--seats", "random,beginner", "--games", "12", "--seed", "7")
    assert arena(*asked) == arena(*asked, "--jobs", "2")


def test_another_seed_gives_other_games() -> None:
    assert arena("--games", "6", "--seed", "1")["acts"] != arena("--games", "6", "--seed", "2")["acts"]


def test_bots_of_one_strength_are_told_apart() -> None:
    assert [bot["bot"] for bot in arena("--seats", "random,random", "--games", "4")["bots"]] == ["random A", "random B"]


def test_winners_are_named_by_bot_whatever_their_seat() -> None:
    bout = Bout("geister", ("random", "beginner"), Options(), "1")
    results = [play_number(bout, number) for number in range(8)]
    assert all(played.winners == (1,) and played.places == (2, 1) for played in results)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_results_are_a_table(lang: str) -> None:
    told = run("arena", "geister", "--seats", "random,beginner", "--games", "20", lang=lang).output
    assert "GE-20" in told
    assert ("Gewonnen" if lang == "nl" else "Won") in told
    assert ("83,9 % - 100,0 %" if lang == "nl" else "83.9 % - 100.0 %") in told


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_points_are_told_where_a_game_counts_them(lang: str) -> None:
    told = run("arena", "zombies", "--seats", "random,beginner", "--games", "4", lang=lang).output
    assert ("Gemiddelde punten" if lang == "nl" else "Mean points") in told
    assert ("Gemiddelde punten" if lang == "nl" else "Mean points") not in run("arena", "geister", lang=lang).output


def test_points_are_counted_by_bot_whatever_its_seat() -> None:
    bout = Bout("zombies", ("random", "beginner"), zombies.Options(), "1")
    results = [play_number(bout, number) for number in range(4)]
    assert all(played.points is not None and played.points[1] > played.points[0] for played in results)
    assert mean_of([1, 2, 3]) == pytest.approx((2.0, 2 - 1.1316, 2 + 1.1316), abs=1e-4)


def test_a_lead_is_counted_game_by_game_over_the_seats_of_each_strength() -> None:
    """Three games by hand: 1/2 - 0, 1 - 1 and 0 - 1 of the seats."""
    bout = Bout("lizzy_ghosties", ("good", "beginner", "good", "beginner"), None, "1")
    results = [Played((1, 1, 1, 1), winners, "-", "-", 1) for winners in ((0,), (0, 1, 2, 3), (1, 3))]
    assert lead(bout, results) == pytest.approx(mean_of([0.5, 0.0, -1.0]))


def test_of_paired_games_a_deal_is_one_measurement() -> None:
    bout = Bout("lizzy_ghosties", ("good", "beginner", "beginner"), None, "1", paired=True)
    won = ((0,), (1,), (0,), (0,), (0,), (0, 1))
    assert lead(bout, [Played((1, 1, 1), winners, "-", "-", 1) for winners in won]) == pytest.approx(
        mean_of([0.5, 2.5 / 3])
    )


def test_paired_games_are_dealt_alike_for_every_bot_on_every_seat() -> None:
    asked = ("--seats", "beginner,beginner", "--games", "2")
    apart, paired = (arena(*asked, *more)["endings"] for more in ((), ("--paired",)))
    assert sorted(ending["winners"] for ending in paired) == [["beginner A"], ["beginner B"]]
    assert apart != paired


def test_there_is_no_lead_where_seats_say_it_or_more_than_two_meet() -> None:
    for strengths in (("good", "beginner"), ("good", "good", "good"), ("good", "beginner", "random")):
        assert lead(Bout("lizzy_ghosties", strengths, None, "1"), [Played((1, 1, 1), (0,), "-", "-", 1)]) is None


@pytest.mark.parametrize(("lang", "said"), [("nl", "beginner op random"), ("en", "beginner over random")])
def test_the_lead_is_told_where_seats_share_a_strength(lang: str, said: str) -> None:
    asked = ("lizzy_ghosties", "--seats", "beginner,random,random", "--games", "2")
    assert said in run("arena", *asked, lang=lang).output


def test_the_interval_is_that_of_wilson() -> None:
    """Figures by hand: 8 of 10, and the ends of the scale."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(20, 20) == pytest.approx((0.8389, 1.0), abs=1e-4)


def test_bots_may_be_set_apart_by_spaces() -> None:
    assert run("arena", "geister", "--seats", "random, beginner", "--games", "1").exit_code == 0


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ("random", "This game takes 2 bots; you named 1."),
        ("random,random,random", "This game takes 2 bots; you named 3."),
        ("random,oracle", "There is no bot called oracle for this game. There is: random, beginner."),
    ],
)
def test_seats_that_cannot_be_filled_so(seats: str, why: str) -> None:
    answer = run("arena", "geister", "--seats", seats)
    assert (answer.exit_code, answer.output) == (2, f"{why}\n")
