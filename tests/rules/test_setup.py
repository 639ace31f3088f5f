"""Set-up: S1 to S3."""

import pytest

from mahe.rules import CHANCE, FACES, RAFT, STANDARD, BadRules, Rules, Turned, actor, apply, begin, chance, options
from tests.kit import move, position


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_S1_two_to_seven_may_play(players: int) -> None:
    rules = Rules(players=players)
    assert rules.seats == tuple(range(1, players + 1))
    assert begin(rules).turn == 1


@pytest.mark.parametrize("players", [-1, 0, 1, 8])
def test_S1_fewer_or_more_may_not(players: int) -> None:
    with pytest.raises(BadRules, match=f"players must be 2 to 7, not {players}"):
        Rules(players=players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_S1_play_goes_round_in_seat_order(players: int) -> None:
    rules = Rules(players=players, turtles_each=1)
    state = position("A to throw", rules)
    turns = []
    for _ in range(2 * players + 1):
        turns.append(actor(state))
        state = move(state, rules.turtles_of(state.turn)[0], 1)
    assert turns == [*rules.seats, *rules.seats, 1]


@pytest.mark.parametrize("rules", [Rules(players=players) for players in range(2, 8)])
def test_S2_every_turtle_starts_on_the_raft(rules: Rules) -> None:
    state = begin(rules)
    assert state.raft == rules.turtles
    assert state.perches == (RAFT,) * len(rules.turtles)


def test_S3_the_first_card_is_turned_up_before_anyone_throws() -> None:
    state = begin(STANDARD)
    assert actor(state) is CHANCE
    assert options(state) == ()
    assert chance(state) == tuple((Turned(eggs), count) for eggs, count in zip(FACES, (3, 3, 5, 5, 5, 3), strict=True))
    assert apply(state, Turned(4)) == position("open 4")


def test_S3_four_cards_are_put_away_unseen_and_20_form_the_pile() -> None:
    assert STANDARD.set_aside == 4
    state = begin(STANDARD)
    assert state.pile == 20
    assert sum(state.unseen) == 24
    assert apply(state, Turned(1)).pile == 19


def test_S3_nobody_holds_a_card_or_has_done_anything_yet() -> None:
    state = begin(STANDARD)
    assert state.cards[1:] == ((0,) * 6,) * 4
    assert (state.face_up, state.throw, state.mover, state.moved, state.rolling, state.carded) == (
        0,
        0,
        None,
        None,
        False,
        (),
    )


def test_S3_a_short_deck_makes_a_short_pile() -> None:
    state = begin(Rules(deck=(1, 1, 1, 0, 0, 0), set_aside=2))
    assert state.pile == 1
