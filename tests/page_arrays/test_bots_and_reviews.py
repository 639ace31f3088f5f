"""Bots and reviews inside Pyodide, with the page's arithmetic, beside the same with NumPy."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from mahe.bots import CHARACTERS, LEVELS
from mahe.record import format_rules
from mahe.rules import Rules
from tests.golden.make import FOLDER
from tests.golden.tables import GAMES, Golden
from tests.page_arrays import asking
from tests.pyodide.kit import Pyodide

CLOSE: Final = 1e-6

BOT_GAMES: Final = (
    (Rules(players=2, deck=(1, 1, 1, 1, 1, 1), set_aside=2), ["ancient", "navigator"]),
    (Rules(players=2, cards_as_dice=True, deck=(1, 1, 1, 1, 1, 1), set_aside=2), ["ancient", "navigator"]),
    (Rules(players=4), ["ancient", "navigator", "swimmer", "hatchling"]),
    (Rules(players=3, bust_ends_turn=True, deck=(1, 1, 1, 1, 1, 1), set_aside=2), ["navigator", "ancient"]),
    (Rules(players=7, cards_as_dice=True, third_die_at_seven=True), ["ancient", "navigator"]),
    (Rules(players=2, turtles_each=1, deck=(1, 1, 1, 1, 1, 1), set_aside=3), ["ancient", "navigator"]),
)
"""Tables of every kind, and who plays at them."""


@pytest.fixture(scope="session")
def there(pyodide: Pyodide) -> Pyodide:
    """A Pyodide that has been given what is in `asking`."""
    pyodide.run(Path(asking.__file__).read_text(encoding="utf-8"))
    return pyodide


def check_decisions(expected: list[tuple[int, list[float]]], found: list[Any]) -> None:
    for (choice, worths), (chosen, others) in zip(expected, found, strict=True):
        assert others == pytest.approx(worths, abs=CLOSE)
        assert chosen == choice, (worths, others)


@pytest.mark.parametrize(
    ("seed", "count"),
    [(1, 2), *(pytest.param(seed, 12, marks=pytest.mark.thorough) for seed in (2, 3))],
)
@pytest.mark.parametrize("name", ["navigator", "ancient"])
def test_bots_decide_as_with_numpy_at_every_kind_of_table(there: Pyodide, name: str, seed: int, count: int) -> None:
    found = there.run(f"decisions({name!r}, {seed}, {count})")
    for expected, one in zip(asking.decisions(name, seed, count), found, strict=True):
        check_decisions(expected, one)


def test_the_solved_game_is_looked_up_as_with_numpy(there: Pyodide) -> None:
    check_decisions(asking.solved_decisions(1, 24), there.run("solved_decisions(1, 24)"))


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_golden_games_come_out_the_same(there: Pyodide, golden: Golden) -> None:
    words = format_rules(golden.rules), [*golden.bots], golden.seed, golden.position
    assert there.run(f"game(*{words!r})") == (FOLDER / f"{golden.name}.mahe").read_text(encoding="utf-8")


@pytest.mark.parametrize(("rules", "bots"), BOT_GAMES, ids=str)
def test_games_between_bots_come_out_the_same_and_so_do_their_reviews(
    there: Pyodide, rules: Rules, bots: list[str]
) -> None:
    words = format_rules(rules), bots, 5
    record = asking.game(*words)
    assert there.run(f"game(*{words!r})") == record
    check_same(asking.reviewed(record), there.run(f"reviewed({record!r})"))


def check_same(expected: Any, found: Any) -> None:
    """Check that two values of JSON are the same, but for the last digits of numbers."""
    if isinstance(expected, dict):
        assert expected.keys() == found.keys()
        for key in expected:
            check_same(expected[key], found[key])
    elif isinstance(expected, list | tuple):
        assert len(expected) == len(found)
        for one, other in zip(expected, found, strict=True):
            check_same(one, other)
    elif isinstance(expected, float):
        assert found == pytest.approx(expected, abs=CLOSE)
    else:
        assert found == expected


@pytest.mark.thorough
@pytest.mark.parametrize(("seed", "positions"), [(1, 1), pytest.param(2, 12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", [*LEVELS, *CHARACTERS])
def test_a_bot_does_what_any_bot_must(there: Pyodide, name: str, seed: int, positions: int) -> None:
    assert there.run(f"conforms({name!r}, {seed}, {positions})")
