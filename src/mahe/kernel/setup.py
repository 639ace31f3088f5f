"""From rules and policies to the arrays that compiled code works on."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np

from mahe.arrays import Floats
from mahe.card_gain import card_gain
from mahe.kernel.counts import SHORTEST
from mahe.kernel.policy import Policy
from mahe.kernel.records import BOARD, KINDS, SETUP, Board, OneRecord, Setup
from mahe.kernel.throws import fill_throws
from mahe.rules import FACES, LIMIT, Rules


def make_setup(rules: Rules, policies: Sequence[Policy]) -> OneRecord[Setup]:
    """Return *rules* with one policy a seat."""
    players = rules.players
    if len(policies) != players:
        raise ValueError(f"{players} players need as many policies, not {len(policies)}")
    setup = np.zeros(1, SETUP)
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


def make_board() -> OneRecord[Board]:
    """Return a board, and with it empty tallies."""
    board = np.zeros(1, BOARD)
    board["totals"][0, SHORTEST] = np.iinfo(np.int64).max
    return board


def key_of(seed: int) -> np.uint64:
    """Return 64 bits for the games of any *seed*."""
    return hashed_key("kernel", seed)


def hashed_key(*parts: object) -> np.uint64:
    """Return 64 bits for anything that can be written down, alike on every machine."""
    text = " ".join(map(str, ("mahe", *parts)))
    return np.uint64(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little"))


def _gains(rules: Rules) -> Floats:
    """Return what swimmer thinks that a card brings, by dice, total and eggs; 0 for no card."""
    gains = np.zeros((2, LIMIT + 1, KINDS + 1), np.float64)
    for dice in (1, 2):
        for total in range(1, LIMIT + 1):
            for eggs in FACES:
                gains[dice - 1, total, eggs] = card_gain(rules, dice, total, eggs)
    return gains
