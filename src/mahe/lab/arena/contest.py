"""All the rounds of an arena, on one core or on many. The result does not depend on how many."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from mahe.lab.arena.line_up import LineUp, line_ups, play_round
from mahe.lab.arena.share import Share
from mahe.lab.arena.workers import Workers
from mahe.rules import Rules

_PATIENCE: Final = 0.2
"""Seconds that a task may take without being too small."""


@dataclass(slots=True)
class _Course:
    """How far a line-up has come."""

    line_up: LineUp
    rounds: int

    begun: int = 0
    task: int = 1
    """How many rounds to hand out at once."""

    share: Share = field(init=False)

    def __post_init__(self) -> None:
        self.share = Share(self.line_up.rules.players)


class Contest:
    """Every line-up of some bots at some tables, with at least a given number of games for each."""

    def __init__(
        self, tables: Sequence[Rules], bots: Sequence[str], *, games: int, seed: int, with_luck: bool = False
    ) -> None:
        """Take the luck out of the results if it is known, *with_luck*, which needs the extra `lab`."""
        self.tables = tuple(tables)
        self.bots = tuple(bots)
        self.seed = seed
        self.with_luck = with_luck
        self._courses = [
            _Course(line_up, -(-games // rules.players)) for rules in tables for line_up in line_ups(rules, bots)
        ]

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return sum(course.rounds * course.share.size for course in self._courses)

    @property
    def played(self) -> int:
        """How many have been played."""
        return sum(course.share.games for course in self._courses)

    def shares(self, rules: Rules) -> dict[LineUp, Share]:
        """Return how the line-ups at a table have fared so far; nothing while one of them has not begun."""
        found = {course.line_up: course.share for course in self._courses if course.line_up.rules == rules}
        return found if all(share.rounds for share in found.values()) else {}

    def play(self, jobs: int) -> Generator[int, None, None]:
        """Play all that is left in *jobs* processes, line-ups keeping abreast; yield how many more games are done.

        Close it to stop early: what is done by then stays. Raises BrokenBot, IllegalEvent or WorkerLost.
        """
        jobs = min(jobs, sum(course.rounds - course.begun for course in self._courses))
        if jobs <= 1:
            while course := self._next():
                for number in self._hand_out(course):
                    played = play_round(course.line_up, self.seed, number, with_luck=self.with_luck)
                    course.share.add(*played, number=number)
                    yield course.share.size
            return
        with Workers(jobs) as workers:
            began: dict[int, tuple[_Course, range, float]] = {}
            while True:
                while workers.idle and (course := self._next()):
                    numbers = self._hand_out(course)
                    worker = workers.send(course.line_up, self.seed, numbers, with_luck=self.with_luck)
                    began[worker] = course, numbers, perf_counter()
                if not began:
                    return
                for worker, rounds in workers.answers():
                    course, numbers, start = began.pop(worker)
                    for number, played in zip(numbers, rounds, strict=True):
                        course.share.add(*played, number=number)
                    if perf_counter() - start < _PATIENCE:
                        course.task = max(course.task, 2 * len(rounds))
                    yield len(rounds) * course.share.size

    def _next(self) -> _Course | None:
        """Return the line-up that is furthest behind, or None if all have been handed out."""
        course = min(self._courses, key=lambda course: course.begun / course.rounds)
        return course if course.begun < course.rounds else None

    @staticmethod
    def _hand_out(course: _Course) -> range:
        """Return the numbers of the rounds to be played next."""
        first = course.begun
        course.begun = min(course.rounds, first + course.task)
        return range(first, course.begun)
