"""How well somebody decided, measured by what each bot would have given away in the very same positions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from mahe.bots import LEVELS
from mahe.bots.lookahead_bot import SINGLE, best_of
from mahe.bots.navigator import RuleOfThumb
from mahe.bots.swimmer import Swimmer
from mahe.review.evaluation import TableEvaluation, ancient_evaluation
from mahe.review.positions import Positions, positions
from mahe.rules import Decision, Seat, Start, State, options

SLACK: Final = 1e-9
"""What rounding may make of nothing."""


class Decided(NamedTuple):
    """A decision with more than one option."""

    seat: Seat
    state: State
    losses: dict[Decision, float]
    """What each option gives away."""


@dataclass(frozen=True, slots=True)
class Level:
    """Between which bots somebody played."""

    at_least: str | None
    """The strongest bot that would have given away as much or more; None if even the weakest gives away less."""

    below: str | None
    """The next stronger one; None if there is none."""

    bots: tuple[tuple[str, float], ...]
    """What each bot would have given away in the same decisions, weakest first."""


def bots_losses(decisions: Sequence[Decided], table: TableEvaluation) -> list[tuple[float, ...]]:
    """Return by decision what each of our bots gives away there, weakest first; for a random choice the average."""
    states = [decided.state for decided in decisions]
    navigator = positions(TableEvaluation(RuleOfThumb(), is_exact=False), states)
    # By its own evaluation ancient gives nothing away.
    ancient = positions(ancient_evaluation(), states) if table.is_exact else None
    swimmer = Swimmer(Random(0))
    return [_losses(decided, swimmer, navigator, ancient) for decided in decisions]


def _losses(decided: Decided, swimmer: Swimmer, navigator: Positions, ancient: Positions | None) -> tuple[float, ...]:
    _, state, losses = decided
    on_offer = options(state)
    average = sum(losses.values()) / len(losses)
    return (
        average,
        average if isinstance(on_offer[0], Start) else losses[swimmer.choose(state, on_offer)],
        losses[_choice(navigator, state, on_offer)],
        losses[_choice(ancient, state, on_offer)] if ancient else 0.0,
    )


def _choice(found: Positions, state: State, on_offer: tuple[Decision, ...]) -> Decision:
    return on_offer[best_of(found.worths(state, on_offer), SINGLE)]


def level_of(given_away: float, bots: Sequence[float]) -> Level:
    """Return the level of somebody who gave this much away where our bots would have given away *bots*."""
    reached = [index for index, loss in enumerate(bots) if loss >= given_away - SLACK]
    at_least = max(reached, default=-1)
    return Level(
        LEVELS[at_least] if reached else None,
        LEVELS[at_least + 1] if at_least + 1 < len(LEVELS) else None,
        tuple(zip(LEVELS, bots, strict=True)),
    )
