"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final

from mahe.rules import State, standing

ILLEGAL: Final = -1.0
"""The reward of who chooses what is not on offer, less than that of a loss: the game is over, and nobody has won."""


def win_shares(state: State) -> tuple[float, ...]:
    """Return each seat's share of the win, from seat 1 on: 1 alone, a part in n for n who share it (E4), 0 for others.

    They add up to 1; before the end all are 0. Averaged over games they are what the arena calls a score.
    """
    winners = standing(state).winners
    return tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in state.rules.seats)


def utilities(state: State) -> tuple[float, ...]:
    """Return the same so that it adds up to 0, from seat 1 on: 1 for a win alone, -1 / (players - 1) for a loss.

    Between two players these are 1, 0 and -1.
    """
    if state.nest is None:
        return (0.0,) * state.rules.players
    players = state.rules.players
    return tuple((players * share - 1.0) / (players - 1) for share in win_shares(state))
