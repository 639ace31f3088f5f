"""Standard output and standard error, whether or not anybody is reading them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO

import click


def remark(message: str) -> None:
    """Print a message on standard error. A closed stream is no reason to stop: the exit status says the same."""
    try:
        click.echo(message, err=True)
    except OSError:
        drop(sys.stderr)


def remark_to_people(message: str) -> None:
    """Print a message only on a terminal: pipes and logs get nothing but results and errors."""
    if sys.stderr is not None and sys.stderr.isatty():
        remark(message)


def drop(stream: TextIO | None) -> None:
    """Discard what *stream* could not write: Python would try again, and complain, at exit."""
    if stream is None:
        return
    with suppress(OSError):  # A test's stream is not a file.
        number, nowhere = stream.fileno(), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, number)
        os.close(nowhere)
