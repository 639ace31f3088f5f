"""Mahé: Alex Randolph's race of turtles that carry each other round an island.

`import mahe` loads none of its public parts; each is loaded when it is first used:

>>> import mahe
>>> mahe.rules.begin(mahe.rules.STANDARD).raft
('A', 'B', 'C', 'D')
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # the one of typing takes longer to import than all of this
if TYPE_CHECKING:
    from types import ModuleType

    from mahe import bots, envs, picture, play, record, review, rules

__version__ = "1.0.0"

__all__ = [
    "bots",
    "envs",
    "picture",
    "play",
    "record",
    "review",
    "rules",
]
"""The public parts. What is public in each of them is its own `__all__`, and docs/reference.md describes that."""


if not TYPE_CHECKING:  # else every name would be one to a type checker

    def __getattr__(name: str) -> ModuleType:
        """Return a public part, loading it."""
        if name in __all__:
            return import_module(f"{__name__}.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    def __dir__() -> list[str]:
        """Return the names there are, with those of the public parts that have not been loaded yet."""
        return sorted({*globals(), *__all__})
