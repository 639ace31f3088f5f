"""Companion: keeps a game close. It slackens when ahead and plays on when behind, and never plays stupidly."""

from __future__ import annotations

from random import Random
from typing import Final

from mahe.bots.ancient import Ancient
from mahe.bots.lookahead_bot import SINGLE, best_of
from mahe.card_gain import card_gain
from mahe.rules import Decision, PlayCard, Roll, State, Stop, landing
from mahe.rules.landings import bust_faces

LEEWAY: Final = 0.05
"""What part of its chances it gives away at most in one choice, where two play; with more players less."""

TOO_RISKY: Final = 4
"""With so many faces of six that are a bust nobody would throw on for fun."""


class Companion:
    """Knows what ancient knows; of the options that are nearly the best it takes the one that brings all closest together.

    It never gives away more than LEEWAY in one choice, and never for what anyone at the table would call silly.
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
        enough = worths[best] - LEEWAY * 2 / players
        good = [
            number
            for number, option in enumerate(options)
            if number == best or (worths[number] >= enough and not is_silly(state, option))
        ]
        closeness = [1 - sum((float(found[number][1][seat]) - 1 / players) ** 2 for seat in range(players)) for number in good]
        return options[good[best_of(closeness, SINGLE)]]


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
