"""The parts of the table's screen: the board, the players, the choices, the log."""

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

from mahe.rules import Decision, Seat, State, standing
from mahe.terminal.board import SMALLEST, Scene, draw_board
from mahe.terminal.cast import Cast
from mahe.terminal.choices import Choice
from mahe.terminal.palette import SHELLS

_BOLD: Final = Style(bold=True)


class Board(Widget):
    """The island. Set `scene` and it is drawn."""

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
        """Draw it as large as there is room."""
        self._canvas = draw_board(self._scene, self.size.width, self.size.height)
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return one row of it."""
        canvas = self._canvas
        return Strip(canvas.segments(y) if y < canvas.height else [Segment(" " * canvas.width)], canvas.width)


class Players(Static):
    """Everyone at the table: turtles, name, clutches; eggs where they may be seen."""

    def show(self, cast: Cast, state: State, seen: Sequence[Seat], actor: Seat | None) -> None:
        """Draw it; the eggs of the seats in *seen* are shown."""
        words = cast.words
        result = standing(state)
        width = max(24, self.content_size.width or 28)
        text = Text(no_wrap=True, end="")
        heading = words("terminal-clutches-heading")
        text.append(f"{words('table-players'):<{width - len(heading)}}{heading}\n", _BOLD)
        for place in cast.places:
            on_turn, decides = state.turn == place.seat, actor == place.seat
            text.append("►" if decides else "·" if on_turn and actor is not None else " ", _BOLD)
            for turtle in place.turtles:
                text.append(turtle, SHELLS[cast.colour(turtle)])
            clutches = str(result.cards[place.seat - 1])
            if place.seat in seen:
                clutches = f"{words('table-eggs', eggs=result.eggs[place.seat - 1])} · {clutches}"
            name = cast.who(place.seat) if place.kind != "bot" else words("table-bot-level", level=place.name)
            if place.away:
                name = f"{name} ({words('table-away')})"
            room = width - 2 - len(place.turtles) - len(clutches) - 1
            text.append(f" {set_cell_size(_cut(name, room), room)} ", _BOLD if decides else None)
            text.append(f"{clutches}\n", _BOLD if decides else None)
        text.right_crop(1)
        self.update(text)


def _cut(text: str, room: int) -> str:
    return text if cell_len(text) <= room else f"{set_cell_size(text, room - 1)}…"


class Choices(Static):
    """What may be decided: verbs with their keys, and what comes of each."""

    class Taken(Message):
        """Somebody clicked on a choice."""

        def __init__(self, decision: Decision) -> None:
            super().__init__()
            self.decision = decision

    def __init__(self) -> None:
        super().__init__()
        self.choices: list[Choice] = []
        self._rows: list[int] = []
        """The choice that each row of the panel belongs to."""

    def show(self, choices: list[Choice], room: int) -> None:
        """Draw them, in at most *room* rows if that can be done."""
        self.choices = choices
        self._rows = []
        text = Text(end="")
        width = max(20, self.content_size.width or 28)
        full = sum(2 + bool(choice.fates) for choice in choices) <= room
        for number, choice in enumerate(choices, 1):
            key = f"{choice.key or number}"
            text.append(f" {key} ", Style(reverse=True, bold=True))
            text.append(f" {choice.verb}", _BOLD)
            notes = ", ".join(choice.notes)
            lines = 1
            if full:
                rows = _wrapped(notes, width - 4)
                lines += len(rows)
                text.append("".join(f"\n    {row}" for row in rows))
                if choice.fates:
                    lines += 1
                    text.append("\n    ")
                    for pips, fate in enumerate(choice.fates, 1):
                        sign = {"bust": f"{pips}×", "eggs": f"{pips}()", "safe": f"{pips}"}[fate]
                        text.append(sign, Style(bold=fate == "eggs", dim=fate == "bust"))
                        text.append(" ")
            else:
                rest = width - 5 - len(choice.verb)
                if rest > 6:
                    text.append(f" {_cut(notes, rest)}")
            self._rows += [number - 1] * lines
            text.append("\n")
        if choices:
            text.right_crop(1)
        self.update(text)

    def on_click(self, event: events.Click) -> None:
        """Take the choice under the mouse."""
        if 0 <= event.y < len(self._rows):
            self.post_message(self.Taken(self.choices[self._rows[event.y]].decision))


def _wrapped(text: str, width: int) -> list[str]:
    rows = [""]
    for word in text.split(" "):
        if rows[-1] and len(rows[-1]) + 1 + len(word) > width:
            rows.append("")
        rows[-1] = f"{rows[-1]} {word}" if rows[-1] else word
    return rows


class Line(Static):
    """A sentence beside the board, as high as it needs to be."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, markup=False)
        self._said = ""

    def say(self, text: str) -> None:
        """Say something else; what is said already takes no time."""
        if text != self._said:
            self._said = text
            self.update(text)


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
        """Set the keys apart, closer to each other where there is little room."""
        room = len(self._text) <= self.content_size.width
        return Text(self._text if room else self._text.replace(" · ", "  "), no_wrap=True)


class Log(RichLog):
    """The story so far, a line for each move."""

    can_focus = False

    def __init__(self) -> None:
        super().__init__(wrap=True, auto_scroll=True, min_width=20)
        self.told: list[str] = []

    def tell(self, line: str) -> None:
        """Add a line."""
        self.told.append(line)
        self.write(Text(line))

    def retell(self, lines: list[str]) -> None:
        """Begin anew with *lines*."""
        self.told = []
        self.clear()
        for line in lines:
            self.tell(line)

    def on_resize(self, event: events.Resize) -> None:
        """Wrap all lines anew."""
        del event
        if self.size != Size(0, 0) and self.told:
            self.retell(self.told)
