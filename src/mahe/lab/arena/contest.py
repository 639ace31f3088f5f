"""All the rounds of an arena, wherever they are played. The result does not depend on how many workers there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field

from mahe.executors import in_order, seconds_for
from mahe.lab.arena.forfeits import Fault
from mahe.lab.arena.line_up import LineUp, line_ups
from mahe.lab.arena.share import Share
from mahe.lab.arena.tasks import Piece, Room, Timing, play_pieces
from mahe.rules import Rules


@dataclass(slots=True)
class _Course:
    """How far a line-up has come."""

    line_up: LineUp
    rounds: int

    begun: int = 0
    """How many of them have been handed out."""

    timing: Timing = field(default_factory=Timing)
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
        try:
            with closing(in_order(executor, play_pieces, self._hand_out(seconds_for(executor)))) as done:
                for pieces, found, _ in done:
                    for (line_up, _, numbers, _), (rounds, seconds) in zip(pieces, found, strict=True):
                        course = self._courses[self._places[line_up]]
                        for number, played in zip(numbers, rounds, strict=True):
                            course.share.add(*played, number=number)
                        course.timing.note(len(rounds), seconds)
                        yield len(rounds) * course.share.size
        finally:
            # What was handed out for nothing is played when this goes on.
            for course in self._courses:
                course.begun = course.share.rounds

    def _hand_out(self, seconds: float) -> Iterator[tuple[Piece, ...]]:
        """Yield what to play next, so many *seconds* at a time: of whichever line-up is furthest behind."""
        while pieces := tuple(self._task(seconds)):
            yield pieces

    def _task(self, seconds: float) -> Iterator[Piece]:
        known = [each for course in self._courses if (each := course.timing.each) is not None]
        room = Room(seconds, max(known, default=None))
        # What is known of a line-up by few rounds may be wrong, so that it gets no more than is due to it.
        waiting = sorted((course for course in self._courses if course.part < 1), key=lambda course: course.part)
        for course in waiting:
            if room.seconds <= 0:
                return
            first = course.begun
            course.begun = min(course.rounds, first + course.timing.most(room.seconds))
            room.fill(course.timing, course.begun - first)
            yield Piece(course.line_up, self.seed, range(first, course.begun), self.with_luck)
