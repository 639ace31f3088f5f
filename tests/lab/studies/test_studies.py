"""The studies themselves, on games of a few cards."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mahe.cli.study_answer import deck_numbers, deck_words
from mahe.kernel.bot_games import N_DECIDER, N_MOVER, N_PLAYED, N_WINS, MoveNotes, make_notes
from mahe.kernel.position import FACE_UP, NONE_MOVED
from mahe.kernel.setup import hashed_key
from mahe.lab.studies.bot_games import play
from mahe.lab.studies.cards import CardsStudy, card_worths, clutches_between_turns, use_of_cards
from mahe.lab.studies.deck import FOUR_OF_EACH, DeckStudy
from mahe.lab.studies.deck_plot import plot_decks
from mahe.lab.studies.luck import EACH, POPULATIONS, LuckStudy
from mahe.lab.studies.riding import Landing, RidingStudy, landings, ride_gains
from mahe.rules import STANDARD, Rules

SHORT = (1, 1, 1, 1, 1, 1)
FOUR = Rules(players=4, deck=SHORT, set_aside=2)
PAIR = Rules(players=2, turtles_each=1, deck=SHORT, set_aside=2)
WITH_CARDS = replace(FOUR, cards_as_dice=True)


def test_luck_is_told_of_every_population_and_adds_up() -> None:
    study = LuckStudy(200, 1, (PAIR,))
    assert not study.has_answer
    assert sum(study.play(1)) == study.games == study.played == 3 * 200
    shares = study.shares()
    assert [one.population for one in shares] == list(POPULATIONS)
    for one in shares:
        assert one.line_ups == 200 // EACH
        assert one.skill.value + one.luck.value + one.rest.value == pytest.approx(1)
        assert one.skill.low <= one.skill.value <= one.skill.high
    assert shares[0].skill.value > shares[-1].skill.value
    assert {(one.better, one.worse) for one in study.leads()} <= {
        ("swimmer", "hatchling"),
        ("navigator", "swimmer"),
        ("ancient", "navigator"),
    }


@pytest.mark.parametrize(
    "make",
    [lambda: LuckStudy(60, 2, (PAIR,)), lambda: RidingStudy(8, 2, (FOUR,)), lambda: CardsStudy(6, 2, (WITH_CARDS,))],
    ids=["luck", "riding", "cards"],
)
def test_the_same_seed_gives_the_same_answer_on_any_number_of_cores(make: Callable[[], Any]) -> None:
    one, three = make(), make()
    list(one.play(1))
    list(three.play(3))
    assert repr(vars(one)) == repr(vars(three))


def noted(places: list[list[int]], levels: list[list[int]], movers: list[int], wins: list[int]) -> MoveNotes:
    """Return notes of moves of four turtles."""
    notes = make_notes(len(places))
    notes.place[:, :4], notes.level[:, :4] = places, levels
    notes.done[:, N_MOVER], notes.done[:, N_DECIDER], notes.done[:, N_WINS] = movers, movers, wins
    notes.now[:, 1] = NONE_MOVED
    return notes


def test_a_landing_is_studied_if_a_lone_turtle_comes_to_another_far_from_all_others() -> None:
    before, after = [5, 8, 15, 0], [8, 8, 15, 0]
    flat, ridden = [0, 0, 0, 0], [1, 0, 0, 0]
    assert landings(FOUR, noted([before, after], [flat, ridden], [0, 1], [0, 0])) == (1, [Landing(1, 0, 1, 8)])


@pytest.mark.parametrize(
    ("after", "level", "wins", "every"),
    [
        ([9, 8, 15, 0], [0, 0, 0, 0], 0, 0),  # on the ground
        ([8, 8, 9, 0], [1, 0, 0, 0], 0, 1),  # somebody a step ahead
        ([8, 8, 8, 0], [2, 1, 0, 0], 0, 1),  # on a stack
        ([8, 8, 8, 0], [1, 0, 2, 0], 0, 1),  # with a rider
        ([1, 1, 15, 0], [1, 0, 0, 0], 0, 1),  # a step behind would be another lap
        ([20, 20, 15, 0], [1, 0, 0, 0], 0, 1),  # a step ahead would win a clutch
        ([8, 8, 15, 0], [1, 0, 0, 0], 1, 1),  # it has won one
    ],
)
def test_other_landings_are_not_studied(after: list[int], level: list[int], wins: int, every: int) -> None:
    notes = noted([[5, 8, 15, 0], after], [[0, 0, 0, 0], level], [0, 1], [wins, 0])
    assert landings(FOUR, notes) == (every, [])


def test_to_land_on_ones_own_turtle_is_no_riding() -> None:
    rules = Rules(players=2)
    notes = noted([[5, 8, 15, 0], [8, 8, 15, 0]], [[0, 0, 0, 0], [1, 0, 0, 0]], [0, 1], [0, 0])
    assert landings(rules, notes) == (0, [])


def test_what_a_ride_brings_to_all_adds_up_to_nothing() -> None:
    notes = play(FOUR, ["ancient"] * 4, hashed_key("ride"), range(1), with_notes=True).notes
    _, found = landings(FOUR, notes)
    gains = ride_gains(FOUR, notes, found[0], hashed_key("on"))
    assert gains.sum() == pytest.approx(0, abs=1e-4)
    assert np.abs(gains).max() > 0


def test_riding_is_good_for_the_rider() -> None:
    study = RidingStudy(60, 1, (FOUR,))
    list(study.play())
    (found,) = study.found()
    assert found.rider.value > 0 > found.ridden.value
    assert found.others is not None
    assert found.rider.value + found.ridden.value + 2 * found.others.value == pytest.approx(0, abs=1e-4)
    assert 0 < found.studied < 1 < found.landings


def test_a_card_more_is_worth_something_and_eggs_are_worth_more() -> None:
    study = CardsStudy(60, 1, (WITH_CARDS,))
    list(study.play())
    (found,) = study.found()
    assert found.egg.plain.value > 0
    assert found.cards[-1].plain.value > found.cards[0].plain.value
    assert found.cards[0].variant.value > 0
    assert [use.won for use in found.uses] == pytest.approx([4 / 6] * 6, abs=0.25)
    assert 0 < found.played.value < 4
    assert sum(part.value for part in found.played_by_part) == pytest.approx(1)


def test_worths_differ_by_nothing_but_the_card() -> None:
    key = hashed_key("worth")
    notes = play(WITH_CARDS, ["ancient"] * 4, key, range(1), with_notes=True).notes
    (move, taken), *_ = clutches_between_turns(notes)
    assert taken == 0
    worths = card_worths(WITH_CARDS, notes, move, key)
    assert worths.shape == (2, 6)
    again = card_worths(WITH_CARDS, notes, move, key)
    assert worths.tolist() == again.tolist()


def test_cards_are_counted_where_they_are_won_and_played() -> None:
    notes = noted([[0] * 4] * 3, [[0] * 4] * 3, [0, 1, 2], [1, 1, 1])
    notes.now[:, FACE_UP] = 3, 6, 7
    notes.done[:, N_PLAYED] = 0, 3, 0
    found = use_of_cards(Rules(players=4), notes)
    assert found[:6].tolist() == [0, 0, 1, 0, 0, 1]
    assert found[6:12].tolist() == [0, 0, 1, 0, 0, 0]
    assert found[12:].tolist() == [1, 6, 1, 0, 0]


@pytest.mark.thorough
def test_the_search_of_decks_ends_with_ours_among_the_finalists(tmp_path: Path) -> None:
    decks = np.array([[24, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 24], [12, 0, 0, 0, 0, 12], STANDARD.deck, FOUR_OF_EACH])
    study = DeckStudy(200, 1, decks)
    list(study.play())
    found = study.found()
    assert found[0].deck == STANDARD.deck
    assert found[0].skill_than_ours.value == found[0].open_than_ours.value == 0
    assert FOUR_OF_EACH in [one.deck for one in found]
    by_deck = {one.deck: one for one in found}
    # With nothing but single eggs, the seven of the last clutch decide nearly everything.
    assert by_deck[24, 0, 0, 0, 0, 0].is_open.value > 0.9
    assert all(one.skill.value > 0 for one in found)
    lines = list(deck_words(study))
    assert max(map(len, lines)) <= 120
    assert lines[4].startswith("3 3 5 5 5 3 ")
    assert [one["deck"] for one in json.loads(json.dumps(deck_numbers(study)))["final"]] == [
        list(one.deck) for one in found
    ]
    plot_decks(tmp_path / "decks.svg", study)
    assert b"</svg>" in (tmp_path / "decks.svg").read_bytes()
