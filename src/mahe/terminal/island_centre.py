"""The middle of the island: the pile, the open clutch, the dice and their growing sum."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.style import Style

from mahe.record.throws import growing_sum, is_bust
from mahe.rules import LAST_CLUTCH, State
from mahe.terminal.canvas import Canvas
from mahe.terminal.narration import describe_nest
from mahe.terminal.palette import BAD, CARD, DIE, EDGES, INK, LEAF, PILE, TRUNK
from mahe.terminal.players import Cast

_PIPS: Final = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}
_BOXES: Final = (32, 11)
"""The room that cards and dice with borders need; in less room they are a few signs."""

_PALM: Final = ("\\|/", "-*-", " | ")


def draw_nest(
    canvas: Canvas, cast: Cast, state: State, dice: Sequence[int], x: int, y: int, width: int, height: int
) -> None:
    """Draw into a rectangle of the island."""
    middle = x + width // 2
    gap = max(0, (height - 11) // 3)
    if state.nest is not None:
        lines = wrap(describe_nest(cast, state), width - 4)
        canvas.lines([f"{line:^{width - 4}}" for line in lines], x + 2, y + height // 2 - len(lines), INK)
        return
    if width < _BOXES[0] or height < _BOXES[1]:
        _draw_signs(canvas, cast, state, dice, x, y, width)
        return
    _draw_palms(canvas, x, y, width, height)
    _draw_cards(canvas, cast, state, middle, y + gap)
    if dice:
        _draw_dice(canvas, dice, middle, y + height - gap - 6)


def _draw_signs(canvas: Canvas, cast: Cast, state: State, dice: Sequence[int], x: int, y: int, width: int) -> None:
    """Draw pile, open card and dice where there is no room for borders."""
    if state.face_up:
        eggs = f" {cast.words('eggs', count=state.face_up)} "
        pile = f" {state.pile}≈ " if state.pile else ""
        left = x + (width - len(pile) - len(eggs) - bool(pile)) // 2
        canvas.put(left, y + 1, pile, PILE)
        canvas.put(left + len(pile) + bool(pile), y + 1, eggs, CARD)
        signs = " ".join(["()"] * state.face_up)
        canvas.put(x + (width - len(signs)) // 2, y + 2, signs, INK)
    left = x + (width - 5 * len(dice) + 2) // 2
    for index, pips in enumerate(dice):
        canvas.put(left + 5 * index, y + 4, f" {pips} ", DIE)
    total = growing_sum(dice)
    canvas.put(x + (width - len(total)) // 2, y + 5, total, BAD if is_bust(dice) else INK)


def _draw_cards(canvas: Canvas, cast: Cast, state: State, middle: int, y: int) -> None:
    """Draw the back of the pile with the number of its cards, and the open card beside it."""
    if not state.face_up:
        return
    open_card = (cast.words("eggs", count=state.face_up), " ".join(["()"] * state.face_up))
    if state.face_up == LAST_CLUTCH:
        _box(canvas, middle - 12, y, open_card, 24, CARD)
        return
    if state.pile:
        _box(canvas, middle - 14, y, (f"{state.pile}", "≈≈≈≈"), 8, PILE)
    _box(canvas, middle - 5 if state.pile else middle - 9, y, open_card, 19, CARD)


def _box(canvas: Canvas, x: int, y: int, lines: Sequence[str], width: int, style: Style) -> None:
    edge, high = EDGES[style], len(lines) + 2
    canvas.fill(x, y, width, high, style)
    canvas.put(x, y, f"╭{'─' * (width - 2)}╮", edge)
    for row, line in enumerate(lines, y + 1):
        canvas.put(x + 1, row, f"{line:^{width - 2}}", style)
        canvas.put(x, row, "│", edge)
        canvas.put(x + width - 1, row, "│", edge)
    canvas.put(x, y + high - 1, f"╰{'─' * (width - 2)}╯", edge)


def _draw_dice(canvas: Canvas, dice: Sequence[int], middle: int, y: int) -> None:
    x = middle - (10 * len(dice) - 1) // 2
    for index, pips in enumerate(dice):
        _box(canvas, x + 10 * index, y, _PIPS[pips], 9, DIE)
    total = growing_sum(dice)
    canvas.put(middle - len(total) // 2, y + 5, total, BAD if is_bust(dice) else INK)


def _draw_palms(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Draw a palm in each corner that has room for one."""
    if height < 18 or width < 45:
        return
    for left, top in ((x + 3, y + 1), (x + width - 6, y + height - 5), (x + 3, y + height - 5), (x + width - 6, y + 1)):
        canvas.lines(_PALM[:2], left, top, LEAF)
        canvas.put(left, top + 2, _PALM[2], TRUNK)
