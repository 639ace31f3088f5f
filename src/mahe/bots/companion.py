"""Companion: keeps a game close. It slackens when ahead and plays on when behind, and never plays stupidly."""

from __future__ import annotations

from random import Random
from typing import Final

from mahe.arrays import Chances
from mahe.bots.ancient import Ancient
from mahe.bots.lookahead_bot import SINGLE, best_of
from mahe.card_gain import card_gain
from mahe.rules import Decision, PlayCard, Roll, State, Stop, landing
from mahe.rules.landings import bust_faces

LEEWAY: Final = 0.06
"""What part of all chances it gives away at most in one choice where two play; with more players less."""

GENEROSITY: Final = 0.3
"""And what part of its lead besides, which is by how much its chance exceeds an even share."""

TOO_RISKY: Final = 5
"""With so many faces of six that are a bust nobody would throw on for fun."""


class Companion:
    """Knows what ancient knows; of the options nearly as good as the best it takes what brings all closest together.

    What it gives away in one choice has a bound, and is never for what anyone at the table would call silly.
    """

    def __init__(self, rng: Random) -> None:
        self._mind = Ancient(rng)

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return the option after which everybody's chances are closest, among the good ones."""
        if len(options) == 1:
            return options[0]
        players = state.rules.players
        found = [self._mind.chances(state, option) for option in options]
        worths = [float(chances[seat]) for seat, chances in found]
        best = best_of(worths, SINGLE)
        enough = worths[best] - most_given_away(worths[best], players)
        good = [
            number
            for number, option in enumerate(options)
            if number == best or (worths[number] >= enough and not is_silly(state, option))
        ]
        closeness = [1 - _apart(found[number][1], players) for number in good]
        return options[good[best_of(closeness, SINGLE)]]


def most_given_away(worth: float, players: int) -> float:
    """Return how much of its chance to win companion gives away at most where the best option has this *worth*."""
    return LEEWAY * 2 / players + GENEROSITY * max(0.0, worth - 1 / players)


def _apart(chances: Chances, players: int) -> float:
    """Return how far everybody's chances are from an even share."""
    return sum((float(chances[seat]) - 1 / players) ** 2 for seat in range(players))


def is_silly(state: State, option: Decision) -> bool:
    """Return whether *option* looks like a blunder to everyone, whatever is behind it.

    To stop where no face is a bust, to risk a clutch that is won, to throw on against the odds, or to play a card for
    less than its eggs.
    """
    dice, total = len(state.dice), sum(state.dice)
    match option:
        case Stop():
            return dice < 3 and bust_faces(total) == 0
        case Roll():
            return landing(state).wins or bust_faces(total) >= TOO_RISKY
        case PlayCard(eggs):
            return card_gain(state.rules, dice, total, eggs) <= 0
        case _:
            return False
