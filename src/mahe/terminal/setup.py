"""The first screen: who plays, and how. Enter starts as it is."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from mahe.record import LONGEST_NAME
from mahe.terminal.dialogs import TypeIn
from mahe.terminal.keys import key
from mahe.terminal.panels import Keys, TooSmall
from mahe.terminal.saved import Interrupted, describe, offered
from mahe.terminal.table_form import Row, TableForm


class SetupScreen(Screen[Interrupted | None]):
    """Rows to change. Ends with None to start the draft, or with a game to resume."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("left", "change(-1)"),
        key("right,space", "change(1)"),
        key("q,escape", "app.leave"),
    ]

    def __init__(self, draft: TableForm, folder: Path) -> None:
        super().__init__()
        self.draft = draft
        self._kept = offered(folder)

    def compose(self) -> ComposeResult:
        """Put the rows under the title."""
        yield TooSmall(self.draft.words)
        with Vertical(id="setup"):
            yield Static("M a h é", id="title", markup=False)
            yield Static(id="motto", markup=False)
            with Center():
                yield OptionList(id="rows", markup=False)
            yield Static(id="hint", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        """Begin on the row that starts."""
        self._fill()
        rows = self.query_one(OptionList)
        rows.highlighted = 0
        rows.focus()

    def _fill(self) -> None:
        """Redraw all rows, and keep the cursor where it is."""
        words = self.draft.words
        self.query_one(TooSmall).words = words
        self.query_one("#motto", Static).update(words("home-motto"))
        self.query_one(Keys).show(words("terminal-setup-keys"))
        options = self.query_one(OptionList)
        at = options.highlighted
        options.clear_options()
        if self._kept is not None:
            options.add_option(Option(f"▶ {describe(self._kept, words)}", id="resume"))
        options.add_option(Option(f"▶ {words('home-start')}", id="start"))
        width = max(len(row.label) for row in self.draft.rows()) + 3
        for row in self.draft.rows():
            options.add_option(Option(f"  {row.label:<{width}}‹ {row.value} ›", id=row.name))
        options.highlighted = at
        self._hint()

    def _hint(self) -> None:
        row = self._row()
        trouble = self.draft.trouble()
        hint = self.query_one("#hint", Static)
        hint.update(trouble or (row.hint if row else ""))
        hint.set_class(bool(trouble), "bad")

    def _row(self) -> Row | None:
        option = self.query_one(OptionList).highlighted_option
        return next((row for row in self.draft.rows() if option is not None and row.name == option.id), None)

    def on_option_list_option_highlighted(self) -> None:
        """Show what the row is about."""
        self._hint()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Start, type, or go to the next value."""
        row = self._row()
        if event.option_id == "resume" and self._kept is not None:
            self.dismiss(self._kept)
        elif event.option_id == "start":
            if not self.draft.trouble():
                self.dismiss(None)
        elif row is not None and row.typed:
            self.type_in(row)
        else:
            self.action_change(1)

    def action_change(self, step: int) -> None:
        """Change the row under the cursor."""
        if row := self._row():
            self.draft.change(row.name, step)
            self._fill()

    @work
    async def type_in(self, row: Row) -> None:
        """Ask for a name or for a deck."""
        words = self.draft.words
        longest = 40 if row.name == "deck" else LONGEST_NAME
        typed = await self.app.push_screen_wait(TypeIn(row.label, row.value, words("terminal-type-keys"), longest))
        if typed is not None:
            if wrong := self.draft.type(row.name, typed):
                self.notify(wrong, severity="error", markup=False)
            self._fill()
