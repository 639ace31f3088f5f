"""One of a few words as the value of an option."""

from __future__ import annotations

from typing import Any

import click

from mahe.sentences import closest


class Choice(click.Choice[str]):
    """A choice that suggests what an unknown word may have been meant to be."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the word if it is one of the choices."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            meant = closest(str(value), self.choices)
            if meant is None:
                raise
            message = f"{error.message} Did you mean {meant!r}?"
            raise click.BadParameter(message, ctx=error.ctx, param=error.param) from error
