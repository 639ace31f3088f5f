"""On a cluster tasks take half a second or more, but for the first few and the last; by a clock that we move."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

import pytest

from mahe.executors import Inline
from mahe.kernel import batch
from mahe.lab import simulate
from mahe.lab.arena import Contest, LineUp, tasks
from mahe.lab.arena.line_up import Round
from mahe.lab.simulate import Setting, Tally, count_games
from mahe.lab.simulate_compiled import count_compiled
from mahe.lab.tune import Matchup, RisksSearch
from mahe.rules import STANDARD, Rules

P = ParamSpec("P")
R = TypeVar("R")

LEAST = 0.5
FEW = 40
"""How many tasks may be shorter in the beginning, where all are alike."""

SECONDS_A_GAME = {"hatchling": 0.002, "swimmer": 0.003, "navigator": 0.02, "ancient": 0.2}


class Clock:
    """Stands still, but for what tasks add to it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Wide(Inline):
    """A cluster of a hundred workers, of which all are this thread; it notes how long tasks take."""

    width = 100
    task_seconds = 1.0

    def __init__(self, clock: Clock) -> None:
        self.lengths: list[float] = []
        self._clock = clock

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        began = self._clock.now
        future = super().submit(fn, *args, **kwargs)
        self.lengths.append(self._clock.now - began)
        return future


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    for module in ("mahe.executors", "mahe.lab.arena.tasks"):
        monkeypatch.setattr(f"{module}.perf_counter", found)
    return found


def assert_long_enough(lengths: list[float], few: int = FEW) -> None:
    """See that tasks are long enough from the first few on, but for the one that ends the work."""
    assert len(lengths) > 2 * few
    assert [length for length in lengths[few:-1] if length < LEAST] == []


@pytest.mark.parametrize("games", [400, 40_000])
def test_in_the_arena_however_many_line_ups_there_are(
    games: int, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(line_up: LineUp, seed: int, numbers: range, with_luck: bool) -> list[Round]:
        del seed, with_luck
        others = line_up.rules.players - 1
        each = SECONDS_A_GAME[line_up.one] + others * SECONDS_A_GAME[line_up.rest]
        clock.now += line_up.rules.players * each * len(numbers)
        return [Round(0, None) for _ in numbers]

    monkeypatch.setattr(tasks, "play_rounds", play)
    tables = [Rules(players=players) for players in (2, 4, 7)]
    contest = Contest(tables, [*SECONDS_A_GAME], games=games, seed=1)
    cluster = Wide(clock)
    assert sum(contest.play(cluster)) == contest.games == contest.played
    # There are 30 line-ups, and each is tried by one round first.
    assert_long_enough(cluster.lengths, few=cluster.width)


def test_in_simulations_by_the_plain_rules(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def count(table: Any, games: range) -> Tally:
        clock.now += 0.01 * len(games)
        return Tally(table[0].rules)

    monkeypatch.setattr(simulate, "_count", count)
    cluster = Wide(clock)
    for _ in count_games([(Setting(STANDARD, ("hatchling",) * 4), range(20_000))], 1, cluster):
        pass
    assert_long_enough(cluster.lengths)


@pytest.fixture
def kernel(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have compiled games take as long as they do, 400,000 a second, but by our clock."""
    play = batch._play

    def slowly(table: Any, games: range) -> Any:
        clock.now += len(games) / 400_000
        return replace(play(table, games[:1]), games=len(games))

    monkeypatch.setattr(batch, "_play", slowly)


@pytest.mark.usefixtures("kernel")
def test_in_simulations_on_the_kernel(clock: Clock) -> None:
    cluster = Wide(clock)
    parts = [(Setting(Rules(players=players), ("hatchling",) * players), range(3 * 10**7)) for players in (2, 7)]
    for _ in count_compiled(parts, 1, cluster):
        pass
    assert_long_enough(cluster.lengths)


@pytest.mark.usefixtures("kernel")
def test_in_the_heats_of_tune_whose_last_tasks_alone_are_shorter(clock: Clock) -> None:
    cluster = Wide(clock)
    RisksSearch(Matchup(Rules(players=2), ("hatchling",), 1, cluster), 20_000_000).run()
    short = [place for place, length in enumerate(cluster.lengths) if length < LEAST]
    # After the first few: at most one at the end of each of three heats, and one at the end of the final.
    assert len(cluster.lengths) > 2 * FEW
    assert len([place for place in short if place >= FEW]) <= 4
