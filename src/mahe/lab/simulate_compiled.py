"""Simulations on the compiled kernel. Importing this needs the extra `lab`."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from types import MappingProxyType
from typing import Final

from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel import HATCHLING, Batch, GameCounts, Policy, events_of, play_batches, swimmer
from mahe.lab.simulate import KERNEL_BOTS, Setting
from mahe.record import Record, format_bot, record_game
from mahe.record.tags import Tag
from mahe.rules import Rules

POLICIES: Final[Mapping[str, Policy]] = MappingProxyType(
    dict(zip(KERNEL_BOTS, (HATCHLING, swimmer(DEFAULT_RISKS)), strict=True))
)
"""What each bot does that the kernel can play."""


def count_compiled(
    parts: Iterable[tuple[Setting, range]], seed: int, executor: Executor | None = None
) -> Generator[tuple[int, GameCounts]]:
    """Play games as `count_games` does; but a seed means other games here."""
    batches = [
        Batch(setting.rules, tuple(POLICIES[bot] for bot in setting.bots), seed, games) for setting, games in parts
    ]
    yield from play_batches(batches, executor)


def record_compiled(
    rules: Rules, bots: Sequence[str], *, seed: int, game: int, date: str | None = None, extra: Sequence[Tag] = ()
) -> Record:
    """Return game number *game*, counted from 0, out of those of `count_compiled`."""
    events = events_of(rules, [POLICIES[bot] for bot in bots], seed=seed, game=game)
    return record_game(rules, [format_bot(bot) for bot in bots], events, date=date, extra=extra)
