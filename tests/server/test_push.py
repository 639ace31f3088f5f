"""Notifications: only those who asked are told, once, with nothing in the message, and only through push services."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from mahe.server.push_delivery import Delivery, Undeliverable, is_public
from tests.server.clients import at_table, bearer, open_table, person, two_people
from tests.server.kit import Json, Server, SharedStorage, wait_until
from tests.server.push_service import Browser, PushService

pytestmark = pytest.mark.anyio

SUBJECT = "mailto:host@example.org"


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with PushService(tmp_path) as running:
        yield running


@pytest.fixture
def sender(service: PushService, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "tables.sqlite3", delivery=service.delivery(), push_contact=SUBJECT) as running:
        yield running


async def ask(server: Server, method: str, table: str, seat: int, token: str, body: Json) -> int:
    async with server.http() as http:
        path = f"/api/tables/{table}/seats/{seat}/push"
        return (await http.request(method, path, json=body, headers=bearer(token))).status_code


async def play_a_turn(server: Server, table: str, token: str, seat: int) -> None:
    """Decide for *seat* until another must."""
    async with at_table(server, table, token) as client:
        while client.position["actor"] == seat:
            event = client.position["options"][-1]["event"]
            assert (await client.decide(seat, event))["type"] == "accepted"


def rows(folder: Path) -> int:
    with sqlite3.connect(folder / "tables.sqlite3") as db:
        count: int = db.execute("SELECT count(*) FROM subscriptions").fetchone()[0]
        return count


async def settle(server: Server) -> None:
    """Return when all that waits to be sent has been sent."""
    queue = server.application.notifications._waiting

    async def idle() -> None:
        while not queue.empty():
            await asyncio.sleep(0.01)

    server.do(idle())


async def test_whoever_asked_is_told_once_that_it_is_their_turn(sender: Server, service: PushService) -> None:
    table, ada, ben = await two_people(sender, pace="daily")
    browser = Browser(service, "ben")
    assert await ask(sender, "PUT", table, 2, ben, browser.subscription("de")) == 204
    await play_a_turn(sender, table, ada, 1)
    wait_until(lambda: bool(service.messages or service.faults))
    assert service.faults == []
    (message,) = service.messages
    assert message.text == {"title": "Mahé", "body": "Du bist dran."}
    assert message.claims["sub"] == SUBJECT
    now = sender.application.tables.now()
    assert now < message.claims["exp"] <= now + 24 * 3600
    async with sender.http() as http:
        assert (await http.get("/api/push")).json() == {"key": message.key}


async def test_nobody_else_is_told(sender: Server, service: PushService) -> None:
    """Not who did not ask, not who is there, not at tables of another pace, and not after having said no."""
    table, ada, ben = await two_people(sender, pace="daily")
    gone = Browser(service, "gone")
    assert await ask(sender, "PUT", table, 2, ben, gone.subscription()) == 204
    assert await ask(sender, "DELETE", table, 2, ben, {"endpoint": gone.endpoint}) == 204
    await play_a_turn(sender, table, ada, 1)
    there, mate, token = await two_people(sender, pace="daily")
    present = Browser(service, "present")
    live, _, other = await two_people(sender)
    assert await ask(sender, "PUT", live, 2, other, present.subscription()) == 403
    assert await ask(sender, "PUT", there, 1, token, present.subscription()) == 403
    assert await ask(sender, "PUT", there, 2, token, present.subscription()) == 204
    async with at_table(sender, there, token):
        await play_a_turn(sender, there, mate, 1)
        await settle(sender)
    # One who asked is told, so all before would have been.
    last, ada, ben = await two_people(sender, pace="daily")
    told = Browser(service, "told")
    await ask(sender, "PUT", last, 2, ben, told.subscription())
    await play_a_turn(sender, last, ada, 1)
    wait_until(lambda: bool(service.messages))
    assert [message.path for message in service.messages] == ["/push/told"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_wants_no_more_is_forgotten(
    sender: Server, service: PushService, tmp_path: Path, status: int
) -> None:
    service.status = status
    table, ada, ben = await two_people(sender, pace="daily")
    await ask(sender, "PUT", table, 2, ben, Browser(service, "ben").subscription())
    assert rows(tmp_path) == 1
    await play_a_turn(sender, table, ada, 1)
    wait_until(lambda: rows(tmp_path) == 0)
    assert len(service.messages) == 1


async def test_leaving_and_deleting_forget_the_browser(sender: Server, service: PushService, tmp_path: Path) -> None:
    opened = await open_table(sender, person("Ada"), person("Ben"), pace="daily", start=True)
    table, tokens = opened["table"], opened["tokens"]
    for seat in (1, 2):
        await ask(sender, "PUT", table, seat, tokens[str(seat)], Browser(service, str(seat)).subscription())
    assert rows(tmp_path) == 2
    async with sender.http() as http:
        await http.delete(f"/api/tables/{table}/seats/2", headers=bearer(tokens["2"]))
        assert rows(tmp_path) == 1
        await http.delete(f"/api/tables/{table}", headers=bearer(opened["owner"]))
    assert rows(tmp_path) == 0


async def test_a_seat_has_few_browsers_and_asking_twice_is_asking_once(
    sender: Server, service: PushService, tmp_path: Path
) -> None:
    table, _, ben = await two_people(sender, pace="daily")
    for number in (0, 0, 1, 2, 3, 4, 5, 6):
        assert await ask(sender, "PUT", table, 2, ben, Browser(service, str(number)).subscription()) == 204
    assert rows(tmp_path) == 5


async def test_of_several_servers_one_sends_and_all_have_one_key(service: PushService) -> None:
    storage = SharedStorage()
    more: Json = {"delivery": service.delivery(), "push_contact": SUBJECT}
    with Server(storage=storage, **more) as one, Server(storage=storage, **more) as other:
        assert one.application.notifications.key_text == other.application.notifications.key_text
        table, ada, ben = await two_people(one, pace="daily")
        await ask(one, "PUT", table, 2, ben, Browser(service, "ben").subscription())
        await play_a_turn(other, table, ada, 1)
        claimed = [one.do(storage.claim_pushes(table, 2, 99)), other.do(storage.claim_pushes(table, 2, 99))]
        assert sorted(map(len, claimed)) == [0, 1]


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "https://user:secret@push.example/1"},
        {"endpoint": "ftp://push.example/1"},
        {"endpoint": "https:///1"},
        {"endpoint": "https://push.example:99999/"},
        {"endpoint": "https://push.example/ 1"},
        {"p256dh": "B" * 87},
    ],
)
async def test_what_no_browser_has_is_refused(sender: Server, service: PushService, change: Json) -> None:
    table, _, ben = await two_people(sender, pace="daily")
    body = {**Browser(service, "ben").subscription(), **change}
    assert await ask(sender, "PUT", table, 2, ben, body) == 409


async def test_a_server_without_a_contact_sends_nothing(server: Server, service: PushService) -> None:
    table, _, ben = await two_people(server, pace="daily")
    async with server.http() as http:
        assert (await http.get("/api/push")).json() == {"key": ""}
    assert await ask(server, "PUT", table, 2, ben, Browser(service, "ben").subscription()) == 403


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("::1", False),
        ("fd00::1", False),
        ("fe80::1", False),
        ("::ffff:10.0.0.1", False),
        ("224.0.0.1", False),
        ("0.0.0.0", False),
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
    ],
)
async def test_only_hosts_on_the_internet_are_reached(address: str, public: bool) -> None:
    assert is_public(address) == public


@pytest.mark.parametrize("endpoint", ["https://127.0.0.1/x", "https://localhost/x", "https://8.8.8.8:22/x"])
async def test_nothing_is_sent_into_networks_of_ours(endpoint: str) -> None:
    with pytest.raises(Undeliverable):
        Delivery().send(endpoint, {}, b"")
