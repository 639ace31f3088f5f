"""A Dask cluster as an executor. Importing this needs the extra `cluster`.

Dask gives the tasks of a worker that is lost to others, and tasks to workers that join. Since results are taken in the
order of the tasks, none of that changes an answer.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future, InvalidStateError
from contextlib import contextmanager, suppress
from functools import partial
from threading import Event, Thread
from time import monotonic
from typing import Any, Final, ParamSpec, TypeVar

from mahe.lab.cluster_versions import ClusterMissing, version_difference, version_probe, versions
from mahe.rules import MaheError

try:
    from distributed import Client, KilledWorker
    from distributed.versions import VersionMismatchWarning
except ModuleNotFoundError as error:
    raise ClusterMissing from error

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T")

REACH: Final = 10.0
"""How many seconds a scheduler may take to answer."""

PATIENCE: Final = 60.0
"""How many seconds a cluster may be without workers, or without its scheduler, before the work is given up."""

_SHORTEST: Final = 1.0
"""How many seconds a task should take at least. Since measuring may be off, they take half of that at least."""

_MOST_A_SECOND: Final = 200
"""How many tasks a second a scheduler should have to hand out: each takes 3 to 5 ms of its one core, as measured."""

_LOOK: Final = 1.0
"""How often, in seconds, it is looked at who works."""


class ClusterTrouble(MaheError):
    """A cluster that cannot be reached, does not fit, or has failed."""


class _Client(Client):  # type: ignore[misc]  # it has no types
    """A client that is closed here and nowhere else: not when it is forgotten, which may wait and complain at exit."""

    def __init__(self, address: str, reach: float) -> None:
        try:
            super().__init__(address, timeout=reach, set_as_default=False, name="mahe")
        except BaseException:
            with suppress(Exception):  # It may have come to nothing.
                self.close(timeout=_LOOK)
            raise

    def __del__(self) -> None:
        pass


class Cluster(Executor):
    """The workers of a scheduler. `connect` makes one."""

    def __init__(self, client: Any, address: str, patience: float) -> None:
        self.address = address
        self.dashboard: str | None = client.dashboard_link if client.run_on_scheduler(_has_dashboard) else None
        """Where to watch it, if the scheduler serves that: it does if Bokeh is installed there."""
        self.width: int = _identity(client)["total_threads"]
        """How many tasks its workers take at once, now."""
        self._client = client
        self._executor = client.get_executor(pure=False)
        self._patience = patience
        self._open: set[Future[Any]] = set()
        self._is_left = Event()
        self._lookout = Thread(target=self._look_out, daemon=True)
        self._lookout.start()

    @property
    def task_seconds(self) -> float:
        """What a task should take: one costs the scheduler milliseconds, so there must not be too many a second."""
        return max(_SHORTEST, self.width / _MOST_A_SECOND)

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Hand out a call. What fails on the way there or back is a ClusterTrouble."""
        there = self._executor.submit(_call, versions(), fn, *args, **kwargs)
        here: Future[R] = Future()
        self._open.add(here)
        here.add_done_callback(self._open.discard)
        here.add_done_callback(lambda done: there.cancel() if done.cancelled() else None)
        there.add_done_callback(partial(self._pass_on, here))
        return here

    def share(self, value: T) -> T:
        """Return *value* in a form that workers fetch once, from each other, when it is an argument of a task."""
        # A task of its own, not data that is sent to some worker: if that is lost, it can be done again.
        shared: T = self._client.submit(_same, value, pure=False)
        return shared

    def close(self) -> None:
        """Leave the cluster. Its scheduler and workers stay."""
        self._is_left.set()
        self._lookout.join()
        self._client.close(timeout=REACH)

    def _pass_on(self, here: Future[Any], there: Future[Any]) -> None:
        with suppress(InvalidStateError):  # It has been cancelled, or given up.
            if there.cancelled():
                here.set_exception(self._gone())
            elif problem := there.exception():
                here.set_exception(_sentence(problem))
            else:
                here.set_result(there.result())

    def _look_out(self) -> None:
        """See who works, until nobody has for too long."""
        seen = monotonic()
        while not self._is_left.wait(_LOOK):
            trouble = self._gone()
            with suppress(Exception):  # Whatever is wrong with a scheduler that does not answer.
                self.width = _identity(self._client)["total_threads"]
                trouble = ClusterTrouble(f"the scheduler at {self.address} has had no workers for {self._patience:g} s")
                if self.width:
                    seen = monotonic()
            if monotonic() - seen > self._patience:
                for here in tuple(self._open):
                    with suppress(InvalidStateError):
                        here.set_exception(trouble)

    def _gone(self) -> ClusterTrouble:
        return ClusterTrouble(f"the scheduler at {self.address} is gone")


@contextmanager
def connect(
    address: str, *, reach: float = REACH, patience: float = PATIENCE, tell: Callable[[str], None] = lambda _: None
) -> Iterator[Cluster]:
    """Give the cluster of the scheduler at *address*; raise ClusterTrouble unless it has workers like ourselves.

    If there are none yet, *tell* is called with a sentence, and they are waited for.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", VersionMismatchWarning)
        try:
            client = _Client(address, reach)
        except Exception as problem:
            raise ClusterTrouble(
                f"no scheduler of Dask answers at {address}; `dask scheduler` starts one, and says where"
            ) from problem
    try:
        _check(client, address, patience, tell)
        cluster = Cluster(client, address, patience)
    except BaseException:
        client.close(timeout=reach)
        raise
    try:
        yield cluster
    finally:
        cluster.close()


def _check(client: Any, address: str, patience: float, tell: Callable[[str], None]) -> None:
    """Raise ClusterTrouble if there are no workers, or if they or the scheduler have other versions than we do."""
    try:
        if not _identity(client)["total_threads"]:
            tell(f"the scheduler at {address} has no workers yet; waiting for some, up to {patience:g} s")
        client.wait_for_workers(1, timeout=patience)
        there = {f"the scheduler at {address}": client.run_on_scheduler(version_probe())}
        there |= {
            f"the worker at {worker}": found for worker, found in client.run(version_probe(), on_error="ignore").items()
        }
    except TimeoutError as problem:
        raise ClusterTrouble(
            f"the scheduler at {address} has no workers, and none came in {patience:g} s; `dask worker {address}` "
            "starts some"
        ) from problem
    except Exception as problem:
        raise ClusterTrouble(f"the scheduler at {address} does not answer: {_line(problem)}") from problem
    for who, found in there.items():
        if difference := version_difference(versions(), found):
            raise ClusterTrouble(f"{who} has {difference}; install the same there")


def _identity(client: Any) -> dict[str, Any]:
    """Return what a scheduler says of itself, the workers only counted."""
    found: dict[str, Any] = client.scheduler_info(n_workers=0)
    return found


def _has_dashboard(dask_scheduler: Any) -> bool:
    """Return whether a scheduler serves more than numbers over HTTP."""
    return bool(getattr(dask_scheduler.http_application, "applications", None))


def _call(ours: Mapping[str, str], work: Callable[..., R], *args: Any, **kwargs: Any) -> R:
    """Do a task, on a worker that may have joined after the others had been checked."""
    if difference := version_difference(ours, versions()):
        raise ClusterTrouble(f"a worker that has joined has {difference}; install the same there")
    return work(*args, **kwargs)


def _same(value: T) -> T:
    return value


def _sentence(problem: BaseException) -> MaheError:
    """Return what went wrong with a task as something to be shown."""
    if isinstance(problem, MaheError):
        return problem
    if isinstance(problem, KilledWorker):
        return ClusterTrouble("workers have been lost again and again at the same task; is there enough memory?")
    return ClusterTrouble(f"a task has failed on a worker: {_line(problem)}")


def _line(problem: BaseException) -> str:
    """Return a problem in one line."""
    return " ".join(f"{type(problem).__name__}: {problem}".split())[:200]
