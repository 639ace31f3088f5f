"""Who meets whom: one bot against a table full of another, on every seat in turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from typing import NamedTuple

from mahe.lab.arena.forfeits import Fault, faults_of, seat_bot, winners_of
from mahe.lab.arena.game import Luck, play_game
from mahe.rules import Event, Rules
from mahe.rules.score import WHOLE


class LineUp(NamedTuple):
    """One bot, and the bot on all the other seats of a table."""

    rules: Rules
    one: str
    rest: str

    @property
    def even(self) -> float:
        """The one's share of the wins if both play alike."""
        return 1 / self.rules.players


def line_ups(rules: Rules, bots: Sequence[str]) -> tuple[LineUp, ...]:
    """Return each bot against a table of each other, whatever the order of *bots*.

    For two players both ways are the same, so there is only one of them.
    """
    pairs = combinations(sorted(bots), 2) if rules.players == 2 else permutations(sorted(bots), 2)
    return tuple(LineUp(rules, one, rest) for one, rest in pairs)


class Round(NamedTuple):
    """How the one fared in a round."""

    won: int
    """Its wins, in 420ths."""
    luck: tuple[int, ...] | None
    """What of that was luck, as `Controls` counts it; None if nobody asked."""
    faults: tuple[Fault, ...] = ()
    """The engines that have lost a game by failing."""


def play_round(line_up: LineUp, seed: int, number: int, *, with_luck: bool = False) -> Round:
    """Play one game for each seat the one may have, all on the same luck.

    The seats' dice and the order of the cards stay while the bots change seats, so that some of the luck cancels. How
    much luck is left is worked out *with_luck*, which needs the extra `lab`.
    """
    rules, one, rest = line_up
    root = f"{seed}/{rules!r}/{one}/{rest}/{number}"
    luck = Luck(rules, root)
    won = 0
    lucks = []
    faults: list[Fault] = []
    for seat in rules.seats:
        names = [one if other == seat else rest for other in rules.seats]
        bots = [seat_bot(name, Random(f"{root}/bot {other}")) for other, name in zip(rules.seats, names, strict=True)]
        events: list[Event] | None = [] if with_luck else None
        last = play_game(rules, bots, luck, events)
        failed = faults_of(bots)
        faults += failed.values()
        winners = winners_of(last, failed)
        result = WHOLE // len(winners) if seat in winners else 0
        won += result
        if events:
            from mahe.lab.arena.luck import luck_of  # noqa: PLC0415 - it needs the extra `lab`

            lucks.append(luck_of(rules, names, seat, events, won=result, seed=root))
    return Round(won, tuple(map(sum, zip(*lucks, strict=True))) if with_luck else None, tuple(faults))


def play_rounds(line_up: LineUp, seed: int, numbers: range, with_luck: bool) -> list[Round]:
    """Play the rounds of these *numbers*."""
    return [play_round(line_up, seed, number, with_luck=with_luck) for number in numbers]
