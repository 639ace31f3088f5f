"""The app on a stage: driven by its pilot, its screen read as text."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from textual.pilot import Pilot

from mahe.locales import Words
from mahe.rules import Rules
from mahe.terminal.app import MaheApp
from mahe.terminal.finish import Finish
from mahe.terminal.panels import Panel
from mahe.terminal.start_options import StartOptions
from mahe.terminal.table import TableScreen

T = TypeVar("T")
PATIENCE: Final = 120.0
SMALL: Final = (80, 24)
SHORT: Final = Rules(players=2, turtles_each=1, deck=(1, 1, 1, 0, 0, 0), set_aside=1)
"""Two cards and the last clutch: soon over."""

Actor = Pilot[str]


def perform(play: Coroutine[Any, Any, T]) -> T:
    """Run a test of a screen."""
    return asyncio.run(play)


@asynccontextmanager
async def on_stage(
    folder: Path, size: tuple[int, int] = SMALL, language: str = "en", **plan: Any
) -> AsyncIterator[tuple[MaheApp, Actor]]:
    """Give the app as *plan* says, with everything at once instead of in motion."""
    app = MaheApp(StartOptions(Words(language), **{"root": 1, "folder": folder, "speed": "instant", **plan}))
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        try:
            yield app, pilot
        finally:
            # As at a real end, where the work under way stops before the screens go.
            app.workers.cancel_all()


def screen_text(app: MaheApp) -> str:
    """Return what is on the screen, without colours."""
    # Not by exporting a picture, which takes ten times as long: most of a test would be spent on that.
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.replace("\xa0", " ").rstrip() for strip in strips).rstrip("\n")


async def until(pilot: Actor, holds: Callable[[], object]) -> None:
    """Wait for something to be true."""
    # The pilot's own pauses wait until the whole process is idle, which takes long beside a server.
    async with asyncio.timeout(PATIENCE):
        while not holds():
            assert pilot.app.is_running, "the app has ended"
            await asyncio.sleep(0.005)


def table_of(app: MaheApp) -> TableScreen:
    """Return the table under any windows."""
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def verbs(app: MaheApp) -> list[str]:
    """Return what may be decided now."""
    table = table_of(app)
    return [choice.verb for panel in table.query(Panel) for choice in panel.choices] if table.deciding else []


async def asked(app: MaheApp, pilot: Actor) -> list[str]:
    """Wait until something may be decided, and return what."""
    await until(pilot, lambda: app.screen is table_of(app) and verbs(app))
    return verbs(app)


async def play_out(app: MaheApp, pilot: Actor, enough: Callable[[], object] = lambda: False) -> None:
    """Decide until the podium stands or it is *enough*: a second die every third time, and never a card."""
    turns = 0
    while not enough():
        await until(pilot, lambda: enough() or isinstance(app.screen, Finish) or _is_asked(app))
        if isinstance(app.screen, Finish):
            return
        if _is_asked(app):
            turns += 1
            # Not by a key: the pilot waits long after each.
            table_of(app).action_take(1 if turns % 3 and len(verbs(app)) > 1 else 0)


def _is_asked(app: MaheApp) -> bool:
    return isinstance(app.screen, TableScreen) and bool(verbs(app))
