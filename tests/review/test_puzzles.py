"""The puzzles that ship: each is lawful, has one best option that swimmer misses, and days are varied."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from random import Random

import pytest

from mahe.bots.swimmer import Swimmer
from mahe.record import format_position, parse_position
from mahe.review import Kind, Source, judge
from mahe.review.puzzle_days import arrange_days
from mahe.review.puzzle_search import CLEARLY, MUCH, TABLES, find_puzzles, is_puzzling, likeness, share_out
from mahe.review.puzzles import (
    A_DAY,
    DIGITS,
    Puzzle,
    format_puzzle,
    parse_puzzle,
    puzzles_of,
    shipped_lines,
    shipped_puzzles,
)
from mahe.review.review_json import format_reason
from mahe.rules import Decision, Start, State

PUZZLES = shipped_puzzles()
SLACK = 0.6 * 10**-DIGITS
"""What rounding may change."""

FIRST = date(2026, 11, 1)


def test_at_least_300_ship_and_fill_whole_days() -> None:
    assert len(PUZZLES) >= 300
    assert len(PUZZLES) % A_DAY == 0


def test_every_line_is_written_as_it_was_read() -> None:
    assert tuple(map(format_puzzle, PUZZLES)) == shipped_lines()
    for puzzle in PUZZLES:
        assert format_position(parse_position(puzzle.text)) == puzzle.text


def test_every_puzzle_has_a_choice_and_chances_for_everyone() -> None:
    for puzzle in PUZZLES:
        assert len(puzzle.options) == len(puzzle.chances) > 1
        assert not isinstance(puzzle.options[0], Start)
        for chances in puzzle.chances:
            assert len(chances) == puzzle.state.rules.players
            assert sum(chances) == pytest.approx(1, abs=len(chances) * SLACK)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_best_option_is_best_by_judge_and_swimmer_misses_it(puzzle: Puzzle) -> None:
    found = judge(puzzle.state)
    assert found.seat == puzzle.seat
    assert found.source is puzzle.source
    assert found.best.option == puzzle.options[puzzle.best]
    for judged, chances in zip(found.options, puzzle.chances, strict=True):
        assert judged.chances == pytest.approx(chances, abs=SLACK)
    obvious = Swimmer(Random(0)).choose(puzzle.state, puzzle.options)
    assert is_puzzling(found, obvious)
    (reason,) = (judged.reason for judged in found.options if judged.option == obvious)
    assert reason == puzzle.reason


def test_swimmer_blunders_and_no_other_option_is_nearly_as_good() -> None:
    for puzzle in PUZZLES:
        best, second = sorted(puzzle.worths, reverse=True)[:2]
        obvious = puzzle.options.index(Swimmer(Random(0)).choose(puzzle.state, puzzle.options))
        assert best - puzzle.worths[obvious] >= MUCH - 2 * SLACK
        assert best - second >= CLEARLY - 2 * SLACK


def test_between_two_players_all_is_exact_and_elsewhere_the_lead_was_confirmed() -> None:
    for puzzle in PUZZLES:
        is_exact = puzzle.source is Source.EXACT
        assert is_exact == (puzzle.state.rules.players == 2)
        if is_exact:
            assert puzzle.lead is None
        else:
            assert puzzle.lead is not None
            low, high = puzzle.lead
            assert 0 <= low < high


def test_all_tables_and_most_kinds_are_there_with_and_without_riding() -> None:
    tables = Counter(puzzle.state.rules for puzzle in PUZZLES)
    assert tables == dict(zip((table.rules for table in TABLES), share_out(len(PUZZLES)), strict=True))
    kinds = Counter(puzzle.kind for puzzle in PUZZLES)
    # Swimmer never stops before a safe die, and which turtle goes first it leaves to chance.
    assert kinds.keys() == set(Kind) - {Kind.SAFE_DIE, Kind.OTHER_TURTLE}
    assert max(kinds.values()) <= len(PUZZLES) * 3 / 10
    riding = sum(puzzle.is_about_riding for puzzle in PUZZLES)
    assert len(PUZZLES) / 4 <= riding <= len(PUZZLES) * 3 / 4
    others = sum(puzzle.seat != puzzle.state.turn for puzzle in PUZZLES)
    assert others >= len(PUZZLES) / 20, "decisions about a turtle that one rides"


def test_no_two_are_alike() -> None:
    assert len({puzzle.name for puzzle in PUZZLES}) == len(PUZZLES)
    likenesses = Counter((puzzle.state.rules, *likeness(puzzle)) for puzzle in PUZZLES)
    assert max(likenesses.values()) == 1


def test_the_five_of_a_day_are_for_five_numbers_of_players_and_of_four_kinds_at_least() -> None:
    for number in range(len(PUZZLES) // A_DAY):
        five = puzzles_of(FIRST + timedelta(days=number))
        players = [puzzle.state.rules.players for puzzle in five]
        assert len(set(players)) == A_DAY
        assert players == sorted(players)
        assert len({puzzle.kind for puzzle in five}) >= 4


def test_nothing_comes_again_within_60_days() -> None:
    last: dict[str, int] = {}
    for number in range(200):
        for puzzle in puzzles_of(FIRST + timedelta(days=number)):
            assert number - last.get(puzzle.name, -1000) >= 60
            last[puzzle.name] = number
    assert len(last) == len(PUZZLES)


def test_the_first_and_the_last_day_there_is_have_five() -> None:
    assert len(puzzles_of(date.min)) == len(puzzles_of(date.max)) == A_DAY


def test_the_same_seed_finds_the_same_puzzles() -> None:
    rules = TABLES[0].rules
    found = [list(find_puzzles(rules, 6, seed, _no_check)) for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]
    assert all(puzzle.source is Source.EXACT for puzzle in found[0])


def test_an_estimate_that_does_not_hold_is_no_puzzle() -> None:
    asked: list[State] = []

    def check(state: State, better: Decision, worse: Decision) -> tuple[float, float]:
        """Confirm every other position."""
        assert better != worse
        asked.append(state)
        return (0.01, 0.05) if len(asked) % 2 else (-0.01, 0.09)

    rules = next(table.rules for table in TABLES if table.rules.players == 4)
    found = list(find_puzzles(rules, 3, 1, check))
    assert [puzzle.state for puzzle in found] == asked[::2]
    assert {puzzle.lead for puzzle in found} == {(0.01, 0.05)}


def test_shares_add_up() -> None:
    for count in (5, 50, 300, 320, 1000):
        assert sum(share_out(count)) == count


def test_days_are_arranged_out_of_any_multiple_of_five() -> None:
    few = PUZZLES[:25]
    arranged = arrange_days(few, 1)
    assert sorted(puzzle.name for puzzle in arranged) == sorted(puzzle.name for puzzle in few)
    assert arranged == arrange_days(few, 1)


def test_a_reason_keeps_all_it_is_about() -> None:
    for puzzle in PUZZLES:
        again = parse_puzzle(format_puzzle(puzzle))
        assert again == puzzle
        assert format_reason(again.reason) == format_reason(puzzle.reason)


def _no_check(state: State, better: Decision, worse: Decision) -> tuple[float, float]:
    raise AssertionError(f"{state} is exact: {better} and {worse} need no games")
