"""The examples that learn: they run to the end and write what they promise, and PPO learns. Needs `make learning`."""

from __future__ import annotations

import csv
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    """Return an example as a module."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # Where dataclasses look for the types of their fields.
    spec.loader.exec_module(module)
    return module


def run(monkeypatch: pytest.MonkeyPatch, name: str, *words: str) -> None:
    """Run an example as if by its command line."""
    monkeypatch.setattr(sys, "argv", [f"{name}.py", *words])
    example(name).main()


def curve(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_ppo_runs_and_writes_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    small = ["--tables", "32", "--steps", "16", "--decisions", "1536", "--matches", "100", "--width", "16"]
    run(monkeypatch, "train_ppo", *small, "--out", str(tmp_path))
    assert [point["decisions"] for point in curve(tmp_path / "ppo.csv")] == ["512", "1024", "1536"]
    assert "even: 50.0%" in capsys.readouterr().out
    assert (tmp_path / "ppo.svg").read_text(encoding="utf-8").startswith("<?xml")
    assert (tmp_path / "ppo.pt").stat().st_size > 1000


def test_ppo_learns_to_beat_hatchling_in_a_few_thousand_games() -> None:
    ppo = example("train_ppo")
    settings = ppo.Settings(opponents="hatchling", decisions=200_000, tables=128, steps=64, width=32)
    agent, points = ppo.train(settings)
    share, (low, _) = ppo.judge(agent, settings, 1000, 2)
    assert share > ppo.recent_share(points[:2])
    assert low > 0.6


@pytest.mark.slow
def test_ppo_learns_to_beat_swimmer_in_a_million_and_a_half_decisions() -> None:
    ppo = example("train_ppo")
    settings = ppo.Settings(decisions=1_500_000)
    agent, _ = ppo.train(settings)
    _, (low, _) = ppo.judge(agent, settings, 4000, 2)
    assert low > 0.5


def test_self_play_with_sb3_runs_and_writes_its_curve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = ["--steps", "4096", "--rounds", "1", "--games", "50"]
    run(monkeypatch, "self_play_sb3", *small, "--out", str(tmp_path))
    points = curve(tmp_path / "self_play.csv")
    assert [float(point["steps"]) for point in points] == [0, 4096]
    assert all(0 <= float(point[rival]) <= 1 for point in points for rival in ("hatchling", "swimmer"))
    assert (tmp_path / "self_play.svg").exists()
