"""What docs/cluster.md says is so."""

from __future__ import annotations

import re
import shlex
from typing import Any

import yaml  # type: ignore[import-untyped]

from mahe.lab import cluster, cluster_versions
from tests.cli.run import call
from tools.studies import ROOT

TEXT = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
MEASURED = (ROOT / "bench" / "results.md").read_text(encoding="utf-8").partition("## Cluster")[2].partition("\n## ")[0]


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXT, re.DOTALL)


def test_the_example_runs() -> None:
    (code,) = (block for block in blocks("python") if "Contest" in block)
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["contest"].played == 20


def test_its_commands_have_these_options() -> None:
    commands = [shlex.split(line) for block in blocks("sh") for line in block.splitlines() if line.startswith("mahe ")]
    assert len(commands) >= 4
    for _, name, *words in commands:
        shown = call(name, "--help").out
        assert all(word in shown for word in words if word.startswith("--"))


def test_the_resource_for_kubernetes_can_be_read() -> None:
    (block,) = blocks("yaml")
    found = yaml.safe_load(block)
    ports = [port["name"] for port in found["spec"]["scheduler"]["spec"]["containers"][0]["ports"]]
    assert ports == [port["targetPort"] for port in found["spec"]["scheduler"]["service"]["ports"]]


def test_waits_and_versions_are_those_of_the_code() -> None:
    assert cluster.PATIENCE == 60
    assert "no worker at all for a minute" in TEXT
    for name in cluster_versions.PACKAGES:
        assert {"distributed": "Dask", "numpy": "NumPy", "numba": "Numba"}[name] in TEXT


def test_figures_are_those_that_were_measured() -> None:
    rows = [line for line in TEXT.splitlines() if re.match(r"\| [124] \|", line)]
    assert len(rows) == 6
    assert all(row in MEASURED for row in rows)
