"""The option `--plot`, the same in every command that draws."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from mahe.lab.figures import SUFFIXES, check_path

F = TypeVar("F", bound=Callable[..., Any])


def _checked(context: click.Context, option: click.Parameter, path: Path | None) -> Path | None:
    del context, option
    if path is not None:
        check_path(path)
    return path


def plot_option(command: F) -> F:
    """Add the option to *command*, which receives a path that a plot can be written to, or None, as `plot`."""
    return click.option(
        "--plot",
        type=click.Path(path_type=Path, dir_okay=False, writable=True),
        callback=_checked,
        metavar="FILE",
        help=f"Draw the answer into this file: {', '.join(SUFFIXES)}.",
    )(command)
