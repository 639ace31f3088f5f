"""The API holds to its own description: schemathesis with all its checks, and what must be in the description."""

import subprocess
import sys
from pathlib import Path

import pytest

from mahe.server.errors import HTTP_STATUS
from tests.server.clients import OPEN, at_table, open_table, person, two_people
from tests.server.kit import Json, Server


def schemathesis(server: Server, folder: Path, examples: int, config: str = "", *options: str) -> None:
    """Run schemathesis against *server* and see that it has nothing to say."""
    (folder / "schemathesis.toml").write_text(config)
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(folder / "schemathesis.toml"), "run"]
    command += [f"{server.url}/api/openapi.json", "--checks", "all", "--max-examples", str(examples), "--seed", "1"]
    command += ["--generation-database", "none", "--no-color", "--continue-on-failure", *options]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def described(server: Server) -> Json:
    return server.application.web.openapi()


def test_every_operation_documents_what_it_answers(described: Json) -> None:
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            answers = set(operation["responses"])
            assert {"400", "429", "503"} <= answers, (method, path)
            assert answers <= {"200", "201", "204", *map(str, HTTP_STATUS.values())}
            assert operation["summary"]
            assert operation["description"]
            assert ("security" in operation) == ("401" in answers), (method, path)
            assert ("{table}" in path) == ("404" in answers)
            if method != "get":
                assert "403" in answers, "a foreign page is refused"


def test_whole_numbers_are_whole_and_no_key_is_unknown(described: Json) -> None:
    schemas = described["components"]["schemas"]
    for name in (
        "OpenTable",
        "TableRules",
        "SitDown",
        "StartGame",
        "StandIn",
        "HandOver",
        "AnswerRematch",
        "Decide",
        "PersonSeat",
        "BotSeat",
        "OpenSeat",
    ):
        assert schemas[name]["additionalProperties"] is False
    assert schemas["Decide"]["properties"]["seat"]["type"] == "integer"
    assert schemas["Decide"]["properties"]["seat"]["maximum"] == 7
    assert "discriminator" in schemas["Decide"]["properties"]["event"]
    assert "422" not in str(described["paths"])


@pytest.mark.thorough
@pytest.mark.anyio
async def test_schemathesis_finds_nothing_wrong_for_strangers(server: Server, tmp_path: Path) -> None:
    schemathesis(server, tmp_path, 10)


@pytest.mark.thorough
@pytest.mark.anyio
@pytest.mark.parametrize(
    "phase", [pytest.param("open", marks=pytest.mark.slow), "playing", pytest.param("over", marks=pytest.mark.slow)]
)
async def test_schemathesis_finds_nothing_wrong_for_someone_at_a_table(tmp_path: Path, phase: str) -> None:
    with Server() as server:
        if phase == "open":
            table, token = await _open(server)
        else:
            table, token, other = await two_people(server, public=True)
        if phase == "over":
            async with at_table(server, table, token, other) as client:
                await client.play(1, 2)
        config = f'[parameters]\ntable = "{table}"\n'
        options = ["-H", f"Authorization: Bearer {token}", "--exclude-method", "DELETE"]
        # A token that opens nothing gets 404, not 401: no such table and not your table look alike.
        schemathesis(server, tmp_path, 10, config, *options, "--exclude-checks", "ignored_auth")


async def _open(server: Server) -> tuple[str, str]:
    opened = await open_table(server, person("Ada"), OPEN, OPEN, public=True)
    return opened["table"], opened["owner"]


@pytest.mark.slow
@pytest.mark.anyio
async def test_schemathesis_finds_nothing_wrong_however_long_it_looks(tmp_path: Path) -> None:
    with Server() as server:
        schemathesis(server, tmp_path, 500)
