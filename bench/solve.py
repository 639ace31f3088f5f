"""The exact solution: what a pass of the solver costs, and how long it takes to look a position up.

Both stand beside the least that they could cost: a pass beside NumPy fetching the same values from memory and doing
nothing with them, a look-up beside zlib unpacking the block that the value is in.
"""

from __future__ import annotations

import zlib
from importlib.resources import files
from pathlib import Path

import numpy as np

from bench.measure import Contender, Rate, machine, measure, ratio
from mahe.bots.solution import Solution
from mahe.bots.solution_index import groups, layers, leads, moves
from mahe.kernel.solver import LEAVES, ROWS, settle
from mahe.rules.solved_game import BOARDS, LANES

_PASSES = 200


def report(rounds: int) -> str:
    """Return a section of bench/results.md."""
    rates = measure({**_passing(), **_looking()}, rounds)
    passed, fetched, known, fresh, unpacked = rates.values()
    return "\n".join(
        [
            "## Solve: the solver's passes and the file's look-ups, one core",
            "",
            f"{machine()}; {rounds} rounds, medians (lowest to highest).",
            "",
            "| | per CPU-second | beside the least it could cost |",
            "|---|---|---|",
            f"| positions in a pass: all throws and choices of a move | {passed} | {ratio(passed, fetched)} |",
            f"| NumPy fetches the same values | {fetched} | 1 |",
            f"| positions looked up, in a block that was read before | {known} | {ratio(known, unpacked)} |",
            f"| positions looked up, each in another block of a new file | {fresh} | {ratio(fresh, unpacked)} |",
            f"| zlib unpacks such a block | {unpacked} | 1 |",
            "",
            f"A look-up takes {_microseconds(known)} µs in a block that was read before, {_microseconds(fresh)} µs in"
            " another. It gives the chances on all 505 boards at once.",
            "",
        ]
    )


def _microseconds(rate: Rate) -> str:
    return f"{1e6 / rate.median:.1f}"


def _passing() -> dict[str, Contender]:
    table = moves(third_die_at_seven=False)
    for_x, for_y = np.random.default_rng(1).random((2, ROWS, LANES))
    rows, fetched = table.rows.ravel(), np.empty((BOARDS * LEAVES, LANES))

    def by_the_solver(_: int) -> int:
        # No change is small enough, so that it goes on to the last pass.
        settle(for_x.copy(), for_y.copy(), table.rows, table.order, table.signs, -1.0, _PASSES)
        return _PASSES * 2 * BOARDS * LANES

    def fetching(_: int) -> int:
        for _ in range(_PASSES):
            for buffer in (for_x, for_y):
                np.take(buffer, rows, axis=0, out=fetched, mode="clip")
        return _PASSES * 2 * BOARDS * LANES

    return {"pass": by_the_solver, "fetch": fetching}


def _looking() -> dict[str, Contender]:
    path = Path(str(files("mahe.bots").joinpath("short.solved")))
    known = Solution(path)
    some_of_each_block = [
        (some.taken, some.face_up, int(leads(some.taken)[place]))
        for count in layers(known.rules)
        for some in groups(known.rules, count)
        for place in range(some.first, some.end, LANES)
    ]
    blocks = [known.read_block(number) for number in range(len(some_of_each_block))]

    def remembered(_: int) -> int:
        for position in some_of_each_block:
            known.chances(*position)
        return len(some_of_each_block)

    def fresh(_: int) -> int:
        solution = Solution(path)
        for position in some_of_each_block:
            solution.chances(*position)
        return len(some_of_each_block)

    def unpacking(_: int) -> int:
        for block in blocks:
            zlib.decompress(block)
        return len(blocks)

    return {"known": remembered, "fresh": fresh, "unpack": unpacking}
