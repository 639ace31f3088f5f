"""The table of landings for compiled code: the functions of `mahe.rules.landings` compiled, the rest as arrays."""

from __future__ import annotations

from typing import Final

import numpy as np

from mahe.arrays import Ints
from mahe.kernel.jit import compiled
from mahe.rules.landings import BUST, MOST_DICE, SPACES, STEPS, WINS, landing_of
from mahe.rules.landings import bust_faces as _bust_faces
from mahe.rules.landings import steps_of as _steps_of
from mahe.rules.pieces import FACES

steps_of: Final = compiled(_steps_of)
bust_faces: Final = compiled(_bust_faces)

SPACE: Final = np.array(SPACES, np.uint8)
IS_WON: Final = np.array(WINS)
"""By origin and steps: where a turtle ends, and whether that wins the open clutch."""

SPACES_AFTER: Final = np.array(SPACES)[:, STEPS]
WINS_AFTER: Final = np.array(WINS)[:, STEPS]
"""The same by origin and landing."""

OUTCOME: Final[Ints] = np.full((MOST_DICE + 1, MOST_DICE * FACES[-1] + 1), BUST)
"""By dice and total: which landing a throw makes."""

for _dice in range(1, MOST_DICE + 1):
    for _total in range(_dice, _dice * FACES[-1] + 1):
        OUTCOME[_dice, _total] = landing_of(_dice, _total)
