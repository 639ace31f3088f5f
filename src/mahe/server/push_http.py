"""Asking for notifications, over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from mahe.server.http import SeatPath, Service, TableId, Token, problems
from mahe.server.messages.inbound import StopNotifying, Subscribe
from mahe.server.messages.outbound import PushView
from mahe.server.notifications import Notifications

push_api = APIRouter(prefix="/api", responses=problems())


def _notifications(request: Request) -> Notifications:
    found = request.app.state.notifications
    assert isinstance(found, Notifications)
    return found


TheNotifications = Annotated[Notifications, Depends(_notifications)]


@push_api.get("/push", summary="Whether notifications are to be had")
async def view_push(notifications: TheNotifications) -> PushView:
    """Return the key that a browser needs to ask for notifications of this server."""
    return {"key": notifications.key_text}


@push_api.put(
    "/tables/{table}/seats/{seat}/push",
    status_code=204,
    response_class=Response,
    responses=problems(401, 403, 404, 409),
    summary="Be told when a table waits for a seat",
)
async def subscribe(
    table: TableId, seat: SeatPath, request: Subscribe, token: Token, service: Service, notifications: TheNotifications
) -> None:
    """Have a browser told when a daily table waits for the seat and nobody is connected for it."""
    await service.subscribe(table, seat, token, notifications.checked(request))


@push_api.delete(
    "/tables/{table}/seats/{seat}/push",
    status_code=204,
    response_class=Response,
    responses=problems(401, 403, 404, 409),
    summary="Be told no more",
)
async def unsubscribe(table: TableId, seat: SeatPath, request: StopNotifying, token: Token, service: Service) -> None:
    """Forget a browser that was to be told."""
    await service.unsubscribe(table, seat, token, request.endpoint)
