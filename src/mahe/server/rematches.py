"""Playing again: everyone is asked, and the game begins when all who are there have answered, or after a while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from mahe.rules import Seat
from mahe.server.background import Background
from mahe.server.errors import Code, Refusal, too_many_tables
from mahe.server.live_table import LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.messages.outbound import Rematch
from mahe.server.signals import Signals
from mahe.server.storage.interface import Key, SeqTaken, StorageTrouble
from mahe.server.table_requests import TableRequests, again, check_not_closed, is_host
from mahe.tablelog import (
    Away,
    Body,
    Filled,
    LoggedTable,
    RematchAnswered,
    Rematched,
    Sat,
    Series,
    Step,
    rematch_order,
)


class Rematches(TableRequests):
    """Asks all people of a finished game, and opens the table where they play again."""

    def __init__(self, tables: LiveTables, signals: Signals, background: Background) -> None:
        super().__init__(tables)
        self._signals = signals
        self._background = background

    @again
    async def answer(self, table: str, token: str, *, agrees: bool, may_open: Callable[[], bool]) -> Rematch:
        """Note whether whoever has *token* plays again, and begin if nobody who is there has still to answer.

        *may_open* is asked by whoever asks for the next table: it begins with the last answer, or without it when
        somebody leaves or their time is up. If it may not, the answer is refused and not noted.
        """
        async with self._tables.at(table) as live:
            live.seat_of(token)
        await self._signals.ask_who(live)
        async with self._tables.at(table) as live:
            game, seat = live.table, live.seat_of(token)
            check_not_closed(live)
            if game.phase != "over":
                raise Refusal(Code.NOT_NOW, "A rematch comes when the game is over.")
            if game.rematch is None:
                if not seat and is_host(live, seat):
                    seat = game.host
                if agrees and not game.is_asking_again and not may_open():
                    raise too_many_tables()
                if seat and dict(game.answers).get(seat) != agrees:
                    await live.store([Step(RematchAnswered(seat, agrees))])
                if (agrees or game.is_asking_again) and not _awaited(live):
                    await self.begin(live)
            return {
                "table": game.rematch,
                "agreed": [one for one, agreed in game.answers if agreed],
                "declined": [one for one, agreed in game.answers if not agreed],
                "awaited": _awaited(live) if game.rematch is None else [],
            }

    def wake(self, live: LiveTable) -> None:
        """Begin if somebody who had not answered is gone."""
        if live.table.is_asking_again and not _awaited(live):
            self._background.spawn(self._begin_if_asked(live.table.id))

    async def _begin_if_asked(self, table: str) -> None:
        try:
            async with self._tables.at(table) as live:
                if live.table.is_asking_again and not _awaited(live):
                    await self.begin(live)
        except (SeqTaken, Refusal, StorageTrouble):
            pass  # Another server was faster, or the clock will do it.

    async def begin(self, live: LiveTable) -> None:
        """Open the next table and start its game. The caller holds the lock."""
        game = live.table
        new = self._tables.new_table(public=game.opening.public)
        order = rematch_order(game.rules.players)
        seats = tuple(game.opening.seats[old - 1] for old in order)
        # Bots are called what they were, wherever they sit now.
        called = tuple(game.opening.bot_names[old - 1] for old in order if game.opening.bot_names)
        tip, series = new.dealer.chain(0).tip, _series_of(game, order)
        opening = replace(game.opening, seats=seats, tip=tip, bot_names=called, series=series)
        moved = {old: seat for seat, old in enumerate(order, 1)}
        declined = {seat for seat, agrees in game.answers if not agrees}
        # The owner's token does not make its holder the host again of a table that was handed over.
        gone = declined | ({0} if game.is_handed_over else set())
        keys = [Key(one, moved.get(seat, 0)) for one, seat in live.keys.items() if seat not in gone]
        await self._tables.create(new, [opening, *_sitting_down(game, order, declined)], keys, start=True)
        try:
            await live.store([Step(Rematched(new.table.id))])
        except SeqTaken:
            await self._tables.forget(new)
            raise


def _awaited(live: LiveTable) -> list[Seat]:
    """Return the seats of those who are connected, and have not said whether they play again."""
    game, answered = live.table, dict(live.table.answers)
    return [seat for seat in live.present if game.seats[seat - 1].kind == "person" and seat not in answered]


def _series_of(game: LoggedTable, order: tuple[Seat, ...]) -> Series | None:
    """Return the score so far, by the seats of the next game."""
    series = game.series
    return series and Series(series.games, tuple(series.scores[old - 1] for old in order))


def _sitting_down(game: LoggedTable, order: tuple[Seat, ...], declined: set[Seat]) -> list[Body]:
    """Return who takes which seat of the next game: the host first, and a bot for those who do not want to play."""
    answered = dict(game.answers)
    bodies: list[Body] = []
    absent: list[Body] = []
    for seat, old in sorted(enumerate(order, 1), key=lambda moved: moved[1] != game.host):
        status = game.seats[old - 1]
        if status.kind == "person" and old not in declined:
            bodies.append(Sat(seat, status.name, b""))
            if old not in answered and game.answers:
                absent.append(Away(seat))
        elif game.opening.seats[old - 1].kind != "bot":
            bodies.append(Filled(seat, game.stand_in if status.kind == "person" else status.name))
    return [*bodies, *absent]
