"""What keeps a processor busy is done beside the server: one thing after the other, within limits, and only once."""

import asyncio
import os
import signal
from contextlib import suppress

import pytest
from anyio import BrokenWorkerProcess, to_process

from mahe.server import worker as worker_module
from mahe.server.errors import Code, Refusal
from mahe.server.metrics import Metrics
from mahe.server.settings import Settings
from mahe.server.worker import Worker
from mahe.server.worker_process import WorkerProcess
from tests.server.kit import Server, until
from tests.server.test_replay import GAMES, send
from tests.server.worker_tasks import fail, refuse, threads

pytestmark = pytest.mark.anyio

GAME = GAMES[0].read_bytes()
OTHER = GAMES[1].read_bytes()


def refuse_to_work(*_: object, **__: object) -> None:
    raise BrokenWorkerProcess


async def ask(worker: Worker, text: str) -> str:
    """Have the other process give *text* back."""
    return await worker.answer(worker.records, text, str, text)


async def test_what_was_found_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(WorkerProcess(Metrics()))
    assert await ask(worker, "one") == "one"
    monkeypatch.setattr(to_process, "run_sync", refuse_to_work)
    assert await ask(worker, "one") == "one"
    with pytest.raises(Refusal, match="cannot be worked out at the moment") as caught:
        await ask(worker, "another")
    assert caught.value.code is Code.UNAVAILABLE


async def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(WorkerProcess(Metrics()), settings=Settings(database="", remembered=9))
    for text in ("one", "two"):
        await ask(worker, text)
    monkeypatch.setattr(to_process, "run_sync", refuse_to_work)
    assert await ask(worker, "two") == "two"
    with pytest.raises(Refusal):
        await ask(worker, "one")


async def test_a_process_that_dies_is_replaced() -> None:
    worker = Worker(WorkerProcess(Metrics()))
    os.kill(await worker.run(os.getpid), signal.SIGKILL)
    with suppress(Refusal):  # whether it has noticed yet is a matter of moments
        await ask(worker, "one")
    assert await ask(worker, "another") == "another"


async def test_what_is_refused_there_is_refused_here() -> None:
    worker = Worker(WorkerProcess(Metrics()))
    with pytest.raises(Refusal, match="No\\.") as caught:
        await worker.run(refuse, "No.")
    assert caught.value.as_json() == {"code": "impossible", "sentence": "No.", "line": 3}
    with pytest.raises(ZeroDivisionError):
        await worker.run(fail)
    assert await ask(worker, "one") == "one"


async def test_what_takes_too_long_is_given_up() -> None:
    process = WorkerProcess(Metrics(), longest=0.0)
    worker = Worker(process)
    with pytest.raises(Refusal, match="cannot be worked out at the moment"):
        await ask(worker, "one")
    process._longest = 20.0
    assert await ask(worker, "one") == "one"


async def test_only_so_many_wait() -> None:
    worker = Worker(WorkerProcess(Metrics()))
    lane = worker_module.Lane(2)
    outcomes = await asyncio.gather(
        *(worker.answer(lane, text, str, text) for text in ("one", "two", "three")), return_exceptions=True
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refusal) and outcome.code is Code.TOO_MANY]
    assert len(refused) == 1
    assert lane.waiting == 0


async def test_whoever_asks_the_same_waits_for_the_one_answer() -> None:
    metrics = Metrics()
    worker = Worker(WorkerProcess(metrics))
    assert await asyncio.gather(*(ask(worker, "one") for _ in range(3))) == ["one"] * 3
    assert metrics.worker_seconds.buckets()[-1] == ("+Inf", 1.0)


async def test_a_position_does_not_wait_for_all_records() -> None:
    worker = Worker(WorkerProcess(Metrics()))
    done: list[str] = []

    async def work(lane: worker_module.Lane, text: str) -> None:
        done.append(await worker.answer(lane, text, str, text))

    records = [asyncio.create_task(work(worker.records, f"record {number}")) for number in range(4)]
    await asyncio.sleep(0)  # They are all in their queue now.
    await work(worker.positions, "position")
    await asyncio.gather(*records)
    assert done.index("position") <= 1


async def test_it_takes_one_core_and_lets_others_go_first() -> None:
    worker = Worker(WorkerProcess(Metrics()))
    assert await worker.run(threads) == "1"
    assert await worker.run(os.getpriority, os.PRIO_PROCESS, 0) >= 10


async def test_whoever_goes_leaves_the_queue_and_the_piece_at_work_is_finished() -> None:
    worker = Worker(WorkerProcess(Metrics()))
    await ask(worker, "warm")
    first, second = (asyncio.create_task(ask(worker, text)) for text in ("one", "two"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    for task in (first, second):
        task.cancel()
    assert await ask(worker, "three") == "three"
    assert worker.waiting == 0


async def test_an_address_has_only_so_much_worked_out_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    may, asked = asyncio.Event(), 0
    run = Worker.run

    async def wait_first(*args: object) -> object:
        nonlocal asked
        asked += 1
        while not may.is_set():
            await asyncio.sleep(0.005)
        return await run(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(Worker, "run", wait_first)
    with Server() as server:

        async def are_waiting() -> bool:
            return server.application.worker.waiting == 2

        waiting = [asyncio.create_task(send(server, text)) for text in (GAME, OTHER)]
        await until(are_waiting)
        async with server.http() as http:
            refusals = [
                await send(server, GAME),
                await http.post("/api/review", content=GAME),
                await http.get("/api/position", params={"text": "2x1/-/0/./1"}),
            ]
        for refused in refusals:
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        may.set()
        assert [(await answer).status_code for answer in waiting] == [200, 200]
        assert (await send(server, GAME)).status_code == 200
