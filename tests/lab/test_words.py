"""Tables in words."""

from __future__ import annotations

import pytest

from mahe.lab.words import bot_words, games_words, opponent_words, subject_words, table_words
from mahe.rules import STANDARD, Rules


def test_a_standard_table_is_told_by_its_size() -> None:
    assert table_words(STANDARD) == "4 players with one turtle each"
    assert table_words(Rules(players=2)) == "2 players with two turtles each"


def test_what_is_not_standard_is_told() -> None:
    rules = Rules(
        cards_as_dice=True, third_die_at_seven=True, bust_ends_turn=True, deck=(4, 4, 4, 4, 4, 4), set_aside=3
    )
    assert table_words(rules) == (
        "4 players with one turtle each, cards as dice, a third die at seven, a bust ends the turn, deck 4 4 4 4 4 4, "
        "3 cards set aside"
    )


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (Rules(deck=(4, 4, 4, 4, 4, 4)), "the deck"),
        (Rules(third_die_at_seven=True), "a third die at seven"),
        (Rules(players=2), "the size of the table"),
        (Rules(players=7), "the size of the table"),
        (Rules(players=7, set_aside=3), "it"),
        (STANDARD, "it"),
    ],
)
def test_the_one_thing_that_differs_is_named(other: Rules, words: str) -> None:
    assert subject_words([STANDARD, other, STANDARD]) == words


def test_a_second_turtle_alone_is_named() -> None:
    assert subject_words([Rules(players=2), Rules(players=2, turtles_each=1)]) == "a second turtle"


def test_bots_are_named_once_if_they_are_all_alike() -> None:
    assert bot_words(["swimmer", "swimmer"]) == "swimmer in every seat"
    assert bot_words(["swimmer", "hatchling"]) == "swimmer, hatchling"
    assert opponent_words(["hatchling"]) == "against hatchling from every seat in turn"
    assert opponent_words(["swimmer", "hatchling"]) == "against swimmer, hatchling from every seat in turn"


def test_one_game_is_one_game() -> None:
    assert (games_words(1), games_words(1000)) == ("1 game", "1,000 games")
