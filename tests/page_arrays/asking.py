"""What bots and reviews answer, with NumPy or with the page's arrays. Its text also runs inside Pyodide."""

from __future__ import annotations

from random import Random
from typing import Any

from mahe.bots import bot_maker, make_bot
from mahe.bots.conformance import check_bot
from mahe.bots.lookahead_bot import LookaheadBot
from mahe.bots.oracle import Oracle, short_game
from mahe.bots.sample_positions import all_tables, sample_positions
from mahe.lab.simulate import play_games
from mahe.play import BotPlayer, SeededDice, Table
from mahe.record import format_record, parse_position, parse_record, parse_rules
from mahe.review.review import review
from mahe.review.review_json import format_review
from mahe.rules import Rules, options


def decided(bot: LookaheadBot, rules: Rules, seed: int, count: int) -> list[tuple[int, list[float]]]:
    """Return which option a bot chooses in sampled positions, and what each is worth to it."""
    found = []
    for sample in sample_positions(rules, seed, count):
        on_offer = options(sample.state)
        found.append((on_offer.index(bot.choose(sample.state, on_offer)), bot.worth(sample.state, on_offer)))
    return found


def decisions(name: str, seed: int, count: int) -> list[Any]:
    """Return the same for positions at every kind of table."""
    bot: Any = make_bot(name, Random(seed))
    return [decided(bot, rules, seed, count) for rules in all_tables()]


def solved_decisions(seed: int, count: int) -> list[Any]:
    """Return the same for positions of the solved short game."""
    return decided(Oracle(Random(seed), short_game()), short_game().rules, seed, count)


def game(rules: dict[str, Any], bots: list[str], seed: int, position: str | None = None) -> str:
    """Return the record of a game between bots."""
    table = parse_rules(rules)
    seats = [bots[index % len(bots)] for index in range(table.players)]
    if position is None:
        return format_record(next(play_games(table, seats, games=1, seed=seed)).record())
    sitters = [BotPlayer(bot, make_bot(bot, Random(f"{seed}/seat {seat}"))) for seat, bot in enumerate(seats, 1)]
    dice = SeededDice(Random(f"{seed}/dice"))
    return format_record(Table(table, sitters, dice, first=parse_position(position)).record())


def reviewed(record: str) -> Any:
    """Return the review of a game."""
    return format_review(review(parse_record(record)))


def conforms(name: str, seed: int, positions: int) -> bool:
    """Check that a bot does what any bot must."""
    check_bot(bot_maker(name), seed=seed, positions=positions)
    return True
