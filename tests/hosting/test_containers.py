"""The section "Containers" of docs/hosting.md: the image, and all three services behind one another."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.hosting.conftest import AT
from tests.hosting.docs import ROOT, blocks, docker, run, shell
from tests.hosting.through import (
    Site,
    answers,
    begin_game,
    check_addresses,
    check_bots,
    check_game,
    check_origins,
    check_page,
    check_private,
)
from tests.server.clients import view

pytestmark = pytest.mark.anyio
COMPOSE, ALONE = blocks("Containers")
_, DUMP, _, RESTORE = blocks("Backups")
METRICS, _ = blocks("Watching it")


def inspect(container: str) -> Any:
    """Return what Podman knows of a container."""
    return json.loads(shell("podman", "inspect", container))[0]


def logged(container: str) -> list[str]:
    """Return the events that a server has logged."""
    done = shell("bash", "-c", f"podman logs {container} 2>&1")
    return [json.loads(line)["event"] for line in done.splitlines() if line.startswith("{")]


def await_health(container: str) -> None:
    """Wait until the container's own health check is content; without systemd nobody else asks it."""
    end = time.monotonic() + 90
    while (asked := subprocess.run(["podman", "healthcheck", "run", container], check=False)).returncode:
        assert time.monotonic() < end, (asked, inspect(container)["State"])
        time.sleep(0.5)


@pytest.fixture(scope="module")
def alone() -> Iterator[str]:
    """The server alone, on SQLite."""
    run(ALONE)
    await_health("mahe")
    yield "mahe"
    shell("podman", "rm", "--force", "--volumes", "mahe")
    shell("podman", "network", "rm", "mahe")


def test_it_is_well_and_serves_the_page(alone: str) -> None:
    del alone
    answer = httpx.get("http://127.0.0.1:8000/", trust_env=False)
    assert "<title>Mahé" in answer.text


def test_it_runs_as_nobody_and_can_write_only_its_volume(alone: str) -> None:
    settings = inspect(alone)
    assert settings["HostConfig"]["ReadonlyRootfs"]
    assert not settings["EffectiveCaps"]
    script = "id -u; for at in / /opt/mahe /etc /usr /var/lib/mahe; do touch $at/n 2>/dev/null && echo $at; done"
    inside = shell("podman", "exec", alone, "sh", "-c", script)
    assert inside.split() == ["10001", "/var/lib/mahe"]


def test_nothing_that_builds_is_in_it(alone: str) -> None:
    script = "for tool in pip pip3 node npm gcc cc make git curl; do command -v $tool; done; true"
    assert shell("podman", "exec", alone, "sh", "-c", script) == ""
    modules = "import importlib.util as u; print([m for m in ('pip', 'hatchling', 'pytest') if u.find_spec(m)])"
    assert shell("podman", "exec", alone, "python3", "-c", modules) == "[]\n"


def test_the_image_knows_nothing_of_the_machine_that_built_it(alone: str) -> None:
    # Where the build had them, empty files are left; nothing of what was in them.
    script = "find / -xdev '(' -name ca.crt -o -name pip.conf -o -name .npmrc ')' -size +0 2>/dev/null; true"
    assert shell("podman", "exec", alone, "sh", "-c", script) == ""
    assert "hosting" not in " ".join(inspect(alone)["Config"]["Env"])


def test_stopped_it_ends_by_itself_and_keeps_its_tables(alone: str) -> None:
    body = {"rules": {"players": 2}, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]}
    table = httpx.post("http://127.0.0.1:8000/api/tables", json=body, trust_env=False).json()["table"]
    shell("podman", "stop", "--time", "20", alone)
    assert inspect(alone)["State"]["ExitCode"] == 0
    assert logged(alone) == ["listening", "stopped"]
    shell("podman", "start", alone)
    await_health(alone)
    assert httpx.get(f"http://127.0.0.1:8000/api/tables/{table}", trust_env=False).status_code == 200


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    """The three services, started as the page says, for a name that Caddy makes a certificate for by itself."""
    run(COMPOSE.replace("mahe.example.org", "mahe.localhost"))
    for service in ("database", "server", "proxy"):
        await_health(f"mahe_{service}_1")
    certificate = "/data/caddy/pki/authorities/local/root.crt"
    yield Site("mahe.localhost", AT, shell("podman", "exec", "mahe_proxy_1", "cat", certificate))
    shell(str(docker() / "docker"), "compose", "down", "--volumes")
    (ROOT / ".env").unlink()


def test_without_a_password_nothing_starts(tmp_path_factory: pytest.TempPathFactory) -> None:
    empty = tmp_path_factory.mktemp("empty") / "env"
    empty.write_text("MAHE_SITE=mahe.localhost\n")
    with pytest.raises(AssertionError, match=r"set MAHE_PASSWORD in the file \.env"):
        shell(str(docker() / "docker"), "compose", "--env-file", str(empty), "up", "--detach")


async def test_a_game_is_played_through_tls_and_the_proxy(site: Site) -> None:
    await answers(site)
    await check_page(site)
    await check_game(site)
    await check_bots(site)


async def test_pages_of_other_sites_are_refused(site: Site) -> None:
    await check_origins(site)


async def test_metrics_are_for_the_host_alone(site: Site) -> None:
    await check_private(site)
    assert "mahe_tables_opened_total" in run(METRICS)


async def test_limits_count_the_addresses_of_players(site: Site) -> None:
    await check_addresses(site)


def test_all_services_are_closed_but_for_what_they_need(site: Site) -> None:
    del site
    may = {service: inspect(f"mahe_{service}_1") for service in ("proxy", "server", "database")}
    assert all(settings["HostConfig"]["ReadonlyRootfs"] for settings in may.values())
    assert [settings["EffectiveCaps"] or [] for settings in may.values()] == [["CAP_NET_BIND_SERVICE"], [], []]
    published = {service: any(settings["NetworkSettings"]["Ports"].values()) for service, settings in may.items()}
    assert published == {"proxy": True, "server": False, "database": False}
    assert shell("podman", "exec", "mahe_database_1", "id", "-un") == "postgres\n"


async def test_a_restart_tells_players_to_come_back_and_keeps_their_game(site: Site) -> None:
    table, ada, ben = await begin_game(site)
    async with site.connected() as client:
        await client.hello(table, ada, ben)
        for _ in range(4):
            await client.decide(client.position["actor"])
        before = client.seq
        shell("podman", "stop", "--time", "20", "mahe_server_1")
        assert await client.closed() == 1012
    assert inspect("mahe_server_1")["State"]["ExitCode"] == 0
    assert logged("mahe_server_1")[-1] == "stopped"
    shell("podman", "start", "mahe_server_1")
    await answers(site)
    async with site.connected() as client:
        await client.hello(table, ada, ben)
        assert client.seq == before
        await client.play(1, 2)


async def test_a_backup_brings_back_finished_games_alone(site: Site) -> None:
    kept, ada, ben = await begin_game(site)
    async with site.connected() as client:
        await client.hello(kept, ada, ben)
        await client.play(1, 2)
    under_way, _, _ = await begin_game(site)
    run(DUMP)
    later, _, _ = await begin_game(site)
    run(RESTORE)
    await answers(site)
    assert (await view(site, kept))["phase"] == "over"
    async with site.http() as http:
        for table in (under_way, later):
            assert (await http.get(f"/api/tables/{table}")).status_code == 404
