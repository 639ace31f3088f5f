"""Why a server would not do something, in the player's language."""

from __future__ import annotations

from mahe.locales import Words
from mahe.rules import MaheError


class Refused(MaheError):
    """Something that the server would not do. Carries the code, as in docs/protocol.md, or "unreachable"."""

    def __init__(self, code: str, sentence: str = "") -> None:
        super().__init__(sentence or code)
        self.code = code
        self.sentence = sentence

    def localized(self, words: Words) -> str:
        """Return the message for the player. The server's exact sentence beats a vague one, even in English."""
        return describe_refusal(words, self.code, self.sentence)


def describe_refusal(words: Words, code: str, sentence: str) -> str:
    """Return why something was refused: in words of the catalogue if it has some for *code*, else by *sentence*."""
    worded = words("table-refused", code=code)
    return sentence if sentence and worded == words("table-refused", code="other") else worded
