"""The coefficients by which luck is taken out of results, and what is left of these."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from mahe.arrays import Floats
from mahe.lab.arena.controls import CONTROLS, FIRST, UNIT, Adjusted, Moments
from mahe.rules.score import WHOLE

FEWEST: Final = 20
"""Of how many rounds coefficients can be fitted."""

_ONE, _WON = range(FIRST)

_BEFORE: Final = np.array([WHOLE / UNIT, 0.0, WHOLE / UNIT])
"""The coefficients to be expected: one for luck, and none for luck times the chance."""

_BELIEF: Final = 10
"""How many rounds' worth of evidence that expectation is."""


def adjust(counted: Sequence[Moments]) -> Adjusted | None:
    """Return what rounds, counted by fold, amount to without their luck; None if there are too few of them."""
    folds = [np.array(fold, np.float64) for fold in counted]
    every = np.sum(folds, axis=0)
    if every[_ONE, _ONE] < FEWEST:
        return None
    weights = [_weights(every - fold) for fold in folds]
    total = sum(float(weight @ fold[:, _ONE]) for weight, fold in zip(weights, folds, strict=True))
    mean = total / every[_ONE, _ONE]
    squares = 0.0
    for weight, fold in zip(weights, folds, strict=True):
        weight[_ONE] = -mean
        squares += float(weight @ fold @ weight)
    return Adjusted(total, max(0.0, squares))


def _weights(moments: Floats) -> Floats:
    """Return what to add up of a round's values: its wins, less the controls times their coefficients."""
    count = moments[_ONE, _ONE]
    spread = moments - np.outer(moments[_ONE], moments[_ONE]) / count
    among, beside = spread[FIRST:, FIRST:], spread[FIRST:, _WON]
    scale = np.sqrt(np.maximum(np.diagonal(among), 1.0))
    # A hair of ridge, so that controls that say the same, or nothing, do no harm.
    even = among / np.outer(scale, scale) + 1e-6 * np.eye(CONTROLS)
    fitted = np.linalg.solve(even, beside / scale) / scale
    # All shrink alike, so that both of two players see the same.
    coefficients = (count * fitted + _BELIEF * _BEFORE) / (count + _BELIEF)
    return np.concatenate([[0.0, 1.0], -coefficients])
