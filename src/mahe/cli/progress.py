"""How long-running work shows its progress, and how Ctrl-C stops it."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from mahe.cli.compiling import compiling_notice


class Stopped(Exception):
    """Ctrl-C was pressed, and what has been done so far is consistent."""


@contextmanager
def progress(steps: int, label: str = "playing") -> Iterator[Callable[[int], None]]:
    """Show progress on a terminal, nothing in a pipe. Call what is yielded with the number of steps just done."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with compiling_notice(), click.progressbar(length=steps, label=label, file=sys.stderr) as bar:
        yield bar.update


@contextmanager
def stoppable_progress(steps: int, label: str = "playing") -> Iterator[Callable[[int], None]]:
    """Show progress likewise. After Ctrl-C, the next call of what is yielded raises Stopped.

    So no step is left half done. A second Ctrl-C ends everything at once.
    """
    pressed = threading.Event()
    with _noting_ctrl_c(pressed), progress(steps, label) as show:

        def advance(more: int) -> None:
            show(more)
            if pressed.is_set():
                raise Stopped

        yield advance


@contextmanager
def _noting_ctrl_c(pressed: threading.Event) -> Iterator[None]:
    """Set *pressed* at the first Ctrl-C; the next one works as usual."""
    before = signal.getsignal(signal.SIGINT)
    # The parent process may have set it to be ignored, as a shell does with `&`; and threads cannot handle signals.
    if before != signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return

    def note(*_: object) -> None:
        pressed.set()
        signal.signal(signal.SIGINT, before)

    signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
