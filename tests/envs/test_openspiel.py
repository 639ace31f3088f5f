"""OpenSpiel's own suites pass, and its algorithms run on the game."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, random_agent, tabular_qlearner
from open_spiel.python.tests import games_sim_test

from mahe.envs.observation import IllegalAction, observe
from mahe.envs.openspiel import NAME, MaheState
from mahe.envs.rewards import utilities
from mahe.observation_layout import ROLL, START, STOP
from mahe.rules import BadRules, Rolled, Rules, Start, Turned, Turtle, begin, standing
from tests.envs.make import FOLDER, content
from tests.envs.make import GAMES as GOLDEN
from tests.kit.games import follow

TINY = f"{NAME}(players=2,turtles_each=1,deck=1 1 1 0 0 0,set_aside=1)"
SHORT = "deck=1 0 0 1 0 1,set_aside=1"
GAMES = [
    pytest.param(TINY, id="tiny"),
    pytest.param(f"{NAME}(players=2,cards_as_dice=True,bust_ends_turn=True,{SHORT})", id="cards"),
    pytest.param(f"{NAME}(players=7,third_die_at_seven=True,ask_forced=True,{SHORT})", id="asked"),
    pytest.param(NAME, id="standard", marks=pytest.mark.thorough),
    pytest.param(f"{NAME}(players=3,cards_as_dice=True)", id="three with cards", marks=pytest.mark.thorough),
]


def playing(game: str, seed: int) -> MaheState:
    """Return the end of a random game."""
    random = Random(seed)
    state = pyspiel.load_game(game).new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    assert isinstance(state, MaheState)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_sim_test_passes(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)
    capfd.readouterr()


@pytest.mark.parametrize("name", GAMES)
def test_sim_game_passes_with_both_kinds_of_serialisation(name: str) -> None:
    np.random.seed(3)  # the suite draws from the global generator
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_playthrough_comes_out_the_same(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert content(name) == text, "if this is meant, run `python -m tests.envs.make`, and read the diff"


def test_all_golden_playthroughs_are_there() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == GOLDEN.keys()


def test_the_game_has_the_options_of_a_table() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3,deck=4 4 4 4 4 4,set_aside=2,cards_as_dice=True)")
    assert game.rules == Rules(players=3, deck=(4,) * 6, set_aside=2, cards_as_dice=True)
    assert game.num_players() == 3
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-0.5, 1, 0)
    assert pyspiel.load_game(NAME, {"players": 2, "turtles_each": 1}).rules == Rules(players=2, turtles_each=1)
    assert NAME in pyspiel.registered_names()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("players=9", "players must be 2 to 7, not 9"),
        ("players=4,turtles_each=2", "two turtles each are for 2 or 3 players; 4 players have one each"),
        ("deck=three", "a deck is six counts, as in '3 3 5 5 5 3', not 'three'"),
        ("deck=1 2", "a deck is six counts, of the cards with 1 to 6 eggs, none below 0; not (1, 2)"),
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(options: str, sentence: str) -> None:
    with pytest.raises(BadRules) as caught:
        pyspiel.load_game(f"{NAME}({options})")
    assert str(caught.value) == sentence


def test_chance_is_explicit() -> None:
    state = pyspiel.load_game(f"{NAME}(deck=2 1 0 0 0 1,set_aside=1)").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.25), (5, 0.25)]
    assert state.legal_actions() == [0, 1, 5]
    state.apply_action(5)
    assert [action for action, _ in state.chance_outcomes()] == [0, 1, 2, 3, 4, 5]
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    assert [state.action_to_string(action) for action in state.legal_actions()][:2] == ["Rolled 1", "Rolled 2"]
    state.apply_action(2)
    assert state.current_player() == 0
    assert state.legal_actions() == state.legal_actions(0) == [ROLL, STOP]
    assert state.legal_actions(1) == []
    assert state.position == follow(begin(state.position.rules), [Turned(6), Start(Turtle("A")), Rolled(3)])[-1]


def test_an_only_option_is_asked_for_on_request() -> None:
    state = pyspiel.load_game(f"{NAME}(ask_forced=True)").new_initial_state()
    state.apply_action(0)
    assert state.legal_actions() == [START]
    assert state.action_to_string(START) == "Start A"


def test_what_is_not_on_offer_is_refused_and_nothing_has_changed() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    for action in (2, 3):
        state.apply_action(action)
    with pytest.raises(IllegalAction, match="action 9 is not on offer: seat 1 may choose"):
        state.apply_action(9)
    assert state.history() == [2, 3]
    assert state.legal_actions() == [ROLL, STOP]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_worth_1_to_its_winner_and_0_to_all_together(name: str) -> None:
    state = playing(name, 4)
    winners = standing(state.position).winners
    assert sum(state.returns()) == pytest.approx(0)
    assert tuple(state.returns()) == utilities(state.position)
    assert max(state.returns()) == state.returns()[winners[0] - 1] == 1
    assert state.legal_actions() == []


def test_a_shared_win_of_two_is_worth_nothing() -> None:
    game = f"{NAME}(players=2,turtles_each=1,deck=1 1 0 0 0 1,set_aside=0)"
    assert {tuple(playing(game, seed).returns()) for seed in range(60)} == {(1, -1), (-1, 1), (0, 0)}


def test_tensors_are_what_each_player_sees() -> None:
    state = pyspiel.load_game(f"{NAME}(players=3)").new_initial_state()
    for action in (3, START, 2, ROLL, 1):
        state.apply_action(action)
    for player in range(3):
        seen = observe(state.position, player + 1)
        assert np.allclose(state.observation_tensor(player), seen)
        assert np.allclose(state.information_state_tensor(player), seen)
    assert state.observation_string(0) == str(state) == "3x2/-/4/../1:A32"
    assert state.information_state_string(0) == "3 8 2 0 1"


def test_a_copy_goes_on_by_itself() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(2)
    for copy in (state.clone(), state.child(3), pickle.loads(pickle.dumps(state))):
        before = str(state)
        copy.apply_action(copy.legal_actions()[0])
        assert str(state) == before
        assert str(copy) != before


def test_a_pickled_position_can_be_read_by_another_process() -> None:
    state = pyspiel.load_game(TINY).new_initial_state()
    for action in (1, 4, ROLL):
        state.apply_action(action)
    code = "import sys, pickle, mahe.envs.openspiel; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(state), capture_output=True, check=True)
    assert done.stdout.decode().strip() == str(state)


def test_mcts_plays_a_game() -> None:
    game = pyspiel.load_game(TINY)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 5, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=chances))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("observation", rl_environment.ObservationType)
def test_rl_environment_plays_games_of_agents(observation: rl_environment.ObservationType) -> None:
    env = rl_environment.Environment(TINY, observation_type=observation)
    env.seed(1)
    agents = [
        tabular_qlearner.QLearner(player_id=0, num_actions=env.action_spec()["num_actions"]),
        random_agent.RandomAgent(player_id=1, num_actions=env.action_spec()["num_actions"]),
    ]
    np.random.seed(1)  # the agents draw from the global generator
    for _ in range(5):
        step = env.reset()
        while not step.last():
            output = agents[step.observations["current_player"]].step(step)
            step = env.step([output.action])
        for agent in agents:
            agent.step(step)
        assert sum(step.rewards) == 0
