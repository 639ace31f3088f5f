"""The compiled endings of games, beside the bots themselves and the law."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from mahe.bots import LEVELS, make_bot
from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel import HATCHLING, events_of, play_batch, swimmer
from mahe.kernel.endings import coin_of, play_endings
from mahe.kernel.luck import nth_kind
from mahe.kernel.records import SEATS
from mahe.kernel.setup import hashed_key
from mahe.kernel.shared_dice import card_of, die_of, game_key
from mahe.lab.arena import luck as arena_luck
from mahe.lab.arena.controls import UNIT
from mahe.lab.arena.game import Luck, play_game
from mahe.lab.arena.luck import last_clutches, luck_of, minds_of, tools_for
from mahe.lab.compiled_bots import position_of
from mahe.rules import (
    CHANCE,
    Decision,
    Event,
    Roll,
    Rolled,
    Rules,
    Start,
    State,
    Stop,
    Turned,
    actor,
    apply,
    begin,
    chance,
    options,
    standing,
)
from mahe.rules.score import WHOLE

SMALL = (1, 1, 1, 1, 1, 1)
TABLES = [
    Rules(players=2, turtles_each=1, deck=SMALL, set_aside=3),
    Rules(players=2, deck=SMALL, set_aside=4),
    Rules(players=2, deck=SMALL, set_aside=4, bust_ends_turn=True),
    Rules(players=4, deck=SMALL, set_aside=2),
    Rules(players=7, deck=SMALL, set_aside=2, third_die_at_seven=True),
]
CARDS = Rules(players=4, deck=SMALL, set_aside=1, cards_as_dice=True)
KEY = hashed_key("agreement of endings")


def opened(rules: Rules) -> State:
    """Return the first position in which somebody is to throw."""
    return apply(begin(rules), Turned(3))


def endings(state: State, names: list[str], games: int) -> Any:
    """Return by game and seat what the compiled engine makes of a position between two moves."""
    rules = state.rules
    numbers, judge, thumb, rooms = tools_for(rules)
    results = np.zeros((games, SEATS))
    play_endings(numbers, judge, minds_of(rules, names, thumb), position_of(state), KEY, rooms, results)
    return results[:, : rules.players]


def by_the_law(state: State, names: list[str], game: int) -> list[float]:
    """Return the same of one game with the bots themselves, but that coins fall as on the compiled engine."""
    rules, key = state.rules, np.uint64(game_key(KEY, game))
    bots = [make_bot(name, Random(1)) for name in names]
    throws = [0] * rules.players
    cards = 0
    while (who := actor(state)) is not None:
        turn = state.turn - 1
        event: Event
        if who is CHANCE and state.rolling:
            event = Rolled(die_of(key, turn, throws[turn], len(state.dice)))
        elif who is CHANCE:
            event = Turned(int(nth_kind(np.array(state.unseen), card_of(key, cards, sum(state.unseen)))) + 1)
            cards += 1
        elif names[who - 1] == "hatchling" or (names[who - 1] == "swimmer" and state.mover is None):
            event = _by_coin(options(state), coin_of(key, turn, throws[turn], len(state.dice)))
        else:
            event = bots[who - 1].choose(state, options(state))
        after = apply(state, event)
        throws[turn] += state.mover is not None and after.mover is None
        state = after
    winners = standing(state).winners
    return [(seat in winners) / len(winners) for seat in rules.seats]


def _by_coin(offered: tuple[Decision, ...], coin: int) -> Decision:
    if isinstance(offered[0], Start):
        return offered[coin % len(offered)]
    return Roll() if coin else Stop()


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_endings_are_those_of_the_bots_by_the_law(rules: Rules) -> None:
    state = opened(rules)
    for shift in range(4):
        names = [LEVELS[(seat + shift + (seat > 4)) % 4] for seat in range(rules.players)]
        found = endings(state, names, 8)
        for game in range(8):
            assert found[game] == pytest.approx(by_the_law(state, names, game)), (names, game)


def test_endings_with_cards_as_dice_are_those_of_the_bots_that_know_how_to_play_them() -> None:
    names = ["ancient", "navigator", "ancient", "navigator"]
    found = endings(opened(CARDS), names, 12)
    for game in range(12):
        assert found[game] == pytest.approx(by_the_law(opened(CARDS), names, game)), game


def test_endings_go_on_from_the_middle_of_a_turn() -> None:
    names, random = ["swimmer", "navigator"], Random(2)
    state = opened(Rules(players=2, deck=SMALL, set_aside=3))
    while state.moved is None or state.mover is not None or not state.face_up:
        state = apply(state, random.choice([event for event, _ in chance(state)] or options(state)))
    found = endings(state, names, 6)
    assert [list(result) for result in found] == [by_the_law(state, names, game) for game in range(6)]


def test_only_bots_that_we_know_are_played_on_and_only_a_small_part_of_the_game() -> None:
    standard, cards = Rules(players=4), Rules(players=4, cards_as_dice=True)
    assert 0 < last_clutches(standard, ["ancient", "swimmer"]) <= 5
    assert last_clutches(standard, ["ancient", "magpie"]) == 0
    assert last_clutches(cards, ["ancient", "navigator"]) > 0
    assert last_clutches(cards, ["ancient", "swimmer"]) == 0
    assert last_clutches(TABLES[1], ["ancient", "swimmer"]) == 0


@pytest.mark.thorough
@pytest.mark.parametrize("names", [["swimmer", *["hatchling"] * 3], ["navigator", *["swimmer"] * 6]], ids=" ".join)
def test_the_luck_of_an_ending_is_nothing_on_average_and_is_most_of_what_the_end_decides(names: list[str]) -> None:
    rules = Rules(players=len(names), deck=(3, 3, 3, 2, 2, 2), set_aside=1)
    won, lucks = [], []
    for game in range(150):
        events: list[Event] = []
        bots = [make_bot(name, Random(f"{game} {seat}")) for seat, name in enumerate(names)]
        winners = standing(play_game(rules, bots, Luck(rules, str(game)), events)).winners
        won.append(WHOLE // len(winners) if 1 in winners else 0)
        lucks.append(luck_of(rules, names, 1, events, won=won[-1], seed=str(game))[2] / UNIT)
    assert abs(np.mean(lucks)) < 4 * np.std(lucks) / len(lucks) ** 0.5
    without = np.array(won) / WHOLE - lucks
    assert (without > -1e-6).all()
    assert (without < 1 + 1e-6).all()
    assert np.std(without) < 0.9 * np.std(np.array(won) / WHOLE)


@pytest.mark.slow
def test_games_with_other_endings_agree_with_plain_sampling_over_200_000_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of five clutches are played on, with the coins of swimmer and hatchling."""
    monkeypatch.setattr(arena_luck, "ENDING", 2)
    rules, games = Rules(players=2, deck=SMALL, set_aside=2), 200_000
    names, policies = ["swimmer", "hatchling"], [swimmer(DEFAULT_RISKS), HATCHLING]
    shares = sum(counts.seats[0].shares for counts in play_batch(rules, policies, seed=1, games=games))
    share = shares / WHOLE / games
    played = (events_of(rules, policies, seed=1, game=game) for game in range(games))
    # Without a result of its own, the luck of an ending is what the others came to, times -1.
    found = [luck_of(rules, names, 1, events, won=0, seed=str(game)) for game, events in enumerate(played)]
    estimates = np.array([-ending - luck for luck, _, ending in found]) / UNIT
    assert estimates.mean() == pytest.approx(share, abs=3 * (share * (1 - share) / games) ** 0.5)
    assert estimates.std() < (share * (1 - share)) ** 0.5 / 2
