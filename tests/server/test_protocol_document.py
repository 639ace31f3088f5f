"""docs/protocol.md names everything that a client may send, and refusals are sentences that its author can read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import BaseModel

from mahe.bots import bot_names
from mahe.server import socket, websocket_protocol
from mahe.server.messages import inbound
from tests.server.clients import at_table, bearer, connected, open_table, two_people
from tests.server.kit import Json, Server

pytestmark = pytest.mark.anyio

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("row", "model"),
    [
        ("OpenTable", inbound.OpenTable),
        ("a", inbound.PersonSeat),
        ("a", inbound.BotSeat),
        ("TableRules", inbound.TableRules),
        ("SitDown", inbound.SitDown),
        ("StartGame", inbound.StartGame),
        ("LetIn", inbound.LetIn),
        ("Subscribe", inbound.Subscribe),
        ("StopNotifying", inbound.StopNotifying),
        ("hello", inbound.Hello),
        ("decide", inbound.DecideMessage),
        ("react", inbound.React),
        ("tip", inbound.Tip),
    ],
)
def test_every_key_is_named(row: str, model: type[BaseModel]) -> None:
    text = next(line for line in DOCUMENT.splitlines() if line.startswith(f"| `{row}`") or line.startswith(f"| {row} "))
    if row == "tip":
        text = next(line for line in DOCUMENT.splitlines() if line.startswith("| `tip` (`Tip`)"))
    fields = {name: field for name, field in model.model_fields.items() if name != "type"}
    for name, field in fields.items():
        assert f"`{name}`" in text, f"{row} lacks {name}"
        if row not in ("hello", "decide", "react", "tip"):
            assert (f"`{name}`*" in text) == field.is_required(), f"a star says that {name} of {row} must be there"


def test_the_bots_that_come_along_are_named() -> None:
    (sentence,) = re.findall(r"bots that come with the server are ([^;]+);", DOCUMENT)
    assert set(re.findall("`([a-z]+)`", sentence)) == set(bot_names()) - {"oracle"}


async def test_nothing_is_sent_where_nothing_is_to_be_said(server: Server) -> None:
    opened = await open_table(server, {"kind": "person", "name": "Ada"}, {"kind": "open"})
    path = f"/api/tables/{opened['table']}"
    async with server.http() as http:
        answers = [
            await http.post(f"{path}/start", json={"fill": True}, headers=bearer(opened["tokens"]["1"])),
            await http.delete(f"{path}/seats/1", headers=bearer(opened["tokens"]["1"])),
            await http.delete(path, headers=bearer(opened["owner"])),
        ]
    for answer in answers:
        assert (answer.status_code, answer.content) == (204, b"")
        assert "content-type" not in answer.headers


async def test_what_is_on_offer_is_told_as_it_is_sent(server: Server) -> None:
    table, ada, _ = await two_people(server)
    async with at_table(server, table, ada) as client:
        answer = await client.answer_to(client.decision(1, {"type": "stop"}))
    assert answer["code"] == "illegal"
    assert answer["sentence"] == 'This is not on offer; seat 1 may choose {"type": "start", "turtle": "A"}.'


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"seats": [{"type": "person", "name": "Ada"}, {"kind": "open"}]}, "seats.0: 'kind' is missing, or none"),
        ({"seats": [{"kind": "robot"}, {"kind": "open"}]}, "seats.0: 'kind' is missing, or none that we know."),
        (
            {"seats": [{"kind": "person", "name": "Ada", "tip": "xyz"}, {"kind": "open"}]},
            "seats.0.person.tip: This does not have the right form.",
        ),
    ],
)
async def test_a_body_of_the_wrong_form_is_described_plainly(server: Server, body: Json, sentence: str) -> None:
    async with server.http() as http:
        answer = await http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["sentence"].startswith(sentence)


def codes() -> set[int]:
    """Return the codes with which a socket may be closed."""
    rows = re.findall(
        r"^\| ([0-9, ]+) \| ", DOCUMENT.partition("| closed with |")[2].partition("\n\n")[0], re.MULTILINE
    )
    return {int(code) for row in rows for code in row.split(", ")}


def test_every_code_that_we_close_a_socket_with_is_named() -> None:
    ours = {
        value
        for module in (socket, websocket_protocol)
        for value in vars(module).values()
        if isinstance(value, int) and 1000 <= value < 1100
    }
    assert len(ours) == 4
    # Beside them uvicorn's: a broken frame, no answer to a ping, a message that is too long, a restart.
    assert codes() == ours | {1002, 1009, 1011, 1012}


async def test_a_frame_that_is_none_closes_with_1002(server: Server) -> None:
    async with connected(server) as client:
        client.socket.transport.write(b"\xf1\x80\0\0\0\0")
        assert await client.closed() in codes()


async def test_a_mistake_of_ours_closes_with_a_code_that_is_named(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(socket.Sockets, "_listen", fail)
    async with connected(server) as client:
        code = await client.closed()
    assert code == 1011
    assert code in codes()
