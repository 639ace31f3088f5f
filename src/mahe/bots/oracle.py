"""Oracle: plays perfectly where its file has the game solved."""

from __future__ import annotations

import os
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random

from mahe.arrays import Chances, Ints, np
from mahe.bots.lookahead import Boards, Hands
from mahe.bots.lookahead_bot import LookaheadBot
from mahe.bots.registry import SOLUTION
from mahe.bots.solution import NotSolved, Solution
from mahe.bots.solution_index import board_number, lead_of
from mahe.record.tags import format_numbers
from mahe.rules import RAFT, Rules
from mahe.rules.rules import unusual_options


class SolvedGame:
    """The exact winning chances, read from a solution."""

    def __init__(self, solution: Solution) -> None:
        self._solution = solution

    def values(self, rules: Rules, boards: Boards, hands: Hands, board: Ints, hand: Ints, turn: int) -> Chances:
        """Return the chances by pair and seat, for pairs of a board and a hand, if *turn* is to move."""
        if rules != self._solution.rules:
            raise NotSolved(f"{self._solution.path} solves another table: {table_options(self._solution.rules)}")
        own, other = boards.place[:, turn], boards.place[:, 1 - turn]
        is_below = (own == other) & (own != RAFT) & (boards.level[:, turn] < boards.level[:, 1 - turn])
        numbers = board_number(own, other, is_below)[board]
        mine = np.empty(len(board))
        for one in np.unique(hand):
            held = hands.held[one]
            lead = lead_of(held[turn + 1].tolist(), held[2 - turn].tolist())
            taken = tuple((held[1] + held[2]).tolist())
            here = hand == one
            mine[here] = self._solution.chances(taken, int(hands.face_up[one]), lead)[numbers[here]]
        chances = np.stack([mine, 1 - mine], axis=1)
        return chances[:, ::-1] if turn else chances


def table_options(rules: Rules) -> str:
    """Return which table a solution is for, in the words of the command line."""
    words = ["--players 2 --turtles 1", f'--deck "{format_numbers(rules.deck)}"', f"--set-aside {rules.set_aside}"]
    flags = [
        f"--{option.replace('_', '-')}" for option in unusual_options(rules) if option not in ("deck", "set_aside")
    ]
    return " ".join([*words, *flags])


@cache
def opened(path: Path) -> Solution:
    """Return the solution in a file, opened once."""
    return Solution(path)


@cache
def short_game() -> Solution:
    """Return the solution of the short game, which ships with the package."""
    return Solution(files("mahe.bots").joinpath("short.solved"))


class Oracle(LookaheadBot):
    """Looks through the rest of the turn exactly, and knows what every position is worth against best play.

    It plays from a solved game, given as such or as the path of its file, or from the one that the environment names.
    """

    def __init__(self, rng: Random, solved: Solution | Path | None = None) -> None:  # noqa: ARG002 - it leaves nothing to chance
        if solved is None and not os.environ.get(SOLUTION):
            raise NotSolved(f"oracle has no solved game: {SOLUTION} must name a file")
        solution = solved if isinstance(solved, Solution) else opened(solved or Path(os.environ[SOLUTION]))
        super().__init__(SolvedGame(solution))
