"""`speeltafel new-game`: the three folders of a small running game, to start a new one from."""

import keyword
import re
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

import click

from speeltafel.cli.spoken import Failed, Spoken, WrongArgument, words_for
from speeltafel.cli.terminal import lang_option, option, screen
from speeltafel.core.registry import find_games

TABLES_LETTERS: Final = "TB"
HOMES: Final = {"game": "src/speeltafel/games", "tests": "tests/games", "web": "web/src/games"}
"""Where each folder of the skeleton goes, in a checkout."""


class Named(NamedTuple):
    """All names that follow from a game's id."""

    id: str
    rules: str
    """The two letters of its rule ids."""

    @property
    def title(self) -> str:
        return self.id.replace("_", " ").capitalize()

    @property
    def type(self) -> str:
        return "".join(part.capitalize() for part in self.id.split("_"))


@click.command("new-game", cls=Spoken)
@click.argument("name")
@option("--into", type=click.Path(), default=".", metavar="DIR")
@lang_option
def new_game(name: str, into: str, lang: str | None) -> None:
    """NAME: the id of the game and of its folders."""
    words, checkout = words_for(lang), Path(into)
    if not re.fullmatch("[a-z][a-z0-9_]*", name) or keyword.iskeyword(name):
        raise WrongArgument(words.say("cli-new-game-bad-name", name=name))
    if not (checkout / HOMES["game"]).is_dir():
        raise Failed(words.say("cli-new-game-no-checkout", path=str(checkout.resolve())))
    if taken := next(_taken(checkout, name), None):
        raise Failed(words.say("cli-new-game-taken", name=name, path=str(taken)))
    named = Named(name, _letters(name))
    count = write_game(checkout, named)
    rules = str(checkout / HOMES["game"] / name / "rules")
    for line in (
        words.say("cli-new-game-written", title=named.title, count=count),
        words.say("cli-new-game-next", name=name, rules=rules),
    ):
        screen().print(line, markup=False)


def write_game(checkout: Path, named: Named) -> int:
    """Write the small game under these names; the number of files."""
    texts = {
        checkout / home / named.id / path: _renamed(text, Path(path).suffix, named)
        for folder, home in HOMES.items()
        for path, text in _files(resources.files("speeltafel.cli.skeleton") / folder)
    }
    for path, text in texts.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return len(texts)


def _taken(checkout: Path, name: str) -> Iterator[Path]:
    """What already goes by that name: a game's folder, a bot, or a room of the house."""
    places = [checkout / home / name for home in HOMES.values()]
    rooms = [checkout / "src/speeltafel" / name, checkout / "src/speeltafel/bots" / f"{name}.py"]
    return (path for path in (*places, *rooms) if path.exists())


def _letters(name: str) -> str:
    """Two letters for the rule ids that no game has yet: the first one and the next that is free."""
    taken = {game.about.rules for game in find_games().values()} | {TABLES_LETTERS}
    following = [*re.sub("[^a-z]", "", name[1:]), *"abcdefghijklmnopqrstuvwxyz"]
    free = [letters for letters in (f"{name[0]}{letter}".upper() for letter in following) if letters not in taken]
    return free[0]


def _files(folder: Traversable, within: str = "") -> Iterator[tuple[str, str]]:
    """Every file below a folder, by its path there, with its text."""
    for entry in folder.iterdir():
        path = within + entry.name
        if entry.is_dir():
            yield from () if entry.name == "__pycache__" else _files(entry, f"{path}/")
        else:
            yield path, entry.read_text(encoding="utf-8")


def _renamed(text: str, suffix: str, named: Named) -> str:
    for old, new in (
        ("speeltafel.cli.skeleton.game", f"speeltafel.games.{named.id}"),
        ("speeltafel/cli/skeleton/game", f"speeltafel/games/{named.id}"),
        ('"skeleton"', f'"{named.id}"'),
        ('"SK"', f'"{named.rules}"'),
        ("SK-", f"{named.rules}-"),
        ("Skeleton", named.type if suffix == ".py" else named.title),
    ):
        text = text.replace(old, new)
    # The game's own imports come later in the alphabet than the skeleton's.
    return _IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True))), text)


_IMPORTS: Final = re.compile(r"(?:^from speeltafel\..*\n)+", re.MULTILINE)
