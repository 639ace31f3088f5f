"""The option `--rollouts` of commands that say what a position is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click


def rollouts_option(help_text: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Return the option, described as *help_text*."""
    return click.option("--rollouts", type=click.IntRange(2, 1_000_000), metavar="N", help=help_text)
