"""Luck, choices and revision add up to the result less the first chance, for every seat of every game."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from mahe.record import Record, parse_position, record_game
from mahe.review import Review, review, reviewing, value
from mahe.rules import Rules, standing
from tests.review.records import SMALL_DECK, every_kind, later_record, random_record, shared_win, small_tables

EXACTLY = 1e-9
SEVEN, TWO = (Rules(players=players, deck=SMALL_DECK, set_aside=3) for players in (7, 2))


def assert_adds_up(record: Record) -> Review:
    """Check everything that holds for every review, and return it."""
    found = review(record)
    *_, end = record.states()
    winners = standing(end).winners
    assert found.is_finished == bool(winners)
    assert len(found.steps) == len(record.events)
    for seat in found.seats:
        parts = seat.first + seat.luck + seat.own_choices + seat.others_choices + seat.revision
        assert parts == pytest.approx(seat.result, abs=EXACTLY)
        assert seat.own_choices <= 0
        if winners:
            assert seat.result == (1 / len(winners) if seat.seat in winners else 0)
    changes = np.array([[step.luck, step.choices, step.revision] for step in found.steps])
    before, after = (np.array([getattr(step, name) for step in found.steps]) for name in ("before", "after"))
    assert np.abs(before + changes.sum(axis=1) - after).max() <= EXACTLY
    assert np.abs(changes.sum(axis=2)).max() <= EXACTLY
    assert np.abs(before.sum(axis=1) - 1).max() <= EXACTLY
    assert before.min() >= 0
    assert all(one.after == other.before for one, other in pairwise(found.steps))
    return found


@pytest.mark.parametrize(("number", "rules"), [*enumerate(small_tables())], ids=repr)
def test_all_adds_up_at_every_kind_of_table(number: int, rules: Rules) -> None:
    """Whole games, games broken off and games that begin later take turns: at every size there are all of them."""
    random = Random(repr(rules))
    if number % 3 == 2:
        assert_adds_up(later_record(rules, random))
    else:
        assert_adds_up(random_record(rules, random, is_whole=number % 3 == 0))


def test_all_adds_up_over_a_whole_deck() -> None:
    assert_adds_up(random_record(Rules(players=7), Random(1), is_whole=True))
    assert_adds_up(random_record(Rules(players=4, cards_as_dice=True), Random(1), is_whole=True))


def test_a_shared_win_counts_its_share() -> None:
    for seed in range(3):
        found = assert_adds_up(shared_win(Random(seed)))
        assert sorted({seat.result for seat in found.seats})[-1] <= 1 / 2


def test_a_game_that_has_hardly_begun_is_reviewed() -> None:
    record = random_record(Rules(), Random(1), is_whole=True)
    found = assert_adds_up(Record(record.tags, record.events[:1]))
    assert not found.is_finished
    assert all(seat.level is None and seat.decisions == 0 and seat.per_decision == 0 for seat in found.seats)


@pytest.mark.parametrize("rules", [SEVEN, TWO], ids=["seven", "two"])
def test_it_comes_in_pieces_that_are_the_whole(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("mahe.review.review"), "PIECE", 24)
    record = random_record(rules, Random(1), is_whole=True)
    found = review(record)
    pieces = list(reviewing(record))
    assert len(pieces) > 3
    assert tuple(step for piece in pieces for step in piece) == found.steps
    assert [step.state for step in found.steps] == list(record.states())[:-1]
    for mistake in found.mistakes:
        assert mistake.state == found.steps[mistake.step].state
        assert dict(mistake.worths)[mistake.chosen] == mistake.chance
        assert max(worth for _, worth in mistake.worths) == mistake.best_chance


def test_a_game_that_begins_at_a_position_and_has_not_gone_on_is_reviewed() -> None:
    state = parse_position("2x1/4BA/5/13./2")
    found = review(record_game(state.rules, ["Ada", "Ben"], (), first=state))
    assert (len(found.steps), len(found.mistakes), len(found.turning_points)) == (0, 0, 0)
    assert found.source is value(state).source
    for seat, chance in zip(found.seats, value(state).chances, strict=True):
        assert seat.first == seat.result == pytest.approx(chance, abs=1e-6)
        assert (seat.luck, seat.own_choices, seat.others_choices, seat.revision) == (0, 0, 0, 0)


@pytest.mark.slow
def test_all_adds_up_in_a_thousand_games() -> None:
    for record in every_kind(1000):
        assert_adds_up(record)
