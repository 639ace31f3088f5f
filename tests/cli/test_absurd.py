"""Numbers beyond all sense are refused before anything is begun."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.run import assert_refused, call

HUGE = str(10**26)


@pytest.mark.parametrize("number", [HUGE, str(2**63), "1" + "0" * 400, "9" * 5000, "-" + HUGE, "1e26", "inf", "nan"])
@pytest.mark.parametrize(
    "command",
    [
        "simulate --games",
        "simulate --engine rules --games",
        "simulate --compare --cards --games",
        "simulate --players",
        "simulate --turtles",
        "simulate --set-aside",
        "simulate --deck",
        "arena swimmer hatchling --games",
        "arena swimmer hatchling --jobs",
        "arena swimmer hatchling --players",
        "tune --games",
        "tune --players",
        "solve --players",
        "solve --set-aside",
        "solve --precision",
        "train --out {folder} --generations",
        "train --out {folder} --games",
        "train --out {folder} --matches",
        "train --out {folder} --width",
        "train --out {folder} --second",
        "train --out {folder} --trace",
        "serve --port",
        "serve --tables-per-hour",
        "play --port",
        "terminal --players",
    ],
)
def test_an_absurd_number_is_refused_in_one_sentence(command: str, number: str, tmp_path: Path) -> None:
    option = command.rsplit(maxsplit=1)[-1]
    assert_refused(call(*command.format(folder=tmp_path).split(), number), "mahe: ")
    assert option.startswith("--")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("seed", [HUGE, "-" + HUGE, str(2**64), "0"])
@pytest.mark.parametrize("engine", ["rules", "kernel"])
def test_any_seed_will_do(seed: str, engine: str) -> None:
    answer = call("simulate", "--games", "2", "--seed", seed, "--engine", engine)
    assert (answer.status, answer.err) == (0, "")
    assert f"seed {seed}, " in answer.out
