"""How much is luck? The share of the variance of results that skill explains. Importing this needs the extra `lab`.

Players are drawn at random from a population of bots, one a seat. What varies between line-ups, once dice and cards
are averaged out, is skill; what varies between games of the same line-up is chance. The luck that ancient's evaluation
sees in every die and card is taken out first, which leaves the mean of a line-up as it is and makes it far surer.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from types import MappingProxyType
from typing import Final

import numpy as np

from mahe.arrays import Floats
from mahe.bots import LEVELS
from mahe.executors import Threads, in_order
from mahe.kernel.setup import hashed_key
from mahe.lab.studies.bot_games import play
from mahe.lab.studies.resampling import FEWEST, Clusters, Measured
from mahe.rules import Rules

TABLES: Final = (Rules(players=2, turtles_each=1), *(Rules(players=players) for players in range(2, 8)))

POPULATIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"everyone": tuple(LEVELS), "adults": tuple(LEVELS)[1:], "experts": tuple(LEVELS)[2:]}
)
"""Who may sit down, from the widest range of skill to the narrowest."""

EACH: Final = 4
"""How many games a line-up plays."""

ONE_SIDED_95: Final = 1.6448536269514722
"""How many standard deviations the mean must be above 0 for the sum to be, with 95%."""

_MEAN, _SQUARE, _WITHIN, _WITHIN_PLAIN, _FEATURES = range(5)
"""Of a seat in a line-up: the mean without luck and its square; the variance within it without luck, and with it."""


@dataclass(frozen=True, slots=True)
class Shares:
    """What the variance of a seat's results consists of, in parts of it."""

    rules: Rules
    population: str
    line_ups: int
    skill: Measured
    """Who sits there, and who against."""
    luck: Measured
    """Dice and cards, as far as the evaluation sees what they did."""
    rest: Measured
    """What it does not see: its errors, and the coins that weak bots throw."""


@dataclass(frozen=True, slots=True)
class Lead:
    """How many games it takes until the better of two has won more of them, with 95%."""

    rules: Rules
    better: str
    worse: str
    margin: Measured
    """How much more of a win the better one gets from a game."""
    games: Measured


class LuckStudy:
    """Line-ups from all populations at all tables, in step with each other."""

    def __init__(self, games: int, seed: int, tables: Sequence[Rules] = TABLES) -> None:
        """*games* are those of each population at each table, at least two line-ups."""
        self.tables = tuple(tables)
        self.seed = seed
        self.line_ups = max(2, games // EACH)
        self._seats: dict[tuple[Rules, str], list[Floats]] = {
            (rules, population): [] for rules in tables for population in POPULATIONS
        }
        self._pairs: dict[tuple[Rules, str, str], list[Floats]] = {
            (rules, better, worse): [] for rules in tables for worse, better in pairwise(LEVELS)
        }

    @property
    def games(self) -> int:
        """How many there are to play."""
        return EACH * self.line_ups * len(self._seats)

    @property
    def played(self) -> int:
        """How many have been played."""
        return EACH * sum(map(len, self._seats.values()))

    @property
    def has_answer(self) -> bool:
        """Whether enough has been played to tell anything."""
        return any(len(rows) >= FEWEST for rows in self._seats.values())

    def play(self, threads: int | None = None) -> Generator[int]:
        """Play all line-ups; yield how many more games are done. Close it to stop early."""
        numbers = ((number,) for number in range(self.line_ups))
        with Threads(threads) as pool, closing(in_order(pool, self._play_number, numbers)) as found:
            for _, line_ups, _ in found:
                for (rules, population), (seats, pairs) in zip(self._seats, line_ups, strict=True):
                    self._seats[rules, population].append(seats)
                    for key, features in pairs.items():
                        self._pairs[rules, *key].append(features)
                yield EACH * len(line_ups)

    def shares(self) -> list[Shares]:
        """Return what is known of the variance, by table and population."""
        return [
            _shares(rules, population, np.array(rows))
            for (rules, population), rows in self._seats.items()
            if len(rows) >= FEWEST
        ]

    def leads(self) -> list[Lead]:
        """Return how soon the better one is ahead, by table and pair of neighbouring levels."""
        return [_lead(*key, np.array(rows)) for key, rows in self._pairs.items() if len(rows) >= FEWEST]

    def _play_number(self, number: int) -> list[tuple[Floats, dict[tuple[str, str], Floats]]]:
        """Play the line-up of this number of every population at every table."""
        return [self._play_line_up(rules, population, number) for rules, population in self._seats]

    def _play_line_up(self, rules: Rules, population: str, number: int) -> tuple[Floats, dict[tuple[str, str], Floats]]:
        rng = Random(f"{self.seed}/{rules!r}/{population}/{number}")
        bots = [rng.choice(POPULATIONS[population]) for _ in rules.seats]
        key = hashed_key("luck", self.seed, repr(rules), population, number)
        played = play(rules, bots, key, range(EACH), with_luck=True)
        plain, adjusted = played.results, played.without_luck
        features = seat_features(plain, adjusted)
        # Those of other populations have other opponents.
        pairs = pair_features(bots, plain, adjusted) if population == "everyone" else {}
        return features, pairs


def seat_features(plain: Floats, adjusted: Floats) -> Floats:
    """Return by seat what `variance_parts` needs to know of the games of one line-up."""
    mean = adjusted.mean(axis=0)
    return np.stack([mean, mean**2, adjusted.var(axis=0, ddof=1), plain.var(axis=0, ddof=1)], axis=-1)


def variance_parts(means: Floats, line_ups: int, each: int) -> Floats:
    """Return the parts of the variance that skill, luck and the rest make up, from the means of `seat_features`.

    The line-ups' means vary more than skill alone makes them, since each comes of few games: that is subtracted (as in
    an analysis of variance with random effects).
    """
    mean, square, within, plain = (means[..., index].sum(axis=-1) for index in range(_FEATURES))
    del mean
    between = (square - (means[..., _MEAN] ** 2).sum(axis=-1)) * line_ups / (line_ups - 1)
    skill = np.maximum(0.0, between - within / each)
    total = skill + plain
    return np.stack([skill / total, (plain - within) / total, within / total], axis=-1)


def pair_features(bots: Sequence[str], plain: Floats, adjusted: Floats) -> dict[tuple[str, str], Floats]:
    """Return for each pair of neighbouring levels in a line-up the sums over their seats: margin, its square, count."""
    found: dict[tuple[str, str], Floats] = {}
    for worse, better in pairwise(LEVELS):
        sums = np.zeros(3)
        for one, upper in enumerate(bots):
            for other, lower in enumerate(bots):
                if (upper, lower) == (better, worse):
                    margin = adjusted[:, one] - adjusted[:, other]
                    sums += margin.mean(), ((plain[:, one] - plain[:, other]) ** 2).mean(), 1
        if sums[-1]:
            found[better, worse] = sums
    return found


def games_to_lead(margin: Floats, square: Floats) -> Floats:
    """Return after how many games a player is ahead with 95%, by the mean *margin* of a game and its mean *square*.

    By the central limit theorem; never below 1, and without end if the margin is not above 0.
    """
    spread = np.sqrt(np.maximum(0.0, square - margin**2))
    with np.errstate(divide="ignore", invalid="ignore"):
        games = np.where(margin > 0, (ONE_SIDED_95 * spread / margin) ** 2, np.inf)
    return np.maximum(1.0, np.ceil(games))


def _shares(rules: Rules, population: str, rows: Floats) -> Shares:
    seats = rules.players
    clusters = Clusters(rows.reshape(len(rows), -1))

    def part(index: int) -> Measured:
        return clusters.measure(
            lambda means: variance_parts(means.reshape(*means.shape[:-1], seats, _FEATURES), len(rows), EACH)[
                ..., index
            ]
        )

    return Shares(rules, population, len(rows), part(0), part(1), part(2))


def _lead(rules: Rules, better: str, worse: str, rows: Floats) -> Lead:
    clusters = Clusters(rows)
    games = clusters.measure(lambda means: games_to_lead(means[..., 0] / means[..., 2], means[..., 1] / means[..., 2]))
    return Lead(rules, better, worse, clusters.ratio(0, 2), games)
