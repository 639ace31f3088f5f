"""How do cards as dice change the worth of eggs? Cards put into a hand, with the variant and without.

Needs the extra `lab`.

Ancients play with the variant. After one clutch of each game the position is changed in one thing only: the card just
won is gone, or shows 1, 2, … or 6 eggs. From each of the seven, ancients play on with the same dice and cards: with
the variant, and with the plain rules, under which a card is nothing but its eggs. What a card adds to the position
where it is gone is its worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import numpy as np

from mahe.arrays import Floats
from mahe.kernel.bot_games import N_DECIDER, N_PLAYED, N_WINS, MoveNotes
from mahe.kernel.position import FACE_UP, MOVED, NONE_MOVED
from mahe.kernel.records import KINDS
from mahe.kernel.setup import hashed_key
from mahe.lab.studies.bot_games import play, play_from
from mahe.lab.studies.resampling import FEWEST, Clusters, Measured, Statistic
from mahe.lab.studies.riding import position_before
from mahe.lab.studies.units import GameByGame
from mahe.rules import Rules
from mahe.rules.pieces import LAST_CLUTCH

TABLES: Final = tuple(Rules(players=players, cards_as_dice=True) for players in (2, 4))

TIMES: Final = 1
"""How often each position is played on."""

PARTS: Final = 3
"""Into how many parts a game is cut, by the clutches taken."""

_VARIANT, _PLAIN = range(2)
_EGGS: Final = np.arange(1, KINDS + 1)


@dataclass(frozen=True, slots=True)
class CardWorth:
    """What it is worth to hold a card, in parts of a win."""

    eggs: int
    variant: Measured
    plain: Measured
    difference: Measured
    """What playing it as a die adds, and that others may do so."""


@dataclass(frozen=True, slots=True)
class EggWorth:
    """What one egg more on a card is worth: the slope over cards of 1 to 6 eggs, by least squares."""

    variant: Measured
    plain: Measured
    difference: Measured


@dataclass(frozen=True, slots=True)
class CardUse:
    """What becomes of the cards of one value."""

    eggs: int
    won: float
    """In a game, by all together."""
    played: Measured
    """The part of them that is played."""


@dataclass(frozen=True, slots=True)
class CardsAsDice:
    """All that is known of the variant at a table."""

    rules: Rules
    games: int
    cards: tuple[CardWorth, ...]
    egg: EggWorth
    egg_by_part: tuple[EggWorth, ...]
    """From the first part of a game to the last."""
    uses: tuple[CardUse, ...]
    played: Measured
    """Cards played in a game, by all together."""
    at_once: Measured
    """The part of these that win a clutch with the same move."""
    brought: Measured
    """How many eggs that clutch has."""
    played_by_part: tuple[Measured, ...]
    """The part of these that are played in each part of a game."""


class CardsStudy(GameByGame[tuple[Floats, Floats]]):
    """Games of ancients with the variant at all tables, in step with each other, and what a card in each is worth."""

    def __init__(self, games: int, seed: int, tables: Sequence[Rules] = TABLES) -> None:
        """*games* are those of each table."""
        super().__init__(games, seed, tables)

    @property
    def has_answer(self) -> bool:
        """Whether enough has been played to tell anything."""
        return any(len(rows) >= FEWEST for rows in self._rows.values())

    def found(self) -> list[CardsAsDice]:
        """Return what is known by table."""
        return [
            _cards_as_dice(rules, np.array([one for one, _ in rows]), np.array([other for _, other in rows]))
            for rules, rows in self._rows.items()
            if len(rows) >= FEWEST
        ]

    def play_game(self, rules: Rules, number: int) -> tuple[Floats, Floats]:
        """Return by part of the game what a card of it is worth, after a 1 for its weight; and `use_of_cards`."""
        key = hashed_key("cards", self.seed, repr(rules), number)
        notes = play(rules, ["ancient"] * rules.players, key, range(1), with_notes=True).notes
        clutches = clutches_between_turns(notes)
        move, taken = Random(f"{self.seed}/{rules!r}/{number}").choice(clutches)
        worths = card_worths(rules, notes, move, hashed_key("cards on", self.seed, repr(rules), number))
        part = _part(taken, rules)
        by_part = np.zeros((PARTS, 1 + 2 * KINDS))
        by_part[part] = 1, *worths.reshape(-1)
        return by_part.reshape(-1), use_of_cards(rules, notes).reshape(-1)


def clutches_between_turns(notes: MoveNotes) -> list[tuple[int, int]]:
    """Return the moves that won a card and ended a turn, each with how many had been won before."""
    wins = notes.done[:, N_WINS]
    return [
        (number, int(wins[:number].sum()))
        for number in range(len(wins) - 1)
        if wins[number] and notes.now[number + 1, MOVED] == NONE_MOVED
    ]


def card_worths(rules: Rules, notes: MoveNotes, move: int, key: np.uint64) -> Floats:
    """Return by rules (variant, plain) and eggs what it is worth to whoever won a card that it shows so many."""
    seat, won = int(notes.done[move, N_DECIDER]), int(notes.now[move, FACE_UP])
    found = np.zeros((2, KINDS + 1))
    for index, table in ((_VARIANT, rules), (_PLAIN, replace(rules, cards_as_dice=False))):
        for eggs in range(KINDS + 1):
            start = position_before(notes, move + 1)
            start.held[seat + 1, won - 1] -= 1
            if eggs:
                start.held[seat + 1, eggs - 1] += 1
            found[index, eggs] = play_from(table, start, key, TIMES)[seat]
    return found[:, 1:] - found[:, :1]


_WON, _PLAYED, _AT_ONCE, _BROUGHT, _BY_PART = 0, KINDS, 2 * KINDS, 2 * KINDS + 1, 2 * KINDS + 2
"""In `use_of_cards`: by eggs the cards won and played; how many of these won a clutch, and its eggs; when they were."""


def use_of_cards(rules: Rules, notes: MoveNotes) -> Floats:
    """Return what became of a game's cards, in numbers: see _WON."""
    found = np.zeros(_BY_PART + PARTS)
    taken = 0
    for done, now in zip(notes.done, notes.now, strict=True):
        played, open_eggs, wins = int(done[N_PLAYED]), int(now[FACE_UP]), int(done[N_WINS])
        if played:
            found[_PLAYED + played - 1] += 1
            found[_AT_ONCE] += wins
            found[_BROUGHT] += wins * open_eggs
            found[_BY_PART + _part(taken, rules)] += 1
        if wins and open_eggs != LAST_CLUTCH:
            found[_WON + open_eggs - 1] += 1
            taken += 1
    return found


def _part(taken: int, rules: Rules) -> int:
    return min(PARTS - 1, PARTS * taken // rules.cards_in_play)


def _cards_as_dice(rules: Rules, worths: Floats, uses: Floats) -> CardsAsDice:
    each = 1 + 2 * KINDS
    whole = Clusters(worths.reshape(len(worths), PARTS, each).sum(axis=1))
    parts = Clusters(worths)
    used = Clusters(uses)
    everything = slice(_PLAYED, _PLAYED + KINDS)

    def of_played(column: int) -> Measured:
        return used.measure(lambda means: means[..., column] / means[..., everything].sum(axis=-1))

    return CardsAsDice(
        rules,
        len(worths),
        tuple(
            CardWorth(
                eggs,
                whole.ratio(eggs, 0),
                whole.ratio(KINDS + eggs, 0),
                whole.measure(_added_by_variant(eggs)),
            )
            for eggs in range(1, KINDS + 1)
        ),
        _egg_worth(whole, 0),
        tuple(_egg_worth(parts, each * part) for part in range(PARTS) if worths[:, each * part].any()),
        tuple(
            CardUse(eggs, float(uses[:, _WON + eggs - 1].mean()), used.ratio(_PLAYED + eggs - 1, _WON + eggs - 1))
            for eggs in range(1, KINDS + 1)
        ),
        used.measure(lambda means: means[..., everything].sum(axis=-1)),
        of_played(_AT_ONCE),
        used.ratio(_BROUGHT, _AT_ONCE),
        tuple(of_played(_BY_PART + part) for part in range(PARTS)),
    )


def _added_by_variant(eggs: int) -> Statistic:
    return lambda means: (means[..., eggs] - means[..., KINDS + eggs]) / means[..., 0]


def _egg_worth(clusters: Clusters, first: int) -> EggWorth:
    """Return the slopes over the cards whose columns begin after *first*, where their weight is."""
    variant, plain = (slice(first + 1 + KINDS * index, first + 1 + KINDS * (index + 1)) for index in range(2))

    def slope(means: Floats, columns: slice) -> Floats:
        return egg_slope(means[..., columns] / means[..., first, None])

    return EggWorth(
        clusters.measure(lambda means: slope(means, variant)),
        clusters.measure(lambda means: slope(means, plain)),
        clusters.measure(lambda means: slope(means, variant) - slope(means, plain)),
    )


def egg_slope(worths: Floats) -> Floats:
    """Return what one egg more is worth, by least squares over cards of 1 to 6 eggs along the last axis."""
    steps = _EGGS - _EGGS.mean()
    found: Floats = worths @ steps / (steps @ steps)
    return found
