"""A bot's name as an argument or the value of an option."""

from __future__ import annotations

from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from mahe.bots import CHARACTERS, LEVELS, UnknownBot, bot_names, check_bot


class BotType(click.ParamType[str]):
    """The name of a bot, ours or an installed package's. Packages are searched only for names that are not ours."""

    name = "bot"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name if there is such a bot."""
        name = str(value).strip()
        try:
            check_bot(name)
        except UnknownBot as error:
            self.fail(f"{error}.", param, ctx)
        return name

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """Return the names that begin with *incomplete*."""
        del ctx, param
        return [CompletionItem(name) for name in bot_names() if name.startswith(incomplete)]


THERE_ARE: Final = f"There are: {', '.join((*LEVELS, *CHARACTERS))}, and those of installed packages."
"""For the help of every command that takes bots."""
