"""A table that follows from its log, and what may come next."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random

import pytest

from mahe.rules import IllegalEvent, Roll, Rules, Start, options
from mahe.tablelog import (
    Away,
    Back,
    CannotDecide,
    Hosted,
    HostVoted,
    Left,
    LoggedTable,
    RematchAnswered,
    Rematched,
    Sat,
    Step,
    TipGiven,
    WrongLink,
    parse_body,
    read_snapshot,
    rematch_order,
    write_body,
    write_snapshot,
)
from tests.kit import A
from tests.kit.logs import GrowingLog


def game(rules: Rules, bots: list[str | None], moves: int, seed: int = 1) -> GrowingLog:
    """Return a table at which *moves* decisions were made at random."""
    rng = Random(seed)
    log = GrowingLog("table", bytes(31) + bytes([seed]))
    log.open(rules, bots)
    log.add(*(Sat(seat, f"Person {seat}", b"") for seat, bot in enumerate(bots, 1) if bot is None))
    log.add_steps(log.after_start())
    for _ in range(moves):
        if log.table.decider is None:
            break
        log.add_steps(log.after_decision(log.table.decider, rng.choice(options(log.table.state))))
    return log


def parts(table: LoggedTable) -> dict[str, object]:
    return deepcopy(vars(table))


@pytest.mark.parametrize("seed", range(1, 6))
def test_what_was_never_stored_is_taken_back_whole(seed: int) -> None:
    rules = Rules(players=3, cards_as_dice=bool(seed % 2), deck=(2, 2, 1, 1, 0, 0), set_aside=1)
    log = game(rules, [None, "hatchling", None], 5 * seed, seed)
    table = log.table
    before, mark = parts(table), table.mark()
    for body in (Away(1), Back(1), TipGiven(3, bytes(32)), Left(3), Rematched("other")):
        table.add(body)
    for _ in range(12):
        if table.decider is None:
            break
        steps = log.after_bot() if table.bot else log.after_decision(table.decider, options(table.state)[0])
        for step in steps:
            table.add(*step)
    assert parts(table) != before
    table.take_back(mark)
    assert parts(table) == before


def test_the_position_may_be_known_already_or_worked_out() -> None:
    log = game(Rules(players=4), [None] * 4, 60)
    other = LoggedTable("table")
    for entry in log.entries:
        other.add(parse_body(json.loads(entry.body)))
    assert parts(other) == parts(log.table)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_at_a_rematch_everybody_moves_up_a_seat_and_the_next_player_starts(players: int) -> None:
    assert rematch_order(players) == (*range(2, players + 1), 1)


def test_every_body_comes_back_from_its_json() -> None:
    log = game(Rules(players=2, turtles_each=1), [None, "swimmer"], 30)
    for body in (Away(1), Back(1), TipGiven(1, bytes(32)), Left(1), Rematched("other")):
        log.add_steps([Step(body)])
    for entry in log.entries:
        assert write_body(parse_body(json.loads(entry.body))) == entry.body


def test_only_the_one_who_must_decide_can() -> None:
    log = game(Rules(players=2), [None, None], 0)
    with pytest.raises(CannotDecide, match="Seat 2 cannot decide now: seat 1 must decide"):
        log.after_decision(2, Start(A))
    with pytest.raises(IllegalEvent):
        log.after_decision(1, Roll())
    over = game(Rules(players=2, turtles_each=1, deck=(1, 0, 0, 0, 0, 0), set_aside=0), [None, None], 10_000)
    assert over.table.phase == "over"
    with pytest.raises(CannotDecide, match="nobody has anything to decide"):
        over.after_decision(1, Roll())


def test_a_link_must_continue_a_chain() -> None:
    log = game(Rules(players=2), [None, None], 0)
    with pytest.raises(WrongLink, match="does not continue the chain"):
        log.after_decision(1, Start(A), bytes(32))


def test_the_best_ride_is_the_most_turtles_that_carried_ones_own_to_a_clutch() -> None:
    log = game(Rules(players=7), [None] * 7, 2000)
    table = LoggedTable("table")
    rides = [0] * 7
    for body in log.bodies:
        move = table.add(body)
        if move is not None and move.eggs:
            owner = table.rules.owner(move.top)
            rides[owner - 1] = max(rides[owner - 1], len(move.riders))
        assert list(table.rides) == (rides if table.seq else [])
    assert table.phase == "over"
    assert max(rides) > 0
    series = table.series
    assert series is not None
    assert series.games == 1
    assert [score.ride for score in series.scores] == rides
    assert sum(score.wins for score in series.scores) >= 1


def test_a_snapshot_keeps_who_looks_after_the_table_and_who_plays_again() -> None:
    log = game(Rules(players=3), [None] * 3, 30)
    log.add(HostVoted(2, 3), Hosted(3), HostVoted(1, 2), RematchAnswered(1, agrees=True))
    again = read_snapshot("table", write_snapshot(log.table))
    assert vars(again) == vars(log.table)


def test_an_older_snapshot_knows_no_host_and_the_first_person_is() -> None:
    log = game(Rules(players=3), ["swimmer", None, None], 30)
    new = ("host", "is_handed_over", "votes", "rides", "answers")
    fields = {name: value for name, value in json.loads(write_snapshot(log.table)).items() if name not in new}
    again = read_snapshot("table", json.dumps(fields))
    assert (again.host, again.votes, again.rides, again.answers) == (2, (), (0, 0, 0), ())
