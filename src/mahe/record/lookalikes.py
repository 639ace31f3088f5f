"""Names that a reader would take for each other. The pairs are facts from Unicode's list of confusable characters."""

from __future__ import annotations

import unicodedata
from typing import Final

_LUNATE: Final = str.maketrans("ϲϹ", "cC")
"""Compared before NFKD, which makes another sigma of them."""

_GREEK_CAPITALS: Final = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
"""Compared before the case is folded: the small letters look different."""

_LOOKALIKES: Final = str.maketrans(
    {
        # Latin letters and digits that look alike.
        **dict.fromkeys("1i|!ıłƚɩǀ", "l"),
        "0": "o",
        "5": "s",
        "ɑ": "a",
        "ƅ": "b",
        "ɡ": "g",
        # Small capitals.
        **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghljklmnoprstuvwyz", strict=True)),
        # Cyrillic.
        **dict(zip("авекмнорстухіӏјѕԁһԛԝьг", "abekmhopctyxlljsdhqwbr", strict=True)),
        **dict(zip("ѡѵүҽԍзб", "wvyeg36", strict=True)),
        "ӕ": "ae",
        # Greek.
        **dict(zip("αβεικνορτυχηγωσϳϝ", "abelkvoptuxnywojf", strict=True)),
        # Armenian.
        **dict(zip("օսոհցգ", "ounhgq", strict=True)),
        # Cherokee: folding the case makes its capitals of all of it.
        **dict(zip("ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕ", "drtlyajewmhyghz4brws", strict=True)),
        **dict(zip("ᏙᏚᏞᏟᏢᏦᏧᏮᏳᏴ", "vslcpkd6gb", strict=True)),
        # Lisu.
        **dict(zip("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnlsrvhwxyaelou", strict=True)),
        # Canadian syllabics.
        **dict(zip("ᐯᑌᑭᑯᒍᒪᕼᖇᖯᖴᗅᗞᗪᗰᗷ᙭", "vupdjlhrbfaddmbx", strict=True)),
    }
)


def lookalike_key(name: str) -> str:
    """Return a form of *name* that is the same for names that a reader would confuse."""
    plain = unicodedata.normalize("NFKD", name.translate(_LUNATE)).translate(_GREEK_CAPITALS).casefold()
    letters = "".join(c for c in plain.translate(_LOOKALIKES) if c.isalnum() or (not c.isascii() and is_visible(c)))
    return letters.replace("rn", "m").replace("vv", "w") or plain


def is_visible(character: str) -> bool:
    """Return whether a character is visible on its own: no space, joiner, accent or variation selector."""
    return not (
        character.isspace()
        or character in "\u200c\u200d"
        or unicodedata.combining(character)
        or "\ufe00" <= character <= "\ufe0f"
        or "\U000e0100" <= character <= "\U000e01ef"
    )
