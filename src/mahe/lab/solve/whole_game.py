"""The whole game, layer by layer: from the last clutch, when all cards are taken, back to the first card."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

from mahe.arrays import Floats
from mahe.bots.solution import QUANTUM
from mahe.bots.solution_index import board_number, check_table, groups, layers, leads, needed_last, taken_sets
from mahe.cores import free_cores
from mahe.lab.solve import PRECISION
from mahe.lab.solve.checkpoint import Checkpoint
from mahe.lab.solve.value_iteration import ROUNDING, Solver, longest_wait
from mahe.rules import RAFT, Counts, MaheError, Rules
from mahe.rules.solved_game import BOARDS

T = TypeVar("T")
Progress: TypeAlias = Callable[[int, str], AbstractContextManager[Callable[[int], None]]]


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


def solve(rules: Rules, *, precision: float = PRECISION, out: Path | None = None, progress: Progress) -> Answer:
    """Return the first player's winning chance if both play their best; with *out*, write all values to that file.

    With *out*, work that was interrupted is resumed after the last layer that was finished.
    """
    check_table(rules)
    goal = change_allowed(rules, precision)
    if out is None:
        return _solve(rules, Solver(rules, goal, keep=False), None, progress)
    with closing(Checkpoint(out, rules, precision)) as checkpoint:
        answer = _solve(rules, Solver(rules, goal, keep=True), checkpoint, progress)
        header = {"first_player_wins": answer.value, "error": answer.error, "precision": precision, "quantum": QUANTUM}
        checkpoint.finish(header)
    return answer


def _solve(rules: Rules, solver: Solver, checkpoint: Checkpoint | None, progress: Progress) -> Answer:
    wait = longest_wait(third_die_at_seven=rules.third_die_at_seven)
    done = (
        [Layer(**{name: layer[name] for name in Layer.__slots__}) for layer in checkpoint.layers] if checkpoint else []
    )
    after = checkpoint.after() if checkpoint and done else {}
    left = layers(rules)[len(done) :]
    sizes = {count: sum(group.count for group in groups(rules, count)) for count in left}
    with progress(sum(sizes.values()), "solving") as advance:
        for count in left:
            started = time.perf_counter()
            found: dict[Counts, Floats] = {}
            change, passes, blocks = 0.0, 0, 0
            with checkpoint.layer(count) if checkpoint else nullcontext() as writer:
                work = partial(solver.solve, following=after)
                with closing(in_threads(work, taken_sets(rules, count))) as all_solved:
                    for taken, values in all_solved:
                        found[taken] = values.after
                        change, passes = max(change, values.change), passes + values.passes
                        blocks += values.settled
                        if writer:
                            writer.add(values.blocks, values.after)
                        advance(values.leads)
                        for done_with in needed_last(taken):
                            after.pop(done_with, None)
            combinations = sum(len(leads(group.taken)) for group in groups(rules, count))
            error = (change + ROUNDING) * wait
            done.append(Layer(count, combinations, sizes[count], passes / blocks, error, time.perf_counter() - started))
            if checkpoint and writer:
                checkpoint.finish_layer(writer, asdict(done[-1]))
            after = found
    (start,) = after.values()
    value = float(start[board_number(RAFT, RAFT, False), 0])
    return Answer(rules, value, sum(layer.error for layer in done), tuple(done))


def change_allowed(rules: Rules, precision: float) -> float:
    """Return how much the last sweep of each layer may change for the answer to be right to *precision*."""
    share = len(layers(rules)) * longest_wait(third_die_at_seven=rules.third_die_at_seven)
    finest = 2 * ROUNDING * share
    if precision < finest:
        unit = 10.0 ** math.floor(math.log10(finest))
        rounded = f"{math.ceil(finest / unit) * unit:.1g}"
        raise TooFine(f"a precision of {precision:g} is too fine: for this table the finest is {rounded}")
    return precision / share - ROUNDING


def in_threads(
    work: Callable[[Counts], T], all_taken: list[Counts], *cancels: Callable[[], None]
) -> Generator[tuple[Counts, T]]:
    """Do the *work* of a layer on all cores, and yield the results in order.

    Closed or interrupted, it drops the rest, and calls *cancels* so that what has begun ends soon.
    """
    pool = ThreadPoolExecutor(free_cores())
    try:
        yield from zip(all_taken, pool.map(work, all_taken), strict=True)
    except BaseException:
        for cancel in cancels:
            cancel()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
