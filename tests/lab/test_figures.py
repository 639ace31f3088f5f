"""The house style: the same plot is the same bytes, and what cannot be drawn is refused at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mahe.lab.figures import COLOURS, MARKERS, SUFFIXES, NoPlot, check_path, drawing


def draw(path: Path, subtitle: str = "a few games") -> bytes:
    with drawing(path, "Who wins", subtitle) as figure:
        axes = figure.subplots()
        axes.plot([1, 2, 3], [2, 1, 3], label="é – −")
        axes.legend()
    return path.read_bytes()


@pytest.mark.parametrize("suffix", [*SUFFIXES, ".SVG"])
def test_the_same_plot_is_the_same_bytes(suffix: str, tmp_path: Path) -> None:
    first = draw(tmp_path / f"a{suffix}")
    assert first == draw(tmp_path / f"b{suffix}")
    assert first != draw(tmp_path / f"c{suffix}", "many games")


def test_each_suffix_gives_its_own_format(tmp_path: Path) -> None:
    assert draw(tmp_path / "a.svg").startswith(b"<?xml")
    assert draw(tmp_path / "a.png").startswith(b"\x89PNG")
    assert draw(tmp_path / "a.pdf").startswith(b"%PDF")


@pytest.mark.parametrize("name", ["plot", "plot.gif", "plot.svg.txt", ".svg"])
def test_another_suffix_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(NoPlot, match=r"a plot's name ends in \.svg, \.png or \.pdf"):
        check_path(tmp_path / name)


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NoPlot, match="there is no folder"):
        check_path(tmp_path / "there" / "plot.svg")


def test_a_drawing_that_fails_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "plot.svg"
    with pytest.raises(ZeroDivisionError), drawing(path, "Who wins", ""):
        raise ZeroDivisionError
    assert not path.exists()


def test_each_colour_has_a_marker() -> None:
    assert len(set(COLOURS)) == len(set(MARKERS)) == len(MARKERS) == len(COLOURS) == 7


def test_without_matplotlib_it_says_what_to_install(tmp_path: Path) -> None:
    code = f"""
import sys
from pathlib import Path
sys.modules["matplotlib"] = None
from mahe.lab.figures import check_path
try:
    check_path(Path({str(tmp_path)!r}) / "plot.svg")
except ImportError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == 'plots need Matplotlib: pip install "mahe[lab]"\n'


def test_matplotlib_is_left_alone_until_something_is_drawn() -> None:
    code = "import sys, mahe.lab.figures, mahe.lab.plots, mahe.cli.simulate; print('matplotlib' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
