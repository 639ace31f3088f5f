"""Play games at a real server and write their logs for the page's tests: `python -m tests.web.games`.

The server's secrets are random, so each run writes other games; `python -m tests.web.sentences` goes with it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import httpx

from mahe.play.fair import Chain
from mahe.record import parse_event
from mahe.rules import apply
from mahe.server.position import view_position
from mahe.tablelog import Opened, parse_body
from tests.server.kit import Server

FILE: Final = Path(__file__).parents[2] / "web" / "src" / "test" / "games.json"

GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3, "cards_as_dice": True, "deck": [2, 2, 1, 1, 0, 0], "set_aside": 1},
    {"players": 2, "turtles_each": 2, "third_die_at_seven": True, "deck": [1, 1, 1, 0, 0, 0], "set_aside": 1},
    {"players": 3, "turtles_each": 1, "cards_as_dice": True, "deck": [2, 2, 1, 1, 0, 0], "set_aside": 1},
)
POSITIONS: Final = (None, None, "3x1cd2-2-1-1-0-0s1/5B9AC/3/1.2.!1/1:A2r")
"""Where each of the games begins, if not as usual: the last one with a die in the air."""


def play(http: httpx.Client, rules: dict[str, Any], position: str | None, rng: random.Random) -> dict[str, Any]:
    """Return a game of one with a chain, bots, and at a bigger table one without a chain."""
    chain = Chain(rng.randbytes(32))
    people = [{"kind": "person", "name": "Ada", "tip": chain.tip.hex()}, {"kind": "person", "name": "Ben"}]
    seats = [{"kind": "bot", "bot": "swimmer"}, *people][: rules["players"]]
    wanted = {"rules": rules, "seats": seats, "start": True, "position": position}
    opened = http.post("api/tables", json=wanted).raise_for_status().json()
    address = f"api/tables/{opened['table']}"
    used = 0
    while (view := http.get(address).raise_for_status().json())["phase"] != "over":
        seat = view["position"]["actor"]
        if str(seat) not in opened["tokens"]:
            continue
        event = rng.choice(view["position"]["options"])["event"]
        command = f"c{view['seq']}"
        decision = {"seat": seat, "seq": view["seq"], "command": command, "event": event}
        if seat == 2 and event["type"] in ("start", "roll"):
            used += 1
            decision["link"] = chain.link(used).hex()
        token = {"Authorization": f"Bearer {opened['tokens'][str(seat)]}"}
        http.post(f"{address}/decisions", json=decision, headers=token).raise_for_status()
    entries: list[dict[str, Any]] = []
    while more := http.get(f"{address}/log", params={"after": len(entries), "limit": 200}).json():
        entries += more
    return {
        "table": opened["table"],
        "secret": chain.link(4096).hex(),
        "entries": entries,
        "positions": _positions(entries),
        "view": view,
    }


def _positions(entries: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the position after every entry of the game itself, by the number of the entry."""
    opening = parse_body(entries[0]["body"])
    assert isinstance(opening, Opened)
    state = opening.first
    positions = {}
    for entry in entries:
        body = {key: value for key, value in entry["body"].items() if key in ("type", "turtle", "pips", "eggs")}
        if body["type"] not in ("start", "roll", "stop", "card", "rolled", "turned"):
            continue
        state = apply(state, parse_event(body))
        position = dict(view_position(state))
        del position["options"]
        positions[str(entry["seq"])] = position
    return positions


def main() -> None:
    """Write the games."""
    rng = random.Random(4)
    with Server() as server, httpx.Client(base_url=server.url, trust_env=False) as http:
        games = [play(http, rules, position, rng) for rules, position in zip(GAMES, POSITIONS, strict=True)]
    FILE.write_text(json.dumps(games, separators=(",", ":")) + "\n", encoding="utf-8", newline="\n")
    print(f"{sum(len(game['entries']) for game in games)} entries written to {FILE.name}")


if __name__ == "__main__":
    main()
