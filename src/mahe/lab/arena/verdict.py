"""What an arena has shown at one table."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import erfc, sqrt
from typing import Final, NamedTuple

from mahe.lab.arena.line_up import LineUp
from mahe.lab.arena.ratings import Rating, rate
from mahe.lab.arena.share import Share
from mahe.rules import Rules

CERTAINTIES: Final = (0.999, 0.99, 0.95)
"""How certain a verdict may be called, the most certain first."""


class Verdict(NamedTuple):
    """Which of two bots is the better one."""

    better: str
    worse: str

    certainty: float | None
    """Beyond which of CERTAINTIES luck alone can be ruled out, or None if it cannot."""


class Report(NamedTuple):
    """All that is known of the bots at one table."""

    rules: Rules
    ratings: tuple[Rating, ...]

    shares: Mapping[LineUp, Share]
    """Of each bot against a table of each other; the better ones first."""

    verdicts: tuple[Verdict, ...]
    """On each pair, the better ones first."""


def report(rules: Rules, played: Mapping[LineUp, Share]) -> Report:
    """Return what the line-ups that were *played* at a table show; each must have been, at least once."""
    ratings = rate(played)
    shares = {}
    verdicts = []
    for better, worse in combinations([rating.bot for rating in ratings], 2):
        for one, rest in ((better, worse), (worse, better)):
            line_up = LineUp(rules, one, rest)
            shares[line_up] = played[line_up] if line_up in played else played[LineUp(rules, rest, one)].of_the_other()
        verdicts.append(_verdict(shares, LineUp(rules, better, worse), LineUp(rules, worse, better)))
    return Report(rules, ratings, shares, tuple(verdicts))


def _verdict(shares: Mapping[LineUp, Share], up: LineUp, down: LineUp) -> Verdict:
    """Return the verdict on two bots from both of their line-ups, which for two players are the same games."""
    lead = shares[up].lead(up.even)
    if up.rules.players > 2:
        lead = (lead - shares[down].lead(down.even)) / sqrt(2)
    better, worse = (up.one, up.rest) if lead >= 0 else (up.rest, up.one)
    sureness = 1 - erfc(abs(lead) / sqrt(2))
    return Verdict(better, worse, next((limit for limit in CERTAINTIES if sureness > limit), None))
