"""A table comes back from its snapshot as it was, at every point of its log."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mahe.rules import Rules
from mahe.tablelog import Advised, Away, Body, Left, LoggedTable, Rematched, TipGiven, read_snapshot, write_snapshot
from tests.tablelog.test_table import game, parts


def _after(bodies: Sequence[Body]) -> LoggedTable:
    table = LoggedTable("table")
    for body in bodies:
        table.add(body)
    return table


@pytest.mark.parametrize(
    "rules",
    [
        Rules(players=2),
        Rules(players=3, cards_as_dice=True, deck=(2, 2, 1, 1, 0, 0), set_aside=1),
        Rules(players=7, third_die_at_seven=True, bust_ends_turn=True),
    ],
    ids=["two", "cards", "seven"],
)
def test_every_point_of_a_log_can_be_gone_on_from(rules: Rules) -> None:
    log = game(rules, [None] * (rules.players - 1) + ["swimmer"], 80)
    log.add(Advised(2), Away(1), TipGiven(1, bytes(range(32))), Left(2), Rematched("other-table"))
    table = read_snapshot("table", write_snapshot(_after(log.bodies[:1])))
    for body, before in zip(log.bodies[1:], range(1, len(log.bodies)), strict=True):
        assert table.seq == before
        table.add(body)
        table = read_snapshot("table", write_snapshot(table))
        assert parts(table) == parts(_after(log.bodies[: before + 1]))


def test_a_name_of_any_script_survives() -> None:
    log = game(Rules(players=2), [None, None], 3)
    log.table._reseat(1, name='Zoë "上" 🐢')
    again = read_snapshot("table", write_snapshot(log.table))
    assert again.seats == log.table.seats
