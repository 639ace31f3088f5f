"""A network's last layer, fitted again to what came of games: `python -m mahe.lab.train.refit 7 --out FILE`.

Training believes much of what the search finds, and the search picks what the network thinks too well of. So what it
says of leaders may end up too high. Here positions that weak players have made are played on by ancient, and only the
results count, the luck taken out. Fitting one layer to them is a convex problem, so few games are enough. Needs the
extra `lab`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Final

import numpy as np

from mahe.arrays import Floats, SmallInts
from mahe.bots.ancient import WEIGHTS
from mahe.bots.network import Weights, load_weights, save_weights
from mahe.cores import free_cores
from mahe.kernel.position import make_position
from mahe.kernel.setup import hashed_key
from mahe.kernel.training_rows import R_TURN, encode
from mahe.kernel.workspace import make_workspace
from mahe.lab.calibration import GAMES, ROOM, some_position
from mahe.lab.play_on import play_on
from mahe.network_layout import FACTS, SEAT_FACTS, parse_table_key
from mahe.rules import Rules

RIDGE: Final = 1e-4
"""How strongly the numbers are drawn to what they were."""

STEPS: Final = 12
SAMPLE: Final = 40_000
"""How many Newton steps are made, and of how many positions the curvature is computed, once."""

CHECKED: Final = 10
"""Every so many positions of weak players are not learned from, to see what has been learned."""


def positions_played(weights: Weights, table: str, count: int, seed: int) -> Iterator[tuple[int, Floats, Floats]]:
    """Yield from games at a *table*: a number, the inputs of the last layer, and what came of it for each seat.

    There are at least *count* positions in all. Seats count from the one whose turn it is.
    """
    players, each = parse_table_key(table)

    def play(number: int) -> tuple[int, Floats, Floats]:
        rules = Rules(players=players, turtles_each=each, cards_as_dice=number % 2 == 1)
        state = some_position(rules, f"refit/{seed}/{number}")
        found = play_on(state, hashed_key("refit", seed, number), first=0, games=GAMES, room=ROOM)
        is_noted = ~np.isnan(found.notes.chances[:, :, 0])
        came = (found.results - found.lucks)[:, None] + found.notes.lucks[:, :, :players]
        rows = found.notes.rows[is_noted]
        order = (rows[:, R_TURN : R_TURN + 1].astype(np.int64) + np.arange(players)) % players
        return number, last_inputs(weights, rows, players, each), np.take_along_axis(came[is_noted], order, axis=1)

    with ThreadPoolExecutor(free_cores()) as pool:
        number = 0
        while count > 0:
            some = range(number, number + 8 * free_cores())
            number = some.stop
            for found in pool.map(play, some):
                count -= len(found[1])
                yield found


def last_inputs(weights: Weights, rows: SmallInts, players: int, each: int) -> Floats:
    """Return what the last layer of a network gets to see of positions, and 1 for its bias."""
    boards = np.empty((len(rows), (players * each) ** 2), np.int64)
    facts = np.empty((len(rows), FACTS + SEAT_FACTS * players), np.float32)
    encode(rows, players, each, boards, facts, make_position(), make_workspace(1, 1))
    layer = facts @ weights.facts + weights.bias
    # Where there is no row the index is -1, which is one of nothing.
    layer += np.vstack([weights.boards, np.zeros_like(weights.boards[:1])])[boards].sum(axis=1)
    hidden = np.maximum(np.maximum(layer, 0) @ weights.middle + weights.middle_bias, 0)
    return np.hstack([hidden, np.ones((len(rows), 1))])


def refit(weights: Weights, inputs: Floats, came: Floats) -> Weights:
    """Return *weights* with a last layer that says best what *came* of positions with these *inputs*."""
    first = np.hstack([weights.last, weights.last_bias[:, None]]).astype(np.float64)
    curvature = _curvature(inputs[:: max(1, len(inputs) // SAMPLE)], first)
    curvature += RIDGE * np.eye(len(curvature))
    layer = first
    for _ in range(STEPS):
        slope = (chances(inputs, layer) - came).T @ inputs / len(inputs) + RIDGE * (layer - first)
        layer = layer - np.linalg.solve(curvature, slope.reshape(-1)).reshape(layer.shape)
    return replace(weights, last=layer[:, :-1].astype(np.float32), last_bias=layer[:, -1].astype(np.float32))


def chances(inputs: Floats, layer: Floats) -> Floats:
    """Return every seat's chance: a softmax."""
    scores = inputs @ layer.T
    scores -= scores.max(axis=1, keepdims=True)
    np.exp(scores, out=scores)
    scores /= scores.sum(axis=1, keepdims=True)
    return scores


def _curvature(inputs: Floats, layer: Floats) -> Floats:
    """Return the second derivatives of the mean loss by the numbers of *layer*."""
    found = chances(inputs, layer)
    seats, width = layer.shape
    curvature = np.empty((seats, width, seats, width))
    for one in range(seats):
        for other in range(seats):
            weight = found[:, one] * ((one == other) - found[:, other])
            curvature[one, :, other] = (inputs * weight[:, None]).T @ inputs / len(inputs)
    return curvature.reshape(layer.size, layer.size)


def loss(weights: Weights, inputs: Floats, came: Floats) -> float:
    """Return the mean cross-entropy."""
    layer = np.hstack([weights.last, weights.last_bias[:, None]]).astype(np.float64)
    return float(-(came * np.log(chances(inputs, layer))).sum(axis=1).mean())


def main() -> int:
    """Play, fit, print what was gained, and write all networks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", help="the number of players, with x2 for two turtles each")
    parser.add_argument("--out", type=Path, required=True, help="write all networks into this file")
    parser.add_argument("--positions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with files("mahe.bots").joinpath(WEIGHTS).open("rb") as file:
        networks = load_weights(file)
    before = networks[asked.table]
    learned: list[tuple[Floats, Floats]] = []
    checked: list[tuple[Floats, Floats]] = []
    for number, inputs, came in positions_played(before, asked.table, asked.positions, asked.seed):
        (checked if number % CHECKED == 0 else learned).append((inputs, came))
    (inputs, came), (others, came_of_others) = (
        tuple(np.concatenate(part) for part in zip(*parts, strict=True)) for parts in (learned, checked)
    )
    networks[asked.table] = after = refit(before, inputs, came)
    save_weights(asked.out, networks)
    sys.stdout.write(
        f"{len(inputs):,} positions: loss {loss(before, inputs, came):.5f} → {loss(after, inputs, came):.5f}\n"
        f"{len(others):,} others: loss {loss(before, others, came_of_others):.5f}"
        f" → {loss(after, others, came_of_others):.5f}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
