"""Names for the bots at a table, so that no two of them are called the same."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

NAMES: Final = (
    "Coco",
    "Momo",
    "Kiki",
    "Nino",
    "Tito",
    "Zaza",
    "Pepe",
    "Mimi",
    "Rosa",
    "Lino",
    "Nala",
    "Yuki",
    "Dodo",
    "Bella",
    "Samu",
    "Olli",
)
"""Short, easy to say in every language, and no person's in the rules or the lessons."""


def name_bots(table: str, players: int, taken: Iterable[str] = ()) -> tuple[str, ...]:
    """Return a name for the bot of each seat, whether it has one yet or not; never one of those *taken*.

    The same *table* gets the same names.
    """
    used = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in used]
    return tuple(Random(f"bots of {table}").sample(free, players))
