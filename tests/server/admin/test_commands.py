"""What `mahe admin` says about a database, whether a server uses it or not."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mahe.record import parse_record
from mahe.server.log_texts import archive_text
from mahe.server.storage.host import HostStorage
from tests.cli.run import Answer, assert_refused, call
from tests.server.postgres import fresh_database
from tests.server.test_old_databases import FINISHED, TOKENS, UNDER_WAY, WRITTEN

SECRETS = ("secret", "token", "digest", "key", *TOKENS)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of an old version, with a finished game and one under way, and no server for hours."""
    path = tmp_path / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as db:
        db.executescript((WRITTEN / "database.sql").read_text(encoding="utf-8"))
    return path


def admin(database: Path | str, *arguments: str, stdin: str = "") -> Answer:
    return call("admin", *arguments, "--database", str(database), stdin=stdin)


def listed(database: Path, *arguments: str) -> list[dict[str, Any]]:
    answer = admin(database, "tables", "--json", *arguments)
    assert (answer.status, answer.err) == (0, "")
    found: list[dict[str, Any]] = json.loads(answer.out)
    return found


def change(database: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(statement, values)


def test_tables_are_listed_for_people(database: Path) -> None:
    answer = admin(database, "tables")
    assert (answer.status, answer.err) == (0, "")
    heading, *lines = answer.out.splitlines()
    assert heading.split() == ["TABLE", "PHASE", "PLAYERS", "TAKEN", "ENTRIES", "AGE", "CHANGED", "DUE", "STUCK"]
    assert [line.split()[:5] for line in lines] == [
        [UNDER_WAY, "playing", "2", "2", "22"],
        [FINISHED, "over", "3", "3", "161"],
    ]


def test_tables_are_listed_for_programs(database: Path) -> None:
    under_way, finished = listed(database)
    assert (under_way["phase"], under_way["public"], under_way["stuck"]) == ("playing", True, None)
    assert (finished["phase"], finished["players"], finished["taken"], finished["entries"]) == ("over", 3, 3, 161)
    assert finished["created"] < finished["changed"] < under_way["due"]


def test_lists_are_of_one_kind_and_of_a_length(database: Path) -> None:
    assert [one["table"] for one in listed(database, "--over")] == [FINISHED]
    assert listed(database, "--open") == listed(database, "--busy") == listed(database, "--stuck") == []
    change(database, "UPDATE tables SET changed = ? WHERE id = ?", time.time(), UNDER_WAY)
    assert [one["table"] for one in listed(database, "--busy")] == [UNDER_WAY]
    assert [one["table"] for one in listed(database, "--limit", "1")] == [UNDER_WAY]
    short = admin(database, "tables", "--limit", "1")
    assert (len(short.out.splitlines()), short.err) == (2, "There are more: --limit shows more than 1.\n")


def test_a_long_list_is_whole(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        for number in range(450):
            name = f"{number:017}"
            columns = "secret, phase, public, due, created, changed"
            copy = f"INSERT INTO tables (id, {columns}) SELECT ?, {columns} FROM tables WHERE id = ?"
            db.execute(copy, (name, UNDER_WAY))
    found = listed(database, "--limit", "1000")
    assert len({one["table"] for one in found}) == len(found) == 452


def test_a_table_is_stuck_if_a_server_was_there_and_did_nothing(database: Path) -> None:
    assert admin(database, "tables", "--stuck").out.count("\n") == 1
    (due,) = [one["due"] for one in listed(database) if one["table"] == UNDER_WAY]
    change(database, "UPDATE pulse SET at = ?", due + 299)
    assert listed(database, "--stuck") == []
    change(database, "UPDATE pulse SET at = ?", due + 301)
    (stuck,) = listed(database, "--stuck")
    assert (stuck["table"], stuck["stuck"]) == (UNDER_WAY, "no server has acted since it was due")
    assert stuck["stuck"] in admin(database, "show", UNDER_WAY).out


def test_a_clock_that_never_runs_out_is_stuck(database: Path) -> None:
    change(database, "UPDATE tables SET due = NULL")
    change(database, "UPDATE pulse SET at = ?", time.time())
    (stuck,) = listed(database, "--stuck")
    assert (stuck["table"], stuck["due"]) == (UNDER_WAY, None)


@pytest.mark.parametrize(
    "damage",
    [
        'UPDATE events SET body = \'{"type":"weather"}\' WHERE table_id = ? AND seq = 9',
        "UPDATE events SET body = '{' WHERE table_id = ? AND seq = 9",
        "DELETE FROM events WHERE table_id = ? AND seq = 9",
        "DELETE FROM events WHERE table_id = ?",
        "UPDATE tables SET phase = 'open' WHERE id = ?",
    ],
)
def test_a_log_that_cannot_be_read_is_stuck_and_can_still_be_deleted(database: Path, damage: str) -> None:
    change(database, damage, UNDER_WAY)
    (stuck,) = listed(database, "--stuck")
    assert stuck["table"] == UNDER_WAY
    assert "its log cannot be read" in stuck["stuck"]
    assert "its log cannot be read" in admin(database, "tables").out
    assert "its log cannot be read" in admin(database, "show", UNDER_WAY).out
    assert_refused(admin(database, "export", UNDER_WAY), "its log cannot be read")
    assert admin(database, "delete", UNDER_WAY) == (0, "Deleted 1 table.\n", "")
    assert [one["table"] for one in listed(database)] == [FINISHED]


def test_a_table_is_shown_without_its_secrets(database: Path) -> None:
    text = admin(database, "show", UNDER_WAY)
    assert (text.status, text.err) == (0, "")
    for line in ("phase    playing", "pace     live, 10 min for a decision", "seat 2   Dan", "decides  seat 1, Cleo"):
        assert f"\n{line}\n" in text.out
    answer = admin(database, "show", UNDER_WAY, "--json")
    found = json.loads(answer.out)
    assert [seat["name"] for seat in found["seats"]] == ["Cleo", "Dan"]
    assert (found["decider"], found["bot"], found["entries"]) == (1, None, 22)
    for secret in SECRETS:
        assert secret not in text.out + answer.out


def test_a_game_is_exported_as_its_server_had_it(database: Path, tmp_path: Path) -> None:
    expected = (WRITTEN / "finished.mahe").read_text(encoding="utf-8")
    assert admin(database, "export", FINISHED) == (0, expected, "")
    out = tmp_path / "game.mahe"
    assert admin(database, "export", FINISHED, "--out", str(out)) == (0, "", "")
    assert out.read_text(encoding="utf-8") == expected


def test_all_games_are_exported(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "some" / "folder"
    for _ in range(2):
        answer = admin(database, "export", "--all", "--out", str(folder))
        assert answer == (0, f"Exported 2 tables to {folder}.\n", "")
    assert sorted(path.name for path in folder.iterdir()) == sorted([f"{UNDER_WAY}.mahe", f"{FINISHED}.mahe"])
    assert parse_record((folder / f"{UNDER_WAY}.mahe").read_text(encoding="utf-8")).names == ("Cleo", "Dan")


def test_a_game_that_cannot_be_read_keeps_no_other_from_being_exported(database: Path, tmp_path: Path) -> None:
    change(database, "UPDATE events SET body = '{}' WHERE table_id = ? AND seq = 9", FINISHED)
    change(database, "UPDATE tables SET changed = 0 WHERE id = ?", UNDER_WAY)
    answer = admin(database, "export", "--all", "--out", str(tmp_path / "games"))
    assert (answer.status, answer.out) == (2, f"Exported 1 table to {tmp_path / 'games'}.\n")
    assert f"table {FINISHED} cannot be exported: its log cannot be read" in answer.err
    assert [path.stem for path in (tmp_path / "games").iterdir()] == [UNDER_WAY]


def test_a_table_that_cannot_be_read_can_be_closed(database: Path) -> None:
    change(database, "DELETE FROM events WHERE table_id = ? AND seq = 9", UNDER_WAY)
    assert admin(database, "close", UNDER_WAY) == (0, "Closed 1 table.\n", "")
    assert "phase    closed" in admin(database, "show", UNDER_WAY).out


def test_a_name_is_erased_in_every_log(database: Path) -> None:
    before = admin(database, "export", FINISHED).out
    name = next(name for name in parse_record(before).names if not name.startswith("bot:"))
    assert (
        admin(database, "erase", name.upper(), "--yes").out == f"Nobody called {name.upper()} has sat at any table.\n"
    )
    assert admin(database, "erase", name, "--yes") == (0, f"Erased the name {name} at 1 table.\n", "")
    after = admin(database, "export", FINISHED).out
    assert after == before.replace(f'"{name}"', '"Player 1"')
    with closing(sqlite3.connect(database)) as db:
        texts = [text for (text,) in db.execute("SELECT body FROM events")]
    assert not [text for text in texts if f'"{name}"' in text]


def test_a_name_is_erased_in_what_is_left_of_an_old_game(database: Path) -> None:
    async def archive() -> None:
        storage = HostStorage(str(database))
        await storage.open()
        stored = await storage.load(FINISHED, 0)
        assert stored is not None
        await storage.archive(FINISHED, archive_text(stored))
        await storage.close()

    before = admin(database, "export", FINISHED).out
    asyncio.run(archive())
    assert admin(database, "export", FINISHED).out == before
    (listed_now,) = listed(database, "--over")
    assert (listed_now["players"], listed_now["stuck"]) == (3, None)
    name = next(name for name in parse_record(before).names if not name.startswith("bot:"))
    assert admin(database, "erase", name, "--yes") == (0, f"Erased the name {name} at 1 table.\n", "")
    assert admin(database, "export", FINISHED).out == before.replace(f'"{name}"', '"Player 1"')
    assert admin(database, "erase", name, "--yes").out == f"Nobody called {name} has sat at any table.\n"


@pytest.mark.parametrize("name", ['Jo "Joe" Smith', "back\\slash", "100%", "a_b", "Élodie", "Zoë 🐢", "'; --"])
def test_any_name_is_found(database: Path, name: str) -> None:
    body = json.dumps({"type": "sat", "seat": 1, "name": name, "tip": ""}, ensure_ascii=False, separators=(",", ":"))
    change(database, "UPDATE events SET body = ? WHERE table_id = ? AND body LIKE '%Cleo%'", body, UNDER_WAY)
    assert f"\nseat 1   {name}\n" in admin(database, "show", UNDER_WAY).out
    assert admin(database, "erase", name, "--yes").out == f"Erased the name {name} at 1 table.\n"
    assert "\nseat 1   Player 1\n" in admin(database, "show", UNDER_WAY).out


def test_erasing_asks_first(database: Path) -> None:
    declined = admin(database, "erase", "Cleo", stdin="n\n")
    assert (declined.status, declined.out) == (2, "")
    assert "nothing was done" in declined.err
    nobody = admin(database, "erase", "Cleo")
    assert (nobody.status, nobody.out) == (2, "")
    assert "--yes does it without asking" in nobody.err
    assert "Cleo" in admin(database, "show", UNDER_WAY).out


def test_a_game_that_has_ended_cannot_be_closed(database: Path) -> None:
    assert_refused(admin(database, "close", UNDER_WAY, FINISHED), FINISHED, "its game is over")
    assert admin(database, "close", UNDER_WAY) == (0, "Closed 1 table.\n", "")
    assert_refused(admin(database, "close", UNDER_WAY), "it is closed already")
    assert {one["table"]: one["phase"] for one in listed(database, "--over")} == {
        UNDER_WAY: "closed",
        FINISHED: "over",
    }


def test_purging_says_why(database: Path) -> None:
    asked = admin(database, "purge", stdin="n\n")
    assert (asked.status, asked.out) == (2, "")
    assert "whose next dice people have already seen" in asked.err
    assert admin(database, "purge", stdin="y\n").out == "Deleted 1 table.\n"
    assert admin(database, "purge") == (0, "Deleted 0 tables.\n", "")


@pytest.mark.parametrize("command", ["show", "close", "delete", "export"])
@pytest.mark.parametrize("table", ["nothing", "A" * 17, "", "a b", "'; DROP TABLE tables"])
def test_an_unknown_table_is_refused(database: Path, command: str, table: str) -> None:
    assert_refused(admin(database, command, table), "there is no table")


def test_nothing_is_deleted_if_one_is_unknown(database: Path) -> None:
    assert_refused(admin(database, "delete", UNDER_WAY, "nothing"), "there is no table 'nothing'")
    assert len(listed(database)) == 2


@pytest.mark.parametrize("command", [("tables",), ("purge",), ("erase", "Ada"), ("show", UNDER_WAY)])
def test_what_is_no_database_of_ours_is_refused_and_left_alone(tmp_path: Path, command: tuple[str, ...]) -> None:
    assert_refused(admin(tmp_path / "none.sqlite3", *command), "there is no database")
    assert list(tmp_path.iterdir()) == []
    empty, text, folder = tmp_path / "empty.sqlite3", tmp_path / "notes.txt", tmp_path / "folder"
    empty.touch()
    text.write_text("These are notes, and no database at all.\n" * 100)
    folder.mkdir()
    assert_refused(admin(empty, *command), "is not one that mahe has made")
    assert empty.stat().st_size == 0
    assert_refused(admin(text, *command), "file is not a database")
    assert_refused(admin(folder, *command), "unable to open database file")
    assert_refused(admin("mysql://localhost/mahe", *command), "is no database we know")


def test_a_newer_database_is_refused(database: Path) -> None:
    assert admin(database, "tables").status == 0
    change(database, "UPDATE alembic_version SET version_num = '9999'")
    assert_refused(admin(database, "tables"), "newer version of mahe")


def test_a_postgresql_that_cannot_be_used_is_refused(postgres: str) -> None:
    assert_refused(admin("postgresql://nobody@127.0.0.1:1/none", "tables"), "the database cannot be used")
    assert_refused(admin(fresh_database(postgres), "tables"), "is not one that mahe has made")


def test_an_export_needs_to_know_what_and_where(database: Path, tmp_path: Path) -> None:
    assert_refused(admin(database, "export"), "Name one table, or use --all")
    assert_refused(admin(database, "export", FINISHED, "--all"), "Name one table, or use --all")
    assert_refused(admin(database, "export", "--all"), "--all needs --out")
    assert_refused(admin(database, "export", FINISHED, "--out", str(tmp_path / "no" / "file")), "No such file".lower())
    assert_refused(admin(database, "erase", "\u200b"), "nobody can have the name")


def test_help_explains_every_subcommand() -> None:
    answer = call("admin", "--help")
    for command in ("tables", "show", "close", "delete", "export", "erase", "purge"):
        assert f"\n  {command} " in answer.out
        explained = call("admin", command, "--help").out
        assert "--database" in explained
        assert max(map(len, explained.split("\n"))) <= 100
