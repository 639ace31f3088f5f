"""Thousands of tables at once, on the compiled kernel, as a vector environment of Gymnasium.

Needs the extras `rl` and `lab`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, Unpack

import numpy as np
from numpy.typing import NDArray

from mahe.envs.errors import BadOpponents, BadSeat, EnvironmentMissing

try:
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise EnvironmentMissing("Gymnasium", "mahe[rl,lab]") from error

from mahe.arrays import Flags, Ints, Singles, Words
from mahe.bots import LEVELS, USUAL_BOT
from mahe.bots.errors import UnknownBot
from mahe.envs import spaces
from mahe.envs.observation import IllegalAction
from mahe.envs.table_options import TableOptions, table_rules
from mahe.kernel import HATCHLING
from mahe.kernel.evaluation import NumericEvaluation
from mahe.kernel.position import make_position
from mahe.kernel.setup import hashed_key, make_setup
from mahe.kernel.table_play import choose_anything, deal_tables, first_illegal, seed_tables, step_tables
from mahe.kernel.table_states import logged_events, state_of
from mahe.kernel.tables import ANCIENT, ANYONE, EVERYONE, NAVIGATOR, SHALLOW, TABLE, Answers, Searchers
from mahe.lab.compiled_bots import ancient_evaluation
from mahe.lab.simulate_compiled import POLICIES
from mahe.lab.train.evaluations import navigator_evaluation, numeric_rules, workspace_for
from mahe.observation_layout import ACTIONS, observation_size
from mahe.rules import Event, MaheError, Rules, Seat, State

Infos: TypeAlias = dict[str, Any]

_KINDS: Final = {"navigator": NAVIGATOR, "ancient": ANCIENT}
_ROOM: Final = 4000
"""How many events of one step are kept, where they are."""


class BadTables(MaheError, ValueError):
    """Tables that a vector environment cannot have."""


class MaheVectorEnv(VectorEnv[Singles, Ints, NDArray[Any]]):
    """Many tables with the same rules; chance and forced choices are played inside.

    Without *opponents* every decision of every seat is asked: `infos["seat"]` says whose it is. With them one seat is
    asked, *seat* or one that is drawn for each game, and they play the others, in their order from its left on; one
    name alone plays all of them. A game that is over before the seat has been asked does not count.

    Observations, and the actions that `infos["action_mask"]` allows, are those of `mahe.observation_layout`. A step is
    rewarded when the game ends, with the share of the win of the seat that made its decision; what all seats get is in
    `infos["final_info"]["seat_rewards"]`. A table whose game has ended begins another in the same step.

    With *copy* off the arrays that are returned are written to by the next step. With *keep_events* on `events` tells
    what has happened at a table.

    >>> from mahe.envs import MaheVectorEnv
    >>> env = MaheVectorEnv(1000, players=2)
    >>> observations, infos = env.reset(seed=1)
    >>> observations.shape, infos["action_mask"].shape
    ((1000, 176), (1000, 10))
    >>> observations, rewards, terminated, truncated, infos = env.step(env.sample())
    >>> float(rewards.sum()), int(terminated.sum())
    (0.0, 0)
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # as in VectorEnv

    def __init__(
        self,
        num_envs: int,
        rules: Rules | str | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: Seat | None = None,
        copy: bool = True,
        keep_events: bool = False,
        **table: Unpack[TableOptions],
    ) -> None:
        if num_envs < 1:
            raise BadTables(f"a vector environment has one table or more, not {num_envs}")
        self.rules = rules = table_rules(rules, table)
        # Where every seat is asked, nobody ever comes to play.
        names = _named(rules, LEVELS[0] if opponents is None else opponents)
        self.num_envs = num_envs
        self.single_observation_space = spaces.position_space(rules)
        self.single_action_space = spaces.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._asked = _asked(rules, opponents, seat)
        self._setup = make_setup(rules, [HATCHLING, *(POLICIES.get(name, HATCHLING) for name in names)])
        self._searchers = _searchers(rules, names)
        self._tables = np.zeros(num_envs, TABLE)
        self._answers = _answers(num_envs, rules)
        self._log = np.zeros((num_envs, _ROOM) if keep_events else (0, 0), np.int16)
        self._coins: Words = np.zeros(1, np.uint64)
        self._copies = copy
        self._everywhere: Final[Flags] = np.ones(num_envs, np.bool_)
        self._is_dealt = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Singles, Infos]:
        """Begin a new game at every table. The same seed gives the same dice and cards; without one they go on."""
        super().reset(seed=seed, options=options)
        if seed is not None or not self._is_dealt:
            entropy = np.random.SeedSequence().entropy if seed is None else seed
            seed_tables(self._tables, hashed_key("vector", entropy))
            self._coins[0] = hashed_key("sample", entropy)
        deal_tables(self._setup, self._tables, self._asked, 0, self.num_envs, self._answers, self._searchers, self._log)
        self._is_dealt = True
        return self._taken(self._answers.observations), self._infos()

    def step(self, actions: Ints) -> tuple[Singles, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Make one decision at every table; raise IllegalAction, with nothing done, if one is not on offer."""
        if not self._is_dealt:
            raise ResetNeeded("call reset before the first step")
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise BadTables(f"actions are whole numbers, not {given.dtype}")
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != (self.num_envs,):
            raise BadTables(f"{self.num_envs} tables need as many actions, not an array of shape {chosen.shape}")
        illegal = first_illegal(self._tables, chosen)
        if illegal >= 0:
            raise IllegalAction(self.state(illegal), int(chosen[illegal]))
        answers = self._answers
        step_tables(
            self._setup,
            self._tables,
            self._asked,
            0,
            self.num_envs,
            chosen,
            answers,
            self._searchers,
            self._log,
        )
        infos = self._infos()
        ended = self._taken(answers.terminations)
        if ended.any():
            infos |= self._final(ended)
        never = np.zeros(self.num_envs, np.bool_)
        return self._taken(answers.observations), self._taken(answers.rewards), ended, never, infos

    def sample(self) -> Ints:
        """Return an action for every table, any of those on offer; what comes of it depends on the seed alone, too."""
        if not self._is_dealt:
            raise ResetNeeded("call reset before the first actions are drawn")
        out = np.empty(self.num_envs, np.int64)
        choose_anything(self._setup, self._tables, self._coins, out)
        return out

    def state(self, index: int) -> State:
        """Return the position at a table, to look at it or to play it on."""
        return state_of(self.rules, self._tables.view(np.recarray)[index])

    def events(self, index: int) -> tuple[Event, ...]:
        """Return what has happened at a table since before its last decision, that included; see *keep_events*."""
        if not len(self._log):
            raise BadTables("events are kept only with keep_events=True")
        found = logged_events(self._log, index)
        if found is None:
            raise BadTables(f"more than {_ROOM - 1} events have happened at table {index} in one step")
        return found

    def _taken(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copies else array

    def _infos(self) -> Infos:
        return {
            "action_mask": self._taken(self._answers.masks),
            "_action_mask": self._everywhere,
            "seat": self._taken(self._answers.seats),
            "_seat": self._everywhere,
        }

    def _final(self, ended: Flags) -> Infos:
        """Return what Gymnasium's convention has of the games that have ended in this step."""
        last = np.full(self.num_envs, None, object)
        for index in np.flatnonzero(ended):
            last[index] = self._answers.last_observations[index].copy()
        rewards = self._taken(self._answers.seat_rewards)
        return {
            "final_obs": last,
            "_final_obs": ended,
            "final_info": {"seat_rewards": rewards, "_seat_rewards": ended},
            "_final_info": ended,
        }


def solo(num_envs: int, *, opponents: str | Sequence[str] = USUAL_BOT, **settings: Any) -> MaheVectorEnv:
    """Return tables at which one seat is asked: what `gymnasium.make_vec` makes of our ids."""
    return MaheVectorEnv(num_envs, opponents=opponents, **settings)


def _named(rules: Rules, opponents: str | Sequence[str]) -> list[str]:
    """Return the names of the opponents, one for each other seat."""
    names = [opponents] if isinstance(opponents, str) else [*opponents]
    others = rules.players - 1
    if len(names) == 1:
        names *= others
    if len(names) != others:
        raise BadOpponents(len(names), rules)
    for name in names:
        if name not in LEVELS:
            raise UnknownBot(name, LEVELS)
    return names


def _asked(rules: Rules, opponents: object, seat: Seat | None) -> int:
    """Return which seat is asked, as compiled code takes it."""
    if opponents is None:
        if seat is not None:
            raise BadTables("without opponents every seat is asked, not one alone")
        return EVERYONE
    if seat is None:
        return ANYONE
    if seat not in rules.seats:
        raise BadSeat(seat, rules)
    return seat - 1


def _searchers(rules: Rules, names: Sequence[str]) -> Searchers | None:
    """Return what it takes to play those of the opponents who look ahead; None if there are none."""
    if not _KINDS.keys() & {*names}:
        return None
    navigator = navigator_evaluation()
    ancient: NumericEvaluation = ancient_evaluation(rules) if "ancient" in names else navigator
    return Searchers(
        np.array([SHALLOW, *(_KINDS.get(name, SHALLOW) for name in names)], np.int8),
        numeric_rules(rules),
        navigator,
        ancient,
        make_position(),
        *(workspace_for(navigator, ancient) for _ in range(3)),
    )


def _answers(count: int, rules: Rules) -> Answers:
    size = observation_size(rules)
    return Answers(
        observations=np.zeros((count, size), np.float32),
        masks=np.zeros((count, ACTIONS), np.int8),
        seats=np.zeros(count, np.int64),
        rewards=np.zeros(count, np.float32),
        terminations=np.zeros(count, np.bool_),
        seat_rewards=np.zeros((count, rules.players), np.float32),
        last_observations=np.zeros((count, size), np.float32),
    )
