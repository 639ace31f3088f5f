"""A position as pixels, for videos of what a program has learned. Drawn with NumPy alone, so that it works anywhere."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final, TypeAlias

from mahe.arrays import Floats, Octets, np
from mahe.rules import BEACH, Space, State, Turtle, actor, standing
from mahe.rules.pieces import INDEX

Colour: TypeAlias = tuple[int, int, int]

SIZE: Final = 480
"""How wide the picture is, and how high."""

_SEA: Final[Colour] = (0, 109, 133)
_STONE: Final[Colour] = (233, 220, 195)
_SAND: Final[Colour] = (240, 217, 160)
_WOOD: Final[Colour] = (122, 79, 42)
_PAPER: Final[Colour] = (255, 250, 240)
_INK: Final[Colour] = (42, 33, 27)
_GOLD: Final[Colour] = (245, 185, 46)
_SHELLS: Final[tuple[Colour, ...]] = (
    (179, 34, 27),
    (240, 138, 36),
    (255, 225, 74),
    (8, 122, 60),
    (31, 79, 209),
    (106, 47, 168),
    (255, 159, 200),
)
_GLYPHS: Final = {
    glyph: tuple(bits >> 3 * (4 - row) & 0b111 for row in range(5))
    for glyph, bits in zip(
        "0123456789ABCDEFG",
        (
            0b111101101101111,
            0b010110010010111,
            0b111001111100111,
            0b111001111001111,
            0b101101111001001,
            0b111100111001111,
            0b111100111101111,
            0b111001001001001,
            0b111101111101111,
            0b111101111001111,
            0b010101111101101,
            0b110101110101110,
            0b011100100100011,
            0b110101101101110,
            0b111100110100111,
            0b111100110100100,
            0b011100101101011,
        ),
        strict=True,
    )
}
"""Digits and the letters of the turtles, three bits wide and five high."""

_X: Final = SIZE // 2
_Y: Final = 208
"""The middle of the island."""

_RADIUS: Final = 168
_NUMBERS: Final = _RADIUS + 29
_SHELL: Final = 12
_STEP: Final = 21
"""How much closer to the middle than the turtle below it a turtle is drawn."""


def draw(state: State) -> Octets:
    """Return a picture of *state*, rows of pixels of red, green and blue.

    The course runs counter-clockwise from the beach on the right (M5), and stacks grow towards the middle. A ring marks
    the turtle that is thrown for. The dice are in the middle, beside the open clutch; below are the raft and the eggs
    of each seat, golden for the one that decides, and at the end for the winners.
    """
    canvas = np.empty((SIZE, SIZE, 3))
    canvas[:] = _SEA
    _disc(canvas, _X, _Y, _RADIUS - 26, _SAND)
    for space in range(1, BEACH + 1):
        _disc(canvas, *_place(space, _RADIUS), 20, _GOLD if space == BEACH else _STONE)
        _write(canvas, str(space), *_place(space, _NUMBERS), 2, _PAPER)
    _box(canvas, 6, SIZE - 92, 24 * len(state.perches) + 6, 32, _WOOD)
    _middle(canvas, state)
    _turtles(canvas, state)
    _eggs(canvas, state)
    return np.clip(canvas, 0, 255).astype(np.uint8)


def _place(space: Space, radius: float) -> tuple[float, float]:
    """Return the point in the direction of a space of the course, so far from the middle."""
    angle = 2 * pi * space / BEACH
    return _X + radius * cos(angle), _Y - radius * sin(angle)


def _middle(canvas: Floats, state: State) -> None:
    if state.face_up:
        _box(canvas, _X - 66, _Y - 30, 42, 60, _PAPER)
        _write(canvas, str(state.face_up), _X - 45, _Y, 6, _INK)
    for index, pips in enumerate(state.dice):
        x = _X - 12 + 40 * index
        _box(canvas, x, _Y - 17, 34, 34, _PAPER)
        _write(canvas, str(pips), x + 17, _Y, 4, _INK)


def _turtles(canvas: Floats, state: State) -> None:
    for index, turtle in enumerate(state.raft):
        _turtle(canvas, state, turtle, 21 + 24 * index, SIZE - 76)
    for space, stack in enumerate(state.stacks, 1):
        for level, turtle in enumerate(stack):
            _turtle(canvas, state, turtle, *_place(space, _RADIUS - _STEP * level))
    if state.nest is not None:
        _turtle(canvas, state, state.nest, _X, _Y)


def _turtle(canvas: Floats, state: State, turtle: Turtle, x: float, y: float) -> None:
    colour = _SHELLS[INDEX[turtle]]
    if turtle == state.mover:
        _disc(canvas, x, y, _SHELL + 4, _INK)
    _disc(canvas, x, y, _SHELL, _PAPER)
    _disc(canvas, x, y, _SHELL - 1.5, colour)
    _write(canvas, turtle, x, y, 2, _PAPER if sum(colour) < 330 else _INK)


def _eggs(canvas: Floats, state: State) -> None:
    width = SIZE // state.rules.players
    who = actor(state)
    result = standing(state)
    for seat in state.rules.seats:
        left = width * (seat - 1)
        marked = seat == who or seat in result.winners
        _box(canvas, left + 6, SIZE - 54, width - 12, 46, _GOLD if marked else _STONE)
        for index, turtle in enumerate(state.rules.turtles_of(seat)):
            _disc(canvas, left + 17 + 18 * index, SIZE - 31, 7, _SHELLS[INDEX[turtle]])
        _write(canvas, str(result.eggs[seat - 1]), left + width - 24, SIZE - 31, 4, _INK)


def _disc(canvas: Floats, x: float, y: float, radius: float, colour: Colour) -> None:
    """Draw a disc with a smooth edge."""
    top, left = max(0, int(y - radius - 1)), max(0, int(x - radius - 1))
    part = canvas[top : int(y + radius + 2), left : int(x + radius + 2)]
    rows, columns = np.ogrid[top : top + part.shape[0], left : left + part.shape[1]]
    cover = np.clip(radius + 0.5 - np.hypot(rows - y, columns - x), 0, 1)[..., None]
    part[:] = part * (1 - cover) + np.array(colour) * cover


def _box(canvas: Floats, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    canvas[y : y + height, x : x + width] = colour


def _write(canvas: Floats, text: str, x: float, y: float, size: int, colour: Colour) -> None:
    """Write *text* with its centre there, each bit of a glyph *size* pixels wide."""
    left = round(x - size * (4 * len(text) - 1) / 2)
    top = round(y - size * 2.5)
    for index, glyph in enumerate(text):
        for row, bits in enumerate(_GLYPHS[glyph]):
            for column in range(3):
                if bits >> (2 - column) & 1:
                    _box(canvas, left + size * (4 * index + column), top + size * row, size, size, colour)
