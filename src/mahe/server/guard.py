"""What every HTTP request passes through: limits on rate and size, and security headers."""

from __future__ import annotations

import json
from typing import Final

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mahe.server.current_request import ADDRESS
from mahe.server.errors import HTTP_STATUS, Code, Refusal, too_many_tables
from mahe.server.limits import Limits
from mahe.server.logs import LOG
from mahe.server.metrics import Metrics
from mahe.server.origins import client_address, is_own_origin, rate_limit_key
from mahe.server.request_ids import HEADER, take_id
from mahe.server.settings import Settings

_HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
_FOR_RECORDS: Final = frozenset({"/api/replay", "/api/review"})
_CHANGING: Final = frozenset({"POST", "PUT", "DELETE", "PATCH"})


class Guard:
    """Middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, limits: Limits) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it here."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        address = rate_limit_key(client_address(scope, self._settings.trusted_proxies))
        request = take_id(scope, self._settings.trusted_proxies)
        ADDRESS.set(address)
        scope.setdefault("state", {}).update(address=address, request=request)
        is_api = scope["path"].startswith("/api/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.responses.labels(_route(scope), f"{message['status'] // 100}xx").inc()
                given = message.get("headers", ())
                named = {name.lower() for name, _ in given}
                ours = [header for header in _HEADERS if header[0] not in named]
                message["headers"] = [*given, *ours, (HEADER, request.encode())]
                if is_api:
                    message["headers"].append((b"cache-control", b"no-store"))
            elif is_api:
                self._limits.answers.charge(address, self._limits.now(), len(message.get("body", b"")))
            await send(message)

        refusal = self._refusal(scope, address, is_api=is_api)
        if refusal is not None:
            await self._answer(send_safely, refusal)
            return
        left = self._settings.largest_record if scope["path"] in _FOR_RECORDS else self._settings.largest_message

        async def receive_a_little() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(400, "The request is too large")
            return message

        try:
            await self._app(scope, receive_a_little, send_safely)
        except Exception:
            # The application has answered by now; all that is left is to tell the host.
            self._metrics.count_error("http")
            LOG.exception("request failed", extra={"method": scope["method"], "route": _route(scope)})

    def _refusal(self, scope: Scope, address: str, *, is_api: bool) -> Refusal | None:
        limits, now = self._limits, self._limits.now()
        if not limits.requests.take(address, now) or (is_api and not limits.answers.take(address, now)):
            return Refusal(Code.TOO_MANY, "Too many requests from this address; wait a moment.")
        if scope["method"] in _CHANGING and not is_own_origin(scope, self._settings.origins):
            return Refusal(Code.NOT_YOURS, "Requests that change something come from this server's own page.")
        if _opens_table(scope) and not limits.openings.take(address, now):
            return too_many_tables()
        return None

    async def _answer(self, send: Send, refusal: Refusal) -> None:
        self._metrics.refusals.labels(refusal.code).inc()
        body = json.dumps(refusal.as_json()).encode()
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": HTTP_STATUS[refusal.code], "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _opens_table(scope: Scope) -> bool:
    method: str = scope["method"]
    path: str = scope["path"]
    return method == "POST" and path == "/api/tables"


def _route(scope: Scope) -> str:
    """Return the path of the route that answers a request, which stands for all tables alike."""
    if "route" in scope:
        return str(scope["route"].path)
    return "page" if "endpoint" in scope else "refused"
