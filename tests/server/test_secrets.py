"""Tokens, ids and chains: hard to guess, stored safely, revealed to nobody."""

import asyncio
import base64
import json
import logging
import math
import os
import re
import sqlite3
from pathlib import Path

import pytest

from mahe.play.fair import LENGTH, Chain
from mahe.server.logs import JsonFormatter
from mahe.server.tokens import digest, new_table_id, new_token
from mahe.tablelog import Dealer, chain_secret
from tests.server.clients import BOT, Client, at_table, bearer, open_table, person, sit, two_people, view
from tests.server.kit import Server

pytestmark = pytest.mark.anyio


async def test_tokens_have_128_bits_and_table_ids_96_and_none_comes_twice(server: Server) -> None:
    opened = await open_table(server, person("Ada"), person("Ben"))
    for token in (opened["owner"], *opened["tokens"].values(), new_token()):
        assert len(base64.urlsafe_b64decode(token)) * 8 >= 128
    assert len(opened["table"]) * math.log2(62) >= 96
    assert len({new_token() for _ in range(1000)} | {new_table_id() for _ in range(1000)}) == 2000
    # Of every bit both values come: nothing in them is fixed.
    numbers = [int.from_bytes(base64.urlsafe_b64decode(new_token())) for _ in range(200)]
    everyone, anyone = numbers[0], numbers[0]
    for number in numbers:
        everyone, anyone = everyone & number, anyone | number
    assert (everyone, anyone) == (0, 2**192 - 1)


def test_a_table_id_is_letters_and_digits_and_each_comes_everywhere() -> None:
    """A messenger cuts a hyphen off the end of a link, and a command line takes one at the beginning for an option."""
    ids = [new_table_id() for _ in range(2000)]
    assert all(re.fullmatch("[A-Za-z0-9]+", table) for table in ids)
    for place in zip(*ids, strict=True):
        assert len(set(place)) == 62


async def test_of_tokens_only_hashes_are_stored(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with Server(path) as server:
        opened = await open_table(server, person("Ada"), {"kind": "open"})
        tokens = [opened["owner"], opened["tokens"]["1"], await sit(server, opened["table"], 2, "Ben")]
    found = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    for token in tokens:
        assert token.encode() not in found
        assert base64.urlsafe_b64decode(token) not in found
        assert digest(token) in found
    with sqlite3.connect(path) as database:
        assert database.execute("SELECT count(*) FROM keys").fetchone() == (3,)
    database.close()


async def test_no_secret_is_in_anything_that_anyone_is_sent(server: Server) -> None:
    chain = Chain(os.urandom(32))
    opened = await open_table(server, person("Ada", tip=chain.tip.hex()), {"kind": "open"}, BOT)
    table = opened["table"]
    tokens = [opened["owner"], opened["tokens"]["1"], await sit(server, table, 2, "Ben")]
    texts: list[str] = []
    async with (
        at_table(server, table, tokens[1]) as ada,
        at_table(server, table, tokens[2]) as ben,
        at_table(server, table, tokens[0]) as owner,
        at_table(server, table) as watcher,
        server.http() as http,
    ):
        ada.chains = {1: chain}
        await http.post(f"/api/tables/{table}/start", json={}, headers=bearer(tokens[0]))
        await asyncio.gather(ada.play(1), ben.play(2), *(_look_on(client) for client in (owner, watcher)))
        for path in ("", "/log?limit=1000", "/record"):
            texts.append((await http.get(f"/api/tables/{table}{path}")).text)
        texts.append((await http.get("/api/tables?phase=over")).text)
        texts.append((await server.metrics()).text)
        texts += [text for client in (ada, ben, owner, watcher) for text in client.texts]
    stored = server.stored(table)
    servers = Chain(chain_secret(stored.secret, 0))
    bodies = [json.loads(entry.body) for entry in stored.entries]
    draws = sum("draw" in body for body in bodies)
    throws = sum(body.get("by") == 1 and body["type"] == "rolled" for body in bodies)
    assert draws
    assert throws
    secret = [stored.secret[:32], chain_secret(stored.secret, 0)]
    secret += [servers.link(number) for number in range(draws + 1, LENGTH + 1)]
    secret += [chain.link(number) for number in range(throws + 1, LENGTH + 1)]
    secret += [key.digest for key in stored.keys]
    forbidden = {one.hex() for one in secret} | {base64.b64encode(one).decode() for one in secret} | set(tokens)
    everything = "\n".join(texts)
    assert servers.link(draws).hex() in everything, "what has been revealed is there"
    words = set(everything.replace('"', " ").replace(",", " ").replace(":", " ").split())
    assert not words & forbidden
    for one in [*tokens, stored.secret[:32].hex(), servers.link(draws + 1).hex()]:
        assert one not in everything


async def _look_on(client: Client) -> None:
    await client.until(lambda: client.phase == "over")


async def test_another_server_has_the_same_chain_without_hashing_all_of_it(server: Server) -> None:
    table, _, _ = await two_people(server)
    secret = server.stored(table).secret
    whole, known = Dealer(table, secret[:32]).chain(0), Dealer(table, secret).chain(0)
    assert secret[32:] == whole.landmarks == known.landmarks
    assert known.link(1000) == whole.link(1000)
    assert Dealer(table, secret).lots(7).random() == Dealer(table, secret[:32]).lots(7).random()
    assert Dealer(table, secret).chain(1).tip == Dealer(table, secret[:32]).chain(1).tip


async def test_links_are_revealed_only_with_their_draw(server: Server) -> None:
    table, ada, ben = await two_people(server)
    stored = server.stored(table)
    servers = Chain(chain_secret(stored.secret, 0))
    links = {servers.link(number).hex(): number for number in range(LENGTH + 1)}
    async with at_table(server, table, ada, ben) as client:
        drawn = 1
        while client.phase != "over":
            await client.decide(client.position["actor"])
            for text in client.texts:
                for number in [links[word] for word in text.split('"') if word in links]:
                    drawn = max(drawn, number)
            client.texts.clear()
            assert drawn == sum("draw" in entry["body"] for entry in client.entries) + 1


async def test_tokens_and_names_and_addresses_are_in_no_log_line(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    caplog.handler.setFormatter(JsonFormatter())
    opened = await open_table(server, person("Wilhelmine"), {"kind": "open"})
    token = await sit(server, opened["table"], 2, "Balthasar")
    async with at_table(server, opened["table"], token) as client, server.http() as http:
        await http.get(f"/api/tables/{opened['table']}?token={token}")
        await http.post(f"/api/tables/{opened['table']}/start", json={}, headers=bearer(token))
        await client.until(lambda: client.phase == "playing")
        await client.socket.send("junk")
        await client.get("refused")
    assert (await view(server, opened["table"]))["phase"] == "playing"
    lines = [record for record in caplog.records if record.name.startswith(("mahe", "asyncio", "sqlalchemy"))]
    text = "\n".join(caplog.handler.format(record) for record in lines)
    for one in (token, opened["owner"], opened["tokens"]["1"], "Wilhelmine", "Balthasar", "127.0.0.1"):
        assert one not in text


def test_no_path_of_the_api_takes_a_token_in_its_address(server: Server) -> None:
    paths = server.application.web.openapi()["paths"]
    for path, methods in paths.items():
        assert "token" not in path
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                assert parameter["in"] == "header" or "token" not in parameter["name"]
