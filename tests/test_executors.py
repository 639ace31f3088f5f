"""Work in tasks: in order, of the right size, the same with any executor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import closing
from itertools import count, islice
from random import Random
from threading import Event
from typing import Any

import pytest

from mahe.executors import Inline, Pace, Threads, in_order, in_pieces, share, threads_unless, width_of


class Shuffled(Executor):
    """Does what it is given in any order, when a result is asked for: the least that an executor may promise."""

    width = 5

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._waiting: list[tuple[_Lazy, Any, tuple[Any, ...]]] = []
        self.order: list[Any] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        del kwargs
        future = _Lazy(self)
        self._waiting.append((future, fn, args))
        return future

    def do_until_done(self, future: _Lazy) -> None:
        while not future.done():
            one, fn, args = self._waiting.pop(self._random.randrange(len(self._waiting)))
            self.order.append(args[1])
            if one.set_running_or_notify_cancel():
                one.set_result(fn(*args))


class _Lazy(Future[Any]):
    def __init__(self, executor: Shuffled) -> None:
        super().__init__()
        self._executor = executor

    def result(self, timeout: float | None = None) -> Any:
        self._executor.do_until_done(self)
        return super().result(timeout)


def square(number: int) -> int:
    return number * number


def noted(asked: list[int]) -> Iterator[tuple[int]]:
    """Yield tasks without end, and note those that were asked for."""
    for number in count():
        asked.append(number)
        yield (number,)


def listed(name: str, numbers: range) -> tuple[str, list[int]]:
    return name, list(numbers)


@pytest.mark.parametrize("seed", range(5))
def test_results_come_in_the_order_of_the_tasks_whatever_is_done_first(seed: int) -> None:
    executor = Shuffled(seed)
    tasks = [(number,) for number in range(60)]
    assert [done.result for done in in_order(executor, square, tasks)] == [number * number for number in range(60)]
    assert executor.order != sorted(executor.order)


def test_tasks_are_asked_for_only_when_they_are_handed_out() -> None:
    asked: list[int] = []
    with Threads(3) as executor, closing(in_order(executor, square, noted(asked))) as done:
        assert [one.result for one in islice(done, 20)] == [number * number for number in range(20)]
    assert len(asked) <= 20 + 2 * 3


def test_only_a_few_are_under_way_until_one_has_come_back() -> None:
    asked: list[int] = []
    with closing(in_order(Shuffled(1), square, noted(asked))) as done:
        next(done)
        assert len(asked) == 2
        next(done)
        assert len(asked) == 11


def test_closed_early_it_drops_what_has_not_begun() -> None:
    free, begun = Event(), []

    def wait(number: int) -> None:
        begun.append(number)
        if number:
            free.wait(60)

    with ThreadPoolExecutor(1) as executor:
        with closing(in_order(executor, wait, ((number,) for number in range(100)))) as done:
            next(done)
        free.set()
    assert len(begun) <= 2


def test_an_error_is_raised_in_its_turn() -> None:
    def inverse(number: int) -> float:
        return 1 / number

    for executor in (Inline(), Shuffled(2), Threads(2)):
        results = in_order(executor, inverse, ((number,) for number in (2, 1, 0, 4)))
        assert [next(results).result, next(results).result] == [0.5, 1]
        with pytest.raises(ZeroDivisionError):
            next(results)


@pytest.mark.parametrize("first", [1, 7, 1000])
@pytest.mark.parametrize("make", [Inline, lambda: Shuffled(3), lambda: Threads(3)], ids=["inline", "any", "threads"])
def test_pieces_make_up_their_parts(make: Callable[[], Executor], first: int) -> None:
    parts = [("a", range(50)), ("b", range(50, 50)), ("c", range(50, 51)), ("a", range(51, 300)), ("d", range(2))]
    found: list[list[int]] = [[] for _ in parts]
    places = []
    with make() as executor:
        for place, (name, numbers) in in_pieces(executor, listed, parts, first=first):
            assert name == parts[place][0]
            places.append(place)
            found[place] += numbers
    assert places == sorted(places)
    assert found == [list(numbers) for _, numbers in parts]


def test_short_parts_share_a_task_and_a_long_one_is_cut() -> None:
    executor = Shuffled(1)
    parts = [("a", range(3)), ("b", range(3)), ("c", range(3, 10))]
    list(in_pieces(executor, listed, parts, first=4))
    assert len(executor.order) < 4


def test_the_size_of_a_task_follows_from_how_long_others_took() -> None:
    pace = Pace(10, 1.0)
    pace.note(10, 0.5)
    assert pace.size == 20
    pace.note(20, 4.0)
    assert pace.size == 5
    pace.note(5, 0.0)
    assert pace.size == 80
    pace.note(1, 100.0)
    assert pace.size == 1


def test_a_small_remainder_does_not_make_the_next_tasks_small() -> None:
    pace = Pace(1000, 1.0)
    pace.note(1000, 1.0)
    pace.note(1, 0.1)
    assert pace.size == 1000
    pace.note(100, 0.0)
    assert pace.size == 1600


def test_work_goes_on_after_a_moment_without_workers() -> None:
    executor = Shuffled(1)
    executor.width = 0
    assert len(list(in_order(executor, square, ((number,) for number in range(20))))) == 20


def test_an_executor_that_does_not_say_how_wide_it_is_will_do() -> None:
    with ThreadPoolExecutor(1) as executor:
        assert width_of(executor) >= 1
        assert share(executor, "same") == "same"
    with Threads(7) as seven, threads_unless(seven) as same:
        assert same is seven
        assert width_of(seven) == 7
