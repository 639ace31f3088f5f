"""What /metrics tells of a server that runs."""

import asyncio
import gc
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from mahe.server.histogram import Histogram
from tests.server.clients import BOT, at_table, bearer, open_table, person, two_people
from tests.server.kit import Clock, FailingStorage, Server, until

pytestmark = pytest.mark.anyio
Samples = dict[tuple[str, tuple[str, ...]], float]


async def samples(server: Server) -> Samples:
    """Return what is exposed, by name and values of labels."""
    answer = await server.metrics()
    assert answer.status_code == 200
    return {
        (one.name, tuple(one.labels.values())): one.value
        for family in text_string_to_metric_families(answer.text)
        for one in family.samples
    }


def test_a_histogram_counts_everything_at_most_as_large_as_each_bound() -> None:
    histogram = Histogram("mahe_test_seconds", "Help.", (0.1, 1.0))
    for figure in (0.05, 0.1, 0.5, 7.0):
        histogram.observe(figure)
    assert histogram.buckets() == [("0.1", 2.0), ("1.0", 3.0), ("+Inf", 4.0)]
    assert histogram.total == 7.65


async def test_what_a_game_takes_is_measured(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.sqlite3") as server:
        opened = await open_table(server, person("Ada"), BOT, start=True)
        async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada, at_table(server, opened["table"]):
            playing = await samples(server)
            await ada.play(1)
        gc.collect()

        async def has_lagged() -> bool:
            return (await samples(server))["mahe_loop_lag_seconds_count", ()] > 0

        await until(has_lagged)
        after = await samples(server)
    decisions = after["mahe_decisions_total", ()]
    assert decisions > 1
    assert after["mahe_decision_seconds_count", ()] == decisions
    assert after["mahe_decision_seconds_sum", ()] > 0
    assert after["mahe_commit_seconds_count", ()] == after["mahe_commit_works_count", ()] > decisions
    assert after["mahe_commit_works_sum", ()] >= after["mahe_commit_works_count", ()]
    assert after["mahe_read_seconds_count", ()] > 0
    assert after["mahe_bot_think_seconds_count", ()] > 0
    assert after["mahe_bot_wait_seconds_count", ()] >= after["mahe_bot_think_seconds_count", ()]
    assert after["mahe_gc_pause_seconds_count", ()] > 0
    assert playing["mahe_sockets", ()] == 2
    assert playing["mahe_players", ()] == 1
    assert playing["mahe_tables_in_memory", ()] == 1
    assert playing["mahe_ready", ()] == 1
    assert playing["mahe_bots_waiting", ()] == 0
    assert playing["mahe_connections_limit", ()] > 100
    assert playing["mahe_disk_free_bytes", ()] > 0
    assert playing["process_resident_memory_bytes", ()] > 10**6
    assert {name for name, _ in playing} >= {"process_cpu_seconds_total", "process_open_fds", "mahe_build_info"}


async def test_a_decision_over_http_is_measured_too(server: Server) -> None:
    table, ada, ben = await two_people(server)
    before = await samples(server)
    async with at_table(server, table, ada, ben) as client, server.http() as http:
        decision = client.decision(client.position["actor"], client.position["options"][0]["event"])
        del decision["type"]
        token = (ada, ben)[decision["seat"] - 1]
        answer = await http.post(f"/api/tables/{table}/decisions", json=decision, headers=bearer(token))
    assert answer.status_code == 200
    after = await samples(server)
    assert after["mahe_decision_seconds_count", ()] == before["mahe_decision_seconds_count", ()] + 1


async def test_answers_are_counted_by_route_and_kind_and_not_by_table(server: Server) -> None:
    table, _, _ = await two_people(server)
    before = await samples(server)
    async with server.http() as http:
        await http.get(f"/api/tables/{table}")
        await http.get("/api/tables/Ied2XDNJOKAR90tdz")
        await http.get("/nowhere")
        await http.post("/api/tables", json={}, headers={"Origin": "https://elsewhere.example"})
    after = await samples(server)
    more = {
        labels: value - before.get((name, labels), 0)
        for (name, labels), value in after.items()
        if name == "mahe_http_responses_total" and value != before.get((name, labels), 0)
    }
    assert more == {
        ("/api/tables/{table}", "2xx"): 1,
        ("/api/tables/{table}", "4xx"): 1,
        ("refused", "4xx"): 2,
    }


async def test_trouble_with_the_database_is_an_error_and_no_readiness() -> None:
    storage, stopwatch = FailingStorage(), Clock()
    with Server(storage=storage, stopwatch=stopwatch) as server:
        table, ada, _ = await two_people(server)
        async with at_table(server, table, ada) as client:
            before = await samples(server)
            storage.broken = True
            refused = await client.answer_to(client.decision(1, client.position["options"][0]["event"]))
            storage.deaf = True

            async def in_background() -> bool:
                return (await samples(server))["mahe_errors_total", ("storage",)] >= 2

            await until(in_background)  # The clocks are looked at all the time.
            stopwatch.now += 2  # An answer about the storage holds for a second.
            after = await samples(server)
            storage.broken = storage.deaf = False
    assert refused["code"] == "unavailable"
    assert before["mahe_errors_total", ("storage",)] == 0
    assert (before["mahe_ready", ()], after["mahe_ready", ()]) == (1, 0)
    assert after["mahe_refusals_total", ("unavailable",)] >= 1


async def test_an_exception_that_nobody_handles_is_counted_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        asyncio.get_running_loop().call_soon(lambda: 1 // 0)

    with Server() as server:
        server.do(fail())

        async def is_counted() -> bool:
            return (await samples(server))["mahe_errors_total", ("loop",)] == 1

        await until(is_counted)
    (record,) = [one for one in caplog.records if one.message == "unhandled exception"]
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError


async def test_work_in_the_background_that_fails_is_counted_and_goes_on() -> None:
    with Server() as server:
        background = server.application.background

        async def fail() -> None:
            raise RuntimeError("a mistake of ours")

        async def begin() -> None:
            background.repeat(0.01, fail)

        server.do(begin())

        async def is_counted() -> bool:
            return (await samples(server))["mahe_errors_total", ("background",)] >= 2

        await until(is_counted)
