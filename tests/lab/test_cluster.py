"""A Dask cluster of real processes: the same answers with any number of workers, some killed and others joining."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from mahe.bots import UnknownBot
from mahe.bots.solution_index import layers, taken_sets
from mahe.cli.scheduler_option import workers
from mahe.executors import Inline, Threads, in_order, in_pieces, share
from mahe.lab.arena import Contest
from mahe.lab.cluster import Cluster, ClusterTrouble, connect
from mahe.lab.processes import Processes
from mahe.lab.simulate import Setting, Tally
from mahe.lab.simulate_compiled import count_compiled
from mahe.lab.solve.shared_work import LayerWork, read_piece, solve_piece
from mahe.lab.solve.whole_game import NoFolder, solve
from mahe.lab.train.evaluations import navigator_evaluation, win_share
from mahe.lab.tune import Matchup, tune_risks
from mahe.rules import STANDARD, TINY, Rules
from tests.cli.run import assert_refused, call
from tests.cli.test_processes import on_posix
from tests.kit.dask_cluster import DaskCluster, dask_cluster
from tests.kit.processes import interrupt

R = TypeVar("R")

thorough = [pytest.mark.thorough, pytest.mark.process]
FOUR = Setting(STANDARD, ("swimmer", "hatchling", "swimmer", "hatchling"))
SHORT = Rules(players=2, turtles_each=1, deck=(1, 1, 1, 1, 1, 1), set_aside=2)
SHORT_OPTIONS = ["--players", "2", "--turtles", "1", "--deck", "1 1 1 1 1 1", "--set-aside", "3"]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DaskCluster]:
    """Two workers that nobody kills."""
    with dask_cluster(tmp_path_factory.mktemp("dask"), 2) as cluster:
        yield cluster


@contextmanager
def quietly(steps: int, label: str) -> Iterator[Callable[[int], None]]:
    del steps, label
    yield lambda _: None


def doubled(number: int) -> int:
    return 2 * number


def die(number: int) -> None:
    os._exit(number)


# Without a cluster


@pytest.mark.parametrize(
    "address",
    [
        "tcp://127.0.0.1:1",
        "127.0.0.1:1",
        "nonsense://127.0.0.1:1",
        "tls://127.0.0.1:1",
        "tcp://",
        "tcp://127.0.0.1:x",
        "no such host",
    ],
)
def test_where_no_scheduler_answers_that_is_said(address: str) -> None:
    with (
        pytest.raises(ClusterTrouble, match=f"no scheduler of Dask answers at {re.escape(address)}"),
        connect(address, reach=0.2),
    ):
        pass


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "--games", "10"],
        ["simulate", "--games", "100", "--compare", "--cards"],
        ["arena", "swimmer", "hatchling"],
        ["tune", "--games", "1000"],
        ["solve", *SHORT_OPTIONS, "--out", "none.solved"],
    ],
    ids=lambda command: command[0],
)
def test_a_bad_address_is_refused_in_one_sentence(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(call(*command, "--scheduler", "nonsense://127.0.0.1:1"), "no scheduler", "nonsense://127.0.0.1:1")
    assert not any(tmp_path.iterdir())


def test_what_a_cluster_cannot_do_is_refused_before_it_is_asked(tmp_path: Path) -> None:
    where = ["--scheduler", "tcp://127.0.0.1:1"]
    assert_refused(call("simulate", "--records", str(tmp_path / "games"), *where), "--records")
    assert_refused(call("arena", "swimmer", "hatchling", "--jobs", "2", *where), "--jobs")
    assert_refused(call("arena", "swimmer", "--engine", "no such program", *where), "--engine")
    assert_refused(call("solve", *SHORT_OPTIONS, *where), "--out")


class Scripted:
    """A client whose scheduler serves a dashboard, or does not."""

    dashboard_link = "http://10.0.0.5:8787/status"

    def __init__(self, serves: bool) -> None:
        self._scheduler = SimpleNamespace(http_application=SimpleNamespace(applications=[1] if serves else []))

    def run_on_scheduler(self, ask: Callable[..., Any]) -> Any:
        return ask(dask_scheduler=self._scheduler)

    def scheduler_info(self, n_workers: int) -> dict[str, int]:
        del n_workers
        return {"total_threads": 3}

    def get_executor(self, pure: bool) -> None:
        del pure

    def close(self, timeout: float) -> None:
        del timeout


@pytest.mark.parametrize(
    ("serves", "told"),
    [
        (True, "3 worker threads; dashboard http://10.0.0.5:8787/status"),
        (False, "3 worker threads; scheduler tcp://10.0.0.5:8786, no dashboard"),
    ],
)
def test_the_command_says_where_the_dashboard_is_if_there_is_one(
    serves: bool, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def connected(address: str, tell: Callable[[str], None]) -> Iterator[Cluster]:
        assert tell is not None
        cluster = Cluster(Scripted(serves), address, patience=60)
        yield cluster
        cluster.close()

    said: list[str] = []
    monkeypatch.setattr("mahe.lab.cluster.connect", connected)
    monkeypatch.setattr("mahe.cli.scheduler_option.remark_to_people", said.append)
    with workers("tcp://10.0.0.5:8786", Inline):
        pass
    assert said == [told]


def test_workers_without_shared_memory_need_a_folder() -> None:
    with Processes(1) as executor, pytest.raises(NoFolder, match="--out"):
        solve(SHORT, progress=quietly, executor=executor)


def test_pieces_that_begin_alike_do_not_take_each_others_place(tmp_path: Path) -> None:
    work = LayerWork(SHORT, 1e-3, layers(SHORT)[0], tmp_path, "")
    all_taken = taken_sets(SHORT, work.taken_count)
    whole, other = (solve_piece(work, range(count)) for count in (2, 1))
    assert len(read_piece(work, all_taken[:2], whole)) == 2
    assert len(read_piece(work, all_taken[:1], other)) == 1


@pytest.mark.thorough
def test_processes_solve_through_the_folder_as_threads_do_in_memory(tmp_path: Path) -> None:
    with Processes(2) as executor:
        solve(SHORT, precision=1e-6, out=tmp_path / "there", progress=quietly, executor=executor)
    solve(SHORT, precision=1e-6, out=tmp_path / "here", progress=quietly)
    assert (tmp_path / "there").read_bytes() == (tmp_path / "here").read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["here", "there"]


# With one


class TestTwoWorkers:
    """What two workers find is what this process finds."""

    pytestmark = thorough

    @pytest.mark.parametrize(
        "command",
        [
            ["simulate", "--games", "300000", "--json"],
            ["simulate", "--games", "60", "--bots", "navigator", "--players", "3", "--json"],
            ["simulate", "--games", "30000", "--compare", "--third-die-at-seven", "--json"],
            ["arena", "swimmer", "hatchling", "--deck", "2,2,1,1,1,1", "--games", "120", "--json"],
            ["tune", "--games", "2000", "--players", "2", "--json"],
        ],
        ids=" ".join,
    )
    def test_the_answer_is_the_same(self, two: DaskCluster, command: list[str]) -> None:
        here, there = call(*command), call(*command, "--scheduler", two.address)
        assert (there.status, there.err) == (0, "")
        assert json.loads(there.out) == json.loads(here.out)

    def test_a_solution_is_the_same_to_the_last_byte(self, two: DaskCluster, tmp_path: Path) -> None:
        here, there = tmp_path / "here", tmp_path / "there"
        assert call("solve", *SHORT_OPTIONS, "--out", str(here)).status == 0
        assert call("solve", *SHORT_OPTIONS, "--out", str(there), "--scheduler", two.address).status == 0
        assert here.read_bytes() == there.read_bytes()
        assert sorted(path.name for path in tmp_path.iterdir()) == ["here", "there"]

    def test_a_match_of_networks_is_the_same(self, two: DaskCluster) -> None:
        evaluation = navigator_evaluation()
        rules = Rules(players=2, turtles_each=1)
        with Threads(1) as here, connect(two.address) as there:
            one, other = (
                win_share(rules, evaluation, evaluation, games=600, seed=1, pool=executor) for executor in (here, there)
            )
        assert one == other

    def test_what_is_shared_arrives(self, two: DaskCluster) -> None:
        with connect(two.address) as cluster:
            shared = share(cluster, {"many": list(range(1000))})
            found = list(in_pieces(cluster, _some_of, [(shared, range(1000))], first=300))
        assert [number for _, some in found for number in some] == list(range(1000))

    def test_errors_are_told_in_one_sentence(self, two: DaskCluster) -> None:
        unknown = Contest([TINY], ["swimmer", "shark"], games=10, seed=1)
        with connect(two.address) as cluster:
            with pytest.raises(UnknownBot):
                list(unknown.play(cluster))
            with pytest.raises(ClusterTrouble, match=r"a task has failed on a worker: TypeError: .+"):
                list(in_order(cluster, doubled, [(1, 2)]))
            assert [done.result for done in in_order(cluster, doubled, [(1,), (2,)])] == [2, 4]

    def test_it_says_where_it_works(self, two: DaskCluster) -> None:
        with connect(two.address) as cluster:
            assert (cluster.width, cluster.dashboard, cluster.address) == (2, None, two.address)

    @on_posix
    def test_ctrl_c_shows_what_has_been_played(self, two: DaskCluster) -> None:
        options = ["simulate", "--games", "2000000000", "--scheduler", two.address, "--json"]
        status, out, shown = interrupt(*options, when=rb"playing")
        answer = json.loads(out)
        assert (status, answer["complete"]) == (130, False)
        assert f"2 worker threads; scheduler {two.address}, no dashboard" in shown
        assert "Traceback" not in shown
        whole = json.loads(call("simulate", "--games", str(answer["games"]), "--json").out)
        assert whole == {**answer, "complete": True}

    @on_posix
    def test_ctrl_c_in_the_arena_shows_who_leads_by_then(self, two: DaskCluster) -> None:
        options = ["arena", "swimmer", "hatchling", "--games", "200000", "--scheduler", two.address, "--json"]
        status, out, shown = interrupt(*options, when=rb" [1-9]%")
        answer = json.loads(out)
        assert (status, answer["complete"]) == (130, False)
        assert answer["games"] > 0
        assert "Traceback" not in shown


class Eventful:
    """Kills a worker after the first result, and lets another join after the second."""

    def __init__(self, cluster: DaskCluster) -> None:
        self._cluster = cluster
        self._victim = cluster.add_worker()
        self._results = 0

    def watch(self, results: Generator[R]) -> Iterator[R]:
        with closing(results):
            for result in results:
                self._note()
                yield result

    @contextmanager
    def watching(self, games: int, label: str) -> Iterator[Callable[[int], None]]:
        """Watch work that calls what it is given with each result."""
        del games, label
        yield lambda _: self._note()

    def _note(self) -> None:
        self._results += 1
        if self._results == 1:
            self._victim.kill()
            self._victim.wait()
        if self._results == 2:
            self._cluster.add_worker()


@pytest.mark.thorough
@pytest.mark.process
@pytest.mark.parametrize("count", [1, 2])
def test_a_worker_killed_and_another_joining_change_nothing(tmp_path: Path, count: int) -> None:
    contests = [Contest([TINY, STANDARD], ["swimmer", "hatchling"], games=1200, seed=3) for _ in range(2)]
    tallies = [Tally(STANDARD) for _ in range(2)]
    games = [(FOUR, range(3_000_000))]
    with dask_cluster(tmp_path, count) as processes:
        eventful = Eventful(processes)
        with connect(processes.address) as cluster:
            for _ in eventful.watch(contests[0].play(cluster)):
                pass
        eventful = Eventful(processes)
        with connect(processes.address) as cluster:
            for _, counts in eventful.watch(count_compiled(games, 1, cluster)):
                tallies[0].add_counts(counts)
        eventful = Eventful(processes)
        with connect(processes.address) as cluster:
            tuned = tune_risks(Matchup(SHORT, ("swimmer",), 1, cluster), 400_000, eventful.watching)
    assert tuned == tune_risks(Matchup(SHORT, ("swimmer",), 1), 400_000)
    for _ in contests[1].play(Inline()):
        pass
    assert contests[0].played == contests[0].games
    for rules in (TINY, STANDARD):
        assert contests[0].shares(rules) == contests[1].shares(rules)
    for _, counts in count_compiled(games, 1):
        tallies[1].add_counts(counts)
    assert vars(tallies[0]) == vars(tallies[1])


@pytest.mark.thorough
@pytest.mark.process
def test_a_worker_killed_while_solving_and_another_joining_change_nothing(tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    with dask_cluster(tmp_path / "dask", 1) as processes:
        victim = processes.add_worker()
        steps: list[int] = []

        @contextmanager
        def progress(total: int, label: str) -> Iterator[Callable[[int], None]]:
            del total, label

            def advance(more: int) -> None:
                steps.append(more)
                if len(steps) == 1:
                    victim.kill()
                    victim.wait()
                if len(steps) == 10:
                    processes.add_worker()

            yield advance

        with connect(processes.address) as cluster:
            solve(SHORT, out=there, progress=progress, executor=cluster)
    solve(SHORT, out=here, progress=quietly)
    assert there.read_bytes() == here.read_bytes()
    assert not there.with_name("there.part").exists()


@pytest.mark.thorough
@pytest.mark.process
def test_without_workers_the_work_is_given_up(tmp_path: Path) -> None:
    with dask_cluster(tmp_path, 0) as processes:
        said: list[str] = []
        with (
            pytest.raises(ClusterTrouble, match="has no workers, and none came in"),
            connect(processes.address, patience=0.5, tell=said.append),
        ):
            pass
        assert said == [f"the scheduler at {processes.address} has no workers yet; waiting for some, up to 0.5 s"]
        worker = processes.add_worker()
        with _connect(processes) as cluster:
            results = in_order(cluster, doubled, ((number,) for number in range(10**6)))
            next(results)
            worker.kill()
            with pytest.raises(ClusterTrouble, match=r"has had no workers for 0\.5 s"):
                list(results)


@pytest.mark.thorough
@pytest.mark.process
def test_a_scheduler_that_is_lost_is_told(tmp_path: Path) -> None:
    with dask_cluster(tmp_path, 1) as processes, _connect(processes) as cluster:
        results = in_order(cluster, doubled, ((number,) for number in range(10**6)))
        next(results)
        processes.end_scheduler()
        with pytest.raises(ClusterTrouble, match="is gone"):
            list(results)


@pytest.mark.thorough
@pytest.mark.process
def test_a_task_that_kills_its_workers_is_told(tmp_path: Path) -> None:
    allowed = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "0"}
    with dask_cluster(tmp_path, 2, **allowed) as processes, _connect(processes) as cluster:
        with pytest.raises(ClusterTrouble, match="lost again and again at the same task"):
            list(in_order(cluster, die, [(1,)]))
        assert [done.result for done in in_order(cluster, doubled, [(1,)])] == [2]


@pytest.mark.thorough
@pytest.mark.process
@pytest.mark.parametrize(("source", "words"), [("__version__ = '0.0.1'", "mahe 0.0.1, and here"), (None, "no mahe")])
def test_another_version_is_refused(tmp_path: Path, source: str | None, words: str) -> None:
    package = tmp_path / "other" / "mahe"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(source or "raise ImportError")
    with dask_cluster(tmp_path, 0) as processes:
        processes.add_worker(PYTHONPATH=str(package.parent))
        with pytest.raises(ClusterTrouble, match=f"the worker at tcp://.* has {words}"), connect(processes.address):
            pass


def _connect(processes: DaskCluster) -> Any:
    return connect(processes.address, patience=0.5)


def _some_of(shared: dict[str, list[int]], numbers: range) -> list[int]:
    return [shared["many"][number] for number in numbers]
