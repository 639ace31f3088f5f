"""Names that people type: made clean, and told apart."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 24
"""Characters a name may have."""

_SPACES: Final = re.compile(r"\s+")
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, bidirectional marks, unassigned code points: nothing of a name is lost with them."""

_KEPT: Final = frozenset({"\u200c", "\u200d"})
"""Joiners, which some scripts and some emoji need."""

_LOOKALIKES: Final = str.maketrans("аеорсухівԁјһ0о1Іlǀ|αοενικρτυχ", "aeopcyxivbjhoolllllaoevikptux"[:30])


def clean_name(text: str) -> str:
    """Return *text* as a name: NFC, no controls or direction marks, single spaces, at most 24 characters; may be empty."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(c for c in normal if c in _KEPT or unicodedata.category(c) not in _DROPPED or c.isspace())
    single = _SPACES.sub(" ", kept).strip(" \u200c\u200d")
    return single[:LONGEST].strip(" \u200c\u200d")
