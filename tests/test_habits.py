"""What keeps the project in order says what is so: the public checks, the forms, and the pages of decisions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from mahe.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
FORMS = [path for path in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if path.name != "config.yml"]


def workflow() -> dict[Any, Any]:
    """Return the workflow; YAML takes its key `on` for a truth."""
    found: dict[Any, Any] = yaml.safe_load(WORKFLOW)
    return found


def test_the_public_checks_run_on_every_python_that_we_name() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if re.search(r":: 3\.\d+$", line)]
    assert workflow()["jobs"]["check"]["strategy"]["matrix"]["python"] == named
    assert project["requires-python"] == f">={named[0]}"


def test_the_public_checks_call_what_anyone_can_call() -> None:
    (job,) = workflow()["jobs"].values()
    runs = [step for step in job["steps"] if "run" in step]
    assert [step["run"] for step in runs] == [".ci/run"]
    assert runs[0]["env"]["PYTHON"] == "python${{ matrix.python }}"
    assert (ROOT / ".ci" / "run").stat().st_mode & 0o111


def test_the_public_checks_have_no_rights_and_no_secrets() -> None:
    found = workflow()
    assert found["permissions"] == {"contents": "read"}
    assert set(found[True]) == {"push", "pull_request"}
    assert "secrets" not in WORKFLOW
    used = re.findall(r"uses: (\S+)", WORKFLOW)
    assert used
    assert all(re.fullmatch(r"actions/[a-z-]+@v\d+\.\d+\.\d+", action) for action in used)


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_a_form_has_all_that_it_needs(path: Path) -> None:
    form = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert {"name", "description", "body"} <= set(form)
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert all(field["type"] in ("textarea", "input", "dropdown") for field in asked)
    assert all(field["attributes"]["label"] for field in asked)
    assert len({field["id"] for field in asked}) == len(asked)


def test_words_can_be_reported_in_every_language() -> None:
    form = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "words.yml").read_text(encoding="utf-8"))
    (languages,) = (field for field in form["body"] if field["type"] == "dropdown")
    assert languages["attributes"]["options"] == list(LANGUAGES.values())


def test_every_decision_is_in_the_index_and_in_the_same_form() -> None:
    index, *_ = (path for path in DECISIONS if path.name == "README.md")
    pages = [path for path in DECISIONS if path != index]
    rows = re.findall(r"^\| \[(.*)\]\((.*)\) \| ", index.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(file for _, file in rows) == sorted(path.name for path in pages)
    for title, file in rows:
        text = (index.parent / file).read_text(encoding="utf-8")
        assert text.startswith(f"# {title}\n\n**Question.** "), file
        assert re.findall(r"^\*\*(Question|Decision|What else|What follows)", text, re.MULTILINE)[:2] == [
            "Question",
            "Decision",
        ]
        for part in ("**What else was ", "**What follows.**"):
            assert part in text, file


@pytest.mark.parametrize(
    ("page", "figures"),
    [
        ("two-engines.md", ["1,409", "375,952", "1.22", "1.34"]),
        ("sqlite-first.md", ["2,586", "6,708", "790"]),
    ],
)
def test_figures_are_those_that_were_measured(page: str, figures: list[str]) -> None:
    text = (ROOT / "docs" / "decisions" / page).read_text(encoding="utf-8")
    measured = (ROOT / "bench" / "results.md").read_text(encoding="utf-8")
    for figure in figures:
        assert re.search(rf"(?<![\d.,]){re.escape(figure)}(?![\d])", text), figure
        assert re.search(rf"(?<![\d.,]){re.escape(figure)}(?![\d])", measured), figure
