"""The whole game, layer by layer: from the last clutch, when all cards are taken, back to the first card."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

import numpy as np

from mahe.arrays import Floats
from mahe.bots.solution import QUANTUM
from mahe.bots.solution_index import board_number, check_table, groups, layers, leads, needed_last, taken_sets
from mahe.executors import in_pieces, threads_unless
from mahe.lab.solve import PRECISION
from mahe.lab.solve.checkpoint import Checkpoint
from mahe.lab.solve.shared_work import LayerWork, read_piece, shares_memory, solve_piece
from mahe.lab.solve.value_iteration import ROUNDING, Solver, TakenValues, longest_wait
from mahe.rules import RAFT, Counts, MaheError, Rules
from mahe.rules.solved_game import BOARDS

Progress: TypeAlias = Callable[[int, str], AbstractContextManager[Callable[[int], None]]]


class NoFolder(MaheError):
    """Workers that share no memory, and no folder for what they find."""

    def __init__(self) -> None:
        super().__init__("a cluster solves the game into a file on a shared disk: name it with --out")


class TooFine(MaheError):
    """A precision that 64-bit floating point cannot give."""


@dataclass(frozen=True, slots=True)
class Layer:
    """What solving a layer took."""

    taken: int
    """Cards taken so far, the open one not among them."""
    combinations: int
    """Of cards taken, open card and lead."""
    solved: int
    """How many fixed points that took: half, for one player's lead is the other's deficit, and no decided ones."""
    passes: float
    """Over all boards, on average."""
    error: float
    """How much this layer may add to the error."""
    seconds: float


@dataclass(frozen=True, slots=True)
class Answer:
    """What the game is worth to its first player."""

    rules: Rules
    value: float
    error: float
    layers: tuple[Layer, ...]

    @property
    def combinations(self) -> int:
        """Of cards taken, open card and lead, in all layers."""
        return sum(layer.combinations for layer in self.layers)

    @property
    def positions(self) -> int:
        """Between turns, as seen by whoever is to move."""
        return BOARDS * self.combinations

    @property
    def seconds(self) -> float:
        """What all layers took."""
        return sum(layer.seconds for layer in self.layers)


def solve(
    rules: Rules,
    *,
    precision: float = PRECISION,
    out: Path | None = None,
    progress: Progress,
    executor: Executor | None = None,
) -> Answer:
    """Return the first player's winning chance if both play their best; with *out*, write all values to that file.

    With *out*, work that was interrupted is resumed after the last layer that was finished. Without an *executor*
    threads of this process do it; one whose workers share no memory needs *out*, where all of them read and write.
    """
    check_table(rules)
    goal = change_allowed(rules, precision)
    with threads_unless(executor) as pool:
        if out is None:
            return _solve(rules, goal, pool, None, progress)
        with closing(Checkpoint(out, rules, precision)) as checkpoint:
            answer = _solve(rules, goal, pool, checkpoint, progress)
            header = {"first_player_wins": answer.value, "error": answer.error}
            checkpoint.finish({**header, "precision": precision, "quantum": QUANTUM})
    return answer


def _solve(rules: Rules, goal: float, executor: Executor, checkpoint: Checkpoint | None, progress: Progress) -> Answer:
    wait = longest_wait(third_die_at_seven=rules.third_die_at_seven)
    done = (
        [Layer(**{name: layer[name] for name in Layer.__slots__}) for layer in checkpoint.layers] if checkpoint else []
    )
    solving: _Solving
    if shares_memory(executor):
        after = checkpoint.after() if checkpoint and done else {}
        solving = _InMemory(rules, Solver(rules, goal, keep=checkpoint is not None), executor, after)
    elif checkpoint:
        solving = _InFolder(rules, goal, executor, checkpoint)
    else:
        raise NoFolder
    left = layers(rules)[len(done) :]
    sizes = {count: sum(group.count for group in groups(rules, count)) for count in left}
    (start,) = checkpoint.after().values() if checkpoint and not left else [np.empty(0)]
    with progress(sum(sizes.values()), "solving") as advance:
        for count in left:
            started = time.perf_counter()
            change, passes, blocks = 0.0, 0, 0
            with (
                checkpoint.layer(count) if checkpoint else nullcontext() as writer,
                closing(solving.layer(count)) as all_solved,
            ):
                for values in all_solved:
                    change, passes = max(change, values.change), passes + values.passes
                    blocks += values.settled
                    if writer:
                        writer.add(values.blocks, values.after)
                    start = values.after
                    advance(values.leads)
            combinations = sum(len(leads(group.taken)) for group in groups(rules, count))
            error = (change + ROUNDING) * wait
            done.append(Layer(count, combinations, sizes[count], passes / blocks, error, time.perf_counter() - started))
            if checkpoint and writer:
                checkpoint.finish_layer(writer, asdict(done[-1]))
    value = float(start[board_number(RAFT, RAFT, False), 0])
    return Answer(rules, value, sum(layer.error for layer in done), tuple(done))


class _Solving(Protocol):
    """A way to solve one layer after the other."""

    def layer(self, taken_count: int) -> Generator[TakenValues]:
        """Yield what the taken sets of the next layer are worth, in their order."""
        ...


@dataclass(slots=True)
class _InMemory:
    """By threads, which see what was found before."""

    rules: Rules
    solver: Solver
    executor: Executor
    after: dict[Counts, Floats]
    """What the layer before is worth, as far as it is still needed."""

    def layer(self, taken_count: int) -> Generator[TakenValues]:
        all_taken = taken_sets(self.rules, taken_count)
        before, self.after = self.after, {}
        with closing(
            in_pieces(self.executor, self._some, [((all_taken, before), range(len(all_taken)))], first=1)
        ) as solved:
            every = (values for _, some in solved for values in some)
            for taken, values in zip(all_taken, every, strict=True):
                self.after[taken] = values.after
                for done_with in needed_last(taken):
                    before.pop(done_with, None)
                yield values

    def _some(self, layer: tuple[Sequence[Counts], Mapping[Counts, Floats]], numbers: range) -> list[TakenValues]:
        all_taken, before = layer
        return [self.solver.solve(all_taken[number], before) for number in numbers]


@dataclass(slots=True)
class _InFolder:
    """By workers that share nothing but the checkpoint's folder."""

    rules: Rules
    goal: float
    executor: Executor
    checkpoint: Checkpoint

    def layer(self, taken_count: int) -> Generator[TakenValues]:
        before = self.checkpoint.after_path().name if self.checkpoint.layers else ""
        work = LayerWork(self.rules, self.goal, taken_count, self.checkpoint.folder, before)
        all_taken = taken_sets(self.rules, taken_count)
        place = 0
        with closing(in_pieces(self.executor, solve_piece, [(work, range(len(all_taken)))], first=1)) as solved:
            for _, piece in solved:
                end = place + len(piece.summaries)
                yield from read_piece(work, all_taken[place:end], piece)
                place = end


def change_allowed(rules: Rules, precision: float) -> float:
    """Return how much the last sweep of each layer may change for the answer to be right to *precision*."""
    share = len(layers(rules)) * longest_wait(third_die_at_seven=rules.third_die_at_seven)
    finest = 2 * ROUNDING * share
    if precision < finest:
        unit = 10.0 ** math.floor(math.log10(finest))
        rounded = f"{math.ceil(finest / unit) * unit:.1g}"
        raise TooFine(f"a precision of {precision:g} is too fine: for this table the finest is {rounded}")
    return precision / share - ROUNDING
