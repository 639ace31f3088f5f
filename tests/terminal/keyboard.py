"""A person who types what a test says, and all that is on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from mahe.play import Table
from mahe.terminal.prompt import play_at_prompt


class Keyboard:
    """Answers in order; EOFError when they are over."""

    def __init__(self, answers: Iterable[str]) -> None:
        self._answers = iter(answers)
        self.prompts: list[str] = []
        self.screen: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        self.screen.append((prompt + answer).rstrip())
        return answer

    def tell(self, text: str) -> None:
        self.screen += text.split("\n")


def screen_of(table: Table, answers: Iterable[str]) -> list[str]:
    """Return the lines on the screen after *answers*, whether or not the game is over then."""
    keyboard = Keyboard(answers)
    try:
        play_at_prompt(table, keyboard.ask, keyboard.tell)
    except EOFError:
        assert table.waiting_for is not None
    return keyboard.screen
