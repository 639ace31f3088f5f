"""`mahe terminal`: people at the prompt, and the record of their game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from mahe.locales import LANGUAGES, Words
from mahe.record import parse_record
from tests.cli.run import Answer, assert_refused, call, run
from tests.cli.tables import IMPOSSIBLE, TABLES
from tests.cli.test_verify import GAME

SHORT = ["--deck", "1 1 1 1 1 1"]
ANSWERS = "9\n2\n1\n" * 3000
"""Refused, then the second choice where there is one, else the first."""


def play(options: str, *more: str, stdin: str = ANSWERS) -> Answer:
    return call("terminal", *SHORT, *options.split(), *more, stdin=stdin)


@pytest.mark.parametrize("table", TABLES[::5])
def test_a_whole_game_is_played_and_its_record_is_right(table: str, tmp_path: Path) -> None:
    path = tmp_path / "game.mahe"
    answer = play(f"{table} --seed 1 --record", str(path))
    assert (answer.status, answer.err) == (0, "")
    assert "\n1. " in answer.out
    assert answer.out.endswith(f"The game is in {path}.\n")
    assert call("verify", str(path)).status == 0


def test_without_options_it_asks_how_to_play_and_enter_starts() -> None:
    answer = call("terminal", stdin="\n1\n")
    assert answer.status == 130
    assert answer.out.startswith("Mahé. ")
    assert answer.out.count("Captain (1 or Enter): ") == 1
    assert answer.out.endswith("Captain (1 or 2): \n\nThe game is kept. “mahe terminal” offers to go on with it.\n")
    assert answer.err == ""


def test_a_game_broken_off_is_offered_and_goes_on_where_it_was(own_state: Path) -> None:
    assert play("--players 2 --turtles 1 --seed 1", stdin="1\n2\n").status == 130
    (kept,) = (own_state / "games").glob("*.mahe")
    before = parse_record(kept.read_text(encoding="utf-8"))
    again = call("terminal", "--plain", stdin="2\n")
    assert again.status == 130
    assert "\n  2  Go on: 20" in again.out
    assert again.out.count(" swims to ") == 2
    assert parse_record(kept.read_text(encoding="utf-8")).events == before.events


def test_a_game_that_is_over_is_not_kept(own_state: Path) -> None:
    assert play("--seed 1").status == 0
    assert list((own_state / "games").iterdir()) == []


def test_a_record_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.mahe"
    play("--players 2 --seed 1 --record", str(path))
    answer = call("terminal", str(path), "--lang", "de")
    assert (answer.status, answer.err) == (0, "")
    assert "schwimmt auf Feld" in answer.out
    assert "\n1. " in answer.out


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("none.mahe", ["none.mahe: no such file or directory"]),
        ("http://", ["'http://' is not the link of a table; one looks like http://host:8000/#a1B2c3"]),
        ("http://host/", ["is not the link of a table"]),
        ("http://host:99999/#a", ["is not the link of a table"]),
        ("ftp://host/#a", ["is not the link of a table"]),
        ("http://host/#a b", ["is not the link of a table"]),
        ("http://127.0.0.1:1/#abc", ["http://127.0.0.1:1/#abc: The server cannot be reached."]),
    ],
)
def test_what_is_neither_a_record_nor_a_table_is_refused(target: str, words: list[str]) -> None:
    assert_refused(call("terminal", target), *words)


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    path.write_text("hello", encoding="utf-8")
    assert_refused(call("terminal", str(path)), f"{path}: line 1", "a record begins with")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_prompt(language: str) -> None:
    answer = call("terminal", "--lang", language, stdin="\n")
    words = Words(language)
    assert answer.out.startswith(f"Mahé. {words('home-motto')}")
    assert words("terminal-kept") in answer.out


def test_a_record_that_came_by_way_of_windows_can_be_watched(tmp_path: Path) -> None:
    for name, text in (("plain", GAME), ("windows", GAME.replace("\n", "\r\n"))):
        (tmp_path / name).write_text(text, encoding="utf-8", newline="")
    plain, windows = (call("terminal", "--plain", str(tmp_path / name)) for name in ("plain", "windows"))
    assert plain.status == 0
    assert plain == windows


def test_the_same_seed_gives_the_same_game() -> None:
    assert play("--seed 7") == play("--seed 7")


def test_without_a_seed_games_differ() -> None:
    assert len({play("").out for _ in range(5)}) > 1


def test_people_sit_from_seat_1_on_and_bots_take_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "game.mahe"
    play("--players 3 --people Ada,Zoë --bot hatchling --seed 1 --record", str(path))
    assert '[Seat1 "Ada"]\n[Seat2 "Zoë"]\n[Seat3 "bot:hatchling"]\n' in path.read_text(encoding="utf-8")


def test_people_alone_need_no_bot(tmp_path: Path) -> None:
    path = tmp_path / "game.mahe"
    answer = play("--players 2 --people Ada,Ben --record", str(path))
    assert answer.status == 0
    assert "swimmer" not in answer.out


def test_a_game_broken_off_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.mahe"
    answer = play("--players 2 --turtles 1 --seed 1 --record", str(path), stdin="1\n2\n")
    assert answer.status == 130
    assert answer.out.endswith(f"offers to go on with it.\nThe game is in {path}.\n")
    assert answer.err == ""
    checked = call("verify", str(path))
    assert (checked.status, "unfinished after 2 turns" in checked.out) == (0, True)


def test_a_file_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    path = tmp_path / "none" / "game.mahe"
    assert_refused(play("--record", str(path)), f"mahe: {path}: no such file or directory")


def test_a_folder_is_no_place_for_a_record(tmp_path: Path) -> None:
    assert_refused(play("--record", str(tmp_path)), "--record", "is a directory")


@pytest.mark.parametrize(
    ("people", "words"),
    [
        ("", ["--people", "4 players need 1 to 4 names, not 0"]),
        (" , ", ["--people", "not 0"]),
        ("a,b,c,d,e", ["--people", "4 players need 1 to 4 names, not 5"]),
        ("Ada\tB", ["--people", "'Ada\\tB'", "cannot be printed"]),
        ("\udcff", ["--people", "'\\udcff'", "cannot be printed"]),
        ("\x1b[31mAda", ["--people", "cannot be printed"]),
        ("bot:swimmer", ["--people", "'bot:swimmer'", "is how a record calls a bot"]),
        ("Ada,Bot:swimmer", ["--people", "'Bot:swimmer'", "is how a record calls a bot"]),
        ("Ada,ADA", ["--people", "Somebody at this table has that name, or one that looks like it."]),
        ("\u2800", ["--people", "A name needs at least one letter that can be seen."]),
    ],
)
def test_names_that_will_not_do_are_refused(people: str, words: list[str]) -> None:
    assert_refused(call("terminal", "--people", people), *words)


def test_a_bot_that_is_not_there_is_refused() -> None:
    assert_refused(play("--bot shark"), "--bot", "'shark'", "hatchling, swimmer")


@pytest.mark.parametrize(("options", "words"), IMPOSSIBLE)
def test_an_impossible_table_is_refused_with_what_would_be_right(options: str, words: list[str]) -> None:
    assert_refused(call("terminal", *options.split()), "mahe: ", *words)


@pytest.mark.process
@pytest.mark.parametrize(
    "junk", [b"\xff\xfe\n", b"\x00\n", b"9" * 5000 + b"\n", "²\n".encode()], ids=["not UTF-8", "NUL", "long", "²"]
)
def test_junk_at_the_prompt_is_told_what_would_be_right(junk: bytes) -> None:
    answer = run("terminal", "--seed", "1", stdin=junk, env={"PYTHONIOENCODING": "utf-8:strict"})
    assert answer.status == 130
    assert "Please type 1 or Enter." in answer.out
    assert "Traceback" not in answer.err


@pytest.mark.process
@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_a_record_may_have_a_name_that_is_not_utf8(tmp_path: Path) -> None:
    answer = run("terminal", "--record", bytes(tmp_path) + b"/\xff", env={"PYTHONIOENCODING": "utf-8:strict"})
    assert (answer.status, answer.err) == (130, "")
    assert answer.out.endswith("/\\udcff.\n")
