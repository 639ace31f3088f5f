"""The house: every table that is open, and all that can be asked of it. Knows nothing of HTTP or sockets."""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from mahe.bots import bot_names, is_bot
from mahe.play.fair import Chain
from mahe.record import Record
from mahe.rules import BadRules, Rules, Seat
from mahe.server.errors import Code, Refusal
from mahe.server.hosted import COLOURS, Hosted, Viewer, to_json
from mahe.server.keeper import Keeper
from mahe.server.messages.inbound import BotSeat, Decide, OpenTable, PersonSeat, SitDown, TableRules
from mahe.server.messages.outbound import Accepted, EntryView, Opened, ReactionMessage, Seated, TableView
from mahe.server.metrics import Metrics
from mahe.server.names import clean_name, looks
from mahe.server.position import view_position
from mahe.server.sitting import Place, chain_secret
from mahe.server.storage.interface import (
    Body,
    CommandTaken,
    Key,
    Listed,
    SeqTaken,
    Status,
    StorageTrouble,
    Stored,
)
from mahe.server.tokens import digest, new_table_id, new_token

_DAY: Final = 86400
_ATTEMPTS: Final = 5


P = ParamSpec("P")
T = TypeVar("T")


def _again(method: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Have *method* done again when another server was faster; by then the table has been loaded anew."""

    @wraps(method)
    async def attempt(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(_ATTEMPTS):
            try:
                return await method(*args, **kwargs)
            except SeqTaken:
                continue
        raise StorageTrouble("too much happens at this table at once")

    return attempt


class House:
    """All tables. Every method that changes one stores first, and raises Refusal if nothing was changed."""

    def __init__(self, keeper: Keeper, metrics: Metrics) -> None:
        self._keeper = keeper
        self._metrics = metrics

    # Tables.

    async def open_table(self, request: OpenTable) -> Opened:
        """Open a table, with those on the asking browser already seated."""
        rules = _rules(request.rules)
        if len(request.seats) != rules.players:
            raise Refusal(Code.IMPOSSIBLE, f"{rules.players} players need {rules.players} seats.")
        _check_bot(request.stand_in)
        for wanted in request.seats:
            if isinstance(wanted, BotSeat):
                _check_bot(wanted.bot)
        table, secret = new_table_id(), os.urandom(32)
        opening = _opening(request, rules, Chain(chain_secret(secret, 0)).tip)
        hosted = Hosted(Stored(table, secret, Status("open", request.public, None), (), ()))
        bodies: list[Body] = [opening]
        tokens: dict[str, str] = {}
        owner = new_token()
        keys = [Key(digest(owner), 0)]
        names: list[str] = []
        for seat, wanted in enumerate(request.seats, 1):
            if isinstance(wanted, PersonSeat):
                names.append(_free_name(wanted.name, names))
                bodies.append({"type": "sat", "seat": seat, "name": names[-1], "tip": wanted.tip})
                tokens[str(seat)] = new_token()
                keys.append(Key(digest(tokens[str(seat)]), seat))
        if request.start and any(wanted.kind == "open" for wanted in request.seats):
            raise Refusal(Code.NOT_NOW, "A game can start when every seat is taken.")
        await self._keeper.create(hosted, table, secret, bodies, keys, start=request.start)
        return {"table": table, "owner": owner, "tokens": tokens}

    async def view(self, table: str) -> TableView:
        """Return a table as anyone with its link may see it."""
        async with self._keeper.at(table) as hosted:
            return hosted.view()

    async def entries(self, table: str, after: int, limit: int) -> list[EntryView]:
        """Return some entries of the log."""
        async with self._keeper.at(table) as hosted:
            return hosted.view_entries(after, limit)

    async def record(self, table: str) -> Record:
        """Return the game as a record; Refusal before it has begun."""
        async with self._keeper.at(table) as hosted:
            if hosted.sitting.phase == "open":
                raise Refusal(Code.NOT_NOW, "There is no record before the game has started.")
            return hosted.sitting.record(time.strftime("%Y-%m-%d", time.gmtime(hosted.sitting.opened)))

    async def listed(self, phase: str, limit: int) -> tuple[Listed, ...]:
        """Return public tables in a phase."""
        return await self._keeper.storage.listed(phase, limit)

    @_again
    async def sit(self, table: str, seat: Seat, request: SitDown) -> Seated:
        """Take an open seat."""
        async with self._keeper.at(table) as hosted:
            place = _place(hosted, seat)
            if place.kind != "open" or hosted.sitting.phase != "open":
                raise Refusal(Code.SEAT_TAKEN, f"Seat {seat} is taken.")
            taken = [place.name for place in hosted.sitting.places if place.kind == "person"]
            name = _free_name(request.name, taken)
            token = new_token()
            bodies: list[Body] = [{"type": "sat", "seat": seat, "name": name, "tip": request.tip}]
            await self._keeper.store(hosted, bodies, keys=[Key(digest(token), seat)])
        return {"seat": seat, "token": token}

    @_again
    async def leave(self, table: str, seat: Seat, token: str) -> None:
        """Give up a seat: open again before the start, played by the stand-in after it."""
        async with self._keeper.at(table) as hosted:
            speaks_for = hosted.seat_of(token)
            if speaks_for not in (seat, 0) or _place(hosted, seat).kind != "person":
                raise _not_yours(seat)
            if hosted.sitting.phase == "over":
                raise Refusal(Code.NOT_NOW, "The game is over.")
            await self._keeper.store(hosted, [{"type": "left", "seat": seat}], dropped=[seat])

    @_again
    async def start(self, table: str, token: str, *, fill: bool) -> None:
        """Start the game; *fill* puts bots on the seats that are still open."""
        async with self._keeper.at(table) as hosted:
            hosted.seat_of(token)
            sitting = hosted.sitting
            if sitting.phase != "open":
                raise Refusal(Code.NOT_NOW, "The game has started already.")
            empty = [seat for seat in sitting.rules.seats if sitting.places[seat - 1].kind == "open"]
            if empty and not fill:
                raise Refusal(Code.NOT_NOW, "A game can start when every seat is taken.")
            filled: list[Body] = [{"type": "filled", "seat": seat, "bot": sitting.stand_in} for seat in empty]
            await self._keeper.store(hosted, [*filled, *sitting.after_start()])

    async def decide(
        self,
        table: str,
        seats: frozenset[Seat] | str,
        request: Decide,
        accept: Callable[[Accepted], None] | None = None,
    ) -> Accepted:
        """Carry out a decision. *seats* are those the client speaks for, or its token.

        *accept* is called when the decision is stored, before anyone else hears of it.
        """
        async with self._keeper.at(table) as hosted:
            if isinstance(seats, str):
                seats = frozenset({hosted.seat_of(seats)})
            if request.seat not in seats:
                raise _not_yours(request.seat)
            seq = hosted.sitting.commands.get((request.seat, request.command))
            if seq is None:
                seq = await self._decide(hosted, request)
            answer: Accepted = {"type": "accepted", "command": request.command, "seq": seq}
            if accept is not None:
                accept(answer)
            hosted.broadcast()
        return answer

    async def _decide(self, hosted: Hosted, request: Decide) -> int:
        if request.seq > hosted.sitting.seq:
            # Another server has told the client what we have not heard yet.
            await self._keeper.reload(hosted)
        sitting = hosted.sitting
        if request.seq != sitting.seq:
            raise Stale(hosted)
        bodies = sitting.after_decision(request.seat, request.event.decision, bytes.fromhex(request.link))
        if sitting.places[request.seat - 1].away:
            bodies.insert(0, {"type": "back", "seat": request.seat})
        try:
            await self._keeper.store(hosted, bodies, seat=request.seat, command=request.command, broadcast=False)
        except SeqTaken:
            raise Stale(hosted) from None
        except CommandTaken:
            pass
        self._metrics.decisions.inc()
        return hosted.sitting.commands[request.seat, request.command]

    @_again
    async def back(self, table: str, viewer: Viewer, seat: Seat) -> None:
        """Take a seat back from the stand-in."""
        async with self._keeper.at(table) as hosted:
            if seat not in viewer.seats or not seat:
                raise _not_yours(seat)
            if hosted.sitting.places[seat - 1].away:
                await self._keeper.store(hosted, [{"type": "back", "seat": seat}])

    @_again
    async def set_tip(self, table: str, viewer: Viewer, seat: Seat, tip: str) -> None:
        """Note the tip of a seat's chain, unless it has one."""
        async with self._keeper.at(table) as hosted:
            if seat not in viewer.seats or not seat:
                raise _not_yours(seat)
            if hosted.sitting.places[seat - 1].tip:
                raise Refusal(Code.NOT_NOW, "This seat has its chain already.")
            await self._keeper.store(hosted, [{"type": "tip", "seat": seat, "tip": tip}])

    @_again
    async def rematch(self, table: str, token: str) -> str:
        """Return the id of a new table with the same people, the next of them starting. Their tokens open it too."""
        async with self._keeper.at(table) as hosted:
            hosted.seat_of(token)
            sitting = hosted.sitting
            if sitting.phase != "over":
                raise Refusal(Code.NOT_NOW, "A rematch comes when the game is over.")
            if sitting.rematch is not None:
                return sitting.rematch
            new, secret = new_table_id(), os.urandom(32)
            players = sitting.rules.players
            order = [seat % players + 1 for seat in sitting.rules.seats]
            seats = [sitting.opening["seats"][old - 1] for old in order]
            tip = Chain(chain_secret(secret, 0)).tip.hex()
            bodies: list[Body] = [{**sitting.opening, "seats": seats, "tip": tip}]
            for seat, old in enumerate(order, 1):
                place = sitting.places[old - 1]
                if place.kind == "person":
                    bodies.append({"type": "sat", "seat": seat, "name": place.name, "tip": ""})
                elif bodies[0]["seats"][seat - 1]["kind"] != "bot":
                    bodies.append({"type": "filled", "seat": seat, "bot": place.name})
            moved = {old: seat for seat, old in enumerate(order, 1)} | {0: 0}
            keys = [Key(one, moved[seat]) for one, seat in hosted.keys.items()]
            fresh = Hosted(Stored(new, secret, Status("open", bool(sitting.opening["public"]), None), (), ()))
            await self._keeper.create(fresh, new, secret, bodies, keys, start=True)
            try:
                await self._keeper.store(hosted, [{"type": "rematch", "table": new}])
            except SeqTaken:
                await self._keeper.forget(fresh)
                raise
            return new

    async def delete(self, table: str, token: str) -> None:
        """Forget a table. Only the one who opened it may."""
        async with self._keeper.at(table) as hosted:
            if hosted.seat_of(token) != 0:
                raise _not_yours(0)
            await self._keeper.forget(hosted)

    # Those who look on.

    @_again
    async def watch(
        self, table: str, tokens: Sequence[str], viewer: Viewer, seq: int | None, welcome: Callable[[Hosted], None]
    ) -> None:
        """Let *viewer*, who has all up to *seq*, hear what happens at a table from now on.

        *welcome* is called first, in the same moment.
        """
        async with self._keeper.at(table) as hosted:
            if seq is not None and seq > hosted.sitting.seq:
                # Another server has told the client what we have not heard yet.
                await self._keeper.reload(hosted)
            viewer.seats = hosted.seats_of(tokens)
            returned = [seat for seat in sorted(viewer.seats - {0}) if hosted.sitting.places[seat - 1].away]
            await self._keeper.store(hosted, [{"type": "back", "seat": seat} for seat in returned])
            hosted.viewers.add(viewer)
            welcome(hosted)
            hosted.send_presence()
            self._keeper.wake_bots(hosted)

    async def unwatch(self, table: str, viewer: Viewer) -> None:
        """Send *viewer* nothing more."""
        hosted = self._keeper.peek(table)
        if hosted is not None and viewer in hosted.viewers:
            hosted.viewers.discard(viewer)
            hosted.used = self._keeper.now()
            hosted.send_presence()

    async def react(self, table: str, viewer: Viewer, seat: Seat, reaction: str) -> None:
        """Show a reaction to everyone at the table."""
        hosted = await self._keeper.host(table)
        if seat not in viewer.seats or not seat:
            raise _not_yours(seat)
        message: ReactionMessage = {"type": "reaction", "seat": seat, "reaction": reaction}
        hosted.send(to_json(message))


class Stale(Refusal):
    """A decision made on an older position. Carries where the table is now."""

    def __init__(self, hosted: Hosted) -> None:
        super().__init__(
            Code.STALE,
            "The table has moved on since; here is where it is.",
            seq=hosted.sitting.seq,
            position=view_position(hosted.sitting.state),
        )


def _place(hosted: Hosted, seat: Seat) -> Place:
    if seat not in hosted.sitting.rules.seats:
        raise Refusal(Code.NOT_FOUND, f"This table has no seat {seat}.")
    return hosted.sitting.places[seat - 1]


def _not_yours(seat: Seat) -> Refusal:
    whose = f"seat {seat}" if seat else "the one who opened the table"
    return Refusal(Code.NOT_YOURS, f"This is for {whose} alone.")


def _rules(request: TableRules) -> Rules:
    try:
        return Rules(**{**request.model_dump(), "deck": tuple(request.deck)})
    except BadRules as error:
        raise Refusal(Code.IMPOSSIBLE, f"{error}.") from error


def _check_bot(name: str) -> None:
    if not is_bot(name):
        raise Refusal(Code.IMPOSSIBLE, f"There is no bot called {name}; there are {', '.join(bot_names())}.")


def _free_name(typed: str, taken: Sequence[str]) -> str:
    """Return *typed* as a clean name that nobody at the table has, not even one that looks alike."""
    name = clean_name(typed)
    if not name:
        raise Refusal(Code.IMPOSSIBLE, "A name needs at least one letter that can be seen.")
    if looks(name) in map(looks, taken):
        raise Refusal(Code.NAME_TAKEN, "Somebody at this table has that name, or one that looks like it.")
    return name


def _opening(request: OpenTable, rules: Rules, tip: bytes) -> Body:
    """Return the first entry of a table's log."""
    seconds = {"none": None, "live": request.seconds, "daily": _DAY}[request.pace]
    return {
        "type": "opened",
        "rules": asdict(rules),
        "seats": [
            {
                "kind": "bot" if isinstance(wanted, BotSeat) else "open",
                "bot": wanted.bot if isinstance(wanted, BotSeat) else None,
                "colours": colours,
            }
            for wanted, colours in zip(request.seats, _colours(request, rules), strict=True)
        ],
        "pace": request.pace,
        "seconds": seconds,
        "stand_in": request.stand_in,
        "public": request.public,
        "open_clutches": request.open_clutches,
        "tip": tip.hex(),
    }


def _colours(request: OpenTable, rules: Rules) -> list[list[str]]:
    """Return the colours of each seat's turtles: those asked for, then whichever are left, every one once."""
    each = rules.turtles_each
    wanted = [list(seat.colours or [])[:each] for seat in request.seats]
    asked = [colour for colours in wanted for colour in colours]
    if len(set(asked)) != len(asked):
        raise Refusal(Code.IMPOSSIBLE, "Every turtle has a colour of its own.")
    left = [colour for colour in COLOURS if colour not in asked]
    return [colours + [left.pop(0) for _ in range(each - len(colours))] for colours in wanted]
