"""From rules and policies to the arrays that compiled code works on."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from mahe.card_gain import card_gain
from mahe.kernel.board import BOARD, SEATS
from mahe.kernel.counts import SHORTEST
from mahe.kernel.policy import SITUATIONS, Policy
from mahe.kernel.throws import TICKETS, fill_throws
from mahe.rules import FACES, LIMIT, Rules

SETUP: Final = np.dtype(
    [
        ("players", np.int64),
        ("each", np.int64),  # Turtles each.
        ("halve", np.int64),  # 1 if there are two, else 0: the owner of a turtle is its number shifted by this.
        ("cards", np.bool_),  # Whether they may be played as dice.
        ("highest", np.int64),  # The highest total that another die may follow (T3).
        ("bust_ends", np.bool_),
        ("set_aside", np.int64),
        ("deck", np.int8, 6),
        ("limits", np.int8, (SEATS, len(SITUATIONS))),  # By seat and situation: see `mahe.kernel.policy`.
        ("gains", np.float64, (2, LIMIT + 1, 7)),  # By dice, total and eggs: what playing a card brings.
        ("blind", np.int8, SEATS),  # Whether a seat needs neither the board nor cards to decide.
        ("throws", np.int8, (SEATS, TICKETS)),  # For a blind seat: four times the steps, and the number of dice.
    ],
    align=True,
)
"""The rules of a table and its policies, as a game needs them. Made by `mahe.kernel.setup`."""


def make_setup(rules: Rules, policies: Sequence[Policy]) -> Any:
    """Return *rules* with one policy a seat."""
    players = rules.players
    if len(policies) != players:
        raise ValueError(f"{players} players need as many policies, not {len(policies)}")
    setup: Any = np.zeros(1, SETUP)
    setup["players"] = players
    setup["each"] = rules.turtles_each
    setup["halve"] = rules.turtles_each - 1
    setup["cards"] = rules.cards_as_dice
    setup["highest"] = rules.highest_open
    setup["bust_ends"] = rules.bust_ends_turn
    setup["set_aside"] = rules.set_aside
    setup["deck"] = rules.deck
    setup["gains"] = _gains(rules)
    setup["limits"][0, :players] = [policy.limits for policy in policies]
    setup["blind"][0, :players] = [policy.is_blind and not rules.cards_as_dice for policy in policies]
    fill_throws(setup, make_board())
    return setup


def make_board() -> Any:
    """Return a board, and with it empty tallies."""
    board: Any = np.zeros(1, BOARD)
    board["totals"][0, SHORTEST] = np.iinfo(np.int64).max
    return board


def key_of(seed: int) -> Any:
    """Return 64 bits for any *seed*, alike on every machine."""
    return np.uint64(int.from_bytes(hashlib.sha256(f"mahe kernel {seed}".encode()).digest()[:8], "little"))


def _gains(rules: Rules) -> Any:
    """Return what swimmer thinks that a card brings, by dice, total and eggs; 0 for no card."""
    gains: Any = np.zeros((2, LIMIT + 1, len(FACES) + 1), np.float64)
    for dice in (1, 2):
        for total in range(1, LIMIT + 1):
            for eggs in FACES:
                gains[dice - 1, total, eggs] = card_gain(rules, dice, total, eggs)
    return gains
