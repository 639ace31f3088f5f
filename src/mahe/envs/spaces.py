"""The spaces of observations and actions, for PettingZoo and Gymnasium alike."""

from __future__ import annotations

from typing import Any, TypeAlias

from mahe.envs.errors import EnvironmentMissing

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise EnvironmentMissing("Gymnasium", "mahe[rl]") from error

from mahe.arrays import SmallInts, np
from mahe.envs.observation import highest, mask, observe
from mahe.observation_layout import ACTIONS
from mahe.rules import Rules, Seat, State, actor

Observation: TypeAlias = Any
"""A position as numbers; or a dictionary of these and of the mask of actions, if an environment was asked for that."""


def action_space() -> spaces.Space[Any]:
    """Return the space of actions, which is the same at every table."""
    return spaces.Discrete(ACTIONS)


def position_space(rules: Rules) -> spaces.Space[Any]:
    """Return the space of positions as numbers."""
    high = highest(rules)
    return spaces.Box(np.zeros_like(high), high, dtype=np.float32)


def observation_space(rules: Rules, *, with_mask: bool) -> spaces.Space[Any]:
    """Return the space of observations, *with_mask* as dictionaries."""
    position = position_space(rules)
    if not with_mask:
        return position
    return spaces.Dict({"observation": position, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})


def mask_for(state: State, seat: Seat) -> SmallInts:
    """Return the actions on offer to *seat*; none while another decides."""
    return mask(state) if actor(state) == seat else np.zeros(ACTIONS, np.int8)


def observation(state: State, seat: Seat, *, with_mask: bool) -> Observation:
    """Return what *seat* observes."""
    seen = observe(state, seat)
    return {"observation": seen, "action_mask": mask_for(state, seat)} if with_mask else seen
