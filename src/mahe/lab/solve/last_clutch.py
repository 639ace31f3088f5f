"""The last clutch with two turtles each, solved; as a program it writes the table that ships."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from itertools import permutations, product
from pathlib import Path
from typing import Final

import numpy as np

import mahe.bots
from mahe.arrays import Floats, Ints
from mahe.bots.last_clutch import TABLE, board_keys
from mahe.bots.lookahead import Boards
from mahe.kernel.last_clutch import House
from mahe.lab.solve.end_systems import moves_on, solve_system
from mahe.rules import BEACH, RAFT
from mahe.rules.solved_game import SCALE
from mahe.rules.stakes import Stake

TURTLES: Final = 4
PRECISION: Final = 1e-10


@dataclass(frozen=True, slots=True)
class Solved:
    """What every board is worth to whoever is to move, their turn just beginning."""

    keys: Ints
    """In order; see `board_keys`."""
    values: Floats
    error: float
    """By how much a value may be wrong."""


def all_boards() -> Boards:
    """Return every arrangement of four turtles, some of them more than once."""
    pairs = [(one, two) for one in range(BEACH + 1) for two in range(one, BEACH + 1)]
    place = np.array([one + two for one, two in product(pairs, pairs)], np.int8)
    boards, levels = [], []
    for order in permutations(range(TURTLES)):
        below = (place[:, :, None] == place[:, None, :]) & (np.array(order)[:, None] > np.array(order))
        levels.append(np.where(place == RAFT, 0, below.sum(axis=2)))
        boards.append(place)
    return Boards(np.concatenate(boards).astype(np.int64), np.concatenate(levels))


def solve_last_clutch() -> Solved:
    """Return the chance to take the last clutch on every board, between two bounds that close in on it."""
    keys = np.unique(board_keys(all_boards(), 0))
    solved = solve_system((Stake.LAST,), moves_on(keys), House(0, 0), None, PRECISION, lambda _: None)
    return Solved(keys, solved.values[0], float((solved.high - solved.low).max()))


def save(solved: Solved, path: Path) -> None:
    """Write the table at 16 bits: differences between neighbours, low bytes first and then the high ones."""
    whole = np.rint(solved.values * SCALE).astype(np.uint16)
    steps = np.diff(whole, prepend=np.uint16(0))
    planes = np.stack([steps & 255, steps >> 8]).astype(np.uint8)
    np.savez_compressed(path, keys=np.diff(solved.keys, prepend=0).astype(np.uint32), values=planes)


if __name__ == "__main__":
    found = solve_last_clutch()
    target = Path(mahe.bots.__file__).with_name(TABLE)
    save(found, target)
    sys.stdout.write(
        f"{len(found.keys):,} boards, wrong by {found.error:.1g} at most; {target.stat().st_size:,} bytes\n"
    )
