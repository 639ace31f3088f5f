"""What each address may ask for, as those see it who do something for it."""

from __future__ import annotations

from typing import Protocol


class Allowance(Protocol):
    """How much each address may ask for."""

    def take(self, address: str, now: float) -> bool:
        """Return whether *address* may go ahead at *now*."""
        ...

    def charge(self, address: str, now: float, cost: float) -> None:
        """Have *address* pay for what has already happened."""
        ...


class NoLimit:
    """Whoever asks may ask for anything."""

    def take(self, address: str, now: float) -> bool:
        """Return that it may."""
        del address, now
        return True

    def charge(self, address: str, now: float, cost: float) -> None:
        """Do nothing."""
