"""People who open tables, sit down and play, one game after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import httpx

from mahe.server.errors import Code
from tests.faults.client import Client
from tests.faults.history import History, Seating

_PAUSE = 0.1
_PATIENCE = (6.0, 14.0)
"""How many seconds people let their clock of 5 run: until they are away, or until the stand-in has played for them."""


class Lost(Exception):
    """It is unknown whether what was asked has happened."""


class Crowd:
    """A number of tables at which games are under way all the time."""

    def __init__(
        self, history: History, seed: int, urls: Sequence[str], *, slowness: float = 0.03, at_every_server: bool = False
    ) -> None:
        """Let people take up to *slowness* seconds to decide; *at_every_server* someone else watches each table."""
        self.clients: set[Client] = set()
        """Those who are playing or watching."""

        self.games = 0
        """How many have been played to their end."""

        self._history = history
        self._seed = seed
        self._urls = urls
        self._slowness = slowness
        self._at_every_server = at_every_server
        self._only_watched: frozenset[str] = frozenset()
        self._names = 0
        self._leaving = False
        self._players: list[asyncio.Task[None]] = []
        self._watchers: list[asyncio.Task[None]] = []

    def arrive(self, tables: int, watched: Sequence[str]) -> None:
        """Begin to play at *tables* tables, and to watch others where nothing happens."""
        self._players = [asyncio.create_task(self._keep_playing(number)) for number in range(tables)]
        self._only_watched = frozenset(watched)
        for table in watched:
            client = self._client(Random(f"{self._seed}/{table}"))
            self.clients.add(client)
            self._watchers.append(asyncio.create_task(client.play(table, 0, "")))

    async def finish(self, seconds: float) -> list[str]:
        """Play the games to their end and open no more; return those who could not within *seconds*."""
        self._leaving = True
        for client in self.clients:
            client.patience = client.slowness = 0.0
        await asyncio.wait(self._players, timeout=seconds)
        self.check()
        return [str(one) for one in self.clients if one.table not in self._only_watched and not one.over]

    async def leave(self) -> None:
        """Go, whatever the games are at."""
        for task in [*self._players, *self._watchers]:
            task.cancel()
        await asyncio.gather(*self._players, *self._watchers, return_exceptions=True)

    def check(self) -> None:
        """Raise what went wrong with someone, if anything did."""
        for task in [*self._players, *self._watchers]:
            if task.done():
                task.result()

    async def _keep_playing(self, number: int) -> None:
        """Play at one table after another: of two people, or of one and a bot; some with a clock, some watched."""
        rng = Random(f"{self._seed}/{number}")
        clock = number % 4 == 1
        while not self._leaving:
            first = self._client(rng, clock=clock)
            second = None if number % 3 == 2 else self._client(rng, clock=clock)
            try:
                table, tokens = await self._sit_down(rng, first, second, clock=clock)
            except Lost:
                continue
            party = [(first, 1, tokens[0])]
            if second is not None:
                party.append((second, 2, tokens[1]))
            if number % 4 == 0:
                # A spectator, or a player's second tab.
                party.append((self._client(rng), 0, rng.choice(["", *tokens])))
            if self._at_every_server:
                party += [(self._client(rng, at=url), 0, "") for url in self._urls]
            self.clients.update(client for client, _, _ in party)
            async with asyncio.TaskGroup() as group:
                for client, seat, token in party:
                    group.create_task(client.play(table, seat, token))
            self.clients.difference_update(client for client, _, _ in party)
            self.games += 1

    def _client(self, rng: Random, *, clock: bool = False, at: str | None = None) -> Client:
        """Return someone who connects to any server, or only to the one *at* a URL."""
        self._names += 1
        pick = Random(rng.random())
        return Client(
            self._history,
            f"p{self._names}",
            Random(rng.random()),
            lambda: at or pick.choice(self._urls),
            patience=pick.choice(_PATIENCE) if clock else 0.0,
            slowness=self._slowness,
        )

    async def _sit_down(
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

            def pick() -> str:
                return rng.choice(self._urls)

            opened = await _ask(lambda: http.post(f"{pick()}/api/tables", json=opening))
            table, token = opened["table"], opened["tokens"]["1"]
            self._history.tables.append(table)
            self._history.seatings.append(Seating(table, 1, first.name, first.chain.tip.hex()))
            if second is None:
                return table, (token,)
            tip = second.chain.tip.hex()
            seat = {"name": second.name, "tip": tip}
            seated = await _ask(lambda: http.put(f"{pick()}/api/tables/{table}/seats/2", json=seat))
            self._history.seatings.append(Seating(table, 2, second.name, tip))
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
    """Return the answer to *request*, repeated until there is one; raise Lost if it may have been carried out."""
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
        if code == Code.SEAT_TAKEN:
            raise Lost  # by one of our earlier attempts
        if code not in (Code.TOO_MANY, Code.UNAVAILABLE):
            raise AssertionError(f"{answer.request.method} {answer.request.url.path} was refused: {answer.text}")
        await asyncio.sleep(_PAUSE)
