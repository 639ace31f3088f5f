"""Whole games by the messages that a page and its worker exchange, on the page's own store."""

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest

from mahe.browser.carrier import Carrier
from mahe.browser.storage import BrowserStorage
from mahe.record import parse_record
from tests.inside_page.stores import StoreHost

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "swimmer"}


class Window:
    """The page's side of one window."""

    def __init__(self, stores: StoreHost, database: str) -> None:
        self.waited_for_data = 0
        self.carrier = Carrier(self._hear, BrowserStorage(stores.window(database)), self._data)
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[tuple[int, str]]] = {}
        self.pieces: defaultdict[int, list[str]] = defaultdict(list)
        self.ended: set[int] = set()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: set[int] = set()

    async def _data(self) -> None:
        self.waited_for_data += 1

    def _hear(self, kind: str, number: int, a: Any = None, b: str = "", c: str = "") -> None:
        del b
        if kind == "answer":
            self._answers[number].set_result((int(a), c))
        elif kind == "piece":
            self.pieces[number].append(str(a))
        elif kind == "end":
            self.ended.add(number)
        elif kind == "hear":
            self.heard.put_nowait(json.loads(a))
        else:
            assert kind == "closed"
            self.closed.add(number)

    def ask(self, method: str, path: str, body: Any = None, token: str = "") -> asyncio.Future[tuple[int, str]]:
        """Ask for something; the answer is a status and a text."""
        number = next(self._numbers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        content = body if body is None or isinstance(body, str) else json.dumps(body)
        self.carrier.receive("ask", number, method, path, token, content)
        return answer

    async def open_table(self, *seats: Any, **more: Any) -> tuple[str, dict[str, str]]:
        """Open a table at which the game begins; return its id and the tokens."""
        rules = {"players": len(seats)}
        status, text = await self.ask("POST", "tables", {"rules": rules, "seats": list(seats), "start": True, **more})
        assert status == 201, text
        opened = json.loads(text)
        return opened["table"], opened["tokens"]

    def say(self, socket: int, **message: Any) -> None:
        """Say something on a socket."""
        self.carrier.receive("say", socket, json.dumps(message))

    async def next_of(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these kinds."""
        while True:
            message = await asyncio.wait_for(self.heard.get(), 20)
            if message["type"] in kinds:
                return message

    async def play(self, table: str, token: str, until: Callable[[int], bool] = lambda _: False) -> int:
        """Sit at a table and decide for seat 1, always the last option; return how many decisions were made."""
        self.carrier.receive("connect", 1)
        self.say(1, type="hello", table=table, tokens=[token])
        message, made = await self.next_of("table"), 0
        position, seq = message["table"]["position"], message["table"]["seq"]
        while position["actor"] is not None and not until(made):
            if position["actor"] == 1:
                made += 1
                event = position["options"][-1]["event"]
                self.say(1, type="decide", seat=1, seq=seq, command=f"c{seq:011}", event=event)
                assert (await self.next_of("accepted", "refused"))["type"] == "accepted"
            message = await self.next_of("entries")
            position, seq = message["position"], message["entries"][-1]["seq"]
        return made


@asynccontextmanager
async def window(stores: StoreHost, database: str) -> AsyncIterator[Window]:
    """Have a window open inside the block."""
    one = Window(stores, database)
    await one.carrier.games.open()
    try:
        yield one
    finally:
        await one.carrier.games.close()


async def test_a_whole_game_is_played_and_kept_as_a_record(stores: StoreHost) -> None:
    async with window(stores, "whole game") as ada:
        table, tokens = await ada.open_table({"kind": "person", "name": "Ada"}, BOT, BOT)
        assert await ada.play(table, tokens["1"]) > 10
        status, text = await ada.ask("GET", f"tables/{table}/record")
        assert status == 200
        assert parse_record(text).names[0] == "Ada"
        assert not ada.waited_for_data  # Swimmers need none.


async def test_a_game_goes_on_where_it_was_after_the_tab_is_gone(stores: StoreHost) -> None:
    async with window(stores, "crash") as ada:
        table, tokens = await ada.open_table({"kind": "person", "name": "Ada"}, BOT)
        await ada.play(table, tokens["1"], until=lambda made: made >= 8)
        before = json.loads((await ada.ask("GET", f"tables/{table}/log?limit=1000"))[1])
    async with window(stores, "crash") as ada:
        after = json.loads((await ada.ask("GET", f"tables/{table}/log?limit=1000"))[1])
        assert after[: len(before)] == before
        await ada.play(table, tokens["1"])
        assert json.loads((await ada.ask("GET", f"tables/{table}"))[1])["phase"] == "over"


async def test_two_windows_see_each_others_moves(stores: StoreHost) -> None:
    async with window(stores, "two windows") as ada, window(stores, "two windows") as other:
        table, tokens = await ada.open_table({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"})
        other.carrier.receive("connect", 1)
        other.say(1, type="hello", table=table, tokens=[tokens["2"]])
        seen = await other.next_of("table")
        await ada.play(table, tokens["1"], until=lambda made: made >= 1)
        news = await other.next_of("entries")
        assert news["entries"][0]["seq"] == seen["table"]["seq"] + 1


async def test_ancient_and_reviews_wait_for_what_they_need(stores: StoreHost) -> None:
    async with window(stores, "review") as ada:
        table, tokens = await ada.open_table({"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "ancient"})
        await ada.play(table, tokens["1"])
        assert ada.waited_for_data
        ada.waited_for_data = 0
        status, text = await ada.ask("GET", f"tables/{table}/review")
        assert (status, text) == (200, "")
        while 3 not in ada.ended and 2 not in ada.ended:
            await asyncio.sleep(0.01)
        lines = [json.loads(line) for piece in ada.pieces[2] for line in piece.splitlines()]
        assert [lines[0]["type"], lines[-1]["type"]] == ["begin", "end"]
        assert ada.waited_for_data


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "nothing", None, 404, "not_found"),
        ("GET", "tables/abcabcabcabc", None, 404, "not_found"),
        ("POST", "tables", {"seats": []}, 400, "bad_request"),
        ("POST", "tables", {"seats": [BOT, BOT], "rules": {"players": 3}}, 409, "impossible"),
        ("POST", "tables", "nonsense", 400, "bad_request"),
        ("POST", "replay", "nonsense", 409, "impossible"),
        ("POST", "review", "nonsense", 409, "impossible"),
        ("GET", "position?text=nonsense", None, 409, "impossible"),
        ("GET", "solved?a=99&b=0&face_up=3", None, 400, "bad_request"),
        ("GET", "solved/x", None, 400, "bad_request"),
        ("GET", "puzzles/yesterday", None, 400, "bad_request"),
        ("DELETE", "tables/abcabcabcabc", None, 401, "no_token"),
        ("GET", "tables/../host", None, 404, "not_found"),
    ],
)
async def test_bad_input_gets_one_sentence(
    stores: StoreHost, method: str, path: str, body: Any, status: int, code: str
) -> None:
    async with window(stores, "bad input") as ada:
        found, text = await ada.ask(method, path, body)
        problem = json.loads(text)
        assert (found, problem["code"]) == (status, code)
        assert problem["sentence"].endswith(".")


async def test_nonsense_on_a_socket_is_refused_and_loses_nothing(stores: StoreHost) -> None:
    async with window(stores, "nonsense") as ada:
        ada.carrier.receive("say", 7, "to nobody")
        ada.carrier.receive("connect", 1)
        for text in ("nonsense", "[]", '{"type":"decide"}', '{"type":"react","seat":1,"reaction":"wow"}'):
            ada.carrier.receive("say", 1, text)
            assert (await ada.next_of("refused"))["sentence"].endswith(".")
        ada.say(1, type="ping")
        await ada.next_of("pong")
        ada.carrier.receive("hang_up", 1)
        while not ada.closed:
            await asyncio.sleep(0.01)
        assert ada.closed == {1}
