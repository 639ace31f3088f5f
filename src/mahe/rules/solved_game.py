"""How positions of two players are numbered where they are solved, and how their values are kept.

Here, below all who need it: the compiled solver, and the bots that read its file without having it installed.
"""

from __future__ import annotations

from typing import Final

from mahe.rules.pieces import BEACH, PLACES

BOARDS: Final = PLACES**2 + BEACH
"""With one turtle each: the places of the own and the other; then, for each space, both there and the own one below."""

PERCH: Final = 4 * PLACES
"""With two turtles each, a place and a level are one number, 4 times the place plus the level: less than this."""

LANES: Final = 16
"""How many leads are solved side by side, and so how many there are in a block of the file at most."""

SCALE: Final = 2**16 - 1
"""What a value of 1 becomes in a file, where values are whole numbers of 16 bits."""
