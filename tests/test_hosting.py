"""The files for hosts agree with the server, with each other and with docs/hosting.md. `make hosting` runs them."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from dataclasses import Field, fields
from importlib import import_module
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from click import Option

from mahe.cli.admin import command as admin
from mahe.cli.serve import command as serve
from mahe.cli.setting_options import settings_of
from mahe.server.app import Application
from mahe.server.prometheus_text import PrometheusText
from mahe.server.settings import Settings
from mahe.server.storage.memory import MemoryStorage
from tests.cli.run import assert_refused, call

ROOT = Path(__file__).parents[1]
DOCS = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
NGINX = [(ROOT / "deploy" / name).read_text(encoding="utf-8") for name in ("nginx.conf", "nginx-subpath.conf")]
CADDY = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
OPTIONS = {name: option for option in serve.params if isinstance(option, Option) for name in option.opts}
KNOWN = {"FROM", "RUN", "WORKDIR", "COPY", "LABEL", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
KNOWN |= {"ENTRYPOINT", "CMD"}


def stages() -> list[list[tuple[str, str]]]:
    """Return the instructions of the Containerfile, by stage."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).split("\n")
    found: list[list[tuple[str, str]]] = []
    for line in filter(None, lines):
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        found[-1].append((name, rest))
    return found


def served(words: list[str]) -> dict[str, Any]:
    """Return what `mahe serve` makes of options; it must know them all."""
    assert words[0] == "serve"
    return serve.make_context("serve", words[1:]).params


def unit() -> dict[str, list[str]]:
    """Return the settings of the systemd unit."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "deploy" / "mahe.service").read_text(encoding="utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            key, _, value = line.partition("=")
            found.setdefault(key, []).append(value)
    return found


BUILD, FINAL = stages()
LAST = dict(FINAL)
UNIT = unit()


def test_both_stages_are_of_one_plain_debian_and_use_known_instructions() -> None:
    bases = {stage[0][1].split()[0] for stage in (BUILD, FINAL)}
    assert len(bases) == 1
    assert re.fullmatch(r"docker\.io/library/debian:\d+-slim", bases.pop())
    assert {name for stage in (BUILD, FINAL) for name, _ in stage} <= KNOWN


def test_what_the_build_copies_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for needed in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "requirements", "src", "tools", "web"):
        assert (ROOT / needed).exists()
        assert needed not in ignored
    for name, rest in BUILD:
        if name == "COPY":
            assert all((ROOT / source).exists() for source in rest.split()[:-1])


def test_the_image_runs_as_a_fixed_user_who_is_not_root_and_owns_the_volume() -> None:
    user, group = LAST["USER"].split(":")
    assert int(user) == int(group) > 1000
    assert f"--uid {user}" in LAST["RUN"]
    assert LAST["VOLUME"] == LAST["WORKDIR"] == "/var/lib/mahe"
    assert f"MAHE_DATABASE={LAST['VOLUME']}/" in LAST["ENV"]
    assert LAST["STOPSIGNAL"] == "SIGTERM"


def test_the_image_serves_and_checks_the_port_that_it_exposes() -> None:
    assert json.loads(LAST["ENTRYPOINT"]) == ["mahe"]
    options = served(json.loads(LAST["CMD"]))
    assert (options["host"], str(options["port"])) == ("0.0.0.0", LAST["EXPOSE"])
    check = json.loads(LAST["HEALTHCHECK"].partition("CMD ")[2])
    assert check[0] == "python3"
    assert f"http://127.0.0.1:{LAST['EXPOSE']}/healthz" in check[2]
    assert SERVICES["server"]["healthcheck"]["test"] == ["CMD", *check]


def test_every_service_is_closed_and_comes_back() -> None:
    assert set(SERVICES) == {"proxy", "server", "database"}
    for service in SERVICES.values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["restart"] == "unless-stopped"
        assert service["healthcheck"]["test"][0] == "CMD"
        assert "privileged" not in service
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert [name for name, service in SERVICES.items() if "cap_add" in service] == ["proxy"]
    assert SERVICES["server"]["depends_on"]["database"]["condition"] == "service_healthy"


def test_compose_gives_no_value_to_what_is_the_hosts_own() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    wanted = re.findall(r"\$\{(\w+)(.*?)\}", text)
    assert {name for name, _ in wanted} == {"MAHE_SITE", "MAHE_PASSWORD"}
    assert all(rest.startswith(":?") for _, rest in wanted)
    assert len(re.findall("PASSWORD: ", text)) == len(re.findall(r"PASSWORD: \$\{MAHE_PASSWORD:\?", text)) == 2
    for name in ("MAHE_SITE", "MAHE_PASSWORD"):
        assert re.search(rf"^echo {name}=", DOCS, re.MULTILINE)


def test_compose_gives_the_server_options_and_variables_that_it_knows() -> None:
    server = SERVICES["server"]
    options = served(server["command"])
    variables = {variable for option in OPTIONS.values() for variable in [option.envvar] if variable}
    assert set(server["environment"]) <= variables | {"PGPASSWORD"}
    database = SERVICES["database"]["environment"]
    url = f"postgresql://{database['POSTGRES_USER']}@database/{database['POSTGRES_DB']}"
    assert server["environment"]["MAHE_DATABASE"] == url
    proxy = SERVICES["proxy"]["networks"]["default"]["ipv4_address"]
    assert options["trusted_proxies"] == (proxy,)
    assert ip_address(proxy) in ip_network(COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"])


def test_what_compose_mounts_is_there() -> None:
    sources = [volume.split(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())]
    for source in sources:
        assert (ROOT / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"]


def test_proxies_lead_to_the_server() -> None:
    port = served(SERVICES["server"]["command"])["port"]
    assert f"reverse_proxy server:{port}" in CADDY
    assert SERVICES["proxy"]["healthcheck"]["test"][-1].removesuffix("/") in CADDY
    for text in NGINX:
        assert f"http://127.0.0.1:{served(shlex.split(UNIT['ExecStart'][0])[1:])['port']}" in text
        assert "proxy_set_header Host $http_host;" in text


def test_metrics_have_a_port_that_no_proxy_leads_to() -> None:
    unit = served(shlex.split(UNIT["ExecStart"][0])[1:])
    assert (unit["metrics_host"], unit["metrics_port"]) == ("127.0.0.1", 8001)
    environment = SERVICES["server"]["environment"]
    assert environment["MAHE_METRICS_PORT"] == 8001 != served(SERVICES["server"]["command"])["port"]
    for text in (CADDY, *NGINX):
        assert "8001" not in text
    assert served(["serve"])["metrics_port"] == 0


def test_proxies_choose_the_ids_of_requests_since_they_are_trusted() -> None:
    assert "header_up X-Request-Id {http.request.uuid}" in CADDY
    for text in NGINX:
        assert "proxy_set_header X-Request-Id $request_id;" in text


def test_the_unit_serves_where_its_proxy_looks_and_writes_where_it_may() -> None:
    program, *words = shlex.split(UNIT["ExecStart"][0])
    options = served(words)
    assert (options["host"], options["trusted_proxies"]) == ("127.0.0.1", ("127.0.0.1",))
    assert Path(options["database"]).parent == Path("/var/lib") / UNIT["StateDirectory"][0]
    assert f"python3 -m venv {Path(program).parents[1]}\n" in DOCS
    changed = re.findall(r"^ExecStart=(/.*)$", DOCS, re.MULTILINE)
    assert changed
    for line in changed:
        assert line.startswith(UNIT["ExecStart"][0])
        served(shlex.split(line)[1:])


def test_every_command_line_of_the_page_is_one_that_the_server_knows() -> None:
    lines = re.findall(r"\bmahe (serve (?!--help)[^`\n]*)", DOCS.replace("\\\n", ""))
    assert len(lines) >= 2
    for line in lines:
        served(shlex.split(line))


def test_the_page_tells_every_command_for_hosts_and_purges_what_it_restores() -> None:
    rows = [row[0].split() for row in table("Looking after tables")]
    assert [row[:2] for row in rows] == [["mahe", "admin"]] * len(admin.commands)
    assert {row[2] for row in rows} == set(admin.commands)
    restoring = [block for block in re.findall(r"```sh\n(.*?)```", DOCS, re.DOTALL) if re.search(r" stop\b", block)]
    assert len(restoring) == 2
    for block in restoring:
        assert "admin purge --yes" in block.splitlines()[-2]


def test_passwords_and_backups_stay_out_of_git_and_of_the_build() -> None:
    git = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    build = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {"/.env", "/mahe-*.sql"} <= set(git)
    assert {".*", "*.sql"} <= set(build)
    assert "> .env\n" in DOCS
    assert "> mahe-$(date +%F).sql\n" in DOCS


def table(heading: str) -> list[list[str]]:
    """Return the rows of the table below a heading of the page, without backticks."""
    part = DOCS.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")][2:]
    return [[cell.strip().replace("`", "") for cell in row] for row in rows]


def test_what_is_fixed_is_as_the_page_says() -> None:
    rows = table("Fixed, and why")
    assert len(rows) > 10
    for _, where, value, why in rows:
        module, _, name = where.rpartition(".")
        assert getattr(import_module(f"mahe.server.{module}"), name) == float(value), where
        assert why


def test_the_page_tells_every_setting_with_its_option_its_variable_and_its_default() -> None:
    rows = table("Settings")
    settings = {field.name: field for field in fields(Settings)}
    assert [row[0] for row in rows if row[0]] == list(settings)
    assert [row[1] for row in rows] == list(OPTIONS)
    for name, flag, variable, default, _ in rows:
        option = OPTIONS[flag]
        assert variable == option.envvar == f"MAHE_{option.name.upper() if option.name else ''}"
        if name:
            assert option.name == name
        if isinstance(option.default, int | float):
            assert float(default) == option.default
        elif isinstance(option.default, str):
            assert default == (option.default or "none")
        elif option.multiple:
            assert default == "none"


@pytest.mark.parametrize("field", fields(Settings)[1:], ids=lambda field: field.name)
def test_every_setting_is_taken_from_its_option_and_from_its_variable(
    field: Field[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = {"int": 1234, "float": 12.5, "Path | None": tmp_path, "str": "text", "frozenset[str]": frozenset({"text"})}
    expected = kinds[str(field.type)]
    value = "text" if isinstance(expected, frozenset) else str(expected)
    (flag,) = (flag for flag, option in OPTIONS.items() if option.name == field.name)
    by_option = served(["serve", flag, value])
    monkeypatch.setenv(f"MAHE_{field.name.upper()}", value)
    for params in (by_option, served(["serve"])):
        chosen = {name: params[name] for name in params if name not in ("host", "port", "database")}
        assert getattr(settings_of("tables.sqlite3", chosen), field.name) == expected


@pytest.mark.parametrize("flag", [flag for flag, option in OPTIONS.items() if option.metavar == "N"])
@pytest.mark.parametrize("value", ["-1", "nan", "inf", "many", "", "1e99"])
def test_a_number_that_makes_no_sense_is_refused(flag: str, value: str) -> None:
    assert_refused(call("serve", flag, value), "Invalid value", flag)


def test_the_page_tells_every_metric() -> None:
    documented = set(re.findall(r"mahe_[a-z_]+", " ".join(row[0] for row in table("Watching it"))))
    metrics = Application(Settings(database="tables.sqlite3"), storage=MemoryStorage()).metrics
    exposed = re.findall(r"^# TYPE (mahe_\S+) ", PrometheusText(metrics).write().decode(), re.MULTILINE)
    assert documented == set(exposed)


def test_the_page_names_every_file_for_hosts_and_its_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^)#]+)", DOCS)
    for target in targets:
        assert (ROOT / "docs" / target).exists(), target
    named = {Path(target).name for target in targets} | {Path(volume).name for volume in ("deploy/Caddyfile",)}
    assert {path.name for path in (ROOT / "deploy").iterdir()} | {"Containerfile", "compose.yaml"} <= named


def pins(file: str) -> dict[str, set[str]]:
    """Return the versions that a file pins, by package."""
    found: dict[str, set[str]] = {}
    text = (ROOT / "requirements" / file).read_text(encoding="utf-8")
    for name, version in re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE):
        found.setdefault(name, set()).add(version)
    return found


@pytest.mark.parametrize("file", ["base.txt", "dev.txt"])
def test_hosts_get_the_versions_that_are_tested(file: str) -> None:
    others = pins(file)
    for name, versions in pins("host.txt").items():
        assert others.get(name, versions) == versions, name


def test_hosts_get_all_that_the_package_needs_and_nothing_that_builds_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    names = {re.split(r"[^A-Za-z0-9._-]", line)[0].lower().replace(".", "-").replace("_", "-") for line in wanted}
    assert names <= set(pins("host.txt"))
    assert not {"hatchling", "pytest", "pip"} & set(pins("host.txt"))


@pytest.mark.parametrize("file", ["Makefile", "Containerfile", "docs/hosting.md", "tools/web.py"])
def test_what_is_pinned_is_installed_as_it_stands(file: str) -> None:
    # Else the pip of Debian 12 takes the newest of what others ask for with an extra, and refuses it unpinned.
    text = (ROOT / file).read_text(encoding="utf-8")
    ways = re.findall(r'--require-hashes"?(?:,? "?--[a-z-]+"?)*', text)
    assert ways
    assert all("--no-deps" in way for way in ways), ways
