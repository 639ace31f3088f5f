"""The board, drawn with letters: the course counter-clockwise, the raft beside 1, the nest in the middle."""

from __future__ import annotations

from typing import Final

from mahe.rules import BEACH, LAST_CLUTCH, NEST, Space, State, Turtle

_CELL: Final = 9
_LAYOUT: Final[tuple[tuple[Space, ...], ...]] = (
    (19, 18, 17, 16, 15, 14, 13, 12),
    (20, 0, 0, 0, 0, 0, 0, 11),
    (21, 0, 0, 0, 0, 0, 0, 10),
    (0, 0, 0, 0, 0, 0, 0, 9),
    (1, 2, 3, 4, 5, 6, 7, 8),
)


def draw_board(state: State) -> str:
    """Return the board as lines of at most 74 characters. A stack is written bottom first."""
    middle = _middle(state)
    lines: list[str] = []
    for row, spaces in enumerate(_LAYOUT):
        if row in (0, len(_LAYOUT) - 1):
            lines += ["".join(f"{_label(space):<{_CELL}}" for space in spaces)]
            lines += ["".join(f"{_stack(state, space):<{_CELL}}" for space in spaces)]
            continue
        left = ("raft", "".join(state.raft) or "·") if not spaces[0] else (_label(spaces[0]), _stack(state, spaces[0]))
        right = (_label(spaces[-1]), _stack(state, spaces[-1]))
        for half in (0, 1):
            centre = f"{middle.pop(0):^{_CELL * 6}}"
            lines.append(f"{left[half]:<{_CELL}}{centre}{right[half]}")
    return "\n".join(line.rstrip() for line in lines)


def _label(space: Space) -> str:
    return "21 beach" if space == BEACH else f"{space}"


def _stack(state: State, space: Space) -> str:
    stack = "".join(state.stacks[space - 1])
    return stack or "·"


def _middle(state: State) -> list[str]:
    """Return the six lines inside the course."""
    if NEST in state.perches:
        winner: Turtle = state.rules.turtles[state.perches.index(NEST)]
        return ["", "", f"{winner} sits in the nest", "the last 7 eggs are taken", "", ""]
    if state.face_up == LAST_CLUTCH:
        return ["", "the last clutch", "o o o o o o o", "7 eggs, and the game ends", "", ""]
    eggs = " ".join("o" * state.face_up)
    cards = "1 card" if state.pile == 1 else f"{state.pile} cards"
    return ["", "open clutch", eggs, f"{state.face_up} eggs" if state.face_up != 1 else "1 egg", f"pile: {cards}", ""]
