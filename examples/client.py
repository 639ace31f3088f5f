"""Sit down at a table of a Mahé server and play it to the end.

    python client.py http://127.0.0.1:8000                 opens a table against a bot
    python client.py http://127.0.0.1:8000 TABLE SEAT      takes an open seat of a table

Needs httpx and websockets.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import sys
from typing import Any

import httpx
import websockets

Json = dict[str, Any]


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
            opened = answer.raise_for_status().json()
            return opened["table"], 1, opened["tokens"]["1"]
        answer = await http.put(f"/api/tables/{table}/seats/{seat}", json={"name": "Example", "tip": tip})
        return table, seat, answer.raise_for_status().json()["token"]


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
                raise RuntimeError(message["sentence"])
            if message["type"] == "table":
                seq, position = message["table"]["seq"], message["table"]["position"]
                started = message["table"]["phase"] != "open"
            elif message["type"] == "entries":
                seq, position = message["entries"][-1]["seq"], message["position"]
                started = started or any(entry["body"]["type"] == "started" for entry in message["entries"])
            else:
                continue
            if position["nest"] is not None:
                break
            if started and position["actor"] == seat:
                commands += 1
                event = choose(position)
                decision = {"type": "decide", "seat": seat, "seq": seq, "command": f"c{commands}", "event": event}
                if event["type"] in ("start", "roll"):
                    decision["link"] = chain.pop().hex()
                await socket.send(json.dumps(decision))
    async with httpx.AsyncClient(base_url=server) as http:
        return dict((await http.get(f"/api/tables/{table}")).raise_for_status().json())


def main(arguments: list[str]) -> None:
    """Play as the command line says."""
    server, table, seat = (*arguments, None, None)[:3]
    if server is None:
        sys.exit("usage: client.py SERVER [TABLE SEAT]")
    result = asyncio.run(play(server, table, int(seat or 2)))
    standing = result["standing"]
    print(f"table {result['table']}: eggs {standing['eggs']}, won by seat {standing['winners']}")


if __name__ == "__main__":
    main(sys.argv[1:])
