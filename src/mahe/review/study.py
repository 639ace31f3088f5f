"""Everything there is to know about one position: chances, options, and what dice and cards may bring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mahe.review.evaluation import table_evaluation
from mahe.review.judge import Judgement, judge_in
from mahe.review.positions import Positions, positions
from mahe.review.value import Value
from mahe.rules import Decision, Outcome, Roll, Start, State, apply, chance, options


@dataclass(frozen=True, slots=True)
class JudgedOutcome:
    """What a die or a card may bring, and what that leads to."""

    outcome: Outcome

    weight: int
    """How likely it is, beside the weights of the others."""

    chances: tuple[float, ...]
    """Every seat's winning chance after it, from seat 1 on."""


@dataclass(frozen=True, slots=True)
class Study:
    """A position, and what it is worth."""

    state: State

    value: Value

    judgement: Judgement | None
    """What each option is worth; None when nobody decides."""

    outcomes: tuple[JudgedOutcome, ...]
    """What may come next; empty unless chance acts."""

    throws: Mapping[Decision, tuple[JudgedOutcome, ...]]
    """What the next die may bring, after each option that throws one."""


def study(state: State) -> Study:
    """Return what there is to know about any position, before the first card and after the end too.

    What another die would do to the chance of seat 1, which decides here:

    >>> from mahe.record import parse_position
    >>> found = study(parse_position("4x1/4BA17C/5/13..55.2/2:B24"))
    >>> for judged in found.throws[Roll()][:2]:
    ...     print(judged.outcome, round(judged.chances[0], 2))
    Rolled(pips=1) 0.31
    Rolled(pips=2) 0.14
    """
    found = positions(table_evaluation(state.rules), [state])
    on_offer = options(state)
    return Study(
        state,
        Value(tuple(map(float, found.chances(state))), found.source(state)),
        judge_in(found, state) if on_offer else None,
        _outcomes(found, state),
        {one: _outcomes(found, apply(state, one)) for one in on_offer if isinstance(one, Start | Roll)},
    )


def _outcomes(found: Positions, state: State) -> tuple[JudgedOutcome, ...]:
    return tuple(
        JudgedOutcome(outcome, weight, tuple(map(float, found.after(state, outcome))))
        for outcome, weight in chance(state)
    )
