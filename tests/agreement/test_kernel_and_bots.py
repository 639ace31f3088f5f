"""A seat of the kernel decides as its twin among the bots does."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahe.bots.swimmer import Swimmer
from mahe.kernel import HATCHLING, events_of, swimmer, walk
from mahe.lab.simulate import KERNEL_BOTS
from mahe.lab.simulate_compiled import POLICIES
from mahe.rules import CHANCE, Event, Rules, Start, begin, options
from tests.agreement.strategies import RISKS
from tests.kit import strategies as kit


@given(kit.rules(), RISKS, st.integers())
@settings(max_examples=60)
def test_swimmer_decides_alike_with_any_risks(rules: Rules, risks: tuple[int, int], seed: int) -> None:
    twin, bot = swimmer(risks), Swimmer(Random(0), risks)
    state = begin(rules)
    for step in walk(rules, [twin] * rules.players, seed=seed, game=0).steps:
        if step.actor is not CHANCE and not isinstance(step.event, Start):
            assert bot.choose(state, options(state)) == step.event
        state = step.after


def test_swimmer_plays_cards_in_the_kernel_too() -> None:
    rules = Rules(players=3, cards_as_dice=True)
    assert sum("PlayCard" in repr(events_of(rules, [POLICIES["swimmer"]] * 3, seed=1, game=game)) for game in range(9))


def test_hatchling_takes_each_option_as_often_as_the_others() -> None:
    rules = Rules(players=2, cards_as_dice=True, third_die_at_seven=True)
    taken: Counter[tuple[frozenset[Event], Event]] = Counter()
    offered: Counter[frozenset[Event]] = Counter()
    for game in range(60):
        for step in walk(rules, [HATCHLING] * 2, seed=1, game=game).steps:
            if step.actor is not CHANCE:
                taken[step.options, step.event] += 1
                offered[step.options] += 1
    often = {choices: count for choices, count in offered.items() if count > 300}
    assert {len(choices) for choices in often} >= {1, 2, 3}
    for choices, count in often.items():
        for option in choices:
            assert taken[choices, option] / count == pytest.approx(1 / len(choices), abs=4 * (0.25 / count) ** 0.5)


def test_the_bots_that_have_a_twin_are_named() -> None:
    assert set(POLICIES) == set(KERNEL_BOTS)
