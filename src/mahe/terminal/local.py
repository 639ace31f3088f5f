"""A game on this terminal: people who share the keyboard, and bots."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from mahe.bots import make_bot
from mahe.locales import Words
from mahe.play import BotPlayer, Dice, Person, SeededDice, Sitter, Table, name_of
from mahe.record import COLOURS, Colour, Record, format_record, parse_bot
from mahe.record.colours import colour_tags
from mahe.record.dates import today
from mahe.record.record import advice_tags
from mahe.rules import Decision, Event, Rules, Seat, State, options
from mahe.sentences import reason_of
from mahe.terminal.advice import Advice, advice_on
from mahe.terminal.game import Happened, News
from mahe.terminal.players import Cast, cast_of
from mahe.terminal.record_file import RecordFile
from mahe.terminal.saved import Kept


@dataclass(frozen=True, slots=True)
class Keeping:
    """Where a game is saved after each decision."""

    kept: Kept | None = None
    """The file from which it can be resumed."""

    file: RecordFile | None = None
    """The file that the player asked for."""


class LocalGame:
    """A table in memory. Bots are asked for one decision at a time, and the game is saved after every decision."""

    def __init__(
        self,
        table: Table,
        words: Words,
        keeping: Keeping | None = None,
        *,
        open_clutches: bool = False,
        with_advice: bool = False,
        advised: Collection[Seat] = (),
        colours: Sequence[Colour] = COLOURS,
    ) -> None:
        self.table = table
        self.cast: Cast = cast_of(table.rules, [name_of(sitter) for sitter in table.sitters], words, (), colours)
        self._colours = colours[: len(table.rules.turtles)]
        self.open_clutches = open_clutches
        self.with_advice = with_advice
        self.note = ""
        self.link = ""
        self.is_closed = False
        self._advised = {*advised}
        self._keeping = keeping or Keeping()
        self._decisions: asyncio.Queue[Decision] = asyncio.Queue()
        self._write()

    @property
    def states(self) -> Sequence[State]:
        """The first position, and the one after each event."""
        return self.table.states

    @property
    def events(self) -> Sequence[Event]:
        """All events so far."""
        return self.table.events

    @property
    def yours(self) -> Sequence[Seat]:
        """The seats of people."""
        return [seat for seat, one in enumerate(self.table.sitters, 1) if isinstance(one, Person)]

    @property
    def deciding(self) -> Seat | None:
        """The person who must decide now, and has not done so yet."""
        return None if self.thinking or not self._decisions.empty() else self.table.waiting_for

    @property
    def thinking(self) -> BotPlayer | None:
        """The bot that must decide now."""
        seat = self.table.waiting_for
        sitter = None if seat is None else self.table.sitters[seat - 1]
        return sitter if isinstance(sitter, BotPlayer) else None

    @property
    def has_advice(self) -> bool:
        """Whether one person plays against bots, or several have agreed on it."""
        return self.with_advice or len(self.yours) == 1

    def ask_advice(self) -> Callable[[], Advice]:
        """Note in the record that the seat is advised, and return what finds the advice."""
        seat = self.deciding
        assert seat is not None
        if seat not in self._advised:
            self._advised.add(seat)
            self._save()
        return partial(advice_on, self.table.state)

    def decide(self, decision: Decision) -> None:
        """Take one of the options of the person who must decide; `news` carries it out."""
        self._decisions.put_nowait(decision)

    async def news(self) -> AsyncIterator[News]:
        """Yield each event; bots think in a thread."""
        while self.table.waiting_for is not None:
            if bot := self.thinking:
                state = self.table.state
                decision = await asyncio.to_thread(bot.bot.choose, state, options(state))
            else:
                decision = await self._decisions.get()
            for index in self.do(decision):
                yield Happened(index)

    def do(self, decision: Decision) -> range:
        """Carry out a decision of whoever must decide, save the game, and return the indices of its new events."""
        seat = self.table.waiting_for
        assert seat is not None
        before = len(self.events)
        self.table.decide(seat, decision)
        self._save()
        return range(before, len(self.events))

    def back(self) -> None:
        """Do nothing: a local game has no stand-ins."""

    def record(self) -> str:
        """Return the game so far as text."""
        return format_record(self._record())

    def leave(self, *, keep: bool) -> None:
        """Close it; with *keep* it can be resumed."""
        kept = self._keeping.kept
        if kept is not None:
            kept.close() if keep else kept.forget()

    def _record(self) -> Record:
        extra = [*colour_tags(self._colours), *advice_tags(self._advised)]
        return self.table.record(date=today(os.environ), extra=extra)

    def _save(self) -> None:
        """Save the game as it is now; if that fails, say so and play on."""
        try:
            self._write()
        except OSError as error:
            reason = reason_of(error)
            self.note = self.cast.words("terminal-not-saved", path=str(error.filename), reason=reason)

    def _write(self) -> None:
        kept, file = self._keeping.kept, self._keeping.file
        if kept is not None:
            kept.write(self._record())
        if file is not None:
            file.write(self.record())


def new_table(rules: Rules, names: Sequence[str], root: int) -> Table:
    """Return a table for people and, where a name begins with "bot:", bots; the seed *root* determines the dice."""
    sitters = sitters_for(names, root)
    return Table(rules, sitters, SeededDice(Random(f"{root}/dice")), bots_wait=True)


def resumed_table(record: Record, root: int) -> Table:
    """Return the table of an interrupted game. The dice from here on are new ones."""
    dice: Dice = SeededDice(Random(f"{root}/dice"))
    first = record.first if dict(record.tags).get("Position") else None
    return Table(record.rules, sitters_for(record.names, root), dice, first=first, events=record.events, bots_wait=True)


def resumed_game(record: Record, root: int, words: Words, keeping: Keeping) -> LocalGame:
    """Return an interrupted game, which still knows who was advised."""
    table = resumed_table(record, root)
    people = sum(isinstance(sitter, Person) for sitter in table.sitters)
    return LocalGame(
        table,
        words,
        keeping,
        with_advice=people > 1 and bool(record.advised),
        advised=record.advised,
        colours=record.colours,
    )


def sitters_for(names: Sequence[str], root: int) -> list[Sitter]:
    """Return who sits where; raise UnknownBot."""
    return [
        BotPlayer(level, make_bot(level, Random(f"{root}/seat {seat}"))) if (level := parse_bot(name)) else Person(name)
        for seat, name in enumerate(names, 1)
    ]
