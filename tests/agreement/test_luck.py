"""The compiled games with luck, beside the bots that look ahead with NumPy, and beside the law."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from mahe.bots import make_bot
from mahe.bots.ancient import Ancient
from mahe.bots.ancient import known as known_to_ancient
from mahe.bots.lookahead import Evaluation, look
from mahe.bots.swimmer import DEFAULT_RISKS
from mahe.kernel import HATCHLING, events_of, play_batch, swimmer
from mahe.kernel.games_with_luck import play_games
from mahe.kernel.luck import nth_kind
from mahe.kernel.records import SEATS
from mahe.kernel.setup import hashed_key
from mahe.kernel.shared_dice import card_of, die_of, game_key
from mahe.kernel.turn_lookahead import look_through
from mahe.lab.arena.controls import UNIT
from mahe.lab.arena.game import Luck, play_game
from mahe.lab.arena.luck import luck_of
from mahe.lab.compiled_bots import EVALUATIONS, ancient_evaluation, position_of, scratch_for, start_of
from mahe.lab.play_on import notes_for
from mahe.lab.rollouts import roll_out
from mahe.lab.train.evaluations import numeric_rules, workspace_for
from mahe.rules import (
    CHANCE,
    TINY,
    Event,
    Rolled,
    Rules,
    Start,
    State,
    Turned,
    actor,
    apply,
    begin,
    chance,
    options,
    standing,
)
from mahe.rules.pieces import INDEX
from mahe.rules.score import WHOLE
from tests.bots.test_lookahead import positions
from tests.bots.through import glance

SMALL = (1, 1, 1, 1, 1, 1)
TABLES = [
    Rules(players=2, turtles_each=1, deck=SMALL, set_aside=3),
    Rules(players=4, deck=SMALL),
    Rules(players=4, deck=SMALL, cards_as_dice=True),
    Rules(players=2, deck=SMALL),
    Rules(players=2, deck=SMALL, bust_ends_turn=True),
]
KEY = hashed_key("agreement")


def known(rules: Rules) -> Evaluation:
    del rules
    return known_to_ancient()


@pytest.mark.parametrize("rules", TABLES[3:], ids=str)
def test_both_moves_of_a_turn_are_looked_through_as_the_bots_do(rules: Rules) -> None:
    numeric = ancient_evaluation(rules)
    work, inner = workspace_for(numeric), workspace_for(numeric)
    between = [state for state in positions(rules, seed=5, count=60) if state.mover is None][:12]
    for state in between:
        for start in options(state):
            assert isinstance(start, Start)
            mover = INDEX[start.turtle]
            look_through(numeric_rules(rules), numeric, position_of(state), mover, work, inner, True)
            expected = look(known(rules), state, start.turtle).root[0]
            assert work.root[: rules.players] == pytest.approx(expected, abs=1e-4), (state, start)


def compiled(rules: Rules, names: tuple[str, str], start: State, games: int) -> tuple[Any, Any]:
    """Return results and luck of games in which the first of *names* has seat 1, and the other the rest."""
    results, lucks = np.zeros((games, SEATS)), np.zeros((games, SEATS))
    evaluations = EVALUATIONS[names[0]](rules), EVALUATIONS[names[1]](rules)
    who = np.ones(SEATS, np.int64)
    who[0] = 0
    play_games(
        numeric_rules(rules),
        evaluations,
        who,
        0,
        True,
        start_of(start),
        KEY,
        0,
        scratch_for(*evaluations),
        results,
        lucks,
        notes_for(games, 0),
    )
    return results[:, : rules.players], lucks[:, : rules.players]


def by_the_law(start: State, game: int) -> tuple[Any, Any]:
    """Return the same of one game of ancient alone, with the bot itself and the law."""
    rules, key, bot = start.rules, np.uint64(game_key(KEY, game)), Ancient(Random(1))
    luck: Any = np.zeros(rules.players)
    throws = [0] * (rules.players + 1)
    cards = 0
    state = start
    while (who := actor(state)) is not None:
        event: Event
        if who is not CHANCE:
            event = bot.choose(state, options(state))
        elif state.rolling:
            assert state.mover
            event = Rolled(die_of(key, state.turn - 1, throws[state.turn], len(state.dice)))
            found = look(known(rules), state._replace(throw=0, rolling=False, mover=None), state.mover)
            seen = [found.after_die(0, state, pips) for pips in range(1, 7)]
            luck += seen[event.pips - 1] - np.mean(seen, axis=0)
        else:
            event = Turned(int(nth_kind(np.array(state.unseen), card_of(key, cards, sum(state.unseen)))) + 1)
            cards += 1
            outcomes = dict(chance(state))
            worth = {outcome: _worth(apply(state, outcome)) for outcome in outcomes}
            luck += worth[event] - sum(w * worth[outcome] for outcome, w in outcomes.items()) / sum(outcomes.values())
        after = apply(state, event)
        throws[state.turn] += state.mover is not None and after.mover is None
        state = after
    winners = standing(state).winners
    return np.array([(seat in winners) / len(winners) for seat in rules.seats]), luck


def _worth(state: State) -> Any:
    """Return what a position is worth right after a card was turned up."""
    if state.moved is None:
        return glance(state, known(state.rules))
    (start,) = options(state)
    assert isinstance(start, Start)
    return look(known(state.rules), state, start.turtle).root[0]


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_compiled_games_are_those_of_the_bot_by_the_law_and_so_is_their_luck(rules: Rules) -> None:
    results, lucks = compiled(rules, ("ancient", "ancient"), begin(rules), 3)
    for game in range(3):
        result, luck = by_the_law(begin(rules), game)
        assert results[game] == pytest.approx(result), game
        assert lucks[game] == pytest.approx(luck, abs=1e-3), game


@pytest.mark.parametrize("rules", TABLES[:4], ids=str)
def test_games_go_on_from_inside_a_throw_and_before_a_card(rules: Rules) -> None:
    state = begin(rules)
    seen: set[tuple[bool, ...]] = set()
    random = Random(3)
    while actor(state) is not None and len(seen) < 4:
        kind = (state.mover is None, state.rolling, bool(state.dice), state.face_up == 0)
        if kind not in seen:
            seen.add(kind)
            results, lucks = compiled(rules, ("ancient", "ancient"), state, 1)
            result, luck = by_the_law(state, 0)
            assert results[0] == pytest.approx(result), state
            assert lucks[0] == pytest.approx(luck, abs=1e-3), state
        outcomes = [event for event, _ in chance(state)]
        state = apply(state, random.choice(outcomes or options(state)))
    assert len(seen) == 4


def test_luck_is_nothing_on_average_whoever_plays() -> None:
    rules = Rules(players=3, turtles_each=1, deck=SMALL, set_aside=2)
    results, lucks = compiled(rules, ("ancient", "navigator"), begin(rules), 2000)
    assert results.sum(axis=1) == pytest.approx(1)
    assert lucks.sum(axis=1) == pytest.approx(0, abs=1e-3)
    errors = lucks.std(axis=0) / 2000**0.5
    assert (np.abs(lucks.mean(axis=0)) < 4 * errors).all()
    assert (results - lucks)[:, 0].std() < results[:, 0].std() / 2


@pytest.mark.parametrize("rules", [TINY, *TABLES], ids=str)
@pytest.mark.parametrize("bots", [("swimmer", "hatchling"), ("navigator", "ancient")], ids=" ".join)
def test_luck_in_games_of_the_arena_is_nothing_on_average(rules: Rules, bots: tuple[str, str]) -> None:
    names = [bots[0], *[bots[1]] * (rules.players - 1)]
    found = []
    for game in range(60 if bots[0] == "swimmer" else 12):
        events: list[Event] = []
        players = [make_bot(name, Random(f"{game} {seat}")) for seat, name in enumerate(names)]
        play_game(rules, players, Luck(rules, str(game)), events)
        found.append(luck_of(rules, names, 1, events, won=0, seed="")[0] / UNIT)
    assert abs(np.mean(found)) < 4 * np.std(found) / len(found) ** 0.5 + 1e-9
    assert 0 < np.std(found) < 1


def test_rollouts_agree_with_the_exact_chance_and_need_fewer_games() -> None:
    """Nobody can win but whoever takes the 7 eggs: a position whose chances the search knows nearly."""
    state = begin(TABLES[0])
    (found,) = roll_out([state], games=400, seed=3)
    chance = found.chance(1)
    assert chance.margin < found.plain_chance(1).margin / 2
    assert found.plain_games(1) > 4 * 400
    assert chance.value == pytest.approx(0.5175, abs=0.03)
    assert chance.value + found.chance(2).value == pytest.approx(1, abs=1e-3)


def test_options_rolled_out_together_share_their_dice() -> None:
    state = begin(TABLES[0])
    (one, same) = roll_out([state, state], games=20)
    assert one.less(same, 1).interval == (0, 0)
    assert np.array_equal(one.results, same.results)


def test_a_finished_game_needs_no_rollout() -> None:
    state = begin(TINY)
    random = Random(1)
    while actor(state) is not None:
        state = apply(state, random.choice([event for event, _ in chance(state)] or options(state)))
    (found,) = roll_out([state], games=5)
    winners = standing(state).winners
    assert [found.chance(seat).value for seat in TINY.seats] == [
        (seat in winners) / len(winners) for seat in TINY.seats
    ]


@pytest.mark.slow
def test_the_luck_taken_out_agrees_with_plain_sampling_over_200_000_games() -> None:
    rules = Rules(players=2, turtles_each=1)
    results, lucks = compiled(rules, ("ancient", "navigator"), begin(rules), 200_000)
    plain, without = results[:, 0], (results - lucks)[:, 0]
    error = plain.std() / 200_000**0.5
    assert without.mean() == pytest.approx(plain.mean(), abs=3 * error)
    assert lucks[:, 0].mean() == pytest.approx(0, abs=3 * lucks[:, 0].std() / 200_000**0.5)
    assert without.std() < plain.std() / 3


@pytest.mark.slow
def test_what_the_arena_takes_out_agrees_with_plain_sampling_over_200_000_games() -> None:
    """Swimmer throws a coin for the turtle to begin with, and hatchling for everything: that is luck, too."""
    rules, games = Rules(players=2, deck=SMALL, set_aside=5), 200_000
    names, policies = ["swimmer", "hatchling"], [swimmer(DEFAULT_RISKS), HATCHLING]
    shares = sum(counts.seats[0].shares for counts in play_batch(rules, policies, seed=1, games=games))
    share = shares / WHOLE / games
    played = (events_of(rules, policies, seed=1, game=game) for game in range(games))
    lucks = np.array([luck_of(rules, names, 1, events, won=0, seed="")[0] / UNIT for events in played])
    error = (share * (1 - share) / games) ** 0.5
    assert share - lucks.mean() == pytest.approx(share, abs=3 * error)
    assert lucks.mean() == pytest.approx(0, abs=3 * lucks.std() / games**0.5)
