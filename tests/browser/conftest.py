"""One browser and one server for all tests of this folder that a process runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.kit import Guest, House, launch
from tests.browser.staged import Staged


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="package")
def house() -> Iterator[House]:
    with House() as running:
        yield running


@pytest.fixture
def guest(browser: Browser, house: House) -> Callable[..., Guest]:
    """Make somebody with a browser of their own."""
    return lambda *path, **more: Guest(browser, house, *path, **more)


@pytest.fixture
def seated(browser: Browser, house: House) -> Callable[..., Guest]:
    """Make somebody who sits at a staged table."""

    def sit(staged: Staged, *seats: int, **more: Any) -> Guest:
        house.take(staged)
        return Guest(browser, house, f"#{staged.table}", tables=staged.kept_by(*seats) if seats else None, **more)

    return sit
