"""A game at a server's table, followed through its log."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, Final

from mahe.locales import Words
from mahe.play.fair import LENGTH, Chain
from mahe.record import format_event
from mahe.rules import Decision, Event, Roll, Seat, Start, State, actor
from mahe.tablelog import DrawChecker, rematch_order
from mahe.terminal.address import Address
from mahe.terminal.advice import Advice, parse_advice
from mahe.terminal.connection import Connection, Hear
from mahe.terminal.game import Changed, Gone, News, Notice, Said
from mahe.terminal.log_reader import LogReader
from mahe.terminal.players import Cast
from mahe.terminal.refusal import Refused, describe_refusal
from mahe.terminal.seats import Seats

Json = dict[str, Any]

_TRY_AGAIN: Final = 1.0
ADVICE_WITHIN: Final = 15.0
"""How many seconds the server has to give advice."""


class RemoteGame:
    """What the server says about a table, and what is decided here."""

    def __init__(self, address: Address, words: Words, seats: Seats) -> None:
        self.address = address
        self.yours: Sequence[Seat] = ()
        self.opened = False
        """Whether we opened the table."""

        self.open_clutches = False
        self.gone = False
        self.broken = False
        self._story = LogReader(words)
        self._seats = seats
        self._received = 0
        self._links: dict[Seat, str] = {}
        self._chains: dict[Seat, Chain] = {}
        self._pending: Json | None = None
        self._decided_at = 0
        """How many events there had been when that was decided."""

        self._checker = DrawChecker(address.table, seats.tip, seats.pin)
        self._connection: Connection | None = None
        self._messages: asyncio.Queue[Json] = asyncio.Queue()
        self._advice: SimpleQueue[Json] | None = None
        """Where the answer goes while we wait for advice: it does not queue up behind the news."""

    # What the screens read.

    @property
    def cast(self) -> Cast:
        """Who plays."""
        return self._story.cast

    @property
    def states(self) -> Sequence[State]:
        """The first position, and the one after each event."""
        return self._story.states

    @property
    def events(self) -> Sequence[Event]:
        """All events so far."""
        return self._story.events

    @property
    def phase(self) -> str:
        """Whether the table is "open", "playing", "over" or "closed"; empty until the server has said."""
        return self._story.phase

    @property
    def is_closed(self) -> bool:
        """Whether the host has closed the table."""
        return self.phase == "closed"

    @property
    def rematch(self) -> str:
        """The table of the rematch, if there is one."""
        return self._story.rematch

    @property
    def host(self) -> Seat:
        """Who looks after the table; 0 while nobody sits there."""
        return self._story.host

    @property
    def deciding(self) -> Seat | None:
        """Which of our seats must decide now."""
        if self.phase != "playing" or self._pending is not None or self.broken or not self.states:
            return None
        who = actor(self.states[-1])
        return who if isinstance(who, int) and who in self.yours and not self.cast.places[who - 1].away else None

    @property
    def with_advice(self) -> bool:
        """Whether the table was opened with advice for everyone."""
        return self._story.with_advice

    @property
    def has_advice(self) -> bool:
        """Whether our seats may ask for advice: at a table that was opened so, or alone against bots."""
        return self._story.has_advice

    @property
    def away(self) -> list[Seat]:
        """Our seats that the stand-in plays for."""
        return [seat for seat in self.yours if self.cast.places[seat - 1].away]

    @property
    def link(self) -> str:
        """How to come back."""
        return self.address.link

    @property
    def note(self) -> str:
        """What is wrong, if something is."""
        words = self.cast.words
        if self.is_closed:
            return words("narration-closed")
        if self._checker.problems:
            return words("table-dice-wrong")
        if self.broken:
            return words("table-reconnecting")
        if self.away:
            return words("terminal-away")
        return "" if self.yours else words("table-watching")

    @property
    def checked(self) -> int:
        """How many draws were recomputed."""
        return self._checker.checked

    @property
    def token(self) -> str:
        """A token for one of our seats, or empty."""
        return next(iter(self._seats.tokens.values()), "")

    def record(self) -> str:
        """Return the game so far as text; raise Refused."""
        return self.address.record()

    # What players do.

    def connect(self) -> None:
        """Follow the table from the running event loop."""
        loop = asyncio.get_running_loop()

        def hear(message: Json) -> None:
            loop.call_soon_threadsafe(self._messages.put_nowait, message)

        self.listen(hear)

    def listen(self, hear: Hear) -> None:
        """Follow the table; every message passed to *hear* must be handed to `take`."""

        def sort(message: Json) -> None:
            waiting = self._advice
            if waiting is not None and _answers_advice(message):
                waiting.put(message)
                if message["type"] != "broken":
                    return
            hear(message)

        self._connection = Connection(self.address.socket, self._hello, sort)

    async def news(self) -> AsyncIterator[News]:
        """Yield what happens from now on, until the game is over or the table is gone."""
        while self.phase != "over" and not self.gone:
            for one in self.take(await self._messages.get()):
                yield one

    def decide(self, decision: Decision) -> None:
        """Send a decision; the answer comes as news, however often the connection is lost before that."""
        seat = self.deciding
        assert seat is not None
        link = self._next_link(seat) if isinstance(decision, Start | Roll) else ""
        if link:
            self._checker.sent(seat, link)
        self._decided_at = len(self.events)
        self._send_decision(seat, format_event(decision), link)

    def ask_advice(self) -> Callable[[], Advice]:
        """Ask the server for advice, and return what waits for it. The server notes it."""
        seat = self.deciding
        assert seat is not None
        answers: SimpleQueue[Json] = SimpleQueue()
        self._advice = answers
        self._send({"type": "advise", "seat": seat})
        return partial(self._wait_for_advice, answers, self._received)

    def _wait_for_advice(self, answers: SimpleQueue[Json], seq: int) -> Advice:
        """Return the advice that was given after entry *seq* of the log; raise Refused."""
        try:
            # An answer to an earlier question, on another position, may still have been on its way.
            while (answer := answers.get(timeout=ADVICE_WITHIN))["type"] == "advice" and answer["seq"] < seq:
                pass
        except Empty:
            raise Refused("unreachable") from None
        finally:
            if self._advice is answers:
                self._advice = None
        match answer["type"]:
            case "advice":
                return parse_advice(answer)
            case "refused":
                raise Refused(answer["code"], answer["sentence"])
            case _:
                raise Refused("unreachable")

    def back(self) -> None:
        """Take our seats back from the stand-in."""
        for seat in self.away:
            self._send({"type": "back", "seat": seat})

    def sit(self, seat: Seat, name: str) -> None:
        """Take a seat, with a chain of our own; raise Refused. Blocks: call it in a thread."""
        secret = secrets.token_bytes(32)
        chain = Chain(secret)
        seated = self.address.ask("PUT", f"/seats/{seat}", {"name": name, "tip": chain.tip.hex()})
        self._seats.take(seated["seat"], seated["token"], secret.hex())
        if self._connection is not None:
            self._connection.greet()

    def start(self) -> None:
        """Start the game, with bots on the open seats; raise Refused."""
        self.address.ask("POST", "/start", {"fill": True}, self.token)

    def ask_rematch(self) -> str:
        """Agree to a rematch for all our seats; return its table, or nothing while others are asked. Raises Refused."""
        tokens = [token for seat, token in self._seats.tokens.items() if seat] or [self.token]
        answers = [self.address.ask("POST", "/rematch", {"agrees": True}, token) for token in tokens]
        return str(answers[-1]["table"] or "")

    def leave(self, *, keep: bool = True) -> None:
        """Disconnect. The seat stays ours: coming back by the link takes it again."""
        del keep
        if self._connection is not None:
            self._connection.close()

    # What the server says.

    def take(self, message: Json) -> list[News]:
        """Handle a message, and return what is new."""
        match message["type"]:
            case "table":
                return self._welcome(message)
            case "entries":
                return self._take_entries(message["entries"])
            case "accepted" if self._pending and message["command"] == self._pending["command"]:
                self._pending = None
            case "refused":
                return self._refused(message)
            case "reaction":
                words, name = self.cast.words, self.cast.who(message["seat"])
                said = words(f"table-reaction-{message['reaction']}")
                return [Said(words("pair", label=name, value=said))]
            case "broken":
                self.broken = True
            case "gone":
                return [self._end("table-gone-deleted")]
        return [Changed()]

    def _hello(self) -> Json:
        tokens = list(self._seats.tokens.values())[:8]
        return {"type": "hello", "table": self.address.table, "tokens": tokens, "seq": self._received}

    def _send(self, message: Json) -> None:
        if self._connection is not None:
            self._connection.send(message)

    def _welcome(self, message: Json) -> list[News]:
        self.broken = False
        table = message["table"]
        self.yours = [seat for seat in message["yours"] if seat]
        self.opened = 0 in message["yours"]
        self.open_clutches = table["open_clutches"]
        self._links = {int(seat): link for seat, link in message["links"].items()}
        for seat in self.yours:
            secret = self._seats.secrets.get(seat)
            if secret and seat not in self._chains:
                self._chains[seat] = Chain(bytes.fromhex(secret))
            elif not secret and self._links.get(seat) == "" and table["phase"] not in ("over", "closed"):
                self._begin_chain(seat)
        if self._pending is not None:
            # Commands are idempotent: if the server has carried this one out already, it only repeats its answer.
            self._send(self._pending)
        return [Changed()]

    def _begin_chain(self, seat: Seat) -> None:
        """Create a chain for a seat that was carried over to a rematch."""
        secret = secrets.token_bytes(32)
        self._chains[seat] = chain = Chain(secret)
        self._seats.keep_secret(seat, secret.hex())
        self._links[seat] = chain.tip.hex()
        self._send({"type": "tip", "seat": seat, "tip": chain.tip.hex()})

    def _next_link(self, seat: Seat) -> str:
        """Return the link after the last one revealed; empty if we have no chain, or it is used up."""
        chain, revealed = self._chains.get(seat), self._links.get(seat, "")
        if chain is None:
            return ""
        number = next((number for number in range(LENGTH) if chain.link(number).hex() == revealed), None)
        return "" if number is None else chain.link(number + 1).hex()

    def _take_entries(self, entries: Sequence[Json]) -> list[News]:
        fresh = [entry for entry in entries if entry["seq"] > self._received]
        if fresh and fresh[0]["seq"] > self._received + 1:
            self._send(self._hello())
            return []
        # Latecomers get everything, but need not watch all of it.
        quick = len(fresh) > 40
        news: list[News] = []
        for entry in fresh:
            self._received = entry["seq"]
            self._checker.add(entry)
            body = entry["body"]
            if body["type"] == "rolled" and body["player"]:
                self._links[body["by"]] = body["player"]
            if body["type"] == "left":
                # It may have been given up in another window.
                self.yours = [seat for seat in self.yours if seat != body["seat"]]
            news += self._story.add(body, quick=quick)
        return [*news, Changed()]

    def _refused(self, message: Json) -> list[News]:
        code, pending = message["code"], self._pending
        if pending is None or message.get("command") != pending["command"]:
            if code == "not_found":
                return [self._end("table-gone-unknown")]
            return [Notice(describe_refusal(self.cast.words, code, message["sentence"]))]
        if code in ("too_many", "unavailable"):
            assert self._connection is not None
            self._connection.later(_TRY_AGAIN, pending)
            return []
        self._pending = None
        if code == "bad_link":
            self._chains.pop(pending["seat"], None)
            self._checker.sent(pending["seat"], "")
            self._send_decision(pending["seat"], pending["event"], "")
            return []
        if code == "stale":
            if self._received > pending["seq"] and len(self.events) == self._decided_at:
                # Somebody came or went, or advice was noted: the position is the one that was decided on.
                self._send_decision(pending["seat"], pending["event"], pending["link"])
                return []
            self._send(self._hello())
            return [Changed()]
        return [Notice(describe_refusal(self.cast.words, code, message["sentence"])), Changed()]

    def _send_decision(self, seat: Seat, event: Json | dict[str, str | int], link: str) -> None:
        command = secrets.token_hex(12)
        self._pending = {
            "type": "decide",
            "seat": seat,
            "seq": self._received,
            "command": command,
            "event": event,
            "link": link,
        }
        self._send(self._pending)

    def _end(self, why: str) -> Gone:
        self.gone = True
        self._seats.forget()
        words = self.cast.words
        return Gone(f"{words('table-gone')}. {words(why)}")


def _answers_advice(message: Json) -> bool:
    """Return whether a message may be the answer to a question for advice, if there is one."""
    return message["type"] in ("advice", "broken") or (message["type"] == "refused" and not message.get("command"))


def seats_at_rematch(tokens: dict[Seat, str], players: int) -> dict[Seat, str]:
    """Return the tokens for a rematch by the seats they are for there; the owner's stays what it is."""
    order = rematch_order(players)
    return {seat and order.index(seat) + 1: token for seat, token in tokens.items()}
