"""Moving: M1 to M5."""

from dataclasses import fields

import pytest

from mahe.rules import BEACH, FACES, Rules, State, landing
from tests.kit import A, B, G, move, position

SPACES = range(1, BEACH + 1)


@pytest.mark.parametrize("pips", FACES)
def test_M1_from_the_raft_the_first_step_is_onto_space_1(pips: int) -> None:
    assert move(position("raft: A"), A, pips).space(A) == pips


@pytest.mark.parametrize("pips", FACES)
def test_M1_from_space_21_the_next_step_is_onto_space_1(pips: int) -> None:
    assert move(position("21: A"), A, pips) == position(f"{pips}: A | B to throw")


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("pips", FACES)
def test_M1_the_course_goes_round(space: int, pips: int) -> None:
    assert move(position(f"{space}: A"), A, pips).space(A) == [*SPACES, *SPACES][space - 1 + pips]


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("dice", [(2, 1, 4), (1, 5, 1), (3, 3, 1)])
def test_M2_21_steps_from_a_space_end_on_that_same_space(space: int, dice: tuple[int, ...]) -> None:
    state = move(position(f"{space}: A | open 5"), A, *dice)
    assert state == position(f"{space}: A | open none | held 1: 5 | B to throw")


def test_M2_21_steps_from_the_raft_end_on_space_21() -> None:
    state = move(position("open 5"), A, 2, 1, 4)
    assert state == position("21: A | open none | held 1: 5 | B to throw")


def test_M3_turtles_pass_each_other_freely() -> None:
    before = position("1: A | 2: B | 3: C D")
    assert move(before, A, 4) == position("5: A | 2: B | 3: C D | B to throw")


def test_M3_turtles_pass_each_other_over_the_beach() -> None:
    before = position("20: A | 21: B | 1: C | open 2")
    assert move(before, A, 3) == position("2: A | 21: B | 1: C | held 1: 2 | open none | B to throw")


def test_M4_a_turtle_that_ends_on_an_occupied_space_is_put_on_top() -> None:
    before = position("1: A | 5: B")
    assert move(before, A, 4) == position("5: B A | B to throw")


def test_M4_a_turtle_that_ends_on_a_stack_is_put_on_top_of_all_of_it() -> None:
    before = position("1: A | 5: D B C")
    assert move(before, A, 4) == position("5: D B C A | B to throw")


def test_M4_a_turtle_from_the_raft_climbs_too() -> None:
    before = position("5: D B")
    assert move(before, A, 5) == position("5: D B A | B to throw")


def test_M4_a_stack_that_lands_on_a_stack_keeps_its_order() -> None:
    before = position("1: A D | 5: B C")
    assert move(before, A, 4) == position("5: B C A D | B to throw")


def test_M4_turtles_on_the_beach_are_climbed_like_any_other() -> None:
    before = position("20: A | 21: B C | open 2")
    assert move(before, A, 1) == position("21: B C A | held 1: 2 | open none | B to throw")


def test_M4_a_stack_may_hold_all_seven_turtles() -> None:
    seven = Rules(players=7)
    before = position("3: F E D C B A | 1: G | G to throw", seven)
    state = move(before, G, 2)
    assert state == position("3: F E D C B A G | A to throw", seven)
    assert state.riders(B) == ("A", "G")
    assert state.stacks[2] == tuple("FEDCBAG")


def test_M5_the_direction_of_the_board_is_no_rule() -> None:
    names = [*State._fields, *(field.name for field in fields(Rules))]
    assert not [name for name in names if "wise" in name or "direction" in name or "mirror" in name]


@pytest.mark.parametrize("origin", SPACES)
def test_M5_turtles_only_ever_move_forward(origin: int) -> None:
    for pips in FACES:
        state = move(position(f"{origin}: A"), A, pips)
        assert (state.space(A) - origin) % BEACH == pips


@pytest.mark.parametrize(
    ("text", "more", "space", "wins"),
    [
        ("3: A | A threw 2", (), 5, False),
        ("3: A | A threw 2", (4,), 15, False),
        ("3: A | A threw 2 4", (), 15, False),
        ("3: A | A threw 2 1", (4,), 3, True),
        ("3: A | A throws", (2, 1, 4), 3, True),
        ("3: D A | A threw 2", (6,), 0, False),
        ("20: A | A threw 2", (6,), 0, False),
        ("3: A | A threw 3", (4,), 17, False),
        ("raft: A | A threw 2 1", (4,), 21, True),
        ("21: A | A threw 2", (), 2, False),
        ("20: B A | A threw 1", (), 21, True),
        ("20: B A | A threw 2", (), 1, True),
    ],
)
def test_M1_landing_tells_where_a_move_would_end(text: str, more: tuple[int, ...], space: int, *, wins: bool) -> None:
    assert landing(position(text), *more) == (space, wins)
