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
from typing import Final, TypeAlias, TypeVar

from mahe.arrays import Floats
from mahe.bots.layers import board_number, check_table, groups, layers, leads, needed_last, takings
from mahe.bots.solution import QUANTUM
from mahe.kernel.batch import free_cores
from mahe.lab.solve.store import Store
from mahe.lab.solve.taking import ROUNDING, Solver, longest_wait
from mahe.rules import RAFT, Counts, MaheError, Rules
from mahe.rules.solved_game import BOARDS

T = TypeVar("T")
Progress: TypeAlias = Callable[[int, str], AbstractContextManager[Callable[[int], None]]]

PRECISION: Final = 1e-9


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

    With *out*, work that was interrupted is taken up after the last layer that was finished.
    """
    check_table(rules)
    goal = change_allowed(rules, precision)
    if out is None:
        return _solve(rules, Solver(rules, goal, keep=False), None, progress)
    with closing(Store(out, rules, precision)) as store:
        answer = _solve(rules, Solver(rules, goal, keep=True), store, progress)
        told = {"first_player_wins": answer.value, "error": answer.error, "precision": precision, "quantum": QUANTUM}
        store.finish(told)
    return answer


def _solve(rules: Rules, solver: Solver, store: Store | None, progress: Progress) -> Answer:
    wait = longest_wait(third_die_at_seven=rules.third_die_at_seven)
    done = [Layer(**{name: layer[name] for name in Layer.__slots__}) for layer in store.layers] if store else []
    after = store.after() if store and done else {}
    left = layers(rules)[len(done) :]
    sizes = {count: sum(group.count for group in groups(rules, count)) for count in left}
    with progress(sum(sizes.values()), "solving") as advance:
        for count in left:
            started = time.perf_counter()
            found: dict[Counts, Floats] = {}
            change, passes, blocks = 0.0, 0, 0
            with store.layer(count) if store else nullcontext() as writer:
                work = partial(solver.solve, following=after)
                with closing(in_threads(work, takings(rules, count))) as all_solved:
                    for taken, taking in all_solved:
                        found[taken] = taking.after
                        change, passes = max(change, taking.change), passes + taking.passes
                        blocks += taking.settled
                        if writer:
                            writer.add(taking.blocks, taking.after)
                        advance(taking.leads)
                        for done_with in needed_last(taken):
                            after.pop(done_with, None)
            combinations = sum(len(leads(group.taken)) for group in groups(rules, count))
            error = (change + ROUNDING) * wait
            done.append(Layer(count, combinations, sizes[count], passes / blocks, error, time.perf_counter() - started))
            if store and writer:
                store.finish_layer(writer, asdict(done[-1]))
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
        told = f"{math.ceil(finest / unit) * unit:.1g}"
        raise TooFine(f"a precision of {precision:g} is too fine: for this table the finest is {told}")
    return precision / share - ROUNDING


def in_threads(
    work: Callable[[Counts], T], all_taken: list[Counts], *leave_off: Callable[[], None]
) -> Generator[tuple[Counts, T]]:
    """Do the *work* of a layer on all cores, and yield what comes of it in order.

    Closed or interrupted, it drops the rest, and calls *leave_off* so that what has begun ends soon.
    """
    pool = ThreadPoolExecutor(free_cores())
    try:
        yield from zip(all_taken, pool.map(work, all_taken), strict=True)
    except BaseException:
        for tell in leave_off:
            tell()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
