"""The kernel and the rules, walked side by side event by event."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from mahe.kernel import Step, swimmer, walk
from mahe.lab.simulate import Tally
from mahe.play import Person, ScriptedDice, Table
from mahe.rules import CHANCE, Rolled, Rules, State, Turned, actor, apply, begin, chance, options, standing
from tests.agreement.strategies import Seated, seated

GAMES = 10
"""How many of each table drawn: Hypothesis draws a hundred tables unless told otherwise."""


def follow(one: Seated, steps: tuple[Step, ...]) -> State:
    """Walk a game of the kernel through the rules, and return its end."""
    state = begin(one.rules)
    for step in steps:
        assert step.actor == actor(state)
        assert step.options == set(options(state))
        if step.actor is CHANCE:
            assert step.event in [outcome for outcome, _ in chance(state)]
        state = apply(state, step.event)
        assert step.after == state
    return state


def table_of(one: Seated, steps: tuple[Step, ...]) -> Table:
    """Return the same game, played at a table of the plain engine."""
    events = [step.event for step in steps]
    dice = ScriptedDice([event for event in events if isinstance(event, Rolled | Turned)])
    table = Table(one.rules, [Person("") for _ in one.rules.seats], dice)
    for event in events:
        if not isinstance(event, Rolled | Turned):
            assert table.waiting_for is not None
            table.decide(table.waiting_for, event)
    return table


@given(seated())
def test_actor_options_and_position_are_the_same_at_every_event(one: Seated) -> None:
    for game in range(GAMES):
        assert actor(follow(one, walk(one.rules, one.policies, seed=one.seed, game=game).steps)) is None


@given(seated())
@settings(max_examples=40)
def test_a_game_counts_for_the_same(one: Seated) -> None:
    walked = walk(one.rules, one.policies, seed=one.seed, game=1)
    plain, compiled = Tally(one.rules), Tally(one.rules)
    plain.add(table_of(one, walked.steps))
    compiled.add_counts(walked.counts)
    assert vars(plain) == vars(compiled)


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ((0, 0, 1, 1, 0, 0), (2, 1)),  # 3 and 4 against the 7
        ((1, 1, 0, 0, 0, 1), (2, 2)),  # 1 and 7 against 2 and 6
    ],
    ids=["more cards win", "shared"],
)
def test_E3_E4_ties_count_for_the_same(deck: tuple[int, ...], cards: tuple[int, int]) -> None:
    rules = Rules(players=2, turtles_each=1, deck=deck, set_aside=0)
    one = Seated(rules, (swimmer((3, 2)),) * 2, 1)
    ties = 0
    for game in range(60):
        walked = walk(*one[:2], seed=1, game=game)
        result = standing(walked.steps[-1].after)
        ties += len({*result.eggs}) == 1 and sorted(result.cards, reverse=True) == [*cards]
        assert [seat.wins for seat in walked.counts.seats] == [seat in result.winners for seat in rules.seats]
        assert walked.counts.shared_wins == (len(result.winners) > 1)
    assert ties


@pytest.mark.slow
@given(seated())
@settings(max_examples=1000)
def test_thousands_of_games_agree(one: Seated) -> None:
    for game in range(GAMES):
        assert actor(follow(one, walk(one.rules, one.policies, seed=one.seed, game=game).steps)) is None
