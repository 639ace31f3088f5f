"""A whole game at the plain prompt, from the first line to the last."""

from __future__ import annotations

from random import Random

from mahe.locales import Words
from mahe.record import record_game
from mahe.rules import Rules, Turned
from mahe.terminal.plain_review import announce_review
from mahe.terminal.players import cast_of
from tests.kit import play_out
from tests.play.sitters import ADA, BEN, table_with
from tests.terminal.keyboard import screen_of

TWO_CARDS = Rules(players=2, turtles_each=1, deck=(0, 1, 0, 1, 0, 0), set_aside=0)


def heard_review() -> str:
    """Return what is said of a short game of two turtles each, by somebody against a bot."""
    game = play_out(Rules(players=2, deck=(0, 1, 0, 1, 0, 0), set_aside=0), Random(3))
    record = record_game(game.rules, ["Ada", "bot:swimmer"], game.events, extra=[("Advice", "1")])
    said: list[str] = []
    announce_review(lambda: record, cast_of(record.rules, record.names, Words("en")), (1,), said.append)
    return "\n".join([*said, ""])


def whole_game() -> str:
    """Return all that is on the screen."""
    table = table_with(TWO_CARDS, [ADA, BEN], [1, 2, 4, Turned(2), 5, 6, 3, 3, 6, 1, 4, 5])
    answers = ["2", "1", "1", "1", "", "1", "", "2", "", "2", "", "1", "", "2", "", "2"]
    screen = screen_of(table, answers)
    assert table.waiting_for is None
    return "\n".join([*screen, ""])
