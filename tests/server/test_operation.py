"""Running the server: health, metrics, logs, shutting down, and starting up wrongly."""

import asyncio
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from mahe.server.settings import PAGE
from tests.cli.run import assert_refused, call
from tests.kit.processes import environment
from tests.server.clients import BOT, Client, at_table, connected, open_table, person, two_people
from tests.server.kit import Clock, FailingStorage, Server

pytestmark = pytest.mark.anyio


class Process(Server):
    """`mahe serve` in a process of its own."""

    def __init__(self, database: Path | str, *options: str) -> None:
        command = [sys.executable, "-m", "mahe.cli", "serve", "--port", "0", "--database", str(database), *options]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment())
        assert self.process.stderr is not None
        self.lines = [self.process.stderr.readline()]
        self.host = f"127.0.0.1:{json.loads(self.lines[0])['port']}"
        end = time.monotonic() + 20
        while True:
            try:
                if httpx.get(f"{self.url}/healthz", trust_env=False).status_code == 200:
                    break
            except httpx.TransportError:
                assert time.monotonic() < end
                time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, and return its exit status."""
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """Return its exit status when it has ended, and keep what it has written."""
        _, rest = self.process.communicate(timeout=20)
        self.lines += rest.splitlines()
        return self.process.returncode


@contextmanager
def served(database: Path | str, *options: str) -> Iterator[Process]:
    process = Process(database, *options)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.process.kill()
            process.process.communicate()


async def test_a_shutdown_under_play_loses_nothing_and_tells_clients_to_come_back(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    accepted: list[tuple[str, str, int]] = []
    codes: list[int] = []

    async def play(client: Client, table: str) -> None:
        try:
            while client.phase != "over":
                answer = await client.decide(client.position["actor"])
                if answer["type"] == "accepted":
                    accepted.append((table, answer["command"], answer["seq"]))
                await asyncio.sleep(0.04)
            await client.closed()
        except ConnectionClosed as end:
            codes.append(end.rcvd.code if end.rcvd else 1006)

    with served(path) as server:
        tables = [await two_people(server, rules={}) for _ in range(8)]
        tasks = []
        clients = [connected(server) for _ in tables]
        for (table, ada, ben), context in zip(tables, clients, strict=True):
            client = await context.__aenter__()
            await client.hello(table, ada, ben)
            tasks.append(asyncio.create_task(play(client, table)))
        while len(accepted) <= 20:
            await asyncio.sleep(0.01)
        server.process.send_signal(signal.SIGTERM)
        await asyncio.gather(*tasks)
        for context in clients:
            await context.__aexit__(None, None, None)
        assert server.ended() == 0
    assert codes == [1012] * 8
    with sqlite3.connect(path) as database:
        stored = database.execute("SELECT table_id, command, seq FROM events WHERE command IS NOT NULL").fetchall()
    database.close()
    assert set(accepted) <= set(stored)
    assert len(stored) == len(set(stored))
    assert [json.loads(line)["event"] for line in server.lines] == ["listening", "stopped"]


async def test_logs_are_lines_of_json_without_names_addresses_or_tokens(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite3") as server:
        opened = await open_table(server, person("Wilhelmine"), BOT, start=True)
        token = opened["tokens"]["1"]
        async with at_table(server, opened["table"], token) as client:
            await client.decide(1)
            await client.socket.send(b"\xff\xfe")
            await client.get("refused")
        with server.raw() as raw:
            raw.sendall(b"junk\r\n\r\n")
            raw.recv(100)
        with server.raw() as raw:
            raw.sendall(b"GET /api/socket?token=%s HTTP/1.1\r\nHost: x\r\n\r\n" % token.encode())
            raw.recv(100)
        assert server.end() == 0
    lines = [json.loads(line) for line in server.lines]
    assert all({"at", "level", "event"} <= line.keys() for line in lines)
    text = "\n".join(server.lines[1:])
    for one in (token, opened["owner"], "Wilhelmine", "127.0.0.1"):
        assert one not in text
    assert not re.search(r"\b\d+\.\d+\.\d+\.\d+\b", text)


async def test_interrupting_it_is_a_shutdown_too(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite3") as server:
        async with connected(server) as client:
            await client.settle()
            server.process.send_signal(signal.SIGINT)
            assert await client.closed() == 1012
        assert server.ended() in (0, 130)
        assert "Traceback" not in "\n".join(server.lines)


def test_a_port_in_use_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = call("serve", "--port", port, "--database", str(tmp_path / "tables.sqlite3"))
    assert_refused(answer, "mahe: cannot listen on 127.0.0.1 port", port, "in use")


@pytest.mark.thorough
def test_a_file_that_another_server_uses_is_refused_in_one_sentence(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with served(database) as first:
        answer = call("serve", "--port", "0", "--database", f"sqlite:///{database}")
        assert_refused(answer, f"mahe: another server at {first.url}/ is using {database}", "PostgreSQL")
        first.end()
    with served(database):
        pass


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("mysql://x/y", ["mysql"]),
        ("sqlite://nowhere", ["sqlite:///path"]),
        ("{folder}/none/tables.sqlite3", ["database"]),
        ("{folder}", ["database"]),
        ("{folder}/text", ["database"]),
        ("postgresql://127.0.0.1:1/none", ["database"]),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_one_sentence(
    tmp_path: Path, database: str, words: list[str]
) -> None:
    (tmp_path / "text").write_text("no database at all, but a text that is long enough to be taken for a header")
    answer = call("serve", "--port", "0", "--database", database.format(folder=tmp_path))
    assert_refused(answer, "mahe: ", *words)


async def test_health_and_metrics_are_told(server: Server) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table, ada) as client, server.http() as http:
        await client.decide(1)
        await client.decide(2)
        health = await http.get("/healthz")
        metrics = await server.metrics()
    assert (health.status_code, health.text) == (200, "well\n")
    assert metrics.headers["content-type"].startswith("text/plain")
    for line in (
        "mahe_tables_opened_total 1.0",
        "mahe_decisions_total 1.0",
        'mahe_refusals_total{code="not_yours"} 1.0',
        "mahe_sockets 1.0",
    ):
        assert line in metrics.text


async def test_a_storage_that_cannot_be_reached_is_no_good_health() -> None:
    storage = FailingStorage()
    with Server(storage=storage) as server:
        storage.deaf = True
        async with server.http() as http:
            answer = await http.get("/healthz")
            listed = await http.get("/api/tables")
            metrics = await server.metrics()
        storage.deaf = False
    assert answer.status_code == 503
    assert 'mahe_refusals_total{code="unavailable"} 2.0' in metrics.text
    assert (listed.status_code, listed.json()["code"]) == (503, "unavailable")


async def test_a_storage_that_does_not_answer_is_no_good_health(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahe.server.health._LONGEST", 0.1)
    storage, stopwatch = FailingStorage(), Clock()
    with Server(storage=storage, stopwatch=stopwatch) as server:
        async with server.http() as http:
            storage.held = True
            frozen = await http.get("/healthz")
            storage.held = False
            soon = await http.get("/healthz")
            stopwatch.now += 2
            later = await http.get("/healthz")
            alive = await http.get("/livez")
    assert (frozen.status_code, frozen.text) == (503, "the database has not answered for 0 seconds\n")
    assert [answer.status_code for answer in (soon, later, alive)] == [503, 200, 200]


class Scripts(HTMLParser):
    """Finds what a strict policy would not run."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if (tag == "script" and re.match(r"https?:|//|$", names.get("src") or "")) or tag == "style":
            self.wrong.append(tag)
        self.wrong += [name for name in names if name.startswith("on") or name == "style"]


def test_the_page_has_no_inline_script() -> None:
    for path in PAGE.rglob("*.html"):
        found = Scripts()
        found.feed(path.read_text(encoding="utf-8"))
        assert found.wrong == [], path.name
