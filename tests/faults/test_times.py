"""Whoever stays behind, a stand-in without a pause, a clock that runs out too soon: each is seen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.faults.behind import Heads
from tests.faults.checker import violations
from tests.faults.client import Client
from tests.faults.history import History
from tests.faults.logs import Entry
from tests.faults.made_up import TABLE, made_up_history
from tests.faults.times import check_times
from tests.server.kit import Clock

TIMES = {1: 100.0, 2: 100.0, 3: 105.1, 4: 108.2}


def game(*, away: float = 105.1, stood_in: float = 108.2) -> list[Entry]:
    """Return a table at which someone with a clock of five seconds goes away, and the stand-in decides."""
    return [
        Entry(1, 0, None, {"type": "opened", "seconds": 5}, 100.0),
        Entry(2, 0, None, {"type": "started"}, 100.0),
        Entry(3, 0, None, {"type": "away", "seat": 1}, away),
        Entry(4, 0, None, {"type": "roll"}, stood_in),
    ]


def told(log: Sequence[Entry], times: dict[int, float]) -> list[str]:
    return list(check_times("t", log, [4], times))


def test_times_that_are_right_are_no_violation() -> None:
    assert told(game(), TIMES) == []
    assert told(game(away=103.0, stood_in=103.0), {}) == []  # where the database was not asked


def test_a_stand_in_that_decides_at_once_is_seen() -> None:
    assert told(game(), TIMES | {4: 107.5}) == [
        "table t, entry 4 was stored -0.7 s after the time that it bears",
        "table t, entry 4: the stand-in decided 2.40 s after the entry before",
    ]


def test_a_clock_that_runs_out_too_soon_is_seen() -> None:
    assert told(game(away=103.0), TIMES | {3: 103.0}) == ["table t, entry 3: a clock of 5 s ran out after 3.00 s"]


def test_who_comes_back_gives_nobody_more_time() -> None:
    log = game()
    log[2:2] = [Entry(3, 0, None, {"type": "back", "seat": 2}, 104.0)]
    log = [entry._replace(seq=seq) for seq, entry in enumerate(log, 1)]
    assert list(check_times("t", log, [], {1: 100.0, 2: 100.0, 3: 104.0, 4: 105.1})) == []


def test_an_entry_with_the_time_of_a_wrong_clock_is_seen() -> None:
    history = made_up_history()
    log = history.logs[TABLE]
    history.witnessed[TABLE] = {entry.seq: entry.at + 0.01 for entry in log}
    assert list(violations(history)) == []
    history.witnessed[TABLE][5] = log[4].at - 30
    assert list(violations(history)) == [f"table {TABLE}, entry 5 was stored -30.0 s after the time that it bears"]


def test_who_stays_behind_is_seen_once_nothing_is_killed_any_more() -> None:
    clock = Clock(0.0)
    heads = Heads(clock)
    ahead, behind = (Client(History(), name, Random(1), lambda: "") for name in ("ahead", "behind"))
    for client in (ahead, behind):
        client.table, client.seq, client.synced = "t", 7, 0.0
    heads.look([ahead, behind])
    heads.disturb()
    ahead.seq = 8
    for clock.now in (1.0, 5.0):
        heads.look([ahead, behind])
    assert (heads.longest, heads.behind) == (4.0, [])
    heads.calm()
    ahead.seq = 9
    for clock.now in (6.0, 6.9):
        heads.look([ahead, behind])
    assert heads.behind == []
    for clock.now in (7.1, 8.0):
        heads.look([ahead, behind])
    assert heads.behind == [
        "behind at None had heard of entry 7 of table t, but not for 2.1 s of entry 9, which others had"
    ]
    assert heads.longest_calm == 3.0
    behind.seq = 9
    clock.now = 20.0
    heads.look([ahead, behind])
    assert len(heads.behind) == 1


def test_who_has_just_connected_is_not_behind_for_what_happened_before() -> None:
    clock = Clock(0.0)
    heads = Heads(clock)
    ahead, late = (Client(History(), name, Random(1), lambda: "") for name in ("ahead", "late"))
    ahead.table, ahead.seq, ahead.synced = "t", 9, 0.0
    late.table, late.seq = "t", 3
    heads.calm()
    heads.look([ahead, late])
    clock.now = 10.0
    heads.look([ahead, late])
    late.synced = 9.5
    heads.look([ahead, late])
    assert (heads.longest, heads.behind) == (0.5, [])
