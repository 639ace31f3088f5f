"""The statistics of the studies, on cases whose answer is known."""

from __future__ import annotations

import numpy as np
import pytest

from mahe.lab.studies.cards import egg_slope
from mahe.lab.studies.decks import all_decks, fit_surface, front, open_games, spread_along, surface_terms
from mahe.lab.studies.luck import games_to_lead, pair_features, seat_features, variance_parts
from mahe.lab.studies.resampling import Clusters
from mahe.rules import Rules


def test_an_interval_of_a_mean_is_as_wide_as_theory_says() -> None:
    values = np.random.default_rng(1).normal(3, 2, size=(400, 1))
    found = Clusters(values).mean(0)
    assert found.value == pytest.approx(values.mean())
    assert found.high - found.low == pytest.approx(2 * 1.96 * values.std() / 20, rel=0.08)
    assert found.low < 3 < found.high
    assert found.excludes_zero


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(100):
        found = Clusters(rng.normal(1, 1, size=(60, 2)) + np.array([0, 1])).ratio(0, 1)
        held += found.low < 0.5 < found.high
    assert 89 <= held <= 99


def test_what_cannot_be_worked_out_of_a_resample_is_left_out() -> None:
    rows = np.array([[1.0, 1.0], *[[0.0, 0.0]] * 4])
    found = Clusters(rows).ratio(0, 1)
    assert (found.value, found.low, found.high) == (1, 1, 1)


def test_skill_is_what_varies_between_line_ups_beyond_what_games_make_vary() -> None:
    rng = np.random.default_rng(3)
    skills = rng.normal(0, 1, size=(3000, 1, 2))
    luck = rng.normal(0, 2, size=(3000, 10, 2))
    rest = rng.normal(0, 1, size=(3000, 10, 2))
    rows = np.array(
        [seat_features(plain, plain - seen) for plain, seen in zip(skills + luck + rest, luck, strict=True)]
    )
    parts = variance_parts(rows.mean(axis=0), len(rows), 10)
    assert parts == pytest.approx([1 / 6, 4 / 6, 1 / 6], abs=0.012)
    assert parts.sum() == pytest.approx(1)


def test_skill_is_nothing_where_all_are_alike() -> None:
    games = np.random.default_rng(4).normal(size=(2000, 10, 3))
    rows = np.array([seat_features(one, one) for one in games])
    assert variance_parts(rows.mean(axis=0), len(rows), 10)[0] < 0.003


@pytest.mark.parametrize("chance", [0.55, 0.6, 0.75])
def test_after_so_many_games_the_better_one_is_ahead_19_times_in_20(chance: float) -> None:
    margin = np.array(2 * chance - 1)
    games = int(games_to_lead(margin, np.array(1.0)))
    won = np.random.default_rng(5).binomial(games, chance, size=40_000)
    # Half a tie: games come in whole numbers, and the normal distribution does not.
    ahead = (2 * won > games).mean() + (2 * won == games).mean() / 2
    assert ahead == pytest.approx(0.95, abs=0.012)


def test_who_is_not_better_is_never_ahead_for_sure_and_who_always_wins_is_at_once() -> None:
    assert np.isinf(games_to_lead(np.array(-0.1), np.array(1.0)))
    assert np.isinf(games_to_lead(np.array(0.0), np.array(1.0)))
    assert games_to_lead(np.array(1.0), np.array(1.0)) == 1


def test_pairs_are_neighbouring_levels_at_the_same_table() -> None:
    plain = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
    found = pair_features(["ancient", "swimmer", "navigator"], plain, plain)
    assert {pair: sums.tolist() for pair, sums in found.items()} == {
        ("ancient", "navigator"): [0.5, 0.5, 1],
        ("navigator", "swimmer"): [-0.5, 0.5, 1],
    }
    assert pair_features(["ancient", "ancient"], plain[:, :2], plain[:, :2]) == {}


def test_the_slope_of_a_line_is_found() -> None:
    assert egg_slope(np.linspace(0.32, 0.42, 6)) == pytest.approx(0.02)


def test_there_are_so_many_decks() -> None:
    decks = all_decks()
    assert len(decks) == 118_755
    assert (decks.sum(axis=1) == 24).all()
    assert decks.min() == 0
    assert len(np.unique(decks, axis=0)) == len(decks)


def test_a_game_is_open_if_the_last_clutch_can_change_who_wins() -> None:
    rules = Rules(players=2)
    ones = np.array([[24, 0, 0, 0, 0, 0]])
    leads = np.array([[0] * won + [1] * (20 - won) for won in range(20, 9, -1)])
    # Each card counts an egg and breaks ties: 14 to 6 is 8 eggs ahead, 13 to 7 is 6.
    assert open_games(rules, leads, ones, 1)[:, 0].tolist() == [float(2 * won - 20 <= 7) for won in range(20, 9, -1)]


def test_a_tie_in_eggs_goes_by_cards_when_a_game_is_called_open() -> None:
    rules = Rules(players=2)
    deck = np.array([[7, 17, 0, 0, 0, 0]])
    takers = np.array([[0] * 10 + [1] * 10])
    found = [open_games(rules, takers, deck, seed)[0, 0] for seed in range(20)]
    assert set(found) == {1.0}  # Ten cards each are never 8 eggs apart here.


def test_a_surface_is_found_again() -> None:
    decks = all_decks()[::700]
    truth = np.random.default_rng(6).normal(size=6)
    values = surface_terms(decks) @ truth
    assert fit_surface(decks, values, np.ones(len(decks))) == pytest.approx(truth)


def test_nothing_is_better_in_both_than_what_is_on_the_front() -> None:
    rng = np.random.default_rng(7)
    ones, others = rng.integers(0, 30, 300) / 30, rng.integers(0, 30, 300) / 30
    places = front(ones, others)
    assert (np.diff(ones[places]) < 0).all()
    assert (np.diff(others[places]) > 0).all()
    for one, other in zip(ones, others, strict=True):
        assert ((ones[places] >= one) & (others[places] >= other)).any()


def test_a_few_of_a_front_have_its_ends_and_its_middle() -> None:
    ones, others = np.linspace(1, 0, 101), np.linspace(0, 1, 101)
    assert spread_along(np.arange(101), ones, others, 3).tolist() == [0, 50, 100]
    assert spread_along(np.arange(2), ones, others, 3).tolist() == [0, 1]
