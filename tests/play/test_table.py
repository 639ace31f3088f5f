"""A table plays chance and bots, and waits for people."""

from __future__ import annotations

from random import Random

import pytest

from mahe.play import BotPlayer, NotYourDecision, OpenSeat, ScriptedDice, SeededDice, Sitter, Table
from mahe.record import format_record, parse_record
from mahe.rules import (
    STANDARD,
    Decision,
    IllegalEvent,
    PlayCard,
    Roll,
    Rolled,
    Rules,
    Seat,
    Start,
    Stop,
    Turned,
    options,
    standing,
)
from tests.kit import A, B, C, D, position
from tests.play.sitters import ADA, BEN, CEM, DOT, PEOPLE, obedient, swimmer, table_with

PAIR = Rules(players=2, turtles_each=1)
SHORT = Rules(players=2, turtles_each=1, deck=(0, 0, 0, 1, 0, 0), set_aside=0)
"""One card, then the last clutch."""


def short_game() -> Table:
    """Return a finished game: Ada wins the 4, Ben the last clutch."""
    table = table_with(SHORT, [ADA, BEN], [1, 2, 4, 1, 2, 4])
    for seat, turtle in ((1, A), (2, B)):
        for decision in (Start(turtle), Roll(), Roll()):
            table.decide(seat, decision)
    return table


def test_the_first_card_is_turned_up_before_anyone_decides() -> None:
    table = table_with(STANDARD, PEOPLE, [])
    assert table.events == [Turned(4)]
    assert table.state == position("A to throw | open 4")
    assert table.waiting_for == 1


def test_a_decision_is_followed_by_chance_and_by_all_bots_until_a_person_must_decide() -> None:
    table = table_with(STANDARD, [ADA, obedient(Start(B), Stop()), obedient(Start(C), Roll()), DOT], [5, 6, 2, 6])
    assert table.decide(1, Start(A)) == [Start(A), Rolled(5)]
    assert table.waiting_for == 1
    assert table.decide(1, Stop()) == [Stop(), Start(B), Rolled(6), Stop(), Start(C), Rolled(2), Roll(), Rolled(6)]
    assert table.waiting_for == 4
    assert table.state == position("5: A | 6: B | D to throw | open 4")


def test_bots_alone_play_to_the_end_at_once() -> None:
    table = Table(PAIR, [swimmer(1), swimmer(2)], SeededDice(Random(1)))
    assert table.waiting_for is None
    assert standing(table.state).winners


def test_states_hold_the_first_position_and_the_one_after_each_event() -> None:
    table = short_game()
    assert len(table.states) == len(table.events) + 1
    assert table.states[-1] == table.state
    assert list(parse_record(format_record(table.record())).states()) == list(table.states)


@pytest.mark.parametrize("seat", [0, 2, 3, 4, 5, -1])
def test_a_seat_that_is_not_asked_is_refused_and_nothing_changes(seat: Seat) -> None:
    table = table_with(STANDARD, PEOPLE, [])
    states, events = list(table.states), list(table.events)
    with pytest.raises(NotYourDecision) as refusal:
        table.decide(seat, Start(A))
    assert str(refusal.value) == f"seat {seat} has nothing to decide now: seat 1 must decide"
    assert (refusal.value.seat, refusal.value.waiting_for) == (seat, 1)
    assert (list(table.states), list(table.events)) == (states, events)


@pytest.mark.parametrize("decision", [Roll(), Stop(), Start(B), PlayCard(4)])
def test_an_illegal_decision_is_refused_and_nothing_changes(decision: Decision) -> None:
    table = table_with(STANDARD, PEOPLE, [3])
    states, events = list(table.states), list(table.events)
    with pytest.raises(IllegalEvent) as refusal:
        table.decide(1, decision)
    assert str(refusal.value) == f"{decision!r} is not on offer: seat 1 may choose Start(turtle='A')"
    assert (list(table.states), list(table.events)) == (states, events)
    assert table.decide(1, Start(A)) == [Start(A), Rolled(3)]


def test_nobody_can_decide_what_a_die_shows() -> None:
    table = table_with(STANDARD, PEOPLE, [3])
    table.decide(1, Start(A))
    with pytest.raises(IllegalEvent, match=r"Rolled\(pips=6\) is not on offer"):
        table.decide(1, Rolled(6))  # type: ignore[arg-type]
    assert table.state.dice == (3,)


@pytest.mark.parametrize("seat", [1, 2])
def test_after_the_end_every_decision_is_refused_and_nothing_changes(seat: Seat) -> None:
    table = short_game()
    assert table.waiting_for is None
    states = list(table.states)
    with pytest.raises(NotYourDecision) as refusal:
        table.decide(seat, Start(A))
    assert str(refusal.value) == f"seat {seat} has nothing to decide now: the game is over"
    assert refusal.value.waiting_for is None
    assert list(table.states) == states


def test_a_person_who_rides_decides_in_the_turn_of_a_bot() -> None:
    table = table_with(PAIR, [obedient(Start(A), Stop(), Start(A)), BEN], [3, 3, 4, 2])
    table.decide(2, Start(B))
    table.decide(2, Stop())
    assert table.state == position("3: A B | A threw 4 | open 4", PAIR)
    assert table.waiting_for == 2
    assert table.decide(2, Roll()) == [Roll(), Rolled(2)]
    assert table.waiting_for == 2


def test_a_bot_that_rides_decides_in_the_turn_of_a_person() -> None:
    table = table_with(PAIR, [ADA, obedient(Start(B), Stop(), Stop(), Start(B), Stop())], [3, 3, 4, 2])
    table.decide(1, Start(A))
    table.decide(1, Stop())
    assert table.decide(1, Start(A)) == [Start(A), Rolled(4), Stop(), Start(B), Rolled(2), Stop()]
    assert table.state == position("7: A | 9: B | A to throw | open 4", PAIR)


def test_an_open_seat_waits_and_whoever_sits_down_goes_on() -> None:
    table = table_with(STANDARD, [ADA, OpenSeat(), CEM, DOT], [5, 6])
    table.decide(1, Start(A))
    table.decide(1, Stop())
    assert table.waiting_for == 2
    assert table.sit(2, obedient(Start(B), Stop())) == [Start(B), Rolled(6), Stop()]
    assert table.waiting_for == 3


def test_a_person_may_take_an_open_seat_and_decide() -> None:
    table = table_with(STANDARD, [OpenSeat(), BEN, CEM, DOT], [5])
    assert table.sit(1, ADA) == []
    assert table.sitters == [ADA, BEN, CEM, DOT]
    assert table.decide(1, Start(A)) == [Start(A), Rolled(5)]


def test_a_bot_in_the_place_of_a_person_goes_on_in_the_middle_of_a_throw() -> None:
    table = table_with(STANDARD, PEOPLE, [2, 4])
    table.decide(1, Start(A))
    assert table.sit(1, obedient(Roll(), Stop())) == [Roll(), Rolled(4), Stop()]
    assert table.state == position("12: A | B to throw | open 4")


def test_sitting_down_where_nobody_is_asked_changes_nothing_else() -> None:
    table = table_with(STANDARD, [ADA, OpenSeat(), CEM, DOT], [])
    assert table.sit(2, swimmer()) == []
    assert table.waiting_for == 1


def test_a_person_may_take_the_seat_back_from_a_bot() -> None:
    table = table_with(PAIR, [ADA, swimmer()], [6, 1])
    table.sit(2, BEN)
    table.decide(1, Start(A))
    table.decide(1, Stop())
    assert table.waiting_for == 2
    table.decide(2, Start(B))
    assert table.state.dice == (1,)


@pytest.mark.parametrize("seat", [0, -1, 5])
def test_nobody_sits_down_on_a_seat_that_is_not_there(seat: Seat) -> None:
    table = table_with(STANDARD, PEOPLE, [])
    with pytest.raises(ValueError, match=f"seats are 1 to 4, not {seat}"):
        table.sit(seat, swimmer())
    assert table.sitters == list(PEOPLE)


@pytest.mark.parametrize("sitters", [[], PEOPLE[:3], [*PEOPLE, ADA]], ids=["none", "three", "five"])
def test_a_table_needs_as_many_sitters_as_players(sitters: list[Sitter]) -> None:
    with pytest.raises(ValueError, match=f"4 players need as many sitters, not {len(sitters)}"):
        table_with(STANDARD, sitters, [])


@pytest.mark.parametrize("nonsense", [Stop(), Start(A), PlayCard(1)])
def test_a_bot_that_answers_nonsense_is_refused(nonsense: Decision) -> None:
    table = table_with(STANDARD, [ADA, obedient(nonsense), CEM, DOT], [5])
    table.decide(1, Start(A))
    with pytest.raises(IllegalEvent) as refusal:
        table.decide(1, Stop())
    assert refusal.value.event == nonsense
    assert str(refusal.value).endswith("the bot obedient had (Start(turtle='B'),)")


def test_after_a_bots_nonsense_the_game_waits_for_its_seat_and_another_may_sit_there() -> None:
    table = table_with(STANDARD, [ADA, obedient(Stop()), CEM, DOT], [5, 6])
    table.decide(1, Start(A))
    with pytest.raises(IllegalEvent):
        table.decide(1, Stop())
    assert table.state == position("5: A | B to throw | open 4")
    assert table.waiting_for == 2
    assert table.sit(2, obedient(Start(B), Stop())) == [Start(B), Rolled(6), Stop()]


def test_the_record_tells_who_sat_where_and_what_happened() -> None:
    table = table_with(Rules(players=3, turtles_each=1), [ADA, swimmer(), OpenSeat()], [5, 6])
    table.decide(1, Start(A))
    table.decide(1, Stop())
    record = table.record(date="2026-11-15")
    assert record.names == ("Ada", "bot:swimmer", "")
    assert record.events == tuple(table.events)
    text = format_record(record)
    assert '[Date "2026-11-15"]' in text
    assert '[Result "*"]' in text
    assert text.endswith("\n\n1. A5=5\n2. B6=6\n")
    assert parse_record(text) == record


def test_the_record_of_a_finished_game_has_its_result() -> None:
    record = short_game().record()
    assert format_record(record).endswith("\n\n1. A124=21+4\n2. B124=21+7\n")
    assert dict(record.tags)["Result"] == "2"
    assert dict(record.tags)["Eggs"] == "4 7"
    assert "Date" not in dict(record.tags)


def test_two_tables_with_the_same_seeds_are_the_same_game() -> None:
    def play() -> Table:
        bots: list[Sitter] = [BotPlayer("swimmer", swimmer(seat).bot) for seat in STANDARD.seats]
        return Table(STANDARD, bots, SeededDice(Random(11)))

    assert play().events == play().events


def test_options_are_always_there_for_whom_the_table_waits_for() -> None:
    table = table_with(STANDARD, PEOPLE, [1, 2, 2])
    for decision in (Start(A), Roll(), Roll()):
        assert decision in options(table.state)
        table.decide(1, decision)
    assert table.waiting_for == 2
    assert options(table.state) == (Start(B),)
    with pytest.raises(NotYourDecision):
        table.decide(4, Start(D))


def test_bots_that_wait_are_decided_for_by_whoever_holds_the_table() -> None:
    table = Table(PAIR, [swimmer(), ADA], ScriptedDice([Turned(4), Rolled(6)]), bots_wait=True)
    assert table.waiting_for == 1
    assert list(table.events) == [Turned(4)]
    assert list(table.decide(1, Start(A))) == [Start(A), Rolled(6)]
    assert table.waiting_for == 1


def test_a_game_goes_on_after_the_events_it_has_had() -> None:
    first = Table(PAIR, [ADA, BEN], ScriptedDice([Turned(4), Rolled(6), Rolled(1)]))
    first.decide(1, Start(A))
    again = Table(PAIR, [ADA, BEN], ScriptedDice([Rolled(1)]), events=first.events)
    assert again.states == first.states
    assert list(again.decide(1, Roll())) == list(first.decide(1, Roll()))


def test_a_game_that_stopped_while_a_die_was_in_the_air_gets_another_die() -> None:
    table = Table(PAIR, [ADA, BEN], ScriptedDice([Rolled(3)]), events=[Turned(4), Start(A)])
    assert table.state.dice == (3,)


def test_events_that_break_the_rules_are_refused() -> None:
    with pytest.raises(IllegalEvent):
        Table(PAIR, [ADA, BEN], ScriptedDice([]), events=[Turned(4), Stop()])
