"""Mahé for OpenSpiel, with explicit chance: `pyspiel.load_game("python_mahe(players=2)")`, once this is imported.

Players are numbered from 0 there: player 0 is seat 1. Its decisions have the numbers of `mahe.observation_layout`; an
outcome of chance is numbered by the pips of a die or the eggs of a card, less 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from mahe.envs.errors import EnvironmentMissing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise EnvironmentMissing("OpenSpiel", "mahe[openspiel]") from error

from mahe.arrays import Singles, np
from mahe.envs.observation import IllegalAction, action_of, observe
from mahe.envs.rewards import utilities
from mahe.observation_layout import ACTIONS, CARD, ROLL, START, STOP, observation_size
from mahe.record import format_position
from mahe.rules import (
    FACES,
    STANDARD,
    BadRules,
    Decision,
    Event,
    Rolled,
    Rules,
    State,
    Turned,
    actor,
    apply,
    begin,
    chance,
    options,
)
from mahe.rules.rules import PLAYERS

NAME: Final = "python_mahe"
"""The game's name; OpenSpiel marks those written in Python."""

MOST_DECISIONS: Final = 100_000
"""What OpenSpiel is told when it asks for the longest game. The law knows none; a game has hundreds of decisions."""

PARAMETERS: Final[Mapping[str, Any]] = {
    "players": STANDARD.players,
    "turtles_each": 0,
    "cards_as_dice": False,
    "third_die_at_seven": False,
    "bust_ends_turn": False,
    "deck": " ".join(map(str, STANDARD.deck)),
    "set_aside": STANDARD.set_aside,
    "ask_forced": False,
}
"""The options of `Rules`, 0 turtles each meaning as many as is usual; and whether to ask a player who has no choice."""

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Mahé",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS[-1],
    min_num_players=PLAYERS[0],
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=dict(PARAMETERS),
)
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
_ROLLED: Final = tuple(map(Rolled, FACES))
_TURNED: Final = tuple(map(Turned, FACES))
_DIE: Final = tuple((pips - 1, 1 / len(FACES)) for pips in FACES)
_WORDS: Final = {ROLL: "Roll", STOP: "Stop", **{CARD + eggs: f"Card {eggs}" for eggs in FACES}}


class MaheGame(pyspiel.Game):
    """A table at which games are played."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.ask_forced = bool(given.pop("ask_forced"))
        self.rules = _rules(given)
        players = self.rules.players
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(FACES),
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> MaheState:
        """Return the first position."""
        return MaheState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MaheObserver:
        """Return what makes observations, or information states if it is asked for perfect recall."""
        if params:
            raise ValueError(f"an observation of {NAME} has no parameters, not {params}")
        return MaheObserver(self.rules, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class _Node(NamedTuple):
    """A position, who acts in it by OpenSpiel's numbers, and what is on offer. It never changes: a copy is itself."""

    state: State
    player: int
    offered: dict[int, Decision]

    def __deepcopy__(self, memo: object) -> _Node:
        return self


class MaheState(pyspiel.State):
    """A position of a game, with the decisions and outcomes that led to it."""

    # OpenSpiel calls what Python asks for through C++ and back; what is answered here at once is not.

    def __init__(self, game: MaheGame) -> None:
        super().__init__(game)
        self._ask_forced = game.ask_forced
        self._node = _node(begin(game.rules), ask_forced=self._ask_forced)

    @property
    def position(self) -> State:
        """The position."""
        return self._node.state

    def current_player(self) -> int:
        """Return who decides, or that chance acts, or that the game is over."""
        return self._node.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._node.player == _TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether chance acts."""
        return self._node.player == _CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the numbers of what is on offer to *player*, or to whoever acts; lowest first."""
        _, current, offered = self._node
        if player is not None and player != current:
            return []
        return [action for action, _ in self.chance_outcomes()] if current == _CHANCE else [*offered]

    def _legal_actions(self, player: int) -> list[int]:
        return [*self._node.offered] if player == self._node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of what chance may bring, each with its probability."""
        state = self._node.state
        if state.rolling:
            return list(_DIE)
        weights = state.cards[0]
        whole = sum(weights)
        return [(eggs, weight / whole) for eggs, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        state, player, offered = self._node
        event: Event | None
        if player == _CHANCE:
            event = _ROLLED[action] if state.rolling else _TURNED[action]
        else:
            event = offered.get(action)
            if event is None:
                raise IllegalAction(state, action)
        self._node = _node(apply(state, event), ask_forced=self._ask_forced)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self._node.state
        if player == _CHANCE:
            return f"{'Rolled' if state.rolling else 'Turned'} {action + 1}"
        return _WORDS.get(action) or f"Start {state.rules.turtles_of(player + 1)[action - START]}"

    def returns(self) -> list[float]:
        """Return what the game is worth to each player; 0 to all until it is over."""
        return list(utilities(self._node.state))

    def __str__(self) -> str:
        return format_position(self._node.state)


class MaheObserver:
    """Sees a position, all of which is public, as the numbers of `mahe.observation_layout`.

    An information state has the same numbers, since how a position came about does not matter for what follows; as
    text it is the whole history.
    """

    def __init__(self, rules: Rules, *, perfect_recall: bool) -> None:
        self.tensor: Singles = np.zeros(observation_size(rules), np.float32)
        self.dict = {"info_state" if perfect_recall else "observation": self.tensor}
        self._perfect_recall = perfect_recall

    def set_from(self, state: MaheState, player: int) -> None:
        """Fill in what *player* sees."""
        self.tensor[:] = observe(state.position, player + 1)

    def string_from(self, state: MaheState, player: int) -> str:
        """Return what *player* sees as text, which is the same for all."""
        del player
        if self._perfect_recall:
            return " ".join(map(str, state.history()))
        return str(state)


def _rules(params: dict[str, Any]) -> Rules:
    deck = str(params.pop("deck")).split()
    if not all(count.isdecimal() for count in deck):
        raise BadRules("deck", f"a deck is six counts, as in {PARAMETERS['deck']!r}, not {' '.join(deck)!r}")
    each = params.pop("turtles_each") or None
    return Rules(**params, turtles_each=each, deck=tuple(map(int, deck)))


def _node(state: State, *, ask_forced: bool) -> _Node:
    """Return *state* with who acts in it, once only options have been taken, unless they are asked for."""
    decisions = options(state)
    if len(decisions) == 1 and not ask_forced:
        state = apply(state, decisions[0])
        decisions = ()
    if decisions:
        who = actor(state)
        assert isinstance(who, int)
        return _Node(state, who - 1, {action_of(state, decision): decision for decision in decisions})
    return _Node(state, _CHANCE if state.rolling or chance(state) else _TERMINAL, {})


pyspiel.register_game(_TYPE, MaheGame)
