"""The game of two players with one turtle each, solved exactly: layer by layer, from the last clutch back."""

from __future__ import annotations

from typing import Final

PRECISION: Final = 1e-9
"""By how much an answer may be wrong, unless asked otherwise."""
