"""Ancient: searches its turn exhaustively, and evaluates the outcomes by what it has learned."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

from mahe.bots.last_clutch import WithLastClutch
from mahe.bots.lookahead_bot import SINGLE, LookaheadBot
from mahe.bots.network import Network, load_weights
from mahe.bots.next_turn import margin_at

WEIGHTS: Final = "ancient.npz"


@cache
def learned() -> Network:
    """Return the networks that ship with the package."""
    with files("mahe.bots").joinpath(WEIGHTS).open("rb") as file:
        return Network(load_weights(file))


class Ancient(LookaheadBot):
    """Looks through the rest of the turn exactly, as navigator does, and knows the winning chances of every seat.

    Where two players with two turtles each have only the last clutch left, they are exact. Close choices
    are looked at again, with the next player's turn, at tables where that pays: see `margin_at`.
    """

    def __init__(self, rng: Random) -> None:  # noqa: ARG002 - it leaves nothing to chance
        super().__init__(WithLastClutch(learned()), SINGLE, margin_at)
