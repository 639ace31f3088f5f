"""What can be asked of the Python inside the page, by the methods and paths that docs/protocol.md has for servers."""

from __future__ import annotations

import hashlib
import re
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qs, unquote

from mahe.browser.requests import read_request
from mahe.play.fair_record import TABLE_ID
from mahe.server.errors import Code, Refusal
from mahe.server.game_host import GameHost
from mahe.server.json_text import to_json
from mahe.server.puzzles import answer_puzzles, parse_day
from mahe.server.replay import replay_text
from mahe.server.settings import Settings
from mahe.server.solved import MOST_SEED, answer_question, answer_solved, short_position
from mahe.server.study import study_text
from mahe.server.table_views import view_listed

JSON: Final = "application/json"
TEXT: Final = "text/plain; charset=utf-8"
LINES: Final = "application/x-ndjson"


@dataclass(frozen=True, slots=True)
class Asked:
    """One request."""

    games: GameHost
    settings: Settings
    found: Mapping[str, str]
    """The parts of the path that have names."""

    query: Mapping[str, str]
    token: str
    content: str | None

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """Return a whole number of the query or the path. Raises Refusal unless it is from *least* to *most*."""
        text = self.found.get(name) or self.query.get(name)
        if text is None and default is not None:
            return default
        if text is None or not re.fullmatch("[0-9]{1,15}", text) or not least <= int(text) <= most:
            raise Refusal(Code.BAD_REQUEST, f"{name}: this should be a number from {least} to {most}.")
        return int(text)

    def request(self, kind: str) -> Any:
        """Return what the body holds, a message of a *kind*."""
        return read_request(kind, self.content)

    @property
    def table(self) -> str:
        """The table that the path names."""
        return self.found["table"]

    @property
    def seat(self) -> int:
        """The seat that the path names."""
        return int(self.found["seat"])

    @property
    def needed_token(self) -> str:
        """The token. Raises Refusal if there is none."""
        if not self.token:
            raise Refusal(Code.NO_TOKEN, "This needs a token.")
        return self.token


@dataclass(frozen=True, slots=True)
class Answer:
    """What is answered."""

    status: int = 200
    text: str = ""
    content_type: str = JSON
    pieces: AsyncGenerator[str, None] | None = None
    """More, as it is worked out."""


Handler: TypeAlias = Callable[[Asked], Awaitable[Answer]]


async def answer(
    games: GameHost, settings: Settings, method: str, path: str, token: str, content: str | None
) -> Answer:
    """Answer a request; *path* is what stands after `api/`. Raises Refusal."""
    where, _, query = path.partition("?")
    for name, pattern, handler in _ROUTES:
        if name == method and (match := pattern.fullmatch(unquote(where))):
            fields = {key: values[-1] for key, values in parse_qs(query, keep_blank_values=True).items()}
            return await handler(Asked(games, settings, match.groupdict(), fields, token, content))
    raise Refusal(Code.NOT_FOUND, "Not Found.")


def _json(value: Any, status: int = 200) -> Answer:
    return Answer(status, to_json(value))


async def _open_table(asked: Asked) -> Answer:
    return _json(await asked.games.service.open_table(asked.request("OpenTable")), 201)


async def _list_tables(asked: Asked) -> Answer:
    listed = await asked.games.service.listed(asked.query.get("phase", "open"), asked.number("limit", 1, 100, 50))
    return _json([view_listed(one) for one in listed])


async def _view_host(asked: Asked) -> Answer:
    settings = asked.settings
    hours = {name: getattr(settings, name) for name in ("idle_hours", "log_hours", "kept_hours")}
    return _json({"contact": settings.contact, **hours})


async def _view_table(asked: Asked) -> Answer:
    return _json(await asked.games.service.view(asked.table))


async def _delete_table(asked: Asked) -> Answer:
    await asked.games.service.delete(asked.table, asked.needed_token)
    return Answer(204)


async def _read_log(asked: Asked) -> Answer:
    after, limit = asked.number("after", 0, 10**6, 0), asked.number("limit", 1, 1000, 200)
    return Answer(200, f"[{','.join(await asked.games.service.entries(asked.table, after, limit))}]")


async def _read_record(asked: Asked) -> Answer:
    return Answer(200, await asked.games.service.record(asked.table), TEXT)


async def _replay(asked: Asked) -> Answer:
    text = (asked.content or "").encode()
    worker, key = asked.games.worker, hashlib.sha256(b"replay " + text).digest()
    return Answer(200, await worker.answer(worker.records, key, replay_text, text))


async def _review(asked: Asked) -> Answer:
    return await _lines(asked.games.reviews.pieces((asked.content or "").encode()))


async def _review_table(asked: Asked) -> Answer:
    text = (await asked.games.service.finished_record(asked.table)).encode()
    return await _lines(asked.games.reviews.pieces(text))


async def _lines(pieces: AsyncGenerator[str, None]) -> Answer:
    """Return an answer in pieces; what is refused before the first is raised here."""
    first = await anext(pieces)

    async def rest() -> AsyncGenerator[str, None]:
        try:
            yield first
            async for piece in pieces:
                yield piece
        finally:
            await pieces.aclose()

    return Answer(200, "", LINES, rest())


async def _study(asked: Asked) -> Answer:
    text, worker = asked.query.get("text", ""), asked.games.worker
    return Answer(200, await worker.answer(worker.positions, f"position {text}", study_text, text))


async def _look_up(asked: Asked) -> Answer:
    places = (asked.number("a", 0, 21), asked.number("b", 0, 21))
    won = (asked.query.get("cards_a", ""), asked.query.get("cards_b", ""))
    top = asked.query.get("top", "B")
    if top not in ("A", "B") or not all(re.fullmatch("[1-6]{0,3}", eggs) for eggs in won):
        raise Refusal(Code.BAD_REQUEST, "top is A or B, and cards are up to three numbers of eggs from 1 to 6.")
    state = short_position(places, top, asked.number("turn", 1, 2, 1), asked.number("face_up", 1, 7), won)
    return Answer(200, await answer_solved(asked.games.worker, state))


async def _ask_question(asked: Asked) -> Answer:
    return Answer(200, await answer_question(asked.games.worker, asked.number("seed", 0, MOST_SEED)))


async def _read_puzzles(asked: Asked) -> Answer:
    return Answer(200, await answer_puzzles(asked.games.worker, parse_day(asked.found["day"])))


async def _sit_down(asked: Asked) -> Answer:
    return _json(await asked.games.service.sit(asked.table, asked.seat, asked.request("SitDown")), 201)


async def _leave_seat(asked: Asked) -> Answer:
    await asked.games.service.leave(asked.table, asked.seat, asked.needed_token)
    return Answer(204)


async def _start_game(asked: Asked) -> Answer:
    await asked.games.service.start(asked.table, asked.needed_token, fill=asked.request("StartGame").fill)
    return Answer(204)


async def _stand_in(asked: Asked) -> Answer:
    await asked.games.host_requests.stand_in(asked.table, asked.request("StandIn").seat, asked.needed_token)
    return Answer(204)


async def _hand_over(asked: Asked) -> Answer:
    await asked.games.host_requests.hand_over(asked.table, asked.request("HandOver").seat, asked.needed_token)
    return Answer(204)


async def _decide(asked: Asked) -> Answer:
    return _json(await asked.games.service.decide(asked.table, asked.needed_token, asked.request("Decide")))


async def _rematch(asked: Asked) -> Answer:
    agrees = asked.request("AnswerRematch").agrees
    rematches = asked.games.rematches
    return _json(await rematches.answer(asked.table, asked.needed_token, agrees=agrees, may_open=lambda: True), 201)


_PARTS: Final = {"{table}": f"(?P<table>{TABLE_ID})", "{seat}": "(?P<seat>[1-7])"}


def _pattern(path: str) -> re.Pattern[str]:
    for part, pattern in _PARTS.items():
        path = path.replace(part, pattern)
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


HANDLERS: Final[Mapping[tuple[str, str], Handler]] = {
    ("POST", "tables"): _open_table,
    ("GET", "tables"): _list_tables,
    ("GET", "host"): _view_host,
    ("GET", "tables/{table}"): _view_table,
    ("DELETE", "tables/{table}"): _delete_table,
    ("GET", "tables/{table}/log"): _read_log,
    ("GET", "tables/{table}/record"): _read_record,
    ("GET", "tables/{table}/review"): _review_table,
    ("PUT", "tables/{table}/seats/{seat}"): _sit_down,
    ("DELETE", "tables/{table}/seats/{seat}"): _leave_seat,
    ("POST", "tables/{table}/start"): _start_game,
    ("POST", "tables/{table}/away"): _stand_in,
    ("PUT", "tables/{table}/host"): _hand_over,
    ("POST", "tables/{table}/decisions"): _decide,
    ("POST", "tables/{table}/rematch"): _rematch,
    ("POST", "replay"): _replay,
    ("POST", "review"): _review,
    ("GET", "position"): _study,
    ("GET", "solved"): _look_up,
    ("GET", "solved/{seed}"): _ask_question,
    ("GET", "puzzles/{day}"): _read_puzzles,
}
"""By method and path."""

_ROUTES: Final = tuple((method, _pattern(path), handler) for (method, path), handler in HANDLERS.items())
