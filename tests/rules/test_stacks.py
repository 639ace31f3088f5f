"""Stacks: K1 to K5."""

import pytest

from mahe.rules import FACES, IllegalEvent, PlayCard, Roll, Rolled, Rules, Start, Stop, actor, apply, options
from tests.kit import A, B, C, D, move, play, position

SEVEN = Rules(players=7)


def test_K1_a_mover_carries_every_turtle_above_it_in_order() -> None:
    before = position("3: A C B D")
    assert move(before, A, 2) == position("5: A C B D | B to throw")


def test_K1_a_mover_leaves_those_below_it_where_they_are() -> None:
    before = position("3: D B A C")
    assert move(before, A, 2) == position("3: D B | 5: A C | B to throw")


def test_K1_the_topmost_turtle_moves_alone() -> None:
    before = position("3: D B C A")
    assert move(before, A, 2) == position("3: D B C | 5: A | B to throw")


def test_K1_a_tall_stack_splits_in_the_middle_and_climbs_another() -> None:
    before = position("20: G F A E D | 2: C B | open 6", SEVEN)
    after = position("20: G F | 2: C B A E D | open none | held 4: 6 | B to throw", SEVEN)
    assert move(before, A, 3) == after


@pytest.mark.parametrize(
    ("stack", "seat"),
    [("A", 1), ("B A", 1), ("A B", 2), ("A C B", 2), ("A B C", 3), ("C A B D", 4), ("D C B A", 1)],
)
def test_K2_the_topmost_owner_above_the_mover_decides(stack: str, seat: int) -> None:
    assert actor(position(f"7: {stack} | A threw 2")) == seat
    assert actor(position(f"7: {stack} | A threw 2 3")) == seat


def test_K2_the_turns_player_throws_the_first_die_all_the_same() -> None:
    before = position("7: A B C")
    assert actor(before) == 1
    assert options(before) == (Start(A),)


def test_K2_the_decider_has_the_same_choices_as_the_mover() -> None:
    assert options(position("7: A B | A threw 2")) == (Roll(), Stop())


def test_K2_a_stack_elsewhere_gives_nobody_a_say() -> None:
    assert actor(position("7: A | 8: D C B | A threw 2")) == 1


def test_K2_after_the_move_the_turn_passes_from_the_turns_player() -> None:
    state = apply(position("7: A C | A threw 2"), Stop())
    assert state == position("9: A C | B to throw")
    assert actor(state) == 2


@pytest.mark.parametrize("pips", FACES[1:])
def test_K3_bust_leaves_turtles_underneath(pips: int) -> None:
    before = position("18: B A C | A throws after 6")
    assert apply(before, Rolled(pips)) == position("18: B | raft: A C | B to throw")


def test_K3_bust_sends_all_those_above_to_the_raft() -> None:
    before = position("18: G C A F D | 3: E | A throws after 4", SEVEN)
    assert apply(before, Rolled(4)) == position("18: G C | 3: E | raft: A F D | B to throw", SEVEN)


def test_K3_bust_on_the_third_die_does_the_same() -> None:
    before = position("18: B A C | A throws after 3 3")
    assert apply(before, Rolled(2)) == position("18: B | B to throw")


def test_K3_bust_of_the_bottom_turtle_clears_the_space() -> None:
    before = position("18: A B C D | A throws after 3")
    assert apply(before, Rolled(5)) == position("B to throw")


@pytest.mark.parametrize("space", [1, 9, 20, 21])
def test_K4_after_21_steps_the_mover_comes_back_on_top_of_those_it_left(space: int) -> None:
    before = position(f"{space}: D B A C | A throws after 2 1 | open 5")
    after = position(f"{space}: D B A C | open none | held 3: 5 | B to throw")
    assert apply(before, Rolled(4)) == after


def test_K4_a_mover_at_the_bottom_comes_back_with_its_riders() -> None:
    before = position("9: A C | A throws after 2 1 | open 5")
    assert apply(before, Rolled(4)) == position("9: A C | open none | held 3: 5 | B to throw")


def test_K5_turtles_on_the_raft_form_no_stack() -> None:
    before = position("raft: A B C D | A to throw")
    assert actor(play(before, Start(A), Rolled(2))) == 1
    assert move(before, A, 2) == position("2: A | B to throw")


def test_K5_a_stack_sent_to_the_raft_falls_apart() -> None:
    state = move(position("5: A B C"), A, 6, 6)
    assert state.raft == (A, B, C, D)
    assert state.riders(A) == ()
    assert move(state, B, 3) == position("3: B | raft: A C D | C to throw")


def test_K5_the_raft_is_no_space_to_land_on() -> None:
    assert move(position("21: A | raft: B"), A, 1) == position("1: A | raft: B | B to throw")


def test_K2_the_mover_cannot_be_asked_in_the_riders_place() -> None:
    cards = Rules(cards_as_dice=True)
    state = position("7: A B | A threw 2 | held 1: 3", cards)
    with pytest.raises(IllegalEvent, match="seat 2 may choose"):
        apply(state, PlayCard(3))


def test_K1_riders_stay_where_they_are_when_another_moves() -> None:
    before = position("7: B D | 4: C | A to throw")
    state = move(before, A, 4)
    assert state == position("7: B D | 4: C A | B to throw")
    assert state.riders(C) == (A,)
    assert state.riders(B) == (D,)
