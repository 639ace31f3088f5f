"""One person in the page, one in the terminal, at the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mahe.play import check_dice
from mahe.record import parse_record
from mahe.terminal.address import Address, parse_link
from mahe.terminal.podium import results
from mahe.terminal.table import TableScreen
from tests.browser.kit import Guest, House, play_until
from tests.browser.staged import waiting
from tests.terminal.stage import on_stage, perform, play_out, screen_text, until
from tests.terminal.test_remote import remote, sit_down

SOON_OVER = {"turtles_each": 1, "deck": (1, 1, 1, 0, 0, 0), "set_aside": 1}


async def play_in_the_terminal(address: Address, folder: Path) -> list[tuple[int, int]]:
    """Sit down as Ada, play to the end, and return each seat's eggs and clutches, best first."""
    async with on_stage(folder, address=address) as (app, pilot):
        await sit_down(app, pilot, "Ada")
        # Whoever sits down first is the host, and starts.
        await until(pilot, lambda: all(place.kind == "person" for place in remote(app).cast.places))
        await asyncio.to_thread(remote(app).start)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await play_out(app, pilot)
        game = remote(app)
        assert game.note == ""
        assert game.checked > 5
        await until(pilot, lambda: "Enter new game" in screen_text(app))
        return [(one.eggs, one.clutches) for one in results(game.states[-1])]


def test_a_page_and_a_terminal_play_to_the_end(guest: Callable[..., Guest], house: House, tmp_path: Path) -> None:
    staged = house.take(waiting([None, None], seed=7, **SOON_OVER))
    address = parse_link(f"{house.url}/#{staged.table}")
    with ThreadPoolExecutor() as threads:
        # In a thread of its own, because the browser's driver has the event loop of this one.
        terminal = threads.submit(lambda: perform(play_in_the_terminal(address, tmp_path)))
        ben = guest(f"#{staged.table}")
        ben.page.locator(".seats, .lobby", has_text="Ada").first.wait_for()
        ben.page.locator("#sit-name").fill("Ben")
        ben.page.locator("[data-sit]").first.click()
        play_until([ben], lambda: ben.done, "keys")
        found = terminal.result(60)
    lines = ben.results
    assert len(lines) == len(found) == 2
    for line, (eggs, _) in zip(lines, found, strict=True):
        assert str(eggs) in line
    record = parse_record(address.record())
    assert sorted(record.names) == ["Ada", "Ben"]
    checked = check_dice(record)
    assert checked is not None
    assert checked.alone < checked.draws
    ben.finish()
