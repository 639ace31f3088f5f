"""Games of oracle against oracle and ancient, by the plain rules, come out as the solution says."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

import pytest

from mahe.bots import Bot, make_bot
from mahe.bots.oracle import Oracle
from mahe.lab.solve.fixed_policies import PerfectPolicy, fixed_policy
from mahe.lab.solve.strength import strength
from mahe.lab.solve.whole_game import Answer, solve
from mahe.play import SeededDice
from mahe.rules import CHANCE, Decision, Rules, State, actor, apply, begin, chance, options, standing
from tests.kit.solved import SHORT, SOLVED, TWO_CARDS, quietly

pytestmark = pytest.mark.thorough


def _cached(bot: Bot) -> Callable[[State], Decision]:
    """Return how *bot* decides. It leaves nothing to chance, so it is asked but once in each position."""
    return cache(lambda state: bot.choose(state, options(state)))


def _share_of_first(
    rules: Rules, decide: tuple[Callable[[State], Decision], Callable[[State], Decision]], games: int, seed: int
) -> float:
    """Return the first seat's part of the wins if each seat decides in its own way."""
    # The same positions come again and again, and the law always says the same about them.
    to_act, to_draw, after = cache(actor), cache(chance), cache(apply)
    dice = SeededDice(Random(seed))
    total = 0.0
    for _ in range(games):
        state = begin(rules)
        while (who := to_act(state)) is not None:
            state = after(state, dice.draw(to_draw(state)) if who is CHANCE else decide[who - 1](state))
        winners = standing(state).winners
        total += (1 in winners) / len(winners)
    return total / games


@pytest.mark.parametrize(
    "games", [2000, pytest.param(1_000_000, marks=pytest.mark.slow)], ids=["a few thousand", "a million"]
)
def test_games_of_oracle_against_oracle_agree_with_the_value(tmp_path: Path, games: int) -> None:
    answer: Answer = solve(TWO_CARDS, out=tmp_path / "two.solved", progress=quietly)
    decide = _cached(Oracle(Random(1), tmp_path / "two.solved"))
    share = _share_of_first(TWO_CARDS, (decide, decide), games, seed=1)
    # Four standard errors of a half: a right solution fails once in 16,000 times.
    assert share == pytest.approx(answer.value, abs=2 / games**0.5)


@pytest.mark.parametrize(
    "games", [1000, pytest.param(500_000, marks=pytest.mark.slow)], ids=["a few", "a million in both seats"]
)
def test_games_of_ancient_against_oracle_agree_with_its_strength(games: int) -> None:
    policy = fixed_policy(SHORT, "ancient")
    found = strength(SHORT, policy, PerfectPolicy(SHORT), precision=1e-6, progress=quietly, label="")
    ancient, oracle = _cached(make_bot("ancient", Random(1))), _cached(Oracle(Random(1), SOLVED))
    first = _share_of_first(SHORT, (ancient, oracle), games, seed=1)
    second = 1 - _share_of_first(SHORT, (oracle, ancient), games, seed=2)
    assert first == pytest.approx(found.first, abs=2 / games**0.5)
    assert second == pytest.approx(found.second, abs=2 / games**0.5)
