"""How long the database takes."""

from __future__ import annotations

from dataclasses import dataclass, field

from mahe.server.histogram import Histogram

_WORKS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


def _commit_seconds() -> Histogram:
    return Histogram("mahe_commit_seconds", "How long a transaction took that stores what happened at tables.")


def _commit_works() -> Histogram:
    return Histogram("mahe_commit_works", "How many things that happened were stored in one transaction.", _WORKS)


def _read_seconds() -> Histogram:
    return Histogram("mahe_read_seconds", "How long a read from the database took.")


@dataclass(frozen=True, slots=True)
class Timings:
    """What a storage measures of itself."""

    commit_seconds: Histogram = field(default_factory=_commit_seconds)
    commit_works: Histogram = field(default_factory=_commit_works)
    read_seconds: Histogram = field(default_factory=_read_seconds)
