"""The worked examples that the rulebooks share: X1 to X7."""

import pytest

from mahe.rules import PlayCard, Roll, Rolled, Rules, Start, Stop, actor, apply, options, standing
from tests.kit import A, B, C, move, play, position


def test_X1_2_then_6_is_a_bust() -> None:
    state = play(position("9: A"), Start(A), Rolled(2), Roll(), Rolled(6))
    assert state == position("raft: A | B to throw")


def test_X2_2_and_4_and_stop_make_12_spaces() -> None:
    state = play(position("5: A"), Start(A), Rolled(2), Roll(), Rolled(4), Stop())
    assert state == position("17: A | B to throw")


@pytest.mark.parametrize("space", range(1, 22))
def test_X3_2_1_4_make_21_spaces_back_to_where_it_was_and_one_clutch(space: int) -> None:
    state = play(position(f"{space}: A | open 4"), Start(A), Rolled(2), Roll(), Rolled(1), Roll(), Rolled(4))
    assert state == position(f"{space}: A | held 1: 4 | open none | B to throw")


def test_X4_the_same_from_the_raft_ends_on_space_21_with_one_clutch() -> None:
    state = play(position("raft: A | open 4"), Start(A), Rolled(2), Roll(), Rolled(1), Roll(), Rolled(4))
    assert state == position("21: A | held 1: 4 | open none | B to throw")


def test_X5_red_carries_yellow_from_18_to_15_and_yellow_takes_the_5() -> None:
    """Blue is A, red is B, yellow is C."""
    state = play(position("18: A B C | B to throw | open 5"), Start(B), Rolled(1))
    for pips in (2, 3):
        assert actor(state) == 3
        assert options(state) == (Roll(), Stop())
        state = play(state, Roll(), Rolled(pips))
    assert state == position("18: A | 15: B C | open none | held 3: 5 | C to throw")


def test_X6_22_beats_22_by_six_cards_to_five() -> None:
    hands = "held 1: 1 3 3 4 5 6 | held 2: 1 2 4 4 6 | held 3: 2 3 4 6 | held 4: 3 3 4 5 5"
    state = move(position(f"20: C | C to throw | open 7 | {hands}"), C, 1)
    assert actor(state) is None
    assert standing(state).eggs == (22, 17, 22, 20)
    assert standing(state).cards == (6, 5, 5, 5)
    assert standing(state).winners == (1,)


def test_X7_a_5_and_a_2_card_make_14_spaces_and_the_card_is_gone() -> None:
    rules = Rules(cards_as_dice=True)
    before = play(position("1: B | B to throw | held 2: 2", rules), Start(B), Rolled(5))
    assert apply(before, PlayCard(2)) == position("15: B | played 2 | C to throw", rules)
