"""Why something cannot be added to a log."""

from __future__ import annotations

from mahe.rules import MaheError, Seat


class TableLogError(MaheError):
    """Base of the errors of this package."""


class CannotDecide(TableLogError):
    """It is not this seat's decision now."""

    def __init__(self, seat: Seat, decider: Seat | None) -> None:
        right = f"seat {decider} must decide" if decider else "nobody has anything to decide"
        super().__init__(f"Seat {seat} cannot decide now: {right}")


class WrongLink(TableLogError):
    """A link that does not continue its chain, or that comes without a throw."""
