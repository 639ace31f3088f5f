"""Records of random games, whole and broken off, and of games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from mahe.bots import make_bot
from mahe.bots.sample_positions import all_tables
from mahe.play import BotPlayer, SeededDice, Table
from mahe.record import Record, record_game
from mahe.rules import Event, Rules, options, standing
from mahe.rules.rules import TABLE_SIZES
from tests.kit.games import play_out

SHARING = Rules(players=4, deck=(0, 0, 0, 0, 0, 6), set_aside=1)
"""Six eggs on every card: one win in ten is shared."""

SMALL_DECK = (1, 1, 1, 1, 1, 1)


def random_record(rules: Rules, random: Random, *, is_whole: bool) -> Record:
    """Return a game of random choices, to its end or up to a decision somewhere."""
    game = play_out(rules, random)
    events: tuple[Event, ...] = game.events
    if not is_whole:
        waiting = [number for number, state in enumerate(game.states) if options(state)]
        events = events[: random.choice(waiting)]
    return record_game(rules, [f"Player {seat}" for seat in rules.seats], events)


def later_record(rules: Rules, random: Random) -> Record:
    """Return a game of random choices that begins at any position, to its end."""
    game = play_out(rules, random)
    start = random.randrange(len(game.events))
    return record_game(rules, [""] * rules.players, game.events[start:], first=game.states[start])


def shared_win(random: Random) -> Record:
    """Return a game in which several share the win."""
    while True:
        record = random_record(SHARING, random, is_whole=True)
        *_, end = record.states()
        if len(standing(end).winners) > 1:
            return record


def small_tables() -> list[Rules]:
    """Return a table of every size with every house rule and variant, and short games."""
    tables = []
    for players, each in TABLE_SIZES:
        for number in range(8):
            rules = Rules(
                players=players,
                turtles_each=each,
                cards_as_dice=bool(number & 1),
                third_die_at_seven=bool(number & 2),
                bust_ends_turn=bool(number & 4),
                deck=SMALL_DECK,
                set_aside=3,
            )
            tables.append(rules)
    return tables


def every_kind(count: int) -> Iterator[Record]:
    """Yield *count* records: all kinds of tables in turn, a third of the games broken off, some wins shared."""
    tables = all_tables()
    for number in range(count):
        random = Random(number)
        if number % 20 == 19:
            yield shared_win(random)
        else:
            yield random_record(tables[number % len(tables)], random, is_whole=number % 3 != 0)


def bots_record(rules: Rules, bot: str, seed: int) -> Record:
    """Return a game between bots of one kind."""
    sitters = [BotPlayer(bot, make_bot(bot, Random(f"{seed}/{seat}"))) for seat in rules.seats]
    return Table(rules, sitters, SeededDice(Random(seed))).record()
