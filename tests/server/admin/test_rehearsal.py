"""Backup, restore and upgrade as docs/hosting.md tells, rehearsed with servers in processes of their own."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from mahe.play import check_dice
from mahe.record import parse_record
from mahe.rules import standing
from tests.cli.run import run
from tests.server.admin.served import Served
from tests.server.clients import Client, at_table, connected, open_table, person, two_people, view
from tests.server.postgres import dump, execute, fresh_database, restore
from tests.server.test_old_databases import FINISHED, TOKENS, UNDER_WAY, WRITTEN

pytestmark = [pytest.mark.anyio, pytest.mark.process, pytest.mark.slow]

ROOT: Final = Path(__file__).parents[3]
SCHEMAS: Final = ROOT / "tests" / "server" / "storage" / "schemas"
RELEASED: Final = re.findall(
    r"^## \[(\d+\.\d+\.\d+)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
)


class Kept:
    """A database of one kind, and how it is backed up and restored."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self._is_file = "://" not in url
        self._backup = folder / "backup"

    def back_up(self) -> None:
        """Back it up while a server uses it."""
        if self._is_file:
            _copy(Path(self.url), self._backup)
        else:
            self._backup.write_text(dump(self.url), encoding="utf-8")

    def restore(self) -> None:
        """Put what was backed up in its place."""
        if self._is_file:
            _copy(self._backup, Path(self.url))
        else:
            restore(self.url, self._backup.read_text(encoding="utf-8"))


def _copy(source: Path, target: Path) -> None:
    """Copy a database as `.backup` and `.restore` of the program sqlite3 do."""
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other, pages=8, sleep=0.001)


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """An empty database."""
    if request.param == "sqlite":
        return Kept(str(tmp_path / "tables.sqlite3"), tmp_path)
    return Kept(fresh_database(request.getfixturevalue("postgres")), tmp_path)


async def test_a_backup_is_restored_and_play_goes_on(kept: Kept, tmp_path: Path) -> None:
    with Served(kept.url, tmp_path) as server:
        await server.start()
        finished, *tokens = await two_people(server)
        async with at_table(server, finished, *tokens) as client:
            await client.play(1, 2)
        record = await _record(server, finished)
        under_way = await open_table(server, person("Ada"), person("Ben"), rules={}, start=True)
        table, seats = under_way["table"], list(under_way["tokens"].values())
        waiting = (await open_table(server, person("Ada"), {"kind": "open"}))["table"]
        async with at_table(server, table, *seats) as client:
            await _play_during(client, kept.back_up)
            later, *_ = await two_people(server)
            server.stop()
            assert await client.closed() == 1012

        kept.restore()
        purged = run("admin", "purge", "--yes", "--database", kept.url)
        assert purged == (0, "Deleted 2 tables.\n", "")
        left = json.loads(run("admin", "tables", "--json", "--database", kept.url).out)
        assert [(one["table"], one["stuck"]) for one in left] == [(finished, None)]

        await server.start()
        assert await _record(server, finished) == record
        async with connected(server) as client:
            for gone in (table, waiting, later):
                assert (await client.hello(gone, *seats))["code"] == "not_found"
        again, *tokens = await two_people(server)
        async with at_table(server, again, *tokens) as client:
            await client.play(1, 2)
        server.stop()


async def test_a_backup_holds_the_game_as_it_was_at_one_moment(kept: Kept, tmp_path: Path) -> None:
    with Served(kept.url, tmp_path) as server:
        await server.start()
        opened = await open_table(server, person("Ada"), person("Ben"), rules={}, start=True)
        table, seats = opened["table"], list(opened["tokens"].values())
        async with at_table(server, table, *seats) as client:
            await _play_during(client, kept.back_up)
            entries = client.seq
        server.stop()
        kept.restore()
        shown = json.loads(run("admin", "show", table, "--json", "--database", kept.url).out)
        assert (shown["phase"], shown["stuck"]) == ("playing", None)
        assert 0 < shown["entries"] < entries
        # Nobody has seen more of it: after a machine is lost it can be played on.
        await server.start()
        async with at_table(server, table, *seats) as client:
            assert client.seq == shown["entries"]
            await client.decide(client.position["actor"])
        server.stop()


def test_every_released_version_has_left_a_database() -> None:
    assert RELEASED
    for version in RELEASED:
        assert (WRITTEN.parent / f"written_by_{version.replace('.', '_')}" / "database.sql").is_file(), version


async def test_a_game_goes_on_after_an_upgrade(kept: Kept, tmp_path: Path) -> None:
    """Of version 1.0.0, which is the only one so far."""
    assert RELEASED == ["1.0.0"]
    _fill_as_version_1_0_0(kept.url, tmp_path)
    with Served(kept.url, tmp_path) as server:
        await server.start()
        assert await _record(server, FINISHED) == (WRITTEN / "finished.mahe").read_text(encoding="utf-8")
        async with at_table(server, UNDER_WAY, *TOKENS) as client:
            assert client.seq == 22
            await client.decide(client.position["actor"])
        server.stop()
        await server.start()
        async with at_table(server, UNDER_WAY, *TOKENS) as client:
            await client.play(1, 2)
        assert (await view(server, UNDER_WAY))["phase"] == "over"
        text = await _record(server, UNDER_WAY)
        server.stop()
    record = parse_record(text)
    *_, last = record.states()
    assert standing(last).winners
    assert check_dice(record) is not None


def _fill_as_version_1_0_0(url: str, folder: Path) -> None:
    old = folder / "old.sqlite3" if "://" in url else Path(url)
    with closing(sqlite3.connect(old)) as db:
        db.executescript((WRITTEN / "database.sql").read_text(encoding="utf-8"))
        rows = {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in ("tables", "keys", "events", "pulse")}
    if "://" in url:
        schema = (SCHEMAS / "0001.postgresql.sql").read_text(encoding="utf-8")
        execute(url, schema + "DELETE FROM tables; DELETE FROM pulse;" + "".join(_inserts(rows)))


def _inserts(rows: dict[str, list[tuple[object, ...]]]) -> list[str]:
    return [f"INSERT INTO {name} VALUES ({', '.join(map(_literal, row))});" for name in rows for row in rows[name]]


def _literal(value: object) -> str:
    match value:
        case None:
            return "NULL"
        case bytes():
            return f"'\\x{value.hex()}'"
        case str():
            return "'" + value.replace("'", "''") + "'"
        case _:
            return f"'{value!r}'"


async def _record(server: Served, table: str) -> str:
    async with server.http() as http:
        answer = await http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    return answer.text


async def _play_during(client: Client, work: Callable[[], None]) -> None:
    """Play from before *work* begins until a few moves after it has ended."""
    for _ in range(5):
        await client.decide(client.position["actor"])
    working = asyncio.create_task(asyncio.to_thread(work))
    while not working.done():
        await client.decide(client.position["actor"])
    await working
    for _ in range(5):
        await client.decide(client.position["actor"])
