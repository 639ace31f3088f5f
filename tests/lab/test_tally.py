"""What games add up to, counted by hand."""

from __future__ import annotations

import pytest

from mahe.lab.simulate import Tally, play_games
from mahe.play import Table
from mahe.rules import Rules
from mahe.rules.score import WHOLE
from mahe.seat_counts import SeatCounts
from tests.lab.games import game

RULES = Rules(players=2, turtles_each=1, cards_as_dice=True, deck=(0, 0, 0, 0, 1, 2), set_aside=0)
"""A 5 and two 6s, then the last clutch."""

LONG_GAME = game(
    RULES,
    5,
    "A124=21+5/6",
    "B65x",
    "A1c5=12",
    "B24=12",
    "A6=18",  # B rides along.
    "B1=19",
    "A1=19",
    "B2=21+6/6",  # A rides along and takes the 6.
    "A6=6",
    "B124=21+6",
    "A2=8",
    "B13=8",
    "A62x",  # B goes to the raft too: no ride.
    "B124=21+7",
)

SHARED_GAME = game(RULES, 5, "A124=21+5/6", "B6=6", "A1=1", "B124=6+6/6", "A1=2", "B124=6+6", "A124=2+7")


def test_one_game_is_counted_move_by_move() -> None:
    tally = Tally(RULES)
    tally.add(LONG_GAME)
    assert tally.seats == [
        SeatCounts(wins=0, eggs=6, clutches=2, turns=7, throws=10, busts=1, rides=1, cards_played=1),
        SeatCounts(wins=1, shares=WHOLE, eggs=13, clutches=2, turns=7, throws=14, busts=1, rides=1, cards_played=0),
    ]
    assert (tally.games, tally.shared_wins) == (1, 0)
    assert (tally.turns, tally.shortest, tally.longest) == (14, 14, 14)
    assert tally.throws == 24
    assert tally.throws == 3 + 2 + 1 + 2 + 1 + 1 + 1 + 1 + 1 + 3 + 1 + 2 + 2 + 3


def test_a_shared_win_counts_as_a_part_of_a_win_for_each() -> None:
    tally = Tally(RULES)
    tally.add(SHARED_GAME)
    assert [(seat.wins, seat.score, seat.eggs, seat.clutches) for seat in tally.seats] == [(1, 0.5, 12, 2)] * 2
    assert [seat.shared_wins for seat in tally.seats] == [1, 1]
    assert tally.shared_wins == 1


@pytest.mark.parametrize("games", [(LONG_GAME, SHARED_GAME), (SHARED_GAME, LONG_GAME)], ids=["long first", "last"])
def test_games_add_up_in_any_order(games: tuple[Table, Table]) -> None:
    tally = Tally(RULES)
    for table in games:
        tally.add(table)
    assert tally.seats == [
        SeatCounts(1, WHOLE // 2, 1, 18, 4, turns=11, throws=18, busts=1, rides=1, cards_played=1),
        SeatCounts(2, WHOLE + WHOLE // 2, 1, 25, 4, turns=10, throws=21, busts=1, rides=1, cards_played=0),
    ]
    assert (tally.games, tally.shared_wins, tally.turns, tally.throws) == (2, 1, 21, 39)
    assert (tally.shortest, tally.longest) == (7, 14)


def test_a_turn_with_two_turtles_is_one_turn() -> None:
    rules = Rules(players=2, turtles_each=2, deck=(1, 0, 0, 0, 0, 0), set_aside=0)
    tally = Tally(rules)
    tally.add(game(rules, 1, "A124=21+1 B124=21+7"))
    assert (tally.turns, tally.throws) == (1, 6)
    assert tally.seats == [SeatCounts(wins=1, shares=WHOLE, eggs=8, clutches=2, turns=1, throws=6), SeatCounts()]


def test_a_turtle_that_rides_its_owners_other_one_is_a_ride() -> None:
    rules = Rules(players=2, turtles_each=2, deck=(1, 0, 0, 0, 0, 0), set_aside=0)
    tally = Tally(rules)
    tally.add(game(rules, 1, "A3=3 B3=3", "C1=1 D1=1", "A124=3+1 B124=3+7"))
    assert [seat.rides for seat in tally.seats] == [1, 0]
    assert [seat.clutches for seat in tally.seats] == [2, 0]


@pytest.mark.parametrize("cards", [False, True], ids=["plain", "cards"])
@pytest.mark.parametrize("players", range(2, 8))
def test_every_clutch_of_every_game_is_counted_once(players: int, cards: bool) -> None:
    rules = Rules(players=players, cards_as_dice=cards)
    for table in play_games(rules, ["hatchling"] * players, games=3, seed=players):
        tally = Tally(rules)
        tally.add(table)
        assert sum(seat.clutches for seat in tally.seats) == 20 + 1
        assert sum(seat.score for seat in tally.seats) == pytest.approx(1)
