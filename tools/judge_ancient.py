"""`python -m tools.judge_ancient SOLUTION`: how far a review by ancient is from the truth, where a game is solved.

Swimmers and navigators play the table that the file solves. Every position of their games, inside throws too, is valued
by ancient and by the solution, and so is every choice that they had.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np

from mahe.arrays import Flags
from mahe.bots import make_bot
from mahe.bots.oracle import SolvedGame, opened
from mahe.play import BotPlayer, SeededDice, Table
from mahe.review.evaluation import TableEvaluation, ancient_evaluation
from mahe.review.positions import positions
from mahe.review.review import MISTAKE
from mahe.rules import Rules, actor, options


@dataclass(slots=True)
class Errors:
    """What ancient said and what is true, over many games."""

    chances: list[tuple[float, float]]
    """Of the first seat, in every position before the end."""
    losses: list[tuple[float, float]]
    """What each option gives away, the best one aside, wherever there are several."""
    chosen: list[tuple[float, float]]
    """What the chosen option gave away."""


def compare(rules: Rules, exact: TableEvaluation, games: int, seed: int) -> Errors:
    """Return what ancient and the solution say of so many *games*."""
    errors = Errors([], [], [])
    for number in range(games):
        names = ("swimmer", "navigator") if number % 2 else ("navigator", "swimmer")
        players = [BotPlayer(name, make_bot(name, Random(f"{seed}/{number}/{name}"))) for name in names]
        table = Table(rules, players, SeededDice(Random(f"{seed}/{number}/dice")))
        states = table.states[:-1]
        said, true = (positions(one, states) for one in (ancient_evaluation(), exact))
        for state, event in zip(states, table.events, strict=True):
            errors.chances.append((float(said.chances(state)[0]), float(true.chances(state)[0])))
            on_offer = options(state)
            if len(on_offer) < 2:
                continue
            assert actor(state) is not None
            pairs = list(zip(*(_losses(found.worths(state, on_offer)) for found in (said, true)), strict=True))
            best = min(range(len(pairs)), key=lambda index: pairs[index][1])
            errors.losses += [pair for index, pair in enumerate(pairs) if index != best]
            errors.chosen.append(pairs[[*on_offer].index(event)])  # type: ignore[arg-type]
    return errors


def _losses(worths: tuple[float, ...]) -> list[float]:
    return [max(worths) - worth for worth in worths]


def lines(errors: Errors) -> Iterator[str]:
    """Yield what has been found, in points."""
    chances, losses, chosen = (100 * np.array(pairs) for pairs in (errors.chances, errors.losses, errors.chosen))
    off = chances[:, 0] - chances[:, 1]
    yield (
        f"{len(chances):,} positions: ancient's chance is off by {np.abs(off).mean():.2f} points on average, "
        f"{np.quantile(np.abs(off), 0.95):.2f} in one of twenty"
    )
    off = losses[:, 0] - losses[:, 1]
    yield f"{len(losses):,} options beside the best: what they give away is off by {np.abs(off).mean():.2f} points"
    limit = 100 * MISTAKE
    said, true = (chosen[:, column] >= limit for column in (0, 1))
    yield f"{len(chosen):,} choices: {true.sum():,} true mistakes, of which ancient finds {_part(said & true, true)}"
    slips, hardly = (said & (chosen[:, 1] < bound) for bound in (limit, limit / 2))
    off = np.abs(chosen[said, 0] - chosen[said, 1]).mean()
    yield (
        f"{said.sum():,} mistakes by ancient: {_part(slips, said)} give away less than {limit:g} points, "
        f"{_part(hardly, said)} less than {limit / 2:g}; what they give away is off by {off:.2f} points"
    )


def _part(some: Flags, of: Flags) -> str:
    return f"{some.sum() / of.sum():.1%}"


def main() -> int:
    """Compare, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("solution", type=Path, help="the file of a solved game, as `mahe solve --out` writes it")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    solution = opened(asked.solution)
    exact = TableEvaluation(SolvedGame(solution), is_exact=True)
    errors = compare(solution.rules, exact, asked.games, asked.seed)
    sys.stdout.writelines(f"{line}\n" for line in lines(errors))
    return 0


if __name__ == "__main__":
    sys.exit(main())
