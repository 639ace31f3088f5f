"""Which deck makes the closest and the most skilful game? A search of all decks of 24. Needs the extra `lab`.

Close: the last clutch decides who wins, among four swimmers. These do not look at the cards, so a few games say it of
all decks at once. Skilful: what a navigator wins among three swimmers beyond an even share, the luck taken out. That
is played with some decks, and a quadratic surface through them predicts the others. The search is sequential: the
decks that are predicted to be on the Pareto front are played, and the surface is fitted again. At last a few of the
front, our own and four of each are played on fresh seeds, so that what selected them does not judge them.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.executors import Threads, in_order
from mahe.kernel.bot_games import N_DECIDER, N_WINS
from mahe.kernel.setup import hashed_key
from mahe.lab.studies.bot_games import play
from mahe.lab.studies.decks import all_decks, fit_surface, front, open_games, spread_along, surface_terms
from mahe.lab.studies.resampling import FEWEST, Clusters, Measured
from mahe.rules import STANDARD, Rules

Deck: TypeAlias = tuple[int, ...]

TABLE: Final = Rules(players=4)
FOUR_OF_EACH: Final = (4,) * 6

EACH: Final = 10
"""How many games are played at once with a deck from each seat."""

CHUNK: Final = EACH * TABLE.players

SAMPLE: Final = 48
"""How many decks are played at first, drawn from all alike, beside ours and those of a single value."""

ROUNDS: Final = 2
CANDIDATES: Final = 12
"""How many decks of the predicted front each round of the search plays."""

FINALISTS: Final = 6
"""How many of the front are played on fresh seeds."""

SAMPLE_PART: Final = 4
ROUND_PART: Final = 4
"""A deck plays this part of a finalist's games in the sample, and in a round."""

FEWEST_BLIND: Final = 100
"""Of how many games of swimmers it is told at least how open a deck leaves the game."""


class Chunk(NamedTuple):
    """Some games with a deck; those of the same stage and number have the same dice."""

    stage: str
    deck: Deck
    number: int


@dataclass(frozen=True, slots=True)
class DeckFound:
    """How a deck did on fresh seeds."""

    deck: Deck
    is_open: Measured
    """The part of the games that the last clutch decides."""
    skill: Measured
    """What a navigator wins among swimmers beyond an even share."""
    open_than_ours: Measured
    skill_than_ours: Measured
    predicted: tuple[float, float]
    """Both as the search thought."""


@dataclass(frozen=True, slots=True)
class Predictions:
    """What the search thinks of all decks."""

    decks: Ints
    is_open: Floats
    skill: Floats
    played: int
    """With how many of them games were played."""

    @property
    def front(self) -> Ints:
        """The places of those on the Pareto front, from the most open one on."""
        return front(self.is_open, self.skill)

    def place(self, deck: Deck) -> int:
        """Return where a deck is."""
        (found,) = np.flatnonzero((self.decks == deck).all(axis=1))
        return int(found)

    def better_than(self, deck: Deck) -> int:
        """Return how many decks are thought to be better in both."""
        place = self.place(deck)
        return int(((self.is_open > self.is_open[place]) & (self.skill > self.skill[place])).sum())


class DeckStudy:
    """The search, which can be looked at while it is under way."""

    def __init__(self, games: int, seed: int, decks: Ints | None = None) -> None:
        """*games* are those of each finalist; *decks* all that there are to choose from."""
        self.seed = seed
        self._decks = all_decks() if decks is None else decks
        self._blind = (max(FEWEST_BLIND, 2 * games), max(FEWEST_BLIND, 8 * games))
        self._chunks = max(FEWEST, -(-games // CHUNK))
        self._shares: dict[tuple[str, Deck], list[float]] = {}
        self._finalists: tuple[Deck, ...] = ()
        self._fresh: Floats = np.zeros((0, 0))
        self.predictions: Predictions | None = None
        self.played = 0

    @property
    def games(self) -> int:
        """How many there are to play, at most."""
        sample, of_round = self._part(SAMPLE_PART), self._part(ROUND_PART)
        chunks = (SAMPLE + 8) * sample + ROUNDS * CANDIDATES * of_round + (FINALISTS + 2) * self._chunks
        return CHUNK * chunks + sum(self._blind)

    @property
    def has_answer(self) -> bool:
        """Whether the search has got as far as predictions."""
        return self.predictions is not None

    def play(self, threads: int | None = None) -> Generator[int]:
        """Search, then play the final; yield how many more games are done. Close it to stop early."""
        takers: list[Ints] = []
        yield from self._play_blind(takers, "search", self._blind[0], threads)
        is_open = open_games(TABLE, np.concatenate(takers), self._decks, self._order("search")).mean(axis=0)
        yield from self._play_decks("search", self._sample(), self._part(SAMPLE_PART), threads)
        for _ in range(ROUNDS):
            self.predictions = self._predict(is_open)
            yield from self._play_decks("search", self._candidates(CANDIDATES), self._part(ROUND_PART), threads)
        self.predictions = self._predict(is_open)
        self._finalists = tuple(dict.fromkeys((STANDARD.deck, FOUR_OF_EACH, *self._candidates(FINALISTS))))
        fresh: list[Ints] = []
        yield from self._play_blind(fresh, "final", self._blind[1], threads)
        self._fresh = open_games(TABLE, np.concatenate(fresh), np.array(self._finalists), self._order("final"))
        yield from self._play_decks("final", self._finalists, self._chunks, threads)

    def found(self) -> list[DeckFound]:
        """Return how the finalists did, ours first; nothing before they have played."""
        shares = [self._shares.get(("final", deck), []) for deck in self._finalists]
        done = min(map(len, shares), default=0)
        if done < FEWEST or self.predictions is None:
            return []
        skill = Clusters(np.array([one[:done] for one in shares]).T - 1 / TABLE.players)
        is_open = Clusters(self._fresh)
        found = []
        for index, deck in enumerate(self._finalists):
            place = self.predictions.place(deck)
            found.append(
                DeckFound(
                    deck,
                    is_open.mean(index),
                    skill.mean(index),
                    is_open.difference(index, 0),
                    skill.difference(index, 0),
                    (float(self.predictions.is_open[place]), float(self.predictions.skill[place])),
                )
            )
        return found

    def _order(self, stage: str) -> int:
        """Return a seed for the order of the cards."""
        return int(hashed_key("deck", self.seed, stage, "cards"))

    def _part(self, part: int) -> int:
        return max(1, self._chunks // part)

    def _sample(self) -> list[Deck]:
        """Return some decks from everywhere, with ours and those at the corners."""
        some = np.random.default_rng(self.seed).choice(self._decks, min(SAMPLE, len(self._decks)), replace=False)
        corners = self._decks[self._decks.max(axis=1) == self._decks.max()]
        return _distinct([*some, *corners, np.array(STANDARD.deck), np.array(FOUR_OF_EACH)])

    def _candidates(self, count: int) -> list[Deck]:
        """Return some of the decks on the predicted front."""
        assert self.predictions is not None
        found = self.predictions
        return _distinct(self._decks[spread_along(found.front, found.is_open, found.skill, count)])

    def _predict(self, is_open: Floats) -> Predictions:
        """Return what is thought of all decks, by the games of the search so far."""
        played = {deck: shares for (stage, deck), shares in self._shares.items() if stage == "search"}
        means = np.array([np.mean(shares) for shares in played.values()]) - 1 / TABLE.players
        weights = np.array([float(len(shares)) for shares in played.values()])
        surface = fit_surface(np.array(list(played)), means, weights)
        return Predictions(self._decks, is_open, surface_terms(self._decks) @ surface, len(played))

    def _play_blind(self, takers: list[Ints], stage: str, games: int, threads: int | None) -> Generator[int]:
        key = hashed_key("deck", self.seed, stage, "swimmers")
        starts = range(0, games, CHUNK)
        parts = ((key, range(first, min(first + CHUNK, games))) for first in starts)
        with Threads(threads) as pool, closing(in_order(pool, _takers, parts)) as found:
            for (_, part), some, _ in found:
                takers.append(some)
                self.played += len(part)
                yield len(part)

    def _play_decks(self, stage: str, decks: Sequence[Deck], chunks: int, threads: int | None) -> Generator[int]:
        """Play so many more chunks with each of *decks*, in step with each other."""
        begun = {deck: len(self._shares.setdefault((stage, deck), [])) // EACH for deck in decks}
        units = ((Chunk(stage, deck, begun[deck] + number),) for number in range(chunks) for deck in decks)
        with Threads(threads) as pool, closing(in_order(pool, self._play_chunk, units)) as found:
            for (chunk,), shares, _ in found:
                self._shares[chunk.stage, chunk.deck] += shares
                self.played += CHUNK
                yield CHUNK

    def _play_chunk(self, chunk: Chunk) -> list[float]:
        """Return, by number, what a navigator wins among swimmers on average over all seats, the luck taken out."""
        rules = replace(TABLE, deck=chunk.deck)
        won = np.zeros(EACH)
        for seat in range(rules.players):
            bots = ["navigator" if other == seat else "swimmer" for other in range(rules.players)]
            key = hashed_key("deck", self.seed, chunk.stage, seat)
            games = range(chunk.number * EACH, (chunk.number + 1) * EACH)
            won += play(rules, bots, key, games, with_luck=True).without_luck[:, seat]
        return [float(one) for one in won / rules.players]


def _takers(key: np.uint64, games: range) -> Ints:
    """Return by game which seat took each card when four swimmers played."""
    found = np.empty((len(games), TABLE.cards_in_play), np.int64)
    for row, game in zip(found, games, strict=True):
        done = play(TABLE, ["swimmer"] * TABLE.players, key, range(game, game + 1), with_notes=True).notes.done
        row[:] = done[done[:, N_WINS] == 1, N_DECIDER][: len(row)]
    return found


def _distinct(decks: Iterable[Ints]) -> list[Deck]:
    return list(dict.fromkeys(tuple(int(count) for count in deck) for deck in decks))
