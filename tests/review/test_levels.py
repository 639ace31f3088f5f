"""How well somebody decided, against the bots in the same positions."""

from __future__ import annotations

import pytest

from mahe.bots import LEVELS
from mahe.review import review
from mahe.review.levels import level_of
from mahe.review.players import players_of
from mahe.review.review import BLUNDER, MISTAKE
from mahe.rules import Rules
from tests.kit.solved import SHORT
from tests.review.records import SMALL_DECK, bots_record

BOTS = (0.5, 0.3, 0.1, 0.0)
SMALL = Rules(players=3, turtles_each=1, deck=SMALL_DECK, set_aside=3)


@pytest.mark.parametrize(
    ("given_away", "at_least", "below"),
    [
        (0.7, None, "hatchling"),
        (0.5, "hatchling", "swimmer"),
        (0.2, "swimmer", "navigator"),
        (0.1, "navigator", "ancient"),
        (0.05, "navigator", "ancient"),
        (0.0, "ancient", None),
    ],
)
def test_a_level_is_between_two_bots(given_away: float, at_least: str | None, below: str | None) -> None:
    found = level_of(given_away, BOTS)
    assert (found.at_least, found.below) == (at_least, below)
    assert dict(found.bots) == dict(zip(LEVELS, BOTS, strict=True))


@pytest.mark.parametrize("bot", ["navigator", "ancient"])
def test_a_bot_gives_away_what_it_is_said_to(bot: str) -> None:
    for seat in review(bots_record(SMALL, bot, 1)).seats:
        assert seat.level is not None
        assert dict(seat.level.bots)[bot] == pytest.approx(-seat.own_choices, abs=1e-6)


def test_ancient_gives_something_away_where_the_game_is_solved() -> None:
    reviews = [review(bots_record(SHORT, "ancient", seed)) for seed in range(6)]
    for found in reviews:
        for seat in found.seats:
            assert seat.level is not None
            assert dict(seat.level.bots)["ancient"] == pytest.approx(-seat.own_choices, abs=1e-6)
    assert sum(seat.own_choices for found in reviews for seat in found.seats) < 0


def test_mistakes_are_those_that_cost_something() -> None:
    found = review(bots_record(Rules(players=4), "hatchling", 1))
    assert found.mistakes
    for mistake in found.mistakes:
        step = found.steps[mistake.step]
        assert step.sign == ("blunder" if mistake.is_blunder else "mistake")
        assert mistake.given_away >= MISTAKE
        assert mistake.is_blunder == (mistake.given_away >= BLUNDER)
        assert -step.choices[mistake.seat - 1] == pytest.approx(mistake.given_away, abs=1e-9)
        assert mistake.chosen == step.event != mistake.best
    signs = [step for step in found.steps if step.sign in ("mistake", "blunder")]
    assert len(signs) == len(found.mistakes)


def test_turning_points_are_where_most_changes_hands() -> None:
    found = review(bots_record(Rules(players=4), "swimmer", 2))
    assert 0 < len(found.turning_points) <= 5
    assert list(found.turning_points) == sorted(found.turning_points)
    least = min(found.steps[number].swing for number in found.turning_points)
    others = [step.swing for number, step in enumerate(found.steps) if number not in found.turning_points]
    assert max(others) <= least or len(found.turning_points) < 5


def test_players_are_added_up_over_games() -> None:
    reviews = [review(bots_record(SMALL, bot, 1)) for bot in ("navigator", "hatchling")]
    first, second = players_of(reviews)
    assert (first.name, second.name) == ("bot:navigator", "bot:hatchling")
    assert (first.games, second.games) == (3, 3)
    assert first.result == second.result == pytest.approx(1 / 3)
    assert first.luck == pytest.approx(0, abs=1e-9)
    assert second.per_decision == pytest.approx(
        -sum(seat.own_choices for seat in reviews[1].seats) / sum(seat.decisions for seat in reviews[1].seats)
    )
