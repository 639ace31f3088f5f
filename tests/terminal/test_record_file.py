"""No file gets lost: saving, `--record`, and what is there already."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from textual.widgets import Input

from mahe.locales import LANGUAGES, Words
from mahe.record import parse_record
from mahe.rules import Rules, Start, Stop
from mahe.terminal.dialogs import Ask
from mahe.terminal.local import Keeping, LocalGame, new_table
from mahe.terminal.record_file import NameTaken, RecordFile, free_name, save_record
from tests.cli.run import assert_refused, call
from tests.kit import A
from tests.play.sitters import ADA, BEN, table_with
from tests.terminal.keyboard import screen_of
from tests.terminal.stage import Actor, asked, on_stage, perform, screen_text, table_of, until

PAIR = Rules(players=2, turtles_each=1)
OTHERS = ["", "my diary\n", "\udcff", "x" * 1_100_000]


def game(*names: str, root: int = 1) -> LocalGame:
    return LocalGame(new_table(PAIR, names or ("Ada", "Ben"), root), Words("en"))


def write(path: Path, text: str) -> None:
    path.write_bytes(text.encode(errors="surrogateescape"))


def test_the_same_game_is_saved_again_as_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    one = game()
    save_record(path, one.record())
    one.do(Start(A))
    save_record(path, one.record())
    one.do(Stop())
    save_record(path, one.record())
    save_record(path, one.record())
    assert parse_record(path.read_text(encoding="utf-8")).events == tuple(one.events)


@pytest.mark.parametrize("there", OTHERS[1:], ids=["text", "no text", "large"])
def test_what_is_no_record_is_never_replaced(there: str, tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    write(path, there)
    with pytest.raises(NameTaken):
        save_record(path, game().record())
    assert path.read_bytes() == there.encode(errors="surrogateescape")
    assert list(tmp_path.iterdir()) == [path]


def test_another_game_is_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    for other in (game("Ada", "Eve"), game(root=5)):
        other.do(Start(A))
        text = other.record()
        write(path, text)
        with pytest.raises(NameTaken):
            save_record(path, game().record())
        assert path.read_text(encoding="utf-8") == text


def test_a_game_that_went_further_is_never_replaced_by_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    one = game()
    before = one.record()
    one.do(Start(A))
    save_record(path, one.record())
    with pytest.raises(NameTaken):
        save_record(path, before)


def test_tags_that_somebody_added_are_never_lost(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    one = game()
    text = one.record().replace("\n\n", '\n[Note "my best game"]\n\n')
    write(path, text)
    with pytest.raises(NameTaken):
        save_record(path, one.record())


def test_who_wants_to_may_replace(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    write(path, "my diary\n")
    path.chmod(0o640)
    save_record(path, game().record(), replace=True)
    assert parse_record(path.read_text(encoding="utf-8")).names == ("Ada", "Ben")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(UnicodeEncodeError):
        save_record(tmp_path / "x", "\ud800")
    with pytest.raises(FileNotFoundError):
        save_record(tmp_path / "none" / "x", "text")
    with pytest.raises(IsADirectoryError):
        save_record(tmp_path, "text")
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_points_to_a_file_keeps_pointing_there(tmp_path: Path) -> None:
    link, there = tmp_path / "link.mahe", tmp_path / "there.mahe"
    link.symlink_to(there)
    one = game()
    save_record(link, one.record())
    one.do(Start(A))
    save_record(link, one.record())
    assert link.is_symlink()
    assert parse_record(there.read_text(encoding="utf-8")).events == tuple(one.events)
    write(there, "my diary\n")
    with pytest.raises(NameTaken):
        save_record(link, one.record())


def test_a_device_stays_one_and_a_pipe_is_refused(tmp_path: Path) -> None:
    save_record(Path("/dev/null"), "text")
    RecordFile(Path("/dev/null")).write("text")
    assert Path("/dev/null").is_char_device()
    with pytest.raises(OSError, match="No space left"):
        save_record(Path("/dev/full"), "text")
    os.mkfifo(tmp_path / "pipe")
    for save in (lambda: save_record(tmp_path / "pipe", "text"), lambda: RecordFile(tmp_path / "pipe")):
        with pytest.raises(OSError, match="not an ordinary file"):
            save()


def test_a_free_name_is_found_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "x.y.mahe"
    assert free_name(path) == path
    path.touch()
    (tmp_path / "x.y-2.mahe").symlink_to("nowhere")
    assert free_name(path) == tmp_path / "x.y-3.mahe"


def test_the_file_of_a_game_follows_it_and_nobody_elses_words_are_lost(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    file = RecordFile(path)
    first = LocalGame(new_table(PAIR, ("Ada", "Ben"), 1), Words("en"), Keeping(None, file))
    with pytest.raises(NameTaken):
        RecordFile(path)
    first.do(Start(A))
    assert path.read_text(encoding="utf-8") == first.record()
    write(path, "my diary\n")
    first.do(Stop())
    assert first.note == f"{path} could not be written: something else is in it now"
    assert path.read_text(encoding="utf-8") == "my diary\n"
    path.unlink()
    first.do(Start("B"))  # type: ignore[arg-type]
    assert path.read_text(encoding="utf-8") == first.record()
    assert file.close()


def test_a_file_that_got_no_game_is_not_left_behind(tmp_path: Path) -> None:
    assert not RecordFile(tmp_path / "x").close()
    (tmp_path / "mine").touch()
    assert not RecordFile(tmp_path / "mine").close()
    assert list(tmp_path.iterdir()) == [tmp_path / "mine"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_record_refuses_a_file_that_holds_something(language: str, tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    write(path, "my diary\n")
    answer = call("terminal", "--lang", language, "--record", str(path), stdin="1\n" * 2000)
    assert_refused(answer, "--record", str(path), str(tmp_path / "x-2.mahe"))
    assert path.read_text(encoding="utf-8") == "my diary\n"


def test_record_takes_an_empty_file_and_refuses_the_same_game_twice(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    path.touch()
    options = ("terminal", "--players", "2", "--seed", "7", "--record", str(path))
    assert call(*options, stdin="1\n" * 3000).status == 0
    text = path.read_text(encoding="utf-8")
    assert_refused(call(*options, stdin="1\n" * 3000), "holds something else")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("target", ["http://127.0.0.1:1/#a", "game.mahe"])
def test_record_is_only_for_a_game_that_begins_here(target: str, tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    assert_refused(call("terminal", target, "--record", str(path)), "--record is for a game that begins here")
    assert not path.exists()


def test_at_the_prompt_a_name_that_is_taken_is_refused_with_a_free_one(tmp_path: Path) -> None:
    path = tmp_path / "x.mahe"
    write(path, "my diary\n")
    screen = screen_of(table_with(PAIR, [ADA, BEN], [3]), ["1", f"w {path}", f"w {tmp_path}/x-2.mahe", "w ~nobody/x"])
    assert f"{path} holds something else already, so nothing was written. {tmp_path}/x-2.mahe is free." in screen
    assert f"The game is in {tmp_path}/x-2.mahe." in screen
    assert any(line.startswith("~nobody/x could not be written:") for line in screen)
    assert path.read_text(encoding="utf-8") == "my diary\n"


async def save_as(pilot: Actor, path: Path) -> None:
    await pilot.press("w")
    await until(pilot, lambda: pilot.app.screen.query(Input))
    pilot.app.screen.query_one(Input).value = str(path)
    await pilot.press("enter")


@pytest.mark.parametrize(("key", "kept", "saved"), [("1", True, True), ("2", False, False), ("3", True, False)])
def test_on_the_screen_it_is_asked_what_becomes_of_the_file(key: str, kept: bool, saved: bool, tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "x.mahe"
        write(path, "my diary\n")
        async with on_stage(tmp_path / "state", rules=PAIR, names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            await save_as(pilot, path)
            await until(pilot, lambda: isinstance(app.screen, Ask))
            assert "holds something else" in screen_text(app)
            await pilot.press(key)
            await until(pilot, lambda: app.screen is table_of(app))
            await pilot.pause()
            assert (path.read_text(encoding="utf-8") == "my diary\n") == kept
            assert (tmp_path / "x-2.mahe").exists() == saved

    perform(play())


def test_on_the_screen_the_same_file_is_offered_again_and_written_without_a_question(tmp_path: Path) -> None:
    async def play() -> None:
        path = tmp_path / "x.mahe"
        async with on_stage(tmp_path / "state", rules=PAIR, names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            await save_as(pilot, path)
            await until(pilot, path.exists)
            await pilot.press("1")
            await asked(app, pilot)
            await pilot.press("w")
            await until(pilot, lambda: app.screen.query(Input))
            assert app.screen.query_one(Input).value == str(path)
            await pilot.press("enter")
            await until(pilot, lambda: app.screen is table_of(app))
            events = tuple(table_of(app).game.events)
            await until(pilot, lambda: parse_record(path.read_text(encoding="utf-8")).events == events)

    perform(play())


@pytest.mark.parametrize("name", ["~nobody/x", "a\x00b", "none/x"])
def test_on_the_screen_a_name_that_cannot_be_is_told_so(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=PAIR, names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            await table_of(app).save_to(name)
            await until(pilot, lambda: "could not be" in screen_text(app))

    perform(play())
