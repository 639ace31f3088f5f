"""What ancient has learned of the solved game of two: exact near the end, and close to the solution before."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import numpy as np
import pytest

from mahe.arrays import Chances
from mahe.bots.ancient import known
from mahe.bots.learned_solution import Cards, inputs, is_learned, learned_solution
from mahe.bots.lookahead import Evaluation, Hands, as_arrays
from mahe.bots.oracle import SolvedGame, short_game
from mahe.bots.solution_index import lead_step
from mahe.rules import CHANCE, Rules, State, actor, apply, begin, chance, options
from mahe.solution_inputs import MEAN_SIGNS

RULES = short_game().rules


def between_turns(rules: Rules, seed: int, games: int) -> list[State]:
    """Return the positions at the beginning of turns of games that are played at random."""
    rng, found = Random(seed), []
    for _ in range(games):
        state = begin(rules)
        while (who := actor(state)) is not None:
            if who is not CHANCE and state.mover is None and state.face_up:
                found.append(state)
            state = apply(state, rng.choice([event for event, _ in chance(state)] or options(state)))
    return found


def chances(state: State, evaluation: Evaluation) -> Chances:
    boards, hands = as_arrays(state)
    here = np.zeros(1, np.int64)
    found: Chances = evaluation.values(state.rules, boards, hands, here, here, state.turn - 1)[0]
    return found


def test_it_is_near_the_solution_and_exact_with_two_clutches_left() -> None:
    exact = SolvedGame(short_game())
    errors = []
    for state in between_turns(RULES, seed=1, games=60):
        error = abs(chances(state, learned_solution())[0] - chances(state, exact)[0])
        assert chances(state, learned_solution()).sum() == pytest.approx(1)
        if sum(state.unseen) <= RULES.set_aside:
            assert error < 2e-5, state
        errors.append(error)
    assert np.mean(errors) < 0.002
    assert max(errors) < 0.03


def test_what_is_decided_is_known_to_be() -> None:
    state = begin(Rules(players=2, turtles_each=1))
    boards, hands = as_arrays(state)
    held = hands.held.copy()
    held[0, 0] = (0, 0, 1, 0, 4, 0)
    for seat in (0, 1):
        far = held.copy()
        far[0, 1 + seat, 5] = 10
        here = np.zeros(1, np.int64)
        found = learned_solution().values(
            state.rules, boards, Hands(far, hands.carded, np.array([3])), here, here, state.turn - 1
        )
        assert found[0, seat] == 1


@pytest.mark.parametrize(
    ("unseen", "turned", "face_up", "eggs", "number"),
    [((1, 1, 0, 1, 1, 1), 2, 3, 0, 0), ((1, 0, 0, 1, 1, 1), 1, 2, 2, 1), ((0, 2, 1, 0, 0, 3), 2, 6, -5, -2)],
)
def test_mean_signs_are_those_of_all_ways_to_share_out_the_cards(
    unseen: tuple[int, ...], turned: int, face_up: int, eggs: int, number: int
) -> None:
    lead = np.array([64 * eggs + number])
    cards = Cards(
        np.array([eggs]),
        np.array([number]),
        lead,
        lead,
        np.array([face_up]),
        np.array([turned + 2]),
        np.array([unseen]),
    )
    piles = list(permutations([face for face, count in enumerate(unseen, 1) for _ in range(count)], turned))
    expected = []
    for open_, last, following in product((1, -1), (1, -1), (1, 0, -1)):
        ends = [
            lead[0]
            + open_ * lead_step(face_up)
            + last * lead_step(7)
            + sum(sign * lead_step(face) for sign, face in zip(signs, pile, strict=True))
            for pile in piles
            for signs in product((1, -1), repeat=turned)
            if following * turned == sum(signs) or (turned == 1 and following == 0)
        ]
        expected.append(np.sign(ends).mean())
    assert inputs(cards)[0, :MEAN_SIGNS] == pytest.approx(expected, abs=1e-9)


def test_other_games_are_left_to_the_networks() -> None:
    assert is_learned(Rules(players=2, turtles_each=1, third_die_at_seven=True, set_aside=9))
    for rules in (
        Rules(players=2),
        Rules(players=3, turtles_each=1),
        Rules(players=2, turtles_each=1, cards_as_dice=True),
    ):
        assert not is_learned(rules)
        state = begin(rules)
        state = apply(state, chance(state)[0][0]) if actor(state) is CHANCE else state
        assert chances(state, known()).sum() == pytest.approx(1, abs=1e-5)


def test_hands_that_cannot_be_do_not_matter() -> None:
    state = between_turns(RULES, seed=2, games=1)[0]
    boards, hands = as_arrays(state)
    broken = hands.held.copy()
    broken[0, 0] = -1
    both = Hands(
        np.concatenate([broken, hands.held]), np.concatenate([hands.carded] * 2), np.concatenate([hands.face_up] * 2)
    )
    here = np.zeros(1, np.int64)
    found = learned_solution().values(RULES, boards, both, here, here + 1, state.turn - 1)
    assert found[0] == pytest.approx(chances(state, learned_solution()))
