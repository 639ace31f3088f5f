"""Hermit, pirate and surfer have tempers that show, and companion keeps a game close without playing stupidly."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from mahe.bots import CHARACTERS, make_bot
from mahe.bots.ancient import Ancient
from mahe.bots.characters import CAUTION, DARING, MISCHIEF
from mahe.bots.companion import Companion, is_silly, most_given_away
from mahe.bots.lookahead import as_arrays
from mahe.bots.navigator import Navigator, RuleOfThumb
from mahe.bots.sample_positions import all_tables, sample_positions
from mahe.rules import PlayCard, Roll, Rules, State, Stop, actor, options
from tests.cli.run import call
from tests.kit import position

TOLERANCE = 1e-6


def offered(*, starts: bool = True) -> Iterator[State]:
    """Yield positions of every kind of table in which somebody has a choice."""
    for rules in all_tables():
        for sample in sample_positions(rules, 3, 6):
            on_offer = options(sample.state)
            if len(on_offer) > 1 and (starts or Stop() in on_offer):
                yield sample.state


def choice(name: str, state: State) -> object:
    return make_bot(name, Random(1)).choose(state, options(state))


def test_surfer_throws_on_and_hermit_stops_where_it_costs_little() -> None:
    navigator = Navigator(Random(1))
    bolder = calmer = 0
    for state in offered(starts=False):
        on_offer = options(state)
        worths = navigator.worth(state, on_offer)
        best = max(worths)
        room = best * (1 - best)
        usual = navigator.choose(state, on_offer)
        if Roll() in on_offer:
            cost = best - worths[on_offer.index(Roll())]
            if abs(cost - DARING * room) > TOLERANCE:
                assert choice("surfer", state) == (Roll() if cost < DARING * room else usual)
            bolder += choice("surfer", state) == Roll() != usual
        cost = best - worths[on_offer.index(Stop())]
        if abs(cost - CAUTION * room) > TOLERANCE:
            assert choice("hermit", state) == (Stop() if cost < CAUTION * room else usual)
        calmer += choice("hermit", state) == Stop() != usual
    assert bolder >= 5
    assert calmer >= 5


def test_pirate_throws_on_for_a_turtle_that_it_rides() -> None:
    navigator = Navigator(Random(1))
    bolder = 0
    for state in offered(starts=False):
        on_offer = options(state)
        if actor(state) == state.turn or Roll() not in on_offer:
            continue
        worths = navigator.worth(state, on_offer)
        best = max(worths)
        cost, price = best - worths[on_offer.index(Roll())], MISCHIEF * best * (1 - best)
        usual = navigator.choose(state, on_offer)
        if abs(cost - price) > TOLERANCE:
            assert choice("pirate", state) == (Roll() if cost < price else usual)
        bolder += choice("pirate", state) == Roll() != usual
    assert bolder >= 3


def test_booty_is_worth_something_to_whoever_rides_and_to_nobody_else() -> None:
    rules = Rules(players=4)
    ridden = position("12: B A | A to throw", rules)
    boards, _ = as_arrays(ridden)
    plain, greedy = (RuleOfThumb(booty).claims(rules, boards, 0)[0] for booty in (0.0, 1.0))
    assert list(greedy - plain) == pytest.approx([1, 0, 0, 0])


def test_a_sure_win_is_not_played_with() -> None:
    for state in offered(starts=False):
        on_offer = options(state)
        worths = Navigator(Random(1)).worth(state, on_offer)
        if max(worths) > 1 - 1e-9:
            for name in ("hermit", "surfer"):
                assert worths[on_offer.index(make_bot(name, Random(1)).choose(state, on_offer))] > 1 - 1e-6


def test_companion_never_gives_away_more_than_its_leeway_nor_for_something_silly() -> None:
    companion, ancient = Companion(Random(1)), Ancient(Random(1))
    slackened = 0
    for state in offered():
        on_offer = options(state)
        worths = ancient.worth(state, on_offer)
        chosen = companion.choose(state, on_offer)
        lost = max(worths) - worths[on_offer.index(chosen)]
        assert lost <= most_given_away(max(worths), state.rules.players) + TOLERANCE
        if lost > 1e-4:
            slackened += 1
            assert not is_silly(state, chosen)
    assert slackened >= 10


def test_companion_plays_on_when_behind() -> None:
    companion, ancient = Companion(Random(1)), Ancient(Random(1))
    behind = 0
    for state in offered():
        if state.rules.players != 2:
            continue
        on_offer = options(state)
        worths = ancient.worth(state, on_offer)
        if max(worths) < 0.5:
            behind += 1
            lost = max(worths) - worths[on_offer.index(companion.choose(state, on_offer))]
            assert lost < 1e-3
    assert behind >= 3


@pytest.mark.parametrize(
    ("text", "option", "silly"),
    [
        ("5: A | A threw 1", Stop(), True),
        ("5: A | A threw 2", Stop(), False),
        ("20: A | A threw 2", Roll(), True),
        ("5: A | A threw 3", Roll(), False),
        ("5: A | A threw 3 3", Roll(), True),
        ("5: A | A threw 4", Roll(), False),
    ],
)
def test_what_anyone_at_the_table_would_call_silly(text: str, option: Roll | Stop, silly: bool) -> None:
    state = position(text)
    assert option in options(state)
    assert is_silly(state, option) == silly


def test_a_card_that_brings_less_than_its_eggs_is_silly_to_play() -> None:
    state = position("5: A | A threw 1 | held 1: 1 6", Rules(cards_as_dice=True))
    assert PlayCard(1) in options(state)
    assert is_silly(state, PlayCard(6)) or is_silly(state, PlayCard(1))


def test_characters_choose_the_same_again() -> None:
    for name in CHARACTERS:
        for state in list(offered())[::17]:
            assert choice(name, state) == choice(name, state)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "at_least"), [("hermit", 0.25), ("pirate", 0.25), ("surfer", 0.22)])
def test_a_character_holds_its_own_among_swimmers(name: str, at_least: float) -> None:
    words = f"arena {name} swimmer --players 4 --games 400 --plain --seed 1 --jobs 1 --json"
    (table,) = json.loads(call(*words.split()).out)["tables"]
    (wins,) = (one["share"] for one in table["line_ups"] if one["one"] == name)
    assert wins >= at_least
