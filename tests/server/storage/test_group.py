"""Group commit, in front of a pretended database."""

import asyncio
from collections.abc import Sequence

import pytest

from mahe.server.storage.group import LARGEST, GroupCommit
from mahe.server.storage.interface import SeqTaken, StorageTrouble
from mahe.server.storage.work import Work, work_of_append
from tests.server.storage.kit import PLAYING, together

pytestmark = pytest.mark.anyio


class Pretended:
    """Keeps the names of the works of each transaction. Names have a meaning."""

    def __init__(self) -> None:
        self.batches: list[str] = []

    async def commit(self, works: Sequence[Work]) -> Sequence[Exception | None]:
        names = [work.table for work in works]
        self.batches.append("".join(names) if len(names) < 20 else str(len(names)))
        await asyncio.sleep(0.01)
        if "!" in names:
            raise StorageTrouble("full")
        if "?" in names:
            raise OverflowError("too large")
        return [SeqTaken("taken") if name == "x" else None for name in names]


def work(name: str) -> Work:
    return work_of_append(name, (), PLAYING, (), ())


async def test_what_comes_during_a_commit_goes_into_the_next() -> None:
    pretended = Pretended()
    group = GroupCommit(pretended.commit)

    async def late(name: str) -> None:
        await asyncio.sleep(0.005)
        await group.store(work(name))

    outcomes = await together(group.store(work("a")), late("b"), late("x"), late("c"), group.store(work("d")))
    assert outcomes == ["stored", "stored", "SeqTaken", "stored", "stored"]
    assert pretended.batches == ["ad", "bxc"]


async def test_trouble_is_everybodys() -> None:
    pretended = Pretended()
    group = GroupCommit(pretended.commit)
    assert await together(*(group.store(work(name)) for name in "a!b")) == ["StorageTrouble"] * 3
    assert await together(group.store(work("c"))) == ["stored"]
    assert pretended.batches == ["a!b", "c"]


async def test_a_work_that_spoils_a_transaction_fails_alone() -> None:
    pretended = Pretended()
    group = GroupCommit(pretended.commit)
    assert await together(*(group.store(work(name)) for name in "a?x")) == ["stored", "OverflowError", "SeqTaken"]
    assert pretended.batches == ["a?x", "a", "?", "x"]


async def test_a_transaction_has_a_largest_size() -> None:
    pretended = Pretended()
    group = GroupCommit(pretended.commit)
    await together(*(group.store(work("a")) for _ in range(LARGEST + 30)))
    assert pretended.batches == [str(LARGEST), "30"]


async def test_who_gives_up_before_a_transaction_takes_it_stores_nothing() -> None:
    pretended = Pretended()
    group = GroupCommit(pretended.commit)
    first = group.store(work("a"))
    await asyncio.sleep(0.002)
    second = group.store(work("b"))
    third = group.store(work("c"))
    await asyncio.sleep(0)
    first.cancel()
    second.cancel()
    await third
    await group.finish()
    assert pretended.batches == ["a", "c"]
    assert first.cancelled()
    assert second.cancelled()


async def test_finishing_waits_for_all_that_waits() -> None:
    pretended = Pretended()
    group = GroupCommit(pretended.commit)
    await group.finish()
    tasks = [group.store(work("a")) for _ in range(LARGEST + 1)]
    await asyncio.sleep(0)
    await group.finish()
    assert pretended.batches == [str(LARGEST), "a"]
    await asyncio.gather(*tasks)
