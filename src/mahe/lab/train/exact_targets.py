"""Exact targets for training: what positions near the end of the game of two with two turtles each are worth."""

from __future__ import annotations

from typing import Final

import numpy as np

from mahe.arrays import Chances, Flags, Floats, Ints, Singles, SmallInts
from mahe.bots.last_clutch import board_keys
from mahe.bots.lookahead import Boards
from mahe.bots.solved_end import SolvedEnd
from mahe.kernel.last_clutch import House, play_turn
from mahe.kernel.records import KINDS
from mahe.kernel.training_rows import (
    R_BUST_ENDS,
    R_CARDS,
    R_FACE_UP,
    R_HELD,
    R_HIGHEST,
    R_LEVEL,
    R_MOVED,
    R_PLACE,
    R_SET_ASIDE,
    R_TURN,
)
from mahe.lab.solve.end_systems import ahead_of_two, halves_of, moves_on
from mahe.rules import LAST_CLUTCH, LIMIT
from mahe.rules.score import EGG
from mahe.rules.stakes import OTHERS, Stake, worth_of

TURTLES: Final = 4
"""How many there are at the table."""


class ExactTargets:
    """Knows what positions of a solved end are worth, also between the two moves of a turn."""

    def __init__(self, end: SolvedEnd) -> None:
        self._end = end
        house = House(int(end.third_die_at_seven), int(end.bust_ends_turn))
        moves = moves_on(end.keys)
        last = end.values[Stake.LAST]
        halves = [halves_of(moves, house, last)]
        for stake in list(Stake)[1 : len(end.values)]:
            ahead = ahead_of_two(stake, end.values[OTHERS[stake]], last, halves[0])
            halves.append(np.empty(2 * len(last)))
            play_turn(moves, ahead, house, halves[-1], np.empty(len(last)))
        self._halves = np.array(halves)

    def teach(self, rows: SmallInts, targets: Singles) -> int:
        """Write the exact chances of both seats to *targets* for those of *rows* that are known; return how many are.

        *rows* are positions at a table of two with two turtles each, as `mahe.kernel.training_rows` keeps them.
        """
        known = np.flatnonzero(self._knows(rows))
        if len(known):
            targets[known, :2] = self._chances(rows[known].astype(np.int64))
        return len(known)

    def _knows(self, rows: SmallInts) -> Flags:
        end = self._end
        is_table = (rows[:, R_CARDS] == 0) & (rows[:, R_BUST_ENDS] == end.bust_ends_turn)
        is_table &= rows[:, R_HIGHEST] == (LIMIT if end.third_die_at_seven else LIMIT - 1)
        is_known: Flags = rows[:, R_FACE_UP] == LAST_CLUTCH
        if end.clutches > 1:
            is_known |= rows[:, R_HELD : R_HELD + KINDS].sum(axis=1) <= rows[:, R_SET_ASIDE]
        found: Flags = is_known & is_table
        return found

    def _chances(self, rows: Ints) -> Chances:
        every = np.arange(len(rows))
        turn = rows[:, R_TURN]
        boards = Boards(rows[:, R_PLACE : R_PLACE + TURTLES], rows[:, R_LEVEL : R_LEVEL + TURTLES])
        keys = np.where(turn == 0, board_keys(boards, 0), board_keys(boards, 1))
        number = np.searchsorted(self._end.keys, keys)
        moved = rows[:, R_MOVED]
        perch = 4 * boards.place + boards.level
        # The turtle still to move is the second of its owner's in the board if it is not behind its mate.
        still = np.where(moved < 0, 0, moved ^ 1)
        mate = still ^ 1
        is_second = (perch[every, still] > perch[every, mate]) | (
            (perch[every, still] == perch[every, mate]) & (still % 2 == 1)
        )
        scores = rows[:, R_HELD + KINDS :].reshape(len(rows), -1, KINDS)[:, :2] @ (EGG * np.arange(1, KINDS + 1) + 1)
        lead = scores[every, turn] - scores[every, 1 - turn]
        stake, sure, part = self._worths(lead, rows[:, R_FACE_UP])
        at_start = self._end.values[stake, number]
        inside = self._halves[stake, 2 * number + is_second]
        mine = sure + part * np.where(moved < 0, at_start, inside)
        found = np.empty((len(rows), 2))
        found[every, turn], found[every, 1 - turn] = mine, 1 - mine
        return found

    def _worths(self, lead: Ints, face_up: Ints) -> tuple[Ints, Floats, Floats]:
        """Return by position its stake, and what is sure and what part is played for."""
        found = np.empty((len(lead), 3))
        for number, (one, eggs) in enumerate(zip(lead.tolist(), face_up.tolist(), strict=True)):
            if eggs == LAST_CLUTCH:
                step = EGG * LAST_CLUTCH + 1
                won, lost = ((np.sign(end) + 1) / 2 for end in (one + step, one - step))
                found[number] = Stake.LAST, lost, won - lost
            else:
                found[number] = worth_of(one, eggs)
        return found[:, 0].astype(np.int64), found[:, 1], found[:, 2]
