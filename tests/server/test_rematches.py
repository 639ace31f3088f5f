"""A rematch is asked of everyone who is there, holds nobody up for ever, and keeps the score."""

import pytest
from httpx import Response

from tests.server.clients import BOT, Client, at_table, bearer, kinds, log, open_table, person, view
from tests.server.kit import Clock, Json, Server, SharedStorage, until

pytestmark = pytest.mark.anyio


async def answer(server: Server, table: str, token: str, **body: bool) -> Response:
    async with server.http() as http:
        return await http.post(f"/api/tables/{table}/rematch", headers=bearer(token), json=body or None)


async def rematch_of(server: Server, table: str) -> str:
    async def begun() -> object:
        return (await view(server, table))["rematch"]

    return str(await until(begun))


async def finished(server: Server, *names: str) -> tuple[str, list[str]]:
    """Return a table whose game is over, and everyone's token."""
    opened = await open_table(server, *map(person, names), start=True)
    tokens = list(opened["tokens"].values())
    async with at_table(server, opened["table"], *tokens) as client:
        await client.play(*range(1, len(names) + 1))
    await nobody(server, opened["table"])
    return opened["table"], tokens


async def nobody(server: Server, table: str) -> None:
    async def is_empty() -> bool:
        return not any(seat["connected"] for seat in (await view(server, table))["seats"])

    await until(is_empty)


async def test_who_plays_bots_alone_plays_again_at_once(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, start=True)
    table, ada = opened["table"], opened["tokens"]["1"]
    async with at_table(server, table, ada) as client:
        await client.play(1)
        found = (await answer(server, table, ada)).json()
        assert (found["agreed"], found["awaited"]) == ([1], [])
        assert (await client.until_entry("rematch"))["body"]["table"] == found["table"]
        assert (await answer(server, table, ada)).json()["table"] == found["table"]


async def test_everyone_who_is_there_is_asked(server: Server) -> None:
    table, (ada, ben) = await finished(server, "Ada", "Ben")
    async with at_table(server, table, ada) as client, at_table(server, table, ben):
        await client.get("presence", lambda message: message["seats"] == [1, 2])
        found = (await answer(server, table, ada)).json()
        assert found == {"table": None, "agreed": [1], "declined": [], "awaited": [2]}
        assert (await client.until_entry("again"))["body"] == {"type": "again", "seat": 1, "agrees": True}
        assert (await view(server, table))["answers"] == [{"seat": 1, "agrees": True}]
        found = (await answer(server, table, ben)).json()
        assert found["table"] == (await view(server, table))["rematch"]
    seats = (await view(server, found["table"]))["seats"]
    assert [(seat["name"], seat["away"]) for seat in seats] == [("Ben", False), ("Ada", False)]
    assert (await view(server, found["table"]))["host"] == 2


async def test_who_goes_away_without_an_answer_holds_nobody_up_and_has_a_seat_all_the_same(server: Server) -> None:
    table, (ada, ben) = await finished(server, "Ada", "Ben")
    async with at_table(server, table, ada) as client:
        async with at_table(server, table, ben):
            await client.get("presence", lambda message: message["seats"] == [1, 2])
            assert (await answer(server, table, ada)).json()["table"] is None
        following = (await client.until_entry("rematch"))["body"]["table"]
    assert (await view(server, following))["seats"][0]["away"]
    async with at_table(server, following, ben):
        assert not (await view(server, following))["seats"][0]["away"]


async def test_a_page_that_is_left_open_holds_nobody_up_for_longer_than_a_minute() -> None:
    clock = Clock()
    with Server(clock=clock) as server:
        table, (ada, ben) = await finished(server, "Ada", "Ben")
        async with at_table(server, table, ada) as client, at_table(server, table, ben):
            await client.get("presence", lambda message: message["seats"] == [1, 2])
            await answer(server, table, ada)
            assert (await view(server, table))["due"] == clock.now + 60
            server.advance(59)
            server.tick()
            assert (await view(server, table))["rematch"] is None
            server.advance(2)
            server.tick()
            assert (await view(server, table))["rematch"] is not None
            assert (await view(server, table))["due"] is None


async def test_a_bot_takes_the_seat_of_who_does_not_want_to_play_again(server: Server) -> None:
    table, (ada, ben) = await finished(server, "Ada", "Ben")
    async with at_table(server, table, ada) as client, at_table(server, table, ben):
        await client.get("presence", lambda message: message["seats"] == [1, 2])
        await answer(server, table, ada)
        found = (await answer(server, table, ben, agrees=False)).json()
    seats = (await view(server, found["table"]))["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("bot", "swimmer"), ("person", "Ada")]
    async with at_table(server, found["table"], ben) as client:
        assert client.messages[0]["yours"] == []


async def test_nothing_begins_when_nobody_wants_to(server: Server) -> None:
    table, (ada, ben) = await finished(server, "Ada", "Ben")
    for token in (ada, ben):
        assert (await answer(server, table, token, agrees=False)).json()["table"] is None
    assert (await view(server, table))["due"] is None


async def test_two_servers_open_one_table_for_the_next_game() -> None:
    storage = SharedStorage()
    with Server(storage=storage) as here, Server(storage=storage) as there:
        for server in (here, there):
            server.do(server.application.clocks._beat())
        table, (ada, ben) = await finished(here, "Ada", "Ben")
        async with at_table(here, table, ada) as one, at_table(there, table, ben) as two:
            await one.get("presence", lambda message: message["seats"] == [1, 2])
            assert (await answer(here, table, ada)).json()["awaited"] == [2]
            following = (await answer(there, table, ben)).json()["table"]
            for client in (one, two):
                assert (await client.until_entry("rematch"))["body"]["table"] == following


async def play_on(server: Server, table: str, tokens: list[str]) -> tuple[str, Client]:
    for token in tokens:
        await answer(server, table, token)
    following = await rematch_of(server, table)
    async with at_table(server, following, *tokens) as client:
        await client.play(*range(1, len(tokens) + 1))
    await nobody(server, following)
    return following, client


def best_rides(entries: list[Json], players: int) -> list[int]:
    rides = [0] * players
    for entry in entries:
        if (move := entry.get("move")) and move["eggs"]:
            rides[move["by"] - 1] = max(rides[move["by"] - 1], len(move["riders"]))
    return rides


async def test_a_series_keeps_wins_eggs_and_the_best_ride(server: Server) -> None:
    table, tokens = await finished(server, "Ada", "Ben", "Cleo")
    wins, eggs, rides = ([0] * 3 for _ in range(3))
    for game in range(4):
        found = await view(server, table)
        names = [("Ada", "Ben", "Cleo").index(seat["name"]) for seat in found["seats"]]
        ridden = best_rides(await log(server, table), 3)
        for index, who in enumerate(names):
            wins[who] += index + 1 in found["standing"]["winners"]
            eggs[who] += found["standing"]["eggs"][index]
            rides[who] = max(rides[who], ridden[index])
        assert found["series"] == {
            "games": game + 1,
            "scores": [{"wins": wins[who], "eggs": eggs[who], "ride": rides[who]} for who in names],
        }
        table, _ = await play_on(server, table, tokens)
        begun = (await log(server, table))[0]["body"]["series"]
        assert begun["games"] == game + 1
        assert sum(score["eggs"] for score in begun["scores"]) == sum(eggs)


async def test_a_first_game_has_no_series_until_it_is_over(server: Server) -> None:
    opened = await open_table(server, person("Ada"), BOT, start=True)
    assert (await view(server, opened["table"]))["series"] is None
    assert "series" not in (await log(server, opened["table"]))[0]["body"]
    assert kinds(await log(server, opened["table"]))[0] == "opened"
