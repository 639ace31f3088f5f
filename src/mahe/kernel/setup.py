"""From rules and policies to the arrays that compiled code works on."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np

from mahe.kernel.compiled import FIELDS, SEATS, SHORTEST, TICKETS, TOTALS, Board, Setup, fill_throws
from mahe.kernel.policy import SITUATIONS, Policy
from mahe.rules import BEACH, FACES, LIMIT, Rules


def make_setup(rules: Rules, policies: Sequence[Policy]) -> Setup:
    """Return *rules* with one policy a seat."""
    if len(policies) != rules.players:
        raise ValueError(f"{rules.players} players need as many policies, not {len(policies)}")
    limits = np.zeros((SEATS, len(SITUATIONS)), np.int8)
    limits[: rules.players] = [policy.limits for policy in policies]
    blind = np.zeros(SEATS, np.bool_)
    blind[: rules.players] = [policy.is_blind and not rules.cards_as_dice for policy in policies]
    setup = Setup(
        players=rules.players,
        each=rules.turtles_each,
        cards=rules.cards_as_dice,
        highest=LIMIT if rules.third_die_at_seven else LIMIT - 1,
        bust_ends=rules.bust_ends_turn,
        set_aside=rules.set_aside,
        deck=np.array(rules.deck, np.int16),
        limits=limits,
        gains=_gains(rules),
        blind=blind,
        throws=np.zeros((SEATS, TICKETS), np.uint8),
    )
    fill_throws(setup, make_board())
    return setup


def make_board() -> Board:
    """Return a board with room for any table."""
    return Board(
        space=np.zeros(SEATS, np.int8),
        below=np.full(SEATS, -1, np.int8),
        above=np.full(SEATS, -1, np.int8),
        top=np.full(BEACH + 1, -1, np.int8),
        held=np.zeros((SEATS + 1, len(FACES)), np.int16),
        carded=np.zeros(SEATS, np.int16),
    )


def make_generator() -> Any:
    """Return room for a game's generator."""
    return np.zeros(4, np.uint64)


def make_tallies() -> tuple[Any, Any]:
    """Return an empty tally by seat, and one of all games together."""
    totals = np.zeros(TOTALS, np.int64)
    totals[SHORTEST] = np.iinfo(np.int64).max
    return np.zeros((SEATS, FIELDS), np.int64), totals


def key_of(seed: int) -> Any:
    """Return 64 bits for any *seed*, alike on every machine."""
    return np.uint64(int.from_bytes(hashlib.sha256(f"mahe kernel {seed}".encode()).digest()[:8], "little"))


def _gains(rules: Rules) -> Any:
    """Return what swimmer thinks that a card brings, by dice, total and eggs; 0 for no card."""
    average = sum(face * count for face, count in zip(FACES, rules.deck, strict=True)) / sum(rules.deck)
    gains = np.zeros((2, LIMIT + 1, len(FACES) + 1), np.float64)
    for dice in (1, 2):
        for total in range(1, LIMIT + 1):
            for eggs in FACES:
                steps = (total + eggs) * (dice + 1) - total * dice
                gains[dice - 1, total, eggs] = steps * average / BEACH - eggs
    return gains
