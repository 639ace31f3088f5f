"""Memory: what lasts is set aside, and what is over goes all the same."""

import asyncio
import gc
import weakref

import pytest

from mahe.server import garbage_collection, websocket_protocol
from mahe.server.http_protocol import HttpProtocol
from mahe.server.websocket_protocol import WebSocketProtocol
from tests.server.clients import BOT, at_table, connected, open_table, person
from tests.server.kit import Server, until

pytestmark = pytest.mark.anyio


class Loop:
    """An object that only the garbage collector can end."""

    def __init__(self) -> None:
        self.itself = self


def test_cycles_that_were_set_aside_go_after_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "_MOST_OBJECTS", 10**9)
    lasting = weakref.ref(Loop())
    gc.freeze()
    try:
        assert garbage_collection.collect(0.0, now=3599.0) == 0.0
        gc.collect()
        assert lasting() is not None
        assert garbage_collection.collect(0.0, now=3600.0) == 3600.0
        assert lasting() is None
    finally:
        gc.unfreeze()


def test_where_there_is_much_in_memory_nothing_is_paused_for_a_full_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "_MOST_OBJECTS", 10)
    lasting = weakref.ref(Loop())
    gc.freeze()
    try:
        assert garbage_collection.collect(0.0, now=3600.0) == 0.0
        assert lasting() is not None
    finally:
        gc.unfreeze()


async def test_a_table_goes_without_the_collector() -> None:
    with Server() as server:
        opened = await open_table(server, person("Ada"), BOT, start=True)
        gc.collect()
        gc.disable()
        try:
            async with at_table(server, opened["table"], opened["tokens"]["1"]) as client:
                await client.play(1)
            tables = server.application.tables
            table = weakref.ref(tables._live[opened["table"]])

            async def is_gone() -> bool:
                return table() is None

            async def has_left() -> bool:
                live = tables.peek(opened["table"])
                return live is not None and not live.viewers

            await until(has_left)
            del tables._live[opened["table"]]
            await until(is_gone)
        finally:
            gc.enable()


async def test_what_has_lasted_is_set_aside_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "_EVERY", 0.001)
    monkeypatch.setattr(garbage_collection, "_LOOK", 0.001)
    gc.unfreeze()
    keeping = asyncio.create_task(garbage_collection.keep_collecting_seldom())

    async def frozen() -> bool:
        return gc.get_freeze_count() > 0

    try:
        for _ in range(2):
            await until(frozen)
            gc.unfreeze()
    finally:
        keeping.cancel()
        gc.unfreeze()


async def test_much_that_comes_at_once_is_set_aside_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "_EVERY", 10**9)
    monkeypatch.setattr(garbage_collection, "_LOOK", 0.001)
    thresholds = gc.get_threshold()
    gc.unfreeze()
    gc.collect()
    keeping = asyncio.create_task(garbage_collection.keep_collecting_seldom())
    try:
        gc.set_threshold(10_000, 3, 100)
        crowd: list[Loop] = []

        async def frozen() -> bool:
            crowd.extend(Loop() for _ in range(20_000))
            return gc.get_freeze_count() > 0

        await until(frozen)
    finally:
        keeping.cancel()
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def test_a_connection_that_is_over_goes_without_the_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_protocol, "_DONE_AFTER", 0.2)
    with Server(slow_seconds=0.1) as server:
        opened = await open_table(server, person("Ada"), BOT, start=True)
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                async with at_table(server, opened["table"], opened["tokens"]["1"]):
                    assert protocols() >= 1
            await until(none_left)
        finally:
            gc.enable()


async def test_a_socket_keeps_nothing_of_the_request_that_opened_it() -> None:
    with Server() as server:
        async with connected(server) as client:
            await client.settle()
            gc.collect()
            kept = [thing for thing in gc.get_objects() if type(thing) is HttpProtocol]
            assert not any(one._limits is server.application.limits for one in kept)


async def test_the_request_that_opened_a_socket_goes_without_the_collector() -> None:
    with Server() as server:
        gc.collect()
        gc.disable()
        try:
            async with connected(server) as client:
                await client.settle()
                kept = [thing for thing in gc.get_objects() if type(thing) is HttpProtocol]
                assert not any(one._limits is server.application.limits for one in kept)
        finally:
            gc.enable()


async def none_left() -> bool:
    return protocols() == 0


def protocols() -> int:
    return sum(type(thing) is WebSocketProtocol for thing in gc.get_objects())
