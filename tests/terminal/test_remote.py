"""At a server's table: sitting down, playing to the end, a server that goes and comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from textual.widgets import Input, OptionList

from mahe.locales import Words
from mahe.play import check_dice
from mahe.record import parse_record
from mahe.server.admin import host_of
from mahe.terminal.address import Address, parse_link
from mahe.terminal.app import MaheApp
from mahe.terminal.finish import Finish
from mahe.terminal.lobby import LobbyScreen
from mahe.terminal.plain import Quit
from mahe.terminal.plain_remote import visit_plain
from mahe.terminal.remote import RemoteGame
from mahe.terminal.review import ReviewScreen
from mahe.terminal.seats import Seats
from mahe.terminal.table import TableScreen
from tests.faults.server import Server as Process
from tests.server.clients import BOT, OPEN, at_table, open_table, person, post, sit
from tests.server.kit import SHORT, Json, Server
from tests.terminal.keyboard import Keyboard
from tests.terminal.stage import Actor, on_stage, perform, play_out, screen_text, table_of, until, verbs


def address_of(server: Server, opened: Json) -> Address:
    return parse_link(f"{server.url}/#{opened['table']}")


def remote(app: MaheApp) -> RemoteGame:
    assert isinstance(app.game, RemoteGame)
    return app.game


async def sit_down(app: MaheApp, pilot: Actor, name: str) -> None:
    """Take the first free seat."""
    await until(pilot, lambda: app.screen.query(OptionList) and "Sit here" in screen_text(app))
    await pilot.press("enter")
    await until(pilot, lambda: app.screen.query(Input))
    app.screen.query_one(Input).value = name
    await pilot.press("enter")
    await until(pilot, lambda: remote(app).yours)


def test_a_person_sits_down_by_the_link_and_plays_to_the_end(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        opened = await open_table(server, OPEN, BOT)
        address = address_of(server, opened)
        async with on_stage(tmp_path, address=address) as (app, pilot):
            await sit_down(app, pilot, "Ada")
            await until(pilot, lambda: "Ada (you)" in screen_text(app))
            assert address.link in screen_text(app)
            await pilot.press("down", "down", "enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await play_out(app, pilot)
            game = remote(app)
            assert game.note == ""
            record = parse_record(game.record())
            assert record.events == tuple(game.events)
            found = check_dice(record)
            assert found is not None
            assert found.draws == game.checked
            assert found.alone < found.draws
            await pilot.press("r")
            await until(pilot, lambda: isinstance(app.screen, ReviewScreen) and app.screen.review)
            await until(pilot, lambda: "A Ada" in screen_text(app))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, Finish))

    with Server() as server:
        perform(play(server))


def test_who_comes_back_sits_on_the_same_seat_and_sees_what_was_missed(tmp_path: Path) -> None:
    async def first(server: Server) -> tuple[Address, str]:
        opened = await open_table(server, OPEN, person("Ben"))
        address = address_of(server, opened)
        async with on_stage(tmp_path, address=address) as (app, pilot):
            await sit_down(app, pilot, "Ada")
            await post(server, f"/api/tables/{address.table}/start", opened["owner"], fill=False)
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and verbs(app))
            await pilot.press("1")
            await until(pilot, lambda: len(verbs(app)) == 2)
            await pilot.press("s")
            await until(pilot, lambda: remote(app).deciding is None and len(table_of(app).game.events) > 3)
            await pilot.press("ctrl+c")
            await until(pilot, lambda: "the seat stays yours" in screen_text(app))
            await pilot.press("1")
            await pilot.pause()
        assert app.return_value is not None
        assert address.link in app.return_value
        return address, opened["tokens"]["2"]

    async def again(server: Server, address: Address, token: str) -> None:
        async with at_table(server, address.table, token, seq=0) as ben:
            await ben.until(lambda: ben.position.get("actor") == 2)
            await ben.decide(2)
            while ben.position["actor"] == 2:
                await ben.decide(2)
        async with on_stage(tmp_path, address=address) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and verbs(app))
            assert remote(app).yours == [1]
            assert verbs(app) == ["Roll for A"]
            missed = len(remote(app).events)
            await pilot.press("1")
            # Ben may ride on Ada by now, and it is for him to go on.
            await until(pilot, lambda: len(remote(app).events) > missed)
            assert remote(app).note == ""

    with Server() as server:
        perform(again(server, *perform(first(server))))


def test_a_server_that_is_killed_and_comes_back_loses_nothing(tmp_path: Path) -> None:
    async def play(house: Process) -> None:
        house.start()
        await house.ready()
        seats = [person("Ada"), person("Ben")]
        async with httpx.AsyncClient(base_url=house.url, trust_env=False) as http:
            opened = (await http.post("/api/tables", json={"rules": SHORT, "seats": seats, "start": True})).json()
        address = parse_link(f"{house.url}/#{opened['table']}")
        kept = Seats(tmp_path, address.link)
        for seat, token in opened["tokens"].items():
            kept.take(int(seat), token, "")
        async with on_stage(tmp_path, address=address) as (app, pilot):
            await play_out(app, pilot, lambda: len(remote(app).events) > 4)
            house.kill()
            await until(pilot, lambda: remote(app).broken)
            await until(pilot, lambda: "No connection." in screen_text(app))
            house.start()
            await until(pilot, lambda: not remote(app).broken)
            await play_out(app, pilot)
            record = parse_record(await asyncio.to_thread(address.record))
            assert record.events == tuple(remote(app).events)
            assert remote(app).note == ""

    with Process(str(tmp_path / "tables.sqlite3"), tmp_path / "log") as house:
        perform(play(house))


@pytest.mark.parametrize(
    ("name", "seat", "sentence"),
    [("Ben", 1, "Somebody at this table has that name"), ("Ada", 2, "Somebody was faster: that seat is taken.")],
)
def test_a_seat_that_cannot_be_had_is_told_why(name: str, seat: int, sentence: str, tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        opened = await open_table(server, OPEN, OPEN)
        await sit(server, opened["table"], 2, "Ben")
        async with on_stage(tmp_path, address=address_of(server, opened)) as (app, pilot):
            await until(pilot, lambda: "Sit here" in screen_text(app))
            assert isinstance(app.screen, LobbyScreen)
            app.screen.sit(seat)
            await until(pilot, lambda: app.screen.query(Input))
            app.screen.query_one(Input).value = name
            await pilot.press("enter")
            await until(pilot, lambda: sentence[:20] in screen_text(app))

    with Server() as server:
        perform(play(server))


def test_a_table_that_is_deleted_says_so(tmp_path: Path) -> None:
    async def play(server: Server) -> str | None:
        opened = await open_table(server, OPEN, BOT)
        async with on_stage(tmp_path, address=address_of(server, opened)) as (app, pilot):
            await sit_down(app, pilot, "Ada")
            async with server.http() as http:
                table = f"/api/tables/{opened['table']}"
                await http.delete(table, headers={"Authorization": f"Bearer {opened['owner']}"})
            await until(pilot, lambda: app.return_value is not None)
        return app.return_value

    with Server() as server:
        assert perform(play(server)) == "This table is gone"


def test_a_table_that_is_closed_before_the_game_says_so(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"

    async def play(server: Server) -> str | None:
        opened = await open_table(server, OPEN, BOT)
        async with on_stage(tmp_path, address=address_of(server, opened)) as (app, pilot):
            await sit_down(app, pilot, "Ada")
            async with host_of(str(database)) as host:
                await host.close([opened["table"]])
            await until(pilot, lambda: app.return_value is not None)
        return app.return_value

    with Server(database) as server:
        assert perform(play(server)) == Words("en")("narration-closed")


def test_a_table_that_is_closed_during_the_game_stays_in_sight_with_nothing_to_decide(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"

    async def play(server: Server) -> None:
        opened = await open_table(server, OPEN, OPEN)
        await sit(server, opened["table"], 2, "Ben")
        async with on_stage(tmp_path, address=address_of(server, opened)) as (app, pilot):
            await sit_down(app, pilot, "Ada")
            await asyncio.to_thread(remote(app).start)
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and verbs(app))
            async with host_of(str(database)) as host:
                await host.close([opened["table"]])
            await until(pilot, lambda: "have closed the table" in " ".join(screen_text(app).split()))
            assert verbs(app) == []
            assert isinstance(app.screen, TableScreen)
            assert parse_record(remote(app).record()).names == ("Ada", "Ben")

    with Server(database) as server:
        perform(play(server))


def test_without_a_screen_a_closed_table_ends_the_visit(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"

    async def close(table: str) -> None:
        async with host_of(str(database)) as host:
            await host.close([table])

    with Server(database) as server:
        opened = perform(open_table(server, person("Ada"), BOT, start=True))
        perform(close(opened["table"]))
        address = address_of(server, opened)
        keyboard = Keyboard([])
        visit_plain(RemoteGame(address, keyboard.prompt.words, Seats(tmp_path, address.link)), keyboard.prompt, "")
    assert Words("en")("narration-closed") in keyboard.screen


def test_without_a_seat_one_watches(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        opened = await open_table(server, person("Ada"), BOT, start=True)
        async with on_stage(tmp_path, address=address_of(server, opened)) as (app, pilot):
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            await until(pilot, lambda: "You are watching." in screen_text(app))
            assert verbs(app) == []

    with Server() as server:
        perform(play(server))


def test_a_rematch_takes_the_seats_along(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        opened = await open_table(server, OPEN, BOT)
        async with on_stage(tmp_path, address=address_of(server, opened)) as (app, pilot):
            await sit_down(app, pilot, "Ada")
            await asyncio.to_thread(remote(app).start)
            await play_out(app, pilot)
            old = remote(app)
            await pilot.press("n")
            # Between the two tables there is no game.
            await until(pilot, lambda: app.game not in (None, old) and isinstance(app.screen, TableScreen))
            await until(pilot, lambda: verbs(app))
            assert remote(app).yours == [2]
            await play_out(app, pilot, lambda: len(remote(app).events) > 8)
            assert remote(app).note == ""

    with Server() as server:
        perform(play(server))


def test_a_rematch_waits_for_those_who_are_at_the_table(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        opened = await open_table(server, person("Ada"), person("Ben"), start=True)
        table, ada, ben = opened["table"], opened["tokens"]["1"], opened["tokens"]["2"]
        address = address_of(server, opened)
        seats = Seats(tmp_path, address.link)
        seats.take(1, ada, "")
        async with at_table(server, table, ada, ben) as client:
            await client.play(1, 2)
            game = RemoteGame(address, Words("en"), seats)
            assert await asyncio.to_thread(game.ask_rematch) == ""
            following = (await post(server, f"/api/tables/{table}/rematch", ben))["table"]
            assert await asyncio.to_thread(game.ask_rematch) == following

    with Server() as server:
        perform(play(server))


def test_a_whole_game_at_the_prompt(tmp_path: Path) -> None:
    with Server() as server:
        opened = perform(open_table(server, OPEN, BOT))
        address = address_of(server, opened)
        keyboard = Keyboard(["x", "1", "Ada", "1", *["9", "2", "1"] * 300])
        game = RemoteGame(address, keyboard.prompt.words, Seats(tmp_path, address.link))
        visit_plain(game, keyboard.prompt, "")
        record = parse_record(address.record())
    assert record.names[0] == "Ada"
    assert record.events == tuple(game.events)
    assert "Please type 1 or 2." in keyboard.screen
    assert "The game begins." in keyboard.screen
    assert keyboard.screen[-2].startswith("1. ")


@pytest.mark.parametrize("answers", [["q", "1"], ["?", "Q", "1"], ["1", "Ada", "q", "3", "q", "1"]])
def test_q_before_the_game_leaves_the_table(answers: list[str], tmp_path: Path) -> None:
    with Server() as server:
        opened = perform(open_table(server, OPEN, BOT))
        address = address_of(server, opened)
        keyboard = Keyboard(answers)
        game = RemoteGame(address, keyboard.prompt.words, Seats(tmp_path, address.link))
        with pytest.raises(Quit):
            visit_plain(game, keyboard.prompt, "")


def test_ctrl_c_at_the_prompt_keeps_the_seat(tmp_path: Path) -> None:
    with Server() as server:
        opened = perform(open_table(server, OPEN, BOT))
        address = address_of(server, opened)
        keyboard = Keyboard(["1", "1", "1", KeyboardInterrupt, "1"])
        game = RemoteGame(address, keyboard.prompt.words, Seats(tmp_path, address.link))
        with pytest.raises(Quit):
            visit_plain(game, keyboard.prompt, "Ada")
    assert Seats(tmp_path, address.link).tokens.keys() == {1}


def test_what_opens_a_seat_is_for_the_user_alone(tmp_path: Path) -> None:
    Seats(tmp_path, "http://x/#a").take(1, "token", "secret")
    assert (tmp_path / "tables.json").stat().st_mode & 0o077 == 0
    assert Seats(tmp_path, "http://x/#a").secrets == {1: "secret"}


@pytest.mark.parametrize("junk", ["", "[]", "{", '{"http://x/#a": 3}', '{"http://x/#a": {"tokens": []}}'])
def test_a_broken_memory_of_seats_is_forgotten(junk: str, tmp_path: Path) -> None:
    (tmp_path / "tables.json").write_text(junk, encoding="utf-8")
    seats: Any = Seats(tmp_path, "http://x/#a")
    assert (seats.tokens, seats.secrets, seats.tip) == ({}, {}, "")
