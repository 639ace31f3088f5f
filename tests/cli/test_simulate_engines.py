"""`mahe simulate` on the compiled kernel and on the plain rules."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from mahe.lab import simulate as lab
from tests.cli.run import Answer, assert_refused, call, run


def simulate(options: str, *more: str) -> Answer:
    return call("simulate", *options.split(), *more)


def engine_of(options: str, *more: str) -> str:
    engine = json.loads(simulate(f"--games 2 --json {options}", *more).out)["engine"]
    assert isinstance(engine, str)
    return engine


def test_the_kernel_plays_unless_records_are_asked_for(tmp_path: Path) -> None:
    assert engine_of("") == "kernel"
    assert engine_of("--cards --players 2 --bots hatchling,swimmer") == "kernel"
    assert engine_of("--records", str(tmp_path)) == "rules"


def test_an_engine_can_be_forced() -> None:
    assert engine_of("--engine rules") == "rules"
    assert engine_of("--engine kernel") == "kernel"
    assert "compiled kernel" in simulate("--games 2 --engine kernel").out.splitlines()[0]
    assert "plain engine" in simulate("--games 2 --engine rules").out.splitlines()[0]
    assert_refused(simulate("--engine steam"), "--engine", "'steam' is not one of 'kernel', 'rules'")


def test_a_bot_without_a_twin_plays_by_the_rules() -> None:
    assert engine_of("--players 2 --turtles 1 --bots navigator") == "rules"
    assert engine_of("--players 2 --turtles 1 --bots hatchling") == "kernel"
    assert_refused(
        simulate("--engine kernel --bots navigator"),
        "--engine",
        "the kernel plays hatchling and swimmer, not navigator.",
    )


def without_numba(*arguments: str) -> Answer:
    # An empty entry in sys.modules is how Python marks a package that cannot be imported.
    code = "import sys; sys.modules['numba'] = None; from mahe.cli.main import main; main(sys.argv[1:])"
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, check=False)
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.process
def test_without_numba_the_rules_play_and_the_kernel_says_what_to_install() -> None:
    assert json.loads(without_numba("simulate", "--games", "2", "--json").out)["engine"] == "rules"
    answer = without_numba("simulate", "--engine", "kernel")
    assert_refused(answer, 'the compiled kernel needs Numba: pip install "mahe[lab]"')


def test_records_of_the_kernel_are_those_it_counted_and_pass_verify(tmp_path: Path) -> None:
    answer = json.loads(simulate("--games 5 --engine kernel --json --records", str(tmp_path)).out)
    assert answer["engine"] == "kernel"
    files = sorted(map(str, tmp_path.iterdir()))
    checked = call("verify", *files)
    assert (checked.status, checked.out.count(": right, ")) == (0, 5)
    turns = [Path(file).read_text(encoding="utf-8").split("\n")[-2].split(".")[0] for file in files]
    assert sum(map(int, turns)) / 5 == answer["turns"]["mean"]


@pytest.mark.process
@pytest.mark.parametrize("options", ["--players 2 --cards", "--players 5 --bots hatchling"])
def test_the_same_seed_gives_the_same_bytes(options: str) -> None:
    first = simulate(f"{options} --games 50000 --seed -9 --json")
    assert first == run("simulate", *options.split(), "--games", "50000", "--seed", "-9", "--json")
    assert first.status == 0


def test_a_seed_of_any_size_will_do() -> None:
    answers = [simulate(f"--games 100 --seed {seed}").out for seed in (0, 1, -1, 10**30)]
    assert len(set(answers)) == 4


def test_the_kernel_is_looked_for_where_it_is() -> None:
    assert lab.has_kernel()
