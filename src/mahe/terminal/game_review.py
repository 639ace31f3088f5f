"""The review of a game for the terminal: the numbers, with everything it takes to show them."""

from __future__ import annotations

from dataclasses import dataclass

from mahe.record import Record
from mahe.review import Mistake, Review, Step, review
from mahe.review.report import advised_words
from mahe.review.words import dated_mistake_words, percent_words, turning_point_words
from mahe.rules import Seat, State
from mahe.terminal.players import Cast


@dataclass(frozen=True, slots=True)
class GameReview:
    """A reviewed game and who played it."""

    cast: Cast
    record: Record
    found: Review
    states: tuple[State, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, from seat 1 on."""
        return tuple(self.cast.who(place.seat) for place in self.cast.places)

    @property
    def advised(self) -> str:
        """Who played with advice, in a sentence; empty if nobody did."""
        return advised_words(self.cast.words, self.record, self.names)

    @property
    def moments(self) -> tuple[int, ...]:
        """After how many events there is something to see, in the order of the game: a mistake, a turning point.

        A mistake is seen before it is made, a die once it has fallen.
        """
        return tuple(sorted({self._seen_at(number) for number in self._remarkable}))

    def step(self, number: int) -> tuple[Step, State]:
        """Return a step, and the position before it."""
        return self.found.steps[number], self.states[number]

    def mistakes_of(self, seat: Seat) -> list[Mistake]:
        """Return what a player should have done otherwise."""
        return [one for one in self.found.mistakes if one.seat == seat]

    def said_at(self, shown: int) -> str:
        """Return what there is to say after so many events; empty if nothing is."""
        return " ".join(self._words(number) for number in self._remarkable if self._seen_at(number) == shown)

    def chances_at(self, shown: int) -> str:
        """Return everyone's chance after so many events, by the turtles' letters."""
        steps, words = self.found.steps, self.cast.words
        chances = steps[shown].before if shown < len(steps) else steps[-1].after
        return " · ".join(
            f"{''.join(place.turtles)}\N{NO-BREAK SPACE}{percent_words(words, chance)}"
            for place, chance in zip(self.cast.places, chances, strict=True)
        )

    @property
    def _remarkable(self) -> list[int]:
        """The steps that are turning points or mistakes, in the order of the game."""
        return sorted({*self.found.turning_points, *(one.step for one in self.found.mistakes)})

    def _seen_at(self, number: int) -> int:
        is_mistake = any(one.step == number for one in self.found.mistakes)
        return number if is_mistake else number + 1

    def _words(self, number: int) -> str:
        """Return what there is to say about a remarkable step."""
        step, state = self.step(number)
        for mistake in self.found.mistakes:
            if mistake.step == number:
                return dated_mistake_words(self.cast.words, mistake, state, self.names)
        return turning_point_words(self.cast.words, step, state, self.names)


def review_game(record: Record, cast: Cast) -> GameReview:
    """Review a game; raise BadSolution or OSError. Takes a moment: call it in a thread."""
    return GameReview(cast, record, review(record), tuple(record.states()))
