"""Games that wait for a decision."""

from __future__ import annotations

import pytest

from mahe.record import Record
from mahe.rules import CHANCE, Decision, PlayCard, Roll, Start, State, Stop, actor, options
from tests.kit import A, B, C, D
from tests.record.text import accepted, assert_refused, text

TWO = {"Turtles": "2"}


def final(record: Record) -> State:
    return list(record.states())[-1]


@pytest.mark.parametrize(
    ("turns", "seat", "offer"),
    [
        ((), 1, (Start(A), Start(B))),
        (("1. A1",), 1, (Roll(), Stop())),
        (("1. A24",), 1, (Roll(), Stop())),
        (("1. A1=1",), 1, (Start(B),)),
        (("1. B65x",), 1, (Start(A),)),
        (("1. A214=21+4/1",), 1, (Start(B),)),
        (("1. A1=1 B6",), 1, (Roll(), Stop())),
        (("1. A1=1 B6=6",), 2, (Start(C), Start(D))),
        (("1. A1=1 B214=21+4/5",), 2, (Start(C), Start(D))),
        (("1. A1=1 B6=6", "2. C1=1 D6=6", "3. A1"), 2, (Roll(), Stop())),
    ],
)
def test_a_record_ends_wherever_someone_must_decide(
    turns: tuple[str, ...], seat: int, offer: tuple[Decision, ...]
) -> None:
    state = final(accepted(text(*turns, **TWO, Result="*")))
    assert actor(state) == seat
    assert options(state) == offer


def test_an_open_throw_may_hold_a_card() -> None:
    turns = ("1. A214=21+4/1", "2. B1=1", "3. A214=21+1/5", "4. B1=2", "5. A2c1")
    state = final(accepted(text(*turns, CardsAsDice="yes")))
    assert state.dice == (2, 1)
    assert options(state) == (Roll(), Stop())


def test_an_open_throw_tells_who_may_play_a_card() -> None:
    turns = ("1. A1=1", "2. B214=21+4/1", "3. A1=2", "4. B2=2", "5. A1")
    state = final(accepted(text(*turns, CardsAsDice="yes")))
    assert actor(state) == 2
    assert options(state) == (Roll(), Stop(), PlayCard(4))


def test_a_record_never_waits_for_chance() -> None:
    for turns in [(), ("1. A1",), ("1. A1=1",)]:
        assert actor(final(accepted(text(*turns)))) is not CHANCE
    assert_refused(text("1. «A214=21+4»"), "the next card is missing: a slash and its eggs")
