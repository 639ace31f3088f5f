"""The dashboard and the alerts for hosts ask only for what the server exposes."""

from __future__ import annotations

import asyncio
import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from tests.server.kit import Server

ROOT = Path(__file__).parents[1]
RULES: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((ROOT / "deploy" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
]
DASHBOARD: dict[str, Any] = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8"))
PANELS: list[dict[str, Any]] = [panel for panel in DASHBOARD["panels"] if panel["type"] != "row"]
SCRAPED: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "prometheus.yml").read_text(encoding="utf-8"))

WORDS = {
    *("sum", "min", "rate", "increase", "changes", "histogram_quantile", "predict_linear", "label_values"),
    *("or", "and", "by"),
}
"""What PromQL and Grafana themselves mean by a word, as far as it is used."""

OF_EVERY_TARGET = {"up": set[str]()}
LABELS_OF_EVERY_TARGET = {"instance", "job"}


@pytest.fixture(scope="module")
def exposed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, set[str]]:
    """The names that a real server exposes, each with its labels."""
    found: dict[str, set[str]] = {**OF_EVERY_TARGET}
    with Server(tmp_path_factory.mktemp("watched") / "tables.sqlite3") as server:
        assert httpx.get(f"{server.url}/livez", trust_env=False).is_success  # so that an answer has been counted
        text = asyncio.run(server.metrics()).text
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, set()).update(sample.labels)
    return found


def check(expression: str, exposed: dict[str, set[str]]) -> None:
    """Assert that *expression* names only metrics and labels that exist."""
    text = re.sub(r"\[[^]]*\]", "", expression)  # ranges
    for name, matchers in re.findall(r"(\w+)\{([^}]*)\}", text):
        asked = set(re.findall(r"(\w+) ?(?:=~|!~|!=|=)", matchers))
        assert asked <= exposed.get(name, set()) | LABELS_OF_EVERY_TARGET, expression
    text = re.sub(r"\{[^}]*\}", "", text)
    labels = {label for group in re.findall(r"by \(([^)]*)\)", text) for label in re.findall(r"\w+", group)}
    text = re.sub(r"by \([^)]*\)", "", text)
    if "label_values" in text:
        text = re.sub(r", \w+\)", ")", text)
    names = set(re.findall(r"\b[a-z_]\w*", text)) - WORDS
    assert names, expression
    assert names <= exposed.keys(), (expression, names - exposed.keys())
    known = set[str]().union(*(exposed[name] for name in names)) | LABELS_OF_EVERY_TARGET
    assert labels <= known, (expression, labels - known)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_every_alert_asks_for_what_there_is_and_says_what_to_do(rule: dict[str, Any], exposed: dict[str, Any]) -> None:
    check(rule["expr"], exposed)
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert set(rule["annotations"]) == {"summary", "description"}
    assert "{{ $labels.instance }}" in rule["annotations"]["summary"]
    assert "for" in rule or "increase" in rule["expr"]


def test_alerts_cover_what_stops_players() -> None:
    asked = " ".join(rule["expr"] for rule in RULES)
    for name in (
        "up{",
        "mahe_ready",
        "mahe_decision_seconds_bucket",
        "mahe_loop_lag_seconds_bucket",
        "mahe_errors_total",
        'status="5xx"',
        "mahe_disk_free_bytes",
        "mahe_bot_wait_seconds_bucket",
        "mahe_connections_limit",
    ):
        assert name in asked
    assert len({rule["alert"] for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: panel["title"])
def test_every_panel_asks_for_what_there_is(panel: dict[str, Any], exposed: dict[str, Any]) -> None:
    assert panel["targets"]
    for target in panel["targets"]:
        check(target["expr"], exposed)
        assert target["datasource"]["uid"] == "${datasource}"


def test_every_metric_of_ours_is_on_the_dashboard(exposed: dict[str, Any]) -> None:
    asked = " ".join(target["expr"] for panel in PANELS for target in panel["targets"])
    families = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in exposed if name.startswith("mahe_")}
    shown = {name for name in families if re.search(rf"\b{name}(_bucket|_sum|_count|_total)?\b", asked)}
    assert families - shown - {re.sub(r"_total$", "", name) for name in shown} == {"mahe_build_info"}


def test_what_the_dashboard_is_filtered_by_exists(exposed: dict[str, Any]) -> None:
    variables = {one["name"]: one for one in DASHBOARD["templating"]["list"]}
    assert set(variables) == {"datasource", "instance"}
    check(variables["instance"]["query"]["query"], exposed)
    for one in DASHBOARD["annotations"]["list"]:
        check(one["expr"], exposed)


def test_panels_have_a_place_and_a_number_of_their_own() -> None:
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    for one, other in combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert beside or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]


def test_prometheus_watches_the_server_that_the_unit_starts() -> None:
    (job,) = SCRAPED["scrape_configs"]
    assert job["job_name"] == "mahe"  # as in the alerts
    unit = (ROOT / "deploy" / "mahe.service").read_text(encoding="utf-8")
    host, _, port = job["static_configs"][0]["targets"][0].partition(":")
    assert f"--host {host} " in unit
    assert f"--metrics-port {port}\n" in unit
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (rules,) = SCRAPED["rule_files"]
    assert f"install -m 644 deploy/alerts.yml /etc/prometheus/{rules}\n" in page


def test_every_alert_is_tried_by_promtool() -> None:
    tried = (ROOT / "tests" / "hosting" / "alerts_test.yml").read_text(encoding="utf-8")
    for rule in RULES:
        assert f"alertname: {rule['alert']}}}" in tried
        assert f'alertname="{rule["alert"]}"' in tried
