"""All the rounds of an arena, wherever they are played. The result does not depend on how many workers there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field

from mahe.executors import Pace, in_order, seconds_for
from mahe.lab.arena.forfeits import Fault
from mahe.lab.arena.line_up import LineUp, line_ups, play_rounds
from mahe.lab.arena.share import Share
from mahe.rules import Rules


@dataclass(slots=True)
class _Course:
    """How far a line-up has come."""

    line_up: LineUp
    rounds: int

    begun: int = 0
    """How many of them have been handed out."""

    share: Share = field(init=False)

    def __post_init__(self) -> None:
        self.share = Share(self.line_up.rules.players)

    @property
    def part(self) -> float:
        """How much of it has been handed out."""
        return self.begun / self.rounds


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
        self._places = {course.line_up: place for place, course in enumerate(self._courses)}

    @property
    def games(self) -> int:
        """How many games there are to play."""
        return sum(course.rounds * course.share.size for course in self._courses)

    @property
    def played(self) -> int:
        """How many have been played."""
        return sum(course.share.games for course in self._courses)

    @property
    def faults(self) -> Counter[Fault]:
        """How often engines have lost by failing, and how: alike on any number of cores."""
        return Counter(sorted(fault for course in self._courses for fault in course.share.faults))

    def shares(self, rules: Rules) -> dict[LineUp, Share]:
        """Return how the line-ups at a table have fared so far; nothing while one of them has not begun."""
        found = {course.line_up: course.share for course in self._courses if course.line_up.rules == rules}
        return found if all(share.rounds for share in found.values()) else {}

    def play(self, executor: Executor) -> Generator[int]:
        """Have all that is left played, line-ups keeping abreast; yield how many more games are done.

        Close it to stop early: what is done by then stays. Raises BrokenBot, IllegalEvent or WorkerLost.
        """
        paces = [Pace(1, seconds_for(executor)) for _ in self._courses]
        try:
            with closing(in_order(executor, play_rounds, self._hand_out(paces))) as done:
                for (line_up, _, numbers, _), rounds, seconds in done:
                    place = self._places[line_up]
                    course = self._courses[place]
                    for number, played in zip(numbers, rounds, strict=True):
                        course.share.add(*played, number=number)
                    paces[place].note(len(numbers), seconds)
                    yield len(rounds) * course.share.size
        finally:
            # What was handed out for nothing is played when this goes on.
            for course in self._courses:
                course.begun = course.share.rounds

    def _hand_out(self, paces: Sequence[Pace]) -> Iterator[tuple[LineUp, int, range, bool]]:
        """Yield the rounds to be played next: of the line-up that is furthest behind, until all have been."""
        while True:
            place = min(range(len(self._courses)), key=lambda place: self._courses[place].part)
            course = self._courses[place]
            first = course.begun
            if first == course.rounds:
                return
            course.begun = min(course.rounds, first + paces[place].size)
            yield course.line_up, self.seed, range(first, course.begun), self.with_luck
