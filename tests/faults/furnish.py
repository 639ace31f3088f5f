"""A database with tables at which games are under way."""

from __future__ import annotations

import time
from dataclasses import asdict
from random import Random

from mahe.play.fair import Chain
from mahe.rules import Rules, options
from mahe.server.sitting import Sitting, chain_secret
from mahe.server.storage import open_storage
from mahe.server.storage.interface import Body, Entry, Stored

_DECISIONS = 30


async def furnish(database: str, count: int, seed: int) -> list[str]:
    """Store *count* tables in the middle of a game, and return their names."""
    storage = open_storage(database)
    await storage.open()
    try:
        tables = [f"open-{seed}-{number}" for number in range(count)]
        for table in tables:
            await storage.create(_table(table, Random(table)))
    finally:
        await storage.close()
    return tables


def _table(table: str, rng: Random) -> Stored:
    """Return a game of two people; every tenth waits for a bot that has to play when the server starts."""
    secret = rng.randbytes(32)
    sitting = Sitting(table, secret)
    entries: list[Entry] = []
    now = time.time()

    def add(*bodies: Body) -> None:
        for body in bodies:
            entries.append(Entry(sitting.seq + 1, 0, None, body, now))
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
    while sitting.decider is not None and (len(entries) < _DECISIONS or (bot and sitting.bot is None)):
        add(*sitting.after_decision(sitting.decider, rng.choice(options(sitting.state)), b""))
    return Stored(table, secret, sitting.status(now), (), tuple(entries))
