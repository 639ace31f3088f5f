"""Each of our own bots does what any bot must, and the suite that says so finds the flaws of those that do not."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahe.bots import CHARACTERS, LEVELS, bot_maker, make_bot
from mahe.bots.conformance import ConformanceError, check_bot
from mahe.bots.sample_positions import all_tables, is_ridden, sample_positions, short_tables
from mahe.rules import MaheError, Rules, Start, State, actor, options
from tests.bots.broken import FLAWED, SOUND, ForgetsRiders
from tests.kit import position
from tests.kit.flaws import flaws
from tests.kit.strategies import positions

CARDS = Rules(cards_as_dice=True)
TWO_EACH = Rules(players=3, turtles_each=2, cards_as_dice=True)

RIDES = [
    pytest.param(position("18: A B C | B threw 1"), 3, id="a rider on the mover"),
    pytest.param(position("18: A B C D | A threw 2 4"), 4, id="the topmost of three riders"),
    pytest.param(position("5: A B | A threw 5 | held 2: 1 2 | held 1: 1", CARDS), 2, id="a rider with cards"),
    pytest.param(position("5: A B | A threw 2 2 | held 2: 6 | held 1: 1", CARDS), 2, id="a rider with too high a card"),
    pytest.param(position("9: C A B | C threw 3 | held 1: 1 3", TWO_EACH), 1, id="both turtles of one seat"),
    pytest.param(position("9: A B | A threw 3", TWO_EACH), 1, id="one's own turtle on one's own"),
]

every_bot = pytest.mark.parametrize("name", [*LEVELS, *CHARACTERS])


@pytest.mark.thorough
@every_bot
def test_a_bot_of_ours_does_what_any_bot_must(name: str) -> None:
    check_bot(bot_maker(name))


@every_bot
@given(state=positions(), seed=st.integers(0, 2**32))
def test_a_bot_answers_in_any_position_that_has_options(name: str, state: State, seed: int) -> None:
    if on_offer := options(state):
        assert make_bot(name, Random(seed)).choose(state, on_offer) in on_offer


@every_bot
@pytest.mark.parametrize(("state", "decider"), RIDES)
def test_a_bot_decides_for_a_turtle_that_it_rides(name: str, state: State, decider: int) -> None:
    assert actor(state) == decider
    for seed in range(20):
        assert make_bot(name, Random(seed)).choose(state, options(state)) in options(state)


@pytest.mark.parametrize("bot", FLAWED)
def test_a_flaw_is_found_and_named(bot: Any) -> None:
    with pytest.raises(ConformanceError) as found:
        check_bot(bot)
    assert FLAWED[bot] in str(found.value)
    assert "seed 1, " in str(found.value)
    assert "\n" not in str(found.value)


def test_a_flaw_comes_with_the_position_and_can_be_repeated() -> None:
    with pytest.raises(ConformanceError) as found:
        check_bot(ForgetsRiders, seed=7)
    error = found.value
    assert isinstance(error, MaheError)
    assert error.seed == 7
    assert error.state is not None
    assert is_ridden(error.state)
    assert error.rules == error.state.rules
    assert repr(error.state) in str(error)
    with pytest.raises(ConformanceError) as again:
        check_bot(ForgetsRiders, seed=7)
    assert str(again.value) == str(error)


@pytest.mark.parametrize("bot", SOUND)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_strange_but_not_wrong_passes(bot: Any, seed: int) -> None:
    check_bot(bot, seed=seed)


def test_the_tables_are_of_every_size_with_every_option_and_odd_decks() -> None:
    tables = all_tables()
    sizes = {(players, each) for players in range(2, 8) for each in ((1, 2) if players <= 3 else (1,))}
    assert {(rules.players, rules.turtles_each) for rules in tables} == sizes
    assert {(rules.players, rules.turtles_each) for rules in short_tables()} == sizes
    for option in ("cards_as_dice", "third_die_at_seven", "bust_ends_turn"):
        assert {(rules.players, rules.turtles_each) for rules in tables if getattr(rules, option)} == sizes
    assert len({rules.deck for rules in tables}) > 5
    assert {0, 1, 4, 23} <= {rules.set_aside for rules in tables}
    assert len(set(tables)) == len(tables)


@pytest.mark.parametrize("rules", all_tables(), ids=str)
def test_positions_are_possible_and_half_of_them_are_about_ridden_turtles(rules: Rules) -> None:
    found = [sample.state for sample in sample_positions(rules, 1, 12)]
    assert [flaws(state) for state in found] == [[]] * 12
    assert all(options(state) for state in found)
    assert sum(map(is_ridden, found)) == 6


def test_positions_are_of_every_kind() -> None:
    found = [sample.state for rules in all_tables() for sample in sample_positions(rules, 1, 12)]
    counts: Counter[str] = Counter()
    for state in found:
        on_offer = options(state)
        starts = isinstance(on_offer[0], Start)
        counts["a turtle to choose"] += starts and len(on_offer) == 2
        counts["a forced start"] += len(on_offer) == 1
        counts["another's turtle"] += actor(state) != state.turn
        counts["one's own under one's own"] += is_ridden(state) and actor(state) == state.turn
        counts["cards to play"] += len(on_offer) > 2
        counts["cards of a rider"] += len(on_offer) > 2 and actor(state) != state.turn
        counts["the third die"] += len(state.dice) == 2
        counts["seven"] += sum(state.dice) == 7
        counts["the last clutch"] += state.face_up == 7
    assert all(count >= 10 for count in counts.values()), counts


def test_the_same_seed_makes_the_same_positions_and_another_makes_others() -> None:
    rules = all_tables()[0]
    assert sample_positions(rules, 1, 12) == sample_positions(rules, 1, 12)
    assert sample_positions(rules, 1, 12) != sample_positions(rules, 2, 12)
