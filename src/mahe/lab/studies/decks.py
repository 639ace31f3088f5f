"""All decks of 24: how open each leaves the game, how a surface through some of them predicts the rest, and the front.

Nothing is played here.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np

from mahe.arrays import Floats, Ints
from mahe.rules import Rules
from mahe.rules.pieces import LAST_CLUTCH

KINDS: Final = 6
CARDS: Final = 24
_CARD: Final = 1 / 32
"""What a card counts beside its eggs: it breaks ties, and 24 of them are less than an egg."""

_AT_ONCE: Final = 1000
"""How many decks are valued together."""


def all_decks() -> Ints:
    """Return all six counts that sum to 24, a row for each, in order."""
    bars = np.array(list(combinations(range(CARDS + KINDS - 1), KINDS - 1)), np.int64)
    edges = np.hstack([np.full((len(bars), 1), -1), bars, np.full((len(bars), 1), CARDS + KINDS - 1)])
    found: Ints = np.diff(edges, axis=1) - 1
    return found


def open_games(rules: Rules, takers: Ints, decks: Ints, seed: int) -> Floats:
    """Return by game and deck 1 where the last clutch decides who wins, 0 where nobody can catch up with the leader.

    *takers* has by game who took each card, seats counted from 0: players who do not look at the cards, so that it is
    the same with every deck. A game's cards come in the same order with every deck, in so far as that can be.
    """
    games, taken = takers.shape
    order = np.random.default_rng(seed).permuted(np.tile(np.arange(CARDS), (games, 1)), axis=1)[:, :taken]
    holds = np.zeros((games, rules.players, CARDS), np.float32)
    holds[np.arange(games)[:, None], takers, order] = 1
    found = np.empty((games, len(decks)), np.bool_)
    for first in range(0, len(decks), _AT_ONCE):
        some = decks[first : first + _AT_ONCE]
        cards = np.stack([np.repeat(np.arange(1, KINDS + 1), deck) for deck in some]).astype(np.float32) + _CARD
        scores = (holds.reshape(-1, CARDS) @ cards.T).reshape(games, rules.players, len(some))
        best, second = scores[:, 0], np.zeros_like(scores[:, 0])
        for seat in range(1, rules.players):
            second = np.maximum(second, np.minimum(best, scores[:, seat]))
            best = np.maximum(best, scores[:, seat])
        found[:, first : first + len(some)] = second + (LAST_CLUTCH + _CARD) >= best
    return found.astype(np.float64)


def surface_terms(decks: Ints) -> Floats:
    """Return the terms of a quadratic surface over the mean of a deck's cards and their standard deviation, by deck.

    Few, since few games are played with a deck: a surface over all six counts would follow the luck in them.
    """
    eggs = np.arange(1, KINDS + 1)
    mean = decks @ eggs / CARDS - eggs.mean()
    spread = np.sqrt(decks @ eggs**2 / CARDS - (decks @ eggs / CARDS) ** 2)
    found: Floats = np.column_stack([np.ones(len(decks)), mean, spread, mean**2, spread**2, mean * spread])
    return found


def fit_surface(decks: Ints, values: Floats, weights: Floats) -> Floats:
    """Return the coefficients of the surface through *values*, by least squares with these *weights*."""
    scale = np.sqrt(weights)[:, None]
    found, *_ = np.linalg.lstsq(scale * surface_terms(decks), scale[:, 0] * values, rcond=None)
    return found.astype(np.float64)


def front(ones: Floats, others: Floats) -> Ints:
    """Return the Pareto front: the places of what nothing else is better than in both, from the most of *ones* on."""
    order = np.lexsort((-others, -ones))
    reached = np.maximum.accumulate(np.concatenate([[-np.inf], others[order][:-1]]))
    found: Ints = order[others[order] > reached]
    return found


def spread_along(places: Ints, ones: Floats, others: Floats, count: int) -> Ints:
    """Return *count* of the *places* on a front, the ends among them, as evenly spaced along it as can be."""
    if len(places) <= count:
        return places
    line = np.column_stack([ones[places], others[places]])
    line /= np.maximum(np.ptp(line, axis=0), 1e-12)
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    marks = np.linspace(0, along[-1], count)
    found: Ints = places[np.unique(np.abs(along[:, None] - marks).argmin(axis=0))]
    return found
