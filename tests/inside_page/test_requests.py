"""What the page asks of its own Python is read as a server reads it: by the same definitions, in another way."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from mahe.browser.requests import Request, read_request
from mahe.browser.routes import HANDLERS
from mahe.server.app import Application
from mahe.server.errors import Refusal
from mahe.server.messages import inbound
from mahe.server.settings import Settings
from mahe.server.storage.memory import MemoryStorage
from tools.inbound_schema import BODIES, PATH, inbound_schema

ADAPTERS: dict[str, TypeAdapter[Any]] = {one.__name__: TypeAdapter(one) for one in BODIES}
ADAPTERS["SocketMessage"] = inbound.MESSAGE

TABLE = "abcabcabcabc"
PERSON: dict[str, Any] = {"kind": "person", "name": "Ada"}
MESSAGES: list[tuple[str, Any]] = [
    ("OpenTable", {"seats": [PERSON, {"kind": "bot"}]}),
    ("OpenTable", {"seats": [PERSON, {"kind": "open", "colours": ["red"]}], "rules": {"players": 2.0}, "start": True}),
    ("OpenTable", {"seats": [PERSON] * 7, "pace": "live", "seconds": 5, "position": "x", "public": True}),
    (
        "OpenTable",
        {"seats": [PERSON, {"kind": "bot", "bot": "ancient"}], "rules": {"deck": [4] * 6, "turtles_each": 2}},
    ),
    ("SitDown", {"name": "Ben", "tip": "0" * 64}),
    ("StartGame", {}),
    ("StandIn", {"seat": 2}),
    ("AnswerRematch", {"agrees": False}),
    ("SocketMessage", {"type": "hello", "table": TABLE, "tokens": ["a"], "seq": None}),
    ("SocketMessage", {"type": "decide", "seat": 1, "seq": 3.0, "command": TABLE, "event": {"type": "roll"}}),
    ("SocketMessage", {"type": "decide", "seat": 1, "seq": 3, "command": TABLE, "event": {"type": "card", "eggs": 6}}),
    ("SocketMessage", {"type": "react", "seat": 1, "reaction": "wow"}),
    ("SocketMessage", {"type": "ping"}),
]
ODD: list[Any] = [None, True, 0, -1, 2.5, 10**9, "", "x", "é" * 300, [], [1], {}, {"kind": "bot"}, {"type": "roll"}]


def as_pydantic(kind: str, value: Any) -> Any:
    """Return how the server reads *value*, as plain values; None if it refuses it."""
    try:
        return ADAPTERS[kind].validate_json(json.dumps(value)).model_dump()
    except ValidationError:
        return None


def as_read(kind: str, value: Any) -> Any:
    """Return how the page's Python reads *value*, as plain values; None if it refuses it."""
    try:
        return _plain(read_request(kind, json.dumps(value)))
    except Refusal:
        return None


def _plain(value: Any) -> Any:
    if isinstance(value, Request):
        return {name: _plain(field) for name, field in value}
    return [_plain(item) for item in value] if isinstance(value, list) else value


def test_the_definitions_are_those_of_the_server() -> None:
    assert PATH.read_text("utf-8") == inbound_schema(), "run python -m tools.inbound_schema"


@pytest.mark.parametrize(("kind", "value"), MESSAGES)
def test_a_message_is_read_with_all_that_it_leaves_out(kind: str, value: Any) -> None:
    assert as_read(kind, value) == as_pydantic(kind, value) is not None


@given(st.sampled_from(MESSAGES), st.data())
def test_a_message_with_something_odd_in_it_is_refused_where_a_server_refuses_it(
    message: tuple[str, dict[str, Any]], data: st.DataObject
) -> None:
    kind, value = message[0], json.loads(json.dumps(message[1]))
    name = data.draw(st.sampled_from([*value, "unknown", "rules", "seq", "seats", "name"]))
    if data.draw(st.booleans()):
        value[name] = data.draw(st.sampled_from(ODD))
    else:
        value.pop(name, None)
    assert as_read(kind, value) == as_pydantic(kind, value)


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "null", '{"type":', '"x"'])
def test_what_is_no_message_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_request("SocketMessage", text)
    assert caught.value.sentence.count("\n") == 0
    assert caught.value.sentence.endswith(".")


def test_all_that_a_server_answers_is_answered_but_what_needs_a_server() -> None:
    application = Application(Settings(database="unused", page=None), storage=MemoryStorage())
    paths = {
        (method.upper(), path.removeprefix("/api/"))
        for path, methods in application.web.openapi()["paths"].items()
        if path.startswith("/api/")
        for method in methods
    }
    alone = {path for path in paths if path[1].startswith("home-network") or "push" in path[1] or "notif" in path[1]}
    assert paths - alone == set(HANDLERS)
