"""`mahe train`: what can be wrong before any game is played. What it learns is tested in tests/train."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import assert_refused, call, run
from tests.kit.processes import SOURCE

BLOCKED = "import sys; sys.modules['torch'] = None"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], ["--out"]),
        (["--out", "{folder}", "--tables", "8"], ["8", "2x2"]),
        (["--out", "{folder}", "--tables", "4x2"], ["4x2"]),
        (["--out", "{folder}", "--generations", "0"], ["--generations"]),
        (["--out", "{folder}", "--trace", "1.5"], ["--trace"]),
    ],
)
def test_bad_input_gets_one_sentence(tmp_path: Path, arguments: list[str], words: list[str]) -> None:
    assert_refused(call("train", *(part.format(folder=tmp_path) for part in arguments)), *words)
    assert not list(tmp_path.iterdir())


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "trained"
    file.write_text("mine", encoding="utf-8")
    assert_refused(call("train", "--out", str(file)), "trained")
    assert file.read_text(encoding="utf-8") == "mine"


@pytest.mark.process
def test_without_pytorch_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(BLOCKED, encoding="utf-8")
    answer = run("train", "--out", str(tmp_path / "out"), env={"PYTHONPATH": f"{tmp_path}:{SOURCE}"})
    assert_refused(answer, "PyTorch", "mahe[train]")
