"""The law again, compiled for bulk work: whole games on small arrays, a few microseconds each.

Trusted because tests/agreement walks it beside `mahe.rules`, event by event. Needs the extra `lab`.
"""

from mahe.kernel.batch import GameCounts, SeatCounts, play_batch, play_parts
from mahe.kernel.errors import KernelMissing
from mahe.kernel.policy import HATCHLING, Policy, Situation, by_situation, swimmer
from mahe.kernel.story import Step, events_of, walk

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
    "play_parts",
    "swimmer",
    "walk",
]
