"""Tables over HTTP: open one, sit down, start, decide, look, leave."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from mahe.play.fair_record import TABLE_ID
from mahe.record.record import LARGEST_UPLOAD
from mahe.rules import BEACH, LAST_CLUTCH
from mahe.rules.rules import PLAYERS
from mahe.server.errors import Code, Refusal
from mahe.server.host_requests import HostRequests
from mahe.server.limits import Limits
from mahe.server.lines_response import LinesResponse
from mahe.server.log_texts import MOST_ENTRIES
from mahe.server.messages.analysis import PuzzlesView, StudyView
from mahe.server.messages.inbound import (
    LONGEST_POSITION,
    AnswerRematch,
    Decide,
    HandOver,
    OpenTable,
    SitDown,
    StandIn,
    StartGame,
)
from mahe.server.messages.outbound import (
    Accepted,
    EntryView,
    HostView,
    ListedTable,
    OpenedTable,
    Problem,
    QuestionView,
    Rematch,
    ReplayView,
    Seated,
    SolvedView,
    TableView,
)
from mahe.server.metrics import Metrics
from mahe.server.puzzles import answer_puzzles, parse_day
from mahe.server.rematches import Rematches
from mahe.server.replay import replay_text
from mahe.server.reviews import Reviews
from mahe.server.service import TableService
from mahe.server.settings import Settings
from mahe.server.solved import MOST_SEED, answer_question, answer_solved, short_position
from mahe.server.study import study_text
from mahe.server.table_views import view_listed
from mahe.server.worker import Worker

T = TypeVar("T")

TableId = Annotated[str, Path(pattern=f"^{TABLE_ID}$", description="The id in a table's link.")]
SeatPath = Annotated[int, Path(ge=1, le=PLAYERS[-1], description="A seat's number, from 1.")]
Place = Annotated[int, Query(ge=0, le=BEACH, description="Where a turtle is; 0 is the raft.")]
Won = Annotated[str, Query(pattern=r"^[1-6]{0,3}$", description="The eggs on each card that a seat has won.")]

PositionText = Annotated[
    str, Query(max_length=LONGEST_POSITION, description="The position, as docs/notation.md has it.")
]


def _part(name: str, kind: type[T]) -> Callable[[Request], T]:
    """Return the dependency that gives a request a part of the application."""

    def find(request: Request) -> T:
        part = getattr(request.app.state, name)
        assert isinstance(part, kind)
        return part

    return find


_BEARER = HTTPBearer(auto_error=False, scheme_name="token", description="The token of a seat or of a table's owner.")


def _token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(_BEARER)]) -> str:
    if given is None:
        raise Refusal(Code.NO_TOKEN, "This needs a token: send the header Authorization: Bearer and the token.")
    return given.credentials


Service = Annotated[TableService, Depends(_part("service", TableService))]
Hosts = Annotated[HostRequests, Depends(_part("host_requests", HostRequests))]
TheRematches = Annotated[Rematches, Depends(_part("rematches", Rematches))]
TheMetrics = Annotated[Metrics, Depends(_part("metrics", Metrics))]
TheLimits = Annotated[Limits, Depends(_part("limits", Limits))]
TheSettings = Annotated[Settings, Depends(_part("settings", Settings))]
TheWorker = Annotated[Worker, Depends(_part("worker", Worker))]
TheReviews = Annotated[Reviews, Depends(_part("reviews", Reviews))]
Token = Annotated[str, Depends(_token)]


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return how OpenAPI says that these statuses come with a code and a sentence."""
    return {status: {"model": Problem} for status in (400, 429, 500, 503, *statuses)}


def _take_place(request: Request, limits: Limits) -> Callable[[], None]:
    """Note that the worker does something for a client; return what is to be called when it is done."""
    address = request.scope["state"]["address"]
    if not limits.readings.take(address):
        raise Refusal(Code.TOO_MANY, "This address has other things being worked out; wait until they are done.")
    return partial(limits.readings.give_back, address)


@contextmanager
def _place(request: Request, limits: Limits) -> Iterator[None]:
    """Note inside the block that the worker does something for a client."""
    give_back = _take_place(request, limits)
    try:
        yield
    finally:
        give_back()


_RECORD_TEXT = {"type": "string", "maxLength": LARGEST_UPLOAD // 4}
"""A record; a character takes up to four bytes."""

_LINES: dict[str, Any] = {
    "description": "Objects, one on each line: ReviewBegin, any number of ReviewSteps, and ReviewEnd or ReviewFailed.",
    "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
}

api = APIRouter(prefix="/api", responses=problems())


@api.post("/tables", status_code=201, responses=problems(403, 409), summary="Open a table")
async def open_table(request: OpenTable, service: Service) -> OpenedTable:
    """Open a table. Seats of kind `person` are for people on this browser; the answer holds their tokens."""
    return await service.open_table(request)


@api.get("/tables", summary="List public tables")
async def list_tables(
    service: Service,
    phase: Annotated[Literal["open", "playing", "over"], Query()] = "open",
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[ListedTable]:
    """List public tables in a phase, the last changed first; `over` are the finished games."""
    return [view_listed(one) for one in await service.listed(phase, limit)]


@api.get("/host", summary="Who runs this server")
async def view_host(settings: TheSettings) -> HostView:
    """Return how to reach whoever runs this server, and for how long it keeps what."""
    return {
        "contact": settings.contact,
        "idle_hours": settings.idle_hours,
        "log_hours": settings.log_hours,
        "kept_hours": settings.kept_hours,
    }


@api.get("/tables/{table}", responses=problems(404), summary="Look at a table")
async def view_table(table: TableId, service: Service) -> TableView:
    """Return a table as anyone with its link may see it."""
    return await service.view(table)


@api.delete(
    "/tables/{table}",
    status_code=204,
    response_class=Response,
    responses=problems(401, 403, 404),
    summary="Delete a table",
)
async def delete_table(table: TableId, token: Token, service: Service) -> None:
    """Forget a table and its log. Only the token of the one who opened it may."""
    await service.delete(table, token)


@api.get(
    "/tables/{table}/log",
    responses=problems(404),
    response_model=list[EntryView],
    summary="Read the log",
)
async def read_log(
    table: TableId,
    service: Service,
    after: Annotated[int, Query(ge=0, le=MOST_ENTRIES)] = 0,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    """Return the entries whose seq is above `after`, in order."""
    return Response(f"[{','.join(await service.entries(table, after, limit))}]", media_type="application/json")


@api.get(
    "/tables/{table}/record",
    responses={**problems(404, 409), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    response_class=Response,
    summary="The game as a .mahe record",
)
async def read_record(table: TableId, request: Request, service: Service, limits: TheLimits) -> Response:
    """Return the game so far as text; `mahe verify` checks it, dice and all."""
    with _place(request, limits):
        text = await service.record(table)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{table}.mahe"'})


@api.post(
    "/replay",
    responses=problems(403, 409),
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": _RECORD_TEXT}}}},
    response_model=ReplayView,
    summary="Read a .mahe record",
)
async def replay(request: Request, worker: TheWorker, limits: TheLimits) -> Response:
    """Return the game that a `.mahe` text holds, event by event. Nothing is stored."""
    text = await request.body()
    with _place(request, limits):
        key = hashlib.sha256(b"replay " + text).digest()
        return Response(await worker.answer(worker.records, key, replay_text, text), media_type="application/json")


@api.post(
    "/review",
    responses={**problems(403, 409), 200: _LINES},
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": _RECORD_TEXT}}}},
    response_class=Response,
    summary="Review a .mahe record",
)
async def review(request: Request, reviews: TheReviews, limits: TheLimits, settings: TheSettings) -> Response:
    """Return, line by line as it is found, how lucky the dice of a game were and what each choice was worth."""
    text = await request.body()
    give_back = _take_place(request, limits)
    return LinesResponse(reviews.pieces(text), settings.slow_seconds, give_back)


@api.get(
    "/tables/{table}/review",
    responses={**problems(404, 409), 200: _LINES},
    response_class=Response,
    summary="Review a finished game",
)
async def review_table(
    table: TableId, request: Request, service: Service, reviews: TheReviews, limits: TheLimits, settings: TheSettings
) -> Response:
    """Return the review of a table's game once it is over, as that of a record that is sent in."""
    give_back = _take_place(request, limits)
    try:
        text = (await service.finished_record(table)).encode()
    except BaseException:
        give_back()
        raise
    return LinesResponse(reviews.pieces(text), settings.slow_seconds, give_back)


@api.get("/position", responses=problems(409), response_model=StudyView, summary="Study a position")
async def study(
    request: Request, worker: TheWorker, limits: TheLimits, metrics: TheMetrics, text: PositionText
) -> Response:
    """Return what a position is worth to everyone, and every choice, die or card that may come next."""
    with _place(request, limits):
        answer = await worker.answer(worker.positions, f"position {text}", study_text, text)
    metrics.positions.inc()
    return Response(answer, media_type="application/json")


@api.get("/solved", responses=problems(409), response_model=SolvedView, summary="Look a position of the solved game up")
async def look_up(
    worker: TheWorker,
    metrics: TheMetrics,
    a: Place,
    b: Place,
    face_up: Annotated[int, Query(ge=1, le=LAST_CLUTCH)],
    top: Annotated[Literal["A", "B"], Query(description="Which turtle is on top if they share a space.")] = "B",
    turn: Annotated[int, Query(ge=1, le=2)] = 1,
    cards_a: Won = "",
    cards_b: Won = "",
) -> Response:
    """Return what the start of a turn is worth in the short game of two, and every choice that may come in it."""
    state = short_position((a, b), top, turn, face_up, (cards_a, cards_b))
    metrics.solved.inc()
    return Response(await answer_solved(worker, state), media_type="application/json")


@api.get("/solved/{seed}", response_model=QuestionView, summary="Ask for a choice to guess at")
async def ask_question(
    worker: TheWorker,
    metrics: TheMetrics,
    seed: Annotated[int, Path(ge=0, le=MOST_SEED, description="The same one asks the same again.")],
) -> Response:
    """Return a position of the short game of two in which seat 1 must decide, and what both choices are worth."""
    metrics.solved.inc()
    return Response(await answer_question(worker, seed), media_type="application/json")


@api.get("/puzzles/{day}", response_model=PuzzlesView, summary="The five puzzles of a day")
async def read_puzzles(
    worker: TheWorker,
    day: Annotated[str, Path(description="Such as 2026-11-17.", json_schema_extra={"format": "date"})],
) -> Response:
    """Return five positions in which the obvious choice is not the best, the same for everyone on a day."""
    text = await answer_puzzles(worker, parse_day(day))
    return Response(text, media_type="application/json", headers={"Cache-Control": "public, max-age=3600"})


@api.put("/tables/{table}/seats/{seat}", status_code=201, responses=problems(403, 404, 409), summary="Sit down")
async def sit_down(table: TableId, seat: SeatPath, request: SitDown, service: Service) -> Seated:
    """Take an open seat. The token in the answer is shown only once."""
    return await service.sit(table, seat, request)


@api.delete(
    "/tables/{table}/seats/{seat}",
    status_code=204,
    response_class=Response,
    responses=problems(401, 403, 404, 409),
    summary="Leave a seat",
)
async def leave_seat(table: TableId, seat: SeatPath, token: Token, service: Service) -> None:
    """Leave for good: the seat is open again before the start, and played by the stand-in after it."""
    await service.leave(table, seat, token)


@api.post(
    "/tables/{table}/start",
    status_code=204,
    response_class=Response,
    responses=problems(401, 403, 404, 409),
    summary="Start the game",
)
async def start_game(table: TableId, request: StartGame, token: Token, service: Service) -> None:
    """Start the game. Only the host may, and anyone who sits at the table while the host is not connected."""
    await service.start(table, token, fill=request.fill)


@api.post(
    "/tables/{table}/away",
    status_code=204,
    response_class=Response,
    responses=problems(401, 403, 404, 409),
    summary="Let a bot play for someone absent",
)
async def stand_in(table: TableId, request: StandIn, token: Token, hosts: Hosts) -> None:
    """Let the stand-in play for someone who is not connected, until they are back. Only the host may."""
    await hosts.stand_in(table, request.seat, token)


@api.put(
    "/tables/{table}/host",
    status_code=204,
    response_class=Response,
    responses=problems(401, 403, 404, 409),
    summary="Hand the table over",
)
async def hand_over(table: TableId, request: HandOver, token: Token, hosts: Hosts) -> None:
    """Make a person the host. While the host is not connected this is a vote: more than half of those there decide."""
    await hosts.hand_over(table, request.seat, token)


@api.post("/tables/{table}/decisions", responses=problems(401, 403, 404, 409), summary="Decide")
async def decide(table: TableId, request: Decide, token: Token, service: Service) -> Accepted:
    """Carry out a decision. Sent again with the same command id, it gets the first answer again."""
    return await service.decide(table, token, request)


@api.post("/tables/{table}/rematch", status_code=201, responses=problems(401, 403, 404, 409), summary="Play again")
async def rematch(
    table: TableId,
    token: Token,
    rematches: TheRematches,
    limits: TheLimits,
    http: Request,
    request: Annotated[AnswerRematch | None, Body()] = None,
) -> Rematch:
    """Say whether one plays again. When all who are there have answered, a table with the same people is opened."""
    agrees = request is None or request.agrees
    address: str = http.scope["state"]["address"]
    # However often it is asked, it is one table.
    may_open = cache(lambda: limits.openings.take(address, limits.now()))
    return await rematches.answer(table, token, agrees=agrees, may_open=may_open)
