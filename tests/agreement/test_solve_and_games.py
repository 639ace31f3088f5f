"""Games of perfect play against itself, by the plain rules, come out as the solution says."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from mahe.bots.layers import EGG, board_number
from mahe.bots.oracle import Oracle
from mahe.bots.solution import Solution
from mahe.lab.solve.pictures import rolls
from mahe.play import SeededDice
from mahe.rules import (
    CHANCE,
    TURTLES,
    Counts,
    Decision,
    Perch,
    Roll,
    State,
    Stop,
    actor,
    apply,
    begin,
    chance,
    options,
    standing,
)
from tests.kit.solved import SHORT, SOLVED

SOLUTION = Solution(SOLVED)
EGGS = [EGG * eggs + 1 for eggs in range(1, 7)]


@cache
def _rolls(mine: Counts, others: Counts, face_up: int) -> list[list[bool]]:
    taken = tuple(one + other for one, other in zip(mine, others, strict=True))
    lead = sum((one - other) * eggs for one, other, eggs in zip(mine, others, EGGS, strict=True))
    found: list[list[bool]] = rolls(SOLUTION, taken, face_up, lead).tolist()
    return found


@cache
def _board(perches: tuple[Perch, ...], turn: int) -> int:
    state = begin(SHORT)._replace(perches=perches)
    own, other = TURTLES[turn - 1], TURTLES[2 - turn]
    return int(board_number(state.space(own), state.space(other), perches[2 - turn] == own))


def _choice(state: State) -> Decision:
    """Return what oracle chooses, for the mover or for its rider, in a table that is made once for all boards."""
    turn = state.turn
    known = _rolls(state.cards[turn], state.cards[3 - turn], state.face_up)
    throw = state.throw
    choice = throw - 1 if throw < 10 else 4 + throw // 10 + throw % 10
    return Roll() if known[_board(state.perches, turn)][choice] else Stop()


def _games(count: int, seed: int) -> float:
    """Return the first seat's part of the wins."""
    dice = SeededDice(Random(seed))
    total = 0.0
    for _ in range(count):
        state = begin(SHORT)
        while (who := actor(state)) is not None:
            if who is CHANCE:
                state = apply(state, dice.draw(chance(state)))
            elif state.mover is None:
                state = apply(state, options(state)[0])
            else:
                state = apply(state, _choice(state))
        winners = standing(state).winners
        total += (1 in winners) / len(winners)
    return total / count


def test_the_table_chooses_as_oracle_does() -> None:
    oracle, dice = Oracle(Random(1), SOLVED), SeededDice(Random(1))
    decided = 0
    state = begin(SHORT)
    while decided < 150:
        who = actor(state)
        if who is None:
            state = begin(SHORT)
        elif who is CHANCE:
            state = apply(state, dice.draw(chance(state)))
        elif state.mover is None:
            state = apply(state, options(state)[0])
        else:
            decided += 1
            assert _choice(state) == oracle.choose(state, options(state))
            state = apply(state, _choice(state))


def test_a_few_thousand_games_agree_with_the_value() -> None:
    games = 5000
    assert _games(games, 1) == pytest.approx(SOLUTION.value, abs=2 / games**0.5)


@pytest.mark.slow
def test_a_million_games_agree_with_the_value() -> None:
    games = 1_000_000
    assert _games(games, 2) == pytest.approx(SOLUTION.value, abs=2 / games**0.5)
