"""Letting the home network in: nothing listens there before somebody at this computer says so."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
import websockets

from mahe.server import local_addresses
from mahe.server.home_network import HomeNetwork
from tests.server.clients import open_table
from tests.server.kit import PATIENCE, Server

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform == "darwin", reason="has no second address of its own"),
]
NEIGHBOUR = "127.0.0.2"
"""Another address of this machine, which stands for the one on its network."""


class Home:
    """A game on somebody's own computer, and the network that it is on."""

    def __init__(self) -> None:
        self.found = [NEIGHBOUR, "127.0.0.3"]
        with closing(socket.create_server((NEIGHBOUR, 0))) as free:
            self.port = free.getsockname()[1]
        self.network = HomeNetwork(self.port, lambda: self.found)
        self.server = Server(home=self.network)

    async def ask(self, method: str, **more: object) -> httpx.Response:
        async with self.server.http() as http:
            return await http.request(method, "/api/home-network", **more)  # type: ignore[arg-type]

    async def let_in(self, address: str = NEIGHBOUR) -> str:
        answer = await self.ask("PUT", json={"address": address})
        assert answer.status_code == 200, answer.text
        where: str = answer.json()["address"]
        return where


@pytest.fixture
def home() -> Iterator[Home]:
    one = Home()
    with one.server:
        yield one


def listens(port: int, address: str = NEIGHBOUR) -> bool:
    """Return whether somebody answers there."""
    try:
        with socket.create_connection((address, port), timeout=PATIENCE):
            return True
    except ConnectionRefusedError:
        return False


async def test_nothing_listens_on_the_network_until_it_is_let_in_and_after_it_is_shut_out(home: Home) -> None:
    assert (await home.ask("GET")).json() == {"possible": True, "address": "", "choices": home.found}
    assert not listens(home.port)
    where = await home.let_in()
    assert where == f"http://{NEIGHBOUR}:{home.port}/"
    async with httpx.AsyncClient(trust_env=False) as guest:
        assert (await guest.get(f"{where}livez")).text == "alive\n"
    assert (await home.ask("DELETE")).status_code == 204
    assert not listens(home.port)
    assert (await home.ask("GET")).json()["address"] == ""
    async with home.server.http() as http:
        assert (await http.get("/livez")).text == "alive\n"


async def test_a_port_that_is_taken_is_replaced(home: Home) -> None:
    with closing(socket.create_server((NEIGHBOUR, home.port))):
        where = await home.let_in()
    assert not where.endswith(f":{home.port}/")
    async with httpx.AsyncClient(trust_env=False) as guest:
        assert (await guest.get(f"{where}livez")).text == "alive\n"


async def test_another_address_takes_the_place_of_the_first(home: Home) -> None:
    await home.let_in()
    assert await home.let_in("127.0.0.3") == f"http://127.0.0.3:{home.port}/"
    assert not listens(home.port)
    assert await home.let_in("127.0.0.3") == f"http://127.0.0.3:{home.port}/"


async def test_an_address_that_is_gone_is_closed_and_one_that_is_none_is_refused(home: Home) -> None:
    await home.let_in()
    home.found.clear()
    assert (await home.ask("GET")).json() == {"possible": True, "address": "", "choices": []}
    assert not listens(home.port)
    refused = await home.ask("PUT", json={"address": "127.0.0.9"})
    assert (refused.status_code, refused.json()["code"]) == (409, "impossible")
    home.found.append("203.0.113.9")  # which this computer does not have
    refused = await home.ask("PUT", json={"address": "203.0.113.9"})
    assert refused.json()["sentence"].startswith("It is not possible to listen on 203.0.113.9: ")


async def test_guests_hang_up_when_they_are_shut_out(home: Home) -> None:
    where = (await home.let_in()).removeprefix("http://")
    async with websockets.connect(f"ws://{where}api/socket", proxy=None) as guest:
        await home.ask("DELETE")
        with pytest.raises(websockets.ConnectionClosed):
            await guest.recv()


async def test_only_a_page_of_this_computer_may_ask(home: Home) -> None:
    where = await home.let_in()
    async with httpx.AsyncClient(trust_env=False) as guest:
        assert not (await guest.get(f"{where}api/home-network")).json()["possible"]
        assert (await guest.put(f"{where}api/home-network", json={"address": "127.0.0.3"})).status_code == 403
        assert (await guest.delete(f"{where}api/home-network")).status_code == 403
    # A page elsewhere whose name was made to stand for this computer.
    port = home.server.host.split(":")[1]
    for name in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example:1", ""):
        for method in ("PUT", "DELETE"):
            answer = await home.ask(method, headers={"Host": name}, json={"address": "127.0.0.3"})
            assert answer.status_code in (400, 403), name
    assert listens(home.port)


async def test_on_the_network_a_request_names_the_address_that_it_comes_to(home: Home) -> None:
    where = await home.let_in()
    async with httpx.AsyncClient(trust_env=False) as guest:
        for name in ("evil.example", f"evil.example:{home.port}", "127.0.0.1", f"localhost:{home.port}"):
            answer = await guest.get(f"{where}api/tables", headers={"Host": name})
            assert answer.status_code == 421, name
        assert (await guest.get(f"{where}api/tables")).status_code == 200
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            f"ws://{NEIGHBOUR}:{home.port}/api/socket",
            proxy=None,
            additional_headers={"Host": "evil.example"},
        )


async def test_a_table_of_this_computer_is_found_from_the_network(home: Home) -> None:
    opened = await open_table(home.server, {"kind": "person", "name": "Ada"}, {"kind": "open"})
    where = await home.let_in()
    async with httpx.AsyncClient(trust_env=False) as guest:
        path = f"{where}api/tables/{opened['table']}"
        assert (await guest.put(f"{path}/seats/2", json={"name": "Ben"})).status_code == 201
        elsewhere = {"Origin": "http://evil.example"}
        assert (await guest.post(f"{path}/start", json={}, headers=elsewhere)).status_code == 403


async def test_a_server_for_others_has_no_such_way_in() -> None:
    with Server() as server:
        async with server.http() as http:
            assert (await http.get("/api/home-network")).json() == {"possible": False, "address": "", "choices": []}
            assert (await http.put("/api/home-network", json={"address": NEIGHBOUR})).status_code == 403


@pytest.mark.parametrize(
    ("routes", "named", "found"),
    [
        ({"192.0.2.1": "192.168.1.7"}, [], ["192.168.1.7"]),
        ({"192.0.2.1": "10.8.0.2", "192.168.1.1": "192.168.1.7"}, ["172.17.0.1"], ["10.8.0.2", "192.168.1.7"]),
        ({"192.0.2.1": "8.8.4.4"}, ["8.8.4.4"], []),
        ({}, ["127.0.1.1", "169.254.3.4", "192.168.1.7"], ["192.168.1.7"]),
        ({}, [], []),
    ],
)
async def test_only_addresses_that_the_internet_cannot_reach_are_offered(
    monkeypatch: pytest.MonkeyPatch, routes: dict[str, str], named: list[str], found: list[str]
) -> None:
    monkeypatch.setattr(local_addresses, "address_towards", routes.get)
    monkeypatch.setattr(local_addresses, "_addresses_by_name", lambda: named)
    assert local_addresses.home_addresses() == found


async def test_the_way_to_an_address_is_found_without_sending_anything() -> None:
    assert local_addresses.address_towards("127.0.0.1") is None
    assert local_addresses.address_towards("not an address") is None
