"""The work of a study in units, each on one thread; what they find comes in their order, on any number of cores."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from typing import Generic, TypeVar

from mahe.cores import free_cores
from mahe.rules import Rules

Unit = TypeVar("Unit")
Found = TypeVar("Found")
Row = TypeVar("Row")


def in_order(
    work: Callable[[Unit], Found], units: Iterable[Unit], threads: int | None = None
) -> Generator[tuple[Unit, Found]]:
    """Yield what *work* finds for each of *units*, in their order. Closed early, it ends with those that have begun."""
    count = threads or free_cores()
    pool = ThreadPoolExecutor(count)
    running: deque[tuple[Unit, Future[Found]]] = deque()
    try:
        for unit in units:
            running.append((unit, pool.submit(work, unit)))
            if len(running) == 2 * count:
                first, found = running.popleft()
                yield first, found.result()
        for first, found in running:
            yield first, found.result()
    finally:
        pool.shutdown(cancel_futures=True)


class GameByGame(Generic[Row]):
    """Games at several tables, in step with each other, and what is found in each of them: a row."""

    def __init__(self, games: int, seed: int, tables: Sequence[Rules]) -> None:
        """*games* are those of each table."""
        self.tables = tuple(tables)
        self.seed = seed
        self._asked = games
        self._rows: dict[Rules, list[Row]] = {rules: [] for rules in tables}

    @property
    def games(self) -> int:
        """How many there are to play."""
        return self._asked * len(self._rows)

    @property
    def played(self) -> int:
        """How many have been played."""
        return sum(map(len, self._rows.values()))

    def play(self, threads: int | None = None) -> Generator[int]:
        """Play all the games; yield how many more are done. Close it to stop early."""
        with closing(in_order(self._play_number, range(self._asked), threads)) as found:
            for _, rows in found:
                for rules, row in zip(self.tables, rows, strict=True):
                    self._rows[rules].append(row)
                yield len(rows)

    def play_game(self, rules: Rules, number: int) -> Row:
        """Return what is found in the game of this number at a table."""
        raise NotImplementedError

    def _play_number(self, number: int) -> list[Row]:
        return [self.play_game(rules, number) for rules in self.tables]
