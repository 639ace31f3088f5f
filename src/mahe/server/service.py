"""What can be asked of the server, and how it answers. Knows nothing of HTTP or sockets."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from mahe.bots import bot_names, is_bot
from mahe.record import (
    BadName,
    BadPosition,
    BadTag,
    format_event,
    format_position,
    parse_position,
    parse_rules,
    person_name,
)
from mahe.record.tags import check_first_position
from mahe.rules import BadRules, IllegalEvent, Rules, Seat, State, options
from mahe.server.advice import advice_message, check_may_be_advised, judge_options
from mahe.server.audience import Viewer
from mahe.server.errors import Code, Refusal
from mahe.server.live_table import LiveTable, no_such_table
from mahe.server.live_tables import LiveTables
from mahe.server.log_texts import record_text
from mahe.server.messages.inbound import MOST_ENTRIES, BotSeat, Decide, OpenTable, PersonSeat, SitDown, TableRules
from mahe.server.messages.outbound import Accepted, OpenedTable, ReactionMessage, Seated, TableView
from mahe.server.metrics import Metrics
from mahe.server.signals import Signals
from mahe.server.storage.interface import CommandTaken, Key, Listed, SeqTaken, StorageTrouble
from mahe.server.table_views import to_json, view_position_of
from mahe.server.tokens import digest, new_token
from mahe.server.worker import Worker
from mahe.tablelog import (
    COLOURS,
    Advised,
    Back,
    Body,
    CannotDecide,
    Colour,
    Filled,
    Left,
    Opened,
    OpenedSeat,
    Rematched,
    Sat,
    SeatStatus,
    Step,
    TipGiven,
    WrongLink,
    after_decision,
    after_start,
    rematch_order,
)
from mahe.tablelog.bot_names import name_bots

_DAY: Final = 86400
_ATTEMPTS: Final = 5


P = ParamSpec("P")
T = TypeVar("T")


def _again(
    method: Callable[Concatenate[TableService, str, P], Awaitable[T]],
) -> Callable[Concatenate[TableService, str, P], Awaitable[T]]:
    """Retry *method* when another server was faster: by then the table has caught up. So nothing stale is refused."""

    @wraps(method)
    async def attempt(self: TableService, table: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(_ATTEMPTS):
            try:
                return await method(self, table, *args, **kwargs)
            except SeqTaken:
                continue
            except Refusal:
                if not await self._was_behind(table):
                    raise
        raise StorageTrouble("too much happens at this table at once")

    return attempt


class TableService:
    """All that clients may ask for. Methods that change a table store first; Refusal means nothing was changed."""

    def __init__(self, tables: LiveTables, signals: Signals, metrics: Metrics, worker: Worker) -> None:
        self._tables = tables
        self._worker = worker
        self._signals = signals
        self._metrics = metrics

    async def _was_behind(self, table: str) -> bool:
        """Return whether news of a table was missed, as while the database restarts; by then it is there."""
        live = self._tables.peek(table)
        if live is None:
            return False
        async with live.lock:
            seq = live.table.seq
            await live.catch_up()
            return live.table.seq != seq

    # Tables.

    async def open_table(self, request: OpenTable) -> OpenedTable:
        """Open a table, with the people on the requesting browser already seated."""
        rules = _rules(request.rules)
        if len(request.seats) != rules.players:
            raise Refusal(Code.IMPOSSIBLE, f"{rules.players} players need {rules.players} seats.")
        if request.position is not None:
            _check_position(request.position, rules)
        _check_bot(request.stand_in)
        for wanted in request.seats:
            if isinstance(wanted, BotSeat):
                _check_bot(wanted.bot)
        live = self._tables.new_table(public=request.public)
        people = [wanted.name for wanted in request.seats if isinstance(wanted, PersonSeat)]
        called = name_bots(live.table.id, rules.players, people)
        bodies: list[Body] = [_opening(request, rules, live.dealer.chain(0).tip, called)]
        tokens: dict[str, str] = {}
        owner = new_token()
        keys = [Key(digest(owner), 0)]
        names: list[str] = []
        for seat, wanted in enumerate(request.seats, 1):
            if isinstance(wanted, PersonSeat):
                names.append(_free_name(wanted.name, names))
                bodies.append(Sat(seat, names[-1], bytes.fromhex(wanted.tip)))
                tokens[str(seat)] = new_token()
                keys.append(Key(digest(tokens[str(seat)]), seat))
        if request.start and any(wanted.kind == "open" for wanted in request.seats):
            raise _not_full()
        await self._tables.create(live, bodies, keys, start=request.start)
        return {"table": live.table.id, "owner": owner, "tokens": tokens}

    async def view(self, table: str) -> TableView:
        """Return a table as anyone with its link may see it."""
        async with self._tables.at(table) as live:
            return live.view()

    async def entries(self, table: str, after: int, limit: int) -> Sequence[str]:
        """Return some entries of the log, each as JSON text."""
        async with self._tables.at(table) as live:
            return await live.entry_texts(after, limit)

    async def record(self, table: str) -> str:
        """Return the game as the text of a record; Refusal before it has begun."""
        async with self._tables.at(table) as live:
            if not live.table.has_begun:
                raise Refusal(Code.NOT_NOW, "There is no record before the game has started.")
            stored = await self._tables.storage.load(table, 0)
        if stored is None:
            raise no_such_table()
        return await asyncio.to_thread(record_text, stored)

    async def finished_record(self, table: str) -> str:
        """Return the record of a game that is over; Refusal before."""
        async with self._tables.at(table) as live:
            if live.table.phase != "over":
                raise Refusal(Code.NOT_NOW, "A game is reviewed when it is over.")
        return await self.record(table)

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase."""
        return await self._tables.storage.listed(phase, limit)

    @_again
    async def sit(self, table: str, seat: Seat, request: SitDown) -> Seated:
        """Take an open seat."""
        async with self._tables.at(table) as live:
            _check_not_closed(live)
            if _seat(live, seat).kind != "open" or live.table.phase != "open":
                raise Refusal(Code.SEAT_TAKEN, f"Seat {seat} is taken.")
            taken = [one.name for one in live.table.seats if one.kind == "person"]
            name = _free_name(request.name, taken)
            token = new_token()
            sat = Sat(seat, name, bytes.fromhex(request.tip))
            await live.store([Step(sat)], keys=[Key(digest(token), seat)])
        return {"seat": seat, "token": token}

    @_again
    async def leave(self, table: str, seat: Seat, token: str) -> None:
        """Give up a seat: open again before the start, played by the stand-in after it.

        The table's owner may do so for others, during the game only if they are not connected.
        """
        async with self._tables.at(table) as live:
            is_for_another = live.seat_of(token) != seat and live.table.phase == "playing"
        if is_for_another:
            await self._signals.ask_who(live)
        async with self._tables.at(table) as live:
            speaks_for = live.seat_of(token)
            if speaks_for not in (seat, 0) or _seat(live, seat).kind != "person":
                raise _not_yours(seat)
            _check_not_closed(live)
            if live.table.phase == "over":
                raise Refusal(Code.NOT_NOW, "The game is over.")
            if speaks_for != seat and live.table.phase == "playing" and seat in live.present:
                raise Refusal(Code.NOT_YOURS, "Whoever is at the table leaves by themselves.")
            await live.store([Step(Left(seat))], dropped=[seat])

    @_again
    async def start(self, table: str, token: str, *, fill: bool) -> None:
        """Start the game; *fill* puts bots on the seats that are still open."""
        async with self._tables.at(table) as live:
            live.seat_of(token)
            _check_not_closed(live)
            game = live.table
            if game.phase != "open":
                raise Refusal(Code.NOT_NOW, "The game has started already.")
            empty = [seat for seat in game.rules.seats if game.seats[seat - 1].kind == "open"]
            if empty and not fill:
                raise _not_full()
            filled = [Step(Filled(seat, game.stand_in)) for seat in empty]
            await live.store([*filled, *after_start(game, live.dealer)])

    async def decide(
        self,
        table: str,
        seats: frozenset[Seat] | str,
        request: Decide,
        accept: Callable[[Accepted], None] | None = None,
    ) -> Accepted:
        """Carry out a decision. *seats* are those the client acts for, or its token.

        *accept* is called when the decision is stored, before it is broadcast.
        """
        start = time.perf_counter()
        live = await self._tables.hold(table)
        try:
            if isinstance(seats, str):
                seats = frozenset({live.seat_of(seats)})
            if request.seat not in seats:
                raise _not_yours(request.seat)
            seq = live.commands.get((request.seat, request.command))
            if seq is None:
                seq = await self._decide(live, request)
            answer: Accepted = {"type": "accepted", "command": request.command, "seq": seq}
            if accept is not None:
                accept(answer)
            live.broadcast()
        finally:
            live.lock.release()
        self._metrics.decision_seconds.observe(time.perf_counter() - start)
        return answer

    async def _decide(self, live: LiveTable, request: Decide) -> int:
        if request.seq > live.table.seq:
            # Another server has sent the client entries that we have not seen yet.
            await live.catch_up()
        try:
            if request.seq != live.table.seq:
                raise Stale(live)
            steps = _steps(live, request)
            await live.store(steps, seat=request.seat, command=request.command, broadcast=False)
        except (SeqTaken, CommandTaken, Refusal) as error:
            # It may be one of long ago, whose answer got lost.
            seq = await live.find_command(request.seat, request.command)
            if seq is not None:
                return seq
            raise error if isinstance(error, Refusal) else Stale(live) from None
        self._metrics.decisions.inc()
        return live.commands[request.seat, request.command]

    @_again
    async def back(self, table: str, viewer: Viewer, seat: Seat) -> None:
        """Take a seat back from the stand-in."""
        async with self._tables.at(table) as live:
            if seat not in viewer.seats or not seat:
                raise _not_yours(seat)
            _check_not_closed(live)
            if live.table.seats[seat - 1].away:
                await live.store([Step(Back(seat))])

    @_again
    async def set_tip(self, table: str, viewer: Viewer, seat: Seat, tip: str) -> None:
        """Note the tip of a seat's chain, unless it has one."""
        async with self._tables.at(table) as live:
            if seat not in viewer.seats or not seat:
                raise _not_yours(seat)
            _check_not_closed(live)
            if live.table.seats[seat - 1].tip:
                raise Refusal(Code.NOT_NOW, "This seat has its chain already.")
            await live.store([Step(TipGiven(seat, bytes.fromhex(tip)))])

    async def advise(self, table: str, viewer: Viewer, seat: Seat) -> None:
        """Send *viewer* what each option of *seat* is worth. That it was asked for is stored before it is sent."""
        state = await self._asked(table, viewer, seat)
        key = f"advice {format_position(state)}"
        advice = await self._worker.answer(self._worker.positions, key, judge_options, state)
        await self._advise(table, viewer, seat, state, advice)

    @_again
    async def _asked(self, table: str, viewer: Viewer, seat: Seat) -> State:
        """Return the position in which *seat* must decide; Refusal if it may not be advised."""
        async with self._tables.at(table) as live:
            check_may_be_advised(live.table, viewer.seats, seat)
            return live.table.state

    @_again
    async def _advise(self, table: str, viewer: Viewer, seat: Seat, state: State, advice: str) -> None:
        async with self._tables.at(table) as live:
            if live.table.state != state:
                raise Stale(live)
            check_may_be_advised(live.table, viewer.seats, seat)
            if seat not in live.table.advised:
                await live.store([Step(Advised(seat))])
            viewer.send(advice_message(live.table.seq, seat, advice))
        self._metrics.advice.inc()

    @_again
    async def rematch(self, table: str, token: str) -> str:
        """Return the id of a new table with the same people, the next of them starting. Their tokens open it too."""
        async with self._tables.at(table) as live:
            live.seat_of(token)
            _check_not_closed(live)
            game = live.table
            if game.phase != "over":
                raise Refusal(Code.NOT_NOW, "A rematch comes when the game is over.")
            if game.rematch is not None:
                return game.rematch
            new = self._tables.new_table(public=game.opening.public)
            order = rematch_order(game.rules.players)
            seats = tuple(game.opening.seats[old - 1] for old in order)
            # Bots are called what they were, wherever they sit now.
            called = tuple(game.opening.bot_names[old - 1] for old in order if game.opening.bot_names)
            bodies: list[Body] = [replace(game.opening, seats=seats, tip=new.dealer.chain(0).tip, bot_names=called)]
            for seat, old in enumerate(order, 1):
                status = game.seats[old - 1]
                if status.kind == "person":
                    bodies.append(Sat(seat, status.name, b""))
                elif seats[seat - 1].kind != "bot":
                    bodies.append(Filled(seat, status.name))
            moved = {old: seat for seat, old in enumerate(order, 1)} | {0: 0}
            keys = [Key(one, moved[seat]) for one, seat in live.keys.items()]
            await self._tables.create(new, bodies, keys, start=True)
            try:
                await live.store([Step(Rematched(new.table.id))])
            except SeqTaken:
                await self._tables.forget(new)
                raise
            return new.table.id

    async def delete(self, table: str, token: str) -> None:
        """Forget a table. Only the one who opened it may."""
        async with self._tables.at(table) as live:
            if live.seat_of(token) != 0:
                raise _not_yours(0)
            await self._tables.forget(live)

    # Spectators.

    @_again
    async def watch(
        self,
        table: str,
        tokens: Sequence[str],
        viewer: Viewer,
        seq: int | None,
        welcome: Callable[[LiveTable, Sequence[str]], None],
    ) -> None:
        """Send *viewer*, which has all entries up to *seq*, whatever happens at a table from now on.

        *welcome* is called first, under the same lock, with the entries that the viewer has missed.
        """
        async with self._tables.at(table) as live:
            if seq is not None and seq > live.table.seq:
                # Another server has sent the client entries that we have not seen yet.
                await live.catch_up()
            viewer.seats = live.seats_of(tokens)
            returned = [seat for seat in sorted(viewer.seats - {0}) if live.table.seats[seat - 1].away]
            if live.table.phase == "closed":
                returned = []
            await live.store([Step(Back(seat)) for seat in returned])
            missed = () if seq is None else await live.entry_texts(seq, MOST_ENTRIES)
            live.viewers.add(viewer)
            welcome(live, missed)
            live.send_presence(viewer)
            live.announce_presence()
            self._tables.context.on_change(live)

    async def unwatch(self, table: str, viewer: Viewer) -> None:
        """Stop sending to *viewer*."""
        live = self._tables.peek(table)
        if live is not None and viewer in live.viewers:
            live.viewers.discard(viewer)
            live.used = self._tables.now()
            live.announce_presence()

    async def react(self, table: str, viewer: Viewer, seat: Seat, reaction: str) -> None:
        """Show a reaction to everyone at the table."""
        live = await self._tables.find(table)
        if seat not in viewer.seats or not seat:
            raise _not_yours(seat)
        message: ReactionMessage = {"type": "reaction", "seat": seat, "reaction": reaction}
        live.send(to_json(message))
        self._signals.send_reaction(live, message)


class Stale(Refusal):
    """A decision made on an older position. Carries where the table is now."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(
            Code.STALE,
            "The table has moved on since; here is where it is.",
            seq=live.table.seq,
            position=view_position_of(live.table),
        )


def _seat(live: LiveTable, seat: Seat) -> SeatStatus:
    if seat not in live.table.rules.seats:
        raise Refusal(Code.NOT_FOUND, f"This table has no seat {seat}.")
    return live.table.seats[seat - 1]


def _check_not_closed(live: LiveTable) -> None:
    if live.table.phase == "closed":
        raise Refusal(Code.NOT_NOW, "Whoever runs this server has closed this table.")


def _steps(live: LiveTable, request: Decide) -> list[Step]:
    """Return what a decision leads to; someone who was away and decides is back. Raises Refusal."""
    try:
        steps = after_decision(live.table, live.dealer, request.seat, request.decision, bytes.fromhex(request.link))
    except CannotDecide as error:
        raise Refusal(Code.NOT_NOW, f"{error}.") from error
    except WrongLink as error:
        raise Refusal(Code.BAD_LINK, f"{error}.") from error
    except IllegalEvent as error:
        offered = ", ".join(json.dumps(format_event(option)) for option in options(live.table.state))
        raise Refusal(Code.ILLEGAL, f"This is not on offer; seat {request.seat} may choose {offered}.") from error
    is_away = live.table.seats[request.seat - 1].away
    return [Step(Back(request.seat)), *steps] if is_away else steps


def _not_full() -> Refusal:
    return Refusal(Code.NOT_NOW, "A game can start when every seat is taken.")


def _not_yours(seat: Seat) -> Refusal:
    whose = f"seat {seat}" if seat else "the one who opened the table"
    return Refusal(Code.NOT_YOURS, f"This is for {whose} alone.")


def _rules(request: TableRules) -> Rules:
    try:
        return parse_rules(request.model_dump())
    except BadRules as error:
        raise Refusal(Code.IMPOSSIBLE, f"{error}.") from error


def _check_position(text: str, rules: Rules) -> None:
    """Raise Refusal if no game of this table can begin at the position that *text* stands for."""
    try:
        check_first_position(rules, parse_position(text))
    except BadPosition as error:
        raise Refusal(Code.IMPOSSIBLE, f"The position cannot be: {error}.", column=error.column) from error
    except BadTag as error:
        raise Refusal(Code.IMPOSSIBLE, f"No game can begin at this position: {error.reason}.") from error


def _check_bot(name: str) -> None:
    if not is_bot(name):
        raise Refusal(Code.IMPOSSIBLE, f"There is no bot called {name}; there are {', '.join(bot_names())}.")


def _free_name(typed: str, taken: Sequence[str]) -> str:
    """Return *typed* as a clean name; raise Refusal if nobody may have it at this table."""
    try:
        return person_name(typed, taken)
    except BadName as error:
        code = Code.NAME_TAKEN if error.why == "taken" else Code.IMPOSSIBLE
        raise Refusal(code, f"{error}.") from error


def _opening(request: OpenTable, rules: Rules, tip: bytes, bot_names: tuple[str, ...]) -> Opened:
    """Return the first entry of a table's log."""
    return Opened(
        rules=rules,
        seats=tuple(
            OpenedSeat("bot", wanted.bot, colours) if isinstance(wanted, BotSeat) else OpenedSeat("open", None, colours)
            for wanted, colours in zip(request.seats, _colours(request, rules), strict=True)
        ),
        pace=request.pace,
        seconds={"none": None, "live": request.seconds, "daily": _DAY}[request.pace],
        stand_in=request.stand_in,
        public=request.public,
        # Cards that may be played as dice are seen by all: what each player could do is on offer for all to see.
        open_clutches=request.open_clutches or rules.cards_as_dice,
        tip=tip,
        position=request.position,
        advice=request.advice,
        bot_names=bot_names,
    )


def _colours(request: OpenTable, rules: Rules) -> list[tuple[Colour, ...]]:
    """Return the colours of each seat's turtles: those asked for, then whichever are left, each one once."""
    each = rules.turtles_each
    wanted = [list(seat.colours or [])[:each] for seat in request.seats]
    asked = [colour for colours in wanted for colour in colours]
    if len(set(asked)) != len(asked):
        raise Refusal(Code.IMPOSSIBLE, "Every turtle has a colour of its own.")
    left = [colour for colour in COLOURS if colour not in asked]
    return [(*colours, *(left.pop(0) for _ in range(each - len(colours)))) for colours in wanted]
