"""Many who come to a table at once: nobody else waits for all of them."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from mahe.rules import Seat
from mahe.server.conversations import Conversations
from mahe.server.frames import texts_of
from mahe.server.messages.inbound import Hello
from tests.server.clients import two_people
from tests.server.kit import Server

pytestmark = pytest.mark.anyio


class Newcomer:
    """A client that notes in which round of the event loop it was first answered."""

    table: str | None = None
    advice: asyncio.Task[None] | None = None
    presence = ""
    request = "r1"
    seats: frozenset[Seat] = frozenset()

    def __init__(self, address: str, rounds: list[None]) -> None:
        self.address = address
        self._rounds = rounds
        self.welcomed = -1

    def send(self, text: str) -> None:
        """Hear what it is sent alone."""

    def send_frames(self, frames: bytes) -> None:
        if next(texts_of(frames)).startswith('{"type":"table"'):
            self.welcomed = len(self._rounds)


async def come(server: Server, table: str, addresses: list[str]) -> list[int]:
    """Have a client of each address say hello at the same time, and return the rounds in which they were welcomed."""
    limits = server.application.limits
    host = Conversations(server.application.service, server.application.metrics, limits.answers, limits.now)
    rounds: list[None] = []
    crowd = [Newcomer(address, rounds) for address in addresses]

    async def count() -> None:
        while True:
            await asyncio.sleep(0)
            rounds.append(None)

    counting = asyncio.create_task(count())
    try:
        await asyncio.gather(*(host.answer(one, Hello(type="hello", table=table)) for one in crowd))
        for one in crowd:
            await host.leave(one)
    finally:
        counting.cancel()
    return [one.welcomed for one in crowd]


async def test_those_from_one_address_are_welcomed_one_at_a_time_with_others_in_between(server: Server) -> None:
    table, *_ = await two_people(server)
    welcomed = await asyncio.to_thread(server.do, come(server, table, ["203.0.113.9"] * 12))
    assert all(before < after for before, after in pairwise(welcomed))


async def test_those_from_other_addresses_do_not_wait_for_them(server: Server) -> None:
    table, *_ = await two_people(server)
    addresses = [*["203.0.113.9"] * 12, "203.0.113.10"]
    *crowd, other = await asyncio.to_thread(server.do, come(server, table, addresses))
    assert other < crowd[2]
