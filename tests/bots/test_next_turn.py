"""What positions are worth after the next player's turn, and which choices are close."""

from __future__ import annotations

import pytest

from mahe.bots.lookahead import Evaluation
from mahe.bots.navigator import RuleOfThumb
from mahe.bots.next_turn import CLOSE, PAYS, NextTurn, is_close, margin_at, no_margin
from mahe.rules import Rules
from tests.bots.test_lookahead import ONE_TURTLE, positions, some_network
from tests.bots.through import glance, value_by_law


@pytest.mark.parametrize("rules", ONE_TURTLE, ids=str)
def test_a_position_is_worth_what_the_next_turn_leaves_by_the_law(rules: Rules) -> None:
    evaluations: tuple[Evaluation, ...] = (RuleOfThumb(), some_network(rules))
    states = [state for state in positions(rules, 6, 30) if state.mover is None]
    assert len(states) > 3
    for evaluation in evaluations:
        for state in states[:6]:
            expected = value_by_law(state, evaluation, state.turn)
            assert glance(state, NextTurn(evaluation)) == pytest.approx(expected, abs=1e-6), state


@pytest.mark.parametrize(
    ("worths", "margin", "close"),
    [
        ([0.5, 0.49], 0.015, True),
        ([0.49, 0.5, 0.1], 0.015, True),
        ([0.5, 0.48], 0.015, False),
        ([0.5, 0.5], 0.0, False),
    ],
)
def test_choices_are_close_if_the_best_two_are(worths: list[float], margin: float, close: bool) -> None:
    assert is_close(worths, margin) == close


def test_looking_further_depends_on_the_table() -> None:
    for rules in (Rules(players=2), *ONE_TURTLE):
        assert margin_at(rules) == (CLOSE if (rules.players, rules.turtles_each) in PAYS else 0)
        assert no_margin(rules) == 0
