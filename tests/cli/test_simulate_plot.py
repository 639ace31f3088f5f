"""`mahe simulate --plot`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import Answer, assert_refused, call

STARTS = {".svg": b"<?xml", ".png": b"\x89PNG", ".pdf": b"%PDF"}


def simulate(options: str, *more: str) -> Answer:
    return call("simulate", *options.split(), *more)


@pytest.mark.parametrize("suffix", STARTS)
@pytest.mark.parametrize("engine", ["kernel", "rules"])
def test_a_plot_is_drawn_and_the_answer_is_the_same(engine: str, suffix: str, tmp_path: Path) -> None:
    options = f"--games 20 --engine {engine}"
    plot = tmp_path / f"wins{suffix}"
    answer = simulate(f"{options} --plot", str(plot))
    assert answer == simulate(options)
    assert plot.read_bytes().startswith(STARTS[suffix])


@pytest.mark.parametrize(
    "options",
    [
        "--players 7 --games 1 --bots hatchling",
        "--players 2 --games 30 --bots swimmer,hatchling --cards",
        "--players 3 --turtles 1 --games 5 --json --third-die-at-seven --bust-ends-turn --set-aside 5",
        "--deck 1,0,0,0,0,0 --set-aside 0 --games 3",
    ],
)
def test_any_table_can_be_drawn(options: str, tmp_path: Path) -> None:
    plot = tmp_path / "wins.svg"
    assert simulate(f"{options} --plot", str(plot)).status == 0
    assert b"</svg>" in plot.read_bytes()


def test_the_same_seed_gives_the_same_plot(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg"):
        simulate("--games 10 --seed 3 --plot", str(tmp_path / name))
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()


@pytest.mark.parametrize("name", ["wins", "wins.gif", "wins.svg.gz"])
def test_another_suffix_is_refused_before_a_game_is_played(name: str, tmp_path: Path) -> None:
    answer = simulate("--games 1000000000000 --plot", str(tmp_path / name))
    assert_refused(answer, f"{name}: a plot's name ends in .svg, .png or .pdf")


def test_a_place_that_cannot_be_written_to_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    games = "--games 1000000000000 --plot"
    assert_refused(simulate(games, str(tmp_path / "there" / "wins.svg")), "there is no folder")
    (tmp_path / "folder.svg").mkdir()
    assert_refused(simulate(games, str(tmp_path / "folder.svg")), "--plot", "is a directory")


def without(package: str, *arguments: str) -> Answer:
    # An empty entry in sys.modules is how Python marks a package that cannot be imported.
    code = f"import sys; sys.modules['{package}'] = None; from mahe.cli.main import main; main(sys.argv[1:])"
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, check=False)
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.process
def test_without_matplotlib_all_works_but_plots_which_say_what_to_install(tmp_path: Path) -> None:
    assert without("matplotlib", "simulate", "--games", "2").status == 0
    answer = without("matplotlib", "simulate", "--games", "1000000000000", "--plot", str(tmp_path / "wins.svg"))
    assert_refused(answer, 'plots need Matplotlib: pip install "mahe[lab]"')


@pytest.mark.process
def test_without_numba_plots_are_drawn_of_games_by_the_rules(tmp_path: Path) -> None:
    plot = tmp_path / "wins.svg"
    assert without("numba", "simulate", "--games", "2", "--plot", str(plot)).status == 0
    assert plot.exists()
