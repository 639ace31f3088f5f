"""What the turtles did, worked out of events."""

from __future__ import annotations

import pytest

from mahe.record import Move, beneath, move_made, replay
from mahe.rules import RAFT, TINY, IllegalEvent, PlayCard, Roll, Rolled, Rules, Start, Stop, Turned, apply, begin
from tests.kit import A, B, C, D, position

CARDS = Rules(cards_as_dice=True)


def test_a_stop_completes_a_move() -> None:
    before = position("3: A | A threw 2 4 | open 5")
    move = move_made(before, Stop(), apply(before, Stop()))
    assert move == Move(turn=1, turtle=A, riders=(), dice=(2, 4), origin=3, space=15, onto=(), eggs=0)
    assert move.path == tuple(range(4, 16))
    assert not move.is_bust
    assert move.top == A


def test_a_move_carries_its_riders_and_the_topmost_wins_the_clutch() -> None:
    before = position("12: B A C | A throws after 2 4 | open 5")
    move = move_made(before, Rolled(1), apply(before, Rolled(1)))
    assert move == Move(turn=1, turtle=A, riders=(C,), dice=(2, 4, 1), origin=12, space=12, onto=(B,), eggs=5)
    assert move.path == (*range(13, 22), *range(1, 13))
    assert move.top == C


def test_a_bust_ends_on_the_raft() -> None:
    before = position("12: A B | A throws after 5")
    move = move_made(before, Rolled(3), apply(before, Rolled(3)))
    assert move == Move(turn=1, turtle=A, riders=(B,), dice=(5, 3), origin=12, space=RAFT, onto=(), eggs=0)
    assert move.path == ()
    assert move.is_bust


def test_a_card_counts_as_a_die_of_the_move() -> None:
    before = position("18: A | A threw 5 | held 1: 2 | open 6", CARDS)
    move = move_made(before, PlayCard(2), apply(before, PlayCard(2)))
    assert move == Move(turn=1, turtle=A, riders=(), dice=(5, 2), origin=18, space=11, onto=(), eggs=6)
    assert move.path == (19, 20, 21, *range(1, 12))


def test_a_move_tells_whom_it_came_to_sit_on() -> None:
    before = position("5: B C | A threw 5 | raft: A")
    move = move_made(before, Stop(), apply(before, Stop()))
    assert move is not None
    assert (move.origin, move.space, move.onto) == (RAFT, 5, (B, C))
    assert move.path == (1, 2, 3, 4, 5)


def test_a_mover_would_sit_on_those_that_do_not_come_along() -> None:
    state = position("5: D B | 7: A C | A threw 5")
    assert [beneath(state, space) for space in (RAFT, 4, 5, 7)] == [(), (), (D, B), ()]
    below = position("5: D A C | A threw 5")
    assert beneath(below, 5) == (D,)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("A to throw", Start(A)),
        ("A threw 2", Roll()),
        ("A throws after 2", Rolled(3)),
        ("A threw 2 | held 1: 3", PlayCard(3)),
        ("B to throw | open none", Turned(5)),
    ],
)
def test_other_events_complete_no_move(text: str, event: Start | Roll | Rolled | PlayCard | Turned) -> None:
    before = position(text, CARDS)
    assert move_made(before, event, apply(before, event)) is None


def test_replay_yields_positions_until_an_event_breaks_the_rules() -> None:
    states = replay(begin(TINY), [Turned(1), Start(A), Start(B)])
    assert [next(states).mover for _ in range(3)] == [None, None, A]
    with pytest.raises(IllegalEvent):
        next(states)
