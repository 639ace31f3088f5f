"""The board: 21 stones round the island, counter-clockwise, the raft beside 1, the nest and the dice in the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.style import Style

from mahe.rules import BEACH, FACES, RAFT, Roll, Space, State, Stop, Turtle, landing, options
from mahe.terminal.canvas import Canvas
from mahe.terminal.island_centre import draw_nest
from mahe.terminal.palette import BEACH_SAND, FACE, SAND, SEA, SHADED_STONE, SHELLS, SHORE, STONE, TARGET, WAVE, WOOD
from mahe.terminal.players import Cast

COLUMNS: Final = 7
ROWS: Final = 6
_SMALLEST_CELL: Final = (6, 2)
_LARGEST_CELL: Final = (13, 6)
SMALLEST: Final = (COLUMNS * _SMALLEST_CELL[0] + 1, ROWS * _SMALLEST_CELL[1])
"""The smallest width and height that the board fits into."""

_BOLD: Final = Style(bold=True)

_CELLS: Final[dict[Space, tuple[int, int]]] = {
    **{space: (space - 1, 5) for space in range(1, 8)},
    **{space: (6, 12 - space) for space in range(8, 12)},
    **{space: (18 - space, 0) for space in range(12, 19)},
    **{space: (0, space - 18) for space in range(19, 22)},
    RAFT: (0, 4),
}
"""The column and the row of each space."""


@dataclass(frozen=True)
class Scene:
    """What is to be drawn: a position, perhaps with some turtles in motion."""

    cast: Cast
    state: State
    dice: tuple[int, ...] = ()
    party: tuple[Turtle, ...] = ()
    """The turtles in motion, bottom first."""

    at: Space = RAFT
    """Where they are at the moment."""

    marks: Mapping[Space, str] = field(default_factory=dict)
    """Where stopping and each face of the next die would lead."""


def marks(state: State) -> dict[Space, str]:
    """Return what each choice would lead to: "S" for stopping, a number for that face of the die."""
    found: dict[Space, str] = {}
    if state.mover is not None and Roll() in options(state):
        found |= {landing(state, pips).space: str(pips) for pips in FACES}
    if Stop() in options(state):
        found[landing(state).space] = "S"
    found.pop(RAFT, None)
    return found


def draw_board(scene: Scene, width: int, height: int) -> Canvas:
    """Return the board, as large as fits."""
    cell_width = max(_SMALLEST_CELL[0], min((width - 1) // COLUMNS, _LARGEST_CELL[0]))
    cell_height = max(_SMALLEST_CELL[1], min(height // ROWS, _LARGEST_CELL[1]))
    canvas = Canvas(max(width, SMALLEST[0]), max(height, SMALLEST[1]), SEA)
    left = (canvas.width - COLUMNS * cell_width) // 2
    top = max(0, canvas.height - ROWS * cell_height) // 2
    _draw_waves(canvas, left, top, cell_width, cell_height)
    _draw_island(canvas, left, top, cell_width, cell_height)
    for space, (column, row) in _CELLS.items():
        place = _Cell(canvas, left + column * cell_width, top + row * cell_height, cell_width, cell_height)
        turtles = _turtles(scene, space)
        if space == RAFT:
            place.draw_raft(scene.cast, turtles)
        else:
            place.draw_stone(scene, space, turtles)
    inside = left + cell_width + 2, top + cell_height, (COLUMNS - 2) * cell_width - 3, (ROWS - 2) * cell_height - 1
    draw_nest(canvas, scene.cast, scene.state, scene.dice, *inside)
    return canvas


def _turtles(scene: Scene, space: Space) -> tuple[Turtle, ...]:
    state = scene.state
    there = state.raft if space == RAFT else state.stacks[space - 1]
    if not scene.party:
        return there
    staying = tuple(turtle for turtle in there if turtle not in scene.party)
    return staying + scene.party if space == scene.at else staying


def _draw_waves(canvas: Canvas, left: int, top: int, width: int, height: int) -> None:
    """Draw waves between the rows of stones and outside them, never beside a number."""
    for y in range(canvas.height):
        between = height > 2 and (y - top) % height == height - 1
        for x in range((y * 11) % 17, canvas.width, 17):
            if between or not left - 2 < x < left + COLUMNS * width + 2:
                canvas.put(x, y, "~", WAVE)


def _draw_island(canvas: Canvas, left: int, top: int, width: int, height: int) -> None:
    """Draw sand inside the ring of stones, its shore never quite straight, and the beach that reaches 21."""
    x, y = left + width + 1, top + height
    wide, high = (COLUMNS - 2) * width - 1, (ROWS - 2) * height - 1
    for row in range(high):
        edge = min(row, high - 1 - row)
        inset = (4, 2, 1)[edge] if edge < 3 else (0, 1, 0)[row % 3]
        canvas.fill(x + inset, y + row, wide - 2 * inset, 1, SHORE)
        canvas.fill(x + inset + 1, y + row, wide - 2 * inset - 2, 1, SAND)
    column, row = _CELLS[BEACH]
    canvas.fill(left + column * width, top + row * height, width + 6, height, SAND)
    canvas.fill(left + column * width, top + row * height, 1, height, SHORE)


@dataclass(frozen=True)
class _Cell:
    """The room for one space."""

    canvas: Canvas
    x: int
    y: int
    width: int
    height: int

    def draw_stone(self, scene: Scene, space: Space, turtles: Sequence[Turtle]) -> None:
        mark = scene.marks.get(space, "")
        beach = space == BEACH
        label = scene.cast.words("terminal-beach") if beach else ""
        last = self._last_row
        # Adjacent stones without water between them differ in shade.
        stone = STONE if self.height > _SMALLEST_CELL[1] or space % 2 else SHADED_STONE
        style = TARGET if mark == "S" else BEACH_SAND if beach else stone
        if not beach or mark == "S":
            self.canvas.fill(self.x + 1, self.y, self.width - 1, last - self.y + 1, style)
        self.canvas.put(self.x + 1, self.y, f"{space:>2}", style + _BOLD)
        if mark:
            self.canvas.put(self.x + self.width - 3, self.y, f"[{mark}]", style if mark == "S" else FACE)
        if self.y + self.height - 1 > last:
            self.canvas.put(self.x + 1, last + 1, label, BEACH_SAND)
        elif not turtles:
            self.canvas.put(self.x + 1, last, label, style)
        room = self.height - 2
        if len(turtles) <= room and room > 1:
            for level, turtle in enumerate(turtles):
                middle = self.x + 1 + (self.width - 6) // 2
                self._shell(scene.cast, middle + (level % 2), last - level, f"( {turtle} )", turtle)
        elif turtles:
            self._draw_row(scene.cast, turtles, last)
        elif not (label and self.y + self.height - 1 == last):
            self.canvas.put(self.x + self.width // 2, last, "·", style)

    @property
    def _last_row(self) -> int:
        """The row of the lowest turtle; below it is water, if there is room for some."""
        return self.y + max(self.height - 2, 1)

    def _draw_row(self, cast: Cast, turtles: Sequence[Turtle], y: int) -> None:
        """Draw a stack as a row, its bottom at the left: A<B<C, or without the signs if it is high."""
        if len(turtles) == 1:
            self._shell(cast, self.x + 1 + (self.width - 4) // 2, y, f"({turtles[0]})", turtles[0])
            return
        step = 2 if 2 * len(turtles) - 1 < self.width else 1
        x = self.x + max(0, 1 + (self.width - 1 - step * len(turtles) + step - 1) // 2)
        for level, turtle in enumerate(turtles):
            if level and step == 2:
                self.canvas.put(x + 2 * level - 1, y, "<", _BOLD)
            self._shell(cast, x + step * level, y, turtle, turtle)

    def draw_raft(self, cast: Cast, turtles: Sequence[Turtle]) -> None:
        """Draw the raft and who waits on it, side by side."""
        # A strip of water between it and the beach, where there is room.
        top = self.y + (self.height > 3)
        rows = self._last_row - top
        label = cast.words("terminal-raft")
        self.canvas.fill(self.x, top, self.width, rows + 1, WOOD)
        self.canvas.put(self.x, top, f"{label:^{self.width}}", WOOD + _BOLD)
        step = 2 if len(turtles) <= rows * ((self.width + 1) // 2) else 1
        in_row = max((self.width - 1) // step + 1, -(-len(turtles) // rows))
        for index, turtle in enumerate(turtles):
            row, column = divmod(index, in_row)
            many = min(in_row, len(turtles) - row * in_row)
            left = self.x + max(0, (self.width - (many - 1) * step - 1) // 2)
            self._shell(cast, left + step * column, top + 1 + row, turtle, turtle)

    def _shell(self, cast: Cast, x: int, y: int, text: str, turtle: Turtle) -> None:
        self.canvas.put(x, y, text, SHELLS[cast.colour(turtle)])


def is_over(state: State) -> bool:
    """Return whether the game is over."""
    return state.nest is not None
