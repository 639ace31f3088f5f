"""Many games between bots, and what they add up to."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Final, Protocol, TypeAlias

from mahe.bots import make_bot
from mahe.executors import Inline, in_pieces
from mahe.play import BotPlayer, SeededDice, Table
from mahe.record import Move, move_made
from mahe.rules import Nature, PlayCard, Rolled, Rules, Start, actor, standing
from mahe.rules.score import WHOLE
from mahe.seat_counts import SeatCounts

KERNEL_BOTS: Final = ("hatchling", "swimmer")
"""The bots that the compiled kernel can play as well; `mahe.lab.simulate_compiled` has their policies."""

Z95: Final = 1.959963984540054
"""How many standard errors lie on each side of a 95% interval."""


class Counts(Protocol):
    """What some games add up to, however they were counted."""

    @property
    def games(self) -> int:
        """How many there are."""
        ...

    @property
    def shared_wins(self) -> int:
        """How many of them were shared."""
        ...

    @property
    def shortest(self) -> int:
        """Turns of the shortest game."""
        ...

    @property
    def longest(self) -> int:
        """Turns of the longest."""
        ...

    @property
    def seats(self) -> Sequence[SeatCounts]:
        """What each seat has gathered."""
        ...


@dataclass(frozen=True, slots=True)
class Setting:
    """A table and who sits at it."""

    rules: Rules
    bots: tuple[str, ...]


Counter: TypeAlias = Callable[[Iterable[tuple[Setting, range]], int, Executor | None], Generator[tuple[int, Counts]]]
"""Plays games of these numbers at some tables, with a seed: `count_games`, or `count_compiled` of another module."""


def has_kernel() -> bool:
    """Return whether the compiled kernel can be used here."""
    return find_spec("numba") is not None


def play_games(rules: Rules, bots: Sequence[str], *, games: int, seed: int, first: int = 0) -> Iterator[Table]:
    """Yield *games* finished tables with one bot a seat, from number *first* on; a number is always the same game."""
    for game in range(first, first + games):
        sitters = [
            BotPlayer(name, make_bot(name, Random(f"{seed}/{game}/seat {seat}")))
            for seat, name in zip(rules.seats, bots, strict=True)
        ]
        yield Table(rules, sitters, SeededDice(Random(f"{seed}/{game}/dice")))


class Tally:
    """What many games of the same rules add up to."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = [SeatCounts() for _ in rules.seats]
        self.games = 0
        self.shared_wins = 0
        self.shortest = 0
        self.longest = 0

    @property
    def turns(self) -> int:
        """All the turns of all games."""
        return sum(seat.turns for seat in self.seats)

    @property
    def throws(self) -> int:
        """All the dice thrown."""
        return sum(seat.throws for seat in self.seats)

    @property
    def busts(self) -> int:
        """All the busts."""
        return sum(seat.busts for seat in self.seats)

    @property
    def rides(self) -> int:
        """All the rides."""
        return sum(seat.rides for seat in self.seats)

    @property
    def cards_played(self) -> int:
        """All the cards played as dice."""
        return sum(seat.cards_played for seat in self.seats)

    def add(self, table: Table) -> None:
        """Count one finished game."""
        turns = 0
        for (before, after), event in zip(pairwise(table.states), table.events, strict=True):
            match event:
                case Start() if before.moved is None:
                    turns += 1
                    self.seats[before.turn - 1].turns += 1
                case Rolled():
                    self.seats[before.turn - 1].throws += 1
                case PlayCard():
                    seat = actor(before)
                    assert seat is not None and not isinstance(seat, Nature)
                    self.seats[seat - 1].cards_played += 1
            if move := move_made(before, event, after):
                self._add_move(move)
        result = standing(table.state)
        is_shared = len(result.winners) > 1
        self._add_games(1, is_shared, turns, turns)
        for seat, eggs in zip(self.rules.seats, result.eggs, strict=True):
            one = self.seats[seat - 1]
            one.eggs += eggs
            if seat in result.winners:
                one.wins += 1
                one.shares += WHOLE // len(result.winners)
                one.shared_wins += is_shared

    def add_counts(self, counts: Counts) -> None:
        """Count some games that have been added up already."""
        self._add_games(counts.games, counts.shared_wins, counts.shortest, counts.longest)
        for seat, more in zip(self.seats, counts.seats, strict=True):
            seat.add(more)

    def _add_games(self, games: int, shared_wins: int, shortest: int, longest: int) -> None:
        self.games += games
        self.shared_wins += shared_wins
        self.shortest = min(shortest, self.shortest or shortest)
        self.longest = max(longest, self.longest)

    def _add_move(self, move: Move) -> None:
        owner = self.rules.owner
        if move.is_bust:
            self.seats[move.turn - 1].busts += 1
        else:
            for rider in move.riders:
                self.seats[owner(rider) - 1].rides += 1
        if move.eggs:
            self.seats[owner(move.top) - 1].clutches += 1


def count_games(
    parts: Iterable[tuple[Setting, range]], seed: int, executor: Executor | None = None
) -> Generator[tuple[int, Tally]]:
    """Play games by the plain rules; yield what each of *parts* adds up to, in pieces, with its place among them."""
    some = (((setting, seed), games) for setting, games in parts)
    yield from in_pieces(executor or Inline(), _count, some, first=1)


def _count(table: tuple[Setting, int], games: range) -> Tally:
    """Play some games here."""
    setting, seed = table
    tally = Tally(setting.rules)
    for played in play_games(setting.rules, setting.bots, games=len(games), seed=seed, first=games.start):
        tally.add(played)
    return tally


def win_interval(score: float, games: float) -> tuple[float, float]:
    """Return the 95% interval (Wilson's) of a share of wins: *score* out of *games*."""
    share = score / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    centre = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    # Rounding must not leave the share outside its interval, nor a bound outside 0 to 1.
    low = min(share, (centre - spread) / scale)
    high = max(share, (centre + spread) / scale)
    return max(0.0, low), min(1.0, high)
