"""The numbering of the solved game: boards and their moves as the rules have them, and every combination counted."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from mahe.bots.solution_index import (
    CannotSolve,
    board_number,
    check_table,
    face_ups,
    group,
    groups,
    layers,
    leads,
    moves,
    needed_last,
    result,
    taken_sets,
    with_card,
)
from mahe.kernel.anderson import BACK
from mahe.rules import LAST_CLUTCH, RAFT, TURTLES, Counts, Roll, Rolled, Rules, Start, State, Stop, actor, apply, begin
from mahe.rules.landings import STEPS
from mahe.rules.score import EGG
from mahe.rules.solved_game import BOARDS
from tests.kit.solved import SHORT

STANDARD = Rules(players=2, turtles_each=1)
DICE = {steps: (steps,) for steps in range(1, 7)} | {
    0: (6, 6), 8: (1, 3), 10: (1, 4), 12: (1, 5), 14: (1, 6), 9: (1, 1, 1), 15: (1, 1, 3), 18: (1, 1, 4), 21: (1, 1, 5),
}  # fmt: skip
A, B = TURTLES[:2]


def _number(state: State, turn: int) -> int:
    own, other = (A, B) if turn == 1 else (B, A)
    is_below = other in state.riders(own)
    return int(board_number(state.space(own), state.space(other), is_below))


def _boards() -> list[State]:
    start = begin(SHORT)._replace(face_up=1)
    apart = [start._replace(perches=pair) for pair in product(range(22), repeat=2) if pair[0] != pair[1] or not pair[0]]
    stacked = [start._replace(perches=pair) for space in range(1, 22) for pair in ((space, A), (B, space))]
    return apart + stacked


def test_there_are_505_boards() -> None:
    assert {_number(state, 1) for state in _boards()} == set(range(BOARDS))
    assert {_number(state, 2) for state in _boards()} == set(range(BOARDS))


@pytest.mark.parametrize("turn", [1, 2])
def test_moves_do_what_the_rules_say(turn: int) -> None:
    table = moves(third_die_at_seven=False)
    for state in _boards():
        board = _number(state, turn)
        started = apply(state._replace(turn=turn), Start(TURTLES[turn - 1]))
        assert table.signs[board] == (1 if actor(apply(started, Rolled(1))) == turn else -1)
        for leaf, steps in enumerate(STEPS):
            moved = started
            for pips in DICE[steps]:
                moved = apply(moved if moved.rolling else apply(moved, Roll()), Rolled(pips))
            moved = apply(moved, Stop()) if moved.mover is not None else moved
            won = next((seat for seat in (1, 2) if sum(moved.cards[seat])), None)
            expected = _number(moved, 3 - turn) + BOARDS * (0 if won is None else 1 if won == turn else 2)
            assert table.rows[board, leaf] == expected


@pytest.mark.parametrize("third_die_at_seven", [False, True])
def test_in_order_only_a_bust_leads_to_a_board_that_comes_later(third_die_at_seven: bool) -> None:
    table = moves(third_die_at_seven=third_die_at_seven)
    place = np.argsort(table.order)
    assert sorted(table.order) == list(range(BOARDS))
    for board in range(BOARDS):
        for leaf in range(1, len(STEPS)):
            row = table.rows[board, leaf]
            assert row >= BOARDS or place[row] < place[board]
        assert table.rows[board, 0] in BACK


def test_T3_a_die_at_seven_is_a_bust_or_not_on_offer() -> None:
    allowed, usual = moves(third_die_at_seven=True).rows, moves(third_die_at_seven=False).rows
    assert (allowed[:, 15] == allowed[:, 0]).all()
    assert (usual[:, 15] == usual[:, STEPS.index(14)]).all()


def test_the_standard_deck_has_the_combinations_that_were_counted() -> None:
    every = [some for count in layers(STANDARD) for some in groups(STANDARD, count)]
    assert sum(len(leads(some.taken)) for some in every) == 8_019_698
    assert sum(some.count for some in every) == 3_073_569


def test_a_lead_is_the_others_deficit_and_a_card_taken_leads_to_a_known_one() -> None:
    for taken in taken_sets(STANDARD, 5)[::20]:
        known = leads(taken)
        assert (known == -known[::-1]).all()
        for eggs in face_ups(STANDARD, taken):
            step = EGG * eggs + 1
            assert set(np.concatenate([known - step, known + step])) <= set(leads(with_card(taken, eggs)))


def test_a_taking_is_needed_until_the_last_one_that_leads_to_it_and_no_longer() -> None:
    order = {taken: place for place, taken in enumerate(taken_sets(STANDARD, 6))}
    last: dict[Counts, int] = {}
    for taken, place in order.items():
        for eggs in face_ups(STANDARD, taken):
            last[with_card(taken, eggs)] = place
    for taken, place in order.items():
        assert set(needed_last(taken)) & set(last) == {later for later, needed in last.items() if needed == place}


def test_a_lead_is_left_out_only_if_no_cards_to_come_can_turn_it() -> None:
    taken = (0, 0, 0, 0, 3, 3)
    deck = (3, 0, 0, 0, 3, 3)
    rules = Rules(players=2, turtles_each=1, deck=deck, set_aside=1)
    known = leads(taken)
    # One card of 1 egg lies face up, another will, then the 7: 9 eggs and 3 cards.
    some = group(rules, taken, 1)
    assert known[some.first] >= -(9 * EGG + 3) > known[some.first - 1]
    last = group(Rules(players=2, turtles_each=1, deck=taken, set_aside=0), taken, LAST_CLUTCH)
    assert known[last.first] >= -(7 * EGG + 1) > known[last.first - 1]


def test_every_layer_has_something_to_solve() -> None:
    assert [sum(some.count for some in groups(SHORT, count)) for count in layers(SHORT)] == [54, 113, 30, 6]


def test_E3_E4_eggs_then_cards_then_a_shared_win() -> None:
    assert list(result(np.array([EGG - 5, 2, 0, -2, 5 - EGG]))) == [1, 1, 0.5, 0, 0]


@pytest.mark.parametrize(
    "rules",
    [Rules(), Rules(players=2), Rules(players=3, turtles_each=1), Rules(players=2, turtles_each=1, cards_as_dice=True)],
    ids=str,
)
def test_other_tables_are_refused(rules: Rules) -> None:
    with pytest.raises(CannotSolve):
        check_table(rules)


def test_on_the_raft_nobody_is_on_top() -> None:
    assert board_number(RAFT, RAFT, False) == 0
