"""A notice while the kernel is being compiled, which takes seconds and happens only once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final

from mahe.cli.streams import remark

_CLEAR_LINE: Final = "\r\x1b[K"


@contextmanager
def compiling_notice() -> Iterator[None]:
    """Print a notice on a terminal, once, if Numba has to compile: the first time on a machine, and after an update.

    Prints nothing if everything is in Numba's cache, or if Numba is not in use: it must have been imported before.
    """
    if "numba" not in sys.modules or not sys.stderr.isatty():
        yield
        return
    from numba.core.event import install_listener

    with install_listener("numba:compile", _listener()):
        yield


@cache
def _listener() -> Any:
    """Return a listener that is called, on any thread, when a function is compiled."""
    from numba.core.event import TimingListener

    class CompileListener(TimingListener):  # type: ignore[misc]  # Numba has no types
        is_said = False

        def on_start(self, event: Any) -> None:
            super().on_start(event)
            if not self.is_said:
                self.is_said = True
                # A progress bar still at zero occupies this line.
                remark(f"{_CLEAR_LINE}compiling the kernel: some ten seconds, and only this once")

    return CompileListener()
