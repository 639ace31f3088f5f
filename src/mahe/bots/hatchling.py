"""Hatchling: does anything that is allowed."""

from __future__ import annotations

from random import Random

from mahe.rules import Decision, State


class Hatchling:
    """Chooses among its options at random, all alike."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, state: State, options: tuple[Decision, ...]) -> Decision:  # noqa: ARG002
        """Return any of *options*."""
        return options[int(self._rng.random() * len(options))]
