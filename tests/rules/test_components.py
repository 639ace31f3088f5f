"""Components: C1 to C6."""

import pytest

from mahe.rules import (
    BEACH,
    FACES,
    LAST_CLUTCH,
    NEST,
    RAFT,
    STANDARD,
    STANDARD_DECK,
    TURTLES,
    BadRules,
    Roll,
    Rolled,
    Rules,
    Start,
    Turned,
    actor,
    begin,
    chance,
)
from mahe.rules.pieces import one_by_one
from tests.kit import A, move, play, position


def test_C1_there_are_seven_turtles_all_different() -> None:
    assert len(TURTLES) == len(set(TURTLES)) == 7
    assert Rules(players=7).turtles == TURTLES


def test_C1_turtles_are_dealt_out_in_seat_order() -> None:
    rules = Rules(players=3)
    assert [rules.turtles_of(seat) for seat in rules.seats] == [("A", "B"), ("C", "D"), ("E", "F")]
    assert [rules.owner(turtle) for turtle in rules.turtles] == [1, 1, 2, 2, 3, 3]
    rules = Rules(players=4)
    assert [rules.turtles_of(seat) for seat in rules.seats] == [("A",), ("B",), ("C",), ("D",)]
    assert [rules.owner(turtle) for turtle in rules.turtles] == [1, 2, 3, 4]


def test_C2_the_course_is_a_ring_of_21_spaces() -> None:
    state = position("A to throw")
    assert len(state.stacks) == BEACH == 21
    visited = []
    for _ in range(43):
        state = move(state, A, 1)
        visited.append(state.space(A))
        state = position(f"{state.space(A)}: A")
    assert visited == [*range(1, 22), *range(1, 22), 1]


def test_C3_the_raft_is_off_the_course_beside_space_1() -> None:
    state = position("raft: A B C D")
    assert state.raft == ("A", "B", "C", "D")
    assert not any(state.stacks)
    assert RAFT not in range(1, BEACH + 1)
    assert NEST not in range(1, BEACH + 1)
    assert move(state, A, 1).stacks[0] == ("A",)


def test_C4_a_die_has_six_sides_and_they_are_alike() -> None:
    rolling = play(position("A to throw"), Start(A))
    assert chance(rolling) == tuple((Rolled(pips), 1) for pips in (1, 2, 3, 4, 5, 6))


def test_C4_there_are_three_dice() -> None:
    state = play(position("A to throw"), Start(A), Rolled(1), Roll(), Rolled(1), Roll())
    assert state.dice == (1, 1)
    state = play(state, Rolled(1))
    assert state.mover is None
    assert state.space(A) == 9


def test_C5_there_are_24_clutch_cards_of_1_to_6_eggs() -> None:
    assert sum(STANDARD.deck) == 24
    assert len(STANDARD.deck) == len(FACES) == 6
    assert begin(STANDARD).unseen == STANDARD.deck


def test_C5_ruling_the_standard_deck_is_3_3_5_5_5_3_with_87_eggs() -> None:
    assert STANDARD.deck == STANDARD_DECK == (3, 3, 5, 5, 5, 3)
    assert sum(eggs * count for eggs, count in zip(FACES, STANDARD_DECK, strict=True)) == 87


def test_C5_ruling_the_standard_deck_can_deal_the_scoring_example_that_four_of_each_cannot() -> None:
    example = (2, 2, 5, 5, 3, 3)
    assert sum(example) == 20
    assert all(count <= there_are for count, there_are in zip(example, STANDARD_DECK, strict=True))
    assert not all(count <= 4 for count in example)


@pytest.mark.parametrize("deck", [(4, 4, 4, 4, 4, 4), (24, 0, 0, 0, 0, 0), (0, 0, 0, 0, 1, 23)])
def test_C5_ruling_any_six_counts_may_be_the_deck(deck: tuple[int, ...]) -> None:
    state = begin(Rules(deck=deck))
    assert state.unseen == deck
    assert chance(state) == tuple((Turned(eggs), count) for eggs, count in zip(FACES, deck, strict=True) if count)


def test_C5_ruling_a_deck_cannot_have_more_cards_than_the_box() -> None:
    with pytest.raises(BadRules, match="the box has 24 cards; this deck has 25"):
        Rules(deck=(3, 3, 5, 5, 5, 4))


def test_C6_the_clutch_space_shows_7_eggs_once_no_card_covers_it() -> None:
    rules = Rules(deck=(0, 0, 2, 0, 0, 0), set_aside=1)
    state = move(position("20: A | open 3", rules), A, 1)
    assert state == position("21: A | open 7 | held 1: 3 | B to throw", rules)
    assert LAST_CLUTCH == 7
    assert actor(state) == 2


def test_C5_counts_are_so_many_cards_one_by_one() -> None:
    assert one_by_one((2, 0, 1, 0, 0, 1)) == (1, 1, 3, 6)
    assert len(one_by_one(STANDARD.deck)) == 24
