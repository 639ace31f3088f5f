"""The podium: who won and by what, with all clutches revealed."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from mahe.terminal.game import Game
from mahe.terminal.keys import key
from mahe.terminal.palette import SHELLS
from mahe.terminal.podium import results, verdict
from mahe.terminal.question import cut

_STEPS: Final = ("▇▇▇", "▅▅▅", "▃▃▃")
_WIDEST: Final = 76
_AROUND: Final = (20, 10)
"""The columns and lines taken up by everything but names, eggs and clutches."""

_LEAST_NAME: Final = 6


class Finish(ModalScreen[str]):
    """The end of a game. Ends with "again", "home", "save", "review" or "board"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("n,enter", "end('again')"),
        key("r", "end('review')"),
        key("w", "end('save')"),
        key("escape,b", "end('board')"),
        key("q", "end('home')"),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        """Put the winner above everyone's clutches."""
        cast, state = self._game.cast, self._game.states[-1]
        head, line = verdict(cast, state, self._game.yours)
        with Vertical(classes="window podium"):
            yield Static(head, classes="head", markup=False)
            yield Static(line, classes="line", markup=False)
            yield Static(id="results")
            yield Static(cast.words("terminal-podium-keys"), classes="hint", markup=False)

    def on_resize(self) -> None:
        """Draw what everyone has, closer together where there is little room."""
        for table in self.query("#results").results(Static):  # none if the screen is being taken down
            table.update(self._results())

    def _results(self) -> Text:
        cast, words = self._game.cast, self._game.cast.words
        found = results(self._game.states[-1])
        counts = [words("table-eggs", eggs=one.eggs) for one in found]
        cards = [" ".join(map(str, one.cards)) or words("table-no-clutches") for one in found]
        gap = "\n" if self.size.height >= 2 * len(found) + _AROUND[1] else ""
        least = _LEAST_NAME + max(map(cell_len, counts)) + max(map(cell_len, cards))
        room = _LEAST_NAME + max(0, min(self.size.width, _WIDEST) - _AROUND[0] - least)
        names = min(room, max(cell_len(cast.who(one.seat)) for one in found))
        text = Text(gap, end="")
        for one, eggs, held in zip(found, counts, cards, strict=True):
            bold = Style(bold=one.won)
            text.append(f"{_STEPS[one.rank - 1] if one.rank <= 3 else '   '} ", bold)
            text.append(f"{words('table-rank', rank=one.rank):<3}", bold)
            for turtle in cast.places[one.seat - 1].turtles:
                text.append(turtle, SHELLS[cast.colour(turtle)])
            name = set_cell_size(cut(cast.who(one.seat), names), names)
            text.append(f" {name}  {eggs:>{max(map(len, counts))}}", bold)
            text.append(f"  {held}\n{gap}")
        text.rstrip()
        return text

    def action_end(self, how: str) -> None:
        """Go where the key says."""
        self.dismiss(how)
