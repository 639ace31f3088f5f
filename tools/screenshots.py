"""Take the pictures of docs/images: `python -m tools.screenshots`, or the names of some of them.

Each is taken at three sizes, from games whose dice come from a seed, so that the same page gives the same pictures.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import sync_playwright

from mahe.server.position import PositionView
from tests.browser.browsers import launch
from tests.browser.kit import DESKTOP, PHONE, TABLET, Guest, House
from tests.browser.staged import NOON, Staged, finished, stage, waiting
from tests.server.kit import Clock

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ViewportSize

IMAGES: Final = Path(__file__).parents[1] / "docs" / "images"
SIZES: Final[dict[str, ViewportSize]] = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
STILL: Final = """document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
NAMES: Final = ["Ada", "bot:swimmer", "Mehmet", "bot:hatchling"]


def _tall(position: PositionView) -> bool:
    """Say whether four are on one stone in mid-course, late enough in the game."""
    stacks = {int(space): stack for space, stack in position["stacks"].items()}
    if position["actor"] != 1 or not 4 < position["pile"] < 15:
        return False
    return any(len(stack) == 4 and 3 < space < 20 for space, stack in stacks.items())


def _rich(position: PositionView) -> bool:
    """Say whether a choice has everything in it: eggs to win, a bust to fear, a rider, somebody to sit on."""
    if position["actor"] != 1 or len(position["dice"]) != 1 or not position["riders"] or position["pile"] > 12:
        return False
    rolls = next((option.get("rolls", []) for option in position["options"] if option["event"]["type"] == "roll"), [])
    busts = sum(landing["space"] == 0 for landing in rolls)
    return 0 < busts < 4 and any(landing["wins"] for landing in rolls) and any(landing["onto"] for landing in rolls)


def _last(position: PositionView) -> bool:
    """Say whether the last clutch is one decision away."""
    stops = [option["lands"] for option in position["options"] if option["event"]["type"] == "stop"]
    return position["actor"] == 1 and position["face_up"] == 7 and any(lands["wins"] for lands in stops)


def _several(make: Callable[[int], Staged]) -> list[Staged]:
    """Return as many tables as there are sizes."""
    return [make(seed) for seed in (2000, 3000, 4000)]


class Studio:
    """Where the pictures are taken: one browser, one server whose clock stands still."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self._house = house
        self.others: list[Guest] = []
        self.game = house.take(stage(NAMES, lambda at: at["actor"] == 1 and at["pile"] < 12, seed=3))
        self.waiting = house.take(waiting(["Ada", None, "Mehmet", None]))
        self.stack = house.take(stage(NAMES, _tall))
        self.decision = house.take(stage(NAMES, _rich, seed=1000))
        # The game goes on in this picture, so that each needs a table of its own.
        self.finales = [house.take(one) for one in _several(lambda seed: stage(NAMES, _last, seed=seed))]
        self.over = house.take(finished(NAMES, lambda game: game.standing["winners"] == [1], seed=1))

    def guest(self, size: ViewportSize, path: str, *tables: Staged, **settings: Any) -> Guest:
        """Return somebody at a screen, called Ada, who has seats at *tables*."""
        kept = {table: known for staged in tables for table, known in staged.kept_by(0, 1).items()}
        return Guest(self._browser, self._house, path, size=size, tables=kept, name="Ada", **settings)

    def home(self, size: ViewportSize) -> Guest:
        """Show the first page."""
        guest = self.guest(size, "", self.game)
        guest.page.locator(".your-turn").wait_for()
        return guest

    def setup(self, size: ViewportSize) -> Guest:
        """Show a table that is being set up."""
        guest = self.guest(size, "#/new/device", table={"names": ["Ada", "Mehmet", "Zoë"]})
        guest.page.locator("details.more summary").click()
        guest.page.evaluate("scrollTo(0, 0)")
        return guest

    def lobby(self, size: ViewportSize) -> Guest:
        """Show a table that waits for two more."""
        guest = self.guest(size, f"#{self.waiting.table}", self.waiting)
        guest.page.locator(".share").wait_for()
        return guest

    def board(self, size: ViewportSize) -> Guest:
        """Show a stack of four."""
        return self._table(size, self.stack)

    def decide(self, size: ViewportSize) -> Guest:
        """Show a choice, with ghosts."""
        return self._table(size, self.decision)

    def night(self, size: ViewportSize) -> Guest:
        """Show the same at night."""
        return self._table(size, self.decision, theme="night")

    def _table(self, size: ViewportSize, staged: Staged, **settings: Any) -> Guest:
        other = Guest(self._browser, self._house, f"#{staged.table}", tables=staged.kept_by(3))
        other.page.locator(".bar").wait_for()
        guest = self.guest(size, f"#{staged.table}", staged, **settings)
        guest.wait_for_choice()
        self.others.append(other)
        return guest

    def end(self, size: ViewportSize) -> Guest:
        """Show the hatchlings of the last clutch, on their way to the winner."""
        guest = self._table(size, self.finales.pop(), speed="calm")
        guest.page.locator("[data-choice=stop]").click()
        guest.page.locator(".hatchling.out").first.wait_for(state="attached")
        guest.page.evaluate(
            """() => {
                for (const one of document.getAnimations()) {
                    one.pause();
                    one.currentTime = 0.8 * Number(one.effect.getComputedTiming().endTime);
                }
            }"""
        )
        return guest

    def podium(self, size: ViewportSize) -> Guest:
        """Show a result."""
        guest = self.guest(size, f"#{self.over.table}", self.over)
        guest.page.locator(".podium .won").wait_for()
        return guest

    def replay(self, size: ViewportSize) -> Guest:
        """Show a game that is watched again."""
        guest = self.guest(size, f"#/replay/{self.over.table}")
        guest.page.locator(".watch").wait_for()
        for _ in range(24):
            guest.page.keyboard.press("ArrowDown")
        guest.page.keyboard.press("ArrowRight")
        guest.page.keyboard.press("ArrowRight")
        guest.page.locator(".sum", has_text="=").wait_for()
        return guest

    def learn(self, size: ViewportSize) -> Guest:
        """Show the tutorial, past its middle."""
        guest = self.guest(size, "#/learn")
        guest.page.locator(".learn [data-first]").wait_for()
        for _ in range(9):
            panel = guest.page.locator(".panel > section")
            before = panel.get_attribute("aria-label")
            guest.page.locator(".choices [data-first]").click()
            if guest.page.locator(".choices .hint").count():
                guest.page.locator(".choices .hint").click()
            guest.wait("before => document.querySelector('.panel > section').ariaLabel !== before", before)
        return guest

    def rules(self, size: ViewportSize) -> Guest:
        """Show the rules; on a phone a chapter with a picture."""
        guest = self.guest(size, "#/rules/4" if size is PHONE else "#/rules")
        guest.page.locator("#chapter-1").wait_for()
        return guest


PICTURES: Final[dict[str, Callable[[Studio, ViewportSize], Guest]]] = {
    "home": Studio.home,
    "setup": Studio.setup,
    "lobby": Studio.lobby,
    "stack": Studio.board,
    "decision": Studio.decide,
    "night": Studio.night,
    "finale": Studio.end,
    "podium": Studio.podium,
    "replay": Studio.replay,
    "learn": Studio.learn,
    "rules": Studio.rules,
}


def _squeeze(file: Path) -> None:
    """Make a picture smaller with fewer colours, where there is a tool for that."""
    tool = shutil.which("pngquant")
    if tool:
        subprocess.run(
            [tool, "--force", "--skip-if-larger", "--strip", "--ext=.png", "--quality=70-98", file], check=False
        )


def main(names: list[str]) -> None:
    """Take the pictures called *names*, or all of them."""
    if not {*names} <= {*PICTURES}:
        sys.exit(__doc__)
    IMAGES.mkdir(parents=True, exist_ok=True)
    with House(clock=Clock(NOON + 900)) as house, sync_playwright() as playwright:
        browser = launch(playwright)
        studio = Studio(browser, house)
        for name in names or PICTURES:
            for called, size in SIZES.items():
                guest = PICTURES[name](studio, size)
                # A pointer or a ring round what was pressed last would be in the picture, and so would dice in the air.
                guest.page.evaluate("document.activeElement?.blur()")
                guest.page.mouse.move(0, 0)
                guest.wait(STILL)
                file = IMAGES / f"{name}-{called}.png"
                guest.page.screenshot(path=file, animations="allow")
                guest.context.close()
                while studio.others:
                    studio.others.pop().context.close()
                _squeeze(file)
                print(f"{file.name} {file.stat().st_size // 1000} kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
