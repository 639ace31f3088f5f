"""From a log to the record of its game, and back: a finished game can be kept as its record alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mahe.play.fair import LENGTH
from mahe.play.fair_record import fair_tags, links_of
from mahe.record import Record, format_bot, parse_bot, record_game
from mahe.record.colours import colour_tags
from mahe.record.record import advice_tags, bot_name_tags
from mahe.rules import Outcome, Seat
from mahe.tablelog.entries import (
    Advised,
    Body,
    ChainBegun,
    Decided,
    Drawn,
    Filled,
    Left,
    Opened,
    Rematched,
    Sat,
    Started,
)
from mahe.tablelog.table import LoggedTable


def record_of(table: LoggedTable, log: Iterable[Body], date: str) -> Record:
    """Return the game of *table*, whose whole log is given, with everything needed to check its dice."""
    events = [body for body in log if isinstance(body, Decided | Drawn)]
    names = [format_bot(seat.name) if seat.kind == "bot" else seat.name for seat in table.seats]
    fair = fair_tags(
        table=table.id,
        server=table.server,
        players=[(seat.tip, seat.link) for seat in table.seats],
        alone=[body.number for body in events if isinstance(body, Drawn) and not body.player],
    )
    first = None if table.opening.position is None else table.opening.first
    return record_game(
        table.rules,
        names,
        [body.event for body in events],
        first=first,
        date=date,
        extra=[
            *colour_tags(table.opening.colours),
            *bot_name_tags([table.bot_name(seat) for seat in table.rules.seats]),
            *advice_tags(table.advised),
            *fair,
        ],
    )


def log_of(opening: Opened, record: Record, rematch: str | None) -> Iterator[Body]:
    """Yield a log with the game of *record*, dice that can be checked included, at a table opened by *opening*.

    Of whoever left during the game, or was away for a while, a record says nothing: the stand-in that had their seat in
    the end has it from the start.
    """
    links = links_of(record)
    yield opening
    left: list[Seat] = []
    for seat, (opened, name) in enumerate(zip(opening.seats, record.names, strict=True), 1):
        bot, tip = parse_bot(name), links.tips[seat - 1]
        if bot is None:
            yield Sat(seat, name, tip)
        elif tip:  # Someone sat here, whose dice need their chain.
            yield Sat(seat, bot, tip)
            left.append(seat)
        elif opened.kind != "bot":
            yield Filled(seat, bot)
    yield Started()
    yield from map(Advised, record.advised)
    draws = iter(links.draws)
    for event in record.events:
        if not isinstance(event, Outcome):
            yield Decided(event)
            continue
        number, link, player, by = next(draws)
        yield Drawn(event, number, link, player, by)
        if number % LENGTH == 0:
            yield ChainBegun(links.server[number // LENGTH])
    for seat in left:
        yield Left(seat)
    if rematch is not None:
        yield Rematched(rematch)
