"""One browser of each kind and one server for all tests of this folder that a process runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsers import Kind, launch
from tests.browser.kit import Guest, House
from tests.browser.staged import Staged


@pytest.fixture(scope="package")
def browsers() -> Iterator[Callable[[Kind], Browser]]:
    """Start each kind of browser once, when it is first wanted."""
    with sync_playwright() as playwright:
        running: dict[Kind, Browser] = {}

        def start(kind: Kind) -> Browser:
            if kind not in running:
                running[kind] = launch(playwright, kind)
            return running[kind]

        yield start
        for browser in running.values():
            browser.close()


@pytest.fixture
def browser(browsers: Callable[[Kind], Browser], request: pytest.FixtureRequest) -> Browser:
    """Return Chromium, or the browser that a test is marked with."""
    return browsers(getattr(request, "param", "chromium"))


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
