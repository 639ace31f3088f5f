"""Mahé for learning programs: thin adapters over `mahe.rules` and `mahe.play`, each for an interface that others know.

    mahe_v0         PettingZoo: every seat is an agent
    solo            Gymnasium: one seat against bots; its ids are registered when this package is imported
    vector          Gymnasium: thousands of tables at once on the compiled kernel, which comes with the extra `lab`
    openspiel       OpenSpiel: the game with explicit chance
    observation     a position as numbers, from the seat that decides, and its decisions by number
    rewards         what a finished game is worth to each seat

PettingZoo and Gymnasium come with the extra `rl`, OpenSpiel with `openspiel`. The package imports cleanly without them;
what needs one is loaded when it is first used, and says so if it is missing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from mahe.envs.observation import IllegalAction, action_of, decision_of, mask, observe, offered
from mahe.envs.registration import register
from mahe.envs.rewards import win_shares
from mahe.envs.table_options import TableOptions

if TYPE_CHECKING:
    from mahe.envs.mahe_v0 import env, parallel_env, raw_env
    from mahe.envs.openspiel import MaheGame, MaheObserver, MaheState
    from mahe.envs.solo import SoloEnv
    from mahe.envs.vector import MaheVectorEnv

__all__ = [
    "IllegalAction",
    "MaheGame",
    "MaheObserver",
    "MaheState",
    "MaheVectorEnv",
    "SoloEnv",
    "TableOptions",
    "action_of",
    "decision_of",
    "env",
    "mask",
    "observe",
    "offered",
    "parallel_env",
    "raw_env",
    "register",
    "win_shares",
]

_NEED_AN_EXTRA: Final = {
    "MaheGame": "openspiel",
    "MaheObserver": "openspiel",
    "MaheState": "openspiel",
    "MaheVectorEnv": "vector",
    "SoloEnv": "solo",
    "env": "mahe_v0",
    "parallel_env": "mahe_v0",
    "raw_env": "mahe_v0",
}
"""The modules of the names that are loaded when they are first used."""

register()

if not TYPE_CHECKING:  # else every name would be one to a type checker

    def __getattr__(name: str) -> Any:
        """Return what needs an extra, loading it."""
        if name in _NEED_AN_EXTRA:
            return getattr(import_module(f"{__name__}.{_NEED_AN_EXTRA[name]}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
