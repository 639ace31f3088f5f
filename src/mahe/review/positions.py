"""Every seat's chances in many positions of one table, found together: turns of the same kind in one search."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

from mahe.arrays import Floats, np
from mahe.bots.lookahead import Evaluation, Look, look_at_all
from mahe.review.evaluation import Source, TableEvaluation
from mahe.rules import Decision, Event, Rolled, Start, State, Turned, Turtle, actor, apply, chance, options, standing

AT_ONCE: Final = 32
"""How many turns are searched at once: enough to share the work, few enough that cards as dice need no memory."""

_Turn: TypeAlias = tuple[Turtle, State]
"""The turtle to be thrown for, and the position before its throw. Cards played since are no longer in the hands."""


@dataclass(frozen=True, slots=True)
class Positions:
    """The positions that were asked for, ready to be read."""

    table: TableEvaluation
    looks: dict[_Turn, tuple[Look, int]]

    def chances(self, state: State) -> Floats:
        """Return every seat's winning chance, from seat 1 on, if all play their best from here."""
        if actor(state) is None:
            return result(state)
        if on_offer := options(state):
            return self.after(state, best_option(self.worths(state, on_offer), on_offer))
        outcomes = chance(state)
        weights = np.array([weight for _, weight in outcomes], np.float64)
        found: Floats = weights @ np.array([self.after(state, outcome) for outcome, _ in outcomes]) / weights.sum()
        return found

    def after(self, state: State, event: Event) -> Floats:
        """Return every seat's chance after *event*, as the search of the turn in *state* sees it.

        Where the event ends the turn, that is the evaluation of what follows; `chances` of that position looks a turn
        further ahead.
        """
        if isinstance(event, Turned):
            return self.chances(apply(state, event))
        mover = event.turtle if isinstance(event, Start) else state.mover
        assert mover is not None
        look, number = self.looks[_turn(state, mover)]
        if isinstance(event, Rolled):
            return np.asarray(look.after_die(number, state, event.pips), np.float64)
        return np.asarray(look.after_option(number, state, event), np.float64)

    def worths(self, state: State, on_offer: tuple[Decision, ...]) -> tuple[float, ...]:
        """Return the chance of whoever decides after each of *on_offer*."""
        seat = actor(state)
        assert isinstance(seat, int)
        return tuple(float(self.after(state, option)[seat - 1]) for option in on_offer)

    def source(self, state: State) -> Source:
        """Return where the chances in *state* come from."""
        if state.mover is None and (outcomes := chance(state)):
            sources = {self.table.source(apply(state, outcome)) for outcome, _ in outcomes}
            return Source.EXACT if sources == {Source.EXACT} else Source.ANCIENT
        return self.table.source(state)


def positions(table: TableEvaluation, states: Iterable[State]) -> Positions:
    """Return what is needed to know the chances in all *states*, which are of one table."""
    return Positions(table, _looks(table.evaluation, states))


def _looks(evaluation: Evaluation, states: Iterable[State]) -> dict[_Turn, tuple[Look, int]]:
    """Return the search of every turn that the chances in *states* depend on."""
    kinds: dict[tuple[int, Turtle, bool], dict[_Turn, None]] = {}
    for state in states:
        for turn in _turns(state):
            mover, before = turn
            kinds.setdefault((before.turn, mover, before.moved is not None), {})[turn] = None
    found: dict[_Turn, tuple[Look, int]] = {}
    for (_, mover, _), every in kinds.items():
        turns = list(every)
        for start in range(0, len(turns), AT_ONCE):
            some = turns[start : start + AT_ONCE]
            look = look_at_all(evaluation, [before for _, before in some], mover)
            found |= {turn: (look, number) for number, turn in enumerate(some)}
    return found


def _turns(state: State) -> list[_Turn]:
    if actor(state) is None:
        return []
    if state.mover is not None:
        return [_turn(state, state.mover)]
    starts = [option.turtle for option in options(state) if isinstance(option, Start)]
    if starts:
        return [_turn(state, turtle) for turtle in starts]
    return [turn for outcome, _ in chance(state) for turn in _turns(apply(state, outcome))]


def _turn(state: State, mover: Turtle) -> _Turn:
    return mover, state._replace(mover=None, throw=0, rolling=False)


def best_option(worths: tuple[float, ...], on_offer: tuple[Decision, ...]) -> Decision:
    """Return the option worth most, the first of several."""
    return on_offer[worths.index(max(worths))]


def result(state: State) -> Floats:
    """Return each seat's part of the win of a finished game."""
    winners = standing(state).winners
    return np.array([(seat in winners) / len(winners) for seat in state.rules.seats])
