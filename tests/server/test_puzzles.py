"""The puzzles of a day over HTTP."""

from __future__ import annotations

from datetime import date

import pytest

from mahe.review.puzzles import puzzles_of
from mahe.server.position import view_position
from tests.server.kit import Json, Server

pytestmark = pytest.mark.anyio
DAY = date(2026, 11, 17)


async def ask(server: Server, day: str) -> Json:
    async with server.http() as http:
        answer = await http.get(f"/api/puzzles/{day}")
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


async def test_a_day_has_five_with_their_answers(server: Server) -> None:
    answer = await ask(server, "2026-11-17")
    assert answer["date"] == "2026-11-17"
    assert len(answer["puzzles"]) == 5
    for view, puzzle in zip(answer["puzzles"], puzzles_of(DAY), strict=True):
        assert (view["id"], view["text"]) == (puzzle.name, puzzle.text)
        assert view["kind"] == view["reason"]["kind"] == puzzle.kind.value
        assert view["position"] == view_position(puzzle.state)
        assert view["rules"]["players"] == puzzle.state.rules.players == len(view["hands"])
        assert view["decider"] == view["position"]["actor"]
        assert [option["event"] for option in view["options"]] == [
            option["event"] for option in view["position"]["options"]
        ]
        worths = [option["worth"] for option in view["options"]]
        assert worths == [option["chances"][view["decider"] - 1] for option in view["options"]]
        assert view["best"] == worths.index(max(worths))
        assert [option["gives_away"] for option in view["options"]] == [max(worths) - worth for worth in worths]


async def test_a_day_is_the_same_for_everyone_and_another_is_another(server: Server) -> None:
    first = await ask(server, "2026-11-17")
    assert first == await ask(server, "2026-11-17")
    assert first["puzzles"] != (await ask(server, "2026-11-18"))["puzzles"]


async def test_browsers_may_keep_a_day_for_a_while(server: Server) -> None:
    async with server.http() as http:
        answer = await http.get("/api/puzzles/2026-11-17")
    assert "max-age" in answer.headers["Cache-Control"]


@pytest.mark.parametrize(
    "day", ["today", "2026-02-30", "20261117", "2026-W47-2", "2026-11-17T00:00", "0000-01-01", "2026-11-1७"]
)
async def test_what_is_no_day_is_refused_in_a_sentence(server: Server, day: str) -> None:
    async with server.http() as http:
        answer = await http.get(f"/api/puzzles/{day}")
    assert answer.status_code == 400
    assert answer.json() == {
        "code": "bad_request",
        "sentence": "There is no such day; a day is written like 2026-11-17.",
    }
