"""Sit down at a table of a Mahé server and play it to the end.

    python client.py http://127.0.0.1:8000                 opens a table against a bot
    python client.py http://127.0.0.1:8000 TABLE SEAT      takes an open seat of a table

Needs httpx and websockets.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import sys
from typing import Any

import httpx
import websockets

Json = dict[str, Any]


class Refused(Exception):
    """The server says no, in a sentence."""


def make_chain() -> list[bytes]:
    """Return the player's half of the dice: a secret and 4096 hashes of it. The last is the tip, and is sent first."""
    links = [os.urandom(32)]
    for _ in range(4096):
        links.append(hashlib.sha256(b"mahe chain 1:" + links[-1]).digest())
    return links


def choose(position: Json) -> Json:
    """Return a decision: roll unless more than three faces of the die would be a bust."""
    by_type: dict[str, Json] = {option["event"]["type"]: option for option in position["options"]}
    if "roll" in by_type:
        busts = sum(landing["space"] == 0 for landing in by_type["roll"]["rolls"])
        return dict(by_type["roll" if busts <= 3 else "stop"]["event"])
    return dict(position["options"][0]["event"])


async def sit_down(server: str, table: str | None, seat: int, tip: str) -> tuple[str, int, str]:
    """Return a table, a seat at it, and the token that speaks for the seat."""
    async with httpx.AsyncClient(base_url=server) as http:
        if table is None:
            seats = [{"kind": "person", "name": "Example", "tip": tip}, {"kind": "bot", "bot": "swimmer"}]
            answer = await http.post("/api/tables", json={"rules": {"players": 2}, "seats": seats, "start": True})
            opened = read(answer)
            return opened["table"], 1, opened["tokens"]["1"]
        answer = await http.put(f"/api/tables/{table}/seats/{seat}", json={"name": "Example", "tip": tip})
        return table, seat, read(answer)["token"]


def read(answer: httpx.Response) -> Json:
    """Return what the server answers; raise Refused with its sentence if it says no."""
    try:
        body = answer.json()
    except ValueError:
        body = None
    if not isinstance(body, dict):
        raise Refused(f"{answer.url.copy_with(path='/')} is not a Mahé server.")
    if answer.is_error:
        raise Refused(body.get("sentence", f"The server answers {answer.status_code}."))
    return body


async def play(server: str, table: str | None = None, seat: int = 2) -> Json:
    """Play a whole game and return the table at its end."""
    chain = make_chain()
    table, seat, token = await sit_down(server, table, seat, chain.pop().hex())
    commands = 0
    decision: Json = {}
    started = False
    async with websockets.connect(server.replace("http", "ws", 1) + "/api/socket") as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused" and message["code"] in ("too_many", "unavailable"):
                await asyncio.sleep(1)
                await socket.send(json.dumps(decision))  # The same command again: it can only count once.
                continue
            if message["type"] == "refused":
                raise Refused(message["sentence"])
            if message["type"] == "gone":
                raise Refused("The table has been deleted.")
            if message["type"] == "table":
                seq, position = message["table"]["seq"], message["table"]["position"]
                started = message["table"]["phase"] != "open"
                closed = message["table"]["phase"] == "closed"
            elif message["type"] == "entries":
                seq, position = message["entries"][-1]["seq"], message["position"]
                kinds = [entry["body"]["type"] for entry in message["entries"]]
                started, closed = started or "started" in kinds, "closed" in kinds
            else:
                continue
            if closed:
                raise Refused("Whoever runs the server has closed the table.")
            if position["nest"] is not None:
                break
            if started and position["actor"] == seat:
                commands += 1
                event = choose(position)
                decision = {"type": "decide", "seat": seat, "seq": seq, "command": f"c{commands}", "event": event}
                if event["type"] in ("start", "roll"):
                    decision["link"] = chain.pop().hex()
                await socket.send(json.dumps(decision))
        else:
            raise Refused("The server has closed the connection before the game was over.")
    async with httpx.AsyncClient(base_url=server) as http:
        return read(await http.get(f"/api/tables/{table}"))


def main(arguments: list[str]) -> None:
    """Play as the command line says; what is wrong gets one sentence and the exit status 2."""
    parser = argparse.ArgumentParser(prog="client.py", description="Play a game of Mahé at a server's table.")
    parser.add_argument("server", metavar="SERVER", help="its address, such as http://127.0.0.1:8000")
    parser.add_argument("table", metavar="TABLE", nargs="?", help="a table's id; without one a new table is opened")
    parser.add_argument("seat", metavar="SEAT", nargs="?", type=int, default=2, help="the seat to take there (2)")
    asked = parser.parse_args(arguments)
    try:
        result = asyncio.run(play(asked.server.rstrip("/"), asked.table, asked.seat))
    except Refused as refused:
        parser.exit(2, f"client.py: {refused}\n")
    except (httpx.InvalidURL, httpx.UnsupportedProtocol, websockets.InvalidURI):
        parser.exit(2, f"client.py: {asked.server} is no address such as http://127.0.0.1:8000\n")
    except (httpx.TransportError, websockets.WebSocketException, OSError) as error:
        parser.exit(2, f"client.py: {asked.server} cannot be reached: {error}\n")
    except KeyboardInterrupt:
        parser.exit(130)
    standing = result["standing"]
    print(f"table {result['table']}: eggs {standing['eggs']}, won by seat {standing['winners']}")


if __name__ == "__main__":
    main(sys.argv[1:])
