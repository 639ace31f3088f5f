"""The end of the game with two turtles each, compiled: turns in which one clutch lies open, for all boards at once.

A board is the places and levels of four turtles, first the two of whoever is to move, each pair in order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from mahe.arrays import Chances, Floats, Ints
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.jit import compiled
from mahe.kernel.landings import SPACES_AFTER, WINS_AFTER
from mahe.kernel.position import NumericRules
from mahe.kernel.records import KINDS, UNSEEN_ROW
from mahe.kernel.scores import add_result, score_of
from mahe.kernel.solver import ONE, THREE, TWO
from mahe.rules.landings import BUST, LANDINGS
from mahe.rules.pieces import LAST_CLUTCH, LIMIT, RAFT
from mahe.rules.solved_game import PERCH
from mahe.rules.stakes import WORTHS, Stake
from mahe.rules.stakes import lead_code as lead_code_by_law

lead_code = compiled(lead_code_by_law)

LAST: Final = int(Stake.LAST)
STAKE: Final = np.array([worth.stake if worth else 0 for worth in WORTHS])
SURE: Final = np.array([worth.sure if worth else 0.0 for worth in WORTHS])
PART: Final = np.array([worth.part if worth else 0.0 for worth in WORTHS])
"""By `lead_code`: see `mahe.rules.stakes.Worth`."""


class Moves(NamedTuple):
    """What moves lead to, by board, which of the own turtles moves, and landing.

    Where the move wins the clutch, there is `~board` in place of a board.
    """

    within: Ints
    """The next board in the same turn: twice its number, plus 1 if the second of its own turtles is still to move."""
    beyond: Ints
    """The next board if the turn is over, as the other player sees it."""
    deciders: Ints
    """By board and turtle: 1 where the player whose turn it is decides, -1 where the other rides on top."""


class Ahead(NamedTuple):
    """What positions after a move are worth."""

    open: Floats
    """If nobody has won the clutch and the turn is over, by the board of the other."""
    first: Floats
    """If it was won by the first move: by who has it (the player whose turn it is, the other) and board in the turn."""
    second: Floats
    """If it was won by the second move: by who has it, and the board of the other."""


class House(NamedTuple):
    """The house rules that matter here, each 0 or 1."""

    at_seven: int
    bust_ends: int


@compiled
def board_key(one: int, two: int, three: int, four: int) -> int:
    """Return the key of a board by its perches, whatever their order within a pair."""
    if one > two:
        one, two = two, one
    if three > four:
        three, four = four, three
    return ((one * PERCH + two) * PERCH + three) * PERCH + four


@compiled
def link(keys: Ints, moves: Moves) -> None:
    """Fill in what *moves* lead to, for boards of these *keys* in order."""
    within, beyond, deciders = moves
    perch = np.empty(4, np.int64)
    new = np.empty(4, np.int64)
    for number in range(len(keys)):
        rest = keys[number]
        for turtle in range(3, -1, -1):
            perch[turtle] = rest % PERCH
            rest //= PERCH
        for mover in range(2):
            origin, floor = perch[mover] // 4, perch[mover] % 4
            top, height = mover, floor
            for turtle in range(4):
                if origin != RAFT and perch[turtle] // 4 == origin and perch[turtle] % 4 > height:
                    top, height = turtle, perch[turtle] % 4
            deciders[number, mover] = 1 if top < 2 else -1
            for landing in range(LANDINGS):
                space = SPACES_AFTER[origin, landing]
                there = 0
                for turtle in range(4):
                    rides = turtle == mover or (
                        origin != RAFT and perch[turtle] // 4 == origin and perch[turtle] % 4 > floor
                    )
                    new[turtle] = -1 if rides else perch[turtle]
                    there += not rides and perch[turtle] // 4 == space
                for turtle in range(4):
                    if new[turtle] < 0:
                        level = perch[turtle] % 4 - floor + there
                        new[turtle] = 4 * space + level if space != RAFT else 0
                key = board_key(new[0], new[1], new[2], new[3])
                still = mover ^ 1
                is_second = new[still] > new[mover] or (new[still] == new[mover] and still == 1)
                stays = 2 * np.searchsorted(keys, key) + is_second
                ends = np.searchsorted(keys, board_key(new[2], new[3], new[0], new[1]))
                wins = WINS_AFTER[origin, landing]
                within[number, mover, landing] = ~stays if wins else stays
                beyond[number, mover, landing] = ~ends if wins else ends


@compiled
def _worth(leaf: Floats, sign: int, at_seven: int) -> float:
    """Return what a move is worth if landings are worth *leaf* and the higher (1) or the lower (-1) value is chosen."""
    # Not `value_move`: one board at a time, no lanes; and dividing by 6 rounds otherwise than multiplying by a sixth.
    # Held to the law by test_the_law_finds_no_other_value.
    two = np.empty(LIMIT + 1)
    above, bust = 0.0, leaf[BUST]
    two[7] = leaf[TWO[7]]
    if at_seven and sign * bust > sign * two[7]:
        two[7] = bust
    above += leaf[THREE[7]]
    for total in range(6, 1, -1):
        roll = (above + (total - 1) * bust) / 6
        stop = leaf[TWO[total]]
        two[total] = roll if sign * roll > sign * stop else stop
        above += leaf[THREE[total]]
    above, value = two[7], 0.0
    for total in range(6, 0, -1):
        roll = (above + (total - 1) * bust) / 6
        stop = leaf[ONE[total]]
        value += roll if sign * roll > sign * stop else stop
        above += two[total]
    return value / 6


@compiled
def second_leaf(moves: Moves, ahead: Ahead, number: int, mover: int, leaf: Floats) -> int:
    """Fill *leaf* with what the landings of a turn's second move are worth; return who decides, 1 or -1."""
    sign: int = moves.deciders[number, mover]
    taker = 0 if sign > 0 else 1
    for landing in range(LANDINGS):
        to = moves.beyond[number, mover, landing]
        leaf[landing] = ahead.open[to] if to >= 0 else ahead.second[taker, ~to]
    return sign


@compiled
def first_leaf(moves: Moves, ahead: Ahead, house: House, halves: Floats, number: int, mover: int, leaf: Floats) -> int:
    """Do the same for the first move of a turn, if second moves are worth *halves*."""
    sign: int = moves.deciders[number, mover]
    taker = 0 if sign > 0 else 1
    for landing in range(LANDINGS):
        to = moves.within[number, mover, landing]
        leaf[landing] = halves[to] if to >= 0 else ahead.first[taker, ~to]
    if house.bust_ends:
        leaf[BUST] = ahead.open[moves.beyond[number, mover, BUST]]
    return sign


@compiled
def play_turn(moves: Moves, ahead: Ahead, house: House, halves: Floats, better: Floats) -> None:
    """Write to *better* what boards are worth at the start of a turn to the one who moves, and to *halves* within it.

    *halves* are by board and the turtle still to move, in a row.
    """
    leaf = np.empty(LANDINGS)
    for number in range(len(better)):
        for mover in range(2):
            sign = second_leaf(moves, ahead, number, mover, leaf)
            halves[2 * number + mover] = _worth(leaf, sign, house.at_seven)
    for number in range(len(better)):
        best = 0.0
        for mover in range(2):
            sign = first_leaf(moves, ahead, house, halves, number, mover, leaf)
            best = max(best, _worth(leaf, sign, house.at_seven))
        better[number] = best


@compiled
def is_end_known(rules: NumericRules, evaluation: NumericEvaluation, held: Ints, face_up: int) -> bool:
    """Return whether *evaluation* has the exact chances of a turn's beginning where *face_up* lies open."""
    if len(evaluation.end_keys) == 0 or face_up == LAST_CLUTCH:
        return len(evaluation.end_keys) > 0
    if len(evaluation.end_values) == 1:
        return False
    unseen = 0
    for kind in range(KINDS):
        unseen += held[UNSEEN_ROW, kind]
    return unseen <= rules.set_aside


@compiled
def add_end(
    rules: NumericRules,
    evaluation: NumericEvaluation,
    place: Ints,
    level: Ints,
    held: Ints,
    face_up: int,
    turn: int,
    weight: float,
    scores: Ints,
    out: Chances,
) -> None:
    """Add every seat's exact chance, times *weight*, to *out*, where *turn* is to move and `is_end_known`."""
    own, other = 2 * turn, 2 - 2 * turn
    key = board_key(
        4 * place[own] + level[own],
        4 * place[own + 1] + level[own + 1],
        4 * place[other] + level[other],
        4 * place[other + 1] + level[other + 1],
    )
    board = np.searchsorted(evaluation.end_keys, key)
    if face_up != LAST_CLUTCH:
        code = lead_code(score_of(held[turn + 1]) - score_of(held[2 - turn]), face_up)
        chance = SURE[code] + PART[code] * evaluation.end_values[STAKE[code], board]
        out[turn] += weight * chance
        out[1 - turn] += weight * (1 - chance)
        return
    chance = evaluation.end_values[LAST, board]
    add_result(rules, held, turn, weight * chance, scores, out)
    add_result(rules, held, 1 - turn, weight * (1 - chance), scores, out)
