"""How large the game of two players with one turtle each is where it is solved.

Here, below all who need it: the compiled solver, and the bots that read its file without having it installed.
"""

from __future__ import annotations

from typing import Final

from mahe.rules.pieces import BEACH, PLACES

BOARDS: Final = PLACES**2 + BEACH
"""Places of the own and of the other turtle; then, for each space, both there and the own one below."""

LANES: Final = 16
"""How many leads are solved side by side, and so how many there are in a block of the file at most."""
