"""What navigator and ancient share: they look through the turn and take what is worth most to them."""

from __future__ import annotations

from typing import Final

from mahe.bots.arrays import Chances
from mahe.bots.lookahead import NO_CARD, Evaluation, Look, look
from mahe.rules import FACES, LIMIT, Decision, PlayCard, Roll, Start, State, Stop, Turtle
from mahe.rules.landings import landing_of

KEPT: Final = 4
"""How many looks are remembered: enough for both turtles of a turn."""


class LookaheadBot:
    """Decides by looking through the rest of the turn exactly, every throw and card, against an evaluation."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._looks: dict[object, Look] = {}

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        """Return the option worth most to the player who decides, the first of several."""
        if len(options) == 1:
            return options[0]
        worth = self.worth(state, options)
        return options[worth.index(max(worth))]

    def worth(self, state: State, options: tuple[Decision, ...]) -> list[float]:
        """Return the winning chance of the player who decides after each of *options*."""
        return [float(chances[seat]) for seat, chances in (self._chances(state, option) for option in options)]

    def _chances(self, state: State, option: Decision) -> tuple[int, Chances]:
        """Return who decides, and every seat's winning chance after *option*."""
        if isinstance(option, Start):
            return state.turn - 1, self._look(state, option.turtle).root[0]
        assert state.mover is not None
        ahead = self._look(state, state.mover)
        total, is_first = sum(state.dice), len(state.dice) == 1
        match option:
            case Stop():
                chances = ahead.leaf[0, NO_CARD, landing_of(len(state.dice), total)]
            case PlayCard(eggs):
                chances = (
                    ahead.two[0, eggs, total + eggs - 2]
                    if is_first
                    else ahead.leaf[0, eggs, landing_of(3, total + eggs)]
                )
            case Roll():
                chances = sum(self._after_die(ahead, total + pips, is_second=is_first) for pips in FACES) / len(FACES)
        return int(ahead.decider[0]), chances

    @staticmethod
    def _after_die(ahead: Look, total: int, *, is_second: bool) -> Chances:
        """Return every seat's winning chance when a die has brought the total to *total*."""
        chances: Chances
        if is_second and total <= LIMIT:
            chances = ahead.two[0, NO_CARD, total - 2]
        else:
            chances = ahead.leaf[0, NO_CARD, landing_of(2 if is_second else 3, total)]
        return chances

    def _look(self, state: State, mover: Turtle) -> Look:
        key = (mover, state._replace(mover=None, throw=0, rolling=False))
        if key not in self._looks:
            if len(self._looks) >= KEPT:
                del self._looks[next(iter(self._looks))]
            self._looks[key] = look(self._evaluation, state, mover)
        return self._looks[key]
