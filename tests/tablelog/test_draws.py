"""Every draw of a table is recomputed, and none that was tampered with passes."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from mahe.play.fair import Chain
from mahe.tablelog import DrawChecker
from tests.browser.staged import finished

Json = dict[str, Any]
STAGED = finished(["Ada", "bot:swimmer"], turtles_each=1, deck=(1, 1, 1, 0, 0, 0), set_aside=1)
LOG: list[Json] = [
    {"seq": entry.seq, "seat": entry.seat, "body": json.loads(entry.body)} for entry in STAGED.stored.entries
]
TIP = LOG[0]["body"]["tip"]


def check(log: list[Json], pinned: str = "", sent: str = "") -> DrawChecker:
    checker = DrawChecker(STAGED.table, pinned, lambda _: None)
    if sent:
        checker.sent(1, sent)
    for entry in log:
        checker.add(entry)
    return checker


def draw(log: list[Json], kind: str) -> Json:
    """Return the third draw of a kind in a log."""
    body: Json = [entry["body"] for entry in log if entry["body"]["type"] == kind][2 if kind == "rolled" else 1]
    return body


def test_an_honest_game_passes() -> None:
    checker = check(LOG, TIP)
    assert checker.problems == []
    assert checker.checked == sum(entry["body"]["type"] in ("rolled", "turned") for entry in LOG)


@pytest.mark.parametrize(
    ("kind", "key", "value", "fault"),
    [
        ("rolled", "pips", 7, "value"),
        ("turned", "eggs", 7, "value"),
        ("rolled", "draw", 1, "number"),
        ("rolled", "link", "00" * 32, "server-link"),
        ("rolled", "link", "x", "server-link"),
        ("rolled", "player", "00" * 32, "player-link"),
        ("turned", "player", "00" * 32, "card-link"),
    ],
)
def test_a_draw_that_was_tampered_with_is_found(kind: str, key: str, value: object, fault: str) -> None:
    log = copy.deepcopy(LOG)
    draw(log, kind)[key] = value
    assert check(log).problems[0] == fault


def test_another_tip_than_the_first_is_found() -> None:
    assert check(LOG, "00" * 32).problems == ["server-tip"]


def test_a_chain_out_of_turn_is_found() -> None:
    log = copy.deepcopy(LOG)
    log.append({"seq": len(log) + 1, "seat": 0, "body": {"type": "chain", "tip": "00" * 32}})
    assert check(log).problems == ["chain"]


def test_a_second_tip_of_a_player_is_found() -> None:
    tip = Chain(bytes(32)).tip.hex()
    sat = [entry for entry in copy.deepcopy(LOG) if entry["body"]["type"] == "sat"]
    sat[0]["body"]["tip"] = tip
    again = {"seq": 99, "seat": 1, "body": {"type": "tip", "seat": 1, "tip": tip}}
    assert check([*LOG[:1], *sat, again]).problems == ["player-tip"]


def test_a_throw_without_the_link_that_was_sent_is_found() -> None:
    log = copy.deepcopy(LOG)
    assert check(log, sent="11" * 32).problems == ["own-link"]
