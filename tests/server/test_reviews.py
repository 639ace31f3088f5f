"""A review comes line by line, as it is found: for a record that is sent in, and for a table whose game is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from pydantic import ConfigDict, TypeAdapter

from mahe.record import format_record, parse_position, parse_record
from mahe.review import review
from mahe.review.review_json import format_review
from mahe.rules import Rules
from mahe.server import review_lines
from mahe.server.admin import host_of
from mahe.server.errors import Code, Refusal
from mahe.server.messages import analysis
from mahe.server.worker import Worker
from mahe.server.worker_process import WorkerProcess
from tests.review.records import random_record
from tests.server.clients import BOT, at_table, open_table, person, two_people
from tests.server.kit import SHORT, Json, Server, until
from tests.server.test_replay import GAMES

pytestmark = pytest.mark.anyio

STRICT = ConfigDict(extra="forbid", strict=True)
LINE: TypeAdapter[Any] = TypeAdapter(
    list[analysis.ReviewBegin | analysis.ReviewSteps | analysis.ReviewEnd | analysis.ReviewFailed], config=STRICT
)
SEVEN = format_record(random_record(Rules(players=7), Random(1), is_whole=True))
"""A game of some hundreds of events, whose review comes in many pieces."""


@asynccontextmanager
async def asked(server: Server, text: str | bytes) -> AsyncIterator[httpx.Response]:
    """Give the answer to a record that is sent in, of which nothing has been read yet."""
    async with (
        server.http() as http,
        http.stream("POST", "/api/review", content=text, headers={"Content-Type": "text/plain"}) as answer,
    ):
        yield answer


async def sent_in(server: Server, text: str | bytes) -> list[Json]:
    """Return the lines of a review."""
    async with asked(server, text) as answer:
        return lines(answer, await answer.aread())


def lines(answer: httpx.Response, body: bytes) -> list[Json]:
    """Return what the lines say, each of which must be as the protocol has it."""
    assert answer.status_code == 200, body
    assert answer.headers["content-type"] == "application/x-ndjson"
    found: list[Json] = [json.loads(line) for line in body.decode().splitlines()]
    for line in found:
        LINE.validate_python([line])
    return found


class Gate:
    """Lets only so many pieces of work begin."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, allowed: int) -> None:
        self.allowed = allowed
        self.begun = 0
        run = Worker.run

        async def wait_first(*args: Any) -> Any:
            while self.begun >= self.allowed:
                await asyncio.sleep(0.005)
            self.begun += 1
            return await run(*args)

        monkeypatch.setattr(Worker, "run", wait_first)


def together(found: list[Json]) -> Json:
    """Return a review from its lines as `mahe review --json` has it."""
    begin, *pieces, end = found
    assert begin["type"] == "begin"
    assert end["type"] == "end"
    steps = [step for piece in pieces for step in piece["steps"]]
    assert len(steps) == begin["events"]
    whole = {"rules": begin["rules"], **end, "steps": steps}
    del whole["type"]
    return whole


def assert_same(one: object, other: object) -> None:
    """Assert that two reviews are the same but for what the number of threads makes of a network's last digits."""
    if isinstance(one, dict) and isinstance(other, dict):
        assert one.keys() == other.keys()
        for key, value in one.items():
            assert_same(value, other[key])
    elif isinstance(one, list) and isinstance(other, list):
        assert len(one) == len(other)
        for here, there in zip(one, other, strict=True):
            assert_same(here, there)
    else:
        assert one == (pytest.approx(other, abs=1e-6) if isinstance(other, float) else other)


@pytest.mark.thorough
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
async def test_a_record_gets_the_review_that_the_command_writes(server: Server, path: Path) -> None:
    found = await sent_in(server, path.read_bytes())
    record = parse_record(path.read_text(encoding="utf-8"))
    assert found[0]["names"] == list(record.names)
    assert_same(together(found), json.loads(json.dumps(format_review(review(record)))))


async def test_every_step_and_every_mistake_has_the_position_before_it(server: Server) -> None:
    whole = together(await sent_in(server, SEVEN))
    states = list(parse_record(SEVEN).states())
    assert [parse_position(step["text"]) for step in whole["steps"]] == states[:-1]
    assert whole["mistakes"]
    for mistake in whole["mistakes"]:
        assert mistake["text"] == whole["steps"][mistake["step"]]["text"]
        worths = {json.dumps(option["event"]): option for option in mistake["options"]}
        assert worths[json.dumps(mistake["chosen"])]["worth"] == mistake["chance"]
        assert worths[json.dumps(mistake["chosen"])]["gives_away"] == mistake["given_away"]
        assert worths[json.dumps(mistake["best"])]["gives_away"] == 0


async def test_for_every_seat_the_five_numbers_add_up_to_the_sixth(server: Server) -> None:
    for seat in (await sent_in(server, SEVEN))[-1]["seats"]:
        parts = (seat[name] for name in ("first", "luck", "own_choices", "others_choices", "revision"))
        assert sum(parts) == pytest.approx(seat["result"], abs=1e-9)


async def test_it_arrives_as_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, 2)
    with Server() as server:
        async with asked(server, SEVEN) as answer:
            parts = answer.aiter_lines()
            assert json.loads(await anext(parts))["type"] == "begin"
            steps = json.loads(await anext(parts))["steps"]
            assert 0 < len(steps) < len(parse_record(SEVEN).events) / 2
            gate.allowed = 10**6
            rest = [json.loads(line) async for line in parts]
    assert [line["type"] for line in rest[-2:]] == ["steps", "end"]


async def test_those_who_ask_for_the_same_share_the_work_and_later_it_is_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate = Gate(monkeypatch, 3)
    with Server() as server:
        async with asked(server, SEVEN) as one, asked(server, SEVEN) as other:
            gate.allowed = 10**6
            found = [lines(answer, await answer.aread()) for answer in (one, other)]
        assert found[0] == found[1]
        pieces = len(found[0])
        assert gate.begun == pieces + 1, "each piece once, and that there are no more"
        again = await sent_in(server, SEVEN)
        assert gate.begun == pieces + 1
    assert again == found[0]


async def test_a_review_that_nobody_waits_for_any_more_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, 2)
    with Server() as server:
        async with asked(server, SEVEN) as answer:
            await anext(answer.aiter_lines())
            assert server.application.reviews.running == 1

        async def is_given_up() -> bool:
            return server.application.reviews.running == 0 and server.application.worker.waiting == 0

        await until(is_given_up)
        gate.allowed = 10**6
        begun = gate.begun
        assert together(await sent_in(server, SEVEN))["finished"]
        assert gate.begun > begun
        for _ in range(5):  # The places of those who went are free.
            await sent_in(server, SEVEN)


async def test_whoever_goes_before_their_turn_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, 0)
    with Server() as server:

        async def is_asked() -> bool:
            return server.application.reviews.running == 1

        async def is_given_up() -> bool:
            return server.application.reviews.running == 0 and server.application.worker.waiting == 0

        waiting = asyncio.create_task(sent_in(server, SEVEN))
        await until(is_asked)
        waiting.cancel()
        await until(is_given_up)
        gate.allowed = 10**6
        assert gate.begun == 0
        assert together(await sent_in(server, SEVEN))["finished"]


async def test_what_fails_in_the_middle_is_told_in_the_last_line(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, 2)
    with Server() as server:
        async with asked(server, SEVEN) as answer:
            parts = answer.aiter_lines()
            await anext(parts)

            async def lose(*_: object) -> None:
                raise Refusal(Code.UNAVAILABLE, "The process is gone.")

            monkeypatch.setattr(WorkerProcess, "__call__", lose)
            gate.allowed = 10**6
            *_, last = [json.loads(line) async for line in parts]
        assert last == {"type": "failed", "sentence": "The process is gone."}
        monkeypatch.undo()
        assert together(await sent_in(server, SEVEN))["finished"], "what failed is not remembered"


async def test_a_review_that_takes_too_long_ends_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    Gate(monkeypatch, 0)
    with Server(review_seconds=0.1) as server:
        async with asked(server, SEVEN) as answer:
            problem = json.loads(await answer.aread())
    assert (answer.status_code, problem["sentence"]) == (503, "This review takes too long; try again later.")


async def test_a_mistake_of_ours_is_logged_and_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gate = Gate(monkeypatch, 2)
    with Server() as server:
        async with asked(server, SEVEN) as answer:
            parts = answer.aiter_lines()
            await anext(parts)

            async def stumble(*_: object) -> None:
                raise RuntimeError("a mistake of ours")

            monkeypatch.setattr(WorkerProcess, "__call__", stumble)
            gate.allowed = 10**6
            *_, last = [json.loads(line) async for line in parts]
        assert last == {"type": "failed", "sentence": "Something went wrong in the server."}
        async with asked(server, SEVEN) as answer:
            assert answer.status_code == 500
        monkeypatch.undo()
    assert [record.message for record in caplog.records] == ["a review failed", "request failed"]


@pytest.mark.parametrize(
    ("text", "status", "part"),
    [
        ("", 409, "[Mahe"),
        (b"\xff\xfe", 400, "UTF-8"),
        (GAMES[0].read_text(encoding="utf-8").replace("=", "=9", 1), 409, "line"),
        ("x" * 70_000, 400, "too large"),
    ],
    ids=["empty", "no text", "wrong landing", "too large"],
)
async def test_a_bad_record_gets_one_sentence(server: Server, text: str | bytes, status: int, part: str) -> None:
    async with asked(server, text) as answer:
        problem = json.loads(await answer.aread())
    assert answer.status_code == status
    assert part in problem["sentence"]
    if status == 409:
        assert problem["line"] > 0


def test_a_game_without_end_is_not_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_lines, "MOST_EVENTS", 100)
    with pytest.raises(Refusal, match="too long to be reviewed") as caught:
        review_lines.review_piece(SEVEN.encode(), 0)
    assert caught.value.code is Code.IMPOSSIBLE


def test_a_piece_is_the_same_for_a_process_that_has_not_found_those_before_it() -> None:
    text = SEVEN.encode()
    pieces = [review_lines.review_piece(text, number) for number in range(5)]
    for number in (3, 0, 4):
        assert review_lines.review_piece(text, number) == pieces[number]


async def test_a_table_is_reviewed_when_its_game_is_over(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, rules=SHORT, start=True)
    path = f"/api/tables/{opened['table']}"
    async with server.http() as http:
        early = await http.get(f"{path}/review")
        assert (early.status_code, early.json()["code"]) == (409, "not_now")
        async with at_table(server, opened["table"], opened["tokens"]["1"]) as client:
            await client.play(1)
        answer = await http.get(f"{path}/review")
        found = lines(answer, answer.content)
        record = (await http.get(f"{path}/record")).text
        assert (await http.get("/api/tables/nowhere/review")).status_code == 404
    assert found[0]["names"] == ["Ada", "bot:swimmer"]
    assert found == await sent_in(server, record)


async def test_a_game_whose_table_was_closed_is_reviewed_as_far_as_it_went(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with Server(database) as server:
        table, token, _ = await two_people(server)
        async with at_table(server, table, token) as ada:
            await ada.decide(1)
            async with host_of(str(database)) as host:
                await host.close([table])
            await ada.until_entry("closed")
        async with server.http() as http:
            answer = await http.get(f"/api/tables/{table}/review")
        assert not lines(answer, answer.content)[-1]["finished"]


async def test_a_game_that_has_not_begun_is_not_reviewed(server: Server) -> None:
    table, *_ = await two_people(server, start=False)
    async with server.http() as http:
        assert (await http.get(f"/api/tables/{table}/review")).status_code == 409


async def test_another_sites_page_has_nothing_reviewed(server: Server) -> None:
    async with server.http() as http:
        refused = await http.post("/api/review", content=SEVEN, headers={"Origin": "http://evil.example"})
    assert (refused.status_code, refused.json()["code"]) == (403, "not_yours")


@pytest.mark.thorough
async def test_a_client_that_does_not_read_is_cut_off() -> None:
    with Server(slow_seconds=0.2) as server:
        long = format_record(
            random_record(Rules(players=7, deck=(0, 0, 0, 0, 0, 24), set_aside=0), Random(1), is_whole=True)
        )
        with server.raw() as connection:
            connection.sendall(
                b"POST /api/review HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(long) + long.encode()
            )

            async def is_cut_off() -> bool:
                return not server.application.limits.readings._taken

            async def is_at_work() -> bool:
                return bool(server.application.limits.readings._taken)

            await until(is_at_work)
            await until(is_cut_off)
