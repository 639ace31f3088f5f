"""How tests start engines."""

from __future__ import annotations

import os
import select
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from mahe.lab.engine import Limits

PROGRAMS: Final = Path(__file__).with_name("programs.py")

PATIENT: Final = Limits(answer=120, start=120, leave=60)
"""For engines that answer, however busy the machine is."""

BRIEF: Final = Limits(answer=0.05, start=120, leave=0.05)
"""For those that start and then do not answer."""


def program(flaw: str, *more: str) -> str:
    """Return the command of an engine of `programs.py`."""
    return shlex.join([sys.executable, "-I", "-S", str(PROGRAMS), flaw, *more])


class Held:
    """A pipe that some processes hold open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._reading = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def is_let_go(self) -> bool:
        """Wait until nobody holds it any more; return whether that came to pass within a minute."""
        return bool(select.select([self._reading], [], [], 60)[0]) and os.read(self._reading, 1) == b""

    def close(self) -> None:
        os.close(self._reading)


@contextmanager
def held_pipe(folder: Path) -> Iterator[Held]:
    """Yield a pipe for the flaw `stays`, whose processes have gone when nobody holds it."""
    path = folder / "held"
    os.mkfifo(path)
    held = Held(path)
    try:
        yield held
    finally:
        held.close()
