"""Letting the home network in, over HTTP: only whoever sits at this computer may."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from mahe.server.errors import Code, Refusal
from mahe.server.home_network import HomeNetwork, is_from_here
from mahe.server.http import problems
from mahe.server.messages.inbound import LetIn
from mahe.server.messages.outbound import HomeNetworkView

home_api = APIRouter(prefix="/api/home-network", responses=problems())


def _home(request: Request) -> HomeNetwork:
    home = request.app.state.home
    if home is None or not is_from_here(request.scope):
        raise Refusal(Code.FORBIDDEN, "Only whoever plays at the computer of the game can let the home network in.")
    assert isinstance(home, HomeNetwork)
    return home


Home = Annotated[HomeNetwork, Depends(_home)]


@home_api.get("", summary="Whether the home network is let in")
async def view_home(request: Request) -> HomeNetworkView:
    """Return whether this client may let the home network in, where that is, and where it has been let in."""
    if request.app.state.home is None or not is_from_here(request.scope):
        return {"possible": False, "address": "", "choices": []}
    return await _view(_home(request))


@home_api.put("", responses=problems(403, 409), summary="Let the home network in")
async def let_in(request: LetIn, home: Home) -> HomeNetworkView:
    """Listen on an address of this computer in its home network, until that is ended or the server is."""
    await home.open(request.address)
    return await _view(home)


@home_api.delete(
    "",
    status_code=204,
    response_class=Response,
    responses=problems(403),
    summary="Let the home network in no longer",
)
async def shut_out(home: Home) -> None:
    """Listen on this computer alone again, and hang up on everyone else."""
    home.close()


async def _view(home: HomeNetwork) -> HomeNetworkView:
    choices = await home.choices()
    return {"possible": True, "address": home.address, "choices": choices}
