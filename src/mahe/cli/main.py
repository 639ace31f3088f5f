"""The command `mahe`: finds its subcommands, and turns every error into one sentence."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any, Final

import click

from mahe import __version__
from mahe.cli.streams import drop, remark
from mahe.rules import MaheError
from mahe.sentences import sentence_of

COMMANDS: Final = (
    "play",
    "serve",
    "static",
    "terminal",
    "simulate",
    "arena",
    "engine",
    "tune",
    "study",
    "solve",
    "train",
    "review",
    "position",
    "picture",
    "puzzles",
    "verify",
    "rules",
    "admin",
)


class LazyGroup(click.Group):
    """Imports a command's module only when that command is used, so that `mahe` starts fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which a newcomer needs them."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command from the module of that name."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"mahe.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that is asked for; for an unknown one, suggest what may have been meant."""
        try:
            return super().resolve_command(ctx, args)
        except click.NoSuchCommand as error:
            raise click.NoSuchCommand(error.command_name, possibilities=COMMANDS, ctx=ctx) from error

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Parse the arguments; help and version are printed here."""
        with _reader_may_go():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        with _reader_may_go():
            return super().invoke(ctx)


@click.group(
    cls=LazyGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, "-V", "--version", message="mahe %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Mahé: a dice race of turtles that carry each other round an island.

    Without a command it opens the game in a browser, like `mahe play`.
    """
    if ctx.invoked_subcommand is None:
        ctx.invoke(cli.get_command(ctx, "play") or cli)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit: 0 when all is well, 2 with one sentence for bad input, 130 if interrupted."""
    for stream in (sys.stdin, sys.stdout):
        # A character that the terminal or the locale cannot show becomes a question mark, not a crash.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        status = cli.main(arguments, prog_name="mahe", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        drop(sys.stdout)
        status = 0
    except click.exceptions.Abort:
        status = 130
    except click.ClickException as error:
        status = _complain(error.format_message(), 2)
    except MaheError as error:
        status = _complain(str(error), 2)
    except OSError as error:
        status = _complain(sentence_of(error), 2)
        drop(sys.stdout)
    sys.exit(status)


def _complain(message: str, status: int) -> int:
    remark(f"mahe: {message}")
    return status


@contextmanager
def _reader_may_go() -> Iterator[None]:
    """Let the reader of our output close it early, as `head` does: that is not an error."""
    try:
        yield
    except BrokenPipeError as error:
        drop(sys.stdout)
        raise click.exceptions.Exit(0) from error
