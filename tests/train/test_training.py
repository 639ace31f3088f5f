"""Training: it learns, can be stopped and resumed, and gives the same result for the same seed. Needs PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import fields, replace
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

from mahe.bots.network import Network, Weights, load_weights
from mahe.lab.cluster import connect
from mahe.lab.processes import Processes
from mahe.lab.train.errors import OtherTraining
from mahe.lab.train.learner import Learner
from mahe.lab.train.session import train
from mahe.lab.train.training import CHUNK, Plan, Settings, Training, trainings_in
from mahe.rules import Rules
from tests.bots.test_lookahead import positions
from tests.bots.through import glance
from tests.cli.run import assert_refused, call
from tests.kit.dask_cluster import dask_cluster

SETTINGS = Settings(generations=3, games=250, trace=0.7, width=8, second=4, matches=100, seed=7)
SMALL = Plan(players=2, turtles_each=1, settings=SETTINGS)


def with_settings(**other: Any) -> Plan:
    return replace(SMALL, settings=replace(SETTINGS, **other))


def same(one: Weights, other: Weights) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Weights))


def trained(
    folder: Path, generations: int, threads: int = 2, plan: Plan = SMALL, executor: Executor | None = None
) -> Training:
    """Train for some of the plan's generations, as if it had been stopped then."""
    folder.mkdir(exist_ok=True)
    training = Training(plan, folder)
    with executor or ThreadPoolExecutor(threads) as pool:
        lessons = training.run(pool)
        for _ in range(generations):
            next(lessons)
    return training


def test_the_same_seed_learns_the_same_on_any_number_of_threads(tmp_path: Path) -> None:
    one, two = trained(tmp_path / "one", 2, threads=1), trained(tmp_path / "two", 2, threads=2)
    assert same(one.weights, two.weights)
    assert [lesson.loss for lesson in one.lessons] == [lesson.loss for lesson in two.lessons]
    other = trained(tmp_path / "other", 2, plan=with_settings(seed=8))
    assert not same(one.weights, other.weights)


def test_games_that_processes_play_teach_the_same(tmp_path: Path) -> None:
    here, there = trained(tmp_path / "here", 2), trained(tmp_path / "there", 2, executor=Processes(2))
    assert same(here.weights, there.weights)
    assert [lesson.share for lesson in here.lessons] == [lesson.share for lesson in there.lessons]


def test_stopped_and_taken_up_again_it_learns_the_same(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole", 3)
    trained(tmp_path / "parts", 1)
    trained(tmp_path / "parts", 1)
    parts = trained(tmp_path / "parts", 1)
    assert len(parts.lessons) == 3
    assert same(whole.weights, parts.weights)


def test_a_folder_with_other_settings_is_refused_and_kept(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    before = (tmp_path / "table-2.npz").read_bytes()
    with pytest.raises(OtherTraining, match="other settings"):
        Training(with_settings(width=16), tmp_path)
    assert (tmp_path / "table-2.npz").read_bytes() == before


def test_more_generations_go_on_where_fewer_ended(tmp_path: Path) -> None:
    trained(tmp_path, 3)
    more = trained(tmp_path, 1, plan=with_settings(generations=5))
    assert [lesson.generation for lesson in more.lessons] == [1, 2, 3, 4]


def test_a_network_learns_what_it_is_shown() -> None:
    learner = Learner(2, 1, width=8, second=4, seed=1)
    rows: Any = np.zeros((4096, 76), np.int8)
    rows[:, 2] = 3
    targets: Any = np.tile(np.array([[0.9, 0.1]], np.float32), (4096, 1))
    first = learner.fit(rows, targets, rate=1e-2, seed=1)
    for seed in range(2, 60):
        last = learner.fit(rows, targets, rate=1e-2, seed=seed)
    assert last < first
    assert last == pytest.approx(-0.9 * np.log(0.9) - 0.1 * np.log(0.1), abs=0.01)


def test_the_weights_are_a_plain_array_file_of_all_tables_in_the_folder(tmp_path: Path) -> None:
    settings = replace(SETTINGS, generations=1)
    assert len(list(train(tmp_path, ["2"], settings))) == 1
    assert len(list(train(tmp_path, ["4"], settings))) == 1
    networks = load_weights(tmp_path / "weights.npz")
    assert {*networks} == {"2", "4"} == {str(training.plan.players) for training in trainings_in(tmp_path)}
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<?xml")
    network = Network(networks)
    for state in positions(Rules(players=4), seed=1, count=40):
        if state.mover is None:
            assert glance(state, network).sum() == pytest.approx(1, abs=1e-5)


def test_the_command_says_where_everything_is(tmp_path: Path) -> None:
    small = ["--generations", "1", "--games", "250", "--matches", "100", "--width", "8", "--second", "4"]
    result = call("train", "--out", str(tmp_path), "--tables", "2x2", *small)
    assert result.status == 0
    assert "weights.npz" in result.out
    assert (tmp_path / "table-2x2.npz").exists()
    again = call("train", "--out", str(tmp_path), "--tables", "2x2", *small[:-1], "5")
    assert_refused(again, "other settings")


class Submitted(Executor):
    """Hands everything on, and calls something in a thread of its own when the task of a given number has gone out."""

    def __init__(self, inner: Executor, number: int, act: Callable[[], object]) -> None:
        self._inner = inner
        self._left = number
        self._thread = Thread(target=act)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = self._inner.submit(fn, *args, **kwargs)
        self._left -= 1
        if not self._left:
            self._thread.start()
        return future

    def join(self) -> None:
        """Wait until that has been done."""
        self._thread.join()


def test_workers_of_a_cluster_teach_the_same_though_one_is_killed_at_work_and_another_joins(tmp_path: Path) -> None:
    plan = with_settings(games=8 * CHUNK)
    here = trained(tmp_path / "here", 2, plan=plan)
    there = Training(plan, tmp_path / "there")
    (tmp_path / "there").mkdir()
    with dask_cluster(tmp_path, 1) as processes:
        victim = processes.add_worker()

        def kill_and_join() -> None:
            victim.kill()
            processes.add_worker()

        with connect(processes.address) as cluster:
            eventful = Submitted(cluster, 2, kill_and_join)
            lessons = there.run(eventful)
            next(lessons)
            eventful.join()
            next(lessons)
    assert same(here.weights, there.weights)
    assert [lesson.share for lesson in here.lessons] == [lesson.share for lesson in there.lessons]


def test_the_command_learns_the_same_on_a_cluster(tmp_path: Path) -> None:
    small = [
        "--tables",
        "2",
        "--generations",
        "1",
        "--games",
        "250",
        "--matches",
        "100",
        "--width",
        "8",
        "--second",
        "4",
    ]
    here, there = tmp_path / "here", tmp_path / "there"
    assert call("train", "--out", str(here), *small).status == 0
    with dask_cluster(tmp_path, 2) as processes:
        answer = call("train", "--out", str(there), *small, "--scheduler", processes.address)
    assert (answer.status, answer.err) == (0, "")
    assert same(*(load_weights(folder / "weights.npz")["2"] for folder in (here, there)))
