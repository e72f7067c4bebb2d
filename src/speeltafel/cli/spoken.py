"""Click in Dutch and English: its help, and what it says when a line cannot be read.

A command's help is the message ``cli-help-<name>``, an option's ``cli-option-<name>``, in the environment's language.
"""

import os
from collections.abc import Mapping
from typing import Any, Final

import click
from click.exceptions import NoArgsIsHelpError, NoSuchCommand

from speeltafel.core.game import AnyGame
from speeltafel.words import LANGUAGES, Words

INTERRUPTED: Final = 130
"""The exit status of a program that was stopped with Ctrl-C."""


def language(environ: Mapping[str, str] | None = None) -> str:
    """The language that the environment names, or English."""
    given = os.environ if environ is None else environ
    named = next((given[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if given.get(name)), "")
    return next((lang for lang in LANGUAGES if named.lower().startswith(lang)), "en")


def words_for(lang: str | None, game: AnyGame | None = None) -> Words:
    """The words for a terminal: without the marks round names that a browser wants."""
    return Words(lang or language(), game, room="speeltafel.cli", isolating=False)


class Failed(click.ClickException):
    """The command cannot do what was asked; the message says why and what one may do, in the person's language."""


class WrongArgument(Failed):
    """What was asked cannot be asked."""

    exit_code = 2


class SpokenOption(click.Option):
    """An option with its help in words; what is no text fits none that wants one."""

    def type_cast_value(self, ctx: click.Context, value: Any) -> Any:
        cast = super().type_cast_value(ctx, value)
        given = cast if isinstance(cast, tuple) else (cast,)
        if self.type is click.STRING and not all(_is_text(one) for one in given if one is not None):
            raise click.BadParameter("no text", ctx, self)
        return cast

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = words_for(None).say(f"cli-option-{_hyphened(max(self.opts, key=len))}")
        return super().get_help_record(ctx)


class Spoken(click.Command):
    """A command with its help in words."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click does; and whatever is wrong with the line knows of which command it is."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as wrong:
            wrong.ctx = wrong.ctx or ctx
            raise

    def get_short_help_str(self, limit: int = 45) -> str:
        return _help(self)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = words_for(None).say("cli-option-help")
        return found

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=words_for(None).say("cli-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_help(self))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [parameter for parameter in self.get_params(ctx) if isinstance(parameter, click.Option)]
        with formatter.section(words_for(None).say("cli-usage-options")):
            formatter.write_dl([record for option in options if (record := option.get_help_record(ctx))])


class SpokenGroup(Spoken, click.Group):
    """A group of such commands, listed in the order in which they were added."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(words_for(None).say("cli-usage-commands")):
            formatter.write_dl([(name, _help(command)) for name, command in self.commands.items()])

    def main(self, *arguments: Any, **settings: Any) -> Any:
        """Run the command line and leave with its exit status; what goes wrong is one line or two, in words."""
        try:
            status = super().main(*arguments, **{**settings, "standalone_mode": False})
        except click.ClickException as wrong:
            click.echo(_in_words(wrong), err=True)
            status = wrong.exit_code
        except click.Abort:  # Ctrl-C; click has ended the line, and no more is said
            status = INTERRUPTED
        raise SystemExit(status)


def _in_words(wrong: click.ClickException) -> str:
    words = words_for(None)
    match wrong:
        case NoArgsIsHelpError():
            return wrong.format_message()
        case NoSuchCommand():
            said = words.say("cli-usage-no-such-command", name=wrong.command_name)
        case click.NoSuchOption():
            said = words.say("cli-usage-no-such-option", name=wrong.option_name)
        case click.BadOptionUsage(ctx=click.Context() as context):
            said = words.say(f"cli-usage-{'flag' if _is_flag(context, wrong) else 'no-value'}", name=wrong.option_name)
        case click.MissingParameter(param=click.Parameter() as parameter):
            said = words.say("cli-usage-missing", name=parameter.human_readable_name.upper())
        case click.BadParameter(param=click.Parameter() as parameter, ctx=click.Context() as context):
            said = words.say(
                "cli-usage-wrong", name=f"{max(parameter.opts, key=len)} {parameter.make_metavar(context)}"
            )
        case click.UsageError(ctx=click.Context() as context):  # arguments are left over
            said = words.say("cli-usage-too-much", command=context.command_path)
        case _:
            return wrong.format_message()
    assert wrong.ctx is not None, "parse_args has seen to it"
    command = wrong.ctx.command_path
    return f"{said}\n{words.say('cli-usage-help', command=command)}"


def _is_flag(context: click.Context, wrong: click.BadOptionUsage) -> bool:
    """Whether the option takes no value at all."""
    options = (parameter for parameter in context.command.params if isinstance(parameter, click.Option))
    return any(option.is_flag and wrong.option_name in option.opts for option in options)


def _help(command: click.Command) -> str:
    return words_for(None).say(f"cli-help-{_hyphened(str(command.name))}")


def _is_text(value: str) -> bool:
    """Python keeps bytes of the command line that are no text as halves of characters."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)


def _hyphened(name: str) -> str:
    return name.lstrip("-").replace("_", "-")
