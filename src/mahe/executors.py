"""Long work as tasks that an executor of `concurrent.futures` takes: threads, processes, or a cluster.

However many workers there are, and whichever of them is done first, results come in the order of the tasks. So the same
tasks add up to the same answer everywhere, to the last digit.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, closing, nullcontext
from time import perf_counter
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

from mahe.cores import free_cores
from mahe.rules import MaheError

P = ParamSpec("P")
R = TypeVar("R")
T = TypeVar("T", bound=tuple[Any, ...])
Part = TypeVar("Part")

TASK_SECONDS: Final = 0.1
"""How long a task should take on this machine: handing one out costs far less, and Ctrl-C need not wait longer."""

_FASTEST: Final = 16
"""How many times larger than the last one a task may be."""


class WorkerLost(MaheError):
    """A process has ended in the middle of its work."""

    def __init__(self) -> None:
        super().__init__("a process that played has been lost; is there enough memory?")


class Threads(ThreadPoolExecutor):
    """Threads of this process, one for each free core unless told otherwise: for compiled code, which needs no lock."""

    def __init__(self, width: int | None = None) -> None:
        self.width = width or free_cores()
        super().__init__(self.width)


class Inline(Executor):
    """Does each task at once, here: where there is little to do, or one process is asked for."""

    width = 1

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        """Return what came of the call, or the error that it raised."""
        future: Future[R] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Done(NamedTuple, Generic[T, R]):
    """A task that has been done."""

    task: T
    result: R
    seconds: float
    """What it took where it was done, waiting not included."""


class Pace:
    """How much to put into a task for it to take a given time, by how long others took."""

    def __init__(self, size: int, seconds: float) -> None:
        self.size = size
        self.is_measured = False
        """Whether the size is by what a task took, and no guess."""
        self._seconds = seconds

    def note(self, size: int, seconds: float) -> None:
        """Learn from a task of this *size*. A remainder, far smaller than others were, teaches nothing."""
        if self.is_measured and size * _FASTEST < self.size and seconds < self._seconds:
            return
        self.is_measured = True
        fitting = size * self._seconds / max(seconds, 1e-9)
        self.size = max(1, int(min(fitting, max(self.size, size * _FASTEST))))


def width_of(executor: Executor) -> int:
    """Return how many tasks *executor* works on at once; one that does not say is taken to use this machine.

    A cluster without workers at the moment is taken to have one: the work waits for it.
    """
    width = getattr(executor, "width", None)
    return max(1, width) if isinstance(width, int) else free_cores()


def seconds_for(executor: Executor | None) -> float:
    """Return how long a task for *executor* should take; None stands for this machine."""
    return float(getattr(executor, "task_seconds", TASK_SECONDS))


def share(executor: Executor, value: Part) -> Part:
    """Return *value* in the form in which to give it to many tasks: a cluster's workers get it only once."""
    shared: Part = getattr(executor, "share", lambda same: same)(value)
    return shared


def threads_unless(executor: Executor | None) -> AbstractContextManager[Executor]:
    """Return *executor* for a `with`, which leaves it open; or threads for the time being if there is none."""
    return Threads() if executor is None else nullcontext(executor)


def in_order(executor: Executor, work: Callable[..., R], tasks: Iterable[T]) -> Generator[Done[T, R]]:
    """Yield what *work* makes of the arguments in each of *tasks*, in their order.

    A task is asked for only when it is about to be handed out, so what came of the first can decide what the later ones
    are. Closed early, it drops those that have not begun. Raises what *work* raises, or WorkerLost.
    """
    running: deque[tuple[T, Future[tuple[R, float]]]] = deque()
    waiting = iter(tasks)
    returned = 0
    try:
        while True:
            # Until it is known how long tasks take only a few are under way, since they may be too small.
            while len(running) < min(2 * width_of(executor), 2 + 8 * returned):
                task = next(waiting, None)
                if task is None:
                    break
                running.append((task, executor.submit(_timed, work, *task)))
            if not running:
                return
            task, future = running.popleft()
            result, seconds = future.result()
            returned += 1
            yield Done(task, result, seconds)
    except BrokenExecutor as error:
        raise WorkerLost from error
    finally:
        for _, future in running:
            future.cancel()


def in_pieces(
    executor: Executor, work: Callable[[Part, range], R], parts: Iterable[tuple[Part, range]], *, first: int | Pace
) -> Generator[tuple[int, R]]:
    """Yield what *work* makes of each of *parts* and its numbers, in order, with the part's place among them.

    A long part comes in several pieces, so that whoever asks can stop in between, and several short ones share a task.
    A task has *first* numbers in the beginning, then as many as can be done in the time that a task should take. What
    comes in several calls keeps one `Pace` for all of them.
    """
    pace = first if isinstance(first, Pace) else Pace(first, seconds_for(executor))
    packs = ((work, *pack) for pack in _packed(parts, pace))
    with closing(in_order(executor, _do_all, packs)) as done:
        for (_, places, ranges, *_), results, seconds in done:
            pace.note(sum(map(len, ranges)), seconds)
            yield from zip(places, results, strict=True)


def _packed(parts: Iterable[tuple[Part, range]], pace: Pace) -> Iterator[tuple[Any, ...]]:
    """Yield as much as makes a task: the places of parts, some numbers of each, and the parts themselves."""
    pieces: list[tuple[int, range, Part]] = []
    room = pace.size
    for place, (part, numbers) in enumerate(parts):
        left = numbers
        while left:
            some, left = left[:room], left[room:]
            pieces.append((place, some, part))
            room -= len(some)
            if not room:
                yield _pack(pieces)
                pieces, room = [], pace.size
    if pieces:
        yield _pack(pieces)


def _pack(pieces: Sequence[tuple[int, range, Part]]) -> tuple[Any, ...]:
    # Parts are arguments of their own, since a cluster looks only there for what is shared.
    places, ranges, parts = zip(*pieces, strict=True)
    return (places, ranges, *parts)


def _do_all(work: Callable[[Part, range], R], places: Sequence[int], ranges: Sequence[range], *parts: Part) -> list[R]:
    del places
    return [work(part, numbers) for part, numbers in zip(parts, ranges, strict=True)]


def _timed(work: Callable[..., R], *arguments: Any) -> tuple[R, float]:
    began = perf_counter()
    result = work(*arguments)
    return result, perf_counter() - began
