"""Looking ahead finds what the law itself finds, for every option of every kind of table."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from mahe.bots.lookahead import Evaluation
from mahe.bots.lookahead_bot import LookaheadBot
from mahe.bots.navigator import RuleOfThumb
from mahe.bots.network import Network, Weights, board_rows
from mahe.network_layout import FACTS, SEAT_FACTS, table_key
from mahe.rules import CHANCE, Rules, Start, State, actor, apply, begin, chance, options
from tests.bots.through import value_by_law
from tests.kit import A, position

ONE_TURTLE = [
    Rules(players=2, turtles_each=1),
    Rules(players=4),
    Rules(players=7),
    Rules(players=4, cards_as_dice=True),
    Rules(players=3, turtles_each=1, cards_as_dice=True, third_die_at_seven=True, deck=(9, 1, 1, 1, 1, 9)),
]
TWO_TURTLES = [
    Rules(players=2),
    Rules(players=3, bust_ends_turn=True),
    Rules(players=2, third_die_at_seven=True, deck=(2, 2, 1, 0, 0, 1), set_aside=1),
]
WITH_CARDS = Rules(players=2, cards_as_dice=True, deck=(2, 1, 1, 0, 0, 0), set_aside=1)


def some_network(rules: Rules, seed: int = 1, width: int = 12) -> Network:
    """Return a network that has learned nothing."""
    return Network({table_key(rules): some_weights(rules, seed, width)})


def some_weights(rules: Rules, seed: int = 1, width: int = 12) -> Weights:
    random: Any = np.random.default_rng(seed)
    turtles = len(rules.turtles)

    def numbers(*shape: int) -> Any:
        return random.normal(scale=0.4, size=shape).astype(np.float32)

    return Weights(
        numbers(board_rows(rules.players, turtles), width),
        numbers(FACTS + SEAT_FACTS * rules.players, width),
        numbers(width),
        numbers(width, width // 2),
        numbers(width // 2),
        numbers(rules.players, width // 2),
        numbers(rules.players),
    )


def positions(rules: Rules, seed: int, count: int) -> list[State]:
    """Return some positions of random games in which there is something to decide."""
    rng = Random(seed)
    found: list[State] = []
    state = begin(rules)
    while len(found) < count:
        who = actor(state)
        if who is None:
            state = begin(rules)
        elif who is CHANCE:
            outcomes, weights = zip(*chance(state), strict=True)
            state = apply(state, rng.choices(outcomes, weights)[0])
        else:
            if rng.random() < 0.15:
                found.append(state)
            state = apply(state, rng.choice(options(state)))
    return found


def check(state: State, evaluation: Evaluation) -> None:
    choices = options(state)
    seat = actor(state)
    assert isinstance(seat, int)
    worth = LookaheadBot(evaluation).worth(state, choices)
    expected = [value_by_law(apply(state, choice), evaluation, state.turn)[seat - 1] for choice in choices]
    assert worth == pytest.approx(expected, abs=1e-6), state


@pytest.mark.parametrize("rules", ONE_TURTLE, ids=str)
@pytest.mark.parametrize("kind", ["thumb", "network"])
def test_every_option_is_worth_what_the_law_says_with_one_turtle_each(rules: Rules, kind: str) -> None:
    evaluation = RuleOfThumb() if kind == "thumb" else some_network(rules)
    for state in positions(rules, seed=1, count=25):
        check(state, evaluation)


@pytest.mark.thorough
@pytest.mark.parametrize("rules", TWO_TURTLES, ids=str)
@pytest.mark.parametrize("kind", ["thumb", "network"])
def test_every_option_is_worth_what_the_law_says_with_two(rules: Rules, kind: str) -> None:
    evaluation = RuleOfThumb() if kind == "thumb" else some_network(rules)
    for state in positions(rules, seed=2, count=4):
        check(state, evaluation)


def test_every_option_is_worth_what_the_law_says_with_two_turtles_and_cards() -> None:
    for state in positions(WITH_CARDS, seed=3, count=8):
        check(state, RuleOfThumb())


def test_the_last_clutch_is_worth_the_game() -> None:
    few = Rules(players=4, deck=(1, 1, 0, 0, 0, 0), set_aside=1)
    state = position("20: A | 3: B | 5: C | 7: D | held 1: 2 | A threw 3", few)
    roll, stop = LookaheadBot(RuleOfThumb()).worth(state, options(state))
    assert stop == 1
    assert roll < 1


def test_whoever_rides_decides_for_itself() -> None:
    state = position("18: A B | 3: C | 5: D | open 5 | A threw 3")
    assert actor(state) == 2
    roll, stop = LookaheadBot(RuleOfThumb()).worth(state, options(state))
    assert stop > roll


def test_a_forced_start_is_not_looked_through() -> None:
    class Unasked:
        def values(self, *_: object) -> Any:
            raise AssertionError("there was nothing to decide")

    state = position("5: A | A to throw")
    assert LookaheadBot(Unasked()).choose(state, options(state)) == Start(A)


def test_the_look_of_a_start_serves_the_throws_after_it() -> None:
    class Counting(RuleOfThumb):
        asked = 0

        def values(self, *arguments: Any) -> Any:
            self.asked += 1
            return super().values(*arguments)

    counting = Counting()
    bot = LookaheadBot(counting)
    state = position("5: A | 7: B | 3: C | 4: D | A to throw", Rules(players=2))
    bot.choose(state, options(state))
    asked = counting.asked
    for thrown in ("1", "3", "1 1", "2 3"):
        after = position(f"5: A | 7: B | 3: C | 4: D | A threw {thrown}", Rules(players=2))
        bot.choose(after, options(after))
    assert counting.asked == asked
