"""The rules of an edition by its name, in every command that takes a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import click
import pytest

from mahe.cli.table_options import small_table_options, table_options, tables_options
from mahe.record import format_rules
from mahe.rules import FRENCH, PRESETS, STANDARD, TINY, Rules
from tests.cli.run import assert_refused, call


def command(**found: Any) -> Any:
    """Return what the table options make."""
    (rules,) = found.values()
    return rules


def rules_of(options: str, decorator: Callable[[Callable[..., Any]], Callable[..., Any]] = table_options) -> Any:
    """Return the rules that a command with the table options gets."""
    return click.command()(decorator(command)).main(options.split(), standalone_mode=False)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_by_its_name_is_the_preset(name: str) -> None:
    assert rules_of(f"--preset {name}") == PRESETS[name]


def test_the_standard_is_what_there_is_without() -> None:
    assert rules_of("") == rules_of("--preset standard") == STANDARD


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ("--preset french --players 3", FRENCH.for_players(3)),
        ("--players 6 --preset french --cards", Rules(players=6, third_die_at_seven=True, cards_as_dice=True)),
        ("--preset french --third-die-at-seven", FRENCH),
        ("--preset dutch --set-aside 0", Rules(third_die_at_seven=True, set_aside=0)),
        ("--preset tiny --players 2", TINY),
        ("--preset tiny --turtles 2", TINY.for_players(2, 2)),
        ("--preset tiny --players 3", TINY.for_players(3)),
        ("--preset tiny --deck 3,3,5,5,5,3 --set-aside 4", Rules(players=2, turtles_each=1)),
    ],
)
def test_other_options_override_it(options: str, rules: Rules) -> None:
    assert rules_of(options) == rules


def test_an_edition_leaves_a_command_its_usual_size_and_tiny_has_its_own() -> None:
    assert rules_of("--preset french", small_table_options) == FRENCH.for_players(2, 1)
    assert rules_of("--preset tiny", small_table_options) == TINY
    assert rules_of("--preset french --players 2,7", tables_options) == (FRENCH.for_players(2), FRENCH.for_players(7))
    assert rules_of("--preset tiny", tables_options) == (TINY,)


def settings_of(*options: str) -> list[dict[str, Any]]:
    """Return the rules of the base and of its changes in a short comparison."""
    answer = call("simulate", "--games", "100", "--engine", "rules", "--json", *options)
    assert (answer.status, answer.err) == (0, "")
    return [setting["rules"] for setting in json.loads(answer.out)["settings"]]


def test_a_change_keeps_the_preset_of_the_base_and_what_else_the_base_says() -> None:
    base, changed = settings_of("--preset", "tiny", "--deck", "1,1,0,0,0,0", "--compare", "--third-die-at-seven")
    assert base == {**format_rules(TINY), "deck": [1, 1, 0, 0, 0, 0]}
    assert changed == {**base, "third_die_at_seven": True}


def test_a_change_may_be_another_preset() -> None:
    base, changed = settings_of(
        "--players", "2", "--deck", "1,1,1,0,0,0", "--set-aside", "1", "--compare", "--preset tiny"
    )
    assert base == {**format_rules(TINY), "turtles_each": 2}
    assert changed == format_rules(TINY)


def test_a_change_to_an_edition_with_the_same_rules_changes_nothing() -> None:
    answer = call("simulate", "--games", "100", "--preset", "french", "--compare", "--preset dutch")
    assert_refused(answer, "'--preset dutch' changes nothing")
