"""Drawn positions as one viewer sees them, for the gallery, its screenshots and the browser tests (client.md, 9)."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from speeltafel.core.dice import seeded
from speeltafel.core.game import AnyGame
from speeltafel.core.play import Moved, advance
from speeltafel.core.seat import Viewer


class Shown(Struct, frozen=True):
    """A drawn position ready for the browser: what ``viewer`` sees, may do, has just heard, and saw before that."""

    viewer: Viewer
    names: tuple[str, ...]
    view: Any
    offer: Any
    news: tuple[Any, ...]
    before: Any


class Fixture(Struct, frozen=True):
    """What ``viewer`` sees of ``state`` after ``acts`` were played from it; the last of them was just heard."""

    state: Any
    viewer: Viewer
    acts: Sequence[tuple[int, Any]] = ()
    names: tuple[str, ...] = ("A", "B")

    def shown(self, game: AnyGame) -> Shown:
        """What the browser needs of it."""
        before, state = self.state, self.state
        news: tuple[Any, ...] = ()
        for seat, action in self.acts:
            moved = advance(game, state, seat, action, seeded(0))
            assert isinstance(moved, Moved), moved
            before, state, news = state, moved.state, moved.news
        heard = (game.hear(told, self.viewer) for told in news)
        asked = self.viewer is not None and self.viewer in game.to_act(state)
        return Shown(
            viewer=self.viewer,
            names=self.names,
            view=game.view(state, self.viewer),
            offer=game.offer(state, self.viewer) if asked and self.viewer is not None else None,
            news=tuple(told for told in heard if told is not None),
            before=game.view(before, self.viewer),
        )
