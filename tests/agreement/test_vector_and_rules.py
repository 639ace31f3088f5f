"""The vector environment and the rules, walked side by side event by event."""

from __future__ import annotations

from random import Random

import pytest

from mahe.bots import LEVELS, make_bot
from mahe.envs.vector import MaheVectorEnv
from mahe.rules import Rules
from mahe.rules.rules import TABLE_SIZES
from tests.agreement.vector_walk import Walk, every_kind_of_table

KINDS = list(every_kind_of_table(Random(1)))
GAMES = 10_000


def walked(rules: Rules, *, games: int, seed: int, opponents: list[str] | None = None) -> Walk:
    """Return a walk through so many games; some tables play several."""
    env = MaheVectorEnv(max(1, games // 3), rules, opponents=opponents, keep_events=True)
    bots = [make_bot(name, Random(1)) for name in opponents or ()]
    walk = Walk(env, seed, bots)
    walk.play(games)
    return walk


@pytest.mark.parametrize("size", TABLE_SIZES, ids=str)
def test_every_seat_decides_as_the_law_says(size: tuple[int, int]) -> None:
    kinds = [rules for rules in KINDS if (rules.players, rules.turtles_each) == size]
    for seed in (1, 15):
        walked(kinds[seed], games=2, seed=seed)


@pytest.mark.slow
@pytest.mark.parametrize("rules", KINDS, ids=str)
def test_10_000_random_games_are_those_of_the_law(rules: Rules) -> None:
    assert walked(rules, games=-(-GAMES // len(KINDS)), seed=7).games >= GAMES // len(KINDS)


@pytest.mark.parametrize("number", [1, 24, 41, 77, 120])
def test_one_seat_is_asked_and_the_others_are_played_by_swimmer_and_hatchling(number: int) -> None:
    rules = KINDS[number]
    opponents = [LEVELS[(number + place) % 2] for place in range(rules.players - 1)]
    walk = walked(rules, games=4, seed=number, opponents=opponents)
    assert walk.compared or "swimmer" not in opponents


@pytest.mark.thorough
@pytest.mark.parametrize("opponent", LEVELS)
@pytest.mark.parametrize("number", [2, 20, 33, 49, 66, 110])
def test_opponents_decide_as_the_bots_of_their_names_do(opponent: str, number: int) -> None:
    rules = KINDS[number]
    walk = walked(rules, games=3, seed=number, opponents=[opponent] * (rules.players - 1))
    assert walk.compared or opponent == "hatchling"
