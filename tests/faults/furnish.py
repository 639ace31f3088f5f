"""A database with tables at which games are under way."""

from __future__ import annotations

import asyncio
import time
from random import Random

from mahe.rules import Rules, options
from mahe.server.storage.interface import Stored
from mahe.server.storage.sql import open_storage
from mahe.tablelog import Sat
from tests.kit.logs import GrowingLog


async def furnish(database: str, count: int, seed: int, entries: int = 30) -> dict[str, int]:
    """Store *count* tables with about so many *entries*, and return how many each has."""
    storage = open_storage(database)
    await storage.open()
    try:
        tables = [
            _table(table, Random(table), entries) for table in (f"open-{seed}-{number}" for number in range(count))
        ]
        await asyncio.gather(*map(storage.create, tables))
    finally:
        await storage.close()
    return {stored.table: len(stored.entries) for stored in tables}


def _table(table: str, rng: Random, entries: int) -> Stored:
    """Return a game of two people; every tenth waits for a bot that has to play when the server starts."""
    secret = rng.randbytes(32)
    now = time.time()
    bot = rng.random() < 0.1
    bots = [None, "swimmer" if bot else None]
    log = GrowingLog(table, secret, lambda _: now)
    log.open(Rules(players=2), bots)
    log.add(*(Sat(seat, f"Player {seat}", b"") for seat, one in enumerate(bots, 1) if one is None))
    log.add_steps(log.after_start())
    game = log.table
    while game.decider is not None and (len(log.entries) < entries or (bot and game.bot is None)):
        seat = 0 if game.bot else game.decider
        command = f"before-{game.seq}" if seat else None
        log.add_steps(log.after_decision(game.decider, rng.choice(options(game.state))), seat, command)
    return Stored(table, secret, log.live.status(now), (), tuple(log.entries))
