"""Which games there are: every folder of ``speeltafel.games`` and every installed entry point ``speeltafel.games``."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from speeltafel.core.game import AnyGame

GROUP = "speeltafel.games"


class NoSuchGame(LookupError):
    """There is no game of that name here."""


def find_games() -> Mapping[str, AnyGame]:
    """The games by id, in the order of their ids.

    Each is the ``GAME`` of a package in ``speeltafel.games`` (a folder put on that package's path counts, so that a
    game can be tried without being installed) or of an entry point. Two of one id are an error.
    """
    games: dict[str, AnyGame] = {}
    for game in (*_folders(), *_entry_points()):
        if game.about.id in games:
            raise ValueError(f"two games are called {game.about.id}")
        games[game.about.id] = game
    return dict(sorted(games.items()))


def _folders() -> Iterator[AnyGame]:
    home = import_module(GROUP)
    for module in iter_modules(home.__path__):
        if module.ispkg:
            yield import_module(f"{GROUP}.{module.name}").GAME


def _entry_points() -> Iterator[AnyGame]:
    for point in entry_points(group=GROUP):
        yield point.load()
