"""Everyone's eggs, below the board."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from typing import Final

from mahe.locales import Words
from mahe.picture.board import portrait
from mahe.picture.lettering import shorten, width_of
from mahe.picture.look import Look, player_names
from mahe.picture.shapes import colour, places
from mahe.rules import Seat, State, standing

_MARGIN: Final = 36
_ROW: Final = 96
_GAP: Final = 16
_SIZE: Final = 36
_SMALLEST: Final = 28
"""How small a long name may be written before it is shortened."""

_FACE: Final = 0.52
"""How large the turtles are beside those on the board."""

_STEP: Final = 74
_GOLD_INK: Final = "#2a1c00"


def height_of_scores(state: State) -> int:
    """Return how much higher a picture is with them."""
    return _rows(state) * (_ROW + _GAP) + _MARGIN - _GAP


def draw_scores(state: State, look: Look) -> str:
    """Return a sign for each seat, two in a row: its turtles, its name and its eggs; gold for those who have won."""
    return "".join(_sign(state, look, seat) for seat in state.rules.seats)


def _rows(state: State) -> int:
    return ceil(state.rules.players / 2)


def _sign(state: State, look: Look, seat: Seat) -> str:
    wide, high = places()["size"]
    words = Words(look.lang)
    result = standing(state)
    won = seat in result.winners
    width = (wide - 2 * _MARGIN - _GAP) / 2
    x = _MARGIN + (seat - 1) % 2 * (width + _GAP)
    y = high + (seat - 1) // 2 * (_ROW + _GAP)
    ink = _GOLD_INK if won else colour("ink")
    turtles = state.rules.turtles_of(seat)
    faces = "".join(
        f'<g transform="translate({x + 50 + index * _STEP} {y + _ROW / 2}) scale({_FACE})">{portrait(turtle, look)}</g>'
        for index, turtle in enumerate(turtles)
    )
    eggs = words("table-eggs", eggs=result.eggs[seat - 1])
    left, right = x + 50 + _STEP * (len(turtles) - 0.4), x + width - 26
    # The letters of its turtles are to be seen.
    name = player_names(words, look.names, state.rules)[seat - 1].removesuffix("".join(turtles)).strip()
    room = right - left - width_of(eggs, _SIZE) - 20
    size = max(_SMALLEST, min(_SIZE, floor(_SIZE * room / max(width_of(name, _SIZE), 1))))
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{_ROW}" rx="28" fill="{colour("gold" if won else "paper")}" '
        f'stroke="{colour("edge")}" stroke-width="3"/>{faces}'
        f"{_text(shorten(name, size, room), left, y, ink, 'start', size)}{_text(eggs, right, y, ink, 'end', _SIZE)}"
    )


def _text(text: str, x: float, y: float, ink: str, anchor: str, size: int) -> str:
    # Braces would be taken for the names of shapes.
    safe = escape(text).replace("{", "&#123;").replace("}", "&#125;")
    where = f'x="{x:.1f}" y="{y + _ROW / 2}" dy="0.36em" text-anchor="{anchor}"'
    return f'<text {where} font-size="{size}" fill="{ink}">{safe}</text>' if text else ""
