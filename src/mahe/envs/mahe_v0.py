"""Mahé for PettingZoo: `mahe_v0.env(players=4)`. An agent is a seat, and the one selected is the seat that decides.

Version 0. The number moves on when the same decisions and dice would come to other observations or rewards.
"""

from __future__ import annotations

from random import Random
from typing import Any, Unpack

from mahe.envs.errors import EnvironmentMissing

try:
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ModuleNotFoundError as error:
    raise EnvironmentMissing("PettingZoo", "mahe[rl]") from error

from mahe.arrays import Octets, Singles
from mahe.envs import spaces
from mahe.envs.observation import decision_of, observe
from mahe.envs.rendering import MODES, check_mode, rendered
from mahe.envs.rewards import ILLEGAL, win_shares
from mahe.envs.spaces import Observation
from mahe.envs.table_options import TableOptions, table_rules
from mahe.play import Person, SeededDice, Table
from mahe.record import Record
from mahe.rules import Rules, State, options


class raw_env(AECEnv[str, Observation, int | None]):
    """A table whose seats are all agents. Raises IllegalAction for an action that is not on offer.

    The options of `Rules` are taken by keyword, or all at once as *rules* or the name of a preset. An only option is
    taken without asking, unless *ask_forced*. The mask of actions is in `infos`, and *mask_in_observation* also in
    observations, which are then dictionaries.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # what PettingZoo expects
        "name": "mahe_v0",
        "render_modes": list(MODES),
        "render_fps": 2,
        "is_parallelizable": False,  # agents take no turns: whoever sits on top decides
    }

    def __init__(
        self,
        *,
        rules: Rules | str | None = None,
        mask_in_observation: bool = False,
        ask_forced: bool = False,
        render_mode: str | None = None,
        **table: Unpack[TableOptions],
    ) -> None:
        super().__init__()
        self.rules = table_rules(rules, table)
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in self.rules.seats]
        self.state_space = spaces.position_space(self.rules)
        self._seats = dict(zip(self.possible_agents, self.rules.seats, strict=True))
        self._with_mask = mask_in_observation
        self._ask_forced = ask_forced
        self._random = Random()
        self._observation_spaces = {
            agent: spaces.observation_space(self.rules, with_mask=mask_in_observation) for agent in self._seats
        }
        self._action_spaces = {agent: spaces.action_space() for agent in self._seats}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what *agent* observes."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of what *agent* may choose."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game. The same *seed* gives the same dice and cards; without one they go on from the last seed."""
        if seed is not None:
            self._random = Random(int(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.table = Table(self.rules, [Person(agent) for agent in self.agents], SeededDice(self._random))
        self._go_on()

    def step(self, action: Any) -> None:
        """Carry out the action of the agent selected; raise IllegalAction, and do nothing, if it is not on offer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        decision = decision_of(self.position, action)
        self.table.decide(self._seats[agent], decision)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """Return what *agent* observes, whether or not it is selected."""
        return spaces.observation(self.position, self._seats[agent], with_mask=self._with_mask)

    def state(self) -> Singles:
        """Return the position as seat 1 sees it, whoever decides."""
        return observe(self.position, 1)

    def render(self) -> str | Octets | None:
        """Return the board as text or as pixels, as the render mode has it."""
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    @property
    def position(self) -> State:
        """The position."""
        return self.table.state

    def record(self) -> Record:
        """Return the game so far as a record."""
        return self.table.record()

    def _go_on(self) -> None:
        """Take only options until someone has a choice, then say whose it is, and reward all if the game is over."""
        seat = self.table.waiting_for
        while seat is not None and not self._ask_forced and len(only := options(self.position)) == 1:
            self.table.decide(seat, only[0])
            seat = self.table.waiting_for
        if seat is None:
            self.rewards = dict(zip(self.possible_agents, win_shares(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat - 1]
        self.infos = {
            agent: {"action_mask": spaces.mask_for(self.position, seat)} for agent, seat in self._seats.items()
        }


def env(**options: Any) -> AECEnv[str, Observation, int | None]:
    """Return the environment as PettingZoo has it: an action that is not on offer ends the game.

    Takes what raw_env takes. Whoever chose such an action gets a reward of -1 and the others none.

    >>> from mahe.envs import mahe_v0
    >>> table = mahe_v0.env(players=2, turtles_each=1)
    >>> table.reset(seed=1)
    >>> table.agent_selection, table.infos["seat_1"]["action_mask"].tolist()
    ('seat_1', [1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    >>> table.step(1)
    >>> table.agent_selection
    'seat_2'
    """
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(raw_env(**options), ILLEGAL)))


def parallel_env(**options: Any) -> ParallelEnv[str, Observation, int | None]:
    """Return the environment for programs that step all agents at once: of those, the one selected acts alone.

    Takes what raw_env takes.
    """
    return turn_based_aec_to_parallel(env(**options))
