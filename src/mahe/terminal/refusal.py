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

    def told(self, words: Words) -> str:
        """Return the message for the player. The server's exact sentence beats a vague one, even in English."""
        return tell_refusal(words, self.code, self.sentence)


def tell_refusal(words: Words, code: str, sentence: str) -> str:
    """Return why something was refused: in words of the catalogue if it has some for *code*, else by *sentence*."""
    told = words("table-refused", code=code)
    return sentence if sentence and told == words("table-refused", code="other") else told
