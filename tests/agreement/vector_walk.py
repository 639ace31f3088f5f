"""A vector environment walked beside the law: every event, position, observation, mask, actor and outcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isclose
from random import Random

import numpy as np

from mahe.arrays import Singles
from mahe.bots import Bot, EvaluatingBot
from mahe.bots.hatchling import Hatchling
from mahe.bots.lookahead_bot import SINGLE
from mahe.bots.swimmer import Swimmer
from mahe.envs.observation import decision_of, mask, observe
from mahe.envs.rewards import win_shares
from mahe.envs.vector import Infos, MaheVectorEnv
from mahe.rules import (
    CHANCE,
    STANDARD_DECK,
    Decision,
    Event,
    Rules,
    Seat,
    Start,
    State,
    actor,
    apply,
    begin,
    chance,
    options,
)
from mahe.rules.rules import TABLE_SIZES


def every_kind_of_table(rng: Random) -> Iterator[Rules]:
    """Yield tables of all sizes with all options, half of them with the usual deck, the others with a few cards."""
    for players, each in TABLE_SIZES:
        for number in range(16):
            cards, third, bust_ends, is_short = (bool(number & 1 << bit) for bit in range(4))
            deck, aside = STANDARD_DECK, 4
            if is_short:
                deck, aside = tuple(rng.randrange(1, 4) for _ in range(6)), rng.randrange(5)
            yield Rules(
                players=players,
                turtles_each=each,
                cards_as_dice=cards,
                third_die_at_seven=third,
                bust_ends_turn=bust_ends,
                deck=deck,
                set_aside=aside,
            )


class Walk:
    """The tables of an environment beside the positions that the law has for them."""

    def __init__(self, env: MaheVectorEnv, seed: int, opponents: Sequence[Bot] = ()) -> None:
        self.env = env
        self.rng = Random(seed)
        self.opponents = opponents
        """In order from the seat after the one that is asked: who must decide as the environment does."""
        self.games = 0
        self.compared = 0
        """How often an opponent has decided who chooses alike in the same position."""
        observations, infos = env.reset(seed=seed)
        self.states = [begin(env.rules)] * env.num_envs
        self.asked = infos["seat"].tolist()
        for index in range(env.num_envs):
            self.follow(index, env.events(index), self.asked[index])
        self.compare(observations, infos)

    def play(self, games: int) -> None:
        """Take steps until so many games are over."""
        while self.games < games:
            self.step()

    def step(self) -> None:
        """Take a decision at every table, any of those on offer, and check all that comes of it."""
        before = self.states[:]
        actions = [int(self.rng.choice(np.flatnonzero(mask(state)))) for state in before]
        observations, rewards, ended, truncated, infos = self.env.step(np.array(actions))
        assert not truncated.any()
        for index, state in enumerate(before):
            seat, after = self.asked[index], int(infos["seat"][index])
            events = self.env.events(index)
            assert events[0] == decision_of(state, actions[index])
            self.states[index] = apply(state, events[0])
            end = self.follow(index, events[1:], after)
            assert ended[index] == (end is not None)
            assert rewards[index] == np.float32(win_shares(end)[seat - 1] if end else 0)
            if end:
                self.games += 1
                shares = np.array(win_shares(end), np.float32)
                assert np.array_equal(infos["final_info"]["seat_rewards"][index], shares)
                assert np.array_equal(infos["final_obs"][index], observe(end, seat))
            self.asked[index] = after
        self.compare(observations, infos)

    def follow(self, index: int, events: Sequence[Event], after: Seat) -> State | None:
        """Walk the events at a table through the law; return the position in which the game has ended, if it has.

        *after* is the seat that is asked next. Games that end before anybody is asked are walked through too.
        """
        state = self.states[index]
        end = None
        asked = self.asked[index]
        for event in (*events, None):
            if actor(state) is None:
                end = end or state
                state, asked = begin(self.env.rules), after
            if event is None:
                break
            offered = options(state)
            if actor(state) is CHANCE:
                assert event in [outcome for outcome, _ in chance(state)]
            elif len(offered) > 1:
                self.check_opponent(state, event, offered, asked)
            state = apply(state, event)
        self.states[index] = state
        return end

    def check_opponent(self, state: State, event: Event, offered: tuple[Decision, ...], asked: Seat) -> None:
        """Check a decision that the environment has taken by itself."""
        assert self.opponents, "without opponents only forced choices are made inside"
        seat = actor(state)
        assert isinstance(seat, int)
        assert seat != asked
        assert event in offered
        bot = self.opponents[(seat - asked) % self.env.rules.players - 1]
        if not isinstance(bot, Hatchling) and not (isinstance(bot, Swimmer) and isinstance(event, Start)):
            best = bot.choose(state, offered)
            assert best == event or _worth_the_same(bot, state, offered, best, event)
            self.compared += 1

    def compare(self, observations: Singles, infos: Infos) -> None:
        """Check that all tables are as the law has them."""
        for index, state in enumerate(self.states):
            assert self.env.state(index) == state
            assert infos["seat"][index] == actor(state)
            assert len(options(state)) > 1
            assert np.array_equal(infos["action_mask"][index], mask(state))
            assert np.array_equal(observations[index], observe(state))


def _worth_the_same(bot: Bot, state: State, offered: tuple[Decision, ...], one: Event, other: Event) -> bool:
    """Return whether only rounding tells two decisions apart, as for two turtles on the raft: either may be taken."""
    if not isinstance(bot, EvaluatingBot):
        return False
    worths: dict[Event, float] = dict(zip(offered, bot.worth(state, offered), strict=True))
    return isclose(worths[one], worths[other], abs_tol=SINGLE)
