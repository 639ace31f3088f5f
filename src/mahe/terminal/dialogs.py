"""Small windows: a question with a few answers, a line to type, a text to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from mahe.locales import Words
from mahe.terminal.keys import key


class Ask(ModalScreen[int]):
    """A question; the answer is the number of the chosen line, from 0, or -1 for Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("escape", "give_up", priority=True),
        *(key(str(number), f"take({number - 1})") for number in range(1, 10)),
    ]

    def __init__(self, question: str, answers: Sequence[str], hint: str) -> None:
        super().__init__()
        self._question = question
        self._answers = answers
        self._hint = hint

    def compose(self) -> ComposeResult:
        """Put the question above its answers."""
        with Vertical(classes="window"):
            yield Static(self._question, classes="head", markup=False)
            yield OptionList(
                *(Option(f" {number}  {answer}") for number, answer in enumerate(self._answers, 1)), markup=False
            )
            yield Static(self._hint, classes="hint", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with the line under the cursor."""
        self.dismiss(event.option_index)

    def action_take(self, index: int) -> None:
        """Answer by number."""
        if index < len(self._answers):
            self.dismiss(index)

    def action_give_up(self) -> None:
        """Answer nothing."""
        self.dismiss(-1)


class TypeIn(ModalScreen[str | None]):
    """A line to be typed; None for Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "give_up", priority=True)]

    def __init__(self, question: str, text: str, hint: str, longest: int = 200) -> None:
        super().__init__()
        self._question = question
        self._text = text
        self._hint = hint
        self._longest = longest

    def compose(self) -> ComposeResult:
        """Put the question above the line."""
        with Vertical(classes="window"):
            yield Static(self._question, classes="head", markup=False)
            yield Input(self._text, max_length=self._longest)
            yield Static(self._hint, classes="hint", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what was typed."""
        self.dismiss(event.value)

    def action_give_up(self) -> None:
        """Answer nothing."""
        self.dismiss(None)


class Read(ModalScreen[None]):
    """A text; any of a few keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("escape,enter,q,l,c,question_mark,f1", "close", priority=True),
    ]

    def __init__(self, title: str, text: str, hint: str, *, from_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._hint = hint
        self._from_end = from_end

    def compose(self) -> ComposeResult:
        """Put the title above the text."""
        with Vertical(classes="window tall"):
            yield Static(self._title, classes="head", markup=False)
            with VerticalScroll(id="reading"):
                yield Static(self._text, markup=False)
            yield Static(self._hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        reading = self.query_one("#reading", VerticalScroll)
        reading.focus()
        if self._from_end:
            reading.scroll_end(animate=False)

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)


def ask_keys(words: Words, *, several: bool = True) -> str:
    """Return the line under a question that says how to answer it."""
    return words("terminal-ask-keys") if several else words("terminal-read-keys")
