"""The last clutch with two turtles each: the table that ships is the solution, and looking through a turn agrees."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import mahe.bots
from mahe.bots.ancient import Ancient
from mahe.bots.last_clutch import (
    TABLE,
    WithLastClutch,
    board_keys,
    is_solved,
    last_clutch_chances,
    winning_chances,
)
from mahe.bots.lookahead import Boards, Hands, as_arrays, look
from mahe.bots.navigator import RuleOfThumb
from mahe.lab.solve.last_clutch import Solved, all_boards, save, solve_last_clutch
from mahe.rules import LAST_CLUTCH, STANDARD_DECK, TURTLES, Counts, Perch, Rules, State, options
from mahe.rules.solved_game import SCALE
from tests.bots.through import value_by_law
from tests.kit.solved import EVEN

RULES = Rules(players=2)
AHEAD: tuple[Counts, Counts] = ((1, 1, 2, 2, 2, 2), (2, 2, 2, 2, 2, 0))
"""The first has 39 eggs to 30: 9 more."""


def _state(place: Any, level: Any, turn: int, cards: tuple[Counts, Counts] = EVEN) -> State:
    perches: list[Perch] = []
    for space, height in zip(place, level, strict=True):
        (below,) = np.flatnonzero((place == space) & (level == height - 1)) if height else (None,)
        perches.append(int(space) if below is None else TURTLES[below])
    unseen = tuple(all_ - one - two for all_, one, two in zip(STANDARD_DECK, *cards, strict=True))
    return State(RULES, turn, None, None, 0, False, tuple(perches), LAST_CLUTCH, (unseen, *cards), ())


@pytest.fixture(scope="module")
def solved() -> Solved:
    return solve_last_clutch()


def _sample(count: int) -> Boards:
    boards = all_boards()
    some = np.random.default_rng(1).choice(len(boards.place), count, replace=False)
    return Boards(boards.place[some], boards.level[some])


def test_there_are_300_385_arrangements_and_75_349_if_turtles_of_one_owner_are_alike() -> None:
    places: Any = np.indices((22,) * 4).reshape(4, -1)
    orders = np.ones(places.shape[1], int)
    for space in range(1, 22):
        orders *= np.array([1, 1, 2, 6, 24])[(places == space).sum(axis=0)]
    assert orders.sum() == 300_385
    assert len(np.unique(board_keys(all_boards(), 0))) == 75_349


@pytest.mark.thorough
def test_the_table_that_ships_is_the_solution(solved: Solved, tmp_path: Path) -> None:
    path = tmp_path / TABLE
    save(solved, path)
    assert solved.error < 1e-9
    # Not the bytes: the head of an archive depends on Python's version.
    with np.load(path) as made, np.load(Path(mahe.bots.__file__).with_name(TABLE)) as shipped:
        assert made.files == shipped.files
        assert all(np.array_equal(made[name], shipped[name]) for name in made.files)
    boards = _sample(500)
    values = solved.values[np.searchsorted(solved.keys, board_keys(boards, 0))]
    assert np.abs(last_clutch_chances(boards, 0) - values).max() <= 0.51 / SCALE


@pytest.mark.parametrize("turn", [1, 2])
def test_looking_through_a_turn_finds_no_other_value(turn: int) -> None:
    boards = _sample(60)
    for place, level in zip(boards.place, boards.level, strict=True):
        state = _state(place, level, turn)
        worth = max(
            float(look(WithLastClutch(RuleOfThumb()), state, turtle).root[0, turn - 1])
            for turtle in RULES.turtles_of(turn)
        )
        assert worth == pytest.approx(float(last_clutch_chances(as_arrays(state)[0], turn - 1)[0]), abs=2e-5)


@pytest.mark.parametrize("turn", [1, 2])
def test_the_law_finds_no_other_value(turn: int) -> None:
    boards = _sample(4)
    for place, level in zip(boards.place, boards.level, strict=True):
        state = _state(place, level, turn)
        worth = value_by_law(state, WithLastClutch(RuleOfThumb()), turn)[turn - 1]
        assert worth == pytest.approx(float(last_clutch_chances(as_arrays(state)[0], turn - 1)[0]), abs=2e-5)


def test_before_the_last_clutch_another_evaluation_is_asked() -> None:
    place: Any = np.array([[3, 5, 9, 0]])
    boards = Boards(place, np.zeros_like(place))
    held: Any = np.zeros((2, 3, 6), int)
    hands = Hands(held, np.zeros((2, 2), bool), np.array([LAST_CLUTCH, 5]))
    pairs: tuple[Any, Any] = np.zeros(2, int), np.arange(2)
    for rules in (RULES, Rules(players=2, bust_ends_turn=True)):
        usual = RuleOfThumb().values(rules, boards, hands, *pairs, 0)
        found = WithLastClutch(RuleOfThumb()).values(rules, boards, hands, *pairs, 0)
        assert found[1].tolist() == usual[1].tolist()
        assert (found[0].tolist() == usual[0].tolist()) == (rules != RULES)
    assert (
        last_clutch_chances(boards, 0)[0] == WithLastClutch(RuleOfThumb()).values(RULES, boards, hands, *pairs, 0)[0, 0]
    )


@pytest.mark.parametrize("turn", [1, 2])
def test_ancient_knows_the_end_exactly(turn: int) -> None:
    boards = _sample(60)
    for place, level in zip(boards.place, boards.level, strict=True):
        state = _state(place, level, turn)
        worth = max(Ancient(Random(1)).worth(state, options(state)))
        assert worth == pytest.approx(float(last_clutch_chances(as_arrays(state)[0], turn - 1)[0]), abs=2e-5)


def test_one_who_has_seven_eggs_more_has_won() -> None:
    boards, hands = as_arrays(_state(np.zeros(4, int), np.zeros(4, int), 1, AHEAD))
    first: Any = np.zeros(1, int)
    assert winning_chances(boards, hands, first, first, 0).tolist() == [[1, 0]]
    assert winning_chances(boards, hands, first, first, 1).tolist() == [[1, 0]]


def test_to_begin_is_good_and_to_sit_on_everyone_is_better() -> None:
    raft: Any = np.zeros((1, 4), int)
    chance = float(last_clutch_chances(Boards(raft, raft), 0)[0])
    assert 0.5 < chance < 0.7
    on_top = Boards(np.full((1, 4), 12), np.array([[2, 3, 0, 1]]))
    below = Boards(np.full((1, 4), 12), np.array([[0, 1, 2, 3]]))
    assert last_clutch_chances(on_top, 0)[0] > chance > last_clutch_chances(below, 0)[0]


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (Rules(players=2), True),
        (Rules(players=2, deck=(4, 4, 4, 4, 4, 4)), True),
        (Rules(players=2, turtles_each=1), False),
        (Rules(players=3), False),
        (Rules(players=2, cards_as_dice=True), False),
        (Rules(players=2, third_die_at_seven=True), False),
        (Rules(players=2, bust_ends_turn=True), False),
    ],
    ids=str,
)
def test_it_is_for_two_players_with_two_turtles_and_no_house_rules(rules: Rules, expected: bool) -> None:
    assert is_solved(rules) == expected
