"""Simulations on the compiled kernel. Importing this needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel import HATCHLING, GameCounts, Policy, events_of, play_batch, swimmer
from mahe.record import Record, record_game
from mahe.rules import Rules

POLICIES: Final[Mapping[str, Policy]] = MappingProxyType({"hatchling": HATCHLING, "swimmer": swimmer(DEFAULT_RISKS)})
"""The compiled twin of each bot that has one."""


def play_compiled(rules: Rules, bots: Sequence[str], *, games: int, seed: int) -> Iterator[GameCounts]:
    """Yield what *games* games add up to, part by part. The same seed gives other games than `play_games`."""
    return play_batch(rules, [POLICIES[bot] for bot in bots], games=games, seed=seed)


def record_compiled(rules: Rules, bots: Sequence[str], *, seed: int, game: int) -> Record:
    """Return game number *game*, counted from 0, out of those of `play_compiled`."""
    events = events_of(rules, [POLICIES[bot] for bot in bots], seed=seed, game=game)
    return record_game(rules, [f"bot:{bot}" for bot in bots], events)
