"""Names that people type: made clean, and told apart."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 24
"""Characters a name may have."""

_SPACES: Final = re.compile(r"\s+")
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, direction marks, surrogates, private and unassigned code points."""

_JOINERS: Final = "\u200c\u200d"
"""Kept, because some scripts and some emoji need them."""

_LOOKALIKES: Final = str.maketrans(
    {
        # Latin letters and digits that pass for each other.
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
    kept = "".join(c for c in normal if c in _JOINERS or c.isspace() or unicodedata.category(c) not in _DROPPED)
    return _SPACES.sub(" ", kept)[:LONGEST].strip(" " + _JOINERS)


def looks(name: str) -> str:
    """Return a form of *name* that is the same for names which a reader would take for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in plain if c.isalnum() or (not c.isascii() and not unicodedata.combining(c)))
    return letters.translate(_LOOKALIKES).replace("rn", "m").replace("vv", "w") or plain
