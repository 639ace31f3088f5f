"""Who has a seat: a bot, whose name a record gives the prefix "bot:", or a person, and which names people may have."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final, Literal

from mahe.record.lookalikes import is_visible, lookalike_key
from mahe.rules import MaheError

LONGEST_NAME: Final = 24
"""How many characters a person's name may have."""

_MARK: Final = "bot:"
_COLONS: Final = re.compile("[:˸։׃܃܄᛬᠃᠉⁚∶꞉]")
"""The colon, and what looks like one."""

_SPACES: Final = re.compile(r"\s+")
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, direction marks, surrogates, private and unassigned code points."""

_JOINERS: Final = "\u200c\u200d"
"""Kept, because some scripts and some emoji need them."""

_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are invisible."""

_MOST_MARKS: Final = {True: 2, False: 4}
"""How many marks a letter may carry: accents of any script, and vowels and tones of scripts that write them so."""


class BadName(MaheError):
    """A name that a person cannot have at a table. Carries the name and the reason."""

    def __init__(self, name: str, why: Literal["empty", "bot", "taken"]) -> None:
        reasons = {
            "empty": "A name needs at least one letter that can be seen",
            "bot": f"{name!r} is how a record calls a bot",
            "taken": "Somebody at this table has that name, or one that looks like it",
        }
        super().__init__(reasons[why])
        self.name = name
        self.why = why


def format_bot(bot: str) -> str:
    """Return the name that a record gives to a seat played by *bot*.

    >>> format_bot("ancient")
    'bot:ancient'
    """
    return f"{_MARK}{bot}"


def parse_bot(name: str) -> str | None:
    """Return the bot at a seat of this *name*, or None if a person sits there.

    >>> parse_bot("bot:ancient")
    'ancient'
    >>> parse_bot("Ada") is None
    True
    """
    return name.removeprefix(_MARK) if name.startswith(_MARK) else None


def person_name(typed: str, taken: Iterable[str] = ()) -> str:
    """Return *typed* as a clean name; raise BadName if nobody may have it beside those with the names *taken*.

    >>> person_name("  Ada   Lovelace ")
    'Ada Lovelace'
    >>> person_name("Αda", taken=["Ada"])  # with a Greek alpha
    Traceback (most recent call last):
        ...
    mahe.record.names.BadName: Somebody at this table has that name, or one that looks like it
    """
    name = clean_name(typed)
    if not name:
        raise BadName(typed, "empty")
    head, *rest = _COLONS.split(unicodedata.normalize("NFKC", name), maxsplit=1)
    if rest and lookalike_key(head) == lookalike_key(_MARK):
        raise BadName(name, "bot")
    if lookalike_key(name) in map(lookalike_key, taken):
        raise BadName(name, "taken")
    return name


def clean_name(text: str) -> str:
    """Return *text* as a name: NFC, no controls or direction marks, single spaces, at most 24 characters.

    Empty if nothing is left.
    """
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(c for c in normal if c in _JOINERS or c.isspace() or not _is_dropped(c))
    # What was dropped may have separated two characters that NFC combines into one.
    flat = _without_stacks(unicodedata.normalize("NFC", _SPACES.sub(" ", kept)))
    name = unicodedata.normalize("NFC", flat)[:LONGEST_NAME].strip(" " + _JOINERS)
    return name if any(is_visible(c) for c in name) else ""


def _without_stacks(text: str) -> str:
    """Return *text* without the marks that would tower over a letter and cover the lines around it."""
    kept = []
    marks = 0
    for character in text:
        if unicodedata.category(character) in ("Mn", "Me"):
            marks += 1
            if marks > _MOST_MARKS[unicodedata.name(character, "").startswith("COMBINING")]:
                continue
        elif character not in _JOINERS:
            marks = 0
        kept.append(character)
    return "".join(kept)


def _is_dropped(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character) in _DROPPED
