"""What each option is worth to the one who decides."""

from __future__ import annotations

from dataclasses import dataclass

from mahe.review.evaluation import Source, table_evaluation
from mahe.review.positions import Positions, best_option, positions
from mahe.review.reasons import Reason, reason_for
from mahe.rules import Decision, MaheError, Seat, State, actor, options


class NothingToJudge(MaheError):
    """A position in which nobody decides. Carries the position."""

    def __init__(self, state: State) -> None:
        why = "the game is over" if actor(state) is None else "chance acts next, and then somebody may decide"
        super().__init__(f"there is nothing to decide in this position: {why}")
        self.state = state


@dataclass(frozen=True, slots=True)
class JudgedOption:
    """One option, and what it leads to."""

    option: Decision

    chances: tuple[float, ...]
    """Every seat's winning chance after it, from seat 1 on."""

    worth: float
    """The chance of whoever decides."""

    gives_away: float
    """How much less that is than the best option's; 0 for the best."""

    reason: Reason | None
    """Why it gives something away, where that can be told."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The options of a position, in the order of the law."""

    seat: Seat
    """Who decides."""

    options: tuple[JudgedOption, ...]

    best: JudgedOption
    """The first of those worth most."""

    source: Source


def judge(state: State) -> Judgement:
    """Return what each option is worth to the one who decides; raise NothingToJudge if nobody does.

    >>> from mahe.record import parse_position
    >>> found = judge(parse_position("4x1/4BA17C/5/13..55.2/2:B24"))
    >>> found.seat, found.best.option
    (1, Stop())
    >>> [(judged.option, round(judged.gives_away, 2)) for judged in found.options]
    [(Roll(), 0.02), (Stop(), 0.0)]
    """
    if not options(state):
        raise NothingToJudge(state)
    return judge_in(positions(table_evaluation(state.rules), [state]), state)


def judge_in(found: Positions, state: State) -> Judgement:
    """Return the same as `judge`, out of positions that have been searched."""
    seat = actor(state)
    assert isinstance(seat, int)
    on_offer = options(state)
    worths = found.worths(state, on_offer)
    best = best_option(worths, on_offer)
    judged = tuple(
        JudgedOption(
            option,
            tuple(map(float, found.after(state, option))),
            worth,
            max(worths) - worth,
            reason_for(found, state, chosen=option, best=best) if worth < max(worths) else None,
        )
        for option, worth in zip(on_offer, worths, strict=True)
    )
    return Judgement(seat, judged, judged[on_offer.index(best)], found.source(state))
