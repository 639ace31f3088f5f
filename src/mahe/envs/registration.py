"""The ids of the environments in Gymnasium's registry: `Mahe-v0`, `Mahe-2x2-v0`, `Mahe-Cards-v0` and others."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from mahe.rules.rules import TABLE_SIZES

IDS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "Mahe-v0": {},
        **{f"Mahe-{players}x{each}-v0": {"players": players, "turtles_each": each} for players, each in TABLE_SIZES},
        "Mahe-Cards-v0": {"cards_as_dice": True},
        "Mahe-Tiny-v0": {"rules": "tiny"},
    }
)
"""What each id passes to `mahe.envs.solo.SoloEnv`, or for many tables to `mahe.envs.vector.solo`; `gymnasium.make` can
add to it."""


def register() -> bool:
    """Put the ids into Gymnasium's registry; return False, and do nothing, where Gymnasium is not installed."""
    try:
        import gymnasium  # noqa: PLC0415  # other environments do without it
    except ModuleNotFoundError:
        return False
    for name, options in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name, "mahe.envs.solo:SoloEnv", kwargs=dict(options), vector_entry_point="mahe.envs.vector:solo"
            )
    return True
