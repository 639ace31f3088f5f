"""A client that plays one game to its end, whatever becomes of its connections, and notes all it does and hears."""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mahe.play.fair import Chain
from mahe.rules import Seat
from tests.faults.checker import NOT_FINAL
from tests.faults.history import History, Invocation, View

_PAUSE = 0.1
"""Seconds between two attempts to connect, give or take; sometimes it does not wait at all."""


class Client:
    """Someone on a seat, or a watcher on seat 0.

    It decides at random and soon. Now and then it sends the same command twice, clicks twice, decides on an old
    position, or loses its connection just after it has sent something.
    """

    def __init__(
        self,
        history: History,
        name: str,
        rng: Random,
        pick_url: Callable[[], str],
        *,
        patience: float = 0.0,
        slowness: float = 0.03,
    ) -> None:
        self.name = name
        self.chain = Chain(rng.randbytes(32))
        self.over = False
        self.syncs = 0
        """How often it has connected and then got all that it missed."""

        self.url: str | None = None
        """The server that it is connected to."""

        self.cut_off = False
        """Whether a connection was lost while it waited for an answer."""

        self._history = history
        self._rng = rng
        self._pick_url = pick_url
        self.patience = patience
        """If not 0, how many seconds it sometimes lets its clock run."""

        self.slowness = slowness
        """How many seconds it takes to decide, at most."""

        self.seat: Seat = 0
        self.table = ""
        self.seq = 0
        """The last entry that it has heard of."""

        self.synced: float | None = None
        """Since when it has been connected and had all that it had missed; None if it has not."""

    @property
    def is_synced(self) -> bool:
        """Whether it is connected, and has all that it had missed."""
        return self.synced is not None

    def __str__(self) -> str:
        waits = f"after entry {self.seq} it waits for seat {self._position['actor']}"
        return f"{self.name} on seat {self.seat} of table {self.table}: {waits}"

    async def play(self, table: str, seat: Seat, token: str) -> None:
        """Play the game at a table until it is over. Without a token it can only watch."""
        self.table, self.seat, self._token = table, seat, token
        self._view = View(self.name, table)
        self._history.views.append(self._view)
        self._position: Mapping[str, Any] = {"actor": None, "nest": None, "options": []}
        self._position_seq = 0
        self._wanted = 0
        """The seq that it must have heard of before it may decide."""

        self._throws = 0
        self._commands = 0
        self._pending: Invocation | None = None
        self._link = ""
        self._waiting: deque[Invocation] = deque()
        """What it has sent on this connection and had no answer to."""

        while not self.over:
            self.url = self._pick_url()
            try:
                async with connect(
                    self.url.replace("http", "ws", 1) + "/api/socket", compression=None, proxy=None, ping_interval=None
                ) as socket:
                    await self._talk(socket)
            except (OSError, EOFError, WebSocketException):
                pass
            self.url = self.synced = None
            self.cut_off = self.cut_off or bool(self._waiting)
            if self._rng.random() < 0.7:
                await asyncio.sleep(_PAUSE * self._rng.uniform(0.5, 1.5))

    async def _talk(self, socket: ClientConnection) -> None:
        self._waiting.clear()
        self.synced = None
        self._target: int | None = None
        self._act_at: float | None = None
        tokens = [self._token] if self._token else []
        await socket.send(json.dumps({"type": "hello", "table": self.table, "tokens": tokens, "seq": self.seq}))
        while not self.over:
            pause: float | None = None if self._act_at is None else max(0.0, self._act_at - time.monotonic())
            try:
                async with asyncio.timeout(pause):
                    text = await socket.recv()
            except TimeoutError:
                self._act_at = None
                await self._act(socket)
                continue
            message = json.loads(text)
            if self._must_come_again(message):
                return
            self._hear(message)
            if self._target is not None and not self.is_synced and self.seq >= self._target:
                self.synced = time.monotonic()
                self.syncs += 1
                if self._pending is not None:
                    await self._send(socket, self._again(self._pending))
            if self._may_act() and self._act_at is None:
                self._act_at = time.monotonic() + self._thinking_time()
            has_ended = self._position["nest"] is not None
            self.over = self.is_synced and has_ended and not self._waiting and self._pending is None

    # What it hears.

    def _must_come_again(self, message: Mapping[str, Any]) -> bool:
        """Return whether the server cannot let it see the table yet."""
        return self._target is None and message.get("code") in NOT_FINAL

    def _hear(self, message: Mapping[str, Any]) -> None:
        match message["type"]:
            case "table":
                shown = message["table"]
                self._view.snapshots.append((self.seq, shown["seq"]))
                self._target = shown["seq"]
                self._look(shown["seq"], shown["position"])
            case "entries":
                self._view.entries += message["entries"]
                for entry in message["entries"]:
                    self.seq = max(self.seq, entry["seq"])
                    body = entry["body"]
                    if body["type"] == "rolled" and body["by"] == self.seat and body["player"]:
                        self._throws += 1
                self._look(message["entries"][-1]["seq"], message["position"])
            case "accepted":
                self._answered(message, "ok")
            case "refused":
                self._answered(message, "refused")
            case "gone":
                self._complain("was told that its table is gone")

    def _look(self, seq: int, position: Mapping[str, Any]) -> None:
        if seq >= self._position_seq:
            self._position_seq, self._position = seq, position

    def _answered(self, message: Mapping[str, Any], outcome: str) -> None:
        # Messages that come too fast are refused unread, and the refusal then names no command.
        if not self._waiting or message.get("command", self._waiting[0].command) != self._waiting[0].command:
            self._complain(f"got an answer to nothing that it had sent: {message}")
            return
        one = self._waiting.popleft()
        one.answered = time.monotonic()
        if outcome == "ok":
            one.outcome, one.stored_as = "ok", message["seq"]
            self._wanted = max(self._wanted, message["seq"])
        else:
            one.outcome, one.code = "refused", message["code"]
            self._wanted = max(self._wanted, message.get("seq", 0))
        if self._pending is not None and one.command == self._pending.command and one.code not in NOT_FINAL:
            self._pending = None

    def _complain(self, what: str) -> None:
        self._history.complaints.append(f"{self.name} at table {self.table} {what}")

    # What it does.

    def _may_act(self) -> bool:
        if not self.is_synced or not self.seat or self._waiting:
            return False
        if self._pending is not None:
            return True
        heard_all = self.seq >= self._wanted and self._position_seq == self.seq
        return bool(heard_all and self._position["actor"] == self.seat)

    def _thinking_time(self) -> float:
        if self._pending is not None:
            return _PAUSE  # it was refused for now
        if self.patience and self._rng.random() < 0.1:
            return self.patience
        return self._rng.uniform(0.0, self.slowness)

    async def _act(self, socket: ClientConnection) -> None:
        """Send a decision, and perhaps some nonsense."""
        if not self._may_act():
            return
        if self._pending is not None:
            await self._send(socket, self._again(self._pending))
            return
        event: Mapping[str, Any] = self._rng.choice(self._position["options"])["event"]
        self._link = self.chain.link(self._throws + 1).hex() if event["type"] in ("start", "roll") else ""
        habit = self._rng.choices(("calm", "late", "repeats", "clicks twice", "goes"), (88, 2, 4, 4, 2))[0]
        if habit == "late":
            await self._send(socket, self._command(self.seq - 1, event, honest=False))
        self._pending = self._command(self.seq, event, honest=True)
        await self._send(socket, self._pending)
        if habit == "repeats":
            await self._send(socket, self._again(self._pending))
        elif habit == "clicks twice":
            await self._send(socket, self._command(self.seq, event, honest=False))
        elif habit == "goes":
            socket.transport.abort()

    def _command(self, seq: int, event: Mapping[str, Any], *, honest: bool) -> Invocation:
        self._commands += 1
        return Invocation(
            self.name, self.table, self.seat, f"{self.name}-{self._commands}", seq, event, honest, time.monotonic()
        )

    def _again(self, one: Invocation) -> Invocation:
        return Invocation(
            one.client, one.table, one.seat, one.command, one.seq, one.event, one.honest, time.monotonic()
        )

    async def _send(self, socket: ClientConnection, one: Invocation) -> None:
        self._history.invocations.append(one)
        self._waiting.append(one)
        message = {"type": "decide", "seat": one.seat, "seq": one.seq, "command": one.command, "event": one.event}
        if self._link:
            message["link"] = self._link
        await socket.send(json.dumps(message))
