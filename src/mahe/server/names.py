"""Names that people type: cleaned, and compared for lookalikes."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 24
"""How many characters a name may have."""

_SPACES: Final = re.compile(r"\s+")
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, direction marks, surrogates, private and unassigned code points."""

_JOINERS: Final = "\u200c\u200d"
"""Kept, because some scripts and some emoji need them."""

_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are invisible."""

_GREEK_CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
_LOOKALIKES: Final = str.maketrans(
    {
        # Latin letters and digits that look alike.
        **dict.fromkeys("1i|!ıłƚ", "l"),
        "0": "o",
        "5": "s",
        # Cyrillic.
        **dict(zip("авекмнорстухіјѕԁһԛԝьг", "abekmhopctyxljsdhqwbr", strict=True)),
        # Greek.
        **dict(zip("αβεικνορτυχηγω", "abelkvoptuxnyw", strict=True)),
    }
)


def clean_name(text: str) -> str:
    """Return *text* as a name: NFC, no controls or direction marks, single spaces, at most 24 characters.

    Empty if nothing is left.
    """
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(c for c in normal if c in _JOINERS or c.isspace() or not _is_dropped(c))
    # What was dropped may have separated two characters that NFC combines into one.
    name = unicodedata.normalize("NFC", _SPACES.sub(" ", kept))[:LONGEST].strip(" " + _JOINERS)
    return name if any(_is_seen(c) for c in name) else ""


def lookalike_key(name: str) -> str:
    """Return a form of *name* that is the same for names that a reader would confuse."""
    plain = unicodedata.normalize("NFKD", name).translate(_GREEK_CAPITALS).casefold()
    letters = "".join(c for c in plain.translate(_LOOKALIKES) if c.isalnum() or (not c.isascii() and _is_seen(c)))
    return letters.replace("rn", "m").replace("vv", "w") or plain


def _is_dropped(character: str) -> bool:
    return character in _BLANKS or unicodedata.category(character) in _DROPPED


def _is_seen(character: str) -> bool:
    """Return whether a character is visible on its own: no space, joiner, accent or variation selector."""
    return not (
        character.isspace()
        or character in _JOINERS
        or unicodedata.combining(character)
        or "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
    )
