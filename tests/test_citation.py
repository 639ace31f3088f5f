"""CITATION.cff agrees with the release that it names."""

from __future__ import annotations

import re
from pathlib import Path

import yaml  # type: ignore[import-untyped]

import mahe

ROOT = Path(__file__).parents[1]
CITATION = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))


def test_it_has_what_the_format_requires() -> None:
    assert {"cff-version", "message", "title", "authors"} <= set(CITATION)
    assert CITATION["cff-version"] == "1.2.0"
    assert CITATION["type"] == "software"
    assert all("name" in author or "family-names" in author for author in CITATION["authors"])


def test_it_names_the_version_and_its_date() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.search(rf"^## \[{re.escape(mahe.__version__)}\] - (\S+)$", changelog, re.MULTILINE)
    assert released is not None
    assert (CITATION["version"], str(CITATION["date-released"])) == (mahe.__version__, released[1])


def test_it_credits_who_designed_the_game() -> None:
    (game,) = CITATION["references"]
    assert game["authors"] == [{"given-names": "Alex", "family-names": "Randolph"}]
