"""What values positions, as compiled code takes it: a network, or the constants of navigator's rule of thumb."""

from __future__ import annotations

from typing import Final, NamedTuple

from mahe.arrays import Floats, Ints, Singles

THUMB_CONSTANTS: Final = 5
THUMB_PATIENCE, THUMB_FORESIGHT, THUMB_SPREAD, THUMB_SPREAD_BY_ROOT, THUMB_BOOTY = range(THUMB_CONSTANTS)
"""What there is in `NumericEvaluation.thumb`: constants of `mahe.bots.navigator`, its SPREAD in two parts; and what
it counts for to ride another's turtle, in claims."""


class NumericEvaluation(NamedTuple):
    """A network, or a rule of thumb if `is_network` is 0: `Evaluation` of `mahe.bots` as numbers."""

    is_network: int
    boards: Singles
    """First layer, its rows for a board: see `mahe.bots.network.Weights`."""
    facts: Singles
    bias: Singles
    middle: Singles
    middle_bias: Singles
    last: Singles
    last_bias: Singles
    thumb: Singles
    """The constants of the rule of thumb: see THUMB_PATIENCE."""
    moves: Singles
    """How many moves a lone turtle needs for so many steps."""
    end_keys: Ints
    """The boards of a solved end, as `mahe.bots.last_clutch.board_keys` has them, in order; or none."""
    end_values: Floats
    """By stake and board: the chance of whoever is to move. The first row alone if only the last clutch is solved."""
    pair_shapes: Singles
    """By board and shape: what was learned of the solved game of two, see `mahe.bots.learned_solution`; or nothing."""
    pair_first: Singles
    pair_first_bias: Singles
    pair_second: Singles
    pair_second_bias: Singles
    pair_last: Singles
    pair_last_bias: Singles
    margin: float
    """How close choices must be to be looked at again, with the next player's turn: see `mahe.kernel.next_turn`."""
