"""`speeltafel serve`: the server, with the address to open."""

import errno
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from speeltafel.cli.spoken import Failed, Spoken, WrongArgument, words_for
from speeltafel.cli.storage import address_of, explained, storage_options
from speeltafel.cli.terminal import lang_option, option
from speeltafel.server.logs import FORMS, Form, write_log
from speeltafel.server.settings import BASE
from speeltafel.words import Words

_LAST_PORT: Final = 65535
EVERYWHERE: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104  # only compared with
_A_HOST: Final = re.compile(r"([\w.-]+|\[[0-9A-Fa-f:]+\])(:\d+)?")
"""As a browser names the host of its page, whatever its letters: with a port where that is not the usual one."""
A_PLACE_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address kept for examples (RFC 5737): nobody is there, and nothing is sent."""


@click.command(cls=Spoken)
@option("--host", envvar="HOST", default="127.0.0.1", show_default=True)
@option(
    "--port", envvar="PORT", type=click.IntRange(0, _LAST_PORT), metavar="0..65535", default=8000, show_default=True
)
@storage_options
@option("--base", envvar="BASE", default="", metavar="/PATH")
@option("--origin", "origins", multiple=True, metavar="HOST")
@option("--log-format", envvar="LOG_FORMAT", type=click.Choice(FORMS), default="text", show_default=True)
@option("--metrics-token", envvar="METRICS_TOKEN", default=None)
@option("--seed", default=None)
@lang_option
def serve(
    host: str,
    port: int,
    data: str,
    database: str | None,
    base: str,
    origins: tuple[str, ...],
    log_format: Form,
    metrics_token: str | None,
    seed: str | None,
    lang: str | None,
) -> None:
    """Until it is stopped."""
    from speeltafel.server.serve import CannotListen
    from speeltafel.server.serve import serve as run
    from speeltafel.server.settings import Settings

    words = words_for(lang)
    if base and not BASE.fullmatch(base):
        raise WrongArgument(words.say("cli-serve-no-such-base", base=base))
    for origin in origins:
        if not _A_HOST.fullmatch(origin):
            raise WrongArgument(words.say("cli-serve-no-such-origin", origin=origin))
    settings = Settings(
        host=host,
        port=port,
        data=None if database else Path(data),
        database=database,
        base=base,
        origins=frozenset(map(str.lower, origins)),
        metrics_token=metrics_token or None,
        seed=seed,
    )

    def greet(at: str, port: int) -> None:
        for line in _greeting(at, port, words, seeded=seed is not None, base=base):
            click.echo(line)

    write_log(log_format)

    try:
        with explained(words, address_of(data, database, words)):
            run(settings, greet)
    except CannotListen as problem:
        said = words.say(f"cli-serve-{_trouble(problem.__context__)}", host=host, port=str(port), other=_beside(port))
        raise Failed(said) from problem


def _greeting(host: str, port: int, words: Words, *, seeded: bool, base: str = "") -> Iterator[str]:
    """Where to open it, for whoever started it; and for a phone on the same network, where it can be reached from."""
    yield words.say("cli-serve-open", address=_url("localhost" if host in EVERYWHERE else host, port) + base)
    if host in EVERYWHERE and (network := lan_address()):
        yield words.say("cli-serve-phone", address=_url(network, port) + base)
    if seeded:
        yield words.say("cli-serve-seeded")
    yield words.say("cli-serve-stop")


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def lan_address() -> str | None:
    """This machine's address on its network, or ``None`` if it is on none.

    A datagram socket that is connected has its own address; connecting one sends nothing.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(A_PLACE_ELSEWHERE)
        except OSError:
            return None
        address: str = asking.getsockname()[0]
    return None if address.startswith(("127.", "0.")) else address


def _beside(port: int) -> str:
    """Another port to try."""
    return str(port + 1 if port < _LAST_PORT else port - 1)


def _trouble(problem: BaseException | None) -> str:
    """Why an address cannot be listened at, as the last part of its message's key."""
    match problem:
        case OSError(errno=errno.EADDRINUSE):
            return "port-in-use"
        case OSError(errno=errno.EACCES):
            return "port-not-allowed"
        case _:
            return "no-such-host"
