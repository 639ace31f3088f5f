"""Advice at a server's table: alone against bots, and at tables that were opened with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mahe.record import parse_record
from mahe.terminal.plain_remote import visit_plain
from mahe.terminal.plain_review import offer_review
from mahe.terminal.remote import RemoteGame
from mahe.terminal.seats import Seats
from mahe.terminal.table import TableScreen
from tests.server.clients import BOT, OPEN, open_table, person
from tests.server.kit import Server
from tests.terminal.keyboard import Keyboard
from tests.terminal.pictures import is_advised
from tests.terminal.stage import on_stage, perform, play_out, screen_text, table_of, until, verbs
from tests.terminal.test_remote import address_of, remote, sit_down


def test_whoever_plays_bots_alone_is_advised_and_the_record_says_so(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        opened = await open_table(server, OPEN, OPEN)
        async with on_stage(tmp_path, address=address_of(server, opened)) as (app, pilot):
            await sit_down(app, pilot, "Ada")
            assert not remote(app).has_advice
            await until(pilot, lambda: "Ada (you)" in screen_text(app))
            await pilot.press("down", "down", "enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and verbs(app))
            await pilot.press("a")
            await until(pilot, lambda: is_advised(app))
            # What was noted in the log has not made the decision a stale one.
            await pilot.press("1")
            await until(pilot, lambda: len(verbs(app)) == 2)
            assert not is_advised(app)
            await pilot.press("a")
            await until(pilot, lambda: is_advised(app))
            await play_out(app, pilot)
            assert parse_record(remote(app).record()).advised == (1,)

    with Server() as server:
        perform(play(server))


@pytest.mark.parametrize("advice", [True, False])
def test_with_others_there_is_advice_where_the_table_was_opened_so(advice: bool, tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        opened = await open_table(server, OPEN, person("Ben"), advice=advice)
        told = "everyone may ask what each"
        async with on_stage(tmp_path, address=address_of(server, opened)) as (app, pilot):
            await sit_down(app, pilot, "Ada")
            await until(pilot, lambda: "Ada (you)" in screen_text(app))
            assert (told in screen_text(app)) == advice
            await pilot.press("down", "down", "enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and verbs(app))
            assert (told in screen_text(app)) == advice
            await pilot.press("a")
            if advice:
                await until(pilot, lambda: is_advised(app))
            else:
                await until(pilot, lambda: "There is no advice here." in screen_text(app))
                assert table_of(app)._advice is None

    with Server() as server:
        perform(play(server))


def test_advice_and_review_are_read_out_at_the_prompt(tmp_path: Path) -> None:
    with Server() as server:
        address = address_of(server, perform(open_table(server, OPEN, BOT)))
        keyboard = Keyboard(["1", "Ada", "1", "a", *["9", "2", "1"] * 300])
        game = RemoteGame(address, keyboard.prompt.words, Seats(tmp_path, address.link))
        visit_plain(game, keyboard.prompt, "")
        ending = Keyboard(["2"])
        offer_review(game, ending.prompt)
    at = next(number for number, line in enumerate(keyboard.screen) if line.endswith(": a"))
    assert "chance to win " in keyboard.screen[at + 1]
    assert "With advice: Ada." in ending.screen
    assert any(line.startswith("Ada: the dice were worth ") for line in ending.screen)
