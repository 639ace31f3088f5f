"""The table of landings, beside dice that are thrown and turtles that walk step by step."""

from __future__ import annotations

from itertools import product

import pytest

from mahe.rules import BEACH, FACES, LIMIT, RAFT
from mahe.rules.landings import (
    BUST,
    LANDINGS,
    MOST_DICE,
    SPACES,
    STEPS,
    WINS,
    bust_faces,
    landing_of,
    space_after,
    steps_of,
    wins_clutch,
)
from mahe.rules.pieces import PLACES
from mahe.rules.rules import BOX
from mahe.rules.score import EGG, WHOLE
from mahe.rules.solved_game import BOARDS, PERCH

THROWS = [dice for count in range(1, MOST_DICE + 1) for dice in product(FACES, repeat=count)]


def walk(origin: int, steps: int) -> tuple[int, bool]:
    """Return where a turtle ends that walks, and whether it came by the beach."""
    space, wins = origin, False
    for _ in range(steps):
        space = 1 if space == BEACH else space + 1
        wins |= space == BEACH
    return space, wins


def test_T4_T5_a_throw_moves_by_its_total_times_its_dice_or_is_a_bust() -> None:
    for dice in THROWS:
        assert steps_of(len(dice), sum(dice)) == (0 if sum(dice) > 7 else sum(dice) * len(dice))


def test_every_throw_makes_one_of_the_landings_and_every_landing_has_a_throw() -> None:
    made = {STEPS[landing_of(len(dice), sum(dice))] for dice in THROWS}
    assert tuple(sorted(made)) == STEPS == (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 18, 21)
    assert (LANDINGS, STEPS[BUST]) == (15, 0)


@pytest.mark.parametrize("origin", range(PLACES))
def test_M1_M2_B1_a_move_ends_where_walking_does(origin: int) -> None:
    for steps in range(1, STEPS[-1] + 1):
        assert (space_after(origin, steps), wins_clutch(origin, steps)) == walk(origin, steps)
        assert (SPACES[origin][steps], WINS[origin][steps]) == walk(origin, steps)


def test_K3_a_bust_ends_on_the_raft_and_wins_nothing() -> None:
    assert {(space_after(origin, 0), wins_clutch(origin, 0)) for origin in range(PLACES)} == {(RAFT, False)}
    assert {(spaces[0], wins[0]) for spaces, wins in zip(SPACES, WINS, strict=True)} == {(RAFT, False)}


def test_faces_that_would_be_a_bust_are_counted() -> None:
    for total in range(1, LIMIT + 1):
        assert bust_faces(total) == len([pips for pips in FACES if total + pips > LIMIT])
    assert bust_faces(0) == 0


def test_E3_cards_break_ties_and_never_make_up_for_an_egg() -> None:
    assert EGG > BOX + 1


def test_E4_any_number_of_seats_can_share_a_win() -> None:
    assert all(WHOLE % seats == 0 for seats in range(1, 8))


def test_boards_of_two_turtles_are_counted() -> None:
    apart = [(own, other, 0) for own, other in product(range(PLACES), repeat=2) if own != other or own == RAFT]
    stacked = [(space, space, lower) for space in range(1, BEACH + 1) for lower in (0, 1)]
    assert len({*apart, *stacked}) == BOARDS == 505


def test_a_place_and_one_of_four_levels_are_less_than_a_perch() -> None:
    assert max(4 * place + level for place in range(PLACES) for level in range(4)) == PERCH - 1
