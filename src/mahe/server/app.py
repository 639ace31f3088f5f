"""The application: everything put together."""

from __future__ import annotations

import asyncio
import math
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, RedirectResponse
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Route
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from mahe import __version__
from mahe.server.background import measure_lag
from mahe.server.errors import HTTP_STATUS, Code, Refusal, unavailable, unexpected
from mahe.server.game_host import GameHost
from mahe.server.garbage_collection import keep_collecting_seldom, watching_pauses
from mahe.server.guard import Guard
from mahe.server.health import Health
from mahe.server.home_http import home_api
from mahe.server.home_network import HomeNetwork
from mahe.server.http import api
from mahe.server.limits import Limits
from mahe.server.live_table import LiveTable
from mahe.server.logs import LOG
from mahe.server.metrics import Metrics
from mahe.server.notifications import Notifications
from mahe.server.previews import previews
from mahe.server.prometheus_text import PrometheusText
from mahe.server.push_delivery import Delivery
from mahe.server.push_http import push_api
from mahe.server.settings import Settings
from mahe.server.socket import Sockets, describe
from mahe.server.storage.interface import Storage, StorageTrouble
from mahe.server.storage.sql import open_storage, sqlite_file
from mahe.server.worker_process import WorkerProcess


class Application(GameHost):
    """The server as an ASGI application: sockets go straight to `Sockets`, the rest through `Guard` to FastAPI.

    The port for metrics serves nothing else.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        storage: Storage | None = None,
        home: HomeNetwork | None = None,
        delivery: Delivery | None = None,
        clock: Callable[[], float] = time.time,
        stopwatch: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """Put it together. *home* is how the home network is let in, *delivery* how notifications go out.

        *stopwatch* measures clients' request rates, and *pause* delays a stand-in's decisions.
        """
        metrics = Metrics()
        self.limits = limits = Limits(settings, stopwatch)
        super().__init__(
            settings,
            storage or open_storage(settings.database),
            metrics,
            WorkerProcess(metrics, settings.piece_seconds),
            clock=clock,
            stopwatch=stopwatch,
            pause=pause,
            work=limits.work,
        )
        self.settings = settings
        self.home = home
        self.notifications = Notifications(
            self.tables, self.background, self.metrics, subject=settings.push_contact, delivery=delivery
        )
        if settings.push_contact:
            self.tables.context.on_change = self._note_change
        self.health = Health(self.tables.storage, stopwatch)
        self.sockets = Sockets(self.service, settings, self.metrics, limits)
        self._prometheus = PrometheusText(self.metrics)
        self._expose()
        self.web = _web(self)
        self._guarded = Guard(self.web, settings, self.metrics, limits)
        self._for_host = Starlette(routes=[Route("/metrics", self._tell_metrics)])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if self.settings.metrics_port and (scope.get("server") or ("", 0))[1] == self.settings.metrics_port:
            # The port on this side of the connection: nothing that a client or a proxy says can change it.
            await self._for_host(scope, receive, send)
        elif self.home is not None and not self.home.admits(scope):
            await _turn_away(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.sockets.serve(scope, receive, send)
        else:
            await self._guarded(scope, receive, send)

    async def _tell_metrics(self, _: Request) -> Response:
        self.metrics.ready.set(not await self.health.problem())
        return Response(self._prometheus.write(), media_type="text/plain; version=0.0.4")

    def _note_change(self, live: LiveTable) -> None:
        self.bots.wake(live)
        self.notifications.consider(live)

    def _expose(self) -> None:
        """Expose figures that other parts have."""
        timings = self.tables.storage.timings
        self.metrics.add_histograms([timings.commit_seconds, timings.commit_works, timings.read_seconds])
        gauge = self.metrics.add_gauge
        gauge("mahe_tables_in_memory", "Tables in memory.", lambda: len(self.tables.all()))
        gauge("mahe_players", "Sockets connected that act for a seat.", lambda: self.sockets.players)
        gauge("mahe_bots_waiting", "Bots that wait for their turn to think.", lambda: self.bots.waiting)
        gauge("mahe_worker_waiting", "Records and positions that wait for the worker.", lambda: self.worker.waiting)
        gauge("mahe_connections_limit", "How many connections are possible.", lambda: self.limits.most_connections)
        path = sqlite_file(self.settings.database)
        if path is not None:
            gauge("mahe_disk_free_bytes", "Space left where the SQLite file is.", lambda: _free_space(path))

    @asynccontextmanager
    async def running(self, _: FastAPI) -> AsyncIterator[None]:
        """Open everything at startup, and close it at shutdown."""
        await self.open()
        await self.notifications.open()
        chores = asyncio.gather(
            self.sockets.drop_slow(),
            keep_collecting_seldom(),
            measure_lag(self.metrics.loop_lag_seconds.observe),
        )
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._note_unhandled)
        try:
            with watching_pauses(self.metrics.gc_pause_seconds.observe):
                yield
        finally:
            loop.set_exception_handler(None)
            chores.cancel()
            with suppress(asyncio.CancelledError):
                await chores
            await self.close()

    def _note_unhandled(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.metrics.count_error("loop")
        LOG.error("unhandled exception", extra={"what": context["message"]}, exc_info=context.get("exception"))


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer what was meant for another host."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close"})
    else:
        await PlainTextResponse("This is not the address of the game.\n", 421)(scope, receive, send)


def _free_space(path: Path) -> float:
    try:
        return shutil.disk_usage(path.parent).free
    except OSError:
        return math.nan


class _Web(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """Return the schema without the 422 that FastAPI adds: here a malformed request gets 400."""
        if self.openapi_schema is None:
            schema = super().openapi()
            for operations in schema["paths"].values():
                for operation in operations.values():
                    operation["responses"].pop("422", None)
            for unused in ("HTTPValidationError", "ValidationError"):
                schema["components"]["schemas"].pop(unused, None)
        return self.openapi_schema or {}


def _web(application: Application) -> FastAPI:
    web = _Web(
        title="Mahé",
        version=__version__,
        summary="Tables of Mahé over HTTP and WebSocket.",
        lifespan=application.running,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    web.state.service = application.service
    web.state.host_requests = application.host_requests
    web.state.rematches = application.rematches
    web.state.metrics = application.metrics
    web.state.limits = application.limits
    web.state.settings = application.settings
    web.state.worker = application.worker
    web.state.reviews = application.reviews
    web.state.home = application.home
    web.state.notifications = application.notifications
    web.include_router(api)
    web.include_router(home_api)
    web.include_router(previews)
    web.include_router(push_api)

    @web.get("/livez", include_in_schema=False)
    async def livez() -> Response:
        return PlainTextResponse("alive\n")

    @web.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        problem = await application.health.problem()
        if problem:
            application.metrics.refusals.labels(Code.UNAVAILABLE).inc()
            return PlainTextResponse(f"{problem}\n", status_code=503)
        return PlainTextResponse("well\n")

    @web.get("/privacy", include_in_schema=False)
    async def privacy() -> Response:
        return RedirectResponse("./#/privacy")  # relative: there may be a path before it

    @web.exception_handler(Refusal)
    async def refused(_: Request, refusal: Refusal) -> Response:
        application.metrics.refusals.labels(refusal.code).inc()
        return _answer(refusal)

    @web.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        return _answer(Refusal(Code.BAD_REQUEST, describe(list(error.errors()))))

    @web.exception_handler(StorageTrouble)
    async def trouble(_: Request, error: StorageTrouble) -> Response:
        del error
        application.metrics.count_error("storage")
        application.metrics.refusals.labels(Code.UNAVAILABLE).inc()
        return _answer(unavailable())

    @web.exception_handler(ClientDisconnect)
    async def gone(_: Request, error: ClientDisconnect) -> Response:
        del error
        return Response(status_code=400)  # Nobody hears it.

    @web.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        del error
        application.metrics.refusals.labels(Code.UNEXPECTED).inc()
        return _answer(unexpected(request.scope["state"]["request"]))

    @web.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        code = Code.NOT_FOUND if error.status_code == 404 else Code.BAD_REQUEST
        headers = {"Allow": _allowed(web, request.url.path)} if error.status_code == 405 else error.headers
        return JSONResponse(Refusal(code, f"{error.detail}.").as_json(), error.status_code, headers)

    if application.settings.page is not None:
        web.mount("/", _Compressing(_Page(directory=application.settings.page, html=True)))
    return web


def _answer(refusal: Refusal) -> Response:
    return JSONResponse(refusal.as_json(), HTTP_STATUS[refusal.code])


class _Page(StaticFiles):
    """The files of the page. An asset's name changes with its content, so browsers may cache it for good."""

    def file_response(self, full_path: Any, *args: Any, **kwargs: Any) -> Response:
        """Return a file, with how long it may be cached."""
        response = super().file_response(full_path, *args, **kwargs)
        folder = Path(full_path).parent.name
        kept = folder in {"assets", "python"}
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        if Path(full_path).suffix == ".woff2":
            # Python knows this type only where the system has a list of MIME types.
            response.headers["Content-Type"] = "font/woff2"
        if folder == "python":
            response.headers["Content-Security-Policy"] = _WORKER_POLICY
        return response


_WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""What the worker may do that runs Python: only its own files can allow it WebAssembly, and the page is not."""


class _Compressing(GZipMiddleware):
    """Compresses the files of the page, except those that are compressed."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "http" and scope["path"].endswith(".gz"):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def _allowed(web: FastAPI, path: str) -> str:
    """Return the methods that *path* allows; without a route it is a file of the page."""
    routes = [
        route
        for route in (*web.routes, *api.routes, *home_api.routes, *previews.routes, *push_api.routes)
        if isinstance(route, Route) and route.path_regex.match(path)
    ]
    methods = {method for route in routes for method in route.methods or ()}
    return ", ".join(sorted(methods or {"GET", "HEAD"}))
