"""The day that records are dated with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import assert_refused, call, run


def test_a_time_that_is_none_is_told_in_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "x")
    assert_refused(call("simulate", "--games", "1", "--records", str(tmp_path)), "SOURCE_DATE_EPOCH", "'x'")
    assert not list(tmp_path.iterdir())


@pytest.mark.process
def test_the_same_day_gives_the_same_bytes_in_any_time_zone(tmp_path: Path) -> None:
    for zone in ("Pacific/Kiritimati", "Pacific/Niue"):
        assert run("simulate", "--games", "1", "--records", str(tmp_path / zone), env={"TZ": zone}).status == 0
    one, other = ((tmp_path / zone / "game-1.mahe").read_bytes() for zone in ("Pacific/Kiritimati", "Pacific/Niue"))
    assert one == other


def test_a_game_in_the_terminal_has_that_day_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    path = tmp_path / "game.mahe"
    call("terminal", "--plain", "--players", "2", "--seed", "1", "--record", str(path), stdin="1\n")
    assert '[Date "1970-01-02"]' in path.read_text(encoding="utf-8")


def test_a_game_in_the_terminal_does_not_begin_at_a_time_that_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "x")
    path = tmp_path / "game.mahe"
    assert_refused(call("terminal", "--plain", "--record", str(path)), "SOURCE_DATE_EPOCH", "'x'")
    assert not path.exists()
