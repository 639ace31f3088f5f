"""The page in a real browser: whole games by keyboard, by link, through reloads and a server that dies."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.cli.run import call, environment

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Page

PHONE = {"width": 360, "height": 780}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 30.0
"""Seconds that a browser on a busy computer may take for what must happen."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
VIOLATIONS = "violations = []; addEventListener('securitypolicyviolation', e => violations.push(e.violatedDirective))"
CHOICES = "[...document.querySelectorAll('button.choice:not(:disabled)')].map(b => b.dataset.choice)"


def chromium() -> str:
    """Return where Chromium is; as root, after installing it if need be."""
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "chromium"], check=False, capture_output=True)
        found = shutil.which("chromium")
    if found is None:
        pytest.fail("There is no Chromium: install it, or name one in the environment variable CHROMIUM.")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415
    except ImportError:
        pytest.fail("There is no Playwright: pip install playwright.")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


class House:
    """`mahe play` in a process of its own, which can be killed and started again at the same place."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.start("0")

    def start(self, port: str) -> None:
        command = [sys.executable, "-m", "mahe.cli", "play", "--no-browser", "--port", port]
        command += ["--database", str(self._database)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment())
        assert self._process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:([0-9]+)/", self._process.stdout.readline())
        assert found is not None
        self.address, self.port = found[0], found[1]

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        self._process.send_signal(number)
        self._process.communicate(timeout=PATIENCE)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("page") / "tables.sqlite3")
    yield running
    running.stop()


class Guest:
    """Somebody with a browser of their own, who hears everything it complains about."""

    def __init__(self, browser: Browser, address: str, size: Any = PHONE, **settings: str) -> None:
        self.context = browser.new_context(viewport=size)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.page.add_init_script(VIOLATIONS)
        self.complaints: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(address)
        kept = json.dumps({"speed": "instant", **settings})
        self.page.evaluate("settings => localStorage.setItem('mahe:settings', settings)", kept)
        self.page.reload()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    @property
    def choices(self) -> list[str]:
        found: list[str] = self.page.evaluate(CHOICES)
        return found

    @property
    def done(self) -> bool:
        return self.page.locator(".podium").count() > 0

    def decide(self) -> bool:
        """Press a key if there is a choice: a second die sometimes, never a third."""
        choices = self.choices
        if not choices:
            return False
        dice = self.page.locator(".dice > g").count()
        stop = "stop" in choices and (dice > 1 or self.page.locator(".log li").count() % 2 == 0)
        self.page.keyboard.press("2" if stop else "Enter")
        return True

    def finish(self) -> None:
        """See that nothing was wrong, and go."""
        assert self.page.evaluate("violations") == []
        assert self.complaints == []
        assert self.page.locator(".dice-mark.bad").count() == 0
        self.context.close()


def play_until(guests: list[Guest], enough: Any) -> None:
    """Let *guests* decide whatever they are asked until *enough*."""
    end = time.monotonic() + PATIENCE
    while not enough():
        moved = [guest.decide() for guest in guests]
        if any(moved):
            end = time.monotonic() + PATIENCE
        else:
            assert time.monotonic() < end, "nobody is asked anything"
            guests[0].page.wait_for_timeout(5)


def test_a_whole_game_is_played_by_keyboard_on_a_phone(browser: Browser, house: House, tmp_path: Path) -> None:
    guest = Guest(browser, house.address)
    page = guest.page
    page.get_by_label("Your name").fill("Ada")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.way") == "play-now"
    page.keyboard.press("Enter")

    play_until([guest], lambda: page.locator(".log li").count() > 12)
    box = page.locator("svg.board").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE["height"]
    assert page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]") == [
        PHONE["width"],
        PHONE["height"],
    ]

    play_until([guest], lambda: guest.done)
    assert re.search(r" wins$| share the win$", page.locator(".podium h2").inner_text())
    assert page.locator(".results li").count() == 4
    assert page.locator(".dice-mark").get_attribute("aria-label", timeout=1000) != "0 throws checked"

    record = tmp_path / "game.mahe"
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game").click()
    download.value.save_as(record)
    assert '"Ada"]' in record.read_text(encoding="utf-8")
    assert call("verify", str(record)).status == 0

    page.get_by_role("button", name="Rematch").click()
    page.locator(".podium").wait_for(state="detached")
    play_until([guest], lambda: page.locator(".log li").count() > 8)
    page.goto(house.address)
    page.locator(".known a").nth(1).wait_for()
    assert "Ada and 3 bots" in page.locator(".known").inner_text()
    guest.finish()


def test_two_browsers_meet_by_a_link_and_one_reloads(browser: Browser, house: House) -> None:
    host = Guest(browser, house.address, DESKTOP)
    host.page.get_by_label("Your name").fill("Ada")
    host.page.get_by_role("button", name="With friends").click()
    host.page.get_by_label("Players", exact=True).select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("The link of this table").input_value()

    friend = Guest(browser, link)
    friend.page.get_by_label("Your name").first.fill("<i>Zoë</i>")
    friend.page.get_by_role("button", name="Sit here").click()
    host.page.locator(".seat", has_text="<i>Zoë</i>").wait_for()
    assert host.page.locator("i").count() == 0
    host.page.get_by_role("button", name="Start the game").click()

    both = [host, friend]
    play_until(both, lambda: host.page.locator(".log li").count() > 10)
    friend.page.reload()
    friend.page.locator(".chip").first.wait_for()
    assert friend.page.locator(".log").text_content() == host.page.locator(".log").text_content()
    play_until(both, lambda: friend.page.locator(".log li").count() > 24)
    for guest in both:
        guest.finish()


def test_a_game_goes_on_after_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite3")
    guest = Guest(browser, house.address, DESKTOP)
    page = guest.page
    page.get_by_role("button", name="Play now").click()
    play_until([guest], lambda: page.locator(".log li").count() > 5)
    house.stop(signal.SIGKILL)
    page.get_by_text("Reconnecting").wait_for()
    before = page.locator(".log li").count()
    guest.decide()
    house.start(house.port)
    page.get_by_text("Reconnecting").wait_for(state="detached")
    play_until([guest], lambda: page.locator(".log li").count() > before + 8)
    # That the socket broke is all that the browser may complain about.
    guest.complaints = [text for text in guest.complaints if "WebSocket" not in text]
    guest.finish()
    house.stop()


def test_moves_are_shown_at_their_pace_and_end_where_the_server_says(browser: Browser, house: House) -> None:
    guest = Guest(browser, house.address, DESKTOP, speed="quick")
    page = guest.page
    page.get_by_role("button", name="Watch bots").click()
    page.locator(".log li").nth(3).wait_for()
    page.get_by_label("Speed of moves").select_option("instant")
    page.locator(".podium").wait_for()
    table = page.evaluate("location.hash.slice(1)")
    position = page.request.get(f"{house.address}api/tables/{table}").json()["position"]
    page.get_by_role("button", name="See the board").click()
    shown = dict(page.evaluate("[...document.querySelectorAll('.stack')].map(e => [e.dataset.stack, e.ariaLabel])"))
    assert {space: re.findall(r"([A-G]) of", label)[::-1] for space, label in shown.items()} == position["stacks"]
    guest.finish()


def test_a_wrong_throw_is_found_out(browser: Browser, house: House) -> None:
    guest = Guest(browser, house.address)
    guest.page.get_by_role("button", name="Play now").click()
    play_until([guest], lambda: guest.page.locator(".log li").count() > 8)
    problems = guest.page.evaluate(
        """async () => {
            const { Checker } = await import("/chain.js");
            const table = location.hash.slice(1);
            const log = await (await fetch(`api/tables/${table}/log?limit=1000`)).json();
            const changes = [
                () => {},
                (body) => (body.pips = (body.pips % 6) + 1),
                (body) => (body.link = body.link.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))),
                (body) => (body.draw += 1),
                (body) => (body.type = "chain"),
            ];
            return Promise.all(changes.map(async (change) => {
                const entries = structuredClone(log);
                change(entries.filter((entry) => entry.body.type === "rolled")[2].body);
                const checker = new Checker(table);
                for (const entry of entries) await checker.tell(entry);
                return checker.problems.length;
            }));
        }"""
    )
    assert problems[0] == 0
    assert all(problems[1:])
    guest.finish()
