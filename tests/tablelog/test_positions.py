"""Tables whose games begin at a position: their logs, snapshots, records and dice."""

from __future__ import annotations

import json

import pytest

from mahe.play import DiceCheck, WrongDice, check_dice
from mahe.record import format_position, format_record, parse_position, parse_record
from mahe.rules import Rolled, Turned
from mahe.tablelog import (
    DrawChecker,
    Drawn,
    LoggedTable,
    Opened,
    log_of,
    parse_body,
    read_snapshot,
    record_of,
    write_body,
    write_snapshot,
)
from tests.play.test_fair_record import DAY, Evening, chained

STARTING = "2x1d1-1-1-0-0-0s1/4A18B/2/1./2"
DECIDING = "3x1cd2-2-1-1-0-0s1/5B9AC/3/1.2.!1/1:A2"
IN_THE_AIR = "3x1cd2-2-1-1-0-0s1/5B9AC/3/1.2.!1/1:A2r"
FIRST_DIE = "2x1d1-1-1-0-0-0s1/4A18B/2/1./2:Br"
TURNING = "2x2d1-1-1-0-0-0s1/9A/0/3./1-A"
LAST_CLUTCH = "2x1d1-1-1-0-0-0s1/4A18B/7/1.2/1"
USUAL = "2x1d1-1-1-0-0-0s1/-/0/./1"
EVERY_KIND = [STARTING, DECIDING, IN_THE_AIR, FIRST_DIE, TURNING, LAST_CLUTCH, USUAL]


def evening(position: str, seed: int = 1) -> Evening:
    """Return a table of people with chains, at which the game begins at *position* and has started."""
    rules = parse_position(position).rules
    return Evening(rules, [chained(seat) for seat in rules.seats], seed, position).start()


@pytest.mark.parametrize("position", EVERY_KIND)
def test_a_game_is_played_from_there_to_its_end_with_dice_that_check_out(position: str) -> None:
    for seed in range(1, 4):
        found = evening(position, seed)
        for stage in (1, 3, 8):
            found.play(stage).check()
        found.play().check()
        record = parse_record(found.text())
        assert dict(record.tags)["Position"] == position
        assert record.first == parse_position(position)
        assert [*record.states()][-1] == found.table.state
        assert found.table.phase == "over"


@pytest.mark.parametrize("position", EVERY_KIND)
def test_whoever_follows_the_log_finds_the_same(position: str) -> None:
    found = evening(position).play()
    table = LoggedTable(found.table.id)
    checker = DrawChecker(table.id, "", lambda _: None)
    for seq, body in enumerate(found.log.bodies, 1):
        deciding = table.decider if seq > 1 else None
        written = json.loads(write_body(body))
        assert parse_body(written) == body
        checker.add({"seq": seq, "seat": deciding or 0, "body": written})
        table.add(body)
        table = read_snapshot(table.id, write_snapshot(table))
    assert table.state == found.table.state
    assert (checker.checked, checker.problems) == (table.draws, [])


@pytest.mark.parametrize("position", EVERY_KIND)
def test_the_record_alone_gives_back_a_log_with_the_same_game(position: str) -> None:
    found = evening(position).play()
    opening = found.log.bodies[0]
    assert isinstance(opening, Opened)
    bodies = list(log_of(opening, parse_record(found.text()), None))
    table = LoggedTable(found.table.id)
    for body in bodies:
        table.add(body)
    assert format_record(record_of(table, bodies, DAY)) == found.text()


@pytest.mark.parametrize(
    ("position", "drawn", "decider"),
    [
        (STARTING, None, 2),
        (DECIDING, None, 3),
        (IN_THE_AIR, Rolled, 3),
        (FIRST_DIE, Rolled, 2),
        (TURNING, Turned, 1),
        (LAST_CLUTCH, None, 1),
    ],
)
def test_the_start_draws_only_what_the_position_waits_for(position: str, drawn: type | None, decider: int) -> None:
    found = evening(position)
    draws = [body for body in found.log.bodies if isinstance(body, Drawn)]
    assert [type(body.event) for body in draws] == ([] if drawn is None else [drawn])
    assert found.table.has_begun
    first = parse_position(position)
    if drawn is None:
        assert (found.table.decider, found.table.state) == (decider, first)
        assert found.check() == DiceCheck(0, 0)
        assert dict(parse_record(found.text()).tags)["DrawnAlone"] == ""
    for body in draws:
        assert (body.number, body.player, body.by) == (1, b"", decider if drawn is Rolled else 0)


def test_nobody_decides_before_the_start() -> None:
    rules = parse_position(STARTING).rules
    table = Evening(rules, [chained(1), chained(2)], 1, STARTING).table
    assert (table.phase, table.decider, table.has_begun) == ("open", None, False)
    assert format_position(table.state) == STARTING


def test_a_die_in_the_air_cannot_be_passed_off_as_somebodys() -> None:
    text = evening(IN_THE_AIR).play().text()
    alone = dict(parse_record(text).tags)["DrawnAlone"]
    assert alone.split(" ")[0] in ("1", "1-2")
    with pytest.raises(WrongDice, match="Link3 does not lead to its tip"):
        check_dice(parse_record(text.replace(f'[DrawnAlone "{alone}"]', f'[DrawnAlone "{alone[2:]}"]')))


def test_a_log_without_a_position_is_read_and_written_as_ever() -> None:
    rules = parse_position(USUAL).rules
    opening = Evening(rules, [chained(1), chained(2)]).log.bodies[0]
    written = write_body(opening)
    assert "position" not in written
    assert parse_body(json.loads(written)) == opening
