"""A last layer that is fitted again: it sees what the network sees, and finds what is true."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from mahe.bots.ancient import learned
from mahe.bots.network import Weights
from mahe.kernel.training_rows import ROW, write_row
from mahe.lab.compiled_bots import position_of
from mahe.lab.train.evaluations import numeric_rules
from mahe.lab.train.refit import chances, last_inputs, loss, refit
from mahe.rules import Rules
from tests.bots.test_lookahead import positions
from tests.bots.through import glance


def layer_of(weights: Weights) -> np.ndarray:
    return np.hstack([weights.last, weights.last_bias[:, None]]).astype(np.float64)


@pytest.mark.parametrize("rules", [Rules(players=3, cards_as_dice=True), Rules(players=4)], ids=str)
def test_the_last_layer_sees_what_the_network_sees(rules: Rules) -> None:
    between = [state for state in positions(rules, seed=3, count=200) if state.mover is None and state.moved is None]
    weights = learned().weights(rules)
    rows = np.zeros((len(between), ROW), np.int8)
    for state, row in zip(between, rows, strict=True):
        write_row(numeric_rules(rules), position_of(state), row)
    found = chances(last_inputs(weights, rows, rules.players, rules.turtles_each), layer_of(weights))
    assert len(between) > 5
    for state, one in zip(between, found, strict=True):
        assert np.roll(one, state.turn - 1) == pytest.approx(glance(state, learned()), abs=1e-4)


def test_what_is_true_of_results_is_found() -> None:
    random = np.random.default_rng(1)
    before = learned().weights(Rules(players=4))
    true = replace(
        before, last=before.last * np.float32(0.8), last_bias=before.last_bias + np.array([0.3, 0, 0, 0], np.float32)
    )
    inputs = np.hstack([random.gamma(1, 0.5, (4000, before.last.shape[1])), np.ones((4000, 1))])
    came = chances(inputs, layer_of(true))
    after = refit(before, inputs, came)
    assert loss(after, inputs, came) < loss(before, inputs, came)
    assert np.abs(chances(inputs, layer_of(after)) - came).mean() < 0.005
