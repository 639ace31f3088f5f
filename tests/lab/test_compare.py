"""Settings side by side: means, differences and how far they can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from random import Random
from statistics import stdev

import pytest

from mahe.lab.compare import BATCHES, T95, Comparison, Estimate, Measure, batches, estimate, measures
from mahe.lab.simulate import Setting, Tally, count_games
from mahe.lab.simulate_compiled import count_compiled
from mahe.rules import STANDARD, Rules

FOUR = Setting(STANDARD, ("swimmer",) * 4)


def played(*settings: Setting, games: int = 2000, seed: int = 1) -> Comparison:
    comparison = Comparison(settings, games)
    assert sum(comparison.play(count_compiled, seed)) == games * len(settings)
    return comparison


def found(comparison: Comparison, measure: Measure) -> tuple[Estimate, Estimate, Estimate]:
    base, other = comparison.mean(0, measure), comparison.mean(1, measure)
    difference = comparison.difference(1, measure)
    assert base is not None
    assert other is not None
    assert difference is not None
    return base, other, difference


@pytest.mark.parametrize("games", [range(100), range(7, 1007), range(150), range(10**9)])
def test_batches_are_all_the_games_and_nearly_even(games: range) -> None:
    cut = batches(games)
    assert len(cut) == BATCHES
    assert cut[0].start == games.start
    assert cut[-1].stop == games.stop
    assert all(one.stop == other.start for one, other in pairwise(cut))
    assert max(map(len, cut)) - min(map(len, cut)) <= 1


def test_the_interval_is_students_for_even_batches() -> None:
    random = Random(1)
    sums = [random.gauss(50, 5) for _ in range(BATCHES)]
    found = estimate(sums, batches(range(1000)))
    assert found.value == pytest.approx(sum(sums) / 1000)
    assert found.margin == pytest.approx(T95 * stdev(one / 10 for one in sums) / sqrt(BATCHES))


def test_an_interval_holds_the_truth_about_nineteen_times_in_twenty() -> None:
    random = Random(2)
    cut = batches(range(150))
    held = 0
    for _ in range(400):
        found = estimate([sum(random.random() < 0.3 for _ in batch) for batch in cut], cut)
        held += found.interval[0] <= 0.3 <= found.interval[1]
    assert 0.92 <= held / 400 <= 0.98


def test_a_difference_is_clear_when_its_interval_leaves_nothing_out() -> None:
    assert Estimate(-0.2, 0.1).is_clear
    assert not Estimate(0.1, 0.2).is_clear
    assert not Estimate(0.0, 0.0).is_clear


def test_the_means_are_those_of_a_simulation() -> None:
    comparison = played(FOUR, Setting(STANDARD, ("hatchling",) * 4))
    tally = Tally(STANDARD)
    for _, counts in count_compiled([(FOUR, range(2000))], 1):
        tally.add_counts(counts)
    for measure in measures(FOUR):
        mean = comparison.mean(0, measure)
        assert mean is not None
        source: object = tally if measure.seat is None else tally.seats[measure.seat - 1]
        name = "score" if measure.name == "wins" else measure.name
        assert mean.value == pytest.approx(getattr(source, name) / 2000)


def test_a_difference_is_that_of_the_means() -> None:
    comparison = played(FOUR, Setting(Rules(cards_as_dice=True), FOUR.bots))
    for measure in measures(FOUR):
        base, other, difference = found(comparison, measure)
        assert difference.value == pytest.approx(other.value - base.value)


def test_the_luck_that_two_settings_share_drops_out() -> None:
    comparison = played(FOUR, Setting(Rules(deck=(4,) * 6), FOUR.bots))
    base, _, difference = found(comparison, Measure("wins", 1))
    assert 0 < difference.margin < base.margin / 2
    assert comparison.difference(1, Measure("turns")) == Estimate(0, 0)


def test_a_seat_that_only_one_setting_has_has_no_difference() -> None:
    comparison = played(FOUR, Setting(Rules(players=2), ("swimmer",) * 2))
    assert comparison.mean(1, Measure("eggs", 3)) is None
    assert comparison.difference(1, Measure("eggs", 3)) is None
    assert comparison.difference(1, Measure("eggs", 2)) is not None


def test_both_engines_can_count() -> None:
    comparison = Comparison([FOUR, Setting(STANDARD, ("hatchling",) * 4)], 100)
    assert sum(comparison.play(count_games, 1)) == 200
    turns = comparison.difference(1, Measure("turns"))
    assert turns is not None
    assert turns.value > turns.margin > 0


def test_the_plain_engine_counts_the_games_of_the_numbers_it_is_given() -> None:
    def tallied(parts: Sequence[range]) -> dict[str, object]:
        tally = Tally(STANDARD)
        for part in parts:
            before = tally.games
            for _, counts in count_games([(FOUR, part)], 5):
                tally.add_counts(counts)
            assert tally.games - before == len(part)
        return vars(tally)

    assert tallied([range(6)]) == tallied([range(4, 6), range(4)])
