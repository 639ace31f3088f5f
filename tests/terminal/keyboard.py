"""A person who types what a test says, and all that is on the screen."""

from __future__ import annotations

from collections.abc import Iterable

from mahe.locales import Words
from mahe.play import Table
from mahe.terminal.local import LocalGame
from mahe.terminal.plain import Prompt, play_plain


class Keyboard:
    """Answers in order; EOFError when they are over. An answer may be an error to raise."""

    def __init__(self, answers: Iterable[str | type[BaseException]], language: str = "en") -> None:
        self._answers = iter(answers)
        self.screen: list[str] = []
        self.prompt = Prompt(self.ask, self.say, Words(language))

    def ask(self, prompt: str) -> str:
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        if not isinstance(answer, str):
            raise answer
        self.screen.append((prompt + answer).rstrip())
        return answer

    def say(self, text: str) -> None:
        self.screen += text.split("\n")


def screen_of(table: Table, answers: Iterable[str], language: str = "en") -> list[str]:
    """Return the lines on the screen after *answers*, whether or not the game is over then."""
    keyboard = Keyboard(answers, language)
    try:
        play_plain(LocalGame(table, keyboard.prompt.words), keyboard.prompt)
    except EOFError:
        assert table.waiting_for is not None
    return keyboard.screen
