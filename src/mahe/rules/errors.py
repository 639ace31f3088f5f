"""What can go wrong, as one small tree.

    MaheError               anything this package raises on purpose
    ├── BadRules            rules that cannot be played
    ├── IllegalEvent        an event that is not on offer in this position
    ├── NotYourDecision     a seat acts while another must                    (mahe.play)
    ├── WrongDice           dice that do not follow from a record's chains    (mahe.play)
    ├── UnknownBot          a name that no bot answers to                     (mahe.bots)
    ├── BrokenBot           a bot that cannot be made, or fails to decide     (mahe.bots)
    ├── ConformanceError    a bot that does not do what any bot must          (mahe.bots)
    ├── CannotSolve         a table whose game is not solved                  (mahe.bots)
    ├── BadSolution         a file that is no solution, or a damaged one      (mahe.bots)
    ├── NotSolved           a table or position that a solution does not hold (mahe.bots)
    ├── TooFine             a precision that cannot be reached                (mahe.lab)
    ├── NotSettled          values that do not come to rest                   (mahe.lab)
    ├── Unsteady            a bot whose strength cannot be computed           (mahe.lab)
    ├── CannotResume        unfinished work that belongs to something else    (mahe.lab)
    ├── KernelMissing       the compiled kernel where Numba is not installed  (mahe.kernel)
    ├── WorkerLost          a process that played in the arena is gone        (mahe.lab)
    ├── BadEvent            JSON that is not an event                         (mahe.record)
    ├── BadTag              a tag that cannot be written or means nothing     (mahe.record)
    └── RecordError         something wrong in a game as text                 (mahe.record)
        ├── NotARecord      it does not even begin as a record
        ├── GarbledRecord   it does not follow the notation
        └── WrongRecord     it breaks the law, or misreports what follows from it

An error carries the offending values. Its text is one sentence, fit to be shown to a person.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mahe.rules.events import Event
    from mahe.rules.state import State


class MaheError(Exception):
    """Anything this package raises on purpose."""

    def __reduce__(self) -> tuple[Callable[..., MaheError], tuple[object, ...]]:
        """Pickle the text and the values as they are, so that an error crosses processes whatever its signature."""
        return _restored, (type(self), self.args, vars(self))


def _restored(kind: type[MaheError], args: tuple[object, ...], values: dict[str, object]) -> MaheError:
    error = kind.__new__(kind)
    error.args = args
    vars(error).update(values)
    return error


class BadRules(MaheError):
    """Rules that cannot be played. Carries the option that is wrong, by its name in Rules."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(reason)
        self.option = option


class IllegalEvent(MaheError):
    """An event that is not on offer in this position."""

    def __init__(self, state: State, event: Event, reason: str) -> None:
        super().__init__(f"{event!r} is not on offer: {reason}")
        self.state = state
        self.event = event
        self.reason = reason
