"""What can go wrong, as one small tree.

    MaheError               anything this package raises on purpose
    ├── BadRules            rules that cannot be played
    ├── IllegalEvent        an event that is not on offer in this position
    ├── NotYourDecision     a seat acts while another must              (mahe.play)
    ├── UnknownBot          a name that no bot answers to               (mahe.bots)
    ├── BadEvent            JSON that is not an event                   (mahe.record)
    └── BadRecord           text that is not a record                   (mahe.record)
        └── WrongRecord     a record that breaks or misreports the law  (mahe.record)

An error carries the offending values. Its text is one sentence, fit to be shown to a person.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mahe.rules.events import Event
    from mahe.rules.state import State


class MaheError(Exception):
    """Anything this package raises on purpose."""


class BadRules(MaheError):
    """Rules that cannot be played."""


class IllegalEvent(MaheError):
    """An event that is not on offer in this position."""

    def __init__(self, state: State, event: Event, reason: str) -> None:
        super().__init__(f"{event!r} is not on offer: {reason}")
        self.state = state
        self.event = event
        self.reason = reason
