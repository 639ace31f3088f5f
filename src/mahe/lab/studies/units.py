"""Studies of whole games: what is found in each, in their order, on any number of cores."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing
from typing import Generic, TypeVar

from mahe.executors import Threads, in_order
from mahe.rules import Rules

Row = TypeVar("Row")


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
        numbers = ((number,) for number in range(self._asked))
        with Threads(threads) as pool, closing(in_order(pool, self._play_number, numbers)) as found:
            for _, rows, _ in found:
                for rules, row in zip(self.tables, rows, strict=True):
                    self._rows[rules].append(row)
                yield len(rows)

    def play_game(self, rules: Rules, number: int) -> Row:
        """Return what is found in the game of this number at a table."""
        raise NotImplementedError

    def _play_number(self, number: int) -> list[Row]:
        return [self.play_game(rules, number) for rules in self.tables]
