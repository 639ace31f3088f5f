"""A database with tables at which games are under way."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict
from random import Random

from mahe.play.fair import Chain
from mahe.rules import Rules, Seat, options
from mahe.server.sitting import Sitting, chain_secret
from mahe.server.storage import open_storage
from mahe.server.storage.interface import Body, Entry, Stored

_ENTRIES = 30


async def furnish(database: str, count: int, seed: int) -> dict[str, int]:
    """Store *count* tables in the middle of a game, and return how many entries each has."""
    storage = open_storage(database)
    await storage.open()
    try:
        tables = [_table(table, Random(table)) for table in (f"open-{seed}-{number}" for number in range(count))]
        await asyncio.gather(*map(storage.create, tables))
    finally:
        await storage.close()
    return {stored.table: len(stored.entries) for stored in tables}


def _table(table: str, rng: Random) -> Stored:
    """Return a game of two people; every tenth waits for a bot that has to play when the server starts."""
    secret = rng.randbytes(32)
    sitting = Sitting(table, secret)
    entries: list[Entry] = []
    now = time.time()

    def add(*bodies: Body, seat: Seat = 0) -> None:
        for number, body in enumerate(bodies):
            command = f"before-{sitting.seq}" if seat and not number else None
            entries.append(Entry(sitting.seq + 1, seat if command else 0, command, body, now))
            sitting.tell(entries[-1])

    bot = rng.random() < 0.1
    kinds = [{"kind": "open", "bot": None}, {"kind": "bot", "bot": "swimmer"} if bot else {"kind": "open", "bot": None}]
    add(
        {
            "type": "opened",
            "rules": asdict(Rules(players=2)),
            "seats": [{**kind, "colours": []} for kind in kinds],
            "pace": "none",
            "seconds": None,
            "stand_in": "swimmer",
            "public": False,
            "open_clutches": False,
            "tip": Chain(chain_secret(secret, 0)).tip.hex(),
        }
    )
    for seat, kind in enumerate(kinds, 1):
        if kind["kind"] == "open":
            add({"type": "sat", "seat": seat, "name": f"Player {seat}", "tip": ""})
    add(*sitting.after_start())
    while sitting.decider is not None and (len(entries) < _ENTRIES or (bot and sitting.bot is None)):
        bodies = sitting.after_decision(sitting.decider, rng.choice(options(sitting.state)), b"")
        add(*bodies, seat=0 if sitting.bot else sitting.decider)
    return Stored(table, secret, sitting.status(now), (), tuple(entries))
