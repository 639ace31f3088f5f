"""What the host of a table may do for it, and how the others find another host if theirs is gone."""

from __future__ import annotations

from mahe.rules import Seat
from mahe.server.errors import Code, Refusal
from mahe.server.live_table import LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.signals import Signals
from mahe.server.table_requests import TableRequests, again, check_not_closed, is_host, not_yours
from mahe.tablelog import Away, Hosted, HostVoted, SeatStatus, Step


class HostRequests(TableRequests):
    """What hosts may ask for, and those who want to become one."""

    def __init__(self, tables: LiveTables, signals: Signals) -> None:
        super().__init__(tables)
        self._signals = signals

    @again
    async def stand_in(self, table: str, seat: Seat, token: str) -> None:
        """Let the stand-in play for someone who is not connected, until they are back."""
        await self._know_who(table, token)
        async with self._tables.at(table) as live:
            if not is_host(live, live.seat_of(token)):
                raise _only_host(live)
            status = _named(live, seat)
            check_not_closed(live)
            if live.table.phase != "playing" or status.kind != "person":
                raise Refusal(Code.NOT_NOW, "A bot plays for people who are away from a game under way.")
            if seat in live.present or seat == live.seat_of(token):
                raise Refusal(Code.NOT_YOURS, "Whoever is at the table plays for themselves.")
            if not status.away:
                await live.store([Step(Away(seat))])

    @again
    async def hand_over(self, table: str, seat: Seat, token: str) -> None:
        """Make *seat* the host, or vote for it: only the host may hand over, unless they are not connected."""
        await self._know_who(table, token)
        async with self._tables.at(table) as live:
            game, speaks_for = live.table, live.seat_of(token)
            check_not_closed(live)
            if game.phase == "over":
                raise Refusal(Code.NOT_NOW, "The game is over.")
            if _named(live, seat).kind != "person":
                raise Refusal(Code.IMPOSSIBLE, "Only a person who sits at the table can be its host.")
            if is_host(live, speaks_for):
                await live.store([Step(Hosted(seat))] if seat != game.host else [])
                return
            if game.host in live.present:
                raise _only_host(live)
            if not speaks_for:
                raise not_yours(0)
            await self._vote(live, speaks_for, seat)

    async def _vote(self, live: LiveTable, voter: Seat, seat: Seat) -> None:
        """Count the vote of *voter*, and of all who are there; more than half of them make *seat* the host."""
        game = live.table
        there = {one for one in game.rules.seats if one == voter or one in live.present} - {game.host}
        if seat not in there:
            raise Refusal(Code.NOT_NOW, "Whoever becomes the host must be at the table.")
        votes = {**dict(game.votes), voter: seat}
        steps = [Step(HostVoted(voter, seat))] if dict(game.votes).get(voter) != seat else []
        if 2 * sum(votes.get(one) == seat for one in there) > len(there):
            steps.append(Step(Hosted(seat)))
        await live.store(steps)

    async def _know_who(self, table: str, token: str) -> None:
        """Let the other servers say who is connected to a table that *token* opens."""
        async with self._tables.at(table) as live:
            live.seat_of(token)
        await self._signals.ask_who(live)


def _named(live: LiveTable, seat: Seat) -> SeatStatus:
    """Return who sits at a seat that a request names. Raises Refusal if the table has no such seat."""
    if seat not in live.table.rules.seats:
        raise Refusal(Code.IMPOSSIBLE, f"This table has no seat {seat}.")
    return live.table.seats[seat - 1]


def _only_host(live: LiveTable) -> Refusal:
    game = live.table
    if not game.host:
        return not_yours(0)
    return Refusal(Code.NOT_YOURS, f"This is for {game.seats[game.host - 1].name} alone, who is the host.")
