"""Bots of packages that the host has installed, and what happens when they fail or are taken away."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.packages import SHARK, install, seen
from tests.server.clients import OPEN, at_table, open_table, person, view
from tests.server.kit import Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "site"
    folder.mkdir()
    points = {
        "shark": "shark:Shark",
        "failing": "shark:Failing",
        "cheating": "shark:Cheating",
        "absent": "shark:Absent",
    }
    install(folder, "shark", SHARK, points)
    with seen(folder):
        yield folder


async def whole_game(server: Server, bot: str) -> None:
    """Play a game against *bot* to its end."""
    opened = await open_table(server, person("Ada"), {"kind": "bot", "bot": bot}, start=True)
    async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
        await ada.play(1)
    assert (await view(server, opened["table"]))["seats"][1]["name"] == bot


@pytest.mark.usefixtures("site")
async def test_an_installed_bot_can_be_asked_to_play(server: Server) -> None:
    await whole_game(server, "shark")


@pytest.mark.parametrize("bot", ["failing", "cheating", "absent"])
@pytest.mark.usefixtures("site")
async def test_another_bot_decides_for_one_that_is_broken_and_the_log_tells(
    server: Server, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "mahe.tablelog"):
        await whole_game(server, bot)
    logged = {(record.message, vars(record)["bot"]) for record in caplog.records if record.name == "mahe.tablelog"}
    assert logged == {("a bot cannot play", bot)}


async def test_a_game_goes_on_when_its_bot_is_no_longer_installed(tmp_path: Path) -> None:
    install(tmp_path, "shark", SHARK, {"shark": "shark:Shark"})
    with seen(tmp_path), Server(tmp_path / "tables.sqlite3") as server:
        opened = await open_table(server, person("Ada"), {"kind": "bot", "bot": "shark"}, start=True)
    with Server(tmp_path / "tables.sqlite3") as server:
        async with at_table(server, opened["table"], opened["tokens"]["1"]) as ada:
            await ada.play(1)


async def test_a_bot_that_is_not_installed_is_refused_with_those_that_are(server: Server) -> None:
    async with server.http() as http:
        rules = {"players": 2}
        answer = await http.post("/api/tables", json={"rules": rules, "seats": [OPEN, {"kind": "bot", "bot": "shark"}]})
    assert answer.status_code == 409
    ours = "hatchling, swimmer, navigator, ancient, hermit, pirate, surfer, companion"
    assert f"There is no bot called shark; there are {ours}." in answer.text
