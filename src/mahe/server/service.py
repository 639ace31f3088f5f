"""What can be asked of the server, and how it answers. Knows nothing of HTTP or sockets."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from mahe.bots import bot_names, is_bot
from mahe.record import (
    COLOURS,
    BadName,
    BadPosition,
    BadTag,
    Colour,
    format_event,
    format_position,
    parse_position,
    parse_rules,
    person_name,
)
from mahe.record.tags import check_first_position
from mahe.rules import BadRules, Decision, IllegalEvent, PlayCard, Roll, Rules, Seat, Start, State, Stop, options
from mahe.rules.pieces import Turtle
from mahe.server.advice import advice_message, check_may_be_advised, judge_options
from mahe.server.audience import Viewer
from mahe.server.errors import Code, Refusal
from mahe.server.json_text import to_json
from mahe.server.live_table import LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.log_texts import MOST_ENTRIES
from mahe.server.messages.outbound import Accepted, OpenedTable, ReactionMessage, Seated, TableView
from mahe.server.metrics import Metrics
from mahe.server.records import Records
from mahe.server.signals import Signals
from mahe.server.storage.interface import CommandTaken, Key, Listed, SeqTaken, Subscription
from mahe.server.table_requests import TableRequests, again, check_not_closed, is_host, not_yours, seat_status
from mahe.server.table_views import view_position_of
from mahe.server.tokens import digest, new_token
from mahe.server.worker import Worker
from mahe.tablelog import (
    Advised,
    Back,
    Body,
    CannotDecide,
    Filled,
    Hosted,
    Left,
    Opened,
    OpenedSeat,
    Sat,
    Step,
    TipGiven,
    WrongLink,
    after_decision,
    after_start,
)
from mahe.tablelog.bot_names import name_bots

if TYPE_CHECKING:  # Where the page runs Python itself there is no pydantic, and messages are read in another way.
    from mahe.server.messages.inbound import Decide, OpenTable, SitDown, TableRules

_DAY: Final = 86400


class TableService(TableRequests):
    """All that clients may ask for. Methods that change a table store first; Refusal means nothing was changed."""

    def __init__(
        self, tables: LiveTables, signals: Signals, metrics: Metrics, worker: Worker, records: Records
    ) -> None:
        super().__init__(tables)
        self._records = records
        self._worker = worker
        self._signals = signals
        self._metrics = metrics

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
            if wanted.kind == "bot":
                _check_bot(wanted.bot)
        live = self._tables.new_table(public=request.public)
        people = [wanted.name for wanted in request.seats if wanted.kind == "person"]
        called = name_bots(live.table.id, rules.players, people)
        bodies: list[Body] = [_opening(request, rules, live.dealer.chain(0).tip, called)]
        tokens: dict[str, str] = {}
        owner = new_token()
        keys = [Key(digest(owner), 0)]
        names: list[str] = []
        for seat, wanted in enumerate(request.seats, 1):
            if wanted.kind == "person":
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
            if after >= live.before_tail:
                return await live.entry_texts(after, limit)
            end = min(after + limit, live.table.seq)
        return await live.older_texts(after, end)  # Nobody at the table waits for it.

    async def record(self, table: str) -> str:
        """Return the game as the text of a record; Refusal before it has begun."""
        async with self._tables.at(table) as live:
            if not live.table.has_begun:
                raise Refusal(Code.NOT_NOW, "There is no record before the game has started.")
        return await self._records.record(live)

    async def finished_record(self, table: str) -> str:
        """Return the record of a game that is over, or whose table was closed; Refusal before."""
        async with self._tables.at(table) as live:
            if live.table.phase not in ("over", "closed"):
                raise Refusal(Code.NOT_NOW, "A game is reviewed when it is over.")
        return await self._records.record(live)

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase."""
        return await self._tables.storage.listed(phase, limit)

    @again
    async def sit(self, table: str, seat: Seat, request: SitDown) -> Seated:
        """Take an open seat."""
        async with self._tables.at(table) as live:
            check_not_closed(live)
            if seat_status(live, seat).kind != "open" or live.table.phase != "open":
                raise Refusal(Code.SEAT_TAKEN, f"Seat {seat} is taken.")
            taken = [one.name for one in live.table.seats if one.kind == "person"]
            name = _free_name(request.name, taken)
            token = new_token()
            sat = Sat(seat, name, bytes.fromhex(request.tip))
            await live.store([Step(sat)], keys=[Key(digest(token), seat)])
        return {"seat": seat, "token": token}

    @again
    async def leave(self, table: str, seat: Seat, token: str) -> None:
        """Give up a seat: open again before the start, played by the stand-in after it.

        The host may do so for others; during the game only if they are not connected, and the stand-in has played for
        them for a while.
        """
        async with self._tables.at(table) as live:
            is_for_another = live.seat_of(token) != seat and live.table.phase == "playing"
        if is_for_another:
            await self._signals.ask_who(live)
        async with self._tables.at(table) as live:
            speaks_for = live.seat_of(token)
            if seat_status(live, seat).kind != "person" or (speaks_for != seat and not is_host(live, speaks_for)):
                raise not_yours(seat)
            check_not_closed(live)
            if live.table.phase == "over":
                raise Refusal(Code.NOT_NOW, "The game is over.")
            if speaks_for != seat and live.table.phase == "playing" and seat in live.present:
                raise Refusal(Code.NOT_YOURS, "Whoever is at the table leaves by themselves.")
            if speaks_for != seat and live.table.phase == "playing" and not live.may_be_removed(seat):
                raise Refusal(Code.NOT_NOW, "Let the stand-in play for a while: whoever has gone may come back.")
            await live.store([Step(Left(seat))], dropped=[seat])
            await self._tables.storage.unsubscribe(table, seat)

    @again
    async def start(self, table: str, token: str, *, fill: bool) -> None:
        """Start the game; *fill* puts bots on the seats that are still open.

        Only the host may; if they are not connected, anyone at the table.
        """
        async with self._tables.at(table) as live:
            is_for_host = not is_host(live, live.seat_of(token))
        if is_for_host:
            await self._signals.ask_who(live)
        async with self._tables.at(table) as live:
            speaks_for = live.seat_of(token)
            check_not_closed(live)
            game = live.table
            if game.phase != "open":
                raise Refusal(Code.NOT_NOW, "The game has started already.")
            if not is_host(live, speaks_for) and game.host in live.present:
                raise Refusal(Code.NOT_YOURS, f"{game.seats[game.host - 1].name} is the host, and starts the game.")
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
                raise not_yours(request.seat)
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

    @again
    async def back(self, table: str, viewer: Viewer, seat: Seat) -> None:
        """Take a seat back from the stand-in."""
        async with self._tables.at(table) as live:
            if seat not in viewer.seats or not seat:
                raise not_yours(seat)
            check_not_closed(live)
            if live.table.seats[seat - 1].away:
                await live.store([Step(Back(seat))])

    @again
    async def set_tip(self, table: str, viewer: Viewer, seat: Seat, tip: str) -> None:
        """Note the tip of a seat's chain, unless it has one."""
        async with self._tables.at(table) as live:
            if seat not in viewer.seats or not seat:
                raise not_yours(seat)
            check_not_closed(live)
            if live.table.seats[seat - 1].tip:
                raise Refusal(Code.NOT_NOW, "This seat has its chain already.")
            await live.store([Step(TipGiven(seat, bytes.fromhex(tip)))])

    async def subscribe(self, table: str, seat: Seat, token: str, one: Subscription) -> None:
        """Have a browser told when *table* waits for *seat*."""
        async with self._tables.at(table) as live:
            if live.seat_of(token) != seat:
                raise not_yours(seat)
            if live.table.opening.pace != "daily":
                raise Refusal(Code.FORBIDDEN, "Only tables with a day for each choice send notifications.")
            await self._tables.storage.subscribe(table, seat, one, self._tables.now())

    async def unsubscribe(self, table: str, seat: Seat, token: str, endpoint: str) -> None:
        """Have a browser told no more."""
        async with self._tables.at(table) as live:
            if live.seat_of(token) != seat:
                raise not_yours(seat)
            await self._tables.storage.unsubscribe(table, seat, endpoint)

    async def advise(self, table: str, viewer: Viewer, seat: Seat) -> None:
        """Send *viewer* what each option of *seat* is worth. That it was asked for is stored before it is sent."""
        state = await self._asked(table, viewer, seat)
        key = f"advice {format_position(state)}"
        advice = await self._worker.answer(self._worker.positions, key, judge_options, state)
        await self._advise(table, viewer, seat, state, advice)

    @again
    async def _asked(self, table: str, viewer: Viewer, seat: Seat) -> State:
        """Return the position in which *seat* must decide; Refusal if it may not be advised."""
        async with self._tables.at(table) as live:
            check_may_be_advised(live.table, viewer.seats, seat)
            return live.table.state

    @again
    async def _advise(self, table: str, viewer: Viewer, seat: Seat, state: State, advice: str) -> None:
        async with self._tables.at(table) as live:
            if live.table.state != state:
                raise Stale(live)
            check_may_be_advised(live.table, viewer.seats, seat)
            if seat not in live.table.advised:
                await live.store([Step(Advised(seat))])
            viewer.send(advice_message(live.table.seq, seat, advice))
        self._metrics.advice.inc()

    async def delete(self, table: str, token: str) -> None:
        """Forget a table. Only the one who opened it may."""
        async with self._tables.at(table) as live:
            if live.seat_of(token) != 0:
                raise not_yours(0)
            await self._tables.forget(live)

    # Spectators.

    @again
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
        older = _Older() if seq is None else await self._older(table, seq)
        async with self._tables.at(table) as live:
            if seq is not None and seq > live.table.seq:
                # Another server has sent the client entries that we have not seen yet.
                await live.catch_up()
            viewer.seats = live.seats_of(tokens)
            await live.store(_returning(live, viewer.seats))
            texts = older.texts if older.log == (live.archive_hash, live.rewritten) else ()
            missed = () if seq is None else [*texts, *await live.entry_texts(seq + len(texts), MOST_ENTRIES)]
            live.viewers.add(viewer)
            welcome(live, missed)
            live.send_presence(viewer)
            live.announce_presence()
            self._tables.context.on_change(live)

    async def _older(self, table: str, after: int) -> _Older:
        """Read the entries above *after* that are not in memory, while those at the table go on."""
        async with self._tables.at(table) as live:
            end = live.before_tail
        if after >= end:
            return _Older()
        log = live.archive_hash, live.rewritten
        return _Older(log, await live.older_texts(after, end))

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
            raise not_yours(seat)
        message: ReactionMessage = {"type": "reaction", "seat": seat, "reaction": reaction}
        live.send(to_json(message))
        self._signals.send_reaction(live, message)


class _Older(NamedTuple):
    """Entries of a log, as texts."""

    log: tuple[int, int] | None = None
    """Of which they are: another one if a name has been erased since."""

    texts: Sequence[str] = ()


def _returning(live: LiveTable, seats: frozenset[Seat]) -> list[Step]:
    """Return what happens when the people of *seats* come: they play themselves, and a vote for another host ends."""
    game = live.table
    if game.phase == "closed":
        return []
    steps = [Step(Back(seat)) for seat in sorted(seats - {0}) if game.seats[seat - 1].away]
    if game.votes and game.host in seats:
        steps.append(Step(Hosted(game.host)))
    return steps


class Stale(Refusal):
    """A decision made on an older position. Carries where the table is now."""

    def __init__(self, live: LiveTable) -> None:
        super().__init__(
            Code.STALE,
            "The table has moved on since; here is where it is.",
            seq=live.table.seq,
            position=view_position_of(live.table),
        )


def _steps(live: LiveTable, request: Decide) -> list[Step]:
    """Return what a decision leads to; someone who was away and decides is back. Raises Refusal."""
    try:
        steps = after_decision(live.table, live.dealer, request.seat, _decision(request), bytes.fromhex(request.link))
    except CannotDecide as error:
        raise Refusal(Code.NOT_NOW, f"{error}.") from error
    except WrongLink as error:
        raise Refusal(Code.BAD_LINK, f"{error}.") from error
    except IllegalEvent as error:
        offered = ", ".join(json.dumps(format_event(option)) for option in options(live.table.state))
        raise Refusal(Code.ILLEGAL, f"This is not on offer; seat {request.seat} may choose {offered}.") from error
    is_away = live.table.seats[request.seat - 1].away
    return [Step(Back(request.seat)), *steps] if is_away else steps


def _decision(request: Decide) -> Decision:
    """Return what is decided, as an event of the rules."""
    event = request.event  # By the type that it names: asking for the class of a model is slow.
    if event.type == "roll":
        return Roll()
    if event.type == "stop":
        return Stop()
    return Start(Turtle(event.turtle)) if event.type == "start" else PlayCard(event.eggs)


def _not_full() -> Refusal:
    return Refusal(Code.NOT_NOW, "A game can start when every seat is taken.")


def _rules(request: TableRules) -> Rules:
    try:
        return parse_rules(dict(request))
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
            OpenedSeat("bot", wanted.bot, colours) if wanted.kind == "bot" else OpenedSeat("open", None, colours)
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
