"""A database that version 1.0.0 wrote: read to the byte, and played on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from mahe.tablelog import parse_body, write_body
from tests.server.clients import at_table
from tests.server.kit import Server

pytestmark = pytest.mark.anyio

WRITTEN = Path(__file__).with_name("written_by_1_0_0")
FINISHED = "tOmMtTATwbKmfZ2LE"
UNDER_WAY = "EPWvBgq6AouJNy9KA"
TOKENS = ("PiZMJswq_IB79-3DqkLPTOuWCp2Q0Ukp", "uP3zfkB4G2duG7BiDWZGt6RaEhSRg2oi")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite3"
    connection = sqlite3.connect(path)
    connection.executescript((WRITTEN / "database.sql").read_text(encoding="utf-8"))
    connection.close()
    return path


def test_every_entry_is_written_as_it_was(database: Path) -> None:
    connection = sqlite3.connect(database)
    texts = [text for (text,) in connection.execute("SELECT body FROM events")]
    connection.close()
    assert len(texts) == 183
    for text in texts:
        assert write_body(parse_body(json.loads(text))) == text


async def test_a_finished_game_has_the_record_it_had(database: Path) -> None:
    with Server(database) as server:
        async with server.http() as http:
            answer = await http.get(f"/api/tables/{FINISHED}/record")
    assert answer.content == (WRITTEN / "finished.mahe").read_bytes()


async def test_a_game_under_way_is_played_on(database: Path) -> None:
    with Server(database) as server:
        async with at_table(server, UNDER_WAY, *TOKENS) as client:
            assert client.seq == 22
            await client.play(1, 2)
            assert client.phase == "over"
        async with server.http() as http:
            record = (await http.get(f"/api/tables/{UNDER_WAY}/record")).text
            replay = await http.post("/api/replay", content=record, headers={"Content-Type": "text/plain"})
    assert replay.json()["dice"]["fair"]
