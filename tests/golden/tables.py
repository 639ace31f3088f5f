"""Which games are golden: their rules, who plays them, and the seed."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from mahe.bots import make_bot
from mahe.lab.simulate import play_games
from mahe.play import BotPlayer, SeededDice, Table
from mahe.record import parse_position
from mahe.rules import TINY, Rules

SWIMMER: Final = "swimmer"
HATCHLING: Final = "hatchling"


@dataclass(frozen=True, slots=True)
class Golden:
    """One game."""

    name: str
    """Of its files."""

    rules: Rules

    seed: int

    bots: tuple[str, ...]
    """In turn from seat 1 on, and over again."""

    shown: int = 0
    """How many of its events the playthrough shows; 0 for no playthrough."""

    position: str | None = None
    """Where it begins, if not as usual."""

    def play(self) -> Table:
        """Return the finished game."""
        bots = [self.bots[index % len(self.bots)] for index in range(self.rules.players)]
        if self.position is None:
            return next(play_games(self.rules, bots, games=1, seed=self.seed))
        sitters = [
            BotPlayer(bot, make_bot(bot, Random(f"{self.seed}/seat {seat}"))) for seat, bot in enumerate(bots, 1)
        ]
        dice = SeededDice(Random(f"{self.seed}/dice"))
        return Table(self.rules, sitters, dice, first=parse_position(self.position))


MIXED: Final = (SWIMMER, HATCHLING)
THREE: Final = (SWIMMER, HATCHLING, SWIMMER)

GAMES: Final = (
    Golden("2_players", Rules(players=2), 47, MIXED),
    Golden("3_players", Rules(players=3), 12, MIXED),
    Golden("4_players", Rules(players=4), 17, MIXED, shown=60),
    Golden("5_players", Rules(players=5), 8, THREE),
    Golden("6_players", Rules(players=6), 52, THREE),
    Golden("7_players", Rules(players=7), 24, THREE),
    Golden("2_players_one_turtle", Rules(players=2, turtles_each=1), 251, (SWIMMER,)),
    Golden("3_players_one_turtle", Rules(players=3, turtles_each=1), 90, MIXED),
    Golden("2_players_cards", Rules(players=2, cards_as_dice=True), 100, MIXED, shown=60),
    Golden("4_players_cards", Rules(players=4, cards_as_dice=True), 262, MIXED),
    Golden("4_players_third_die_at_seven", Rules(third_die_at_seven=True), 88, MIXED),
    Golden("2_players_bust_ends_turn", Rules(players=2, bust_ends_turn=True), 26, (SWIMMER,)),
    Golden(
        "4_players_from_a_position",
        Rules(players=4, cards_as_dice=True),
        7,
        MIXED,
        position="4x1c/4BA17C/5/13..55.2!4/2:B2r",
    ),
    Golden("tiny", TINY, 1400, MIXED, shown=100),
)
