"""A table of every kind, small enough that whole games are quick."""

from __future__ import annotations

from mahe.rules import Rules

SMALL_DECK = (2, 2, 1, 1, 1, 1)

SIZES = [(players, each) for players in range(2, 8) for each in ((1, 2) if players <= 3 else (1,))]


def every_table() -> list[Rules]:
    """Return every size and number of turtles, each plain, with cards as dice, and with each house rule."""
    return [
        Rules(
            players=players,
            turtles_each=each,
            cards_as_dice=option == "cards",
            third_die_at_seven=option == "seven",
            bust_ends_turn=option == "bust",
            deck=SMALL_DECK,
        )
        for players, each in SIZES
        for option in ("plain", "cards", "seven", "bust")
    ]


def name_of(rules: Rules) -> str:
    """Return a short name for *rules*, for the list of tests."""
    options = ("cards_as_dice", "third_die_at_seven", "bust_ends_turn")
    chosen = [option for option in options if getattr(rules, option)] or ["plain"]
    return f"{rules.players}x{rules.turtles_each}-{chosen[0]}"
