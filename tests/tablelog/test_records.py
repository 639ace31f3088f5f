"""A finished game may be kept as its record alone: the log made of it shows the same game, fair dice included."""

from __future__ import annotations

import json

import pytest

from mahe.play import WrongDice, check_dice
from mahe.record import format_record, parse_record
from mahe.rules import TINY, Rules
from mahe.tablelog import DrawChecker, Left, LoggedTable, Opened, log_of, record_of, write_body
from tests.play.test_fair_record import DAY, Browser, Evening, chained


def evenings() -> list[Evening]:
    left = Evening(Rules(players=3), [chained(1), chained(2), None]).start().play(40).leave(2).play()
    return [
        Evening(TINY, [chained(1), chained(2)]).start().play(),
        Evening(Rules(players=4), [chained(1), None, Browser(None), None]).start().play(),
        left,
    ]


@pytest.mark.parametrize("evening", evenings(), ids=["two", "four", "someone left"])
@pytest.mark.parametrize("rematch", [None, "next-table"])
def test_a_record_gives_a_log_with_the_same_game(evening: Evening, rematch: str | None) -> None:
    record = parse_record(evening.text())
    opening = evening.log.bodies[0]
    assert isinstance(opening, Opened)
    bodies = list(log_of(opening, record, rematch))
    table = LoggedTable(evening.table.id)
    checker = DrawChecker(table.id, "", lambda _: None)
    for seq, body in enumerate(bodies, 1):
        deciding = table.decider if seq > 1 else None
        table.add(body)
        checker.add({"seq": seq, "seat": deciding or 0, "body": json.loads(write_body(body))})
    assert format_record(record_of(table, bodies, DAY)) == evening.text()
    assert (checker.checked, checker.problems) == (table.draws, [])
    assert (table.phase, table.state, table.rematch) == ("over", evening.table.state, rematch)
    assert [seat.kind for seat in table.seats] == [seat.kind for seat in evening.table.seats]
    assert check_dice(record) is not None
    assert len(bodies) <= len(evening.log.bodies) + (rematch is not None)
    assert (Left(2) in bodies) == (Left(2) in evening.log.bodies)


def test_a_record_without_chains_gives_no_log() -> None:
    record = parse_record(evenings()[0].text())
    bare = type(record)(tuple(tag for tag in record.tags if tag[0] != "ServerTip"), record.events)
    opening = evenings()[0].log.bodies[0]
    assert isinstance(opening, Opened)
    with pytest.raises(WrongDice, match="ServerTip"):
        list(log_of(opening, bare, None))
