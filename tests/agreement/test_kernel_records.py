"""A game of the kernel as a record."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings

from mahe.kernel import events_of, walk
from mahe.lab.simulate_compiled import record_compiled
from mahe.record import format_record, parse_record, record_game
from mahe.rules import Rules
from tests.agreement.strategies import Seated, seated
from tests.cli.run import call


@given(seated())
@settings(max_examples=40)
def test_a_game_can_be_written_and_read(one: Seated) -> None:
    events = events_of(one.rules, one.policies, seed=one.seed, game=2)
    record = record_game(one.rules, [""] * one.rules.players, events)
    assert parse_record(format_record(record)) == record
    assert dict(record.tags)["Result"] != "*"
    assert events == tuple(step.event for step in walk(one.rules, one.policies, seed=one.seed, game=2).steps)


@pytest.mark.parametrize("players", range(2, 8))
def test_mahe_verify_finds_it_right(players: int, tmp_path: Path) -> None:
    rules = Rules(players=players, cards_as_dice=players % 2 == 0)
    record = record_compiled(rules, ["swimmer", *["hatchling"] * (players - 1)], seed=1, game=10**12)
    (tmp_path / "game.mahe").write_text(format_record(record), encoding="utf-8")
    answer = call("verify", str(tmp_path / "game.mahe"))
    assert (answer.status, answer.err) == (0, "")
    assert ": right, " in answer.out
    assert record.names[:2] == ("bot:swimmer", "bot:hatchling")
