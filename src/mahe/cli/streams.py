"""Standard output and standard error, whether or not anybody reads them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO

import click


def remark(message: str) -> None:
    """Say something beside the answer. That nobody reads it is no reason to stop: the exit status tells as well."""
    try:
        click.echo(message, err=True)
    except OSError:
        drop(sys.stderr)


def remark_to_people(message: str) -> None:
    """Say it only on a terminal: pipes and logs get nothing but answers and complaints."""
    if sys.stderr is not None and sys.stderr.isatty():
        remark(message)


def drop(stream: TextIO | None) -> None:
    """Send what *stream* could not write nowhere: Python would try, and complain, once more at exit."""
    if stream is None:
        return
    with suppress(OSError):  # It is no file, but a test's.
        number, nowhere = stream.fileno(), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, number)
        os.close(nowhere)
