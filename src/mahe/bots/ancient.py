"""Ancient: searches its turn exhaustively, and evaluates the outcomes by what it has learned."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from mahe.bots.last_clutch import WithLastClutch
from mahe.bots.learned_solution import WithLearnedSolution, learned_solution
from mahe.bots.lookahead import Evaluation
from mahe.bots.lookahead_bot import SINGLE, LookaheadBot
from mahe.bots.network import Network, load_weights
from mahe.bots.next_turn import margin_at
from mahe.bots.solved_end import with_named_end

WEIGHTS: Final = "ancient.npz"


@cache
def learned() -> Network:
    """Return the networks that ship with the package."""
    with files("mahe.bots").joinpath(WEIGHTS).open("rb") as file:
        return Network(load_weights(file))


@cache
def known() -> Evaluation:
    """Return all that ancient knows: the networks, and in their place what is solved or learned from a solution."""
    return WithLastClutch(WithLearnedSolution(learned_solution(), learned()))


class Ancient(LookaheadBot):
    """Looks through the rest of the turn exactly, as navigator does, and knows the winning chances of every seat.

    Where two players with two turtles each have only the last clutch left, they are exact, and in the last two with the
    solved end that the environment may name. For two players with one turtle each they were learned from the solution,
    and are exact with two clutches left. Close choices are looked at again, with the next player's turn, at tables
    where that pays: see `margin_at`.
    """

    def __init__(self, rng: Random) -> None:  # noqa: ARG002 - it leaves nothing to chance
        super().__init__(with_named_end(known()), SINGLE, margin_at)
