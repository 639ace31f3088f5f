"""The compiled search of the training, beside the bots that look ahead with NumPy and beside the law itself."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from mahe.bots.lookahead import Evaluation, as_arrays, look
from mahe.bots.navigator import RuleOfThumb
from mahe.bots.network import Network
from mahe.kernel import lookahead
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.position import NONE_MOVED, Position, make_position
from mahe.kernel.records import SEATS
from mahe.kernel.training_games import play_to_learn
from mahe.kernel.training_rows import R_CARDED, R_FACE_UP, R_HELD, R_LEVEL, R_MOVED, R_PLACE, R_TURN, ROW, write_row
from mahe.lab.train.evaluations import (
    key_of,
    navigator_evaluation,
    network_evaluation,
    numeric_rules,
    win_share,
    workspace_for,
)
from mahe.network_layout import table_key
from mahe.rules import (
    CHANCE,
    Rules,
    Start,
    State,
    actor,
    apply,
    begin,
    chance,
    options,
)
from mahe.rules.pieces import INDEX
from tests.bots.test_lookahead import positions, some_weights
from tests.bots.through import best_by_law, glance

TABLES = [
    Rules(players=2, turtles_each=1, third_die_at_seven=True),
    Rules(players=4),
    Rules(players=4, cards_as_dice=True),
    Rules(players=7, deck=(1, 1, 1, 1, 1, 1)),
    Rules(players=2),
    Rules(players=3, cards_as_dice=True, bust_ends_turn=True),
]


def as_position(state: State) -> Position:
    boards, hands = as_arrays(state)
    found = make_position()
    turtles, players = len(state.rules.turtles), state.rules.players
    found.place[:turtles] = boards.place[0]
    found.level[:turtles] = boards.level[0]
    found.held[: players + 1] = hands.held[0]
    found.carded[:players] = hands.carded[0]
    moved = NONE_MOVED if state.moved is None else INDEX[state.moved]
    found.now[:] = state.turn - 1, moved, state.face_up, sum(state.unseen)
    return found


def evaluations(rules: Rules) -> Iterator[tuple[Evaluation, NumericEvaluation]]:
    weights = some_weights(rules)
    yield RuleOfThumb(), navigator_evaluation()
    yield Network({table_key(rules): weights}), network_evaluation(weights)


def between_moves(rules: Rules, count: int) -> list[State]:
    return [state for state in positions(rules, seed=5, count=4 * count) if state.mover is None][:count]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_glance_at_a_position_says_the_same(rules: Rules) -> None:
    for evaluation, numeric in evaluations(rules):
        work = workspace_for(numeric)
        out: Any = np.zeros(SEATS, np.float32)
        for state in between_moves(rules, 30):
            if state.moved is None:
                lookahead.value_now(numeric_rules(rules), numeric, as_position(state), work, out)
                assert out[: rules.players] == pytest.approx(glance(state, evaluation), abs=1e-6), state


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_a_move_is_looked_through_as_the_law_says(rules: Rules) -> None:
    for _, numeric in evaluations(rules):
        work, table = workspace_for(numeric), numeric_rules(rules)
        for state in between_moves(rules, 12):
            for start in options(state):
                assert isinstance(start, Start)
                lookahead.look(table, numeric, as_position(state), INDEX[start.turtle], work)
                expected = value_of_move(apply(state, start), numeric)
                assert work.root[: rules.players] == pytest.approx(expected, abs=1e-5), (state, start)


def value_of_move(state: State, numeric: NumericEvaluation) -> Any:
    """Return what a move is worth by the law, if the position after it is valued at a glance."""
    table, work = numeric_rules(state.rules), workspace_for(numeric)
    out: Any = np.zeros(SEATS, np.float32)

    def worth(state: State) -> Any:
        lookahead.value_now(table, numeric, as_position(state), work, out)
        return out[: state.rules.players].astype(float)

    return best_by_law(state, worth)


@pytest.mark.parametrize("rules", [rules for rules in TABLES if rules.turtles_each == 1], ids=str)
def test_both_look_aheads_agree_where_a_turn_is_one_move(rules: Rules) -> None:
    for evaluation, numeric in evaluations(rules):
        work = workspace_for(numeric)
        for state in between_moves(rules, 20):
            (start,) = options(state)
            assert isinstance(start, Start)
            lookahead.look(numeric_rules(rules), numeric, as_position(state), INDEX[start.turtle], work)
            assert work.root[: rules.players] == pytest.approx(
                look(evaluation, state, start.turtle).root[0], abs=1e-5
            ), state


@pytest.mark.thorough
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_every_position_that_is_kept_follows_from_the_one_before(rules: Rules) -> None:
    numeric = navigator_evaluation()
    rows: Any = np.zeros((2000, ROW), np.int8)
    targets: Any = np.zeros((2000, SEATS), np.float32)
    count = play_to_learn(
        numeric_rules(rules),
        numeric,
        key_of("legal"),
        2,
        0.2,
        0.5,
        workspace_for(numeric),
        make_position(),
        rows,
        targets,
    )
    assert count > 20
    successor_rows = [row_of(state) for state in successors(begin(rules))]
    for index in range(count):
        row = tuple(int(number) for number in rows[index])
        if row not in successor_rows:
            # A new game begins.
            successor_rows = [row_of(state) for state in successors(begin(rules))]
        assert row in successor_rows, index
        successor_rows = [row_of(state) for state in successors(state_of(row, rules))]
    assert targets[:count, : rules.players].sum(axis=1) == pytest.approx(1, abs=1e-4)


def successors(state: State) -> set[State]:
    """Return all positions between two moves that may come of a move."""
    found: set[State] = set()
    todo = {state} if actor(state) is CHANCE else {apply(state, option) for option in options(state)}
    while todo:
        state = todo.pop()
        if actor(state) is CHANCE:
            todo |= {apply(state, event) for event, _ in chance(state)}
        elif state.mover is not None:
            todo |= {apply(state, option) for option in options(state)}
        elif actor(state) is not None:
            found.add(state)
    return found


def row_of(state: State) -> tuple[int, ...]:
    row: Any = np.zeros(ROW, np.int8)
    write_row(numeric_rules(state.rules), as_position(state), row)
    return tuple(int(number) for number in row)


def state_of(row: tuple[int, ...], rules: Rules) -> State:
    """Return the position that a row describes."""
    place, level = row[R_PLACE:], row[R_LEVEL:]
    turtles = range(len(rules.turtles))
    perches = []
    for turtle in turtles:
        under = [t for t in turtles if place[t] == place[turtle] and level[t] == level[turtle] - 1]
        perches.append(rules.turtles[under[0]] if level[turtle] > 0 else place[turtle])
    held = [row[R_HELD + 6 * holder :][:6] for holder in range(rules.players + 1)]
    carded = tuple(seat for seat in rules.seats if row[R_CARDED + seat - 1])
    moved = None if row[R_MOVED] < 0 else rules.turtles[row[R_MOVED]]
    turn, face_up = row[R_TURN] + 1, row[R_FACE_UP]
    return State(rules, turn, moved, None, 0, False, tuple(perches), face_up, tuple(map(tuple, held)), carded)


@pytest.mark.thorough
def test_a_match_of_equals_is_even() -> None:
    with ThreadPoolExecutor(2) as pool:
        share = win_share(
            Rules(players=4), navigator_evaluation(), navigator_evaluation(), games=2000, seed=1, pool=pool
        )
    assert share == pytest.approx(0.25, abs=0.04)
