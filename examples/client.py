"""Sit down at a table of a Mahé server and play it to the end: python client.py http://127.0.0.1:8000 [table] [seat].

Without a table it opens one with two seats, a bot on the other. With a table and a seat it sits down there.
Needs httpx and websockets.
"""

import asyncio
import hashlib
import json
import os
import sys

import httpx
import websockets

LENGTH = 4096


def make_chain() -> list[bytes]:
    """The browser's half of the dice: 4096 hashes of a secret. The last one is the tip, and is sent first."""
    links = [os.urandom(32)]
    for _ in range(LENGTH):
        links.append(hashlib.sha256(b"mahe chain 1:" + links[-1]).digest())
    return links


def choose(position: dict) -> dict:
    """Stop when more than half of the faces would be a bust."""
    options = position["options"]
    by_type = {option["event"]["type"]: option for option in options}
    if "roll" in by_type:
        busts = sum(landing["space"] == 0 for landing in by_type["roll"]["rolls"])
        return by_type["roll" if busts <= 3 else "stop"]["event"]
    return options[0]["event"]


async def sit_down(server: str, table: str | None, seat: int, tip: str) -> tuple[str, int, str]:
    async with httpx.AsyncClient(base_url=server) as http:
        if table is None:
            seats = [{"kind": "person", "name": "Example", "tip": tip}, {"kind": "bot", "bot": "swimmer"}]
            answer = await http.post("/api/tables", json={"rules": {"players": 2}, "seats": seats, "start": True})
            answer.raise_for_status()
            return answer.json()["table"], 1, answer.json()["tokens"]["1"]
        answer = await http.put(f"/api/tables/{table}/seats/{seat}", json={"name": "Example", "tip": tip})
        answer.raise_for_status()
        return table, seat, answer.json()["token"]


async def play(server: str, table: str | None = None, seat: int = 2) -> dict:
    """Play a whole game and return its standing."""
    chain = make_chain()
    table, seat, token = await sit_down(server, table, seat, chain.pop().hex())
    address = server.replace("http", "ws", 1) + "/api/socket"
    commands = 0
    async with websockets.connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "tokens": [token]}))
        seq = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "table":
                seq, position = message["table"]["seq"], message["table"]["position"]
                playing = message["table"]["phase"] == "playing"
            elif message["type"] == "entries":
                seq, position = message["entries"][-1]["seq"], message["position"]
                playing = playing or any(entry["body"]["type"] == "started" for entry in message["entries"])
            elif message["type"] == "refused" and message["code"] in ("too_many", "unavailable"):
                await asyncio.sleep(1)
                await socket.send(json.dumps(decision))  # The same command again: it can only count once.
                continue
            elif message["type"] == "refused":
                raise RuntimeError(message["sentence"])
            else:
                continue
            if position["nest"] is not None:
                break
            if playing and position["actor"] == seat:
                event = choose(position)
                commands += 1
                decision = {"type": "decide", "seat": seat, "seq": seq, "command": f"c{commands}", "event": event}
                if event["type"] in ("start", "roll"):
                    decision["link"] = chain.pop().hex()
                await socket.send(json.dumps(decision))
    async with httpx.AsyncClient(base_url=server) as http:
        return (await http.get(f"/api/tables/{table}")).json()["standing"] | {"table": table}


if __name__ == "__main__":
    arguments = sys.argv[1:]
    result = asyncio.run(play(arguments[0], *arguments[1:2], *map(int, arguments[2:3])))
    print(f"table {result['table']}: eggs {result['eggs']}, won by seat {result['winners']}")
