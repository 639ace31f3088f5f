"""`mahe simulate`: its games, its records and its numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahe.record import parse_record
from tests.cli.run import Answer, assert_refused, call, run
from tests.cli.tables import IMPOSSIBLE, TABLES


def simulate(options: str, *more: str) -> Answer:
    return call("simulate", *options.split(), *more)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("table", TABLES)
def test_every_record_of_a_simulation_passes_verify(table: str, tmp_path: Path) -> None:
    answer = simulate(f"{table} --games 3 --seed 1 --records", str(tmp_path))
    assert (answer.status, answer.err) == (0, "")
    files = sorted(map(str, tmp_path.iterdir()))
    assert len(files) == 3
    checked = call("verify", *files)
    assert (checked.status, checked.err) == (0, "")
    assert [line.split(",")[0] for line in checked.out.splitlines()] == [f"{file}: right" for file in files]


@pytest.mark.process
def test_fifty_records_have_names_in_order_and_pass_verify(tmp_path: Path) -> None:
    assert run("simulate", "--players", "5", "--games", "50", "--seed", "1", "--records", str(tmp_path)).status == 0
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"game-{number:02}.mahe" for number in range(1, 51)]
    checked = run("verify", *map(str, files))
    assert (checked.status, checked.err, checked.out.count(": right, ")) == (0, "", 50)


@pytest.mark.parametrize("table", ["", "--players 3 --cards", "--json"])
def test_the_same_seed_gives_the_same_bytes(table: str, tmp_path: Path) -> None:
    first, second = (simulate(f"{table} --games 4 --seed 9 --records", str(tmp_path / name)) for name in "ab")
    assert first == second
    assert contents(tmp_path / "a") == contents(tmp_path / "b")


@pytest.mark.process
def test_another_process_gives_the_same_bytes(tmp_path: Path) -> None:
    options = ["simulate", "--players", "2", "--cards", "--games", "3", "--seed", "4", "--records"]
    assert call(*options, str(tmp_path / "a")) == run(*options, str(tmp_path / "b"), env={"PYTHONHASHSEED": "77"})
    assert contents(tmp_path / "a") == contents(tmp_path / "b")


def test_another_seed_gives_another_answer() -> None:
    assert simulate("--games 5 --seed 1").out != simulate("--games 5 --seed 2").out


def test_more_games_begin_with_the_same_ones(tmp_path: Path) -> None:
    simulate("--games 3 --records", str(tmp_path / "a"))
    simulate("--games 5 --records", str(tmp_path / "b"))
    few, many = contents(tmp_path / "a"), contents(tmp_path / "b")
    assert few == {name: many[name] for name in few}


@pytest.mark.parametrize("engine", ["rules", "kernel"])
def test_a_record_says_when_it_was_played_and_how_to_play_it_again(engine: str, tmp_path: Path) -> None:
    assert simulate(f"--games 12 --seed 5 --engine {engine} --records", str(tmp_path)).status == 0
    text = (tmp_path / "game-07.mahe").read_text(encoding="utf-8")
    tags = dict(parse_record(text).tags)
    assert (tags["Date"], tags["Seed"], tags["Game"], tags["Engine"]) == ("2026-11-15", "5", "7", engine)


def test_games_of_an_earlier_run_are_replaced_only_when_that_is_asked_for(tmp_path: Path) -> None:
    simulate("--games 12 --records", str(tmp_path))
    before = contents(tmp_path)
    answer = simulate("--games 3 --seed 2 --records", str(tmp_path))
    assert_refused(answer, "--records", "holds games of an earlier run (12)", "--overwrite")
    assert contents(tmp_path) == before
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert simulate("--games 3 --seed 2 --overwrite --records", str(tmp_path)).status == 0
    assert set(contents(tmp_path)) == {"game-1.mahe", "game-2.mahe", "game-3.mahe", "notes.txt"}


@pytest.mark.parametrize("overwrite", ["", "--overwrite"])
def test_somebodys_own_game_is_neither_replaced_nor_joined(overwrite: str, tmp_path: Path) -> None:
    (tmp_path / "ours.mahe").write_text("mine", encoding="utf-8")
    answer = simulate(f"--games 3 {overwrite} --records", str(tmp_path))
    assert_refused(answer, "--records", "holds ours.mahe, which is not of a simulation")
    assert contents(tmp_path) == {"ours.mahe": b"mine"}


def test_nothing_is_replaced_if_the_games_cannot_be_played(tmp_path: Path) -> None:
    simulate("--games 2 --records", str(tmp_path))
    before = contents(tmp_path)
    for options in ("--bots shark", "--compare --cards", "--engine kernel --bots ancient", "--games 0"):
        assert_refused(simulate(f"{options} --overwrite --records", str(tmp_path)))
        assert contents(tmp_path) == before


def test_to_overwrite_one_says_what() -> None:
    assert_refused(simulate("--games 2 --overwrite"), "--overwrite", "say with --records in which folder")


def test_an_engine_writes_the_games_that_it_counts(tmp_path: Path) -> None:
    out = json.loads(simulate("--games 250 --engine kernel --json --records", str(tmp_path)).out)
    winners = [dict(parse_record(text.decode()).tags)["Result"].split() for text in contents(tmp_path).values()]
    assert len(winners) == 250
    assert [seat["wins"] for seat in out["seats"]] == [sum(str(seat) in one for one in winners) for seat in range(1, 5)]


def test_the_folder_for_records_is_made_with_its_parents(tmp_path: Path) -> None:
    assert simulate("--games 1 --records", str(tmp_path / "a" / "b" / "é")).status == 0
    assert (tmp_path / "a" / "b" / "é" / "game-1.mahe").is_file()


def test_json_has_its_keys() -> None:
    answer = json.loads(simulate("--players 3 --cards --games 4 --seed 2 --json").out)
    assert set(answer) == {
        "rules",
        "engine",
        "seed",
        "games",
        "complete",
        "seats",
        "shared_wins",
        "turns",
        "throws",
        "busts",
        "rides",
        "cards_played",
    }
    assert answer["rules"] == {
        "players": 3,
        "turtles_each": 2,
        "cards_as_dice": True,
        "third_die_at_seven": False,
        "bust_ends_turn": False,
        "deck": [3, 3, 5, 5, 5, 3],
        "set_aside": 4,
    }
    assert (answer["seed"], answer["games"]) == (2, 4)
    assert set(answer["turns"]) == {"mean", "shortest", "longest"}
    assert [set(seat) for seat in answer["seats"]] == [
        {
            "seat",
            "bot",
            "share",
            "interval",
            "wins",
            "shared_wins",
            "eggs",
            "clutches",
            "turns",
            "throws",
            "busts",
            "rides",
            "cards_played",
        }
    ] * 3
    assert [(seat["seat"], seat["bot"]) for seat in answer["seats"]] == [(n, "swimmer") for n in (1, 2, 3)]


def test_json_adds_up() -> None:
    answer = json.loads(simulate("--players 6 --cards --games 20 --json").out)
    seats = answer["seats"]
    assert sum(seat["share"] for seat in seats) == pytest.approx(1)
    assert sum(seat["clutches"] for seat in seats) == pytest.approx(21)
    assert sum(seat["wins"] for seat in seats) >= 20
    for total in ("throws", "busts", "rides", "cards_played"):
        assert sum(seat[total] for seat in seats) == pytest.approx(answer[total])
    assert sum(seat["turns"] for seat in seats) == pytest.approx(answer["turns"]["mean"])
    assert sum(seat["shared_wins"] for seat in seats) >= 2 * answer["shared_wins"]
    assert answer["turns"]["shortest"] <= answer["turns"]["mean"] <= answer["turns"]["longest"]
    for seat in seats:
        low, high = seat["interval"]
        assert 0 <= low <= seat["share"] <= high <= 1


@pytest.mark.parametrize(
    "options",
    [
        "--games 30",
        "--players 2 --cards --games 7 --bots swimmer,hatchling",
        "--players 7 --games 1 --bots hatchling",
        "--players 7 --games 60",
    ],
)
def test_text_says_the_same_as_json(options: str) -> None:
    answer = json.loads(simulate(f"{options} --json").out)
    head, blank, titles, *lines = simulate(options).out.splitlines()
    games = "1 game" if answer["games"] == 1 else f"{answer['games']} games"
    assert head.startswith(f"{games}, {answer['rules']['players']} players with ")
    assert f"seed {answer['seed']}" in head
    assert blank == ""
    assert ("cards" in titles) == answer["rules"]["cards_as_dice"]
    for seat, line in zip(answer["seats"], lines, strict=False):
        assert line.split() == _cells(seat, games=answer["games"], cards="cards" in titles)
        assert len(line) == len(titles)
    rest = "\n".join(lines[len(answer["seats"]) :])
    turns = answer["turns"]
    assert f"{turns['mean']:.1f} turns ({turns['shortest']} to {turns['longest']})" in rest
    assert f"{answer['throws']:.1f} throws, {answer['busts']:.1f} busts, {answer['rides']:.1f} rides" in rest
    assert (f", {answer['cards_played']:.1f} cards played" in rest) == answer["rules"]["cards_as_dice"]
    assert ("shared wins" in rest) == bool(answer["shared_wins"])


def _cells(seat: dict[str, Any], *, games: int, cards: bool) -> list[str]:
    low, high = seat["interval"]
    numbers = [seat[name] for name in ("eggs", "clutches", "throws", "busts", "rides")] + [seat["cards_played"]] * cards
    cells = [str(seat["seat"]), seat["bot"], f"{seat['share']:.1%}", f"{low:.1%}", "–", f"{high:.1%}"]
    cells.append(f"{seat['shared_wins'] / games:.1%}")
    return cells + [f"{number:.1f}" for number in numbers]


@pytest.mark.parametrize("options", ["--players 2 --games 50 --bots swimmer,hatchling", "--players 7 --games 2"])
def test_the_columns_line_up_from_nothing_to_a_hundred_per_cent(options: str) -> None:
    lines = simulate(f"{options} --cards").out.splitlines()[2:]
    table = lines[: lines.index("")]
    assert len({len(line) for line in table}) == 1
    if "hatchling" in options:
        assert "100.0%" in table[1]
    for line in table[1:]:
        for title in ("wins", "shared", "eggs", "clutches", "throws", "busts", "rides", "cards"):
            end = table[0].index(title) + len(title)
            assert line[end - 1] in "0123456789%"
            assert line[end : end + 1] in (" ", "")
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize(("options", "words"), IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_what_would_be_right(options: str, words: list[str]) -> None:
    assert_refused(simulate(options), "mahe: ", *words)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("--games 0", ["--games", "0 is not in the range"]),
        ("--games -1", ["--games", "-1 is not in the range"]),
        ("--games ten", ["--games", "'ten'", "integer"]),
        ("--seed x", ["--seed", "'x'", "integer"]),
        ("--bots shark", ["there is no bot called 'shark'; there are hatchling, swimmer"]),
        ("--bots swimmer,", ["there is no bot called ''"]),
        ("--bots swimmer,swimmer", ["--bots", "4 players need one bot or 4, not 2."]),
        ("--records", ["--records", "requires an argument"]),
    ],
)
def test_a_wrong_option_is_refused(options: str, words: list[str]) -> None:
    assert_refused(simulate(options), "mahe: ", *words)


def test_records_into_a_file_are_refused_and_the_file_stays(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert_refused(simulate("--games 1 --records", str(file)), "--records", "is a file")
    assert_refused(simulate("--games 1 --records", str(file / "sub")), "not a directory")
    assert file.read_text() == "mine"
