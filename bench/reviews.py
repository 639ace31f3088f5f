"""Reviews asked for from several addresses at the limit of each: how long players wait for their answers meanwhile.

The server, its worker and the load run on this machine, a process each. Every table decides once a second, at first
with nothing else to do for the server, then while each address always has as many reviews under way as it may. No
record is sent in twice, so that nothing is remembered.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import uvloop

from bench.load import Refused, Tally, ask, keep_pace, playing, spread
from bench.measure import machine
from bench.subjects import Mahe
from mahe.record import Record, format_record
from mahe.rules import Rules
from mahe.server.settings import Settings
from tests.review.records import random_record

_TABLES = 100
_SECONDS = 15
_EMPTYING = 5
"""Seconds until the reviews that nobody waits for any more are done, and their places free."""

_ADDRESSES = [f"127.0.0.{number}" for number in range(2, 10)]
_EACH = Settings(database="").readings_per_address
_PLAYERS = 7
_GAMES = 24
_LIMIT = 50
"""Milliseconds within which 99 of 100 decisions are to be acknowledged."""


def report(rounds: int) -> str:
    """Measure, and return a section of bench/results.md. There is one round."""
    del rounds
    gc.disable()  # The clients should be quick to answer.
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(_measure())
    finally:
        gc.enable()


def _records(*, cards_as_dice: bool = False) -> Iterator[str]:
    """Yield games of seven players, each another text."""
    rules = Rules(players=_PLAYERS, cards_as_dice=cards_as_dice)
    games = [random_record(rules, Random(seed), is_whole=True) for seed in range(_GAMES)]
    for number, game in enumerate(itertools.cycle(games)):
        yield format_record(Record((*game.tags, ("Copy", str(number))), game.events))


async def _measure() -> str:
    records = _records()
    with TemporaryDirectory() as folder:
        subject = Mahe(str(Path(folder) / "mahe.sqlite3"))
        try:
            return await _compare(subject, records)
        finally:
            subject.process.stop()


async def _compare(subject: Mahe, records: Iterator[str]) -> str:
    port = subject.process.port
    await _review(port, next(records))  # The worker starts when it is first needed.
    plain = await _alone(subject, records)
    with_cards = await _alone(subject, _records(cards_as_dice=True))
    quiet = await _paced(subject)
    async with _asking(port, records) as answers:
        busy = await _paced(subject)
    await asyncio.sleep(_EMPTYING)
    refused = await _over_the_limit(port, records)
    slowest = sorted(busy.acknowledged)[len(busy.acknowledged) * 99 // 100] * 1000
    kept = "kept" if slowest < _LIMIT else "NOT kept"
    return "\n".join(
        [
            "## Reviews beside players",
            "",
            f"{machine()}; {_TABLES} tables, one decision a second at each for {_SECONDS} s; reviews of games of "
            f"{_PLAYERS} from {len(_ADDRESSES)} addresses, {_EACH} at a time from each, which is the limit. In ms: "
            "p50, p99 and the longest.",
            "",
            "| meanwhile | until a decision is acknowledged | until the other client knows |",
            "|---|---|---|",
            f"| nothing | {spread(quiet.acknowledged)} | {spread(quiet.others)} |",
            f"| {len(answers) / _SECONDS:.1f} reviews a second | {spread(busy.acknowledged)} | {spread(busy.others)} |",
            "",
            f"A p99 under {_LIMIT} ms is {kept}. A review {plain}; with cards as dice it {with_cards}. Under this "
            f"load, each waiting for the others, after {spread(answers)} ms. Of "
            f"{2 * _EACH} asked for at once from one address {refused} were refused. {quiet.late + busy.late} "
            "decisions could not be sent in time.",
            "",
        ]
    )


async def _alone(subject: Mahe, records: Iterator[str]) -> str:
    """Review games one after another, and say what one takes, and what the longest took."""
    cpu, times = subject.process.cpu, [time.perf_counter()]
    for _ in range(_GAMES):
        await _review(subject.process.port, next(records))
        times.append(time.perf_counter())
    each = (subject.process.cpu - cpu) / _GAMES
    longest = max(end - start for start, end in itertools.pairwise(times))
    average = (times[-1] - times[0]) / _GAMES
    return (
        f"takes {each:.2f} s of CPU in all, and alone it is complete after {average:.2f} s, "
        f"the longest after {longest:.2f} s"
    )


async def _paced(subject: Mahe) -> Tally:
    tally = Tally(paced=True)
    tables = await subject.seat(_TABLES, tally)
    async with playing(tables):
        await keep_pace(tables, _SECONDS, Random(1))
        await asyncio.sleep(1)
    return tally


@asynccontextmanager
async def _asking(port: int, records: Iterator[str]) -> AsyncIterator[list[float]]:
    """Have reviews asked for inside the block; give how long each took, in seconds."""
    answers: list[float] = []

    async def ask_on(address: str) -> None:
        while True:
            start = time.perf_counter()
            await _review(port, next(records), address)
            answers.append(time.perf_counter() - start)

    tasks = [asyncio.create_task(ask_on(address)) for address in _ADDRESSES * _EACH]
    try:
        await asyncio.sleep(2)  # Until all wait for their turn.
        answers.clear()
        yield answers
    finally:
        ended = [task.exception() for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if ended:
        raise RuntimeError("a review was refused within the limit") from ended[0]


async def _review(port: int, text: str, address: str = "127.0.0.1") -> None:
    answer = await ask(port, "POST", "/api/review", text, address=address)
    if '{"type":"end",' not in answer:
        raise RuntimeError(f"a review was not finished: {answer[-200:]}")


async def _over_the_limit(port: int, records: Iterator[str]) -> int:
    """Return how many are refused of twice as many as an address may ask for at once."""
    wanted = (_review(port, next(records)) for _ in range(2 * _EACH))
    return sum(isinstance(found, Refused) for found in await asyncio.gather(*wanted, return_exceptions=True))
