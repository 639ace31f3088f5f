"""Two or three players: P1 to P6."""

import pytest

from mahe.rules import BadRules, IllegalEvent, Roll, Rolled, Rules, Start, Stop, Turned, actor, apply, options, standing
from tests.kit import A, B, C, D, E, F, move, play, position

TWO = Rules(players=2)
THREE = Rules(players=3)
STRICT = Rules(players=2, bust_ends_turn=True)
SHORT = Rules(players=2, deck=(0, 0, 2, 1, 0, 0), set_aside=1)


@pytest.mark.parametrize(("players", "turtles"), [(2, 4), (3, 6), (4, 4), (5, 5), (6, 6), (7, 7)])
def test_P1_two_or_three_players_have_two_turtles_each(players: int, turtles: int) -> None:
    assert len(Rules(players=players).turtles) == turtles


@pytest.mark.parametrize("players", [2, 3])
def test_P1_one_turtle_each_is_allowed(players: int) -> None:
    rules = Rules(players=players, turtles_each=1)
    assert len(rules.turtles) == players
    assert move(position("3: A", rules), A, 1) == position("4: A | B to throw", rules)


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_P1_four_or_more_players_cannot_have_two_each(players: int) -> None:
    with pytest.raises(BadRules, match="two turtles each are for 2 or 3 players"):
        Rules(players=players, turtles_each=2)


def test_P2_which_turtle_goes_first_is_chosen_at_the_start_of_the_turn() -> None:
    assert options(position("A to throw", TWO)) == (Start(A), Start(B))
    assert options(position("C to throw", TWO)) == (Start(C), Start(D))
    assert options(position("E to throw", THREE)) == (Start(E), Start(F))


@pytest.mark.parametrize(("first", "second"), [(A, B), (B, A)])
def test_P2_one_turtle_moves_completely_and_then_the_other(first: str, second: str) -> None:
    turtles = {"A": A, "B": B}
    state = move(position("3: A | 10: B", TWO), turtles[first], 2, 1)
    assert state == position(f"{9 if first == 'A' else 3}: A | {16 if first == 'B' else 10}: B | {first} moved", TWO)
    assert actor(state) == 1
    assert options(state) == (Start(turtles[second]),)
    state = move(state, turtles[second], 3)
    assert state.turn == 2
    assert state.moved is None
    assert options(state) == (Start(C), Start(D))


def test_P2_the_same_turtle_does_not_move_twice_in_a_turn() -> None:
    with pytest.raises(IllegalEvent, match="seat 1 may choose Start"):
        apply(position("A moved", TWO), Start(A))


def test_P2_the_other_turtle_cannot_start_in_the_middle_of_a_move() -> None:
    with pytest.raises(IllegalEvent):
        apply(position("A threw 2", TWO), Start(B))


def test_P2_the_choice_is_made_anew_each_turn() -> None:
    state = position("A to throw", TWO)
    for turtle in (A, B, D, C, B, A, C, D):
        state = move(state, turtle, 1)
    assert state == position("3: A", TWO)._replace(perches=state.perches)
    assert options(state) == (Start(A), Start(B))


def test_P2_the_last_seat_hands_over_to_the_first() -> None:
    state = move(position("E moved", THREE), F, 1)
    assert state == position("1: F | A to throw", THREE)


def test_P3_a_players_clutches_are_pooled() -> None:
    state = play(move(position("20: A | 19: B | open 5", TWO), A, 1), Turned(6))
    state = play(move(state, B, 3), Turned(1))
    assert state == position("21: A | 1: B | C to throw | held 1: 5 6 | open 1", TWO)
    assert standing(state).eggs == (11, 0)


def test_P3_the_7_is_pooled_with_the_other_turtles_clutches() -> None:
    state = position("nest: D | held 2: 4 | held 1: 3 3", Rules(players=2, deck=(0, 0, 2, 1, 0, 0), set_aside=0))
    assert standing(state).eggs == (6, 11)
    assert standing(state).cards == (2, 2)
    assert standing(state).winners == (2,)


def test_P4_a_turtle_may_ride_on_its_owners_other_one() -> None:
    state = move(position("3: A | 1: B", TWO), B, 2)
    assert state == position("3: A B | B moved", TWO)
    assert actor(play(state, Start(A), Rolled(2))) == 1
    assert move(state, A, 4) == position("7: A B | C to throw", TWO)


def test_P4_the_topmost_still_has_the_say_over_both() -> None:
    assert actor(position("3: A B C | A threw 2", TWO)) == 2
    assert actor(position("3: A C B | A threw 2", TWO)) == 1


def test_P4_a_bust_takes_the_owners_rider_along_and_it_still_throws() -> None:
    state = move(position("3: A B", TWO), A, 6, 6)
    assert state == position("raft: A B | A moved", TWO)
    assert move(state, B, 4) == position("4: B | C to throw", TWO)


def test_P5_if_the_first_move_ends_the_game_the_second_is_not_made() -> None:
    state = move(position("20: A | open 7 | held 2: 3 3", SHORT), A, 1)
    assert state == position("nest: A | held 2: 3 3 | A's turn", SHORT)
    assert actor(state) is None
    assert options(state) == ()


def test_P5_the_second_move_may_end_the_game_too() -> None:
    state = move(position("20: B | A moved | open 7 | held 2: 3 3", SHORT), B, 1)
    assert actor(state) is None
    assert standing(state).eggs == (7, 6)


def test_P6_a_bust_with_the_first_turtle_does_not_cancel_the_second() -> None:
    state = move(position("3: A | 8: B", TWO), A, 6, 6)
    assert state == position("8: B | A moved", TWO)
    assert options(state) == (Start(B),)


def test_P6_with_bust_ends_turn_it_does() -> None:
    assert move(position("3: A | 8: B", STRICT), A, 6, 6) == position("8: B | C to throw", STRICT)


def test_P6_with_bust_ends_turn_a_move_does_not_end_the_turn() -> None:
    assert move(position("3: A", STRICT), A, 3, 4) == position("17: A | A moved", STRICT)


@pytest.mark.parametrize("rules", [TWO, STRICT])
def test_P6_a_bust_with_the_second_turtle_ends_the_turn_in_any_case(rules: Rules) -> None:
    assert move(position("3: A | 8: B | A moved", rules), B, 6, 6) == position("3: A | C to throw", rules)


def test_P6_bust_ends_turn_means_nothing_with_one_turtle_each() -> None:
    rules = Rules(bust_ends_turn=True)
    assert move(position("3: A", rules), A, 6, 6) == position("B to throw", rules)


def test_P6_a_bust_that_a_rider_brought_about_counts_as_well() -> None:
    state = play(position("3: A C | A threw 6", STRICT), Roll(), Rolled(2))
    assert state == position("raft: A C | C to throw", STRICT)
    assert apply(position("3: A C | A threw 6", STRICT), Stop()) == position("9: A C | A moved", STRICT)
