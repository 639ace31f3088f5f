"""Memory and SQLite go through the same life, and give the same answers at every step."""

import asyncio
import json
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahe.rules import MaheError
from mahe.server.storage.interface import Entry, Status, Storage, Stored
from mahe.server.storage.memory import MemoryStorage
from mahe.server.storage.sql import SqlStorage
from tests.server.storage.kit import key, seqs

Step: TypeAlias = Callable[[Storage], Coroutine[Any, Any, Any]]

names = st.sampled_from(["a", "b"])
seats = st.integers(0, 2)
times = st.integers(0, 60).map(float)
keys = st.lists(st.builds(key, st.sampled_from("xyz"), seats), max_size=2)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63), 2**63)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(), inner, max_size=2),
    max_leaves=4,
)
statuses = st.builds(Status, st.sampled_from(["open", "playing", "over"]), st.booleans(), st.none() | times)


def entries(first: int, length: int) -> st.SearchStrategy[tuple[Entry, ...]]:
    commands = st.none() | st.sampled_from("pqr")
    bodies = st.dictionaries(st.text(), values, max_size=2).map(json.dumps)
    snapshots = st.sampled_from([None, None, "s"])
    return st.tuples(
        *(st.builds(Entry, st.just(first + n), seats, commands, bodies, times, snapshots) for n in range(length))
    )


@st.composite
def creations(draw: st.DrawFn) -> Step:
    stored = Stored(draw(names), b"s", draw(statuses), tuple(draw(keys)), draw(entries(1, draw(st.integers(1, 2)))))
    return lambda storage: storage.create(stored)


@st.composite
def appends(draw: st.DrawFn) -> Step:
    name, late, length = draw(names), draw(st.sampled_from([0, 0, 0, 0, -1, 1])), draw(st.integers(0, 2))
    made, status = draw(entries(0, length)), draw(statuses)
    new, dropped = draw(keys), draw(st.lists(seats, max_size=1))

    async def append(storage: Storage) -> None:
        first = len(await seqs(storage, name)) + 1 + late
        numbered = [one._replace(seq=first + n) for n, one in enumerate(made)]
        await storage.append(name, numbered, status, new, dropped)

    return append


steps = st.one_of(
    *([appends()] * 5),
    creations(),
    st.builds(lambda name: lambda storage: storage.delete(name), names),
    st.builds(lambda a, b: lambda storage: storage.expire(a, b), times, times),
    st.builds(lambda now: lambda storage: storage.beat(now), times),
    st.builds(lambda name: lambda storage: storage.archive(name, "archive"), names),
)


async def answers(storage: Storage, step: Step) -> list[Any]:
    try:
        answer = await step(storage)
    except MaheError as error:
        answer = (type(error), str(error))
    loaded = [await reading for name in "ab" for reading in (storage.load(name), storage.load(name, 0))]
    loaded += [await storage.read("a", start, end) for start, end in ((1, 1), (2, 3), (4, 9))]
    found = [await storage.find_command("a", seat, "p") for seat in range(3)]
    done = await storage.unarchived(30.0, 9)
    lists = [await storage.listed(phase, 9) for phase in ("open", "playing", "over")]
    return [answer, loaded, found, done, lists, await storage.due(60.0, 9), await storage.due(30.0, 1)]


@pytest.mark.thorough
@settings(max_examples=20)
@given(st.lists(creations(), min_size=1, max_size=3), st.lists(steps, min_size=5, max_size=15))
def test_memory_and_sqlite_tell_the_same(youth: list[Step], life: list[Step]) -> None:
    async def live(path: str) -> None:
        memory, file = MemoryStorage(), SqlStorage(path)
        await file.open()
        try:
            for step in youth + life:
                assert await answers(memory, step) == await answers(file, step)
        finally:
            await file.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live(str(Path(folder) / "a.db")))
