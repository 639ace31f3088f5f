"""A position given as text is told what it is worth, or what is wrong with it and where."""

from __future__ import annotations

from random import Random
from typing import Any

import httpx
import pytest
from pydantic import ConfigDict, TypeAdapter

from mahe.record import format_position, parse_position
from mahe.review import judge, value
from mahe.rules import CHANCE, Roll, Rules, Start, State, actor, apply, begin, chance, options
from mahe.server.messages.analysis import StudyView
from tests.kit.games import play_out
from tests.server.kit import Json, Server
from tests.server.test_reviews import Gate

pytestmark = pytest.mark.anyio

VIEW: TypeAdapter[Any] = TypeAdapter(list[StudyView], config=ConfigDict(extra="forbid", strict=True))
RULES = [
    Rules(players=7),
    Rules(players=2, cards_as_dice=True),
    Rules(players=2, turtles_each=1, deck=(1,) * 6, set_aside=3),
]


async def answer(server: Server, text: str) -> httpx.Response:
    async with server.http() as http:
        return await http.get("/api/position", params={"text": text})


async def study(server: Server, state: State) -> Json:
    """Return what the server knows about a position."""
    found = await answer(server, format_position(state))
    assert found.status_code == 200, found.text
    view: Json = found.json()
    VIEW.validate_python([view])
    return view


@pytest.mark.parametrize("rules", RULES, ids=["seven players", "cards", "solved"])
async def test_any_position_of_a_game_can_be_studied(server: Server, rules: Rules) -> None:
    states = play_out(rules, Random(2)).states
    for state in [*states[:12], *states[-12:]]:
        view = await study(server, state)
        assert view["text"] == format_position(state)
        assert view["chances"] == pytest.approx(value(state).chances, abs=1e-6)
        assert view["source"] == value(state).source.value
        assert view["hands"] == [list(held) for held in state.cards[1:]]
        assert view["unseen"] == list(state.unseen)
        assert (view["moved"], view["carded"]) == (state.moved, list(state.carded))
        assert view["decider"] == (actor(state) if options(state) else None)
        assert (view["standing"] is None) == (actor(state) is not None)
        after = {format_position(apply(state, event)) for event in options(state)}
        assert {option["text"] for option in view["options"]} == after
        for option, judged in zip(view["options"], judge(state).options if after else (), strict=True):
            assert option["worth"] == pytest.approx(judged.worth, abs=1e-6)
            assert option["gives_away"] == pytest.approx(judged.gives_away, abs=1e-6)
            assert option["chances"] == pytest.approx(judged.chances, abs=1e-6)
        outcomes = chance(state) if actor(state) is CHANCE else ()
        assert [(one["text"], one["weight"]) for one in view["outcomes"]] == [
            (format_position(apply(state, event)), weight) for event, weight in outcomes
        ]
        if outcomes:
            total = sum(one["weight"] for one in view["outcomes"])
            for seat, share in enumerate(view["chances"]):
                mean = sum(one["weight"] * one["chances"][seat] for one in view["outcomes"]) / total
                assert mean == pytest.approx(share, abs=1e-9)


async def test_the_best_option_gives_nothing_away_and_reasons_have_a_kind(server: Server) -> None:
    for state in play_out(Rules(players=4), Random(3)).states[::5]:
        if len(options(state)) > 1:
            found = (await study(server, state))["options"]
            assert min(option["gives_away"] for option in found) == 0
            for option in found:
                assert option["reason"] is None or (option["gives_away"] > 0 and option["reason"]["kind"])


async def test_dice_in_the_air_can_be_studied(server: Server) -> None:
    state = begin(Rules(players=2, turtles_each=1))
    state = apply(apply(state, chance(state)[0][0]), Start(state.rules.turtles[0]))
    view = await study(server, state)
    assert view["decider"] is None
    assert view["options"] == []
    assert [outcome["event"] for outcome in view["outcomes"]] == [{"type": "rolled", "pips": n} for n in range(1, 7)]


@pytest.mark.parametrize(
    "text",
    ["", "x", "2x1", "9x1/-/5/./1", "2x1/-/5/./3", "2x1/30A/5/./1", "2x1/-/5/./1 ", "\0", "2x1/-/5/6666./1", "é" * 500],
)
async def test_a_bad_text_is_told_what_is_wrong_with_it_and_where(server: Server, text: str) -> None:
    refused = await answer(server, text)
    problem = refused.json()
    assert (refused.status_code, problem["code"]) == (409, "impossible")
    assert problem["sentence"].endswith(".")
    assert 1 <= problem["column"] <= len(text) + 1


async def test_a_text_without_end_is_no_position(server: Server) -> None:
    assert (await answer(server, "x" * 501)).status_code == 400


async def test_what_was_studied_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch, 10**6)
    with Server() as server:
        first = await answer(server, "2x1/-/5/./1")
        assert (await answer(server, "2x1/-/5/./1")).content == first.content
    assert gate.begun == 1
    assert parse_position(first.json()["text"]) == parse_position("2x1/-/5/./1")


async def test_a_choice_that_throws_a_die_says_where_each_face_leads(server: Server) -> None:
    state = parse_position("4x1/4D9BA17C/5/13..55.2/2:B2")
    roll, stop = (await study(server, state))["options"]
    assert stop["outcomes"] == []
    rolling = await study(server, apply(state, Roll()))
    assert [one["text"] for one in roll["outcomes"]] == [one["text"] for one in rolling["outcomes"]]
    for one, same in zip(roll["outcomes"], rolling["outcomes"], strict=True):
        assert one["chances"] == pytest.approx(same["chances"], abs=1e-6)
        assert one["lands"] == same["lands"]
    lands = [one["lands"] for one in roll["outcomes"]]
    assert [one["space"] for one in lands] == [15, 17, 19, 21, 2, 0]
    assert [one["wins"] for one in lands] == [False, False, False, True, True, False]
    assert [one["onto"] for one in lands] == [[], ["C"], [], [], [], []]


async def test_a_card_lands_nowhere(server: Server) -> None:
    outcomes = (await study(server, begin(Rules(players=3))))["outcomes"]
    assert len(outcomes) == 6
    assert not any("lands" in one for one in outcomes)
