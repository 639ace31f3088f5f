"""Is riding good for the ridden? Landings on another's turtle beside the same ones a step away. Needs the extra `lab`.

Ancients play. Whenever a lone turtle comes down on another's lone turtle, the game is played on many times from there,
and as often, with the same dice and cards, from two positions that differ in one thing only: the lander stands one
space behind the other or one space ahead of it, on the ground. The mean of the two is what a landing on the very same
space would be without a ride, but for what is curved about the worth of a step. The luck is taken out of all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Floats
from mahe.kernel.bot_games import N_MOVER, N_WINS, MoveNotes
from mahe.kernel.position import Position, make_position
from mahe.kernel.setup import hashed_key
from mahe.lab.studies.bot_games import play, play_from
from mahe.lab.studies.luck import TABLES
from mahe.lab.studies.resampling import FEWEST, Clusters, Measured
from mahe.lab.studies.units import GameByGame
from mahe.rules import BEACH, Rules

TIMES: Final = 4
"""How often each of the three positions is played on."""

STRETCHES: Final = ((2, 7), (8, 13), (14, 19))
"""Where the two meet, by first and last space. Nearer to the beach a step more would win a clutch."""

_LANDINGS, _PURE, _WEIGHT, _RIDER, _RIDDEN, _OTHERS, _BY_STRETCH = range(7)
"""Of a game: landings on another's turtle, and those that are studied; for the one that was played on its weight, and
times that what the ride brought to each; then by stretch the weight and what it brought to rider and ridden."""

_COLUMNS: Final = _BY_STRETCH + 3 * len(STRETCHES)


class Landing(NamedTuple):
    """A lone turtle on another's lone turtle, between two moves."""

    move: int
    """The number of the move after it."""
    lander: int
    below: int
    """The two turtles, counted from 0."""
    space: int


@dataclass(frozen=True, slots=True)
class Stretch:
    """What riding is worth on a part of the course."""

    first: int
    last: int
    rider: Measured
    ridden: Measured


@dataclass(frozen=True, slots=True)
class Riding:
    """What a ride changes in the chance of winning at a table."""

    rules: Rules
    games: int
    """From which the landings are, one of each."""
    landings: float
    """On another's turtle, in a game."""
    studied: float
    """Of these the part that is of the kind that is studied."""
    rider: Measured
    ridden: Measured
    others: Measured | None
    """Each of them; None if there are none."""
    stretches: tuple[Stretch, ...]


class RidingStudy(GameByGame[Floats]):
    """Games of ancients at all tables, in step with each other, and what a landing in each of them is worth."""

    def __init__(self, games: int, seed: int, tables: Sequence[Rules] = TABLES) -> None:
        """*games* are those of each table."""
        super().__init__(games, seed, tables)

    @property
    def has_answer(self) -> bool:
        """Whether enough has been played to tell anything."""
        return any(_is_enough(rows) for rows in self._rows.values())

    def found(self) -> list[Riding]:
        """Return what is known by table."""
        return [_riding(rules, np.array(rows)) for rules, rows in self._rows.items() if _is_enough(rows)]

    def play_game(self, rules: Rules, number: int) -> Floats:
        """Return what a landing of one game is worth: see _LANDINGS."""
        row = np.zeros(_COLUMNS)
        key = hashed_key("riding", self.seed, repr(rules), number)
        notes = play(rules, ["ancient"] * rules.players, key, range(1), with_notes=True).notes
        every, pure = landings(rules, notes)
        row[_LANDINGS], row[_PURE] = every, len(pure)
        if not pure:
            return row
        # One of each game, which stands for all of its game.
        landing = Random(f"{self.seed}/{rules!r}/{number}").choice(pure)
        gains = ride_gains(rules, notes, landing, hashed_key("riding on", self.seed, repr(rules), number))
        rider, ridden = landing.lander // rules.turtles_each, landing.below // rules.turtles_each
        weight = row[_WEIGHT] = len(pure)
        others = [gains[seat] for seat in range(rules.players) if seat not in (rider, ridden)]
        row[_RIDER], row[_RIDDEN] = weight * gains[rider], weight * gains[ridden]
        row[_OTHERS] = weight * float(np.mean(others)) if others else 0.0
        for index, (first, last) in enumerate(STRETCHES):
            if first <= landing.space <= last:
                row[_BY_STRETCH + 3 * index :][:3] = weight, row[_RIDER], row[_RIDDEN]
        return row


def _is_enough(rows: Sequence[Floats]) -> bool:
    return sum(bool(row[_WEIGHT] > 0) for row in rows) >= FEWEST


def landings(rules: Rules, notes: MoveNotes) -> tuple[int, list[Landing]]:
    """Return how many moves of a game ended on another's turtle; and of these all that can be studied.

    These carry nothing, win nothing, come to a space with one turtle alone, and the spaces beside it are empty.
    """
    each, turtles = rules.turtles_each, len(rules.turtles)
    every, pure = 0, []
    for number in range(len(notes.done) - 1):
        lander = int(notes.done[number, N_MOVER])
        place, level = notes.place[number + 1, :turtles], notes.level[number + 1, :turtles]
        space, floor = int(place[lander]), int(level[lander])
        if not floor:
            continue
        (below,) = np.flatnonzero((place == space) & (level == floor - 1))
        if below // each == lander // each:
            continue
        every += 1
        is_apart = not np.isin(place, (space - 1, space + 1)).any() and (place == space).sum() == 2
        if is_apart and 1 < space < BEACH - 1 and not notes.done[number, N_WINS]:
            pure.append(Landing(number + 1, lander, int(below), space))
    return every, pure


def ride_gains(rules: Rules, notes: MoveNotes, landing: Landing, key: np.uint64) -> Floats:
    """Return by seat how much better the ride is than to stand beside, in parts of a win."""
    worth = []
    for step in (0, -1, 1):
        start = position_before(notes, landing.move)
        if step:
            start.place[landing.lander] = landing.space + step
            start.level[landing.lander] = 0
        worth.append(play_from(rules, start, key, TIMES))
    riding, behind, ahead = worth
    return riding - (behind + ahead) / 2


def position_before(notes: MoveNotes, move: int) -> Position:
    """Return the position before a move, where nobody has played a card in this turn."""
    found = make_position()
    found.place[:] = notes.place[move]
    found.level[:] = notes.level[move]
    found.held[:] = notes.held[move]
    found.now[:] = notes.now[move]
    return found


def _riding(rules: Rules, rows: Floats) -> Riding:
    clusters = Clusters(rows)
    means = rows.mean(axis=0)
    stretches = []
    for index, (first, last) in enumerate(STRETCHES):
        start = _BY_STRETCH + 3 * index
        if means[start]:
            stretches.append(Stretch(first, last, clusters.ratio(start + 1, start), clusters.ratio(start + 2, start)))
    return Riding(
        rules,
        len(rows),
        float(means[_LANDINGS]),
        float(means[_PURE] / means[_LANDINGS]),
        clusters.ratio(_RIDER, _WEIGHT),
        clusters.ratio(_RIDDEN, _WEIGHT),
        clusters.ratio(_OTHERS, _WEIGHT) if rules.players > 2 else None,
        tuple(stretches),
    )
