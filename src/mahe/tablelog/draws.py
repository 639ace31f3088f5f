"""Follows the log of a table and recomputes every draw, as the page does. The scheme is in docs/fair-dice.md.

It trusts nobody, so it reads the JSON as it was sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from mahe.play.fair import LENGTH, draw, next_hash
from mahe.record import parse_position
from mahe.rules import Rolled, Seat, Turned

Json = dict[str, Any]

_HEX: Final = re.compile("([0-9a-fA-F]{2})*")
"""Bytes in hexadecimal; `bytes.fromhex` alone would accept spaces between them."""


class DrawChecker:
    """Takes in every entry of a log, in order. *pinned* is the server's tip as it was first seen, or empty."""

    def __init__(self, table: str, pinned: str, pin: Callable[[str], None]) -> None:
        self.checked = 0
        """How many draws agreed with the chains."""

        self.problems: list[str] = []
        """What did not agree, as codes: the page uses the same ones."""

        self._table = table
        self._pinned = pinned
        self._pin = pin
        self._server = ""
        self._players: dict[Seat, str] = {}
        self._thrower = ""
        self._draws = 0
        self._drawn = 0
        self._unseen: tuple[int, ...] = ()
        self._sent: dict[Seat, str] = {}
        self._caused: Seat = 0

    def sent(self, seat: Seat, link: str) -> None:
        """Note that *seat* sent *link*: its next throw must use it. An empty link takes that back."""
        self._sent[seat] = link

    def add(self, entry: Json) -> None:
        """Take in the next entry of the log."""
        body, seq = entry["body"], entry["seq"]
        match body["type"]:
            case "opened":
                if self._pinned and self._pinned != body["tip"]:
                    self.problems.append("server-tip")
                else:
                    self._pin(body["tip"])
                self._server = body["tip"]
                begun = body.get("position")
                self._unseen = parse_position(begun).unseen if begun else tuple(body["rules"]["deck"])
            case "chain":
                # At any other time the host could pick a chain to suit a link that it has already seen.
                if not self._draws or self._draws % LENGTH or seq != self._drawn + 1:
                    self.problems.append("chain")
                self._server = body["tip"]
            case "sat" | "tip":
                # With a second tip a player could pick one to suit what they have seen of the server's chain.
                if self._players.get(body["seat"]):
                    self.problems.append("player-tip")
                else:
                    self._players[body["seat"]] = body["tip"]
            case "left":
                self._players.pop(body["seat"], None)
            case "start" | "roll":
                self._caused = entry["seat"]
            case "rolled" | "turned":
                self._take(seq, body)

    def _take(self, seq: int, body: Json) -> None:
        if fault := self._fault(body):
            self.problems.append(fault)
        else:
            self.checked += 1
        self._server = body["link"]
        self._thrower = body["player"]
        self._draws = body["draw"]
        self._drawn = seq
        if body["type"] == "turned":
            self._unseen = tuple(
                count - 1 if eggs == body["eggs"] else count for eggs, count in enumerate(self._unseen, 1)
            )
        elif body["player"]:
            self._players[body["by"]] = body["player"]

    def _fault(self, body: Json) -> str:
        if not (_HEX.fullmatch(body["link"]) and _HEX.fullmatch(body["player"])):
            return "server-link"
        link, player = bytes.fromhex(body["link"]), bytes.fromhex(body["player"])
        if body["draw"] != self._draws + 1:
            return "number"
        if next_hash(link).hex() != self._server:
            return "server-link"
        card = body["type"] == "turned"
        if card and body["player"] != self._thrower:
            return "card-link"
        if not card:
            by: Seat = body["by"]
            # For a stand-in the server draws alone.
            sent = self._sent.pop(by, "") if self._caused == by else ""
            if sent and sent != body["player"]:
                return "own-link"
            if player and next_hash(player).hex() != self._players.get(by):
                return "player-link"
        if card and not sum(self._unseen):
            return "value"
        right = draw(link, self._table, body["draw"], player, self._unseen, card=card)
        shown = Turned(body["eggs"]) if card else Rolled(body["pips"])
        return "" if right == shown else "value"
