"""PettingZoo's own suites pass without a warning, and the environment says who decides."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from mahe.envs import mahe_v0
from mahe.envs.errors import UnknownMode
from mahe.envs.observation import IllegalAction, observe
from mahe.envs.table_options import TableOptions
from mahe.observation_layout import ACTIONS, ROLL, START, STOP
from mahe.record import format_record, parse_record
from mahe.rules import TINY, BadRules, actor, standing
from tests.envs.tables import TABLES

CYCLES = 30
"""How many steps a suite plays for each agent where it should not take long."""


@pytest.fixture(autouse=True)
def no_remark(caplog: pytest.LogCaptureFixture) -> Any:
    """See that PettingZoo, which logs what it does not warn of, has nothing to remark."""
    EnvLogger.flush()
    yield
    assert EnvLogger.mqueue == []
    assert caplog.records == []


def play(env: Any, seed: int) -> None:
    """Play a game at random to its end."""
    chooser = random.Random(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(chooser.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize("table", TABLES)
def test_api_test_passes(table: TableOptions) -> None:
    api_test(mahe_v0.env(**table), num_cycles=CYCLES)
    api_test(mahe_v0.raw_env(**table, ask_forced=True), num_cycles=CYCLES)


@pytest.mark.parametrize("table", TABLES)
def test_seed_test_passes(table: TableOptions) -> None:
    seed_test(lambda: mahe_v0.env(**table), CYCLES)
    seed_test(lambda: mahe_v0.env(**table, mask_in_observation=True), CYCLES)


@pytest.mark.parametrize("table", TABLES)
def test_parallel_api_test_passes_once_converted(table: TableOptions) -> None:
    parallel_api_test(mahe_v0.parallel_env(**table, mask_in_observation=True), CYCLES)
    parallel_api_test(turn_based_aec_to_parallel(mahe_v0.env(**table, mask_in_observation=True)), CYCLES)


def test_agents_take_no_turns_so_that_the_other_conversion_is_refused() -> None:
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(mahe_v0.env())


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # at the end there is nothing to choose
def test_api_test_passes_with_the_mask_in_observations() -> None:
    """It warns of every dictionary, but for those of a few games that it knows by name."""
    api_test(mahe_v0.env(players=3, mask_in_observation=True), num_cycles=CYCLES)


@pytest.mark.thorough
def test_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(mahe_v0.env(mask_in_observation=True))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_the_state_is_what_seat_1_sees() -> None:
    env = mahe_v0.raw_env(players=3)
    check_state_space(env)
    play(env, 4)
    assert np.array_equal(env.state(), observe(env.position, 1))
    assert env.state_space.contains(env.state())


def test_the_agent_selected_is_the_seat_that_decides_and_only_it_has_a_choice() -> None:
    env = mahe_v0.raw_env()
    others_turn = 0
    for seed in range(3):
        env.reset(seed=seed)
        chooser = random.Random(seed)
        while not any(env.terminations.values()):
            seat = actor(env.position)
            assert isinstance(seat, int)
            assert env.agent_selection == f"seat_{seat}"
            others_turn += seat != env.position.turn
            masks = {agent: info["action_mask"] for agent, info in env.infos.items()}
            assert [agent for agent, mask in masks.items() if mask.any()] == [env.agent_selection]
            assert np.array_equal(env.observe(env.agent_selection), observe(env.position))
            env.step(chooser.choice([ROLL, STOP]))
    assert others_turn > 20


@pytest.mark.parametrize("table", TABLES)
def test_parallel_seed_test_passes_whose_games_end_with_what_is_not_on_offer(
    table: TableOptions, caplog: pytest.LogCaptureFixture
) -> None:
    parallel_seed_test(lambda: mahe_v0.parallel_env(**table), CYCLES)
    caplog.clear()
    EnvLogger.flush()


@pytest.mark.thorough
@pytest.mark.parametrize("table", TABLES)
def test_the_suites_pass_at_their_own_lengths(table: TableOptions) -> None:
    api_test(mahe_v0.env(**table))
    seed_test(lambda: mahe_v0.env(**table))
    seed_test(lambda: mahe_v0.env(**table, mask_in_observation=True))
    parallel_api_test(mahe_v0.parallel_env(**table, mask_in_observation=True))


@pytest.mark.parametrize("table", TABLES)
def test_the_reward_comes_at_the_end_and_is_ones_share_of_the_win(table: TableOptions) -> None:
    env = mahe_v0.env(**table)
    play(env, 7)
    winners = standing(env.unwrapped.position).winners
    assert env.rewards == {f"seat_{seat}": (seat in winners) / len(winners) for seat in env.unwrapped.rules.seats}
    assert env.unwrapped._cumulative_rewards == env.rewards
    for _ in env.unwrapped.rules.seats:
        env.step(None)
    assert env.agents == []


def test_a_shared_win_counts_its_share() -> None:
    env = mahe_v0.raw_env(players=2, turtles_each=1, deck=(1, 1, 0, 0, 0, 1), set_aside=0)
    found: set[tuple[float, ...]] = set()
    for seed in range(60):
        play(env, seed)
        found.add(tuple(env.rewards.values()))
    assert found == {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}


def test_an_only_option_is_taken_unless_it_is_asked_for() -> None:
    env = mahe_v0.raw_env(players=2)
    env.reset(seed=1)
    assert np.flatnonzero(env.infos["seat_1"]["action_mask"]).tolist() == [START, START + 1]
    env.step(START)
    while env.position.mover is not None and env.position.moved is None:
        env.step(STOP)
    assert env.position.mover == "B"  # thrown for without a question
    asked = mahe_v0.raw_env(ask_forced=True)
    asked.reset(seed=1)
    assert np.flatnonzero(asked.infos["seat_1"]["action_mask"]).tolist() == [START]


def test_the_same_seed_gives_the_same_game_and_no_seed_the_next() -> None:
    env, other = mahe_v0.raw_env(), mahe_v0.raw_env()
    play(env, 3)
    play(other, 3)
    assert env.table.events == other.table.events
    env.reset()
    other.reset()
    assert env.table.events == other.table.events
    env.reset(seed=3)
    other.reset(seed=3)
    assert env.table.events == other.table.events
    env.reset(seed=4)
    play(other, 5)
    assert env.table.events != other.table.events[: len(env.table.events)]


def test_the_global_generators_are_left_alone() -> None:
    random.seed(1)
    np.random.seed(1)  # the generator that must not be touched
    before = random.getstate(), pickle.dumps(np.random.get_state())
    play(mahe_v0.env(), 2)
    mahe_v0.env().reset()
    assert (random.getstate(), pickle.dumps(np.random.get_state())) == before


def test_a_copy_goes_on_by_itself() -> None:
    env = mahe_v0.raw_env()
    env.reset(seed=1)
    for copy in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert copy.position == env.position
        copy.step(ROLL)
        assert copy.position != env.position
        assert copy.rules == env.rules


def test_a_game_can_be_kept_as_a_record() -> None:
    env = mahe_v0.raw_env(players=3)
    play(env, 8)
    record = parse_record(format_record(env.record()))
    assert record.names == ("seat_1", "seat_2", "seat_3")
    assert tuple(record.events) == tuple(env.table.events)


def test_raw_env_refuses_what_is_not_on_offer_and_nothing_has_changed() -> None:
    env = mahe_v0.raw_env()
    env.reset(seed=1)
    before = env.position
    for action in (START, 2, -1, ACTIONS, None, "roll"):
        with pytest.raises(IllegalAction, match=r"not on offer: seat 1 may choose 0 \(Roll\(\)\), 1 \(Stop\(\)\)$"):
            env.step(action)
        assert env.position == before


def test_env_ends_the_game_of_who_chooses_what_is_not_on_offer(caplog: pytest.LogCaptureFixture) -> None:
    env = mahe_v0.env(players=4)
    env.reset(seed=1)
    env.step(START + 1)
    assert env.rewards == {"seat_1": -1.0, "seat_2": 0, "seat_3": 0, "seat_4": 0}
    assert all(env.terminations.values())
    for _ in range(4):
        env.step(None)
    assert env.agents == []
    assert "Illegal move" in caplog.text
    caplog.clear()
    EnvLogger.flush()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 8}, "players must be 2 to 7, not 8"),
        ({"players": 5, "turtles_each": 2}, "two turtles each are for 2 or 3 players; 5 players have one each"),
        ({"player": 3}, "there is no option 'player' (did you mean 'players'?); there are players, turtles_each, "),
        ({"rules": "tinny"}, "there is no preset 'tinny' (did you mean 'tiny'?); there are standard, english, "),
        ({"rules": TINY, "players": 2}, "a table has rules or options, not both: players"),
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRules) as caught:
        mahe_v0.env(**options)
    assert str(caught.value).startswith(sentence)


def test_rules_can_be_given_whole_or_by_the_name_of_a_preset() -> None:
    assert mahe_v0.raw_env(rules=TINY).rules == mahe_v0.raw_env(rules="tiny").rules == TINY


def test_render_gives_text_or_pixels() -> None:
    text = mahe_v0.env(render_mode="ansi")
    text.reset(seed=1)
    assert text.render().startswith("Turn of seat 1, turtle A, dice ")
    pixels = mahe_v0.env(render_mode="rgb_array")
    pixels.reset(seed=1)
    picture = pixels.render()
    assert (picture.dtype, picture.shape) == (np.uint8, (480, 480, 3))
    silent = mahe_v0.env()
    silent.reset()
    assert silent.render() is None
    with pytest.raises(UnknownMode, match="there is no render mode 'human'; there are ansi, rgb_array"):
        mahe_v0.env(render_mode="human")
