"""Rules and evaluations as the compiled search wants them, and matches between two of them."""

from __future__ import annotations

import hashlib
from concurrent.futures import Executor
from dataclasses import fields
from typing import Final

import numpy as np

from mahe.bots.arrays import Singles
from mahe.bots.navigator import FORESIGHT, PATIENCE, SPREAD, fewest_moves
from mahe.bots.network import Weights
from mahe.kernel.board import SEATS
from mahe.kernel.network import Mind
from mahe.kernel.position import NumericRules, make_position
from mahe.kernel.training_games import play_match
from mahe.kernel.workspace import Workspace, make_workspace
from mahe.rules import Rules

MATCH_CHUNK: Final = 100
"""How many games a thread plays in one seat before another takes over."""


def table_of(rules: Rules) -> NumericRules:
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


def navigator_mind() -> Mind:
    """Return navigator's rule of thumb."""
    grid = np.zeros((1, 1), np.float32)
    line = grid[0]
    return Mind(0, grid, grid, line, grid, line, grid, line, _thumb(), _moves())


def network_mind(weights: Weights) -> Mind:
    """Return a network."""
    arrays = {field.name: np.ascontiguousarray(getattr(weights, field.name), np.float32) for field in fields(weights)}
    return Mind(is_net=1, **arrays, thumb=_thumb(), moves=_moves())


def desk_for(*minds: Mind) -> Workspace:
    """Return a desk at which all of *minds* can work."""
    return make_workspace(max(len(mind.bias) for mind in minds), max(len(mind.middle_bias) for mind in minds))


def key_of(*parts: object) -> np.uint64:
    """Return 64 bits for any seed and what it is for, alike on every machine."""
    text = "mahe train " + " ".join(map(str, parts))
    return np.uint64(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little"))


def win_share(rules: Rules, mind: Mind, others: Mind, *, games: int, seed: object, pool: Executor) -> float:
    """Return the share of wins of one *mind*, in each seat in turn, while *others* take all the other seats."""
    chunks = [
        (seat, number) for seat in range(rules.players) for number in range(games // rules.players // MATCH_CHUNK + 1)
    ]

    def play(chunk: tuple[int, int]) -> float:
        who = np.ones(SEATS, np.int64)
        who[chunk[0]] = 0
        wins = np.zeros(SEATS, np.float64)
        play_match(
            table_of(rules),
            (mind, others),
            who,
            key_of(seed, *chunk),
            MATCH_CHUNK,
            desk_for(mind, others),
            make_position(),
            wins,
        )
        return float(wins[chunk[0]])

    return sum(pool.map(play, chunks)) / (len(chunks) * MATCH_CHUNK)


def _thumb() -> Singles:
    return np.array([PATIENCE, FORESIGHT, *SPREAD], np.float32)


def _moves() -> Singles:
    return np.array(fewest_moves(), np.float32)
