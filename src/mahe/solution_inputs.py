"""What the network that learned the solution of the game of two is told of the cards.

Above all who would be ahead in the end if a coin decided about every clutch. The eggs that coins move a lead by have a
characteristic function, here at odd multiples of a smallest frequency. From it follow the mean sign of any lead in the
end, and the chance of a tie. The numbers stand here because two engines look them up, `mahe.bots.learned_solution` with
NumPy and `mahe.kernel.learned_solution` compiled.
"""

from __future__ import annotations

from math import cos, pi, sin, tan
from typing import Final

from mahe.arrays import Floats, Ints, np

STAGES: Final = (3, 4, 5, 6, 7, 9, 12, 16)
"""Each network is for so many clutches left and more, up to the next."""

STAGE_OF: Final[Ints] = np.array([max(sum(left >= first for first in STAGES) - 1, 0) for left in range(64)])
"""By clutches left: which network it is."""

MEAN_SIGNS: Final = 12
"""The first inputs: the mean sign of the lead in the end, by who takes the open clutch, the last, and the next two."""

INPUTS: Final = MEAN_SIGNS + 18
"""How many numbers the network is given."""

KINDS_OF_TWO: Final = 7
"""How two clutches may decide the game, where it is not decided."""

ALWAYS, RACE, TWO, SHAPES = 0, 1, 2, 2 + KINDS_OF_TWO
"""Shapes: 1 everywhere, the chance to take the next clutch; the solutions with two left; those that networks use."""

PERIOD: Final = 320
"""Leads wrap around after so many eggs."""

WAVES: Final = PERIOD // 4
MOST_LEAD: Final = PERIOD // 4
"""Greater leads are taken for this one."""

NUMBERS: Final[Ints] = np.array([2 * wave + 1 for wave in range(WAVES)])
"""By wave: which multiple of the smallest frequency it is."""

SINES: Final[Floats] = np.array([sin(2 * pi * step / PERIOD) for step in range(PERIOD)])
COSINES: Final[Floats] = np.array([cos(2 * pi * step / PERIOD) for step in range(PERIOD)])
"""By step of the period."""

TIE_WEIGHT: Final = 4 / PERIOD
"""What each wave adds to the chance of a tie."""

SIGN_RATIOS: Final[Floats] = np.array([1 / tan(pi * (2 * wave + 1) / PERIOD) for wave in range(WAVES)])
"""By wave: how many times as much it adds to the mean sign of a lead."""

MOST_CARDS: Final = 32
"""More than a lead in cards can be, and than there are coins."""


def _card_signs() -> Floats:
    """Return the mean sign of a lead in cards by how many coins move it by one, and the lead plus MOST_CARDS."""
    rows = [[float((card > MOST_CARDS) - (card < MOST_CARDS)) for card in range(2 * MOST_CARDS + 1)]]
    for _ in range(MOST_CARDS):
        last = rows[-1]
        inner = [(last[card - 1] + last[card + 1]) / 2 for card in range(1, 2 * MOST_CARDS)]
        rows.append([-1.0, *inner, 1.0])
    return np.array(rows)


CARD_SIGNS: Final = _card_signs()
"""By coins, and lead in cards plus MOST_CARDS."""
