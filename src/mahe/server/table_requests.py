"""What all requests about a table have in common: they are tried again, and they come from somebody."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from mahe.rules import Seat
from mahe.server.errors import Code, Refusal
from mahe.server.live_table import LiveTable
from mahe.server.live_tables import LiveTables
from mahe.server.storage.interface import SeqTaken, StorageTrouble
from mahe.tablelog import SeatStatus

_ATTEMPTS: Final = 5

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound="TableRequests")


def again(method: Callable[Concatenate[R, str, P], Awaitable[T]]) -> Callable[Concatenate[R, str, P], Awaitable[T]]:
    """Retry *method* when another server was faster: by then the table has caught up. So nothing stale is refused."""

    @wraps(method)
    async def attempt(self: R, table: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(_ATTEMPTS):
            try:
                return await method(self, table, *args, **kwargs)
            except SeqTaken:
                continue
            except Refusal:
                if not await self.was_behind(table):
                    raise
        raise StorageTrouble("too much happens at this table at once")

    return attempt


class TableRequests:
    """Requests about tables. Methods that change a table store first; Refusal means nothing was changed."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    async def was_behind(self, table: str) -> bool:
        """Return whether news of a table was missed, as while the database restarts; by then it is there."""
        live = self._tables.peek(table)
        if live is None:
            return False
        async with live.lock:
            seq = live.table.seq
            await live.catch_up()
            return live.table.seq != seq


def seat_status(live: LiveTable, seat: Seat) -> SeatStatus:
    """Return who sits at *seat*. Raises Refusal if the table has no such seat."""
    if seat not in live.table.rules.seats:
        raise Refusal(Code.NOT_FOUND, f"This table has no seat {seat}.")
    return live.table.seats[seat - 1]


def is_host(live: LiveTable, speaks_for: Seat) -> bool:
    """Return whether a token for *speaks_for* is the host's. The owner's is, until somebody else becomes the host."""
    table = live.table
    return speaks_for == table.host or (not speaks_for and not table.is_handed_over)


def check_not_closed(live: LiveTable) -> None:
    """Raise Refusal at a table that whoever runs the server has closed."""
    if live.table.phase == "closed":
        raise Refusal(Code.NOT_NOW, "Whoever runs this server has closed this table.")


def not_yours(seat: Seat) -> Refusal:
    """Return the refusal of what only *seat* may do; 0 stands for the one who opened the table."""
    whose = f"seat {seat}" if seat else "the one who opened the table"
    return Refusal(Code.NOT_YOURS, f"This is for {whose} alone.")
