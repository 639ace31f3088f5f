"""The last clutch between two players with one turtle each, solved."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from mahe.bots import Bot, make_bot
from mahe.lab.endgame import EVEN, PRECISION, RULES, loss, positions, solve
from mahe.rules import (
    CHANCE,
    LAST_CLUTCH,
    RAFT,
    Decision,
    Roll,
    Rolled,
    Start,
    State,
    Stop,
    actor,
    apply,
    chance,
    options,
    standing,
)
from tests.kit import A, B
from tests.kit.flaws import flaws

SPLITS = [
    EVEN,
    ((2, 2, 2, 1, 2, 1), (1, 1, 2, 3, 2, 1)),
    ((1, 1, 2, 3, 2, 1), (2, 2, 2, 1, 2, 1)),
]
"""Cards of both seats such that neither is out of the other's reach."""


class Best:
    """Plays by the solution."""

    def __init__(self) -> None:
        self._values = {
            (state.turn, state.perches): float(value) for state, value in zip(positions(), solve().values, strict=True)
        }

    def value(self, state: State) -> float:
        """Return the first seat's chance, whatever has been thrown."""
        who = actor(state)
        if who is None:
            return float(1 in standing(state).winners)
        if who is CHANCE:
            outcomes = chance(state)
            return sum(weight * self.value(apply(state, event)) for event, weight in outcomes) / len(outcomes)
        if state.mover is None:
            return self._values[state.turn, state.perches]
        values = [self.value(apply(state, option)) for option in options(state)]
        return max(values) if who == 1 else min(values)

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        sign = 1 if actor(state) == 1 else -1
        return max(options, key=lambda option: sign * self.value(apply(state, option)))


class Timid:
    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
        del state
        return options[-1]


@pytest.mark.parametrize("cards", SPLITS)
def test_all_arrangements_are_there_and_the_last_clutch_decides(cards: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    states = positions(cards)
    assert len(states) == len(set(states)) == 2 * 505
    for state in states:
        assert not flaws(state)
        assert state.face_up == LAST_CLUTCH
    for seat in (1, 2):
        near = next(state for state in states if state.turn == seat and state.perches == (20, 19))
        thrown = apply(apply(near, Start(RULES.turtles[seat - 1])), Rolled(6))
        assert standing(apply(thrown, Stop())).winners == (seat,)


def test_the_values_hold_after_one_more_move_by_the_law() -> None:
    solution, best = solve(), Best()
    assert solution.error <= PRECISION
    states = positions()
    for number in range(0, len(states), 37):
        started = apply(states[number], Start(RULES.turtles[states[number].turn - 1]))
        assert best.value(started) == pytest.approx(solution.values[number], abs=1e-8)


def test_the_seats_are_alike() -> None:
    values = {(state.turn, state.perches): value for state, value in zip(positions(), solve().values, strict=True)}
    for (turn, (first, second)), value in values.items():
        swapped = tuple(
            {A: B, B: A}.get(perch, perch) if isinstance(perch, str) else perch for perch in (second, first)
        )
        assert values[3 - turn, swapped] == pytest.approx(1 - value, abs=1e-8)


def test_to_move_first_from_the_raft_is_an_advantage() -> None:
    value = {(state.turn, state.perches): value for state, value in zip(positions(), solve().values, strict=True)}
    assert 0.5 < value[1, (RAFT, RAFT)] < 0.6


def test_best_play_loses_nothing_and_others_do() -> None:
    assert loss(Best()).worst == pytest.approx(0, abs=1e-6)
    timid, hatchling = loss(Timid()), loss(make_bot("hatchling", Random(1)))
    assert 0 < timid.mean < timid.worst
    assert 0 < hatchling.mean < hatchling.worst


def test_a_loss_is_what_games_show() -> None:
    """Timid against best play, from positions drawn at random, by the law and with real dice."""
    best, rng = Best(), Random(3)
    states, values = positions(), solve().values
    games = 4000
    given = 0.0
    for _ in range(games):
        number = rng.randrange(len(states))
        given += values[number] - _wins(states[number], Timid(), best, rng)
    assert given / games == pytest.approx(loss(Timid()).mean, abs=0.03)


def _wins(state: State, bot: Bot, best: Bot, rng: Random) -> bool:
    """Return whether *bot* wins in the first seat against *best*."""
    while (who := actor(state)) is not None:
        if who is CHANCE:
            state = apply(state, Rolled(rng.randint(1, 6)))
        else:
            state = apply(state, (bot if who == 1 else best).choose(state, options(state)))
    return 1 in standing(state).winners


def test_ancient_gives_away_a_hundredth_at_most() -> None:
    losses = [loss(make_bot("ancient", Random(1)), cards) for cards in SPLITS]
    assert fmean(one.mean for one in losses) <= 0.01, losses


def test_a_bot_is_only_asked_what_is_to_be_decided() -> None:
    class Asked:
        def __init__(self) -> None:
            self.states: list[State] = []

        def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
            self.states.append(state)
            assert options == (Roll(), Stop())
            return options[0]

    asked = Asked()
    loss(asked)
    assert all(actor(state) == 1 for state in asked.states)
    assert {len(state.dice) for state in asked.states} == {1, 2}
