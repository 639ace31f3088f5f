"""The solved game that ships with the package, and a smaller one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from mahe.rules import Counts, Rules

SHORT = Rules(players=2, turtles_each=1, deck=(1, 1, 1, 1, 1, 1), set_aside=3)
"""Three of six cards, and the last clutch."""

SOLVED = Path(str(files("mahe.bots").joinpath("short.solved")))

TWO_CARDS = Rules(players=2, turtles_each=1, deck=(0, 1, 1, 0, 0, 1), set_aside=1)

EVEN: tuple[Counts, Counts] = ((2, 1, 2, 2, 2, 1), (1, 2, 2, 2, 2, 1))
"""Cards of both seats when only the last clutch is left: 20 between them, and the first has 34 eggs to 35."""


@contextmanager
def quietly(steps: int, label: str) -> Iterator[Callable[[int], None]]:
    """Show no progress."""
    del steps, label
    yield lambda _: None
