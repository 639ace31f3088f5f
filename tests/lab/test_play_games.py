"""Games of a seed."""

from __future__ import annotations

import random

import pytest

from mahe.bots import UnknownBot
from mahe.lab.simulate import play_games
from mahe.rules import STANDARD, Event, Rules

BOTS = ["swimmer", "hatchling", "swimmer", "hatchling"]


def games(count: int, seed: int, rules: Rules = STANDARD) -> list[list[Event]]:
    return [list(table.events) for table in play_games(rules, BOTS[: rules.players], games=count, seed=seed)]


def test_game_i_of_a_seed_does_not_depend_on_how_many_are_played() -> None:
    assert games(7, seed=1)[:3] == games(3, seed=1)


def test_the_same_seed_gives_the_same_games() -> None:
    assert games(3, seed=-5) == games(3, seed=-5)


def test_another_seed_gives_other_games() -> None:
    assert games(3, seed=1) != games(3, seed=2)


def test_the_games_of_a_seed_differ() -> None:
    first, second = games(2, seed=1)
    assert first != second


def test_the_first_card_does_not_depend_on_who_plays() -> None:
    assert [one[0] for one in games(9, seed=3)] == [one[0] for one in games(9, seed=3, rules=Rules(players=2))]


def test_every_table_is_finished_and_names_its_bots() -> None:
    for table in play_games(STANDARD, BOTS, games=3, seed=1):
        assert table.waiting_for is None
        assert table.record().names == tuple(f"bot:{name}" for name in BOTS)


def test_the_global_generator_is_untouched() -> None:
    before = random.getstate()
    games(2, seed=1)
    assert random.getstate() == before


def test_a_bot_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownBot):
        next(play_games(STANDARD, ["shark"] * 4, games=1, seed=1))


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="shorter"):
        next(play_games(STANDARD, BOTS[:3], games=1, seed=1))
