"""A whole game: how each seat's chances changed with every event, and whether by luck or by choice.

From one event to the next a seat's chance changes by three things: *luck*, what a die or a card brought, less what was
to be expected; *choices*, what somebody gave away by not taking the best option; and *revision*, where the next turn
begins and the estimate, which now looks a turn further ahead, changes its mind. Added up over the game they are
exactly the result less the first chance, whatever the estimates are worth.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from mahe.arrays import Floats, np
from mahe.bots.lookahead_bot import SINGLE, best_of
from mahe.record import Record
from mahe.review.evaluation import Source, table_evaluation
from mahe.review.levels import Decided, Level, bots_losses, level_of
from mahe.review.positions import Positions, positions
from mahe.review.reasons import Reason, reason_for
from mahe.rules import Decision, Event, Rolled, Rules, Seat, Start, State, Turned, actor, options
from mahe.rules.state import topmost

MISTAKE: Final = 0.02
BLUNDER: Final = 0.06
"""From how much of a win on a choice is called that."""

LUCKY: Final = 0.1
"""From how much of a win on a die is called lucky or unlucky."""

TURNING: Final = 0.1
MOST_TURNING_POINTS: Final = 5
"""How much of a win must change hands at a turning point, and how many are shown."""

PIECE: Final = 96
"""How many positions are searched together: half a second's work at most, so that reviews can be shown as they grow."""

Sign: TypeAlias = Literal["mistake", "blunder", "lucky", "unlucky"]
"""What is remarkable about a step."""

Shares: TypeAlias = tuple[float, ...]
"""A number for each seat, from seat 1 on, in parts of a win."""


@dataclass(frozen=True, slots=True)
class Step:
    """One event, and what it did to every seat's chance."""

    turn: int
    """Of which turn it is part, as the record counts them; 0 for the first card."""

    state: State
    """The position before it."""

    event: Event

    seat: Seat | None
    """Who decided, or for whom the die fell; None when a card is turned up."""

    before: Shares
    after: Shares
    """The chances before and after it; the next step begins where this one ends."""

    luck: Shares
    choices: Shares
    revision: Shares
    """The three add up to what changed."""

    sign: Sign | None
    """What is remarkable about it."""

    source: Source
    """Where the chances before it come from."""

    @property
    def swing(self) -> float:
        """How much of a win changed hands by luck and choice."""
        return sum(abs(luck + choice) for luck, choice in zip(self.luck, self.choices, strict=True)) / 2


@dataclass(frozen=True, slots=True)
class Mistake:
    """A choice that gave something away worth mentioning."""

    step: int
    """Which step it is, from 0 on."""

    turn: int
    state: State
    """The position before it."""

    seat: Seat
    chosen: Decision
    best: Decision

    chance: float
    best_chance: float
    """The chance of whoever decided, after the choice and after the best option."""

    worths: tuple[tuple[Decision, float], ...]
    """Every option with what it was worth to whoever decided, in the order of the law."""

    reason: Reason | None

    @property
    def given_away(self) -> float:
        """The difference between the two chances."""
        return self.best_chance - self.chance

    @property
    def is_blunder(self) -> bool:
        """Whether it gave much away."""
        return self.given_away >= BLUNDER


@dataclass(frozen=True, slots=True)
class SeatReview:
    """One player's game. All numbers but the counts are in parts of a win."""

    seat: Seat
    name: str
    first: float
    """The chance before the first card."""

    luck: float
    own_choices: float
    """What the player's own choices changed: never above 0."""

    others_choices: float
    """What the others' choices changed: mostly above 0."""

    revision: float
    result: float
    """The part of the win; in an unfinished game the last chance. The five before add up to it."""

    decisions: int
    """How often there was more than one option."""

    level: Level | None
    """None if there was nothing to decide."""

    @property
    def per_decision(self) -> float:
        """What was given away per decision."""
        return -self.own_choices / self.decisions if self.decisions else 0.0

    @property
    def with_average_dice(self) -> float:
        """What the result would have been without luck. An estimate, which may lie outside of 0 to 1."""
        return self.result - self.luck


@dataclass(frozen=True, slots=True)
class Review:
    """Everything about one game."""

    rules: Rules
    is_finished: bool
    steps: tuple[Step, ...]
    seats: tuple[SeatReview, ...]

    mistakes: tuple[Mistake, ...]
    """All of at least MISTAKE, in the order of the game."""

    turning_points: tuple[int, ...]
    """The steps at which most changed hands by luck and choice, in the order of the game."""

    source: Source
    """Exact if every chance is."""


def review(record: Record) -> Review:
    """Return what happened to every seat's chances in a game, finished or not; raise IllegalEvent if it is unlawful.

    >>> from mahe.record import record_game
    >>> from mahe.rules import Roll, Rules, Stop
    >>> events = [Turned(3), Start("A"), Rolled(2), Roll(), Rolled(5), Start("B"), Rolled(1), Stop()]
    >>> found = review(record_game(Rules(players=3, turtles_each=1), ["Ada", "Ben", "Cem"], events))
    >>> [(seat.name, round(seat.luck, 2), round(seat.own_choices, 2)) for seat in found.seats]
    [('Ada', -0.01, 0.0), ('Ben', 0.02, -0.05), ('Cem', -0.01, 0.0)]
    >>> [(mistake.turn, mistake.chosen, mistake.best) for mistake in found.mistakes]
    [(2, Stop(), Roll())]
    """
    pieces = reviewing(record)
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            found: Review = end.value
            return found


def reviewing(record: Record) -> Generator[tuple[Step, ...], None, Review]:
    """Yield the steps of a game in pieces, as they are found, and return the same as `review`."""
    rules, events, states = record.rules, record.events, list(record.states())
    table = table_evaluation(rules)
    steps: list[Step] = []
    mistakes: list[Mistake] = []
    decisions: list[Decided] = []
    bots: list[tuple[float, ...]] = []
    chances: list[Floats] = []
    # A game that begins inside a turn counts that one, as its record does.
    turn = int(states[0].moved is not None or states[0].mover is not None)
    searched: Positions | None = None
    for start in range(0, len(states), PIECE):
        found = positions(table, states[start : start + PIECE])
        first_step, first_decision = len(steps), len(decisions)
        for number, state in enumerate(states[start : start + PIECE], start):
            chances.append(found.chances(state))
            if searched is not None:
                before, event = states[number - 1], events[number - 1]
                turn += isinstance(event, Start) and before.moved is None
                # By the search that found the chances before it: another's may differ in the last digit.
                step = _step(turn, event, searched, before, chances[-2], after=chances[-1])
                steps.append(step)
                if len(options(before)) > 1:
                    decisions.append(_decided(searched, step))
                    if step.sign is not None:
                        mistakes.append(_mistake(searched, number - 1, step))
            searched = found
        bots += bots_losses(decisions[first_decision:], table)
        yield tuple(steps[first_step:])
    sources = {*(step.source for step in steps), found.source(states[-1])}
    return Review(
        rules,
        actor(states[-1]) is None,
        tuple(steps),
        _seats(record, (chances[0], chances[-1]), steps, decisions, bots),
        tuple(mistakes),
        _turning_points(steps),
        Source.EXACT if sources == {Source.EXACT} else Source.ANCIENT,
    )


def _step(turn: int, event: Event, found: Positions, state: State, before: Floats, *, after: Floats) -> Step:
    seen = found.after(state, event)
    nothing = np.zeros_like(before)
    change = seen - before
    luck, choice = (nothing, change) if options(state) else (change, nothing)
    seat = _concerned(state)
    return Step(
        turn,
        state,
        event,
        seat,
        _shares(before),
        _shares(after),
        _shares(luck),
        _shares(choice),
        _shares(after - seen),
        _sign(luck, choice, seat),
        found.source(state),
    )


def _concerned(state: State) -> Seat | None:
    """Return who decides, or who will once the die in the air has landed."""
    if state.mover is not None:
        return state.rules.owner(topmost(state.perches, state.mover))
    return state.turn if state.face_up else None


def _sign(luck: Floats, choice: Floats, seat: Seat | None) -> Sign | None:
    if seat is None:
        return None
    if -choice[seat - 1] >= MISTAKE:
        return "blunder" if -choice[seat - 1] >= BLUNDER else "mistake"
    if abs(luck[seat - 1]) >= LUCKY:
        return "lucky" if luck[seat - 1] > 0 else "unlucky"
    return None


def _decided(found: Positions, step: Step) -> Decided:
    assert step.seat is not None
    on_offer = options(step.state)
    worths = found.worths(step.state, on_offer)
    best = max(worths)
    losses = {option: best - worth for option, worth in zip(on_offer, worths, strict=True)}
    return Decided(step.seat, step.state, losses)


def _mistake(found: Positions, number: int, step: Step) -> Mistake:
    seat, state, chosen = step.seat, step.state, step.event
    assert seat is not None and not isinstance(chosen, Rolled | Turned)
    on_offer = options(state)
    worths = found.worths(state, on_offer)
    best = on_offer[best_of(worths, SINGLE)]
    return Mistake(
        number,
        step.turn,
        state,
        seat,
        chosen,
        best,
        worths[on_offer.index(chosen)],
        max(worths),
        tuple(zip(on_offer, worths, strict=True)),
        reason_for(found, state, chosen=chosen, best=best),
    )


def _seats(
    record: Record,
    ends: tuple[Floats, Floats],
    steps: Sequence[Step],
    decisions: Sequence[Decided],
    bots: Sequence[tuple[float, ...]],
) -> tuple[SeatReview, ...]:
    seats = record.rules.seats
    first, last = ends
    deciders = np.array([step.seat or 0 for step in steps])
    luck, choices, revision = (
        np.array([getattr(step, name) for step in steps]).reshape(-1, len(seats))
        for name in ("luck", "choices", "revision")
    )
    reviews = []
    for seat, name in zip(seats, record.names, strict=True):
        own = choices[deciders == seat, seat - 1].sum()
        theirs = [losses for decided, losses in zip(decisions, bots, strict=True) if decided.seat == seat]
        reviews.append(
            SeatReview(
                seat,
                name,
                first=float(first[seat - 1]),
                luck=float(luck[:, seat - 1].sum()),
                own_choices=float(own),
                others_choices=float(choices[deciders != seat, seat - 1].sum()),
                revision=float(revision[:, seat - 1].sum()),
                result=float(last[seat - 1]),
                decisions=len(theirs),
                level=level_of(-float(own), np.sum(theirs, axis=0).tolist()) if theirs else None,
            )
        )
    return tuple(reviews)


def _turning_points(steps: Sequence[Step]) -> tuple[int, ...]:
    swings = [(step.swing, number) for number, step in enumerate(steps) if step.swing >= TURNING]
    return tuple(sorted(number for _, number in sorted(swings, reverse=True)[:MOST_TURNING_POINTS]))


def _shares(found: Floats) -> Shares:
    return tuple(map(float, found))
