"""Gymnasium's own suite passes without a warning for every id, and one seat plays against bots."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import mahe.envs
from mahe.bots import LEVELS, Bot, UnknownBot
from mahe.bots.swimmer import Swimmer
from mahe.envs.errors import BadOpponents, BadSeat
from mahe.envs.registration import IDS, register
from mahe.envs.solo import SoloEnv
from mahe.observation_layout import ROLL, START, STOP
from mahe.play import Table
from mahe.rules import PRESETS, BadRules, Decision, Rules, State, actor, standing


def play(env: SoloEnv, seed: int | None) -> float:
    """Play a game at random to its end, and return the sum of its rewards."""
    chooser = Random(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        action = chooser.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, over, _, info = env.step(action)
        total += reward
    return total


@pytest.mark.parametrize("name", IDS)
def test_check_env_passes(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)
    check_env(gymnasium.make(name, mask_in_observation=True, ask_forced=True, seat=2).unwrapped)


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("Mahe-v0", Rules()),
        ("Mahe-2x2-v0", Rules(players=2)),
        ("Mahe-2x1-v0", Rules(players=2, turtles_each=1)),
        ("Mahe-7x1-v0", Rules(players=7)),
        ("Mahe-Cards-v0", Rules(cards_as_dice=True)),
        ("Mahe-Tiny-v0", PRESETS["tiny"]),
    ],
)
def test_an_id_stands_for_its_table(name: str, rules: Rules) -> None:
    env: Any = gymnasium.make(name).unwrapped
    assert env.rules == rules


def test_registering_again_changes_nothing() -> None:
    assert mahe.envs.register is register
    assert register()


def test_an_id_takes_further_options() -> None:
    env: Any = gymnasium.make("Mahe-2x2-v0", cards_as_dice=True, opponents="hatchling").unwrapped
    assert env.rules == Rules(players=2, cards_as_dice=True)


def test_the_learner_decides_and_bots_play_the_rest() -> None:
    env = SoloEnv(seat=2, opponents=("hatchling", "swimmer", "hatchling"))
    env.reset(seed=5)
    assert [name.partition(":")[2] for name in env.record().names] == ["hatchling", "", "hatchling", "swimmer"]
    asked = 0
    for seed in range(3):
        env.reset(seed=seed)
        while not env.is_over:
            assert actor(env.position) == 2
            asked += env.position.turn != 2
            env.step(ROLL if asked % 2 else STOP)
    assert asked  # also on the turn of another, whose turtle it rides


def test_opponents_sit_from_the_learners_left_on() -> None:
    env = SoloEnv(seat=3, players=4, opponents=LEVELS[:3])
    env.reset(seed=1)
    assert env.record().names == ("bot:swimmer", "bot:navigator", "learner", "bot:hatchling")


def test_an_opponent_can_be_what_makes_a_bot() -> None:
    made: list[Bot] = []

    class Careful(Swimmer):
        def __init__(self, rng: Random) -> None:
            super().__init__(rng, risks=(1, 0))
            made.append(self)

        def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:
            return super().choose(state, options)

    env = SoloEnv(players=2, opponents=Careful, seat=1)
    play(env, 1)
    assert len(made) == 1
    assert env.record().names == ("learner", "bot:Careful")


def test_the_reward_is_the_learners_share_of_the_win() -> None:
    env = SoloEnv(players=2, turtles_each=1, deck=(1, 1, 0, 0, 0, 1), set_aside=0)
    found = set()
    for seed in range(40):
        reward = play(env, seed)
        winners = standing(env.position).winners
        assert reward == (env.seat in winners) / len(winners)
        found.add(reward)
    assert found == {0.0, 0.5, 1.0}


def test_the_seat_is_drawn_by_the_seed_and_moves_on() -> None:
    env = SoloEnv(players=4)
    drawn = []
    for seed in range(20):
        env.reset(seed=seed)
        drawn.append(env.seat)
    assert set(drawn) == {1, 2, 3, 4}
    seats = [env.reset()[1]["seat"] for _ in range(8)]
    assert all(later == earlier % 4 + 1 for earlier, later in pairwise([drawn[-1], *seats]))
    fixed = SoloEnv(players=4, seat=3)
    assert [fixed.reset()[1]["seat"] for _ in range(4)] == [3, 3, 3, 3]


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = SoloEnv(), SoloEnv()
    for seed in (11, None, None):
        first, _ = one.reset(seed=seed)
        second, _ = other.reset(seed=seed)
        assert np.array_equal(first, second)
        assert one.table.events == other.table.events
        assert one.seat == other.seat
    play(one, 12)
    play(other, 12)
    assert one.table.events == other.table.events


def test_a_game_that_is_over_before_the_learner_decides_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tables: list[Table] = []

    def counted(*arguments: Any) -> Table:
        tables.append(Table(*arguments))
        return tables[-1]

    monkeypatch.setattr("mahe.envs.solo.Table", counted)
    # All others take the risk of three dice, which may win both clutches in the first round.
    daring = partial(Swimmer, risks=(6, 6))
    env = SoloEnv(players=7, deck=(1, 0, 0, 0, 0, 0), set_aside=0, seat=7, opponents=daring)
    for seed in range(100):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()
        assert env.table is tables[-1]
    assert len(tables) > 100


def test_a_lone_start_is_thrown_by_itself_unless_it_is_asked_for() -> None:
    env = SoloEnv(seat=1)
    env.reset(seed=1)
    assert np.flatnonzero(env.action_masks()).tolist() == [ROLL, STOP]
    asked = SoloEnv(seat=1, ask_forced=True)
    asked.reset(seed=1)
    assert np.flatnonzero(asked.action_masks()).tolist() == [START]


def test_an_action_that_is_not_on_offer_ends_the_game_with_a_sentence() -> None:
    env = SoloEnv(seat=1)
    env.reset(seed=1)
    before = env.position
    _, reward, terminated, truncated, info = env.step(START)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal_action"] == "action 8 is not on offer: seat 1 may choose 0 (Roll()), 1 (Stop())"
    assert env.position == before
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over: reset begins another"):
        env.step(ROLL)
    env.reset()
    assert not env.is_over


def test_without_a_game_one_is_told_to_begin_one() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match="there is no game yet: reset begins one"):
        SoloEnv().step(ROLL)


@pytest.mark.parametrize(
    ("options", "error", "sentence"),
    [
        ({"opponents": "swimer"}, UnknownBot, "there is no bot called 'swimer' (did you mean 'swimmer'?); there are "),
        ({"opponents": ("swimmer", "hatchling")}, BadOpponents, "4 players have one opponent for all or 3, not 2"),
        ({"opponents": ()}, BadOpponents, "4 players have one opponent for all or 3, not 0"),
        ({"seat": 5}, BadSeat, "seats are 1 to 4 at this table, not 5"),
        ({"players": 1}, BadRules, "players must be 2 to 7, not 1"),
    ],
)
def test_bad_arguments_are_refused_with_a_sentence(
    options: dict[str, Any], error: type[Exception], sentence: str
) -> None:
    with pytest.raises(error) as caught:
        gymnasium.make("Mahe-v0", **options)
    assert str(caught.value).startswith(sentence)


def test_many_can_be_stepped_at_once() -> None:
    envs = gymnasium.make_vec("Mahe-2x2-v0", num_envs=3, vectorization_mode="sync")
    _, infos = envs.reset(seed=1)
    assert infos["action_mask"].shape == (3, 10)
    for _ in range(50):
        actions = infos["action_mask"].argmax(axis=1)
        _, _, _, _, infos = envs.step(actions)
    envs.close()
