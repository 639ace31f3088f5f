"""The solved game over HTTP: what oracle's file says, for any position and for questions."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from httpx import Response

from mahe.bots.oracle import Oracle, opened
from mahe.bots.sample_positions import sample_positions
from mahe.rules import LAST_CLUTCH, RAFT, Roll, Start, State, Stop, actor, options
from mahe.server.errors import Refusal
from mahe.server.position import view_position
from mahe.server.solved import CLOSE, LEAST_GAP, MOST_SEED, RULES, short_position, view_question, view_solved
from tests.kit.solved import SHORT, SOLVED
from tests.server.kit import Json, Server

pytestmark = pytest.mark.anyio

START: dict[str, Any] = {"a": 3, "b": 0, "face_up": 5}


async def look_up(server: Server, **query: Any) -> Response:
    async with server.http() as http:
        return await http.get("/api/solved", params=query)


async def ask(server: Server, seed: object) -> Response:
    async with server.http() as http:
        return await http.get(f"/api/solved/{seed}")


def won(state: State, seat: int) -> str:
    return "".join(str(eggs) for eggs, count in enumerate(state.cards[seat], 1) if count)


def query_of(state: State) -> dict[str, Any]:
    first, second = state.rules.turtles
    return {
        "a": state.space(first),
        "b": state.space(second),
        "top": first if state.riders(second) else second,
        "turn": state.turn,
        "face_up": state.face_up,
        "cards_a": won(state, 1),
        "cards_b": won(state, 2),
    }


def test_the_game_is_the_one_that_ships_solved() -> None:
    assert RULES == SHORT == opened(SOLVED).rules


async def test_a_position_is_worth_what_oracle_says(server: Server) -> None:
    oracle = Oracle(Random(0), SOLVED)
    seen = set()
    for sample in sample_positions(SHORT, 1, 80):
        state = sample.state._replace(mover=None, throw=0, rolling=False)
        mover = state.rules.turtles[state.turn - 1]
        answer = (await look_up(server, **query_of(state))).json()
        assert answer["position"] == json.loads(json.dumps(view_position(state)))
        assert answer["hands"] == [list(counts) for counts in state.cards[1:]]
        (mine,) = oracle.worth(state, (Start(mover),))
        assert answer["chances"][state.turn - 1] == pytest.approx(mine)
        assert sum(answer["chances"]) == pytest.approx(1)
        for throw in answer["throws"]:
            thrown = state._replace(mover=mover, throw=int("".join(map(str, throw["dice"]))))
            assert answer["decider"] == actor(thrown)
            assert options(thrown) == (Roll(), Stop())
            assert [throw["roll"], throw["stop"]] == pytest.approx(oracle.worth(thrown, (Roll(), Stop())))
            assert throw["lands"] == view_position(thrown)["options"][1]["lands"]
        seen.add((answer["decider"] == state.turn, state.face_up == LAST_CLUTCH))
    assert len(seen) == 4, "with a rider and without, and before the last clutch and at it"


async def test_every_throw_with_a_choice_is_told_once(server: Server) -> None:
    throws = (await look_up(server, **START)).json()["throws"]
    listed = [(len(throw["dice"]), sum(throw["dice"])) for throw in throws]
    assert listed == [(1, total) for total in range(1, 7)] + [(2, total) for total in range(2, 7)]


async def test_the_start_is_worth_the_best_choice_after_each_first_die(server: Server) -> None:
    answer = (await look_up(server, **START)).json()
    best = [max(throw["roll"], throw["stop"]) for throw in answer["throws"] if len(throw["dice"]) == 1]
    assert answer["chances"][0] == pytest.approx(sum(best) / 6)


async def test_whoever_is_on_top_decides(server: Server) -> None:
    stack = {"a": 12, "b": 12, "face_up": 5}
    for top, turn, decider in [("A", 1, 1), ("B", 1, 2), ("A", 2, 1), ("B", 2, 2)]:
        assert (await look_up(server, **stack, top=top, turn=turn)).json()["decider"] == decider
    on_the_raft = await look_up(server, a=RAFT, b=RAFT, face_up=5, top="B")
    assert on_the_raft.json()["decider"] == 1
    assert on_the_raft.json()["position"]["raft"] == ["A", "B"]


async def test_the_last_clutch_takes_all_if_nobody_is_far_ahead(server: Server) -> None:
    answer = (await look_up(server, a=20, b=0, face_up=7, cards_a="12", cards_b="4")).json()
    six = answer["throws"][5]
    assert (six["lands"]["wins"], six["stop"]) == (True, 1.0)


@pytest.mark.parametrize(
    ("more", "part"),
    [
        ({"a": 22}, "a: "),
        ({"b": -1}, "b: "),
        ({"a": "x"}, "a: "),
        ({"face_up": 0}, "face_up: "),
        ({"face_up": 8}, "face_up: "),
        ({"turn": 3}, "turn: "),
        ({"top": "C"}, "top: "),
        ({"cards_a": "7"}, "cards_a: "),
        ({"cards_b": "1234"}, "cards_b: "),
        ({"cards_b": "x" * 500}, "cards_b: "),
    ],
    ids=str,
)
async def test_a_request_of_the_wrong_form_is_refused(server: Server, more: Json, part: str) -> None:
    answer = await look_up(server, **{**START, **more})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert answer.json()["sentence"].startswith(part)


@pytest.mark.parametrize(
    ("more", "part"),
    [
        ({"cards_a": "5"}, "the 5 is there twice"),
        ({"cards_a": "3", "cards_b": "3"}, "the 3 is there twice"),
        ({"cards_a": "33"}, "the 3 is there twice"),
        ({"cards_a": "12", "cards_b": "34", "face_up": 7}, "not 4"),
        ({"cards_a": "12", "cards_b": "3"}, "only then"),
        ({"cards_a": "12", "face_up": 7}, "only then"),
    ],
    ids=str,
)
async def test_cards_that_cannot_lie_like_that_are_refused(server: Server, more: Json, part: str) -> None:
    answer = await look_up(server, **{**START, **more})
    assert (answer.status_code, answer.json()["code"]) == (409, "impossible")
    assert part in answer.json()["sentence"]


@pytest.mark.parametrize("seed", ["-1", str(MOST_SEED + 1), "x", "1.5", "9" * 5000])
async def test_a_seed_that_is_none_is_refused(server: Server, seed: str) -> None:
    answer = await ask(server, seed)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_a_seed_asks_the_same_again(server: Server) -> None:
    first = (await ask(server, 4)).json()
    view_question.cache_clear()
    assert (await ask(server, 4)).json() == first
    assert first["seed"] == 4
    assert (await ask(server, 5)).json()["position"] != first["position"]


def test_questions_are_decisions_of_seat_1_with_a_better_choice() -> None:
    questions = [view_question(seed) for seed in range(80)]
    oracle = Oracle(Random(0), SOLVED)
    for question in questions:
        position = question["position"]
        assert position["actor"] == 1
        assert [option["event"]["type"] for option in position["options"]] == ["roll", "stop"]
        places = {turtle: int(space) for space, stack in position["stacks"].items() for turtle in stack}
        top = next((stack[-1] for stack in position["stacks"].values() if len(stack) == 2), "B")
        state = short_position(
            (places.get("A", RAFT), places.get("B", RAFT)),
            top,
            position["turn"],
            position["face_up"],
            ("".join(map(str, _eggs(question["hands"][0]))), "".join(map(str, _eggs(question["hands"][1])))),
        )
        mover = state.rules.turtles[state.turn - 1]
        thrown = state._replace(mover=mover, throw=int("".join(map(str, position["dice"]))))
        assert view_position(thrown) == position
        assert question["worth"] == pytest.approx(oracle.worth(thrown, (Roll(), Stop())))
        assert abs(question["worth"][0] - question["worth"][1]) >= LEAST_GAP


def test_questions_are_of_many_kinds() -> None:
    questions = [view_question(seed) for seed in range(120)]
    rolls = sum(question["worth"][0] > question["worth"][1] for question in questions)
    riding = sum(question["position"]["turn"] == 2 for question in questions)
    close = sum(abs(question["worth"][0] - question["worth"][1]) <= CLOSE for question in questions)
    assert 40 < rolls < 80
    assert 20 < riding < 60
    assert 80 < close < 120
    assert {question["position"]["face_up"] for question in questions} == set(range(1, LAST_CLUTCH + 1))
    assert {len(question["position"]["dice"]) for question in questions} == {1, 2}


async def test_many_may_ask_at_once(server: Server) -> None:
    view_question.cache_clear()
    view_solved.cache_clear()
    answers = await asyncio.gather(
        *(ask(server, seed) for seed in range(30)),
        *(look_up(server, **{**START, "a": space}) for space in range(22)),
    )
    assert {answer.status_code for answer in answers} == {200}
    alone = Oracle(Random(0), SOLVED)
    for space, answer in enumerate(answers[30:]):
        state = short_position((space, 0), "B", 1, 5, ("", ""))
        (mine,) = alone.worth(state, (Start(RULES.turtles[0]),))
        assert answer.json()["chances"][0] == pytest.approx(mine)


def test_a_refusal_says_what_would_be_right() -> None:
    with pytest.raises(Refusal, match="when 3 cards are won"):
        short_position((1, 2), "B", 1, LAST_CLUTCH, ("", ""))


async def test_positions_told_are_counted() -> None:
    with Server() as fresh:
        await ask(fresh, 1)
        await look_up(fresh, **START)
        await look_up(fresh, **{**START, "a": 99})
        metrics = (await fresh.metrics()).text
    assert "mahe_solved_total 2.0" in metrics


def _eggs(counts: list[int]) -> list[int]:
    return [eggs for eggs, count in enumerate(counts, 1) if count]
