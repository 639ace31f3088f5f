"""People who open tables, sit down and play, one game after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import httpx

from mahe.server.errors import Code
from tests.faults.client import Client
from tests.faults.history import History, Seating

_PAUSE = 0.1
_PATIENCE = 6.0
"""A second more than the shortest clock of a table."""


class Lost(Exception):
    """Nobody can tell whether what was asked has happened."""


class Crowd:
    """A number of tables at which games are under way all the time."""

    def __init__(self, history: History, tables: int, seed: int, urls: list[str]) -> None:
        self.history = history
        self.clients: set[Client] = set()
        """Those who are playing or watching."""

        self.games = 0
        """How many have been played to their end."""

        self._urls = urls
        self._count = tables
        self._seed = seed
        self._names = 0
        self._leaving = False
        self._tasks: list[asyncio.Task[None]] = []

    def arrive(self) -> None:
        """Begin to play."""
        self._tasks = [asyncio.create_task(self._keep_playing(number)) for number in range(self._count)]

    async def finish(self, seconds: float) -> list[str]:
        """Play the games to their end and open no more; return who could not, and where, after *seconds*."""
        self._leaving = True
        done, late = await asyncio.wait(self._tasks, timeout=seconds)
        stuck = [client.where for client in self.clients]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for task in done:
            task.result()
        return stuck

    def check(self) -> None:
        """Raise what went wrong with someone, if anything did."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def _keep_playing(self, number: int) -> None:
        """Play at one table after another: of two people, or of one and a bot; some with a clock, some watched."""
        rng = Random(f"{self._seed}/{number}")
        while not self._leaving:
            first = self._client(rng, number)
            against_bot = number % 3 == 2
            second = None if against_bot else self._client(rng, number)
            try:
                table, tokens = await self._gather(rng, first, second, clock=number % 4 == 1)
            except Lost:
                continue
            players = [first.play(table, 1, tokens[0])]
            if second is not None:
                players.append(second.play(table, 2, tokens[1]))
            if number % 4 == 0:
                players.append(self._client(rng, number).play(table, 0, rng.choice([None, *tokens])))
            before = set(self.clients)
            await asyncio.gather(*players)
            self.games += 1
            self.clients -= before - {client for client in before if not client.over}

    def _client(self, rng: Random, number: int) -> Client:
        self._names += 1
        pick = Random(rng.random())
        patience = _PATIENCE if number % 4 == 1 else 0.0
        client = Client(
            self.history, f"p{self._names}", Random(rng.random()), lambda: pick.choice(self._urls), patience=patience
        )
        return client

    async def _gather(
        self, rng: Random, first: Client, second: Client | None, *, clock: bool
    ) -> tuple[str, tuple[str, ...]]:
        """Open a table and sit down at it."""
        person = {"kind": "person", "name": first.name, "tip": first.chain.tip.hex()}
        other = {"kind": "open"} if second else {"kind": "bot", "bot": rng.choice(["hatchling", "swimmer"])}
        opening: dict[str, Any] = {
            "rules": {"players": 2, "cards_as_dice": rng.random() < 0.3},
            "seats": [person, other],
            "start": second is None,
        }
        if clock:
            opening |= {"pace": "live", "seconds": 5}
        async with httpx.AsyncClient(trust_env=False, timeout=10) as http:
            pick = lambda: rng.choice(self._urls)  # noqa: E731
            opened = await _ask(lambda: http.post(f"{pick()}/api/tables", json=opening))
            table, token = opened["table"], opened["tokens"]["1"]
            self.history.tables.append(table)
            self.history.seatings.append(Seating(table, 1, first.name, first.chain.tip.hex()))
            if second is None:
                return table, (token,)
            tip = second.chain.tip.hex()
            seat = {"name": second.name, "tip": tip}
            seated = await _ask(lambda: http.put(f"{pick()}/api/tables/{table}/seats/2", json=seat))
            self.history.seatings.append(Seating(table, 2, second.name, tip))
            await self._start(http, pick, table, token)
            return table, (token, seated["token"])

    async def _start(self, http: httpx.AsyncClient, pick: Callable[[], str], table: str, token: str) -> None:
        headers = {"Authorization": f"Bearer {token}"}
        while True:
            try:
                answer = await http.post(f"{pick()}/api/tables/{table}/start", json={}, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(_PAUSE)
                continue
            if answer.status_code == 204 or answer.json()["code"] == Code.NOT_NOW:
                return
            await asyncio.sleep(_PAUSE)


async def _ask(request: Callable[[], Any]) -> Mapping[str, Any]:
    """Return the answer to *request*, which is repeated until there is one; raise Lost if it may have been carried out."""
    while True:
        try:
            answer = await request()
        except httpx.ConnectError:
            await asyncio.sleep(_PAUSE)
            continue
        except httpx.TransportError as error:
            raise Lost from error
        if answer.status_code == 201:
            body: Mapping[str, Any] = answer.json()
            return body
        code = answer.json()["code"]
        if code not in (Code.TOO_MANY, Code.UNAVAILABLE):
            raise AssertionError(f"{answer.request.method} {answer.request.url.path} was refused: {answer.text}")
        await asyncio.sleep(_PAUSE)
