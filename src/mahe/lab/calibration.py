"""Are the chances honest? What ancient's search predicts, beside what came of it: `python -m mahe.lab.calibration`.

Games begin in positions that weak players have made of them, and ancient plays on in every seat. Before each throw the
search's chances are noted, and each seat's is put into one of ten bins. Needs the extra `lab`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.bots import make_bot
from mahe.cores import free_cores
from mahe.kernel.setup import hashed_key
from mahe.lab.figures import COLOURS, MARKERS, QUIET, drawing
from mahe.lab.play_on import play_on
from mahe.lab.simulate import Z95
from mahe.lab.words import table_words
from mahe.play import SeededDice
from mahe.rules import CHANCE, Rules, State, actor, apply, begin, chance, options

BINS: Final = 10
GAMES: Final = 4
"""How many games begin in one position."""

ROOM: Final = 512
"""How many throws of a game are noted at most."""

LONGEST_BEFORE: Final = 120
"""How many throws weak players have made at most before ancient takes over."""

TABLES: Final = (Rules(players=2), Rules(players=4), Rules(players=7))


@dataclass(frozen=True, slots=True)
class Bin:
    """All chances between two tenths."""

    chances: int
    """How many there are: one for each seat of a position."""
    predicted: float
    observed: float
    """The mean of what came of it, the luck since then taken out."""
    margin: float
    """How far the 95% interval of that goes to each side."""
    won: float
    """The mean of what came of it, luck and all."""
    won_margin: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """How honest the chances at a table are."""

    rules: Rules
    positions: int
    games: int
    bins: tuple[Bin | None, ...]
    """From 0 to 10% on; None where no chance fell."""


def calibrate(rules: Rules, *, positions: int, seed: int = 1) -> Calibration:
    """Return predicted and observed chances of at least so many *positions*."""
    counted = 0
    games = 0
    sums: list[Floats] = []
    with ThreadPoolExecutor(free_cores()) as pool:
        number = 0
        while counted < positions:
            some = range(number, number + 8 * free_cores())
            number = some.stop
            for found, cluster in pool.map(lambda one: _cluster(rules, one, seed), some):
                counted += found
                games += GAMES
                sums.append(cluster)
    return Calibration(rules, counted, games, tuple(_bin(one) for one in np.moveaxis(np.array(sums), 1, 0)))


def _cluster(rules: Rules, number: int, seed: int) -> tuple[int, Floats]:
    """Play on from one position; return how many positions were noted, and by bin the sums over their chances."""
    state = some_position(rules, f"{seed}/{number}")
    found = play_on(state, hashed_key("calibration", seed, number), first=0, games=GAMES, room=ROOM)
    players = rules.players
    is_noted = ~np.isnan(found.notes.chances[:, :, 0])
    predicted = found.notes.chances[is_noted, :players]
    since = (found.lucks[:, None] - found.notes.lucks[:, :, :players])[is_noted]
    won = np.broadcast_to(found.results[:, None], (GAMES, ROOM, players))[is_noted]
    index: Ints = np.minimum((predicted * BINS).astype(np.int64), BINS - 1).reshape(-1)
    parts = (np.ones_like(predicted), predicted, won - since, won)
    cluster: Floats = np.stack([np.bincount(index, part.reshape(-1), BINS) for part in parts], axis=1).astype(
        np.float64
    )
    return int(is_noted.sum()), cluster


def some_position(rules: Rules, seed: str) -> State:
    """Return a position between two moves that hatchlings and swimmers have come to."""
    rng = Random(seed)
    bots = [make_bot(rng.choice(("hatchling", "swimmer")), Random(f"{seed}/{seat}")) for seat in rules.seats]
    dice = SeededDice(Random(f"{seed}/dice"))
    throws = rng.randrange(LONGEST_BEFORE)
    state = last = begin(rules)
    while (who := actor(state)) is not None:
        if who is CHANCE:
            state = apply(state, dice.draw(chance(state)))
            continue
        if state.mover is None:
            last = state
            throws -= 1
            if throws < 0:
                break
        state = apply(state, bots[who - 1].choose(state, options(state)))
    return last


def _bin(clusters: Floats) -> Bin | None:
    """Return one bin from its sums by cluster: games from one position are no independent evidence."""
    chances, predicted, observed, won = clusters.sum(axis=0)
    if not chances:
        return None

    def margin(sums: Floats, mean: float) -> float:
        return Z95 * sqrt(float(((sums - mean * clusters[:, 0]) ** 2).sum())) / float(chances)

    return Bin(
        int(chances),
        predicted / chances,
        observed / chances,
        margin(clusters[:, 2], observed / chances),
        won / chances,
        margin(clusters[:, 3], won / chances),
    )


def plot_calibration(path: Path, found: Sequence[Calibration]) -> None:
    """Draw predicted against observed, a panel for each table."""
    positions = sum(one.positions for one in found)
    subtitle = f"Predicted and observed winning chances in {positions:,} positions, with 95% intervals"
    with drawing(path, "Are the chances honest?", subtitle, width=9.6, height=4.2) as figure:
        axes = figure.subplots(1, len(found), sharey=True, squeeze=False)[0]
        for panel, one, colour, marker in zip(axes, found, COLOURS, MARKERS, strict=False):
            bins = [part for part in one.bins if part is not None]
            panel.plot([0, 100], [0, 100], color=QUIET, linewidth=1)
            panel.errorbar(
                [100 * part.predicted for part in bins],
                [100 * part.observed for part in bins],
                yerr=[100 * part.margin for part in bins],
                color=colour,
                marker=marker,
                linestyle="none",
                capsize=3,
                markersize=5,
            )
            panel.set_title(table_words(one.rules).partition(", ")[0])
            panel.set_xlabel("predicted, %")
            panel.set_xlim(0, 100)
            panel.set_ylim(0, 100)
        axes[0].set_ylabel("observed, %")


def lines(found: Calibration) -> Iterator[str]:
    """Yield a table for people."""
    yield f"{table_words(found.rules)}: {found.positions:,} positions in {found.games:,} games"
    yield "  predicted  observed         difference  wins alone       chances"
    for part in found.bins:
        if part is not None:
            yield (
                f"  {part.predicted:>8.1%}  {part.observed:>6.1%} ± {100 * part.margin:<4.1f}"
                f"  {100 * (part.observed - part.predicted):>+9.2f}  {part.won:>8.1%} ± {100 * part.won_margin:<4.1f}"
                f"  {part.chances:>8,}"
            )


def main() -> None:
    """Calibrate the tables of the docs, print the numbers, and draw the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="draw the picture into this file")
    parser.add_argument("--json", type=Path, help="write all the numbers into this file")
    asked = parser.parse_args()
    found = []
    for rules in TABLES:
        found.append(calibrate(rules, positions=asked.positions, seed=asked.seed))
        sys.stdout.writelines(f"{line}\n" for line in lines(found[-1]))
        sys.stdout.flush()
    if asked.plot:
        plot_calibration(asked.plot, found)
    if asked.json:
        numbers = [asdict(one) | {"rules": table_words(one.rules)} for one in found]
        asked.json.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
