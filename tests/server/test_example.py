"""examples/client.py: it plays a game, and says in one sentence what keeps it from doing so."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from mahe.server.admin import host_of
from tests.kit.processes import environment
from tests.server.clients import OPEN, at_table, bearer, open_table, person, sit
from tests.server.kit import Server

pytestmark = pytest.mark.anyio

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


def client(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the client in a process of its own, past any proxy."""
    command = [sys.executable, str(CLIENT), *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, env=environment(NO_PROXY="*"), timeout=120, check=False
    )


def assert_one_sentence(done: subprocess.CompletedProcess[str], *words: str) -> None:
    assert (done.returncode, done.stdout) == (2, "")
    *_, sentence = done.stderr.splitlines()
    assert sentence.startswith("client.py: ")
    assert "Traceback" not in done.stderr
    for word in words:
        assert word in sentence


async def test_it_plays_a_game_to_its_end() -> None:
    with Server() as server:
        done = await asyncio.to_thread(client, server.url)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"table \S+: eggs \[\d+, \d+\], won by seat \[[\d, ]+\]\n", done.stdout)


@pytest.mark.parametrize("arguments", [[], ["http://127.0.0.1:1", "table", "second"], ["a", "b", "2", "d"]])
def test_a_wrong_call_is_told_how_to_call_it(arguments: list[str]) -> None:
    done = client(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: client.py [-h] SERVER [TABLE] [SEAT]\n")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("address", ["", "nowhere", "127.0.0.1:8000", "ftp://127.0.0.1/", "http://[::1"])
def test_what_is_no_address_is_told_what_one_looks_like(address: str) -> None:
    assert_one_sentence(client(address), "http://127.0.0.1:8000")


def test_a_refused_connection_is_told() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    assert_one_sentence(client(f"http://127.0.0.1:{port}"), f"http://127.0.0.1:{port} cannot be reached")


async def test_a_table_that_is_not_there_is_told() -> None:
    with Server() as server:
        assert_one_sentence(client(server.url, "nothing", "2"), "table")


async def test_a_seat_that_is_taken_is_told() -> None:
    with Server() as server:
        opened = await open_table(server, person("Ada"), OPEN)
        await sit(server, opened["table"], 2, "Ben")
        assert_one_sentence(client(server.url, opened["table"], "2"), "taken")


async def test_a_server_of_something_else_is_told() -> None:
    with Server() as server:
        assert_one_sentence(client(f"{server.url}/elsewhere"))


@pytest.mark.parametrize("how", ["deleted", "closed"])
async def test_a_table_that_ends_while_it_waits_is_told(how: str, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with Server(database) as server:
        opened = await open_table(server, person("Ada"), OPEN)
        table = opened["table"]
        command = [sys.executable, str(CLIENT), server.url, table, "2"]
        async with at_table(server, table, opened["tokens"]["1"]) as ada:
            with subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(NO_PROXY="*")
            ) as process:
                await ada.get("presence", lambda message: message["seats"] == [1, 2])
                if how == "closed":
                    async with host_of(str(database)) as host:
                        await host.close([table])
                else:
                    async with server.http() as http:
                        answer = await http.delete(f"/api/tables/{table}", headers=bearer(opened["owner"]))
                    assert answer.is_success, answer.text
                out, err = await asyncio.to_thread(process.communicate, timeout=60)
    sentence = {
        "deleted": "The table has been deleted.",
        "closed": "Whoever runs the server has closed the table.",
    }[how]
    assert (process.returncode, out, err) == (2, "", f"client.py: {sentence}\n")
