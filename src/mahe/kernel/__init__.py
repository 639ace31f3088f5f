"""The law again, compiled for bulk work: whole games on small arrays, a few microseconds each.

Trusted because tests/agreement walks it beside `mahe.rules`, event by event. Needs the extra `lab`.
"""

from importlib.util import find_spec

from mahe.rules import MaheError


class KernelMissing(MaheError, ImportError):
    """The compiled kernel was asked for where Numba is not installed."""

    def __init__(self) -> None:
        super().__init__('the compiled kernel needs Numba: pip install "mahe[lab]"')


if find_spec("numba") is None:
    raise KernelMissing

from mahe.kernel.batch import GameCounts, SeatCounts, play_batch  # noqa: E402
from mahe.kernel.policy import HATCHLING, Policy, Situation, by_situation, swimmer  # noqa: E402
from mahe.kernel.story import Step, events_of, walk  # noqa: E402

__all__ = [
    "HATCHLING",
    "GameCounts",
    "KernelMissing",
    "Policy",
    "SeatCounts",
    "Situation",
    "Step",
    "by_situation",
    "events_of",
    "play_batch",
    "swimmer",
    "walk",
]
