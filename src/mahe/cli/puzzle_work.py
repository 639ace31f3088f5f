"""Searches puzzles at all tables at once, and keeps those of every table that is done until all are."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from threading import Event
from typing import Final

from mahe.cli.progress import stoppable_progress
from mahe.cores import free_cores
from mahe.lab.rollouts import compare_choices
from mahe.review.puzzle_days import arrange_days
from mahe.review.puzzle_search import TABLES, Lead, find_puzzles, share_out
from mahe.review.puzzles import Puzzle, format_puzzle, format_puzzles, parse_puzzle
from mahe.rules import Decision, MaheError, State

MOST_GAMES: Final = 900
"""How many games are played on from each option, at most, to see which is better."""


class OtherWork(MaheError):
    """Work that was interrupted, and is not what is to be resumed."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: this is not what the same --count and --seed left; remove it, or take another --out")
        self.path = path


def make_puzzles(out: Path, *, count: int, seed: int) -> None:
    """Write *count* puzzles into *out*, day by day. Stopped, it takes up again from `OUT.part`."""
    part = out.with_name(f"{out.name}.part")
    done = _read_part(part, count, seed)
    quotas = share_out(count)
    missing = [number for number in range(len(TABLES)) if number not in done]
    queue: SimpleQueue[tuple[int, Puzzle | None]] = SimpleQueue()
    stopping = Event()

    def check(state: State, better: Decision, worse: Decision) -> Lead:
        found = compare_choices(state, better, worse, most=MOST_GAMES, seed=seed)
        return found.low, found.high

    def search(number: int) -> None:
        try:
            for puzzle in find_puzzles(TABLES[number].rules, quotas[number], seed, check):
                queue.put((number, puzzle))
                if stopping.is_set():
                    return
        finally:
            queue.put((number, None))

    with ThreadPoolExecutor(free_cores()) as pool, stoppable_progress(count, "searching") as advance:
        try:
            advance(sum(map(len, done.values())))
            searches = {number: pool.submit(search, number) for number in missing}
            found: dict[int, list[Puzzle]] = {number: [] for number in missing}
            while searches:
                number, puzzle = queue.get()
                if puzzle is not None:
                    found[number].append(puzzle)
                    advance(1)
                    continue
                searches.pop(number).result()
                done[number] = found[number]
                _add_to_part(part, number, found[number])
        finally:
            stopping.set()
            pool.shutdown(wait=False, cancel_futures=True)
    puzzles = arrange_days([puzzle for number in sorted(done) for puzzle in done[number]], seed)
    out.write_text(format_puzzles(puzzles), encoding="utf-8")
    part.unlink()


def _read_part(part: Path, count: int, seed: int) -> dict[int, list[Puzzle]]:
    """Return the puzzles found so far, by table, and begin *part* if there is none."""
    work = json.dumps({"count": count, "seed": seed})
    if not part.exists():
        part.write_text(f"{work}\n", encoding="utf-8")
        return {}
    try:
        first, *lines = part.read_text(encoding="utf-8").splitlines()
        if first != work:
            raise OtherWork(part)
        tables = [json.loads(line) for line in lines]
        return {table["table"]: [parse_puzzle(line) for line in table["puzzles"]] for table in tables}
    except (ValueError, KeyError, TypeError, MaheError) as error:
        raise OtherWork(part) from error


def _add_to_part(part: Path, number: int, puzzles: list[Puzzle]) -> None:
    with part.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"table": number, "puzzles": [format_puzzle(puzzle) for puzzle in puzzles]}) + "\n")
