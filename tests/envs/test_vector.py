"""The vector environment: what Gymnasium expects of one, seeds, rewards, and bad arguments."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from mahe.bots.errors import UnknownBot
from mahe.envs.errors import BadOpponents, BadSeat
from mahe.envs.observation import IllegalAction
from mahe.envs.vector import BadTables, MaheVectorEnv
from mahe.rules import TINY, BadRules, Rules, Turned


def first_on_offer(infos: dict[str, Any]) -> Any:
    return infos["action_mask"].argmax(1)


def any_on_offer(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    return np.where(infos["action_mask"], rng.random(infos["action_mask"].shape), -1).argmax(1)


def steps(env: Any, count: int, seed: int) -> list[tuple[Any, ...]]:
    """Return what comes of some random decisions."""
    rng = np.random.default_rng(seed)
    seen, infos = env.reset(seed=seed)
    found: list[tuple[Any, ...]] = [(seen, infos["action_mask"], infos["seat"])]
    for _ in range(count):
        seen, rewards, ended, _, infos = env.step(any_on_offer(infos, rng))
        found.append((seen, infos["action_mask"], infos["seat"], rewards, ended))
    return found


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
def test_a_copy_goes_on_by_itself_and_shows_its_own_positions(copied: Callable[[Any], Any]) -> None:
    env = MaheVectorEnv(2, players=2)
    env.reset(seed=1)
    copy = copied(env)
    before = env.state(0)
    assert copy.state(0) == before
    for _ in range(5):
        copy.step(copy.sample())
    assert env.state(0) == before
    assert copy.state(0) != before


def test_everything_is_in_its_space() -> None:
    env = MaheVectorEnv(5, players=3)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.observation_space.shape == (5, *(env.single_observation_space.shape or ()))
    for seen, masks, seats, *rest in steps(env, 300, seed=3):
        assert seen in env.observation_space
        assert masks.dtype == np.int8
        assert set(seats.tolist()) <= {1, 2, 3}
        for rewards, ended in [rest] if rest else []:
            assert rewards.dtype == np.float32
            assert ended.dtype == np.bool_


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    one, two, other = (steps(MaheVectorEnv(8), 40, seed) for seed in (4, 4, 5))
    assert all(
        np.array_equal(a, b) for ones, twos in zip(one, two, strict=True) for a, b in zip(ones, twos, strict=True)
    )
    assert not np.array_equal(one[-1][0], other[-1][0])


def test_a_table_is_the_same_however_many_others_there_are() -> None:
    few, many = MaheVectorEnv(2), MaheVectorEnv(50)
    assert np.array_equal(few.reset(seed=9)[0], many.reset(seed=9)[0][:2])


def test_a_reset_without_a_seed_goes_on_with_other_dice() -> None:
    env = MaheVectorEnv(20)
    first, _ = env.reset(seed=1)
    second, _ = env.reset()
    assert not np.array_equal(first, second)
    assert not np.array_equal(MaheVectorEnv(20).reset()[0], MaheVectorEnv(20).reset()[0])


def test_what_is_returned_is_the_callers_own_unless_copies_are_off() -> None:
    for copy in (True, False):
        env = MaheVectorEnv(4, copy=copy)
        seen, infos = env.reset(seed=1)
        before = seen.copy()
        env.step(first_on_offer(infos))
        assert np.array_equal(seen, before) == copy


def test_the_rewards_of_a_game_are_shares_of_one_win() -> None:
    env = MaheVectorEnv(30, TINY)
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    games = 0
    for _ in range(60):
        seats = infos["seat"]
        _, rewards, ended, _, infos = env.step(any_on_offer(infos, rng))
        assert ended.any() == ("final_info" in infos)
        assert not rewards[~ended].any()
        if ended.any():
            shares = infos["final_info"]["seat_rewards"]
            assert shares[ended].sum(1) == pytest.approx(1)
            assert not shares[~ended].any()
            assert np.array_equal(rewards[ended], shares[ended, seats[ended] - 1])
            assert [one is not None for one in infos["final_obs"]] == ended.tolist()
            games += ended.sum()
    assert games > 30


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_with_opponents_one_seat_is_asked(seat: int | None) -> None:
    env = MaheVectorEnv(40, players=3, opponents="swimmer", seat=seat)
    _, infos = env.reset(seed=2)
    assert {*infos["seat"].tolist()} == ({seat} if seat else {1, 2, 3})


def test_gymnasium_makes_many_tables_by_our_ids() -> None:
    made: Any = gym.make_vec("Mahe-2x1-v0", 12, vectorization_mode="vector_entry_point", opponents="hatchling", seat=2)
    assert isinstance(made.unwrapped, MaheVectorEnv)
    assert made.unwrapped.rules == Rules(players=2, turtles_each=1)
    _, infos = made.reset(seed=1)
    assert infos["seat"].tolist() == [2] * 12


def test_gymnasium_counts_the_episodes() -> None:
    env = RecordEpisodeStatistics(MaheVectorEnv(50, TINY, opponents="hatchling"))
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    for _ in range(30):
        _, _, _, _, infos = env.step(any_on_offer(infos, rng))
    assert len(env.return_queue) > 20
    assert 0.2 < np.mean(env.return_queue) < 0.8


def test_samples_are_on_offer_all_equally_likely_and_those_of_the_seed() -> None:
    one, two = MaheVectorEnv(3000, cards_as_dice=True), MaheVectorEnv(3000, cards_as_dice=True)
    one.reset(seed=1)
    two.reset(seed=1)
    for _ in range(40):
        actions = one.sample()
        assert np.array_equal(actions, two.sample())
        _, _, _, _, infos = one.step(actions)
        two.step(actions)
    mask, actions = infos["action_mask"], one.sample()
    assert mask[np.arange(3000), actions].all()
    with_card = mask[:, 2:8].sum(1) == 1
    share = (actions[with_card] > 1).mean()
    assert share == pytest.approx(1 / 3, abs=4 * (2 / 9 / with_card.sum()) ** 0.5)


def test_a_position_can_be_taken_out_and_its_events_told() -> None:
    env = MaheVectorEnv(2, players=4, keep_events=True)
    env.reset(seed=1)
    assert env.state(1).rules == Rules(players=4)
    assert isinstance(env.events(1)[0], Turned)


def test_an_action_that_is_not_on_offer_is_refused_and_nothing_is_done() -> None:
    env: Any = MaheVectorEnv(3)
    _, infos = env.reset(seed=1)
    before = [env.state(index) for index in range(3)]
    for bad in (8, -1, 10):
        with pytest.raises(IllegalAction, match=f"action {bad} is not on offer: seat 1 may choose 0"):
            env.step(np.array([0, 0, bad]))
    assert [env.state(index) for index in range(3)] == before
    with pytest.raises(BadTables, match=r"3 tables need as many actions, not an array of shape \(2,\)"):
        env.step(first_on_offer(infos)[:2])
    with pytest.raises(BadTables, match="actions are whole numbers, not float64"):
        env.step(np.zeros(3))


def test_tables_that_cannot_be_are_refused_in_a_sentence() -> None:
    with pytest.raises(BadTables, match="one table or more, not 0"):
        MaheVectorEnv(0)
    with pytest.raises(BadRules, match="players must be 2 to 7, not 9"):
        MaheVectorEnv(1, players=9)
    with pytest.raises(BadOpponents, match="4 players have one opponent for all or 3, not 2"):
        MaheVectorEnv(1, opponents=["swimmer", "swimmer"])
    with pytest.raises(UnknownBot, match="there is no bot called 'swimer'"):
        MaheVectorEnv(1, opponents="swimer")
    with pytest.raises(BadSeat, match="seats are 1 to 4 at this table, not 5"):
        MaheVectorEnv(1, opponents="swimmer", seat=5)
    with pytest.raises(BadTables, match="without opponents every seat is asked"):
        MaheVectorEnv(1, seat=1)


def test_what_is_asked_too_soon_is_refused() -> None:
    env = MaheVectorEnv(1)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(1, np.int64))
    with pytest.raises(ResetNeeded):
        env.sample()
    env.reset(seed=1)
    with pytest.raises(BadTables, match="keep_events=True"):
        env.events(0)
