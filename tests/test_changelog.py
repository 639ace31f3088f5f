"""The changelog lists what is new in the version that the package says it is."""

from __future__ import annotations

import re
from pathlib import Path

from mahe import __version__


def test_the_newest_version_of_the_changelog_is_that_of_the_package() -> None:
    text = (Path(__file__).parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.findall(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", text, re.MULTILINE)
    released = [one for one in versions if one[0] != "Unreleased"]
    assert versions[0] == ("Unreleased", "")
    assert released[0][0] == __version__
    assert all(date for _, date in released)
