"""A turn: T1 to T5."""

from itertools import product

import pytest

from mahe.rules import CHANCE, FRENCH, IllegalEvent, PlayCard, Roll, Rolled, Start, Stop, actor, apply, options
from tests.kit import A, B, C, D, move, play, position

PAIRS = list(product(range(1, 7), repeat=2))
TRIPLES = [dice for dice in product(range(1, 7), repeat=3) if sum(dice[:2]) < 7]


def test_T1_the_player_whose_turn_it_is_throws_the_first_die() -> None:
    state = position("B to throw")
    assert actor(state) == 2
    assert options(state) == (Start(B),)
    assert apply(state, Start(B)) == position("B throws")
    assert actor(position("B throws")) is CHANCE


def test_T1_nobody_throws_for_another() -> None:
    for turtle in (A, C, D):
        with pytest.raises(IllegalEvent):
            apply(position("B to throw"), Start(turtle))


@pytest.mark.parametrize("refusal", [Stop(), Roll(), PlayCard(1)])
def test_T1_the_first_throw_is_not_optional(refusal: Stop | Roll | PlayCard) -> None:
    with pytest.raises(IllegalEvent):
        apply(position("7: B | B to throw"), refusal)


@pytest.mark.parametrize("pips", range(1, 7))
def test_T2_a_second_die_may_be_thrown_or_not(pips: int) -> None:
    state = apply(position("A throws"), Rolled(pips))
    assert state == position(f"A threw {pips}")
    assert actor(state) == 1
    assert options(state) == (Roll(), Stop())
    assert apply(state, Roll()) == position(f"A throws after {pips}")
    assert apply(state, Stop()) == position(f"{pips}: A | B to throw")


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_T3_a_third_die_may_be_thrown_only_below_7(first: int, second: int) -> None:
    state = apply(position(f"A throws after {first}"), Rolled(second))
    if first + second < 7:
        assert state == position(f"A threw {first} {second}")
        assert options(state) == (Roll(), Stop())
        assert apply(state, Roll()) == position(f"A throws after {first} {second}")
    else:
        assert options(state) == (Start(B),)


@pytest.mark.parametrize("first", range(1, 7))
def test_T3_ruling_at_exactly_7_the_turtle_moves_without_being_asked(first: int) -> None:
    state = apply(position(f"A throws after {first}"), Rolled(7 - first))
    assert state == position("14: A | B to throw")


@pytest.mark.parametrize("first", range(1, 7))
def test_T3_ruling_with_third_die_at_seven_it_is_a_choice(first: int) -> None:
    state = apply(position(f"A throws after {first}", FRENCH), Rolled(7 - first))
    assert state == position(f"A threw {first} {7 - first}", FRENCH)
    assert options(state) == (Roll(), Stop())
    assert apply(state, Stop()) == position("14: A | B to throw", FRENCH)


@pytest.mark.parametrize("third", range(1, 7))
def test_T3_ruling_the_third_die_at_seven_always_busts(third: int) -> None:
    before = position("8: A | A threw 3 4", FRENCH)
    assert play(before, Roll(), Rolled(third)) == position("raft: A | B to throw", FRENCH)


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_T3_ruling_third_die_at_seven_changes_nothing_at_other_totals(first: int, second: int) -> None:
    if first + second != 7:
        state = apply(position(f"8: A | A throws after {first}", FRENCH), Rolled(second))
        standard = apply(position(f"8: A | A throws after {first}"), Rolled(second))
        assert state._replace(rules=standard.rules) == standard


@pytest.mark.parametrize("dice", [dice for dice in PAIRS + TRIPLES if sum(dice) > 7])
def test_T4_a_total_above_7_is_a_bust(dice: tuple[int, ...]) -> None:
    before = position("8: A | 9: B C | 21: D")
    assert move(before, A, *dice) == position("raft: A | 9: B C | 21: D | B to throw")


def test_T4_a_bust_on_the_raft_stays_there() -> None:
    assert move(position("9: B"), A, 6, 6) == position("9: B | B to throw")


def test_T4_a_bust_wins_no_clutch_on_the_way() -> None:
    assert move(position("20: A | open 5"), A, 5, 3) == position("open 5 | B to throw")


@pytest.mark.parametrize("dice", [dice for dice in [(n,) for n in range(1, 7)] + PAIRS + TRIPLES if sum(dice) <= 7])
def test_T5_a_turtle_moves_total_times_number_of_dice(dice: tuple[int, ...]) -> None:
    steps = sum(dice) * len(dice)
    state = move(position("open 5"), A, *dice)
    assert state.space(A) == steps
    assert state.turn == 2
    assert (state.mover, state.throw, state.rolling, state.moved) == (None, 0, False, None)


def test_T5_three_dice_move_the_turtle_without_being_asked() -> None:
    state = apply(position("3: A | A throws after 1 1"), Rolled(2))
    assert state == position("15: A | B to throw")
