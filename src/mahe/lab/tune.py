"""The best thresholds for a table, found by playing on the compiled kernel. Importing this needs the extra `lab`.

Whoever is tried sits in every seat in turn, and all who are tried play on the same seeds, so that luck mostly drops out
of a difference. What chose the best few never judges them: the final is played on fresh seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass, field
from itertools import product
from math import erfc, sqrt
from typing import Final, TypeAlias

import numpy as np

from mahe.executors import Pace, seconds_for
from mahe.kernel import Batch, Policy, play_batches, swimmer
from mahe.kernel.batch import CHUNK
from mahe.kernel.policy import SITUATIONS, Situation
from mahe.lab.compare import Estimate, batches, estimate
from mahe.lab.simulate_compiled import POLICIES
from mahe.rules import FACES, Rules
from mahe.rules.landings import bust_faces
from mahe.rules.score import WHOLE

Risks: TypeAlias = tuple[int, int]
"""Swimmer's two: the most faces of six that may be a bust, before the second and before the third die."""

Advance: TypeAlias = Callable[[int], None]
Watch: TypeAlias = Callable[[int, str], AbstractContextManager[Advance]]
"""Given how many games there will be and what for, returns what is called with the number of games just done."""

FINALISTS: Final = 4
HEATS: Final = (16, 8, 4)
"""In each heat a pair plays this part of the final's games, and after it half of the pairs leave."""

TRIES: Final = 10
"""A threshold by situation is tried in this part of the final's games."""

TRY_BATCHES: Final = 20
"""Fewer than in a final, since they need not estimate an interval to a digit."""

SWEEPS: Final = 4
"""How often, at most, all the thresholds by situation are gone through."""

RESAMPLES: Final = 10_000


@contextmanager
def unwatched(games: int, label: str) -> Iterator[Advance]:
    """Watch nothing."""
    del games, label
    yield lambda _: None


@dataclass(frozen=True, slots=True)
class Matchup:
    """A table and the opponents that a policy is tried against."""

    rules: Rules
    opponents: tuple[str, ...]
    """The bots in the other seats: some of KERNEL_BOTS."""

    seed: int

    executor: Executor | None = None
    """Who plays; threads of this process if it is None."""

    _pace: Pace = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_pace", Pace(CHUNK, seconds_for(self.executor)))

    def wins(self, policies: Iterable[Policy], games: Sequence[range], advance: Advance) -> Iterator[list[float]]:
        """Yield for each policy how many of each batch of *games* it wins, on average over all seats.

        It plays all of them in each.
        """
        others = tuple(POLICIES[bot] for bot in self.opponents)
        seats = range(self.rules.players)
        batches = [
            Batch(self.rules, (*others[:seat], policy, *others[seat:]), self.seed, batch)
            for policy in policies
            for seat in seats
            for batch in games
        ]
        shares = [0] * len(games)
        left = each = len(seats) * sum(map(len, games))
        with closing(play_batches(batches, self.executor, pace=self._pace)) as played:
            for place, counts in played:
                seat, index = divmod(place % (len(seats) * len(games)), len(games))
                shares[index] += counts.seats[seat].shares
                left -= counts.games
                advance(counts.games)
                if not left:
                    yield [share / WHOLE / len(seats) for share in shares]
                    shares, left = [0] * len(games), each


@dataclass(frozen=True, slots=True)
class Finalist:
    """How one of a final did."""

    name: str
    share: Estimate
    """Of the wins."""

    behind: Estimate
    """By how much its share is below the winner's."""


@dataclass(frozen=True, slots=True)
class Showdown:
    """A final on fresh seeds, the winner first."""

    finalists: tuple[Finalist, ...]
    games: int
    """That each played."""

    chance: float
    """How likely the winner is the best of these: how often it is in bootstrap resamples of the batches."""


@dataclass(frozen=True, slots=True)
class RisksTuning:
    """The search for the best pair of risks."""

    best: Risks
    shares: Mapping[Risks, float]
    """Of the wins of each pair, in the heats that it played."""

    played: Mapping[Risks, int]
    """In how many games that was."""

    final: Showdown
    missed: float
    """At most how likely it is that a better pair left in a heat."""

    @property
    def chance(self) -> float:
        """How likely the best is really the best of all pairs, or a little less than that."""
        return max(0.0, self.final.chance - self.missed)


@dataclass(frozen=True, slots=True)
class LimitsTuning:
    """The search for the best thresholds by situation."""

    policy: Policy
    name: str
    """What it is called in the final, where it meets the best pair."""

    sweeps: tuple[int, ...]
    """How many thresholds each sweep changed."""

    final: Showdown


def all_risks(rules: Rules) -> list[Risks]:
    """Return the pairs that differ: 6 faces are never at stake before the second die, and rarely before the third."""
    return list(product(range(len(FACES)), _third_die_risks(rules)))


class RisksSearch:
    """The search for the best pair of risks, which can be looked at while it is under way."""

    def __init__(self, matchup: Matchup, games: int) -> None:
        self.matchup = matchup
        self.games = games
        self._wins: dict[Risks, list[float]] = {risks: [] for risks in all_risks(matchup.rules)}
        """Of each pair, in each heat that it has played to its end."""
        self._heats: list[range] = []

    @property
    def shares(self) -> dict[Risks, float]:
        """Of the wins of each pair that has played a heat."""
        return {risks: sum(wins) / self._rounds(risks) for risks, wins in self._wins.items() if wins}

    @property
    def played(self) -> dict[Risks, int]:
        """In how many games that was."""
        return {risks: self._rounds(risks) * self.matchup.rules.players for risks, wins in self._wins.items() if wins}

    @property
    def leader(self) -> Risks | None:
        """The pair that has won most, of those that have come furthest."""
        shares, played = self.shares, self.played
        return max(shares, key=lambda risks: (played[risks], shares[risks]), default=None)

    def run(self, watch: Watch = unwatched) -> RisksTuning:
        """Play all of it. Each of the last four plays *games* games or a few more, the others fewer.

        What *watch* raises when games are reported to it is passed on, and what was done before can be looked at.
        """
        matchup, wins, heats = self.matchup, self._wins, self._heats
        seats = matchup.rules.players
        left = list(wins)
        for number, part in enumerate(HEATS, 1):
            start = heats[-1].stop if heats else 0
            heats.append(range(start, start + -(-self.games // part // seats)))
            with watch(len(left) * len(heats[-1]) * seats, f"heat {number}") as advance:
                cut = batches(heats[-1], TRY_BATCHES)
                for risks, won in zip(left, matchup.wins(map(swimmer, left), cut, advance), strict=True):
                    wins[risks].append(sum(won))
            left.sort(key=lambda risks: sum(wins[risks]), reverse=True)
            del left[FINALISTS if number == len(HEATS) else max(FINALISTS, len(left) // 2) :]
        names = {str(risks): risks for risks in left}
        policies = {name: swimmer(risks) for name, risks in names.items()}
        final = play_final(matchup, policies, _fresh(heats[-1], self.games, seats), watch)
        best = names[final.finalists[0].name]
        missed = sum(_doubt(wins[best], wins[risks], heats, seats) for risks in wins if risks not in left)
        return RisksTuning(best, self.shares, self.played, final, min(1.0, missed))

    def _rounds(self, risks: Risks) -> int:
        """Return how many games a pair has played in each seat."""
        return self._heats[len(self._wins[risks]) - 1].stop


def tune_risks(matchup: Matchup, games: int, watch: Watch = unwatched) -> RisksTuning:
    """Return the best pair of risks. Each of the last four plays *games* games or a few more, the others fewer."""
    return RisksSearch(matchup, games).run(watch)


def tune_limits(matchup: Matchup, risks: RisksTuning, games: int, watch: Watch = unwatched) -> LimitsTuning:
    """Return the best thresholds by situation, going up from the best pair one threshold at a time."""
    seats = matchup.rules.players
    start = policy = swimmer(risks.best)
    # The search for the pair used fewer numbers than this.
    tried = _fresh(range(2 * games), max(games // TRIES, TRY_BATCHES * seats), seats)
    changes: list[int] = []
    while len(changes) < SWEEPS and (not changes or changes[-1]):
        better = _sweep(matchup, policy, tried, watch, f"sweep {len(changes) + 1}")
        changes.append(sum(one != other for one, other in zip(better.limits, policy.limits, strict=True)))
        policy, tried = better, _fresh(tried, len(tried) * seats, seats)
    name = "by situation"
    final = play_final(matchup, {name: policy, f"swimmer {risks.best}": start}, _fresh(tried, games, seats), watch)
    return LimitsTuning(policy, name, tuple(changes), final)


def choices(situation: Situation, rules: Rules) -> range:
    """Return the thresholds that differ in a situation."""
    return range(-1, len(FACES)) if situation.dice == 1 else _third_die_risks(rules)


def _third_die_risks(rules: Rules) -> range:
    """Return the thresholds that differ before the third die: up to the faces that are a bust at the highest total."""
    return range(bust_faces(rules.highest_open) + 1)


def play_final(matchup: Matchup, policies: Mapping[str, Policy], games: range, watch: Watch = unwatched) -> Showdown:
    """Let *policies* play the same games, in 100 batches, and return how they did."""
    cut = batches(games)
    with watch(len(policies) * len(games) * matchup.rules.players, "final") as advance:
        wins = dict(zip(policies, matchup.wins(policies.values(), cut, advance), strict=True))
    names = sorted(wins, key=lambda name: sum(wins[name]), reverse=True)
    first = wins[names[0]]
    finalists = tuple(
        Finalist(name, estimate(wins[name], cut), estimate(_differences(first, wins[name]), cut)) for name in names
    )
    return Showdown(finalists, len(games) * matchup.rules.players, _chance([wins[name] for name in names]))


def _sweep(matchup: Matchup, policy: Policy, games: range, watch: Watch, label: str) -> Policy:
    """Return *policy* with each threshold in turn set to the best, if that is clearly better than before."""
    cut = batches(games, TRY_BATCHES)
    tries = 1 + sum(len(choices(situation, matchup.rules)) - 1 for situation in SITUATIONS)
    with watch(tries * len(games) * matchup.rules.players, label) as advance:
        (best,) = matchup.wins([policy], cut, advance)
        for index, situation in enumerate(SITUATIONS):
            before, old = best, policy.limits
            others = [
                Policy((*old[:index], limit, *old[index + 1 :]))
                for limit in choices(situation, matchup.rules)
                if limit != old[index]
            ]
            for other, wins in zip(others, matchup.wins(others, cut, advance), strict=True):
                if sum(wins) > sum(best) and estimate(_differences(wins, before), cut).is_clear:
                    best, policy = wins, other
    return policy


def _fresh(after: range, games: int, seats: int) -> range:
    """Return the numbers of games that come after those, as many for each seat as make *games* or a few more."""
    return range(after.stop, after.stop - (-games // seats))


def _differences(ones: Sequence[float], others: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(ones, others, strict=True)]


def _chance(wins: Sequence[Sequence[float]]) -> float:
    """Return how often the first has the most wins in bootstrap resamples of the batches."""
    table = np.array(wins)
    count = table.shape[1]
    drawn = np.random.default_rng(1).multinomial(count, [1 / count] * count, RESAMPLES)
    return float(((drawn @ table.T).argmax(axis=1) == 0).mean())


def _doubt(best: Sequence[float], other: Sequence[float], heats: Sequence[range], seats: int) -> float:
    """Return about how likely *other*, who left after some heats, is better than *best*, by the games of those heats.

    It counts luck in full, as if they had not played on the same seeds, so it is rather too much than too little.
    """
    games = heats[len(other) - 1].stop
    shares = [sum(best[: len(other)]) / games, sum(other) / games]
    error = sqrt(sum(share * (1 - share) for share in shares) / (games * seats))
    return erfc((shares[0] - shares[1]) / error / sqrt(2)) / 2 if error else 0.5
