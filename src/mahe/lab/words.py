"""A table in words, for the head of an answer or a plot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from mahe.record.tags import format_numbers
from mahe.rules import Rules
from mahe.rules.rules import unusual_options

_SUBJECTS: Final = {
    "players": "the size of the table",
    "turtles_each": "a second turtle",
    "cards_as_dice": "playing cards as dice",
    "third_die_at_seven": "a third die at seven",
    "bust_ends_turn": "a bust that ends the turn",
    "deck": "the deck",
    "set_aside": "setting cards aside",
}
"""What changes when one of the rules does."""

TOO_FEW: Final = "too few games to tell anything"
"""In place of an answer, when the work was stopped too early."""


def table_words(rules: Rules) -> str:
    """Return the size of a table, and what is not standard about it."""
    words = [f"{rules.players} players with {'one turtle' if rules.turtles_each == 1 else 'two turtles'} each"]
    unusual = {
        "cards_as_dice": "cards as dice",
        "third_die_at_seven": "a third die at seven",
        "bust_ends_turn": "a bust ends the turn",
        "deck": f"deck {format_numbers(rules.deck)}",
        "set_aside": f"{rules.set_aside} card{'s' * (rules.set_aside != 1)} set aside",
    }
    return ", ".join([*words, *(unusual[option] for option in unusual_options(rules))])


def bot_words(bots: Sequence[str]) -> str:
    """Return who sits there."""
    return f"{bots[0]} in every seat" if len(set(bots)) == 1 else ", ".join(bots)


def games_words(games: int) -> str:
    """Return how many games."""
    return f"{games:,} {'game' if games == 1 else 'games'}"


def played_words(played: int, asked: int) -> str:
    """Return how many games were played, and of how many if that was not all."""
    return games_words(played) if played == asked else f"{games_words(played)} of {asked:,}, stopped early"


def engine_words(engine: str) -> str:
    """Return what the engine is called."""
    return "compiled kernel" if engine == "kernel" else "plain engine"


def measure_words(name: str) -> str:
    """Return what a measure of a comparison is called."""
    return name.replace("_", " ")


def opponent_words(opponents: Sequence[str]) -> str:
    """Return who sits in the other seats, for a search that tries each seat."""
    names = opponents[0] if len(set(opponents)) == 1 else ", ".join(opponents)
    return f"against {names} from every seat in turn"


def subject_words(tables: Sequence[Rules]) -> str:
    """Return the one thing in which *tables* differ, or "it" if there are several or none."""
    values = [asdict(rules) for rules in tables]
    differing = [name for name in _SUBJECTS if any(one[name] != values[0][name] for one in values)]
    if "players" in differing and "turtles_each" in differing:  # Small tables have two each.
        differing.remove("turtles_each")
    return _SUBJECTS[differing[0]] if len(differing) == 1 else "it"
