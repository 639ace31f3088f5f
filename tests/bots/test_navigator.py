"""Navigator's rule of thumb: a race to the beach, and eggs."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from mahe.bots.lookahead import as_arrays
from mahe.bots.navigator import Navigator, RuleOfThumb, fewest_moves
from mahe.rules import Decision, PlayCard, Roll, Rules, Start, State, Stop, options
from tests.bots.through import glance
from tests.kit import A, B, position


def choice(state: State) -> Decision:
    return Navigator(Random(1)).choose(state, options(state))


def claims(state: State) -> list[float]:
    boards, _ = as_arrays(state)
    return [float(claim) for claim in RuleOfThumb().claims(state.rules, boards, state.turn - 1)[0]]


def test_a_lone_turtle_needs_a_move_for_a_step_or_two_and_nearly_four_for_a_round() -> None:
    moves = fewest_moves()
    assert moves[0] == 0
    assert moves[1] == moves[2] == 1
    assert moves[21] == pytest.approx(3.702, abs=0.001)
    assert all(less < more for less, more in pairwise(moves[2:]))


def test_the_claims_are_the_whole_clutch_and_the_nearest_who_moves_next_has_most() -> None:
    shares = claims(position("18: A | 16: B | 9: C | 4: D | open 5"))
    assert sum(shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)


def test_whoever_sits_on_top_claims_for_all_below() -> None:
    alone = claims(position("18: A | 16: B | 9: C | 4: D | open 5"))
    ridden = claims(position("18: A D | 16: B | 9: C | open 5"))
    assert ridden[0] == 0
    assert ridden[3] > alone[0]


def test_eggs_ahead_are_chances_ahead_and_more_so_near_the_end() -> None:
    early = glance(position("held 1: 5 | open 4 | D to throw"), RuleOfThumb())
    late = glance(position("held 1: 5 | open 4 | D to throw", Rules(players=4, set_aside=20)), RuleOfThumb())
    assert early[0] > max(early[1:])
    assert late[0] > early[0]
    assert sum(early) == pytest.approx(1)


def test_the_last_clutch_goes_to_someone_and_then_the_result_is_known() -> None:
    few = Rules(players=4, deck=(2, 0, 0, 0, 0, 0), set_aside=1)
    state = position("20: A | 3: B | 5: C | 7: D | held 1: 1", few)
    assert glance(state, RuleOfThumb()) == pytest.approx(claims(state))


def test_it_stops_where_that_wins_a_good_clutch() -> None:
    assert choice(position("19: A | 3: B | open 6 | A threw 3")) == Stop()


def test_it_throws_on_where_there_is_nothing_to_lose() -> None:
    assert choice(position("A threw 1")) == Roll()


def test_it_moves_the_turtle_first_that_needs_no_luck() -> None:
    """B is about to collect; A would carry C home if it went first."""
    state = position("20: B | 12: A C | 3: D | open 5 | A to throw", Rules(players=2))
    assert choice(state) == Start(B)
    assert Start(A) in options(state)


def test_it_plays_a_card_that_wins_the_game() -> None:
    few = Rules(players=2, turtles_each=1, cards_as_dice=True, deck=(2, 0, 1, 0, 0, 0), set_aside=0)
    state = position("10: A | 19: B | held 1: 1 3 | held 2: 1 | open 7 | A threw 4", few)
    assert choice(state) == PlayCard(3)


def test_a_rider_that_would_collect_nothing_is_in_no_hurry() -> None:
    """B rides A and decides: stopping short of the beach keeps both where B is on top."""
    state = position("18: A B | 3: C | 5: D | open 5 | A threw 3")
    assert choice(state) == Stop()
