"""Games of oracle against oracle, by the plain rules, come out as the solution says."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from mahe.bots.oracle import Oracle
from mahe.lab.solve.whole_game import Answer, solve
from mahe.play import SeededDice
from mahe.rules import CHANCE, Decision, State, actor, apply, begin, chance, options, standing
from tests.kit.solved import TWO_CARDS, quietly

pytestmark = pytest.mark.thorough


def _oracle(path: Path) -> Callable[[State], Decision]:
    """Return how oracle decides. It leaves nothing to chance, so it is asked but once in each position."""
    oracle = Oracle(Random(1), path)
    return cache(lambda state: oracle.choose(state, options(state)))


def _share_of_first(decide: Callable[[State], Decision], games: int, seed: int) -> float:
    """Return the first seat's part of the wins."""
    # The same positions come again and again, and the law always says the same about them.
    to_act, to_draw, after = cache(actor), cache(chance), cache(apply)
    dice = SeededDice(Random(seed))
    total = 0.0
    for _ in range(games):
        state = begin(TWO_CARDS)
        while (who := to_act(state)) is not None:
            state = after(state, dice.draw(to_draw(state)) if who is CHANCE else decide(state))
        winners = standing(state).winners
        total += (1 in winners) / len(winners)
    return total / games


@pytest.mark.parametrize(
    "games", [2000, pytest.param(1_000_000, marks=pytest.mark.slow)], ids=["a few thousand", "a million"]
)
def test_games_of_oracle_against_oracle_agree_with_the_value(tmp_path: Path, games: int) -> None:
    answer: Answer = solve(TWO_CARDS, out=tmp_path / "two.solved", progress=quietly)
    share = _share_of_first(_oracle(tmp_path / "two.solved"), games, seed=1)
    # Four standard errors of a half: a right solution fails once in 16,000 times.
    assert share == pytest.approx(answer.value, abs=2 / games**0.5)
