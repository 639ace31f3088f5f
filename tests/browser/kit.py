"""Real browsers on a real server: people with browsers of their own, who hear everything that these complain about."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol

from mahe.server.serve import listen
from mahe.server.settings import PAGE as PACKED
from tests.browser.staged import Staged, token_of
from tests.server.kit import Json, Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, ViewportSize, WebSocketRoute

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = Path(os.environ.get("MAHE_PAGE_OUT", PACKED))
"""The page that is tested: where tools/web.py builds it."""

PHONE: Final[ViewportSize] = {"width": 360, "height": 780}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PATIENCE: Final = 30.0
"""Seconds that a browser on a busy computer may take for what must happen."""

SHORT: Final[Json] = {"turtles": 1, "deck": [1, 1, 1, 0, 0, 0], "setAside": 1}
"""As the page keeps them: options of a game that is soon over."""

_ARRIVAL = """(kept) => {
    if (origin === "null") return;  // the empty page before the first has no storage
    window.violations = [];
    addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
    window.pointers = [];
    addEventListener("pointerdown", (event) => pointers.push(event.pointerType), true);
    for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
}"""
_STATE = """() => ({
    choices: [...document.querySelectorAll(".bar button.choice:not(:disabled)")].map((one) => one.dataset.choice),
    done: document.querySelector(".podium .results .won") !== null,
})"""

How = Literal["mouse", "keys", "touch"]


class House(Server):
    """A server with the built page, and with tables that were played elsewhere."""

    def __init__(self, database: Path | None = None, *, port: int = 0, **more: Any) -> None:
        if not (PAGE / "index.html").is_file():
            raise RuntimeError("The page is not built: `make page` does it.")
        super().__init__(database, page=PAGE, **more)
        if port:
            self._socket.close()
            self._socket = listen("127.0.0.1", port)
            self.host = f"127.0.0.1:{port}"
            self._thread = self._made_thread()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.host.split(":")[1])

    def take(self, staged: Staged) -> Staged:
        """Put a table into the storage, unless it is there, perhaps with more moves by now."""
        storage = self.application.tables.storage
        there = self.do(storage.load(staged.table, after=0))  # without, from the last snapshot on
        if there is not None:
            texts = [[json.dumps(entry.body) for entry in one.entries] for one in (there, staged.stored)]
            if texts[0][: len(texts[1])] == texts[1]:
                return staged
            # Another position of the same game.
            self.forget(staged)
        self.do(storage.create(staged.stored))
        return staged

    def forget(self, staged: Staged) -> None:
        """Delete a table, so that it can be taken anew without the moves since."""
        self.do(self.application.service.delete(staged.table, token_of(staged.table, 0)))


class Host(Protocol):
    """Where a page comes from."""

    url: str


class Guest:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        house: Server | Host,
        path: str = "",
        *,
        size: ViewportSize = DESKTOP,
        touch: bool = False,
        tables: Json | None = None,
        offline: bool = False,
        still: bool = False,
        **settings: Any,
    ) -> None:
        # The page keeps its files for later only where a test is about that.
        workers: Literal["allow", "block"] = "allow" if offline else "block"
        self.context = browser.new_context(
            viewport=size,
            has_touch=touch,
            locale="en-GB",
            service_workers=workers,
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        # Nobody waits until the eye can have seen a choice, but in tests of that.
        at_once = {"speed": "instant", "soundAsked": True, "seenAfter": 0}
        kept = {"mahe:settings": {**at_once, **settings}, "mahe:tables": tables or {}}
        self.context.add_init_script(f"({_ARRIVAL})({json.dumps(kept)})")
        self.address = house.url
        self._in_firefox = browser.browser_type.name == "firefox"
        self.complaints: list[str] = []
        self.rolled = 0
        self._decisions = 0
        self._is_cut_off = False
        self.page: Page = self.context.new_page()
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        if self._in_firefox:
            self.page.on("response", self._look_at)
        self.page.goto(f"{house.url}/{path}")

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.complaints.append(message.text)

    def _look_at(self, response: Response) -> None:
        # Chromium says so on its console.
        if response.status >= 400:
            self.complaints.append(f"Failed to load {response.url}: {response.status}")

    def go(self, path: str) -> None:
        """Go to another screen of the page, without reloading it."""
        self.page.evaluate("hash => { location.hash = hash; }", path)

    def break_off(self) -> None:
        """Lose the connection for good, and wait until the page says so."""
        open_ones: list[WebSocketRoute] = []

        def let_through(socket: WebSocketRoute) -> None:
            if self._is_cut_off:
                socket.close()
            else:
                socket.connect_to_server()
                open_ones.append(socket)

        self.page.route_web_socket("**/api/socket", let_through)
        self.page.reload()
        self.page.locator("main[data-phase]").wait_for()
        self.wait_for_choice()
        self._is_cut_off = True
        for socket in open_ones:
            socket.close()
        self.page.locator("[data-broken]").wait_for()

    def connect(self) -> None:
        """Have the connection again."""
        self._is_cut_off = False
        self.page.locator("[data-broken]").wait_for(state="detached")

    def set(self, **settings: Any) -> None:
        """Change settings behind the page's back, and reload it."""
        self.page.evaluate(
            """more => {
                const kept = JSON.parse(localStorage.getItem("mahe:settings"));
                localStorage.setItem("mahe:settings", JSON.stringify({ ...kept, ...more }));
            }""",
            settings,
        )
        self.page.reload()

    @property
    def state(self) -> Json:
        """The choices on offer, and whether the result is shown."""
        found: Json = self.page.evaluate(_STATE)
        return found

    @property
    def choices(self) -> list[str]:
        """What may be decided now."""
        found: list[str] = self.state["choices"]
        return found

    @property
    def done(self) -> bool:
        """Whether the result is shown."""
        return bool(self.state["done"])

    def decide(self, how: How = "mouse") -> bool:
        """Take a choice if there is one: a second die every other time, never a third."""
        choices = self.choices
        if not choices:
            return False
        wanted = self._wanted(choices)
        self.rolled = 1 if wanted == "start" else self.rolled + 1
        self._decisions += 1
        self.take(wanted, choices.index(wanted), how)
        return True

    def _wanted(self, choices: list[str]) -> str:
        if "card" in choices:
            return "card"
        if "stop" in choices and (self.rolled > 1 or self._decisions % 4 < 2 or "roll" not in choices):
            return "stop"
        return choices[0]

    def take(self, wanted: str, index: int = 0, how: How = "mouse") -> None:
        """Take a choice."""
        if how == "keys":
            self.page.keyboard.press({"stop": "s", "roll": "r"}.get(wanted, str(index + 1)))
            return
        button = self.page.locator(f".bar button.choice[data-choice={wanted}]").first
        if how == "touch":
            self.tap(button)
        else:
            button.click()

    def tap(self, what: Locator) -> None:
        """Touch something with a finger."""
        if self._in_firefox:
            # Playwright's tap does nothing there; a Firefox for touch makes a finger of the mouse.
            what.click()
        else:
            what.tap()

    def write(self, field: Locator, text: str) -> None:
        """Write over what a field holds, by keys."""
        # Playwright's fill adds to a number in Firefox.
        field.press("Control+a")
        field.press_sequentially(text)

    @property
    def pointers(self) -> list[str]:
        """What has pressed something on the page since it was loaded, each once: "mouse", "touch"."""
        found: list[str] = self.page.evaluate("[...new Set(pointers)]")
        return found

    def wait(self, condition: str, argument: Any = None) -> None:
        """Wait for an expression of the page to be true."""
        end = time.monotonic() + PATIENCE
        # Playwright's own way to wait needs eval, which the page forbids.
        while not self.page.evaluate(condition, argument):
            assert time.monotonic() < end, f"not in time: {condition}"
            self.page.wait_for_timeout(10)

    def wait_for_choice(self) -> None:
        """Wait until something is to be decided here."""
        self.page.locator(".bar button.choice:not(:disabled)").first.wait_for()

    @property
    def lines(self) -> int:
        """How many lines the log beside the board has; it draws only the last of a long game."""
        return self.page.locator(".area-log .log li").count()

    @property
    def results(self) -> list[str]:
        """The result, line by line."""
        return self.page.locator(".results li").all_inner_texts()

    def finish(self, allowed: str | None = None) -> None:
        """See that nothing was wrong but what *allowed* stands in, and go."""
        wrong = [text for text in self.complaints if allowed is None or allowed not in text]
        wrong += self.page.evaluate("violations")
        assert not wrong, wrong
        assert self.page.locator("[data-dice=tampered]").count() == 0
        self.context.close()


def play_until(guests: Sequence[Guest], enough: Callable[[], bool], how: How = "mouse") -> None:
    """Let *guests* decide whatever they are asked until *enough*."""
    end = time.monotonic() + PATIENCE
    while not enough():
        if sum(guest.decide(how) for guest in guests):
            end = time.monotonic() + PATIENCE
        else:
            assert time.monotonic() < end, "nobody is asked anything"
            guests[0].page.wait_for_timeout(5)


def play_out(guest: Guest, how: How = "mouse") -> None:
    """Play on to the result."""
    play_until([guest], lambda: guest.done, how)
