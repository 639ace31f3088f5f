"""Which of two choices is better, by playing on from both many times. Importing this needs the extra `lab`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.bots.ancient import WEIGHTS
from mahe.bots.network import Weights, load_weights
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.play_on import NOBODY_MOVES, play_on
from mahe.kernel.position import CARDS_UNSEEN, FACE_UP, MOVED, NONE_MOVED, TURN, Position, make_position
from mahe.kernel.setup import hashed_key
from mahe.lab.train.evaluations import network_evaluation, numeric_rules, workspace_for
from mahe.network_layout import table_key
from mahe.rules import BEACH, Decision, Rules, State, actor, apply, standing
from mahe.rules.pieces import INDEX
from mahe.rules.state import upward

SURE: Final = 3.5
"""How many standard errors an interval is wide to either side: with looks after every batch, 2 would be too few."""

BATCH: Final = 60
"""How many games are played on from each choice before looking at the result again."""


@dataclass(frozen=True, slots=True)
class Difference:
    """By how much one choice is better than another for whoever decides, in parts of a win."""

    low: float
    high: float
    games: int
    """How many were played on from each of the two."""


def compare_choices(state: State, better: Decision, worse: Decision, *, most: int, seed: int) -> Difference:
    """Return by how much *better* is the better choice if ancient plays on for everyone.

    Stops as soon as the interval excludes 0, and after *most* games at the latest. Both choices meet the same dice.
    """
    seat = actor(state)
    assert isinstance(seat, int)
    found = np.empty(0)
    while True:
        first = len(found)
        one, other = (_results(apply(state, choice), seed, first)[:, seat - 1] for choice in (better, worse))
        found = np.concatenate((found, one - other))
        mean, error = float(found.mean()), float(found.std(ddof=1)) / math.sqrt(len(found))
        low, high = mean - SURE * error, mean + SURE * error
        if low > 0 or high < 0 or len(found) >= most:
            return Difference(low, high, len(found))


def _results(state: State, seed: int, first: int) -> Floats:
    """Return each seat's part of the win less its luck, of one batch of games played on from *state*."""
    out = np.zeros((BATCH, state.rules.players))
    if actor(state) is None:
        winners = standing(state).winners
        out[:, [seat - 1 for seat in winners]] = 1 / len(winners)
        return out
    rules, evaluation = numeric_rules(state.rules), _evaluation(state.rules)
    position, begun = _numeric(state)
    key = hashed_key("play on", seed)
    play_on(rules, evaluation, position, begun, key, first, workspace_for(evaluation), make_position(), out)
    return out


@cache
def _networks() -> dict[str, Weights]:
    with files("mahe.bots").joinpath(WEIGHTS).open("rb") as file:
        return load_weights(file)


@cache
def _evaluation(rules: Rules) -> NumericEvaluation:
    return network_evaluation(_networks()[table_key(rules)])


def _numeric(state: State) -> tuple[Position, Ints]:
    """Return *state* as compiled code takes it: the position before the throw, and the throw."""
    position = make_position()
    for space in range(1, BEACH + 1):
        for level, turtle in enumerate(upward(state.perches, space)):
            position.place[INDEX[turtle]] = space
            position.level[INDEX[turtle]] = level
    position.held[: len(state.cards)] = state.cards
    position.carded[[seat - 1 for seat in state.carded]] = 1
    position.now[TURN] = state.turn - 1
    position.now[MOVED] = NONE_MOVED if state.moved is None else INDEX[state.moved]
    position.now[FACE_UP] = state.face_up
    position.now[CARDS_UNSEEN] = sum(state.unseen)
    mover = NOBODY_MOVES if state.mover is None else INDEX[state.mover]
    return position, np.array([mover, len(state.dice), sum(state.dice), state.rolling], np.int64)
