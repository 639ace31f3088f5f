"""What ancient learns from solved games of two with a turtle each; as a program it writes the file that ships.

`python -m mahe.lab.solve.learned_solution FOLDER` solves the tables that teach into a folder, as far as they are not
there, and learns from them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import numpy as np

import mahe.bots
from mahe.arrays import Flags, Floats, Singles
from mahe.bots.learned_solution import FILE, SEVEN, USUAL, Learned, key_of, network, save_learned
from mahe.bots.oracle import opened, short_game
from mahe.bots.solution import Solution
from mahe.bots.solution_index import MOVER_WON, RIDER_WON, STILL_OPEN, moves
from mahe.kernel.landings import OUTCOME
from mahe.kernel.solver import ROWS, decide, settle
from mahe.lab.solve.fixed_policies import THROWS
from mahe.lab.solve.solution_lessons import Lessons, lessons, together
from mahe.lab.solve.value_iteration import MOST_PASSES
from mahe.lab.solve.whole_game import solve
from mahe.rules import FACES, LIMIT, Counts, Rules
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.solved_game import BOARDS, LANES
from mahe.solution_inputs import INPUTS, KINDS_OF_TWO, STAGE_OF, STAGES

KEPT: Final = 24
UNITS: Final = 48
"""How many shapes the networks use, and how many units each of their two layers has."""

STEPS: Final = 4000
BATCH: Final = 1024
RATE: Final = 3e-3

PRECISION: Final = 1e-5

STANDARD: Final[Counts] = (3, 3, 5, 5, 5, 3)
TEACHERS: Final[tuple[tuple[Counts, int, float], ...]] = (
    ((1, 1, 1, 1, 1, 1), 3, 0.5),
    ((2, 2, 2, 2, 2, 2), 3, 0.3),
    (STANDARD, 16, 0.6),
    ((0, 0, 8, 8, 8, 0), 4, 0.2),
    ((8, 0, 0, 8, 0, 8), 4, 0.2),
    ((0, 0, 12, 12, 0, 0), 4, 0.1),
    ((12, 0, 0, 0, 0, 12), 4, 0.1),
    ((0, 0, 0, 0, 12, 12), 0, 0.1),
    ((6, 6, 0, 0, 0, 0), 2, 0.1),
    ((1, 1, 1, 1, 1, 1), 0, 0.1),
    ((2, 1, 3, 0, 2, 1), 2, 0.1),
)
"""Decks, how many cards are set aside, and how much is learned from them."""


def teachers(*, third_die_at_seven: bool) -> Iterator[tuple[Rules, float]]:
    """Yield the tables that teach, and how much is learned from each."""
    if not third_die_at_seven:
        yield Rules(players=2, turtles_each=1), 3.0
    for deck, set_aside, weight in TEACHERS:
        yield (
            Rules(players=2, turtles_each=1, deck=deck, set_aside=set_aside, third_die_at_seven=third_die_at_seven),
            weight,
        )


def exact_shapes(*, third_die_at_seven: bool) -> Floats:
    """Return by board the chance to take the next clutch, and what it is worth if two clutches decide: all ways."""
    table = moves(third_die_at_seven=third_die_at_seven)

    def solved(for_x: Floats, for_y: Floats) -> Floats:
        settle(for_x, for_y, table.rows, table.order, table.signs, 1e-12, MOST_PASSES)
        return for_y[STILL_OPEN].T.copy()

    for_x, for_y = np.zeros((ROWS, LANES)), np.zeros((ROWS, LANES))
    for_x[MOVER_WON] = for_y[RIDER_WON] = 1
    race = solved(for_x, for_y)[0]
    for_x, for_y = np.zeros((ROWS, LANES)), np.zeros((ROWS, LANES))
    for kind in range(KINDS_OF_TWO):
        wins, ties = divmod(kind + 1, 2)
        both, last, first, neither = [1.0] * wins + [0.5] * ties + [0.0] * (4 - wins - ties)
        for_x[MOVER_WON, kind] = both - (both - first) * race
        for_x[RIDER_WON, kind] = last - (last - neither) * race
        for_y[RIDER_WON, kind] = first + (both - first) * race
        for_y[MOVER_WON, kind] = neither + (last - neither) * race
    return np.concatenate([race[None], solved(for_x, for_y)[:KINDS_OF_TWO]])


def board_weights(race: Floats) -> Floats:
    """Return how much each board matters: how often it comes up, or may, where both play their best for one clutch."""
    table = moves(third_die_at_seven=False)
    source = np.zeros((ROWS, LANES))
    source[STILL_OPEN] = 1 - race[:, None]
    source[MOVER_WON] = 1
    rolls = np.empty((BOARDS, len(THROWS), LANES), np.int8)
    decide(source, table.rows, table.signs, rolls)
    throws_on = {throw: rolls[:, number, 0] == 2 for number, throw in enumerate(THROWS)}
    chances = np.zeros((BOARDS, LANDINGS))
    _add_landings(chances, throws_on, 0, 0, np.full(BOARDS, 1.0))
    after = table.rows[:, :LANDINGS] % BOARDS
    visits = np.full(BOARDS, 1 / BOARDS)
    for _ in range(300):
        visits = np.bincount(after.ravel(), (visits[:, None] * chances).ravel(), BOARDS)
    seen = np.bincount(after.ravel(), np.repeat(visits / LANDINGS, LANDINGS), BOARDS)
    return BOARDS * (0.45 * visits + 0.45 * seen) + 0.1


def _add_landings(
    chances: Floats, throws_on: dict[tuple[int, int], Flags], dice: int, total: int, chance: Floats
) -> None:
    """Add to *chances*, by board and landing, those that another die leads to."""
    for pips in FACES:
        now, thrown = total + pips, dice + 1
        if now > LIMIT:
            chances[:, BUST] += chance / 6
            continue
        on = throws_on.get((thrown, now), np.zeros(BOARDS, bool))
        if (thrown, now) == (2, LIMIT):
            on = np.zeros(BOARDS, bool)
        chances[:, OUTCOME[thrown, now]] += chance / 6 * ~on
        if on.any():
            _add_landings(chances, throws_on, thrown, now, chance / 6 * on)


def learn(taught: Lessons, exact: Floats, scale: Floats, seed: int) -> Learned:
    """Return what fits the lessons best, boards weighted by the square of *scale*."""
    shapes = _main_shapes(taught, scale)
    factors = (taught.chances * scale) @ shapes
    stages = []
    for number, (low, high) in enumerate(zip(STAGES, (*STAGES[1:], 99), strict=True)):
        here = (taught.clutches >= low) & (taught.clutches < high)
        fitted = _fit(
            taught.inputs[here],
            factors[here].astype(np.float32),
            taught.weights[here],
            np.random.default_rng(seed + number),
        )
        stages.append(fitted)
        sys.stdout.write(f"{low} clutches left or more: {here.sum():,} lessons\n")
        sys.stdout.flush()
    layers = [np.stack(layer) for layer in zip(*stages, strict=True)]
    return Learned(_all_shapes(exact, (shapes / scale[:, None]).T), *layers)


def learn_shapes(learned: Learned, taught: Lessons, exact: Floats) -> Learned:
    """Return other shapes with the same networks, those that fit lessons by another rule best."""
    factors = np.concatenate(
        [
            network(learned, stage, taught.some(low, high).inputs)
            for stage, (low, high) in enumerate(zip(STAGES, (*STAGES[1:], 99), strict=True))
        ]
    )
    order = np.argsort(STAGE_OF[taught.clutches], kind="stable")
    shapes = _least_squares(factors, taught.chances[order], taught.weights[order])
    return replace(learned, shapes=_all_shapes(exact, shapes))


def _all_shapes(exact: Floats, shapes: Floats) -> Singles:
    return np.concatenate([np.ones((1, BOARDS)), exact, shapes]).astype(np.float32)


def _main_shapes(taught: Lessons, scale: Floats) -> Floats:
    """Return by board and shape the principal components of all chances, boards weighted by the square of *scale*."""
    products = np.zeros((BOARDS, BOARDS))
    for low, high in zip(STAGES, (*STAGES[1:], 99), strict=True):
        some = taught.some(low, high)
        rows = some.chances * (np.sqrt(some.weights / some.weights.sum())[:, None] * scale).astype(np.float32)
        products += rows.T @ rows
    return np.linalg.eigh(products)[1][:, ::-1][:, :KEPT]


def _fit(given: Singles, wanted: Singles, weights: Singles, rng: np.random.Generator) -> list[Singles]:
    """Return the layers of a network, fitted by Adam; then the last by least squares, the others at half precision."""
    single = np.float32
    layers = [
        rng.normal(0, 0.4, (INPUTS, UNITS)).astype(single),
        rng.normal(0, 0.5, UNITS).astype(single),
        rng.normal(0, UNITS**-0.5, (UNITS, UNITS)).astype(single),
        np.zeros(UNITS, single),
    ]
    last, bias = _last_layer(given, wanted, weights)
    layers += [np.concatenate([last, rng.normal(0, 0.01, (UNITS, KEPT)).astype(single)]), bias]
    first_moments, second_moments = ([np.zeros_like(layer) for layer in layers] for _ in range(2))
    upto = np.cumsum(weights.astype(np.float64) / weights.sum(dtype=np.float64))
    for step in range(1, STEPS + 1):
        some = np.minimum(np.searchsorted(upto, rng.random(BATCH)), len(upto) - 1)
        rate = RATE * min(1, step / 200) * (1 + np.cos(np.pi * step / STEPS)) / 2
        for layer, first, second, slope in zip(
            layers, first_moments, second_moments, _slopes(layers, given[some], wanted[some]), strict=True
        ):
            np.add(first, 0.1 * (slope - first), out=first)
            np.add(second, 0.001 * (slope * slope - second), out=second)
            change = rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-10)
            np.subtract(layer, change, out=layer)
    layers[:4] = [layer.astype(np.float16).astype(single) for layer in layers[:4]]
    middle = np.tanh(np.tanh(given @ layers[0] + layers[1]) @ layers[2] + layers[3])
    layers[4:] = _last_layer(np.concatenate([given, middle], axis=1), wanted, weights)
    return layers


def _slopes(layers: list[Singles], given: Singles, wanted: Singles) -> list[Singles]:
    """Return by layer how the mean squared error grows with its numbers."""
    first = np.tanh(given @ layers[0] + layers[1])
    second = np.tanh(first @ layers[2] + layers[3])
    both = np.concatenate([given, second], axis=1)
    error = (both @ layers[4] + layers[5] - wanted) * np.float32(2 / len(given))
    back = (error @ layers[4][INPUTS:].T) * (1 - second * second)
    further = (back @ layers[2].T) * (1 - first * first)
    return [given.T @ further, further.sum(axis=0), first.T @ back, back.sum(axis=0), both.T @ error, error.sum(axis=0)]


def _last_layer(given: Singles, wanted: Singles, weights: Singles) -> tuple[Singles, Singles]:
    """Return the linear map that fits best, held back a little, and its constant."""
    rows = np.concatenate([given, np.ones((len(given), 1), np.float32)], axis=1)
    found = _least_squares(rows, wanted, weights).astype(np.float32)
    return found[:-1], found[-1]


def _least_squares(rows: Singles, wanted: Singles, weights: Singles) -> Floats:
    """Return by column of *rows* the factors that make the *wanted* of them, held back a little."""
    weighted = rows * (weights.astype(np.float64) / weights.sum())[:, None]
    held_back = 1e-9 * np.eye(rows.shape[1])
    found: Floats = np.linalg.solve(weighted.T @ rows + held_back, weighted.T @ wanted)
    return found


def solution_of(rules: Rules, folder: Path) -> Solution:
    """Return the solution of a table, out of *folder* or made there."""
    if rules == short_game().rules:
        return short_game()
    name = "-".join([",".join(map(str, rules.deck)), str(rules.set_aside), key_of(rules)])
    path = folder / f"{name}.solved"
    if not path.exists():
        sys.stdout.write(f"solving {name}\n")
        solve(rules, precision=PRECISION, out=path, progress=_quietly)
    return opened(path)


@contextmanager
def _quietly(_count: int, _label: str) -> Iterator[Callable[[int], None]]:
    yield lambda _: None


def taught_by(folder: Path, sets: int, rng: np.random.Generator, *, third_die_at_seven: bool) -> Lessons:
    """Return lessons from all tables that teach, for each stage from so many *sets* of cards, or fewer."""
    found = []
    for rules, weight in teachers(third_die_at_seven=third_die_at_seven):
        solution = solution_of(rules, folder)
        for low, high in zip(STAGES, (*STAGES[1:], 99), strict=True):
            left = range(low, min(high, rules.cards_in_play + 2))
            if left:
                some = lessons(solution, left, max(1, round(sets * min(weight, 1) / len(left))), rng)
                part = np.float32(weight) / some.weights.sum()
                found.append(Lessons(some.inputs, some.chances, some.weights * part, some.clutches))
    return together(found)


def main() -> int:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the solved games are, or will be")
    parser.add_argument("--out", type=Path, default=Path(mahe.bots.__file__).with_name(FILE))
    parser.add_argument("--sets", type=int, default=1500, help="how many sets of cards a stage learns from, at most")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(asked.seed)
    exact = exact_shapes(third_die_at_seven=False)
    scale = np.sqrt(board_weights(exact[0]))
    usual = learn(taught_by(asked.folder, asked.sets, rng, third_die_at_seven=False), exact, scale, asked.seed)
    taught = taught_by(asked.folder, asked.sets // 5, rng, third_die_at_seven=True)
    seven = learn_shapes(usual, taught, exact_shapes(third_die_at_seven=True))
    save_learned(asked.out, {USUAL: usual, SEVEN: seven})
    sys.stdout.write(f"{asked.out.stat().st_size:,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
