"""A full state that fits what a viewer of Geister sees and has heard, for bots that search."""

from collections.abc import Sequence

from speeltafel.core.dice import Dice
from speeltafel.core.seat import Seat, Viewer
from speeltafel.games.geister.model import EVIL, GHOSTS, GOOD, HIDDEN, News, State, Step, Stepped, View
from speeltafel.games.geister.rules import traced


def guess(view: View, heard: Sequence[News], viewer: Viewer, dice: Dice) -> State:
    """Unknown colours are drawn, each way that fits as likely as the other; the rest is what is seen and was heard."""
    return State(
        options=view.options,
        turn=view.turn,
        kinds=(_kinds(view, 0, dice), _kinds(view, 1, dice)),
        spots=view.spots,
        moves=view.moves,
        trail=_trail(view, heard),
        last=view.last,
        end=view.end,
    )


def _kinds(view: View, owner: Seat, dice: Dice) -> str | None:
    if not view.placed[owner]:
        return None
    known = view.kinds[owner * GHOSTS : owner * GHOSTS + GHOSTS]
    hidden = ["G"] * (GOOD - known.count("G")) + ["E"] * (EVIL - known.count("E"))
    drawn = iter(dice.shuffled(hidden))
    return "".join(next(drawn) if kind == HIDDEN else kind for kind in known)


def _trail(view: View, heard: Sequence[News]) -> bytes:
    """GE-31: the steps since the last capture, made again by following each ghost back from where it stands."""
    spots = list(view.spots)
    trail: list[bytes] = []
    for news in reversed(heard):
        if not isinstance(news, Stepped) or news.captured:
            break
        ghost = spots.index(news.target)
        spots[ghost] = news.origin
        trail.append(traced(ghost, Step(news.origin, news.target)))
    return b"".join(reversed(trail))
