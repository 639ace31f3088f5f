"""Oracle plays perfectly at the table that its file is for, and says so at any other."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from mahe.bots import CHARACTERS, LEVELS, Bot, bot_names, is_bot, make_bot
from mahe.bots.oracle import Oracle, opened
from mahe.bots.registry import SOLUTION
from mahe.bots.sample_positions import sample_positions
from mahe.bots.solution import NotSolved
from mahe.bots.swimmer import Swimmer
from mahe.play import SeededDice
from mahe.rules import CHANCE, Roll, Rules, Stop, actor, apply, begin, chance, options, standing
from tests.kit.solved import SHORT, SOLVED

GAMES = 120


def _share_of_first(first: Bot, second: Bot, games: int, seed: int) -> float:
    """Return the first seat's part of the wins."""
    dice = SeededDice(Random(seed))
    total = 0.0
    for _ in range(games):
        state = begin(SHORT)
        while (who := actor(state)) is not None:
            if who is CHANCE:
                state = apply(state, dice.draw(chance(state)))
            else:
                on_offer = options(state)
                choice = on_offer[0] if len(on_offer) == 1 else (first, second)[who == 2].choose(state, on_offer)
                state = apply(state, choice)
        winners = standing(state).winners
        total += (1 in winners) / len(winners)
    return total / games


@pytest.mark.parametrize("seed", range(3))
def test_oracle_decides_in_any_position_of_its_table_and_always_alike(seed: int) -> None:
    for sample in sample_positions(SHORT, seed, 20):
        on_offer = options(sample.state)
        choice = Oracle(Random(1), SOLVED).choose(sample.state, on_offer)
        assert choice in on_offer
        assert choice == Oracle(Random(2), SOLVED).choose(sample.state, on_offer)


def test_oracle_values_the_start_as_the_file_says() -> None:
    oracle, solution = Oracle(Random(1), SOLVED), opened(SOLVED)
    worth = 0.0
    for card, weight in chance(begin(SHORT)):
        state = apply(begin(SHORT), card)
        worth += weight * oracle.worth(state, options(state))[0] / 6
    assert worth == pytest.approx(solution.value, abs=2 * solution.error)


def test_oracle_wins_more_than_half_against_swimmer() -> None:
    oracle = Oracle(Random(1), SOLVED)
    as_first = _share_of_first(oracle, Swimmer(Random(1)), GAMES, 1)
    as_second = 1 - _share_of_first(Swimmer(Random(1)), oracle, GAMES, 2)
    assert (as_first + as_second) / 2 > 0.52


def test_with_the_last_clutch_won_oracle_stops() -> None:
    state = next(
        sample.state
        for sample in sample_positions(SHORT, 1, 2000)
        if sample.state.face_up == 7
        and sample.state.mover is not None
        and actor(sample.state) == sample.state.turn
        and sample.state.space(sample.state.mover) + len(sample.state.dice) * sum(sample.state.dice) >= 21
    )
    eggs = standing(state).eggs
    assert abs(eggs[0] - eggs[1]) < 7
    assert Oracle(Random(1), SOLVED).choose(state, (Roll(), Stop())) == Stop()


@pytest.mark.parametrize("rules", [Rules(), Rules(players=2), Rules(players=2, turtles_each=1)], ids=str)
def test_at_another_table_oracle_tells_which_one_it_knows(rules: Rules) -> None:
    state = next(sample.state for sample in sample_positions(rules, 1, 50) if len(options(sample.state)) > 1)
    with pytest.raises(NotSolved, match='--deck "1 1 1 1 1 1" --set-aside 3'):
        Oracle(Random(1), SOLVED).choose(state, options(state))


def test_oracle_is_a_bot_by_name_if_the_environment_names_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOLUTION, str(SOLVED))
    assert is_bot("oracle")
    assert bot_names()[: len(LEVELS) + len(CHARACTERS) + 1] == (*LEVELS, *CHARACTERS, "oracle")
    assert isinstance(make_bot("oracle", Random(1)), Oracle)


@pytest.mark.parametrize("value", [None, ""])
def test_without_a_file_there_is_no_oracle(monkeypatch: pytest.MonkeyPatch, value: str | None) -> None:
    monkeypatch.delenv(SOLUTION, raising=False)
    if value is not None:
        monkeypatch.setenv(SOLUTION, value)
    assert not is_bot("oracle")
    assert Counter(bot_names())["oracle"] == 0


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"none\.solved"):
        Oracle(Random(1), tmp_path / "none.solved")
