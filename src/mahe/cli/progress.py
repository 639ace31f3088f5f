"""How long work shows that it is getting on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click


@contextmanager
def progress(steps: int, label: str = "playing") -> Iterator[Callable[[int], None]]:
    """Show progress on a terminal, nothing in a pipe; what is yielded is told of each step done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=steps, label=label, file=sys.stderr) as bar:
        yield bar.update
