"""Rules and evaluations as the compiled search wants them, and matches between two of them."""

from __future__ import annotations

from concurrent.futures import Executor
from contextlib import closing
from dataclasses import fields
from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints, Singles
from mahe.bots.learned_solution import Learned
from mahe.bots.navigator import FORESIGHT, PATIENCE, SPREAD, fewest_moves
from mahe.bots.network import Weights
from mahe.executors import in_pieces, share
from mahe.kernel.evaluation import (
    THUMB_BOOTY,
    THUMB_CONSTANTS,
    THUMB_FORESIGHT,
    THUMB_PATIENCE,
    THUMB_SPREAD,
    THUMB_SPREAD_BY_ROOT,
    NumericEvaluation,
)
from mahe.kernel.position import NumericRules, make_position
from mahe.kernel.records import SEATS
from mahe.kernel.setup import hashed_key
from mahe.kernel.training_games import play_match
from mahe.kernel.workspace import Workspace, make_workspace
from mahe.rules import Rules

MATCH_CHUNK: Final = 100
"""How many games are played in one seat on the dice of one key."""


def numeric_rules(rules: Rules) -> NumericRules:
    """Return *rules* as numbers."""
    return NumericRules(
        rules.players,
        rules.turtles_each,
        int(rules.cards_as_dice),
        rules.highest_open,
        int(rules.bust_ends_turn),
        rules.set_aside,
        np.array(rules.deck, np.int64),
    )


def navigator_evaluation() -> NumericEvaluation:
    """Return navigator's rule of thumb."""
    grid = np.zeros((1, 1), np.float32)
    line = grid[0]
    return _evaluation(Weights(grid, grid, line, grid, line, grid, line), 0, None, None, 0.0)


def network_evaluation(
    weights: Weights, end: tuple[Ints, Floats] | None = None, pair: Learned | None = None, margin: float = 0.0
) -> NumericEvaluation:
    """Return a network; but where there is something better, that.

    *end* are the boards and chances of a solved end, by stake, *pair* what was learned of the solved game of two.
    Choices closer than *margin* are looked at again, with the next player's turn.
    """
    return _evaluation(weights, 1, end, pair, margin)


def workspace_for(*evaluations: NumericEvaluation) -> Workspace:
    """Return scratch memory that is large enough for all of *evaluations*."""
    return make_workspace(
        max(len(evaluation.bias) for evaluation in evaluations),
        max(len(evaluation.middle_bias) for evaluation in evaluations),
    )


def key_of(*parts: object) -> np.uint64:
    """Return 64 bits for any seed and what it is for."""
    return hashed_key("train", *parts)


def win_share(
    rules: Rules, evaluation: NumericEvaluation, others: NumericEvaluation, *, games: int, seed: object, pool: Executor
) -> float:
    """Return the share of wins of one *evaluation*, in each seat in turn, while *others* take all the other seats."""
    chunks = games // rules.players // MATCH_CHUNK + 1
    match = share(pool, (rules, evaluation, others, str(seed), chunks))
    with closing(in_pieces(pool, _wins, [(match, range(rules.players * chunks))], first=1)) as played:
        wins = [won for _, some in played for won in some]
    return sum(wins) / (len(wins) * MATCH_CHUNK)


def _wins(match: tuple[Rules, NumericEvaluation, NumericEvaluation, str, int], numbers: range) -> list[float]:
    """Return the wins of the first evaluation in the chunks of these numbers, which go through the seats in turn."""
    rules, *given, seed, chunks = match
    evaluation, others = map(writeable, given)
    found = []
    for number in numbers:
        seat, chunk = divmod(number, chunks)
        who = np.ones(SEATS, np.int64)
        who[seat] = 0
        wins = np.zeros(SEATS, np.float64)
        play_match(
            numeric_rules(rules),
            (evaluation, others),
            who,
            key_of(seed, seat, chunk),
            MATCH_CHUNK,
            workspace_for(evaluation, others),
            make_position(),
            wins,
        )
        found.append(float(wins[seat]))
    return found


def writeable(evaluation: NumericEvaluation) -> NumericEvaluation:
    """Return an evaluation as it was before a network carried it: arrays that cannot be written are others to Numba."""
    return NumericEvaluation._make(
        np.require(one, requirements=("C", "W")) if isinstance(one, np.ndarray) else one for one in evaluation
    )


def _evaluation(
    weights: Weights, is_network: int, end: tuple[Ints, Floats] | None, pair: Learned | None, margin: float
) -> NumericEvaluation:
    arrays = {field.name: np.ascontiguousarray(getattr(weights, field.name), np.float32) for field in fields(weights)}
    keys, values = end or (np.zeros(0, np.int64), np.zeros((1, 0), np.float64))
    return NumericEvaluation(
        is_network=is_network,
        **arrays,
        thumb=_thumb(),
        moves=np.array(fewest_moves(), np.float32),
        end_keys=keys,
        end_values=values,
        **_pair(pair),
        margin=margin,
    )


def _thumb() -> Singles:
    thumb = np.empty(THUMB_CONSTANTS, np.float32)
    thumb[THUMB_PATIENCE] = PATIENCE
    thumb[THUMB_FORESIGHT] = FORESIGHT
    thumb[THUMB_SPREAD], thumb[THUMB_SPREAD_BY_ROOT] = SPREAD
    thumb[THUMB_BOOTY] = 0
    return thumb


def _pair(learned: Learned | None) -> dict[str, Singles]:
    """Return what was learned of the game of two as an evaluation holds it, or nothing."""
    names = [field.name for field in fields(Learned)]
    if learned is None:
        axes = {name: 2 if name == "shapes" or name.endswith("bias") else 3 for name in names}
        return {f"pair_{name}": np.zeros((0,) * axes[name], np.float32) for name in names}
    arrays = {f"pair_{name}": np.ascontiguousarray(getattr(learned, name), np.float32) for name in names}
    return {**arrays, "pair_shapes": np.ascontiguousarray(learned.shapes.T, np.float32)}
