"""A whole game by a screen reader's tree and its announcements reads as a story, and stays that story."""

from __future__ import annotations

from difflib import unified_diff

import pytest
from playwright.sync_api import Browser

from tests.browser.kit import House
from tests.browser.story import STORY, tell


def test_a_game_is_told_as_before(browser: Browser, house: House) -> None:
    before, now = STORY.read_text(encoding="utf-8"), tell(browser, house)
    changes = "\n".join(unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm=""))
    if changes:
        mend = "If this is meant, `python -m tests.browser.story` writes it down again: read it before you commit it."
        pytest.fail(f"{changes}\n\n{mend}", pytrace=False)
