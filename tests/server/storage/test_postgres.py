"""What only a server can do to us: news, lost connections, restarts."""

import asyncio
import time
import uuid
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

import asyncpg
import pytest

from mahe.server.storage.interface import Addition, CommandTaken, StorageTrouble
from mahe.server.storage.notices import channel_of
from tests.server.postgres import fresh_database, server
from tests.server.storage.kit import PLAYING, entry, key, opened, seqs, table, together

pytestmark = pytest.mark.anyio


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.02)


async def test_servers_hear_what_others_store(postgres: str) -> None:
    url = fresh_database(postgres)
    heard: list[list[str]] = [[], []]
    async with opened(url, url) as (a, b):
        a.listen(heard[0].append)
        b.listen(heard[1].append)
        for storage in (a, b):
            await together(storage.follow("t"), storage.follow("u"))
        await a.create(table("t"))
        await a.create(table("u"))
        await until(lambda: heard[1] == ["t", "u"])
        await together(*(a.append(name, (entry(seq),), PLAYING) for seq in (2, 3) for name in "tu"))
        await until(lambda: set(heard[1][2:]) == {"t", "u"})
        await b.append("u", (entry(4),), PLAYING)
        await until(lambda: heard[0] == ["u"])
        with pytest.raises(CommandTaken):
            await b.append("u", (entry(5, "c"), entry(6, "c")), PLAYING)
        await b.append("t", (entry(4),), PLAYING)
        await until(lambda: heard[0] == ["u", "t"])


async def test_a_notification_brings_what_another_server_appends_if_that_is_all_and_short(postgres: str) -> None:
    url = fresh_database(postgres)
    heard: list[object] = []
    async with opened(url, url) as (a, b):
        b.listen(heard.append, added=lambda table, read: heard.append((table, read())))
        await together(a.follow("t"), b.follow("t"))
        await a.create(table("t"))
        await until(lambda: heard == ["t"])
        a.listen(lambda _: heard.append("a"))
        await b.append("t", (entry(2),), PLAYING)
        await until(lambda: heard == ["t", "a"])  # From now on a knows that it is not alone.
        heard.clear()
        entries = (entry(3, "c", name='Ærøskøbing "\u2028'), entry(4, at=0.1 + 0.2))
        status = PLAYING._replace(due=1234.5)
        await a.append("t", entries, status)
        await a.append("t", (entry(5, text="é" * 5000),), PLAYING)
        await a.append("t", (entry(6),), PLAYING, keys=[key("k", 1)])
        await a.append("t", (entry(7),), PLAYING, dropped=[1])
        await a.append("t", (entry(8),), None)
        await until(lambda: len(heard) == 5)
        assert heard == [("t", Addition(status, entries)), "t", "t", "t", ("t", Addition(None, (entry(8),)))]


async def test_servers_hear_what_others_delete(postgres: str) -> None:
    url = fresh_database(postgres)
    heard: list[list[str]] = [[], []]
    async with opened(url, url) as (a, b):
        a.listen(heard[0].append)
        b.listen(heard[1].append)
        for name in "tuv":
            await a.create(table(name))
        await a.delete("t")
        await until(lambda: heard[1] == ["t"])
        assert await a.expire(1e12, 1e12) == 2
        await until(lambda: heard[1] == ["t", "u", "v"])
        await a.delete("t")
        await a.create(table("w"))
        await a.delete("w")
        await until(lambda: heard[1] == ["t", "u", "v", "w"])
        assert heard[0] == []


async def test_what_is_stored_is_heard_of_only_while_the_table_is_followed(postgres: str) -> None:
    url = fresh_database(postgres)
    heard: list[str] = []
    assert channel_of("t") != channel_of("u")
    async with opened(url, url) as (a, b):
        b.listen(heard.append)
        await together(a.create(table("t")), a.create(table("u")))
        await together(b.follow("t"), b.follow("u"), b.follow("t"))
        await a.append("t", (entry(2),), PLAYING)
        await until(lambda: heard == ["t"])
        b.unfollow("t")
        await b.follow("v")
        await a.append("t", (entry(3),), PLAYING)
        await until(lambda: heard == ["t", "t"])  # It was followed twice.
        b.unfollow("t")
        await b.follow("w")  # By the time it returns, the other one is forgotten.
        await a.append("t", (entry(4),), PLAYING)
        await a.append("u", (entry(2),), PLAYING)
        await until(lambda: heard == ["t", "t", "u"])
        await b.follow("t")
        await a.append("t", (entry(5),), PLAYING)
        await until(lambda: heard == ["t", "t", "u", "t"])


async def test_of_a_batch_all_is_stored_except_what_cannot_be(postgres: str) -> None:
    due = PLAYING._replace(due=1234.5)
    async with opened(fresh_database(postgres)) as (storage,):
        for wrong, error in ((entry(4), "SeqTaken"), (entry(6), "SeqTaken"), (entry(5, "c"), "CommandTaken")):
            names = [f"{error} {wrong.seq} {number}" for number in range(10)]
            await together(*(storage.create(table(name)) for name in names))
            assert set(await together(*(storage.append(n, (entry(2, "c"), entry(3)), due) for n in names))) == {
                "stored"
            }
            assert set(await together(*(storage.append(n, (entry(4),), None) for n in names))) == {"stored"}
            works = [storage.append(n, (wrong if n == names[7] else entry(5),), PLAYING) for n in names]
            assert await together(*works) == ["stored"] * 7 + [error] + ["stored"] * 2
            for name in names:
                stored = await storage.load(name, 0)
                assert stored is not None
                is_wrong = name == names[7]
                assert [one.seq for one in stored.entries] == [1, 2, 3, 4, 5][: 4 if is_wrong else 5]
                assert stored.entries[1] == entry(2, "c")
                assert stored.status == (due if is_wrong else PLAYING)


async def test_servers_hear_what_others_signal(postgres: str) -> None:
    url = fresh_database(postgres)
    heard: list[tuple[str, str]] = []
    news: list[str] = []
    async with opened(url, url) as (a, b):
        b.listen(news.append, lambda _, table, text: heard.append((table, text)))
        texts = [f'{{"a": "b {n} é"}}' for n in range(2500)]
        for text in texts:
            a.signal("t", text)
        await until(lambda: len(heard) == 2500)
        assert heard == [("t", text) for text in texts]
        assert news == []


async def test_all_servers_go_by_the_databases_time(postgres: str) -> None:
    async with opened(fresh_database(postgres)) as (storage,):
        assert abs((await storage.time() or 0.0) - time.time()) < 60.0


async def test_long_silence_is_no_reason_to_stop_listening(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mahe.server.storage.listener._SILENCE", 0.02)
    url = fresh_database(postgres)
    heard: list[str] = []
    async with opened(url, url) as (a, b):
        b.listen(heard.append)
        asked: set[datetime] = set()
        onlooker = await asyncpg.connect(url)
        while len(asked) < 4:
            found = "SELECT query_start FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT 1'"
            asked |= {row["query_start"] for row in await onlooker.fetch(found)}
        await onlooker.close()
        await b.follow("t")
        await a.create(table("t"))
        await until(lambda: heard == ["t"])


async def test_a_restarted_server_is_found_again() -> None:
    with server() as running:
        heard: list[str] = []
        async with opened(running.url, running.url) as (a, b):
            b.listen(heard.append)
            await b.follow("t")
            await a.create(table("t"))
            await until(lambda: heard == ["t"])
            running.stop()
            await b.follow("u")  # Nobody has to wait for it.
            for work in (a.append("t", (entry(2),), PLAYING), a.load("t"), a.delete("t"), a.beat(1.0), a.time()):
                with pytest.raises(StorageTrouble):
                    await work
            running.start()
            await a.append("t", (entry(2),), PLAYING)
            assert await seqs(a, "t") == [1, 2]
            assert await b.beat(1.0) == 0.0
            await until(lambda: "*" in heard)
            await a.append("t", (entry(3),), PLAYING)
            await until(lambda: heard[-1] == "t")
            await a.create(table("u"))
            await until(lambda: heard[-1] == "u")


async def test_a_restart_between_two_calls_goes_unnoticed() -> None:
    with server() as running:
        async with opened(running.url) as (storage,):
            await storage.create(table("t"))
            assert await seqs(storage, "t") == [1]
            running.stop()
            running.start()
            assert await seqs(storage, "t") == [1]
            await storage.append("t", (entry(2),), PLAYING)
            await storage.delete("t")
            assert await storage.load("t") is None


@pytest.mark.parametrize("word", ["BEGIN", "cut here", "COMMIT"])
async def test_a_connection_lost_while_storing_is_made_up_for(postgres: str, word: str) -> None:
    url = fresh_database(postgres)
    async with opened(url) as (direct,), _cut_after(url) as (through, arm), opened(through) as (storage,):
        await together(*(storage.create(table(name)) for name in "tuv"))
        await direct.append("u", (entry(2, "theirs"),), PLAYING)
        arm(word.encode())
        outcomes = await together(
            storage.append("t", (entry(2, "a", words="cut here"), entry(3)), PLAYING),
            storage.append("u", (entry(2, "b"),), PLAYING),
            storage.append("v", (), PLAYING),
            storage.create(table("w")),
            storage.append("t", (entry(4, "c"),), PLAYING),
        )
        assert outcomes == ["stored", "SeqTaken", "stored", "stored", "stored"]
        assert [await seqs(direct, name) for name in "tuvw"] == [[1, 2, 3, 4], [1, 2], [1], [1]]
        assert arm(b"") == b"", "it was not cut"


async def test_a_connection_lost_while_one_entry_is_stored_is_made_up_for(postgres: str) -> None:
    url = fresh_database(postgres)
    async with opened(url) as (direct,), _cut_after(url) as (through, arm), opened(through) as (storage,):
        await storage.create(table("t"))
        arm(b"cut here")
        await storage.append("t", (entry(2, "a", words="cut here"), entry(3)), PLAYING)
        assert arm(b"") == b"", "it was not cut"
        assert await seqs(direct, "t") == [1, 2, 3]


async def test_one_decision_takes_one_round_trip(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    fetch = asyncpg.Connection.fetch

    async def note(connection: asyncpg.Connection, query: str, *values: object, **more: object) -> object:
        asked.append(query)
        return await fetch(connection, query, *values, **more)

    async with opened(fresh_database(postgres)) as (storage,):
        await storage.create(table("t"))
        monkeypatch.setattr(asyncpg.Connection, "fetch", note)
        await storage.append("t", (entry(2, "c"), entry(3)), PLAYING)
        assert len(asked) == 1
        await storage.append("t", (entry(4),), None)
        assert len(asked) == 2
        stored = await storage.load("t", 3)
        assert stored is not None
        assert (stored.status, stored.entries) == (PLAYING, (entry(4),))


@asynccontextmanager
async def _cut_after(url: str) -> AsyncIterator[tuple[str, Callable[[bytes], bytes]]]:
    """Stand between client and server, and cut them off once the client has said a certain word.

    What was said reaches the server; its answer does not reach the client.
    """
    target = Path(url.partition("?host=")[2]) / ".s.PGSQL.5432"
    front = Path(f"/tmp/mahe-{uuid.uuid4().hex[:12]}")  # the path of a socket must be short
    armed = [b""]
    handlers: set[asyncio.Task[None]] = set()

    def arm(word: bytes) -> bytes:
        before, armed[0] = armed[0], word
        return before

    async def pass_on(source: asyncio.StreamReader, sink: asyncio.StreamWriter, cut: asyncio.Event | None) -> None:
        while chunk := await source.read(65536):
            sink.write(chunk)
            await sink.drain()
            if cut is not None and armed[0] and armed[0] in chunk:
                armed[0] = b""
                cut.set()
                return

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        handlers.add(task)
        back_reader, back_writer = await asyncio.open_unix_connection(target)
        cut = asyncio.Event()
        back = asyncio.create_task(pass_on(back_reader, writer, None))
        ways = [back, asyncio.create_task(pass_on(reader, back_writer, cut))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if cut.is_set():
                back.cancel()
                writer.transport.abort()
                await asyncio.sleep(0.1)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            writer.transport.abort()
            back_writer.transport.abort()

    front.mkdir()
    listening = await asyncio.start_unix_server(serve, front / ".s.PGSQL.5432")
    try:
        yield url.replace(str(target.parent), str(front)), arm
    finally:
        listening.close()
        for handler in handlers:
            handler.cancel()
        await asyncio.gather(*handlers, return_exceptions=True)
        (front / ".s.PGSQL.5432").unlink(missing_ok=True)
        front.rmdir()
