"""The sections "One machine" and "nginx and TLS" of docs/hosting.md, done by a Debian with systemd."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hosting.conftest import AT
from tests.hosting.docs import REACH, ROOT, WORK, blocks, docker, shell
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
from tests.server.kit import wait_until

pytestmark = pytest.mark.anyio
(INSTALL,) = blocks("One machine")
CERTIFICATE, NGINX = blocks("nginx and TLS")
(UPGRADE,) = blocks("Upgrading")
BACKUP, _, RESTORE, _ = blocks("Backups")
_, PROMETHEUS = blocks("Watching it")
ADDRESS = "172.30.79.10"
EXPOSURE = 1.5
"""The most that `systemd-analyze security` may find, of 10; below 2 it says OK."""


def inside(commands: str) -> str:
    """Run commands of the page on the machine, in its clone, as root."""
    return shell("podman", "exec", "--workdir", "/root/mahe", "machine", "bash", "-euc", commands)


def prop(name: str) -> str:
    """Return what systemd says of the service."""
    return inside(f"systemctl show --value --property {name} mahe").strip()


@pytest.fixture(scope="module")
def machine() -> Iterator[None]:
    """A machine that has just been set up, with a clone and nothing else."""
    clone = WORK / "clone"
    shell("git", "clone", "--quiet", str(ROOT), str(clone))
    folder = ROOT / "tests" / "hosting" / "images" / "machine"
    shell(str(docker() / "docker"), "build", "--tag", "machine", str(folder))
    shell("podman", "network", "create", "--subnet", "172.30.79.0/24", "machine")
    rights = ["--privileged", "--systemd=always", "--volume=/sys/fs/cgroup:/sys/fs/cgroup:rw"]
    place = ["--network=machine", f"--ip={ADDRESS}", "--publish=8443:443", f"--volume={clone}:/root/mahe"]
    shell("podman", "run", "--detach", "--pull=never", "--name=machine", *rights, *place, *REACH, "machine")
    script = "systemctl is-system-running || true"
    wait_until(lambda: shell("podman", "exec", "machine", "sh", "-c", script).strip() in ("running", "degraded"), 60)
    yield
    shell("podman", "rm", "--force", "--time", "5", "machine")
    shell("podman", "network", "rm", "machine")


@pytest.fixture(scope="module")
def site(machine: None) -> Site:
    """The service behind nginx, set up as the page says."""
    del machine
    assert inside(INSTALL).endswith("well\n")
    inside(CERTIFICATE)
    inside(NGINX)
    certificate = inside("cat /etc/letsencrypt/live/mahe.example.org/fullchain.pem")
    return Site("mahe.example.org", ADDRESS, certificate)


def test_the_unit_is_right_and_closes_what_can_be_closed(site: Site) -> None:
    del site
    assert inside("systemd-analyze verify /etc/systemd/system/mahe.service 2>&1") == ""
    for where in ("mahe.service", "--offline=true deploy/mahe.service"):
        output = inside(f"systemd-analyze security --no-pager {where}")
        found = re.search(r"exposure level for mahe\.service: (\S+)", output)
        assert found, output
        assert float(found[1]) <= EXPOSURE, output


async def test_a_game_is_played_through_tls_and_nginx(site: Site) -> None:
    await answers(site)
    await check_page(site)
    await check_game(site)
    await check_bots(site)
    assert prop("NRestarts") == "0"


async def test_pages_of_other_sites_are_refused(site: Site) -> None:
    await check_origins(site)


async def test_metrics_are_for_the_host_alone(site: Site) -> None:
    await check_private(site)
    assert "mahe_tables_opened_total" in inside("curl --silent http://127.0.0.1:8001/metrics")


async def test_on_another_port_than_443_all_is_the_same(site: Site) -> None:
    other = Site("mahe.example.org:8443", AT, inside("cat /etc/letsencrypt/live/mahe.example.org/fullchain.pem"))
    await check_origins(other)
    await check_game(other)
    del site


async def test_below_a_path_all_is_the_same(site: Site) -> None:
    map_block = re.search(r"^map .*?^}$", (ROOT / "deploy" / "nginx.conf").read_text(), re.MULTILINE | re.DOTALL)
    assert map_block
    settings = f"""
        {map_block[0].replace("mahe_connection", "other_connection")}
        server {{
            listen 8444 ssl;
            server_name mahe.example.org;
            ssl_certificate /etc/letsencrypt/live/mahe.example.org/fullchain.pem;
            ssl_certificate_key /etc/letsencrypt/live/mahe.example.org/privkey.pem;
            include /root/mahe/deploy/nginx-subpath.conf;
        }}
    """
    inside(f"cat >/etc/nginx/conf.d/other.conf <<'END'\n{settings}\nEND\nnginx -t && systemctl reload nginx")
    below = Site("mahe.example.org:8444", ADDRESS, site.certificate, path="/mahe")
    await answers(below)
    await check_page(below)
    await check_private(below)
    await check_origins(below)
    await check_game(below)


async def test_limits_count_the_addresses_of_players(site: Site) -> None:
    await check_addresses(site)


async def test_an_upgrade_tells_players_to_come_back_and_keeps_their_game(site: Site) -> None:
    table, ada, ben = await begin_game(site)
    async with site.connected() as client:
        await client.hello(table, ada, ben)
        for _ in range(4):
            await client.decide(client.position["actor"])
        before = client.seq
        inside(UPGRADE)
        assert await client.closed() == 1012
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
    inside(BACKUP)
    later, _, _ = await begin_game(site)
    inside(RESTORE)
    await answers(site)
    assert (await view(site, kept))["phase"] == "over"
    async with site.http() as http:
        for table in (under_way, later):
            assert (await http.get(f"/api/tables/{table}")).status_code == 404
    await check_game(site)


async def test_killed_it_comes_back_and_stopped_it_ends_well(site: Site) -> None:
    process = prop("MainPID")
    inside(f"kill -KILL {process}")
    wait_until(lambda: prop("NRestarts") == "1" and prop("ActiveState") == "active", 30)
    await answers(site)
    inside("systemctl stop mahe")
    assert (prop("Result"), prop("ExecMainStatus")) == ("success", "0")
    events = re.findall(r'"event": "(\w+)"', inside("journalctl --unit mahe --output cat --no-pager"))
    assert events[-1] == "stopped"


@pytest.mark.usefixtures("site")
def test_prometheus_takes_the_settings_watches_the_server_and_would_raise_every_alarm() -> None:
    assert "FAILED" not in inside(PROMETHEUS)
    assert "SUCCESS" in inside("promtool test rules tests/hosting/alerts_test.yml")
    ask = "curl --silent http://127.0.0.1:9090/api/v1/query?query=mahe_ready"
    wait_until(lambda: ',"1"]' in inside(ask), 60)


def test_nginx_of_this_machine_takes_the_settings_too(tmp_path: Path) -> None:
    subject = ["-subj", "/CN=x", "-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")]
    shell("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject)
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    whole = tmp_path / "nginx.conf"
    whole.write_text("events {} http {" + text.replace("/etc/letsencrypt/live/mahe.example.org", str(tmp_path)) + "}")
    shell("nginx", "-t", "-c", str(whole))
