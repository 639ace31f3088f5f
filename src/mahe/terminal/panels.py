"""The parts of the table's screen: the board, the players, the question, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import RichLog, Static

from mahe.locales import Words
from mahe.rules import Decision, Seat, State, standing
from mahe.terminal.board import SMALLEST, Scene, draw_board
from mahe.terminal.choices import Choice
from mahe.terminal.palette import SHELLS
from mahe.terminal.players import Cast
from mahe.terminal.question import Question, Row, cut, lay_out

LEAST: Final = (60, 20)
"""The columns and lines that a game on the screen needs."""

_BOLD: Final = Style(bold=True)
_NARROW: Final = 24
"""With fewer columns than this, eggs are shown as signs, not as words."""


class Board(Widget):
    """The island. Setting `scene` redraws it."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self._scene = scene
        self._canvas = draw_board(scene, *SMALLEST)

    @property
    def scene(self) -> Scene:
        """What is drawn."""
        return self._scene

    @scene.setter
    def scene(self, scene: Scene) -> None:
        self._scene = scene
        self.refresh()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Draw it as large as fits."""
        self._canvas = draw_board(self._scene, self.size.width, self.size.height)
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return one row of it."""
        canvas = self._canvas
        return Strip(canvas.segments(y) if y < canvas.height else [Segment(" " * canvas.width)], canvas.width)


class Players(Static):
    """Everyone at the table: turtles, name, clutches, and eggs if they may be seen."""

    def show(self, cast: Cast, state: State, seen: Sequence[Seat], actor: Seat | None) -> None:
        """Draw it; the eggs of the seats in *seen* are shown."""
        words = cast.words
        result = standing(state)
        width = self.content_size.width or 28
        narrow = width < _NARROW
        text = Text(no_wrap=True, end="")
        heading = words("terminal-clutches-heading")
        title = words("table-players")
        if len(title) + len(heading) >= width:
            title = ""
        text.append(f"{title:<{width - len(heading)}}{heading}\n", _BOLD)
        for place in cast.places:
            on_turn, decides = state.turn == place.seat, actor == place.seat
            text.append("►" if decides else "·" if on_turn and actor is not None else " ", _BOLD)
            for turtle in place.turtles:
                text.append(turtle, SHELLS[cast.colour(turtle)])
            clutches = str(result.cards[place.seat - 1])
            if place.seat in seen:
                eggs = result.eggs[place.seat - 1]
                clutches = f"{eggs}() {clutches}" if narrow else f"{words('table-eggs', eggs=eggs)} · {clutches}"
            name = cast.who(place.seat) if place.kind != "bot" else words("table-bot-level", level=place.name)
            if place.away:
                name = f"{name} ({words('table-away')})"
            room = width - 2 - len(place.turtles) - len(clutches) - 1
            text.append(f" {set_cell_size(cut(name, room), room)} ", _BOLD if decides else None)
            text.append(f"{clutches}\n", _BOLD if decides else None)
        text.right_crop(1)
        self.update(text)


class Panel(Static):
    """Whose turn it is, and what may be decided."""

    class Taken(Message):
        """Somebody clicked on a choice."""

        def __init__(self, decision: Decision) -> None:
            super().__init__()
            self.decision = decision

    def __init__(self) -> None:
        super().__init__(id="panel", markup=False)
        self._question = Question()
        self._rows: list[Row] = []

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What may be decided now."""
        return self._question.choices

    def show(self, question: Question) -> None:
        """Show another question; redraws only if it differs."""
        if question != self._question:
            self._question = question
            self._draw()

    def on_resize(self) -> None:
        """Lay it out again."""
        self._draw()

    def _draw(self) -> None:
        if self.content_size:
            self._rows = lay_out(self._question, *self.content_size)
            self.update(Text("\n").join(row.text for row in self._rows))

    def on_click(self, event: events.Click) -> None:
        """Take the choice under the mouse."""
        found = event.get_content_offset(self)
        if found is not None and found.y < len(self._rows):
            number = self._rows[found.y].at(found.x)
            if number is not None:
                self.post_message(self.Taken(self.choices[number].decision))


class TooSmall(Static):
    """What is shown when the terminal is too small to play."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="too-small", markup=False)
        self.words = words

    def render(self) -> Text:
        """Say how large the terminal is, and how large it must be."""
        size = self.screen.size
        columns, lines = LEAST
        said = self.words("terminal-small", columns=columns, lines=lines, wide=size.width, high=size.height)
        return Text(said, justify="center")


class Keys(Static):
    """The line at the bottom that says what each key does."""

    def __init__(self, text: str = "") -> None:
        super().__init__(id="keys", markup=False)
        self._text = text

    def show(self, text: str) -> None:
        """Say something else."""
        self._text = text
        self.refresh()

    def render(self) -> Text:
        """Space out the keys, closer together if there is little room; help and quit are dropped last."""
        room = self.content_size.width
        keys = self._text.split(" · ")
        for between in (" · ", "  "):
            if cell_len(between.join(keys)) <= room:
                return Text(between.join(keys), no_wrap=True)
        while len(keys) > 2 and cell_len("  ".join(keys)) > room:
            del keys[-3]
        return Text("  ".join(keys), no_wrap=True)


class Log(RichLog):
    """The log of the game, a line for each move."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(wrap=True, auto_scroll=True, min_width=20)
        self.logged: list[str] = []

    def add_line(self, line: str) -> None:
        """Add a line."""
        self.logged.append(line)
        self.write(Text(line))

    def replace_lines(self, lines: list[str]) -> None:
        """Replace everything with *lines*."""
        self.logged = []
        self.clear()
        for line in lines:
            self.add_line(line)

    def on_resize(self, event: events.Resize) -> None:
        """Wrap all lines again."""
        del event
        if self.size != Size(0, 0) and self.logged:
            self.replace_lines(self.logged)
