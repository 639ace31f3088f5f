"""Whole games from their notation."""

from __future__ import annotations

from mahe.play import Person, ScriptedDice, Table
from mahe.record import parse_record
from mahe.rules import Rolled, Rules, Turned


def game(rules: Rules, first_clutch: int, *turns: str) -> Table:
    """Return the table where *turns* were played, each a line of a record without its number."""
    tags = {
        "Mahe": "1",
        **{f"Seat{seat}": "" for seat in rules.seats},
        "Turtles": rules.turtles_each,
        "CardsAsDice": "yes" if rules.cards_as_dice else "no",
        "Deck": " ".join(map(str, rules.deck)),
        "SetAside": rules.set_aside,
        "FirstClutch": first_clutch,
    }
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    lines += ["", *(f"{number}. {turn}" for number, turn in enumerate(turns, 1)), ""]
    events = parse_record("\n".join(lines)).events
    table = Table(
        rules,
        [Person("") for _ in rules.seats],
        ScriptedDice([event for event in events if isinstance(event, Rolled | Turned)]),
    )
    for event in events:
        if not isinstance(event, Rolled | Turned):
            assert table.waiting_for is not None
            table.decide(table.waiting_for, event)
    assert table.waiting_for is None
    return table
