"""What games are counted for: by seat and all together, as columns of the board's tallies and as plain numbers."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from mahe.seat_counts import SeatCounts


@dataclass(frozen=True, slots=True)
class GameCounts:
    """What some games add up to."""

    seats: tuple[SeatCounts, ...]
    games: int
    shared_wins: int

    shortest: int
    """Turns of the shortest game."""

    longest: int


_COLUMNS: Final = [field.name for field in fields(SeatCounts)]
FIELDS: Final = len(_COLUMNS)
WINS: Final = _COLUMNS.index("wins")
SHARES: Final = _COLUMNS.index("shares")
SHARED: Final = _COLUMNS.index("shared_wins")
EGGS: Final = _COLUMNS.index("eggs")
CLUTCHES: Final = _COLUMNS.index("clutches")
TURNS: Final = _COLUMNS.index("turns")
THROWS: Final = _COLUMNS.index("throws")
BUSTS: Final = _COLUMNS.index("busts")
RIDES: Final = _COLUMNS.index("rides")
CARDS: Final = _COLUMNS.index("cards_played")
"""The columns of a seat's tally."""

_TOTALS: Final = [field.name for field in fields(GameCounts)][1:]
TOTALS: Final = len(_TOTALS)
GAMES: Final = _TOTALS.index("games")
SHARED_GAMES: Final = _TOTALS.index("shared_wins")
SHORTEST: Final = _TOTALS.index("shortest")
LONGEST: Final = _TOTALS.index("longest")
"""The columns of the tally of all games together."""


def counts_of(setup: Any, board: Any) -> GameCounts:
    """Return the tallies of *board* as plain numbers."""
    seats = board["tally"][0, : setup["players"][0]]
    return GameCounts(tuple(SeatCounts(*map(int, row)) for row in seats), *map(int, board["totals"][0]))
