"""Bots and golden games inside Pyodide in real browsers; tests/page_arrays does the same and more by Node."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mahe.bots import CHARACTERS, LEVELS
from mahe.record import format_rules
from tests.golden.make import FOLDER
from tests.golden.tables import GAMES
from tests.page_arrays import asking
from tests.page_arrays.test_bots_and_reviews import check_decisions
from tests.pyodide.in_browser import pyodide_in

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.mark.slow
@pytest.mark.parametrize("browser", ["chromium", "firefox"], indirect=True)
def test_bots_and_golden_games_are_the_same_in_a_browser(browser: Browser, tmp_path: Path) -> None:
    with pyodide_in(browser, tmp_path) as there:
        there.run(Path(asking.__file__).read_text(encoding="utf-8"))
        for name in (*LEVELS, *CHARACTERS):
            assert there.run(f"conforms({name!r}, 1, 1)")
        for golden in GAMES:
            words = format_rules(golden.rules), [*golden.bots], golden.seed, golden.position
            assert there.run(f"game(*{words!r})") == (FOLDER / f"{golden.name}.mahe").read_text(encoding="utf-8")
        for name in ("navigator", "ancient"):
            for expected, found in zip(
                asking.decisions(name, 1, 2), there.run(f"decisions({name!r}, 1, 2)"), strict=True
            ):
                check_decisions(expected, found)
