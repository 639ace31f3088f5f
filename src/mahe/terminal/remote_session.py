"""A session at a server's table, and at those of its rematches."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mahe.terminal.address import Address
from mahe.terminal.lobby import LobbyScreen
from mahe.terminal.refusal import Refused
from mahe.terminal.remote import RemoteGame, seats_at_rematch
from mahe.terminal.seats import Seats

if TYPE_CHECKING:
    from mahe.terminal.app import MaheApp


_LOOK_AGAIN: Final = 1.0
"""Seconds until we look again whether a rematch has begun."""


async def visit(app: MaheApp, address: Address) -> str:
    """Sit down at a table and play; return what to print at the end."""
    words = app.words
    while True:
        seats = Seats(app.plan.folder, address.link)
        game = RemoteGame(address, words, seats)
        game.connect()
        app.game = game
        if await app.push_screen_wait(LobbyScreen(game, app.plan.visitor)) == "gone":
            game.leave()
            return game.note if game.is_closed else words("table-gone")
        how = await app.play(game)
        if how != "again":
            return words("table-gone") if how == "gone" else ""
        if not game.rematch:
            others = [place for place in game.cast.places if place.kind == "person" and place.seat not in game.yours]
            if others:
                names = words.list(place.name for place in others)
                app.notify(words("friends-waits", names=names), markup=False)
        try:
            address = await asyncio.to_thread(_rematch, game, seats, app.plan.folder)
        except Refused as error:
            return error.localized(words)


def _rematch(game: RemoteGame, seats: Seats, folder: Path) -> Address:
    """Return where the next game is, with our seats there, once everyone has answered; raise Refused.

    The server begins without those who do not answer within a minute.
    """
    table = game.rematch or game.ask_rematch()
    while not table:
        time.sleep(_LOOK_AGAIN)
        table = game.address.ask("GET", "")["rematch"] or ""
    address = game.address.at(table)
    there = Seats(folder, address.link)
    for seat, token in seats_at_rematch(seats.tokens, len(game.cast.places)).items():
        there.take(seat, token, "")
    return address
