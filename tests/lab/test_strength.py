"""Exact strength: what players reach is computed, and agrees with games that were played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from mahe.bots import make_bot
from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel import HATCHLING, Policy, play_batch, swimmer
from mahe.lab.solve.fixed_policies import BotPolicy, FixedPolicy, InconsistentBot, PerfectPolicy, fixed_policy
from mahe.lab.solve.strength import COUNTED, Strength, strength
from mahe.lab.solve.whole_game import solve
from mahe.play import SeededDice
from mahe.rules import CHANCE, Rules, actor, apply, begin, chance, options
from tests.bots.packages import install, seen
from tests.kit.solved import TWO_CARDS, quietly

ONE_CARD = Rules(players=2, turtles_each=1, deck=(0, 0, 0, 0, 1, 0), set_aside=0)
AT_SEVEN = Rules(players=2, turtles_each=1, deck=(0, 0, 0, 0, 1, 0), set_aside=0, third_die_at_seven=True)
GAMES = 200_000


def _strength(rules: Rules, one: FixedPolicy, other: FixedPolicy) -> Strength:
    return strength(rules, one, other, precision=1e-8, progress=quietly, label="")


def test_perfect_play_against_itself_reaches_the_value_of_the_game() -> None:
    value = solve(TWO_CARDS, progress=quietly).value
    found = _strength(TWO_CARDS, PerfectPolicy(TWO_CARDS), PerfectPolicy(TWO_CARDS))
    assert found.first == pytest.approx(value, abs=1e-7)
    assert found.second == pytest.approx(1 - value, abs=1e-7)
    assert found.loss == pytest.approx(0, abs=1e-7)


@pytest.mark.parametrize("rules", [TWO_CARDS, AT_SEVEN], ids=["two cards", "a third die at seven"])
def test_what_is_computed_agrees_with_games_that_are_played(rules: Rules) -> None:
    found = _strength(rules, fixed_policy(rules, "swimmer"), fixed_policy(rules, "hatchling"))
    for policies, share in (
        ([swimmer(DEFAULT_RISKS), HATCHLING], found.first),
        ([HATCHLING, swimmer(DEFAULT_RISKS)], 1 - found.second),
    ):
        assert _played(rules, policies) == pytest.approx(share, abs=2 / GAMES**0.5)


def _played(rules: Rules, policies: list[Policy]) -> float:
    """Return the first seat's part of the wins."""
    counts = list(play_batch(rules, policies, games=GAMES, seed=1))
    return sum(one.seats[0].shares for one in counts) / 420 / GAMES


def test_one_players_win_is_the_others_loss() -> None:
    one = _strength(TWO_CARDS, fixed_policy(TWO_CARDS, "navigator"), fixed_policy(TWO_CARDS, "swimmer"))
    other = _strength(TWO_CARDS, fixed_policy(TWO_CARDS, "swimmer"), fixed_policy(TWO_CARDS, "navigator"))
    assert one.first == pytest.approx(1 - other.second, abs=1e-7)
    assert one.second == pytest.approx(1 - other.first, abs=1e-7)


def test_nobody_does_better_than_perfect_play_and_levels_are_in_order() -> None:
    scores = [
        _strength(TWO_CARDS, fixed_policy(TWO_CARDS, name), PerfectPolicy(TWO_CARDS)).score
        for name in ("hatchling", "swimmer", "navigator")
    ]
    assert scores == sorted(scores)
    assert scores[-1] < 0.5


def test_any_bot_can_be_asked() -> None:
    asked = _strength(ONE_CARD, BotPolicy(ONE_CARD, "swimmer"), PerfectPolicy(ONE_CARD))
    known = _strength(ONE_CARD, fixed_policy(ONE_CARD, "swimmer"), PerfectPolicy(ONE_CARD))
    assert (asked.first, asked.second) == pytest.approx((known.first, known.second), abs=1e-7)
    assert asked.decisions == pytest.approx(known.decisions, abs=COUNTED)


def test_decisions_are_as_many_as_in_games_that_are_played() -> None:
    games = 3000
    # With 5 eggs and the 7 the game is open to the end.
    found = _strength(ONE_CARD, fixed_policy(ONE_CARD, "swimmer"), fixed_policy(ONE_CARD, "hatchling"))
    dice, rng = SeededDice(Random(1)), Random(2)
    decided = 0
    for game in range(games):
        seat = 1 + game % 2
        bots = {seat: make_bot("swimmer", rng), 3 - seat: make_bot("hatchling", rng)}
        state = begin(ONE_CARD)
        while (who := actor(state)) is not None:
            if who is CHANCE:
                state = apply(state, dice.draw(chance(state)))
                continue
            assert isinstance(who, int)
            on_offer = options(state)
            decided += who == seat and len(on_offer) > 1
            state = apply(state, bots[who].choose(state, on_offer))
    assert decided / games == pytest.approx(found.decisions, rel=0.05)


FICKLE = """
from mahe.rules import Roll, Stop


class Fickle:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, state, options):
        return self.rng.choice(options)


class BySeat(Fickle):
    def choose(self, state, options):
        return Roll() if state.turn == 1 else Stop()


class ByCards(Fickle):
    def choose(self, state, options):
        return Roll() if state.cards[state.turn][5] else Stop()
"""


@pytest.mark.parametrize("name", ["fickle", "seat", "cards"])
def test_what_a_bot_reaches_that_looks_at_more_than_the_position_is_not_computed(tmp_path: Path, name: str) -> None:
    install(tmp_path, "moods", FICKLE, {"fickle": "moods:Fickle", "seat": "moods:BySeat", "cards": "moods:ByCards"})
    # 1 and 6 eggs make as many as 2 and 5.
    rules = Rules(players=2, turtles_each=1, deck=(1, 1, 0, 0, 1, 1), set_aside=0)
    with seen(tmp_path), pytest.raises(InconsistentBot, match=name):
        _strength(rules, BotPolicy(rules, name), PerfectPolicy(rules))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["navigator", "ancient"])
def test_a_bot_that_looks_ahead_decides_as_it_does_when_asked(name: str) -> None:
    asked = _strength(ONE_CARD, BotPolicy(ONE_CARD, name), PerfectPolicy(ONE_CARD))
    known = _strength(ONE_CARD, fixed_policy(ONE_CARD, name), PerfectPolicy(ONE_CARD))
    assert known.score == pytest.approx(asked.score, abs=1e-6)
