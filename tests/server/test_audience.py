"""Many spectators at one table: everyone gets every message once and in order, players first, encoded only once."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahe.rules import Seat
from mahe.server import audience, table_views
from mahe.server.audience import SLICE, Audience
from tests.server.clients import at_table, bearer, log, open_table, person
from tests.server.kit import Server

MANY = 10 * SLICE + 1


class Watcher:
    """A viewer that keeps what it is sent."""

    def __init__(self, *seats: Seat) -> None:
        self.seats = frozenset(seats)
        self.presence = ""
        self.frames: list[bytes] = []

    def send(self, text: str) -> None:
        self.send_frames(b"\x81" + bytes((len(text),)) + text.encode())

    def send_frames(self, frames: bytes) -> None:
        self.frames.append(frames)

    @property
    def texts(self) -> list[str]:
        """The messages, each of which is short."""
        found, data = [], b"".join(self.frames)
        while data:
            end = 2 + data[1]
            found.append(data[2:end].decode())
            data = data[end:]
        return found


async def delivered(viewers: Audience) -> None:
    """Wait until nothing is queued."""
    while viewers._delivery is not None:
        await asyncio.sleep(0)


@given(
    st.lists(
        st.one_of(
            st.tuples(st.sampled_from(["join", "leave"]), st.integers(0, 19)),
            st.tuples(st.sampled_from(["send", "yield"]), st.integers(1, 3)),
        ),
        max_size=60,
    )
)
def test_whoever_comes_and_goes_gets_what_is_sent_meanwhile_once_and_in_order(steps: list[tuple[str, int]]) -> None:
    # A number stands for a viewer, of whom every fifth plays.

    async def follow() -> None:
        viewers = Audience()
        everyone = [Watcher(*([1] if number % 5 == 0 else [])) for number in range(20)]
        expected: list[list[str]] = [[] for _ in everyone]
        here = set(range(16))
        for number in here:
            viewers.add(everyone[number])
        sent = 0
        for what, number in steps:
            if what == "join":
                # What is queued for someone who comes again is part of the welcome.
                expected[number] = expected[number][: len(everyone[number].texts)]
                here.add(number)
                viewers.add(everyone[number])
            elif what == "leave":
                here.discard(number)
                viewers.discard(everyone[number])
                expected[number] = expected[number][: len(everyone[number].texts)]
            elif what == "send":
                for _ in range(number):
                    sent += 1
                    viewers.send(f"m{sent}")
                    for one in here:
                        expected[one].append(f"m{sent}")
            else:
                for _ in range(number):
                    await asyncio.sleep(0)
        await delivered(viewers)
        assert [one.texts for one in everyone] == expected
        assert len(viewers) == len(here)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(audience, "SLICE", 4)
        asyncio.run(follow())


@pytest.mark.anyio
async def test_players_hear_at_once_and_spectators_let_others_work_in_between() -> None:
    viewers, player, crowd = Audience(), Watcher(1), [Watcher() for _ in range(MANY)]
    for one in (*crowd, player):
        viewers.add(one)
    viewers.send("news")
    assert player.texts == ["news"]
    assert not any(one.frames for one in crowd)
    reached = []
    while viewers._delivery is not None:
        await asyncio.sleep(0)
        reached.append(sum(bool(one.frames) for one in crowd))
    steps = [after - before for before, after in zip([0, *reached], reached, strict=False)]
    assert max(steps) <= SLICE
    assert reached[-1] == MANY


@pytest.mark.anyio
async def test_a_message_is_encoded_once_for_all_spectators_whatever_other_tables_send() -> None:
    viewers, other, crowd = Audience(), Audience(), [Watcher() for _ in range(MANY)]
    for one in crowd:
        viewers.add(one)
    other.add(Watcher())
    viewers.send("news")
    number = 0
    while viewers._delivery is not None:
        for _ in range(100):
            number += 1
            other.send(f"other {number}")
        await asyncio.sleep(0)
    assert len({id(one.frames[0]) for one in crowd}) == 1


@pytest.mark.anyio
async def test_thousands_who_come_cost_a_few_messages_each() -> None:
    viewers, crowd = Audience(), [Watcher() for _ in range(5000)]
    for number, one in enumerate(crowd, 1):
        viewers.add(one)
        viewers.send_presence(f"{number} here")
    while any(one.presence != "5000 here" for one in crowd):
        await asyncio.sleep(0.01)
    await delivered(viewers)
    assert all(one.texts[-1] == "5000 here" for one in crowd)
    assert sum(len(one.texts) for one in crowd) <= 3 * len(crowd)


@pytest.mark.anyio
async def test_players_hear_of_each_other_while_spectators_wait_for_the_count() -> None:
    viewers, player, crowd = Audience(), Watcher(1), [Watcher() for _ in range(MANY)]
    for one in (*crowd, player):
        viewers.add(one)
    viewers.send_presence("one")
    viewers.send_presence("two")
    assert player.texts == ["one", "two"]
    while any(one.presence != "two" for one in crowd):
        await asyncio.sleep(0.01)
    await delivered(viewers)
    assert all(one.texts == ["one", "two"] for one in crowd)


@pytest.mark.anyio
async def test_nobody_is_let_go_before_all_that_is_queued() -> None:
    viewers, crowd = Audience(), [Watcher() for _ in range(MANY)]
    for one in crowd:
        viewers.add(one)
    viewers.send("news")
    viewers.send("gone")
    viewers.clear()
    assert all(one.texts == ["news", "gone"] for one in crowd)
    assert not viewers
    await delivered(viewers)
    assert all(one.texts == ["news", "gone"] for one in crowd)


@pytest.mark.anyio
async def test_a_crowd_of_sockets_sees_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audience, "SLICE", 3)
    with Server() as server:
        opened = await open_table(server, person("Ada"), person("Ben"), start=True)
        table, tokens = opened["table"], list(opened["tokens"].values())
        async with AsyncExitStack() as crowd:
            watchers = [await crowd.enter_async_context(at_table(server, table, seq=0)) for _ in range(10)]
            async with at_table(server, table, *tokens) as players:
                for one in (players, *watchers):
                    await one.get("presence", lambda message: (message["seats"], message["watchers"]) == ([1, 2], 10))
                await players.play(1, 2)
            everything = await log(server, table)
            async with server.http() as http:
                await http.delete(f"/api/tables/{table}", headers=bearer(opened["owner"]))
            for watcher in watchers:
                await watcher.get("gone")
                assert watcher.entries == everything


@pytest.mark.anyio
async def test_players_are_sent_one_frame_of_who_is_there() -> None:
    viewers, players = Audience(), [Watcher(seat) for seat in range(1, 8)]
    for player in players:
        viewers.add(player)
    viewers.send_presence("seven here")
    assert len({id(player.frames[0]) for player in players}) == 1
    assert {tuple(player.texts) for player in players} == {("seven here",)}


@pytest.mark.anyio
async def test_spectators_who_come_while_nothing_happens_are_shown_a_table_that_is_written_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await open_table(server, person("Ada"), person("Ben"), start=True)
    written: list[object] = []
    write = table_views.table_message

    def note(*args: Any) -> Any:
        written.append(args)
        return write(*args)

    monkeypatch.setattr("mahe.server.live_table.table_message", note)
    async with AsyncExitStack() as stack:
        shown = [await stack.enter_async_context(at_table(server, opened["table"])) for _ in range(5)]
        assert len(written) == 1
        assert len({client.texts[0] for client in shown}) == 1
        player = await stack.enter_async_context(at_table(server, opened["table"], opened["tokens"]["1"]))
        assert player.messages[0]["yours"] == [1]
        assert len(written) == 2
        await player.decide(1)
        later = await stack.enter_async_context(at_table(server, opened["table"]))
        assert later.messages[0]["table"]["seq"] == player.seq
        assert [seat["connected"] for seat in later.messages[0]["table"]["seats"]] == [True, False]
        assert len(written) == 3
