"""Games that are kept by themselves."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mahe.locales import Words
from mahe.record import parse_position, parse_record, record_game
from mahe.rules import Rules, Start, Stop, Turned
from mahe.terminal.local import Keeping, LocalGame, new_table, resumed_game, resumed_table
from mahe.terminal.players import recorded_cast
from mahe.terminal.record_file import RecordFile
from mahe.terminal.saved import MOST, Kept, NotThere, interrupted, keep, kept_games, take_up, write_whole
from mahe.terminal.seats import Seats
from tests.kit import A

PAIR = Rules(players=2, turtles_each=1)


def kept_game(folder: Path) -> LocalGame:
    kept = keep(folder)
    assert kept is not None
    return LocalGame(new_table(PAIR, ["Ada", "bot:swimmer"], 1), Words("en"), Keeping(kept))


def test_a_game_is_kept_after_every_decision_and_offered_when_it_is_left(tmp_path: Path) -> None:
    game = kept_game(tmp_path)
    game.do(Start(A))
    (file,) = (tmp_path / "games").glob("*.mahe")
    assert parse_record(file.read_text(encoding="utf-8")).events == tuple(game.events)
    assert interrupted(tmp_path) == []
    game.leave(keep=True)
    (found,) = interrupted(tmp_path)
    assert found.record.events == tuple(game.events)
    assert found.record.names == ("Ada", "bot:swimmer")


def test_a_game_that_is_taken_up_goes_on_in_the_same_file(tmp_path: Path) -> None:
    game = kept_game(tmp_path)
    game.do(Start(A))
    game.leave(keep=True)
    (found,) = interrupted(tmp_path)
    again = LocalGame(resumed_table(found.record, 2), Words("en"), Keeping(Kept(found.path)))
    assert again.states[-1] == game.states[-1]
    again.do(Stop())
    assert interrupted(tmp_path) == []
    again.leave(keep=True)
    assert interrupted(tmp_path)[0].record.events == tuple(again.events)


def test_a_game_that_began_at_a_position_goes_on_from_there() -> None:
    first = parse_position("2x1/4A18B/4/2.1/2:B2")
    record = record_game(first.rules, ["bot:swimmer", "Ben"], [], first=first)
    game = LocalGame(resumed_table(record, 1), Words("en"))
    assert game.states[-1] == first
    game.do(Stop())
    again = parse_record(game.record())
    assert (again.first, again.events[0]) == (first, Stop())


def test_a_game_that_is_open_cannot_be_taken_up_a_second_time(tmp_path: Path) -> None:
    game = kept_game(tmp_path)
    (found,) = kept_games(tmp_path)
    assert found.is_open
    with pytest.raises(NotThere) as refused:
        take_up(found)
    assert refused.value.localized(Words("en")).startswith("This game is open in another window.")
    game.do(Start(A))
    game.leave(keep=True)
    kept, record = take_up(found)
    assert record.events == tuple(game.events), "as it is now, not as it was when the list was made"
    kept.forget()
    with pytest.raises(NotThere) as refused:
        take_up(found)
    assert refused.value.localized(Words("en")).startswith("This game is gone")
    assert list((tmp_path / "games").iterdir()) == []


def test_two_games_of_the_same_second_are_two_files(tmp_path: Path) -> None:
    for game in [kept_game(tmp_path), kept_game(tmp_path), kept_game(tmp_path)]:
        game.leave(keep=True)
    assert len(interrupted(tmp_path)) == 3


def test_a_game_that_another_window_plays_is_not_cleared_away(tmp_path: Path) -> None:
    games = [kept_game(tmp_path) for _ in range(MOST + 3)]
    for number, game in enumerate(games):
        found = next(one for one in kept_games(tmp_path) if one.record.events == tuple(game.events))
        os.utime(found.path, (number, number))
    kept_game(tmp_path)
    assert len(kept_games(tmp_path)) == MOST + 4


def test_windows_that_remember_seats_at_once_forget_none(tmp_path: Path) -> None:
    def sit(number: int) -> None:
        Seats(tmp_path, f"http://x/#t{number}").take(1, f"token {number}", "")

    with ThreadPoolExecutor(8) as windows:
        list(windows.map(sit, range(24)))
    assert all(Seats(tmp_path, f"http://x/#t{number}").tokens == {1: f"token {number}"} for number in range(24))


def test_a_game_that_is_not_kept_leaves_nothing_behind(tmp_path: Path) -> None:
    game = kept_game(tmp_path)
    game.leave(keep=False)
    assert list((tmp_path / "games").iterdir()) == []


def test_only_the_last_games_are_kept(tmp_path: Path) -> None:
    for number in range(MOST + 3):
        game = kept_game(tmp_path)
        game.leave(keep=True)
        (newest,) = (tmp_path / "games").glob("*-*-*-*-*.mahe")
        newest.rename(tmp_path / "games" / f"{number}.mahe")
        os.utime(tmp_path / "games" / f"{number}.mahe", (number, number))
    assert [game.path.stem for game in interrupted(tmp_path)] == [str(n) for n in range(MOST + 2, 2, -1)]


@pytest.mark.parametrize("junk", [b"", b"\xff\xfe", b'[Mahe "1"]\n', b"x" * 100])
def test_a_file_that_is_no_game_is_passed_over(junk: bytes, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "x.mahe").write_bytes(junk)
    assert interrupted(tmp_path) == []
    assert keep(tmp_path) is not None


def test_where_nothing_can_be_written_a_game_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way", encoding="utf-8")
    assert keep(tmp_path) is None


def test_a_disk_that_fills_up_is_told_and_does_not_end_the_game(tmp_path: Path) -> None:
    path = tmp_path / "there" / "game.mahe"
    path.parent.mkdir()
    game = LocalGame(new_table(PAIR, ["Ada", "Ben"], 1), Words("en"), Keeping(None, RecordFile(path)))
    path.unlink()
    path.parent.rmdir()
    game.do(Start(A))
    assert game.note == f"{path} could not be written: no such file or directory"


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "x"
    write_whole(path, "one", private=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "\ud800")
    assert path.read_text(encoding="utf-8") == "one"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_of_other_colours_goes_on_in_these() -> None:
    painted = record_game(Rules(players=2), ["Ada", "Ben"], [Turned(4)], extra=[("Colours", "pink blue red green")])
    game = resumed_game(painted, 1, Words("en"), Keeping())
    assert [game.cast.colour(turtle) for turtle in game.cast.places[0].turtles] == ["pink", "blue"]
    assert recorded_cast(painted, Words("en")).places == game.cast.places
    assert parse_record(game.record()).colours == painted.colours
