"""A rectangle of characters with styles, to draw on."""

from __future__ import annotations

from collections.abc import Iterable

from rich.segment import Segment
from rich.style import Style


class Canvas:
    """Cells of one character each. Drawing is clipped to its size."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", style)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write *text* starting at a cell; the background stays where *style* has none."""
        if 0 <= y < self.height:
            row = self._cells[y]
            for place, character in enumerate(text, x):
                if 0 <= place < self.width:
                    row[place] = (character, row[place][1] + style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, character: str = " ") -> None:
        """Paint a rectangle."""
        for row in range(y, y + height):
            if 0 <= row < self.height:
                for place in range(max(x, 0), min(x + width, self.width)):
                    self._cells[row][place] = (character, style)

    def lines(self, lines: Iterable[str], x: int, y: int, style: Style) -> None:
        """Write lines, one below the other."""
        for row, line in enumerate(lines, y):
            self.put(x, row, line, style)

    def segments(self, row: int) -> list[Segment]:
        """Return one row, as segments of one style each."""
        found: list[Segment] = []
        for character, style in self._cells[row]:
            if found and found[-1].style == style:
                found[-1] = Segment(found[-1].text + character, style)
            else:
                found.append(Segment(character, style))
        return found

    def __str__(self) -> str:
        rows = ("".join(character for character, _ in row).rstrip() for row in self._cells)
        return "\n".join(rows)
