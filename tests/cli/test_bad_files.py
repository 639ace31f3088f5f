"""Files that hold no game: each is refused with one sentence."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.cli.run import assert_refused, call, run
from tests.cli.test_verify import GAME

HUGE = 100_000_000

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other files")


def sparse(path: Path, start: str) -> Path:
    """Write a file of 100 MB that takes no room: *start*, and then zeros."""
    with path.open("wb") as file:
        file.write(start.encode())
        file.truncate(HUGE)
    return path


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param(b"", ["line 1", 'a record begins with the tag [Mahe "1"]'], id="empty"),
        pytest.param(b"\n", ["line 1", "a record begins with"], id="an empty line"),
        pytest.param(b"hello\n", ["line 1, hello", "a record begins with"], id="other text"),
        pytest.param(b"\x00\x01\x02" * 100, ["line 1", "a record begins with"], id="binary junk"),
        pytest.param(b"\x89PNG\r\n\x1a\n\xff", ["byte 1 is not UTF-8 text"], id="a picture"),
        pytest.param(b"[Mahe \xff", ["byte 7 is not UTF-8 text"], id="not UTF-8"),
        pytest.param('[Mahe "1"]'.encode("utf-16"), ["byte 1 is not UTF-8 text"], id="UTF-16"),
        pytest.param(b"\xef\xbb\xbfhello", ["line 1, hello", "a record begins with"], id="a byte order mark"),
        pytest.param(b"hello\r\n", ["line 1, hello: a record begins with"], id="other text of Windows"),
        pytest.param(b'[Mahe "2"]\n\n', ["line 1", "reads version 1"], id="another version"),
        pytest.param(b"\x1b[31mred\x1b[0m" * 9, ["\\x1b[31mred", "a record begins with"], id="terminal codes"),
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes, words: list[str]) -> None:
    path = tmp_path / "file.mahe"
    path.write_bytes(content)
    assert_refused(call("verify", str(path)), f"{path}: ", *words)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert_refused(call("verify", str(tmp_path / "none")), f"{tmp_path}/none: no such file or directory")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert_refused(call("verify", str(tmp_path)), f"{tmp_path}: is a directory")


def test_no_file_at_all_is_refused() -> None:
    assert_refused(call("verify"), "mahe: Missing argument 'FILE...'")


@pytest.mark.parametrize("name", ["", "x" * 5000, "a/b/c", "a\nb", "\x1b[31m"])
def test_a_strange_name_is_refused_in_one_line(name: str) -> None:
    assert_refused(call("verify", name))


@pytest.mark.process
@pytest.mark.parametrize("start", ["", GAME, '[Mahe "1"]\n'], ids=["zeros", "a game", "a tag"])
def test_a_file_of_a_hundred_megabytes_is_refused(tmp_path: Path, start: str) -> None:
    path = sparse(tmp_path / "huge.mahe", start)
    assert_refused(run("verify", str(path)), f"{path}: larger than any record")


@on_linux
@pytest.mark.parametrize(("device", "words"), [("/dev/null", "a record begins with"), ("/dev/zero", "larger than any")])
def test_a_device_is_refused(device: str, words: str) -> None:
    assert_refused(call("verify", device), f"{device}: ", words)


def test_a_file_without_permission_is_refused_unless_one_is_root(tmp_path: Path) -> None:
    path = tmp_path / "locked.mahe"
    path.write_text(GAME, encoding="utf-8")
    path.chmod(0)
    answer = call("verify", str(path))
    if os.geteuid() == 0:
        assert answer.status == 0
    else:
        assert_refused(answer, f"{path}: permission denied")


def test_a_folder_without_permission_is_refused_unless_one_is_root(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    answer = call("simulate", "--games", "1", "--records", str(folder))
    if os.geteuid() == 0:
        assert answer.status == 0
    else:
        assert_refused(answer, "permission denied")


@on_linux
def test_no_folder_can_be_made_where_the_system_allows_none() -> None:
    assert_refused(call("simulate", "--games", "1", "--records", "/proc/mahe/games"), "/proc/mahe")


@pytest.mark.process
@on_linux
def test_a_file_name_that_is_not_utf8_is_shown_in_ascii(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff.mahe"
    assert_refused(run("verify", name), "\\udcff.mahe: no such file or directory")
    Path(os.fsdecode(name)).write_text(GAME, encoding="utf-8")
    answer = run("verify", name, env={"PYTHONIOENCODING": "utf-8:strict"})
    assert (answer.status, answer.err) == (0, "")
    assert "/\\udcff.mahe: right, 10 turns" in answer.out


@on_linux
def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(link)
    assert_refused(call("verify", str(link)), f"{link}: too many levels of symbolic links")
