"""The edition without a server: our own Python inside the page, from a plain host of files."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Error

from tests.browser.kit import PHONE, SHORT, Guest, Host, House, play_out, play_until
from tests.browser.static_host import StaticHost

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LINE = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 10e6 / 8}
"""10 Mbit/s, as Chromium's throttle takes it."""

MOST_BYTES = 9_000_000
"""What a first visit may take in all."""

_KEPT = "caches.open('mahe-python').then(async (cache) => (await cache.keys()).map(({ url }) => url.split('/').at(-1)))"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    with StaticHost(tmp_path / "static") as running:
        yield running


def arrive(browser: Browser, host: Host | House, path: str = "", **more: Any) -> tuple[Guest, set[str]]:
    """Open the page; return its guest, and the origins that anything is asked of."""
    guest = Guest(browser, host, path, size=PHONE, touch=True, still=True, table=SHORT, **more)
    asked: set[str] = set()
    guest.context.on("request", lambda request: asked.add("/".join(request.url.split("/")[:3])))
    return guest, asked


def keep_all(guest: Guest, host: StaticHost) -> None:
    """Wait until the page has everything at hand."""
    guest.wait("navigator.serviceWorker.controller !== null")
    guest.wait(f"{_KEPT}.then((kept) => {json.dumps(host.python)}.every((name) => kept.includes(name)))")


def test_a_game_by_touch_without_a_network_survives_the_death_of_its_tab(browser: Browser, host: StaticHost) -> None:
    ada, asked = arrive(browser, host, offline=True)
    keep_all(ada, host)
    # Not even what is sent uncompressed is more, nor is anything big sent twice.
    assert sum(host.sent) < MOST_BYTES
    host.close()
    ada.context.set_offline(True)
    ada.page.reload()
    ada.tap(ada.page.locator("[data-way=play]"))
    ada.wait_for_choice()
    play_until([ada], lambda: ada.page.locator(".log li").count() > 8, "touch")
    assert ada.pointers == ["touch"]
    table = ada.page.url.split("#")[1]
    told = ada.page.locator(".log").inner_text()

    with suppress(Error):
        ada.page.goto("chrome://crash")
    ada.page.close()
    ada.page = ada.context.new_page()
    ada.page.goto(f"{host.url}/")
    ada.tap(ada.page.locator(f"section[aria-labelledby=continue] a[href='#{table}']"))
    ada.wait_for_choice()
    again = ada.page.locator(".log").inner_text()
    assert again.startswith(told.strip()) or told.strip()[-200:] in again
    play_out(ada, "touch")

    for path, sign in (
        (f"/replay/{table}", ".parts [data-log], .controls"),
        (f"/review/{table}", "[data-try]"),
        ("/games", "main ol li"),
    ):
        ada.go(path)
        ada.page.locator(sign).first.wait_for()
    assert asked == {"/".join(host.url.split("/")[:3])}
    ada.context.close()


@pytest.mark.slow
def test_a_game_survives_an_update_of_the_page(browser: Browser, host: StaticHost) -> None:
    ada, _ = arrive(browser, host, offline=True)
    keep_all(ada, host)
    ada.tap(ada.page.locator("[data-way=play]"))
    ada.wait_for_choice()
    play_until([ada], lambda: ada.page.locator(".log li").count() > 3, "touch")
    host.update()
    ada.page.reload()
    ada.wait_for_choice()
    workers = "performance.getEntriesByType('resource').map((one) => one.name).filter((name) => /worker-/.test(name))"
    assert [name.rsplit("/")[-1] for name in ada.page.evaluate(workers)] == ["worker-newer.js"]
    ada.page.close()
    # The newer service worker takes over once no page of the older version is open.
    ada.page = ada.context.new_page()
    ada.page.goto(f"{host.url}/#/privacy")
    ada.wait("caches.keys().then((names) => names.some((name) => name.startsWith('mahe-newer')))")
    keep_all(ada, host)
    host.close()
    ada.context.set_offline(True)
    ada.page.goto(f"{host.url}/")
    ada.tap(ada.page.locator("section[aria-labelledby=continue] a").first)
    play_out(ada, "touch")
    ada.context.close()


@pytest.mark.screens
@pytest.mark.parametrize("browser", ["chromium", pytest.param("firefox", marks=pytest.mark.slow)], indirect=True)
def test_a_plain_host_without_headers_will_do_and_friends_are_sent_elsewhere(browser: Browser, tmp_path: Path) -> None:
    with StaticHost(tmp_path / "static", prefix="", strict=False, server="https://mahe.example/") as host:
        ada, asked = arrive(browser, host)
        ada.tap(ada.page.locator("[data-way=watch]"))
        ada.page.locator(".log li").first.wait_for(state="attached")
        ada.tap(ada.page.locator("[data-dice]").first)
        ada.page.locator(".check [data-no-server]").wait_for()
        ada.page.keyboard.press("Escape")
        ada.go("/new/friends")
        assert ada.page.locator("[data-elsewhere]").get_attribute("href") == "https://mahe.example/#/new/friends"
        ada.go("/privacy")
        ada.page.locator("main h2").first.wait_for()
        for path, sign in (("/solved", "[data-solved], main"), ("/puzzles", "main"), ("/study", "main")):
            ada.go(path)
            ada.page.locator(sign).first.wait_for()
        assert asked == {host.url}
        ada.finish()


@pytest.mark.screens
def test_without_its_worker_the_page_says_so(browser: Browser, tmp_path: Path) -> None:
    with StaticHost(tmp_path / "static") as host:
        ada, _ = arrive(browser, host, "#/privacy")
        ada.page.route("**/python/*", lambda route: route.abort())
        ada.page.goto(f"{host.url}/")
        failed = ada.page.locator("[data-python=failed]")
        failed.wait_for()
        last, note = ada.page.locator("main a").last, failed.bounding_box()
        last.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        end = last.bounding_box()
        assert note is not None
        assert end is not None
        assert end["y"] + end["height"] <= note["y"]
        ada.tap(ada.page.locator("[data-way=play]"))
        ada.page.locator(".toast").wait_for()
        ada.page.unroute("**/python/*")
        ada.tap(ada.page.locator("[data-python=failed] button"))
        ada.tap(ada.page.locator("[data-way=play]"))
        ada.wait_for_choice()
        ada.context.close()


@pytest.mark.screens
def test_a_page_whose_server_is_gone_plays_on_by_itself(browser: Browser) -> None:
    with House() as house:
        ada, _ = arrive(browser, house, offline=True)
        ada.wait("navigator.serviceWorker.controller !== null")
        ada.page.evaluate("navigator.serviceWorker.controller.postMessage('keep python')")
        ada.wait(f"caches.has('mahe-python').then((there) => there && {_KEPT}.then((kept) => kept.length > 5))")
    ada.page.reload()
    ada.tap(ada.page.locator("[data-way=play]"))
    play_out(ada, "touch")
    table = ada.page.url.split("#")[1]
    ada.go("/games")
    ada.page.locator(f"a[href='#/replay/{table}']").click()
    ada.page.locator(".controls").first.wait_for()
    with House(port=house.port):
        ada.page.reload()
        ada.page.locator(".controls").first.wait_for()
        ada.go("")
        ada.page.locator(f"section[aria-labelledby=continue] a[href='#{table}']").wait_for()
    ada.context.close()


@pytest.mark.slow
def test_the_first_throw_is_soon_possible(
    browser: Browser, host: StaticHost, capsys: pytest.CaptureFixture[str]
) -> None:
    """Prints how long it takes: no limit holds on every machine."""
    ada, _ = arrive(browser, Nowhere(), offline=True)
    line = ada.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    for visit in ("cold", "warm"):
        started = time.monotonic()
        ada.page.goto(f"{host.url}/")
        ada.page.locator("[data-way=play]").wait_for()
        shown = time.monotonic()
        ada.tap(ada.page.locator("[data-way=play]"))
        ada.wait_for_choice()
        thrown = time.monotonic()
        with capsys.disabled():
            print(f"\n{visit}: home after {shown - started:.1f} s, a throw {thrown - shown:.1f} s after the click")
        keep_all(ada, host)
        ada.page.goto("about:blank")
    ada.context.close()


class Nowhere:
    """Where a guest is before the first visit."""

    url = "about:blank#"
