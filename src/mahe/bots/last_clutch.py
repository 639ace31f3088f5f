"""The last clutch with two turtles each, solved: the chance to take the 7 eggs if both players try their best to.

`last_clutch_chances` looks all boards up in a table that ships with the package; `python -m mahe.lab.solve.last_clutch`
regenerates it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from mahe.arrays import Chances, Floats, Ints, np
from mahe.bots.lookahead import Boards, Evaluation, Hands, won_by
from mahe.rules import LAST_CLUTCH, Rules
from mahe.rules.rules import unusual_options
from mahe.rules.solved_game import PERCH, SCALE

TABLE: Final = "last_clutch.npz"


def is_solved(rules: Rules) -> bool:
    """Return whether the table is for these rules: two players with two turtles each, and no house rules."""
    return (rules.players, rules.turtles_each) == (2, 2) and set(unusual_options(rules)) <= {"deck", "set_aside"}


def board_keys(boards: Boards, turn: int) -> Ints:
    """Return boards as numbers, as *turn* sees them; two turtles of one player are alike."""
    perch = (4 * boards.place + boards.level).reshape(-1, 2, 2)
    pairs = np.sort(perch, axis=2) @ np.array([PERCH, 1])
    keys: Ints = pairs[:, turn] * PERCH**2 + pairs[:, 1 - turn]
    return keys


def last_clutch_chances(boards: Boards, turn: int) -> Floats:
    """Return by board the chance that *turn*, whose turn begins, takes the last clutch."""
    keys, values = solved_boards()
    return values[np.searchsorted(keys, board_keys(boards, turn))]


def winning_chances(boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Floats:
    """Return the chances by pair and seat, as an evaluation does; 7 eggs must lie face up in all of the hands."""
    assert (hands.face_up[hand] == LAST_CLUTCH).all()
    chances = last_clutch_chances(boards, turn)[board][:, None]
    held = hands.held[hand]
    taken, lost = (won_by(held, np.full(len(hand), seat)) for seat in (turn, 1 - turn))
    return chances * taken + (1 - chances) * lost


class WithLastClutch:
    """An evaluation that knows the end: what another one says, but where only the solved last clutch is left."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        last = hands.face_up[hand] == LAST_CLUTCH
        if not last.any() or not is_solved(rules):
            return self._evaluation.values(rules, boards, hands, board, hand, turn)
        chances = np.empty((len(board), rules.players))
        chances[last] = winning_chances(boards, hands, board[last], hand[last], turn)
        if not last.all():
            chances[~last] = self._evaluation.values(rules, boards, hands, board[~last], hand[~last], turn)
        return chances


@cache
def solved_boards() -> tuple[Ints, Floats]:
    """Return the keys of all boards in order, and what they are worth."""
    with files("mahe.bots").joinpath(TABLE).open("rb") as file, np.load(file, allow_pickle=False) as arrays:
        steps = arrays["values"].reshape(2, -1).astype(np.uint16)
        whole = np.cumsum(steps[0] + (steps[1] << 8), dtype=np.uint16)
        return np.cumsum(arrays["keys"], dtype=np.int64), whole / SCALE
