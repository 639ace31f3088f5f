"""Every environment and the rules, walked side by side event by event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahe.envs import mahe_v0
from mahe.envs.observation import action_of, observe
from mahe.envs.openspiel import NAME
from mahe.envs.rewards import utilities
from mahe.envs.solo import SoloEnv
from mahe.observation_layout import ACTIONS
from mahe.rules import (
    CHANCE,
    Decision,
    Event,
    Rolled,
    Rules,
    Seat,
    State,
    Turned,
    actor,
    apply,
    begin,
    chance,
    options,
    standing,
)
from tests.kit import strategies

GAMES = 10
"""How many of each table drawn."""

BOTS = ("hatchling", "swimmer")


def followed(state: State, events: Iterable[Event]) -> State:
    """Return the position after *events*, each of which the law must have on offer."""
    for event in events:
        if actor(state) is CHANCE:
            assert event in [outcome for outcome, _ in chance(state)]
        else:
            assert event in options(state)
        state = apply(state, event)
    return state


def asked_of(events: Sequence[Event], states: Sequence[State], *, ask_forced: bool, seat: Seat | None = None) -> None:
    """See that of what a step did only its first event was a choice, and all others chance or forced.

    What is not for *seat* to decide, if that is given, others have chosen.
    """
    for event, state in zip(events[1:], states[1:], strict=False):
        is_others = seat is not None and actor(state) != seat
        assert is_others or isinstance(event, Rolled | Turned) or (len(options(state)) == 1 and not ask_forced)


def check_mask(state: State, mask: Any) -> list[int]:
    """See that *mask* has just what the law offers, and return the actions."""
    offered = {action_of(state, decision) for decision in options(state)}
    assert {*np.flatnonzero(mask).tolist()} == offered
    assert (mask.dtype, mask.shape) == (np.int8, (ACTIONS,))
    return sorted(offered)


def won(state: State, seat: Seat) -> float:
    """Return what the law says *seat* has of the win."""
    winners = standing(state).winners
    return (seat in winners) / len(winners)


def walk_pettingzoo(rules: Rules, seed: int) -> None:
    random = Random(seed)
    ask_forced = bool(seed % 2)
    env = mahe_v0.raw_env(rules=rules, ask_forced=ask_forced)
    env.reset(seed=seed)
    state, seen = followed(begin(rules), env.table.events), len(env.table.events)
    while (who := actor(state)) is not None:
        assert env.position == state
        assert env.agent_selection == f"seat_{who}"
        assert not any(env.rewards.values())
        actions = check_mask(state, env.infos[env.agent_selection]["action_mask"])
        assert len(actions) > 1 or ask_forced
        assert np.array_equal(env.observe(env.agent_selection), observe(state))
        choice = random.choice(actions)
        env.step(choice)
        new = env.table.events[seen:]
        assert isinstance(new[0], Decision)
        assert action_of(state, new[0]) == choice
        asked_of(new, env.table.states[seen:], ask_forced=ask_forced)
        state, seen = followed(state, new), len(env.table.events)
    assert env.position == state
    assert list(env.terminations.values()) == [True] * rules.players
    assert list(env.rewards.values()) == [won(state, seat) for seat in rules.seats]


def walk_gymnasium(rules: Rules, seed: int) -> None:
    random = Random(seed)
    bots = [random.choice(BOTS) for _ in rules.seats[1:]]
    ask_forced = seed % 3 == 0
    env = SoloEnv(rules=rules, opponents=bots, mask_in_observation=bool(seed % 2), ask_forced=ask_forced)
    seen_by, info = env.reset(seed=seed)
    state, seen = followed(begin(rules), env.table.events), len(env.table.events)
    reward, terminated = 0.0, False
    while not terminated:
        assert env.position == state
        assert actor(state) == env.seat == info["seat"]
        assert reward == 0
        actions = check_mask(state, info["action_mask"])
        position = seen_by["observation"] if isinstance(seen_by, dict) else seen_by
        assert np.array_equal(position, observe(state, env.seat))
        choice = random.choice(actions)
        seen_by, reward, terminated, truncated, info = env.step(choice)
        assert not truncated
        new = env.table.events[seen:]
        assert isinstance(new[0], Decision)
        assert action_of(state, new[0]) == choice
        asked_of(new, env.table.states[seen:], ask_forced=ask_forced, seat=env.seat)
        state, seen = followed(state, new), len(env.table.events)
    assert env.position == state
    assert actor(state) is None
    assert not info["action_mask"].any()
    assert reward == won(state, env.seat)


def walk_openspiel(rules: Rules, seed: int) -> None:
    random = Random(seed)
    ask_forced = bool(seed % 2)
    deck = " ".join(map(str, rules.deck))
    names = ("players", "turtles_each", "cards_as_dice", "third_die_at_seven", "bust_ends_turn", "set_aside")
    table = {name: getattr(rules, name) for name in names}
    game = pyspiel.load_game(NAME, {**table, "deck": deck, "ask_forced": ask_forced})
    assert game.rules == rules
    walked = game.new_initial_state()
    state = begin(rules)
    while (who := actor(state)) is not None:
        assert walked.position == state
        assert not walked.is_terminal()
        event: Event
        if who is CHANCE:
            assert walked.is_chance_node()
            outcomes = chance(state)
            whole = sum(weight for _, weight in outcomes)
            numbered = [(pips_of(outcome) - 1, weight / whole) for outcome, weight in outcomes]
            assert walked.chance_outcomes() == pytest.approx(numbered)
            event, _ = random.choice(outcomes)
            walked.apply_action(pips_of(event) - 1)
        else:
            assert walked.current_player() == who - 1
            decisions = options(state)
            assert walked.legal_actions() == sorted(action_of(state, one) for one in decisions)
            event = random.choice(decisions)
            walked.apply_action(action_of(state, event))
        state = apply(state, event)
        if len(only := options(state)) == 1 and not ask_forced:
            state = apply(state, only[0])
    assert walked.is_terminal()
    assert walked.position == state
    assert tuple(walked.returns()) == utilities(state)
    assert sum(walked.returns()) == pytest.approx(0)


def pips_of(outcome: Rolled | Turned) -> int:
    return outcome.pips if isinstance(outcome, Rolled) else outcome.eggs


WALKS = pytest.mark.parametrize("walk", [walk_pettingzoo, walk_gymnasium, walk_openspiel])


@WALKS
@given(rules=strategies.rules(), seed=st.integers(0, 2**32))
@settings(max_examples=12)
def test_actor_options_position_and_rewards_are_the_same(walk: Callable[..., None], rules: Rules, seed: int) -> None:
    walk(rules, seed)


@pytest.mark.slow
@WALKS
@given(rules=strategies.rules(), seed=st.integers(0, 2**32))
@settings(max_examples=1000)
def test_ten_thousand_games_agree(walk: Callable[..., None], rules: Rules, seed: int) -> None:
    for game in range(GAMES):
        walk(rules, seed + game)
