"""The kernel's dice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from mahe.kernel import HATCHLING, events_of
from mahe.kernel.chance import digit, next_luck, rest, seed_game
from mahe.kernel.setup import key_of, make_board
from mahe.kernel.throws import TICKETS
from mahe.rules import STANDARD, Rolled, Turned

# The first words of xoshiro256++ from the state 1, 2, 3, 4.
KNOWN = [
    41943041,
    58720359,
    3588806011781223,
    3591011842654386,
    9228616714210784205,
    9973669472204895162,
    14011001112246962877,
    12406186145184390807,
    15849039046786891736,
    10450023813501588000,
]


def board_from_1234() -> Any:
    board = make_board()[0]
    board["rng"] = [1, 2, 3, 4]
    return board


def test_it_is_xoshiro256_plus_plus() -> None:
    board = board_from_1234()
    assert [int(next_luck(board)) for _ in KNOWN] == [word >> 10 for word in KNOWN]


def test_the_digits_of_luck_are_those_of_one_ticket() -> None:
    board = board_from_1234()
    for _ in range(100):
        luck = np.uint64(next_luck(board))
        ticket, whole = 0, digit(luck, TICKETS)
        for base in (6, 2, 6, 2, 6):
            ticket = ticket * base + digit(luck, base)
            luck = np.uint64(rest(luck, base))
        assert ticket == whole


def test_games_and_seeds_start_from_different_states() -> None:
    states = set()
    for seed in range(-3, 4):
        for game in (*range(100), 2**40, 2**62):
            board = make_board()[0]
            seed_game(board, key_of(seed), game)
            states |= {int(word) for word in board["rng"]}
    assert len(states) == 7 * 102 * 4


def test_dice_and_first_cards_come_as_often_as_they_should() -> None:
    games = 600
    games_played = [events_of(STANDARD, [HATCHLING] * 4, seed=3, game=game) for game in range(games)]
    dice = Counter(event.pips for events in games_played for event in events if isinstance(event, Rolled))
    count = dice.total()
    for pips in range(1, 7):
        assert dice[pips] / count == pytest.approx(1 / 6, abs=4 * (5 / 36 / count) ** 0.5)
    cards = Counter(event.eggs for event, *_ in games_played if isinstance(event, Turned))
    for eggs, held in enumerate(STANDARD.deck, 1):
        share = held / 24
        assert cards[eggs] / games == pytest.approx(share, abs=4 * (share * (1 - share) / games) ** 0.5)
