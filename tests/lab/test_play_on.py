"""Playing on from a choice: agrees with what is exact, and with other games of the same players."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from mahe.bots.ancient import Ancient
from mahe.bots.sample_positions import sample_positions
from mahe.kernel.setup import hashed_key
from mahe.lab.play_on import play_on
from mahe.lab.rollouts import BATCH, compare_choices
from mahe.play import SeededDice
from mahe.record import parse_position
from mahe.review import Source, judge, value
from mahe.review.puzzles import shipped_puzzles
from mahe.rules import (
    CHANCE,
    LAST_CLUTCH,
    Roll,
    Rules,
    State,
    Stop,
    actor,
    apply,
    chance,
    options,
    standing,
)

SHORT = Rules(players=2, turtles_each=1, deck=(1, 1, 1, 1, 1, 1), set_aside=3)


def results(state: State, batches: int) -> np.ndarray:
    found = play_on(state, hashed_key("test"), first=0, games=batches * BATCH, is_whole=False)
    return found.results - found.lucks


def interval(found: np.ndarray) -> tuple[float, float]:
    error = found.std(ddof=1) / math.sqrt(len(found))
    return float(found.mean() - 4 * error), float(found.mean() + 4 * error)


def after_each_option(rules: Rules, seed: int, count: int) -> Iterator[State]:
    """Yield positions after each choice that may be made in some others."""
    for state, _ in sample_positions(rules, seed, count):
        yield from (apply(state, option) for option in options(state))


@pytest.mark.thorough
def test_everyones_parts_of_the_win_add_up() -> None:
    for rules in (SHORT, Rules(players=4), Rules(players=3, cards_as_dice=True), Rules(players=7)):
        for state in after_each_option(rules, 1, 4):
            assert results(state, 1).sum(axis=1) == pytest.approx(1, abs=1e-3)


def played_by_the_law(state: State, rng: Random) -> float:
    """Return seat 1's part of the win in a game that ancient plays on, by the rules."""
    dice, ancient = SeededDice(rng), Ancient(rng)
    while (who := actor(state)) is not None:
        drawn = dice.draw(chance(state)) if who is CHANCE else ancient.choose(state, options(state))
        state = apply(state, drawn)
    winners = standing(state).winners
    return (1 in winners) / len(winners)


def test_games_come_out_as_those_of_the_bot_by_the_rules() -> None:
    rng = Random(1)
    states = [state for state in after_each_option(SHORT, 5, 60) if state.face_up == LAST_CLUTCH][:3]
    assert states
    for state in states:
        low, high = interval(results(state, 10)[:, 0])
        least, most = interval(np.array([played_by_the_law(state, rng) for _ in range(150)]))
        assert low <= most
        assert least <= high


def test_taking_the_luck_out_leaves_the_mean_and_narrows_the_spread() -> None:
    state = next(after_each_option(Rules(players=4), 3, 1))
    found = results(state, 10)[:, 0]
    before = value(state).chances[0]
    low, high = interval(found)
    assert low - 0.03 <= before <= high + 0.03
    assert found.std() < 0.6 * math.sqrt(before * (1 - before))


def test_a_choice_that_is_exactly_better_wins_more() -> None:
    exact = [puzzle for puzzle in shipped_puzzles() if puzzle.source is Source.EXACT]
    puzzles = sorted(exact, key=lambda puzzle: -max(puzzle.worths) + min(puzzle.worths))[:4]
    for puzzle in puzzles:
        best = puzzle.options[puzzle.best]
        (other,) = (option for option in puzzle.options if option != best)
        found = compare_choices(puzzle.state, best, other, most=900, seed=1)
        # Where ancient knows the end exactly, no luck is left and the interval is a point.
        assert 0 < found.low <= found.high
        assert compare_choices(puzzle.state, other, best, most=900, seed=1).high < 0
        assert found == compare_choices(puzzle.state, best, other, most=900, seed=1)


def test_two_choices_that_are_alike_are_played_to_the_end_of_patience() -> None:
    state = next(
        state
        for state, _ in sample_positions(Rules(players=5), 2, 40)
        if Roll() in options(state) and Stop() in options(state)
    )
    found = compare_choices(state, Stop(), Stop(), most=120, seed=1)
    assert (found.low, found.high, found.games) == (0, 0, 120)


def test_the_end_of_the_game_is_a_result() -> None:
    state = apply(parse_position("4x1/20A/7/11122.23333.34444.45555/1:A1"), Stop())
    assert actor(state) is None
    assert np.array_equal(np.unique(results(state, 1), axis=0), [[0, 0, 0, 1]])


def test_a_shipped_lead_is_found_again() -> None:
    puzzle = next(puzzle for puzzle in shipped_puzzles() if puzzle.lead and len(puzzle.options) == 2)
    best = puzzle.options[puzzle.best]
    (other,) = (option for option in puzzle.options if option != best)
    found = compare_choices(puzzle.state, best, other, most=900, seed=2)
    assert found.high > 0
    assert judge(puzzle.state).best.option == best
