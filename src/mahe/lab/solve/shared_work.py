"""Layers solved by workers that share no memory: all values pass through the checkpoint's folder.

A worker reads the values of the layer before out of the folder, writes those of its own taken sets into a file there,
and answers with a few numbers. So hardly anything passes through a scheduler, however many workers there are.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

import numpy as np

from mahe.arrays import Floats
from mahe.bots.solution_index import face_ups, leads, taken_sets, with_card
from mahe.executors import Inline
from mahe.lab.solve.value_iteration import Solver, TakenValues
from mahe.rules import LAST_CLUTCH, Counts, MaheError, Rules
from mahe.rules.solved_game import BOARDS


class NotShared(MaheError):
    """A folder that not all workers see."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} must be the same folder for every worker and for this command, on a shared disk")
        self.folder = folder


class LayerWork(NamedTuple):
    """What a worker has to know of a layer."""

    rules: Rules
    goal: float
    taken_count: int
    folder: Path
    """The checkpoint's."""
    before: str
    """The file there with the values of the layer that was solved before; the first layer needs none."""


class Summary(NamedTuple):
    """What a worker answers for one taken set: `TakenValues` without the values."""

    sizes: tuple[int, ...]
    """Of the blocks, in bytes."""
    change: float
    passes: int
    settled: int
    leads: int


class Piece(NamedTuple):
    """Some taken sets that have been solved, and the file that holds their values."""

    name: str
    sha256: str
    summaries: tuple[Summary, ...]


def shares_memory(executor: Executor) -> bool:
    """Return whether tasks of *executor* see the memory of this process."""
    return isinstance(executor, (ThreadPoolExecutor, Inline))


def solve_piece(work: LayerWork, numbers: range) -> Piece:
    """Solve the taken sets of these numbers, in the order of `taken_sets`, and write them into a file."""
    solver = Solver(work.rules, work.goal, keep=True)
    digest = hashlib.sha256()
    # Pieces that begin alike are not the same: how many sets make one follows from how long others took.
    name = f"piece-{work.taken_count:02}-{numbers.start:05}-{numbers.stop:05}"
    # A worker that was given up may still be writing the same piece: each has a name of its own until it is whole.
    part = work.folder / f"{name}.{uuid4().hex}"
    summaries = []
    try:
        with part.open("wb") as file:
            for taken in taken_sets(work.rules, work.taken_count)[numbers.start : numbers.stop]:
                values = solver.solve(taken, _following(work, taken))
                for data in (values.after.tobytes(), *values.blocks):
                    digest.update(data)
                    file.write(data)
                sizes = tuple(map(len, values.blocks))
                summaries.append(Summary(sizes, values.change, values.passes, values.settled, values.leads))
            file.flush()
            os.fsync(file.fileno())
        part.replace(work.folder / name)
    except FileNotFoundError as error:
        raise NotShared(work.folder) from error
    return Piece(name, digest.hexdigest(), tuple(summaries))


def read_piece(work: LayerWork, all_taken: Sequence[Counts], piece: Piece) -> list[TakenValues]:
    """Return what is in the file of *piece*, for the taken sets that it is about, and remove the file."""
    path = work.folder / piece.name
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise NotShared(work.folder) from error
    if hashlib.sha256(data).hexdigest() != piece.sha256:
        raise NotShared(work.folder)
    found = []
    place = 0
    for taken, summary in zip(all_taken, piece.summaries, strict=True):
        after = np.frombuffer(data, count=BOARDS * len(leads(taken)), offset=place).reshape(BOARDS, -1)
        place += after.nbytes
        blocks = []
        for size in summary.sizes:
            blocks.append(data[place : place + size])
            place += size
        found.append(TakenValues(after, tuple(blocks), *summary[1:]))
    path.unlink(missing_ok=True)
    return found


def _following(work: LayerWork, taken: Counts) -> dict[Counts, Floats]:
    """Return the values of those with one card more, out of the folder."""
    found: dict[Counts, Floats] = {}
    nexts = [with_card(taken, eggs) for eggs in face_ups(work.rules, taken) if eggs != LAST_CLUTCH]
    if nexts:
        places = _places(work.rules, work.taken_count + 1)
        with (work.folder / work.before).open("rb") as file:
            for one in nexts:
                file.seek(places[one])
                found[one] = np.fromfile(file, count=BOARDS * len(leads(one))).reshape(BOARDS, -1)
    return found


@cache
def _places(rules: Rules, taken_count: int) -> dict[Counts, int]:
    """Return where the values of each taken set begin in the file of a layer."""
    all_taken = taken_sets(rules, taken_count)
    sizes = [BOARDS * len(leads(taken)) * np.dtype(np.float64).itemsize for taken in all_taken]
    return dict(zip(all_taken, accumulate(sizes, initial=0), strict=False))
