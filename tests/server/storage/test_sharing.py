"""Several storages on one database, and one that is used in ways it should not be."""

import asyncio
import random
import sys

import pytest

from mahe.server.storage.interface import Status, StorageTrouble
from mahe.server.storage.sql import SqlStorage
from tests.server.storage.kit import PLAYING, entry, key, opened, seqs, table, together

pytestmark = pytest.mark.anyio


async def test_of_two_servers_that_race_for_a_number_one_wins(url: str) -> None:
    names = [f"table {n}" for n in range(12)]
    mixed = random.Random(7)
    async with opened(url, url) as storages:
        await together(*(storages[0].create(table(name)) for name in names))
        for seq in range(2, 17):
            tries = [(storage, name) for name in names for storage in storages]
            mixed.shuffle(tries)
            outcomes = await together(
                *(storage.append(name, (entry(seq, f"{id(storage)}-{seq}"),), PLAYING) for storage, name in tries)
            )
            assert sorted(outcomes) == ["SeqTaken"] * 12 + ["stored"] * 12
            won = [name for (_, name), outcome in zip(tries, outcomes, strict=True) if outcome == "stored"]
            assert sorted(won) == sorted(names)
        for name in names:
            assert await seqs(storages[1], name) == list(range(1, 17))
            assert await storages[0].load(name) == await storages[1].load(name)


async def test_of_two_servers_that_take_one_command_one_stores_it(url: str) -> None:
    async with opened(url, url) as (a, b):
        await a.create(table("t"))
        works = (a.append("t", (entry(2, "c"),), PLAYING), b.append("t", (entry(2, "c"),), PLAYING))
        assert sorted(await together(*works)) == ["CommandTaken", "stored"]


async def test_of_two_servers_that_create_one_table_one_does(url: str) -> None:
    async with opened(url, url) as storages:
        for n in range(10):
            works = [storage.create(table(f"table {n}", keys=(key("a", 1),))) for storage in storages]
            assert sorted(await together(*works)) == ["SeqTaken", "stored"]


async def test_of_servers_that_claim_at_once_one_gets_each_table(url: str) -> None:
    names = [f"table {n:02}" for n in range(30)]
    async with opened(url, url, url) as storages:
        await together(*(storages[0].create(table(name)) for name in names))
        claims = await asyncio.gather(*(storage.claim(names, 100.0, 104.0) for storage in storages))
        assert sorted(name for claimed in claims for name in claimed) == names


async def test_of_two_servers_that_beat_after_a_gap_one_puts_off_the_clocks(url: str) -> None:
    async with opened(url, url) as storages:
        await storages[0].create(table("t", status=Status("playing", public=True, due=50.0)))
        await storages[0].beat(100.0)
        gaps = await asyncio.gather(*(storage.beat(130.0) for storage in storages))
        assert sorted(gaps) == [0.0, 30.0]
        assert await storages[1].due(80.0, 1) == ("t",)
        assert await storages[1].due(79.0, 1) == ()


async def test_expiry_and_beats_go_on_beside_moves(url: str) -> None:
    names = [f"table {n}" for n in range(20)]
    async with opened(url, url) as (a, b):
        await together(*(a.create(table(name, status=Status("playing", public=True, due=1.0))) for name in names))

        async def play(name: str) -> None:
            for seq in range(2, 12):
                await a.append(name, (entry(seq, at=5000.0),), Status("playing", public=True, due=2.0))

        async def sweep() -> None:
            for n in range(10):
                await b.beat(n * 100.0)
                await b.expire(100.0, 100.0)

        assert set(await together(*map(play, names), sweep())) == {"stored"}
        for name in names:
            assert await seqs(b, name) == list(range(1, 12))


async def test_a_work_no_database_can_take_fails_alone(url: str) -> None:
    async with opened(url) as (storage,):
        await together(storage.create(table("a")), storage.create(table("b")))
        good, bad = await asyncio.gather(
            storage.append("a", (entry(2),), PLAYING),
            storage.append("b", (entry(2, seat=2**70),), PLAYING),
            return_exceptions=True,
        )
        assert good is None
        assert isinstance(bad, Exception)
        assert await seqs(storage, "a") == [1, 2]
        assert await seqs(storage, "b") == [1]


async def test_who_is_cancelled_leaves_no_transaction_open(url: str) -> None:
    async with opened(url) as (storage,):
        await storage.create(table("t"))
        calls = (lambda: storage.beat(1.0), lambda: storage.delete("u"), lambda: storage.expire(1.0, 1.0))
        for n in range(60):
            for call in (*calls, lambda: storage.load("t")):
                task: asyncio.Task[object] = asyncio.create_task(call())
                for _ in range(n // 3):
                    await asyncio.sleep(0)
                await asyncio.sleep(n % 3 * 0.0002)
                task.cancel()
                await asyncio.wait([task])
            await storage.append("t", (entry(n + 2),), PLAYING)
            assert await storage.beat(1.0) == 0.0
        assert await seqs(storage, "t") == list(range(1, 62))


async def test_closing_stores_what_waits(url: str) -> None:
    async with opened(url) as (storage,):
        await storage.create(table("t"))
        works = [asyncio.create_task(storage.append("t", (entry(seq),), PLAYING)) for seq in range(2, 400)]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*works)
        with pytest.raises(StorageTrouble, match="not open"):
            await storage.append("t", (entry(400),), PLAYING)
        with pytest.raises(StorageTrouble, match="not open"):
            await storage.load("t")
        with pytest.raises(StorageTrouble, match="not open"):
            await storage.delete("t")
        await storage.open()
        assert await seqs(storage, "t") == list(range(1, 400))


@pytest.mark.parametrize(
    "wrong", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite://host/file", "mysql://a/b"]
)
def test_only_files_and_postgresql_are_databases(wrong: str) -> None:
    with pytest.raises(StorageTrouble, match="sqlite:///path"):
        SqlStorage(wrong)


def test_postgresql_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "mahe.server.storage.postgres", raising=False)
    with pytest.raises(StorageTrouble, match=r"install mahe\[postgres\]"):
        SqlStorage("postgresql://localhost/mahe")


async def test_a_postgresql_that_is_not_there_is_trouble() -> None:
    with pytest.raises(StorageTrouble, match="cannot be used"):
        await SqlStorage("postgresql://postgres@/mahe?host=/nowhere").open()
    with pytest.raises(StorageTrouble, match="cannot be used"):
        await SqlStorage("postgresql://postgres@127.0.0.1:1/mahe").open()
