"""Clients of a real server: a socket that checks every message it gets, and people who sit and play."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from pydantic import ConfigDict, TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mahe.play.fair import Chain
from mahe.server.messages import outbound
from tests.server.kit import PATIENCE, SHORT, Json, Server

_STRICT: Final = ConfigDict(extra="forbid", strict=True)
_TYPES: Final = {
    "accepted": outbound.Accepted,
    "refused": outbound.RefusalView,
    "table": outbound.TableMessage,
    "entries": outbound.EntriesMessage,
    "hand": outbound.HandMessage,
    "presence": outbound.PresenceMessage,
    "reaction": outbound.ReactionMessage,
    "advice": outbound.AdviceMessage,
    "gone": outbound.GoneMessage,
    "pong": outbound.PongMessage,
}
OUTBOUND: Final = {name: TypeAdapter(list[one], config=_STRICT) for name, one in _TYPES.items()}  # type: ignore[valid-type]
"""The type of every message that a socket may get."""


class Client:
    """One socket. It checks what it gets, and keeps the log as a page would."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.messages: list[Json] = []
        self.entries: list[Json] = []
        """The log as this client knows it: each entry once, in order."""

        self.seq = 0
        self.position: Json = {}
        self.phase = ""
        self.due: float | None = None
        self.chains: dict[int, Chain] = {}
        self._revealed: dict[int, int] = {}
        self._commands = 0

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def next(self, seconds: float = PATIENCE) -> Json:
        """Return the next message."""
        async with asyncio.timeout(seconds):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        OUTBOUND[message["type"]].validate_python([message])
        self._take(message)
        self.messages.append(message)
        return message

    def _take(self, message: Json) -> None:
        if message["type"] == "table":
            table = message["table"]
            self.seq, self.position, self.phase = table["seq"], table["position"], table["phase"]
            self.due = table["due"]
        elif message["type"] == "entries":
            self.entries += message["entries"]
            self.seq, self.position = message["entries"][-1]["seq"], message["position"]
            self.due = message["due"]
            for entry in message["entries"]:
                if entry["body"]["type"] == "started":
                    self.phase = "playing"
            if self.position["nest"] is not None:
                self.phase = "over"

    async def get(self, kind: str, holds: Callable[[Json], bool] = lambda _: True) -> Json:
        """Return the next message of a kind for which *holds* is true; others are taken in on the way."""
        while True:
            message = await self.next()
            if message["type"] == kind and holds(message):
                return message

    async def until(self, holds: Callable[[], bool]) -> None:
        """Take messages in until *holds* is true."""
        while not holds():
            await self.next()

    async def until_entry(self, kind: str, seat: int | None = None) -> Json:
        """Take messages in until the log has an entry of a kind, and return it."""
        while True:
            for entry in self.entries:
                if entry["body"]["type"] == kind and seat in (None, entry["body"].get("seat")):
                    return entry
            await self.next()

    async def settle(self) -> list[Json]:
        """Take in all that is under way, and return it."""
        before = len(self.messages)
        await self.send(type="ping")
        await self.get("pong")
        return self.messages[before:-1]

    async def closed(self) -> int:
        """Take in messages until the server closes the socket, and return the code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    async def hello(self, table: str, *tokens: str, seq: int | None = None) -> Json:
        """Look at a table, and return the first answer of the server that is about it."""
        self.entries = [entry for entry in self.entries if seq is not None and entry["seq"] <= seq]
        await self.send(type="hello", table=table, tokens=tokens, seq=seq)
        while (message := await self.next())["type"] not in ("table", "refused"):
            pass
        return message

    def link(self, seat: int) -> str:
        """Return the next link of a seat's chain, again until the decision it goes with is accepted."""
        chain = self.chains.get(seat)
        return chain.link(self._revealed.get(seat, 0) + 1).hex() if chain else ""

    def decision(self, seat: int, event: Json, **more: Any) -> Json:
        """Return a decision as a message, made on what this client knows."""
        self._commands += 1
        link = self.link(seat) if event["type"] in ("start", "roll") else ""
        command = f"c{self._commands}-{os.urandom(4).hex()}"
        message = {"type": "decide", "seat": seat, "seq": self.seq, "command": command, "event": event, "link": link}
        return {**message, **more}

    async def answer_to(self, decision: Json) -> Json:
        """Send a decision, and return what the server says to it."""
        await self.send(**decision)
        while True:
            message = await self.next()
            if message["type"] in ("accepted", "refused") and message.get("command") == decision["command"]:
                if message["type"] == "accepted" and decision["link"]:
                    self._revealed[decision["seat"]] = self._revealed.get(decision["seat"], 0) + 1
                return message

    async def decide(self, seat: int, event: Json | None = None, **more: Any) -> Json:
        """Carry out a decision, the careful one unless another is given; return the answer once the news is in."""
        answer = await self.answer_to(self.decision(seat, event or choose(self.position), **more))
        if answer["type"] == "accepted":
            await self.until(lambda: self.seq >= answer["seq"])
        return answer

    async def play(self, *seats: int) -> None:
        """Decide for *seats* until the game is over."""
        while self.phase != "over":
            if self.phase == "playing" and self.position["actor"] in seats:
                answer = await self.decide(self.position["actor"])
                assert answer["type"] == "accepted", answer
            else:
                await self.next()


def choose(position: Json) -> Json:
    """Stop when more than half of the faces would be a bust."""
    options: list[Json] = position["options"]
    by_type = {option["event"]["type"]: option for option in options}
    if "roll" in by_type:
        busts = sum(landing["space"] == 0 for landing in by_type["roll"]["rolls"])
        options = [by_type["roll" if busts <= 3 or "stop" not in by_type else "stop"]]
    return dict(options[0]["event"])


@asynccontextmanager
async def connected(server: Server, **more: Any) -> AsyncIterator[Client]:
    """Give a socket."""
    async with connect(f"ws://{server.host}/api/socket", proxy=None, **more) as socket:
        yield Client(socket)


@asynccontextmanager
async def at_table(server: Server, table: str, *tokens: str, seq: int | None = None) -> AsyncIterator[Client]:
    """Give a socket that looks at a table."""
    async with connected(server) as client:
        answer = await client.hello(table, *tokens, seq=seq)
        assert answer["type"] == "table", answer
        yield client


def person(name: str, **more: Any) -> Json:
    """Return a seat for someone on the browser that opens the table."""
    return {"kind": "person", "name": name, **more}


OPEN: Final[Json] = {"kind": "open"}
BOT: Final[Json] = {"kind": "bot", "bot": "swimmer"}


async def open_table(server: Server, *seats: Json, rules: Json = SHORT, **more: Any) -> Json:
    """Open a table of a short game, and return the answer."""
    return await post(server, "/api/tables", rules={**rules, "players": len(seats)}, seats=seats, **more)


async def two_people(server: Server, **more: Any) -> tuple[str, str, str]:
    """Return a table where two people on one browser play, and their tokens."""
    opened = await open_table(server, person("Ada"), person("Ben"), **{"start": True, **more})
    return opened["table"], opened["tokens"]["1"], opened["tokens"]["2"]


async def post(server: Server, path: str, token: str | None = None, **body: Any) -> Json:
    """Send a POST that must succeed, and return the answer."""
    async with server.http() as http:
        answer = await http.post(path, json=body, headers=bearer(token))
    assert answer.is_success, answer.text
    found: Json = answer.json() if answer.content else {}
    return found


async def sit(server: Server, table: str, seat: int, name: str, tip: str = "") -> str:
    """Take an open seat, and return its token."""
    async with server.http() as http:
        answer = await http.put(f"/api/tables/{table}/seats/{seat}", json={"name": name, "tip": tip})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


async def view(server: Server, table: str) -> Json:
    """Return a table as anyone may see it."""
    async with server.http() as http:
        answer = await http.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def log(server: Server, table: str) -> list[Json]:
    """Return the whole log of a table."""
    async with server.http() as http:
        found: list[Json] = (await http.get(f"/api/tables/{table}/log?limit=1000")).json()
    return found


def bearer(token: str | None) -> dict[str, str]:
    """Return the header that carries a token."""
    return {} if token is None else {"Authorization": f"Bearer {token}"}


def kinds(entries: Sequence[Json]) -> list[str]:
    """Return the types of entries."""
    return [entry["body"]["type"] for entry in entries]
