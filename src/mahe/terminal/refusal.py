"""Why a server would not do something, in the player's language."""

from __future__ import annotations

from typing import Final

from mahe.locales import Words
from mahe.rules import MaheError

_KNOWN: Final = (
    "unreachable",
    "unavailable",
    "too_many",
    "name_taken",
    "seat_taken",
    "not_now",
    "not_found",
    "not_yours",
)
"""The codes that have a translated sentence."""


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
    """Return why something was refused."""
    return words("table-refused", code=code) if code in _KNOWN or not sentence else sentence
