"""A whole game at the plain prompt, from the first line to the last."""

from __future__ import annotations

from mahe.rules import Rules, Turned
from tests.play.sitters import ADA, BEN, table_with
from tests.terminal.keyboard import screen_of

TWO_CARDS = Rules(players=2, turtles_each=1, deck=(0, 1, 0, 1, 0, 0), set_aside=0)


def whole_game() -> str:
    """Return all that is on the screen."""
    table = table_with(TWO_CARDS, [ADA, BEN], [1, 2, 4, Turned(2), 5, 6, 3, 3, 6, 1, 4, 5])
    answers = ["2", "1", "1", "1", "", "1", "", "2", "", "2", "", "1", "", "2", "", "2"]
    screen = screen_of(table, answers)
    assert table.waiting_for is None
    return "\n".join([*screen, ""])
