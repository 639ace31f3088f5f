"""`mahe simulate --compare`: settings side by side."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.run import Answer, assert_refused, call


def compare(*changes: str, options: str = "--games 200") -> Answer:
    return call("simulate", *options.split(), *(word for change in changes for word in ("--compare", change)))


def compare_json(*changes: str, options: str = "--games 200") -> dict[str, Any]:
    answer = compare(*changes, options=f"{options} --json")
    assert (answer.status, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert isinstance(found, dict)
    return found


def value(setting: dict[str, Any], measure: str, seat: int | None = None) -> dict[str, Any]:
    (found,) = (one for one in setting["values"] if (one["measure"], one["seat"]) == (measure, seat))
    assert isinstance(found, dict)
    return found


def test_a_change_changes_what_it_says_and_nothing_else() -> None:
    answer = compare_json(
        "--deck '4 4 4 4 4 4'", "--bots hatchling --cards", options="--games 100 --players 3 --turtles 1 --set-aside 5"
    )
    base, deck, other = answer["settings"]
    assert [one["name"] for one in answer["settings"]] == ["base", "A", "B"]
    assert [one["change"] for one in answer["settings"]] == ["", "--deck '4 4 4 4 4 4'", "--bots hatchling --cards"]
    assert base["rules"] | {"deck": [4] * 6} == deck["rules"]
    assert base["rules"] | {"cards_as_dice": True} == other["rules"]
    assert (base["bots"], deck["bots"], other["bots"]) == (["swimmer"] * 3, ["swimmer"] * 3, ["hatchling"] * 3)


def test_json_gives_means_and_differences_with_their_intervals() -> None:
    answer = compare_json("--bots swimmer,hatchling,hatchling,hatchling")
    assert set(answer) == {"engine", "seed", "games", "complete", "settings"}
    base, other = answer["settings"]
    assert len(base["values"]) == len(other["values"]) == 3 * 4 + 6
    for one, two in zip(base["values"], other["values"], strict=True):
        assert two["difference"] == pytest.approx(two["mean"] - one["mean"])
        assert two["interval"][0] <= two["mean"] <= two["interval"][1]
        assert two["difference_interval"][0] <= two["difference"] <= two["difference_interval"][1]
        assert "difference" not in one
    assert value(other, "wins", 1)["difference_interval"][0] > 0.2
    assert value(other, "turns")["difference_interval"][0] > 10


def test_the_base_is_what_a_plain_simulation_answers() -> None:
    (base, _) = compare_json("--cards")["settings"]
    plain = json.loads(call("simulate", "--games", "200", "--json").out)
    assert [value(base, "wins", seat)["mean"] for seat in (1, 2, 3, 4)] == pytest.approx(
        [seat["share"] for seat in plain["seats"]]
    )
    assert value(base, "turns")["mean"] == pytest.approx(plain["turns"]["mean"])


def test_tables_of_other_sizes_have_differences_only_where_both_have_seats() -> None:
    _, two = compare_json("--players 2")["settings"]
    assert value(two, "eggs", 2)["difference"] > 0
    _, five = compare_json("--players 5")["settings"]
    assert value(five, "eggs", 5)["difference"] is None
    lines = compare("--players 5").out.splitlines()
    (line,) = (line for line in lines if line.startswith("eggs, seat 5"))
    assert line.split()[3] == "–"


def test_text_has_a_column_for_each_change_and_says_what_is_clear() -> None:
    out = compare("--deck '4 4 4 4 4 4'", "--bots hatchling").out
    head, _, base, first, second, *_ = out.splitlines()
    assert head == "200 games of each, on the same seeds, seed 1, compiled kernel"
    assert base == "base  4 players with one turtle each; swimmer in every seat"
    assert first == "A     --deck '4 4 4 4 4 4'"
    assert second == "B     --bots hatchling"
    (turns,) = (line for line in out.splitlines() if line.startswith("turns"))
    assert "the same" in turns
    assert turns.endswith(" *")
    assert "cards played" not in out
    assert max(map(len, out.splitlines())) <= 100


def test_many_changes_are_shown_three_at_a_time() -> None:
    out = compare(*(f"--set-aside {number}" for number in range(4)), "--cards").out
    heads = [line.split() for line in out.splitlines() if line.startswith("  ") and "base" in line]
    assert heads == [
        ["base", "A", "difference", "B", "difference", "C", "difference"],
        ["base", "D", "difference", "E", "difference"],
    ]
    assert "cards played" in out
    assert max(map(len, out.splitlines())) <= 100


def test_the_kernel_plays_if_it_can_play_all_settings() -> None:
    assert compare_json("--bots hatchling")["engine"] == "kernel"
    assert compare_json("--cards", options="--games 100 --engine rules")["engine"] == "rules"


def test_the_same_seed_gives_the_same_answer() -> None:
    options = "--games 300 --seed 5"
    assert compare("--cards", options=options) == compare("--cards", options=options)
    assert compare("--cards", options=options).out != compare("--cards", options="--games 300 --seed 6").out


@pytest.mark.parametrize("changes", [["--cards"], ["--players 7", "--third-die-at-seven"], ["--bots hatchling"] * 9])
def test_a_comparison_can_be_drawn(changes: list[str], tmp_path: Path) -> None:
    plot = tmp_path / "changes.svg"
    assert compare(*changes, options=f"--games 100 --plot {plot}").status == 0
    assert b"</svg>" in plot.read_bytes()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("--shark", ["No such option", "--shark"]),
        ("--games 7", ["No such option", "--games"]),
        ("--help", ["No such option", "--help"]),
        ("shark", ["unexpected extra argument", "shark"]),
        ("--deck '4 4 4 4 4 5'", ["the box has 24 cards; this deck has 25"]),
        ("--deck 4 4", ["unexpected extra argument"]),
        ("--deck many", ["'many' is not a deck"]),
        ("--players 8", ["players must be 2 to 7, not 8"]),
        ("--players", ["--players", "requires an argument"]),
        ("--bots shark", ["there is no bot called 'shark'"]),
        ("--bots swimmer,swimmer", ["4 players need one bot or 4, not 2."]),
        ("--deck '4 4", ["No closing quotation"]),
        ("", ["'' changes nothing."]),
        ("--players 4 --bots swimmer", ["changes nothing."]),
    ],
)
def test_a_wrong_change_is_refused(change: str, words: list[str]) -> None:
    assert_refused(compare(change, options="--games 1000000000000"), "--compare", *words)


def test_what_does_not_go_with_a_comparison_is_refused(tmp_path: Path) -> None:
    assert_refused(compare("--cards", options="--games 99"), "--games", "a comparison needs at least 100 games.")
    folder = tmp_path / "games"
    answer = compare("--cards", options=f"--games 100 --records {folder}")
    assert_refused(answer, "--records", "a comparison writes no records.")
    assert not folder.exists()
