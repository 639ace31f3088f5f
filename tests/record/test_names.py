"""The names of seats: people's as they are, bots' with a prefix."""

from __future__ import annotations

import pytest

from mahe.record import format_bot, parse_bot


@pytest.mark.parametrize("bot", ["swimmer", "ancient", "my_package:Bot"])
def test_a_bot_is_read_back(bot: str) -> None:
    assert format_bot(bot) == f"bot:{bot}"
    assert parse_bot(format_bot(bot)) == bot


@pytest.mark.parametrize("person", ["", "Ada", "swimmer", "Bot:swimmer", "robot:swimmer", " bot:swimmer"])
def test_everybody_else_is_a_person(person: str) -> None:
    assert parse_bot(person) is None
