"""Writes the client's types and drawn positions from the Python ones: `make types`; `--check` only says what is old.

- web/src/table/wire.gen.ts: every message, body, verb and deed of the wire;
- web/src/games/GAME/wire.gen.ts: a game's options, actions, news, view and offer;
- web/src/games/GAME/data.gen.json: what a game's board needs that never changes, where the game has a module `client`;
- web/src/games/GAME/fixtures.gen.json: the drawn positions of tests/games/GAME/fixtures.py, as their viewer sees them.

What the server sends is written out whole, so a field with a default is there all the same; only a field that may be
unset, or a message that leaves its defaults out, has optional ones. What the browser sends may leave its defaults out.
"""

import inspect
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_origin

import msgspec
from msgspec import UnsetType
from msgspec import inspect as shape

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "src"
HEAD = "// Written by `make types` from {source}. Do not edit.\n"

sys.path.insert(0, str(ROOT))  # tests/games holds the drawn positions

from speeltafel.core import entry  # noqa: E402
from speeltafel.core.game import AnyGame  # noqa: E402
from speeltafel.core.registry import find_games  # noqa: E402
from speeltafel.server import wire  # noqa: E402
from speeltafel.tables.tables import Opening  # noqa: E402


def main(arguments: Sequence[str]) -> int:
    """Write what has changed, or with ``--check`` name it; the exit status is 1 if it only named something."""
    old = [path for path, text in generated() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in old:
            print(f"{path.relative_to(ROOT)} is old: make types")
        return 1 if old else 0
    texts = dict(generated())
    for path in old:
        path.write_text(texts[path], encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


def generated() -> Iterator[tuple[Path, str]]:
    """Every file that is written, with what should stand in it."""
    yield CLIENT / "table" / "wire.gen.ts", wire_types()
    for game in find_games().values():
        folder = CLIENT / "games" / game.about.id
        if not folder.is_dir():
            continue  # it comes from elsewhere, or has no board yet
        yield folder / "wire.gen.ts", game_types(game)
        if find_spec(f"{type(game).__module__}.client"):
            yield folder / "data.gen.json", _data(f"{type(game).__module__}.client")
        drawn = f"tests.games.{game.about.id}.fixtures"
        if (ROOT / drawn.replace(".", "/")).with_suffix(".py").exists() and find_spec(drawn):
            yield folder / "fixtures.gen.json", _fixtures(game, drawn)


def wire_types() -> str:
    """The types of everything between a page and the server."""
    script = Script(
        _named_in(wire, entry, import_module("speeltafel.tables.verbs"), import_module("speeltafel.tables.card"))
    )
    sent = _Reached()
    for root in (wire.FromBrowser, wire.Name, wire.Code, Opening):
        sent.add(shape.type_info(root))
    script.sent_by_browser = sent.structs
    script.meant = {(wire.LogLine, "deed"): "HeardDeed"}
    for struct in (*_structs_of(wire), Opening):
        script.write(shape.type_info(struct))
    for alias in (wire.FromBrowser, wire.FromServer, wire.RulePart, wire.HeardDeed, entry.TableDeed, entry.Stop):
        script.write(shape.type_info(alias))
    return script.text("src/speeltafel/server/wire.py")


def game_types(game: AnyGame) -> str:
    """The types of one game's wire."""
    types = game.about.types
    roots = {"Options": types.options, "Action": types.action, "News": types.news, "View": types.view}
    shapes = {name: shape.type_info(root) for name, root in roots.items()}
    reached = _Reached()
    for known in (*shapes.values(), shape.type_info(types.offer)):
        reached.add(known)
    homes = {struct.__module__ for struct in reached.structs if struct.__module__.startswith("speeltafel.games.")}
    modules = [import_module(home) for home in sorted(homes)]
    script = Script([(known, name) for name, known in shapes.items()] + _named_in(*modules))
    for known in shapes.values():
        script.write(known)
    offer = script.write(shape.type_info(types.offer))
    if offer != "Offer":
        script.add("Offer", f"export type Offer = {offer}", "What a seat that is asked may do.")
    for name, known in shapes.items():
        if (called := script.write(known)) != name:
            script.add(name, f"export type {name} = {called}", "")
    return script.text(", ".join(f"src/{module.__name__.replace('.', '/')}.py" for module in modules))


def _data(module: str) -> str:
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in import_module(module).DATA.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _fixtures(game: AnyGame, module: str) -> str:
    drawn: Mapping[str, Any] = import_module(module).FIXTURES
    shown = {name: fixture.shown(game) for name, fixture in drawn.items()}
    lines = [f"{json.dumps(name)}: {msgspec.json.encode(fixture).decode()}" for name, fixture in shown.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


Named = Sequence[tuple[shape.Type, str]]


@dataclass
class Script:
    """TypeScript declarations, each written once, in the order in which they were needed."""

    named: Named
    """Types that have a name of their own in Python, though they are no class."""
    sent_by_browser: frozenset[type] = frozenset()
    """Structs in which what has a default may be left out."""
    meant: dict[tuple[type, str], str] = field(default_factory=dict)
    """Fields that go out ready-made, with the name of what is in them."""
    declared: dict[str, str] = field(default_factory=dict)
    _owners: dict[str, Any] = field(default_factory=dict)

    def text(self, source: str) -> str:
        return HEAD.format(source=source) + "".join(f"\n{text}\n" for text in self.declared.values())

    def add(self, name: str, declaration: str, doc: str) -> None:
        self.declared[name] = _comment(doc) + declaration

    def write(self, known: shape.Type) -> str:
        """The TypeScript for a type, having declared all that it names."""
        while isinstance(known, shape.Metadata):
            known = known.type
        alias = next((name for named, name in self.named if named == known), None)
        if alias is None or isinstance(known, shape.StructType):
            return self._written(known)
        if alias not in self.declared:
            self.declared[alias] = ""  # keeps its place, and ends a circle
            self.declared[alias] = f"export type {alias} = {self._written(known)}"
        return alias

    def _written(self, known: shape.Type) -> str:
        match known:
            case shape.StructType():
                return self._struct(known)
            case shape.UnionType(types):
                # What stands ready-made beside a type is of that type.
                said = [self.write(member) for member in types if not isinstance(member, shape.RawType)]
                return " | ".join(said) if said != ["null"] else "unknown"
            case shape.EnumType(cls):
                return self._enum(cls)
            case shape.LiteralType(values):
                return " | ".join(f"'{value}'" if isinstance(value, str) else str(value).lower() for value in values)
            case shape.TupleType(item_types):
                return f"readonly [{', '.join(self.write(item) for item in item_types)}]"
            case shape.VarTupleType(item) | shape.ListType(item) | shape.SetType(item) | shape.FrozenSetType(item):
                inner = self.write(item)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case shape.DictType(_, value):
                return f"{{ readonly [key: string]: {self.write(value)} }}"
            case shape.StrType() | shape.BytesType():
                return "string"
            case shape.IntType() | shape.FloatType():
                return "number"
            case shape.BoolType():
                return "boolean"
            case shape.NoneType():
                return "null"
            case shape.RawType() | shape.AnyType():
                return "unknown"
            case _:
                raise TypeError(f"no TypeScript is known for {known}")

    def _enum(self, enum: type[Enum]) -> str:
        if enum.__name__ not in self.declared:
            values = " | ".join(f"'{member.value}'" for member in enum)
            self.add(enum.__name__, f"export type {enum.__name__} = {values}", inspect.getdoc(enum) or "")
        return enum.__name__

    def _struct(self, known: shape.StructType) -> str:
        struct = getattr(known.cls, "__origin__", known.cls)
        name: str = struct.__name__
        if self._owners.setdefault(name, known.cls) != known.cls:
            raise TypeError(f"{known.cls} and {self._owners[name]} would have the same name in TypeScript")
        if name in self.declared:
            return name
        self.declared[name] = ""
        lines = [f"  readonly {known.tag_field}: '{known.tag}'"] if known.tag else []
        unset = _may_be_unset(struct)
        lax = struct in self.sent_by_browser or struct.__struct_config__.omit_defaults
        for member in known.fields:
            optional = "?" if member.name in unset or (lax and not member.required) else ""
            type_ = self.meant.get((struct, member.name)) or self.write(member.type)
            lines.append(f"  readonly {member.encode_name}{optional}: {type_}")
        self.add(name, "\n".join([f"export interface {name} {{", *lines, "}"]), inspect.getdoc(struct) or "")
        return name


@dataclass
class _Reached:
    """All Structs that a type is made of."""

    structs: frozenset[type] = frozenset()

    def add(self, known: Any) -> None:
        match known:
            case shape.StructType(cls, fields):
                struct = getattr(cls, "__origin__", cls)
                if struct in self.structs:
                    return
                self.structs |= {struct}
                for part in fields:
                    self.add(part.type)
            case shape.UnionType(types) | shape.TupleType(types):
                for member in types:
                    self.add(member)
            case shape.VarTupleType(item) | shape.ListType(item) | shape.DictType(_, item):
                self.add(item)
            case _:
                pass


def _named_in(*modules: Any) -> list[tuple[shape.Type, str]]:
    """Unions, choices and patterned strings that a module names: ``Action``, ``Kind``, ``Square``."""
    named = []
    for module in modules:
        for name, value in vars(module).items():
            if name.startswith("_") or get_origin(value) not in (UnionType, Union, Literal, Annotated):
                continue
            known = shape.type_info(value)
            while isinstance(known, shape.Metadata):
                known = known.type
            if _worth_a_name(known):
                named.append((known, name))
    return named


def _worth_a_name(known: shape.Type) -> bool:
    match known:
        case shape.UnionType(types):
            return shape.NoneType() not in types
        case shape.StrType(pattern=pattern):
            return pattern is not None
        case _:
            return isinstance(known, shape.LiteralType)


def _structs_of(module: Any) -> list[type]:
    own = [value for value in vars(module).values() if isinstance(value, type) and value.__module__ == module.__name__]
    return [struct for struct in own if issubclass(struct, msgspec.Struct)]


def _may_be_unset(struct: type) -> set[str]:
    hints = inspect.get_annotations(struct, eval_str=True)
    return {name for name, hint in hints.items() if UnsetType in getattr(hint, "__args__", ())}


def _comment(doc: str) -> str:
    lines = doc.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {doc} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
