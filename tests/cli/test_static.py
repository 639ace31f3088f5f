"""`mahe static`: a folder to play from, and nothing lost that was there before."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahe.cli import static
from tests.cli.run import assert_refused, call

INDEX = '<html>\n  <head>\n    <meta charset="utf-8" />\n    <title>Mahé</title>\n  </head>\n</html>\n'


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small page in the package's place."""
    folder = tmp_path / "page"
    (folder / "python").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "built.txt").write_text("fingerprints\n", encoding="utf-8")
    (folder / "python" / "worker-1.js").write_text("", encoding="utf-8")
    monkeypatch.setattr(static, "PAGE", folder)
    return folder


def test_the_page_is_copied_and_knows_that_there_is_no_server(tmp_path: Path, page: Path) -> None:
    out = tmp_path / "new" / "public"
    answer = call("static", "--out", str(out))
    assert (answer.status, answer.err) == (0, "")
    assert str(out) in answer.out
    assert (out / "python" / "worker-1.js").is_file()
    index = (out / "index.html").read_text(encoding="utf-8")
    assert '<meta name="mahe-server" content="" />' in index
    assert "Content-Security-Policy" in index
    assert "unsafe" not in index
    assert (page / "index.html").read_text(encoding="utf-8") == INDEX


def test_friends_can_be_sent_to_a_server(tmp_path: Path) -> None:
    out = tmp_path / "public"
    call("static", "--out", str(out), "--server", "https://mahe.example/?a=1&b=2")
    assert 'content="https://mahe.example/?a=1&amp;b=2"' in (out / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("server", ["mahe.example", "ftp://mahe.example", "https://", "javascript:alert(1)"])
def test_what_is_no_address_is_refused(tmp_path: Path, server: str) -> None:
    assert_refused(call("static", "--out", str(tmp_path / "public"), "--server", server), "--server", "https://")
    assert not (tmp_path / "public").exists()


def test_what_was_made_before_is_replaced_and_an_empty_folder_is_taken(tmp_path: Path) -> None:
    out = tmp_path / "public"
    out.mkdir()
    assert call("static", "--out", str(out)).status == 0
    (out / "python" / "worker-0.js").write_text("", encoding="utf-8")
    assert call("static", "--out", str(out)).status == 0
    assert [path.name for path in (out / "python").iterdir()] == ["worker-1.js"]


@pytest.mark.parametrize("name", ["beach.jpg", "built.txt", "index.html"])
def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, name: str) -> None:
    out = tmp_path / "photos"
    out.mkdir()
    (out / name).write_text("", encoding="utf-8")
    assert_refused(call("static", "--out", str(out)), "photos", "something else")
    assert [path.name for path in out.iterdir()] == [name]


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert_refused(call("static", "--out", str(tmp_path / "file")), "file")


def test_an_installation_without_a_page_says_so(tmp_path: Path, page: Path) -> None:
    (page / "built.txt").unlink()
    assert_refused(call("static", "--out", str(tmp_path / "public")), "no page")
