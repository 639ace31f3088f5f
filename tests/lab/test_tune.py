"""The search for thresholds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mahe.kernel import HATCHLING, Policy, swimmer
from mahe.kernel.policy import SITUATIONS
from mahe.lab.compare import batches
from mahe.lab.tune import (
    Advance,
    Matchup,
    RisksTuning,
    all_risks,
    choices,
    play_final,
    tune_limits,
    tune_risks,
    unwatched,
)
from mahe.rules import STANDARD, Rules

TINY = Rules(players=2, turtles_each=1, deck=(1, 1, 1, 0, 0, 0), set_aside=1)
MATCHUP = Matchup(STANDARD, ("swimmer",) * 3, seed=1)


@pytest.fixture(scope="module")
def tuned() -> RisksTuning:
    return tune_risks(MATCHUP, 20_000)


def batch_wins(matchup: Matchup, policy: Policy, games: int) -> list[float]:
    with unwatched(0, "") as advance:
        (found,) = matchup.wins([policy], batches(range(games), 7), advance)
    return found


def wins(matchup: Matchup, policy: Policy, games: int) -> float:
    return sum(batch_wins(matchup, policy, games)) / games


def test_one_among_its_like_wins_an_even_share_exactly() -> None:
    assert wins(MATCHUP, swimmer((3, 2)), 500) == pytest.approx(1 / 4)
    assert wins(Matchup(TINY, ("swimmer",), 3), swimmer((3, 2)), 500) == pytest.approx(1 / 2)


def test_the_opponents_keep_their_order_round_the_one_that_is_tried() -> None:
    mixed = Matchup(Rules(players=3), ("swimmer", "hatchling"), 2)
    assert wins(mixed, swimmer((3, 2)), 400) > 0.4
    assert wins(mixed, HATCHLING, 400) < 0.2


def test_the_pairs_differ_from_each_other() -> None:
    found = [tuple(batch_wins(MATCHUP, swimmer(risks), 300)) for risks in all_risks(STANDARD)]
    assert len(found) == len(set(found)) == 36
    assert wins(MATCHUP, swimmer((6, 6)), 300) == wins(MATCHUP, swimmer((5, 5)), 300)
    seven = Rules(third_die_at_seven=True)
    assert len(all_risks(seven)) == 42
    bold = Matchup(seven, MATCHUP.opponents, 1)
    assert wins(bold, swimmer((3, 6)), 300) < wins(bold, swimmer((3, 5)), 300)


def test_the_best_pair_comes_out_and_is_sure(tuned: RisksTuning) -> None:
    assert tuned.best == (2, 2)
    assert tuned.chance > 0.95
    assert tuned.chance <= tuned.final.chance
    first, *others = tuned.final.finalists
    assert (first.name, len(others)) == ("(2, 2)", 3)
    assert tuned.final.games == 20_000
    shares = [finalist.share.value for finalist in tuned.final.finalists]
    assert shares == sorted(shares, reverse=True)
    for finalist in others:
        assert finalist.behind.value == pytest.approx(first.share.value - finalist.share.value)


def test_all_pairs_play_and_the_better_half_plays_on(tuned: RisksTuning) -> None:
    assert set(tuned.shares) == set(tuned.played) == set(all_risks(STANDARD))
    counts = sorted(tuned.played.values())
    assert [counts.count(games) for games in sorted(set(counts))] == [18, 9, 9]
    left = {risks for risks, games in tuned.played.items() if games == counts[-1]}
    assert (
        min(tuned.shares[risks] for risks in left) > max(tuned.shares[risks] for risks in {*tuned.shares} - left) - 0.05
    )


def test_the_same_seed_gives_the_same_answer(tuned: RisksTuning) -> None:
    assert tune_risks(MATCHUP, 20_000) == tuned
    assert tune_risks(Matchup(STANDARD, MATCHUP.opponents, 2), 20_000).shares != tuned.shares


def test_few_games_leave_doubt() -> None:
    doubtful = tune_risks(Matchup(Rules(players=7), ("hatchling",) * 6, 1), 1000)
    assert doubtful.chance < 0.9
    assert doubtful.missed > 0


def test_a_final_between_equals_is_open() -> None:
    final = play_final(MATCHUP, {"one": swimmer((3, 2)), "other": swimmer((3, 2))}, range(400))
    assert final.finalists[1].behind.value == 0
    close = play_final(MATCHUP, {"one": swimmer((3, 2)), "other": swimmer((2, 3))}, range(400))
    assert 0.5 <= close.chance < 0.95


@pytest.mark.parametrize("situation", SITUATIONS[::9])
def test_only_thresholds_that_differ_are_tried(situation: tuple[int, str, str, str]) -> None:
    (full,) = (one for one in SITUATIONS if one == situation)
    assert list(choices(full, STANDARD)) == ([-1, 0, 1, 2, 3, 4, 5] if full.dice == 1 else [0, 1, 2, 3, 4, 5])
    assert 6 in choices(full, Rules(third_die_at_seven=True)) or full.dice == 1


class Watch:
    """Remembers how many games were announced and how many were played, by label."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, int, int]] = []

    @contextmanager
    def __call__(self, games: int, label: str) -> Iterator[Advance]:
        done: list[int] = []
        yield done.append
        self.seen.append((label, games, sum(done)))

    def labels(self) -> list[str]:
        assert all(announced == played for _, announced, played in self.seen)
        return [label for label, _, _ in self.seen]


@pytest.mark.thorough
def test_thresholds_by_situation_beat_the_best_pair() -> None:
    matchup = Matchup(Rules(players=2, turtles_each=1), ("swimmer",), 1)
    risks = tune_risks(matchup, 4000)
    watch = Watch()
    found = tune_limits(matchup, risks, 4000, watch)
    assert [finalist.name for finalist in found.final.finalists] == ["by situation", f"swimmer {risks.best}"]
    assert found.final.finalists[1].behind.is_clear
    changed = sum(one != other for one, other in zip(found.policy.limits, swimmer(risks.best).limits, strict=True))
    assert 0 < changed <= sum(found.sweeps)
    assert watch.labels() == [*(f"sweep {number + 1}" for number in range(len(found.sweeps))), "final"]


def test_all_games_of_the_heats_are_told_to_who_watches() -> None:
    watch = Watch()
    tune_risks(Matchup(Rules(players=3), ("hatchling",) * 2, 1), 1000, watch)
    assert watch.labels() == ["heat 1", "heat 2", "heat 3", "final"]
