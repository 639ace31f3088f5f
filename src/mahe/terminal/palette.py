"""The colours of the lagoon. Nothing depends on colour alone: a letter, a sign or a word says the same."""

from __future__ import annotations

from typing import Final

from rich.style import Style

SEA: Final = Style.parse("#8fe0ea on #006d85")
WAVE: Final = Style.parse("#3fa3b8")
STONE: Final = Style.parse("#2a211b on #e9dcc3")
SHADED_STONE: Final = Style.parse("#2a211b on #d8c6a4")
TARGET: Final = Style.parse("bold #2a211b on #f5b92e")
FACE: Final = Style.parse("bold #0b4a57")
SAND: Final = Style.parse("#6b5320 on #f0d9a0")
BEACH_SAND: Final = Style.parse("#4a3816 on #f0d9a0")
SHORE: Final = Style.parse("#8a6d3a on #e3c58d")
WOOD: Final = Style.parse("#fff3d1 on #7a4f2a")
CARD: Final = Style.parse("bold #2a211b on #fffaf0")
PILE: Final = Style.parse("bold #fffaf0 on #1d6c7d")
DIE: Final = Style.parse("bold #16242f on #ffffff")
EDGES: Final = {
    CARD: Style.parse("not bold #c9ae78"),
    PILE: Style.parse("not bold #7fc4cf"),
    DIE: Style.parse("not bold #b8c4ca"),
}
"""The borders of cards and dice, less prominent than what is in them."""

INK: Final = Style.parse("bold #2a211b")
BAD: Final = Style.parse("bold #a8201a")
LEAF: Final = Style.parse("bold #1d8a3f")
TRUNK: Final = Style.parse("#8a5a2b")

SHELLS: Final = {
    "red": Style.parse("bold #ffffff on #b3221b"),
    "orange": Style.parse("bold #1c0f00 on #f08a24"),
    "yellow": Style.parse("bold #1c1600 on #ffe14a"),
    "green": Style.parse("bold #ffffff on #087a3c"),
    "blue": Style.parse("bold #ffffff on #1f4fd1"),
    "purple": Style.parse("bold #ffffff on #6a2fa8"),
    "pink": Style.parse("bold #2a0014 on #ff9fc8"),
}
"""A letter on each shell."""
