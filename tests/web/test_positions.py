"""Positions as the server tells them. web/src/study/setup.test.ts writes their texts from that."""

from __future__ import annotations

from tests.web.positions import FILE, positions


def test_the_positions_are_those_of_the_server() -> None:
    assert FILE.read_text(encoding="utf-8") == positions(), "run `python -m tests.web.positions`"
