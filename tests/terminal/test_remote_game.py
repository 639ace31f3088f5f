"""What the client does with each message of a server, without one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mahe.locales import Words
from mahe.play.fair import Chain
from mahe.rules import Roll, Start, Stop
from mahe.terminal import remote
from mahe.terminal.address import BadAddress, parse_link
from mahe.terminal.advice import Advice
from mahe.terminal.game import Changed, Gone, Happened, Notice, Said
from mahe.terminal.refusal import Refused
from mahe.terminal.remote import RemoteGame, seats_at_rematch
from mahe.terminal.seats import Seats
from tests.browser.staged import Staged, stage
from tests.kit import A

Json = dict[str, Any]
SECRET = bytes(31) + b"\x07"


class FakeConnection:
    """Keeps what is sent."""

    def __init__(self, url: str, hello: Any, hear: Any) -> None:
        del url
        self.hello = hello
        self.hear = hear
        self.sent: list[Json] = []

    def send(self, message: Json) -> None:
        self.sent.append(message)

    def later(self, seconds: float, message: Json) -> None:
        self.sent.append({**message, "after": seconds})

    def close(self) -> None:
        pass


class Seated:
    """Ada at a table where she must decide."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, staged: Staged) -> None:
        monkeypatch.setattr(remote, "Connection", FakeConnection)
        address = parse_link(f"http://host/#{staged.table}")
        seats = Seats(folder, address.link)
        seats.take(1, "token", SECRET.hex())
        self.game = RemoteGame(address, Words("en"), seats)
        self.heard: list[Json] = []
        self.game.listen(self.heard.append)
        self.entries: list[Json] = [
            {"seq": one.seq, "seat": one.seat, "body": json.loads(one.body)} for one in staged.stored.entries
        ]
        self.welcome()
        self.news = self.game.take({"type": "entries", "entries": self.entries})

    @property
    def connection(self) -> FakeConnection:
        found = self.game._connection
        assert isinstance(found, FakeConnection)
        return found

    def welcome(self, **more: object) -> None:
        view = {"open_clutches": False, "rematch": None, "phase": "playing", **more}
        tip = Chain(SECRET).tip.hex()
        self.game.take({"type": "table", "table": view, "yours": [1], "hands": {}, "links": {"1": tip}})


@pytest.fixture
def ada(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Seated:
    return Seated(tmp_path, monkeypatch, stage(["Ada", "Ben"], lambda now: now["actor"] == 1, turtles_each=1))


def test_old_entries_are_told_and_the_seat_may_decide(ada: Seated) -> None:
    assert Said("Ada sits down.") in ada.news
    assert Said("The game begins.") in ada.news
    assert Happened(0) in ada.news
    assert ada.game.deciding == 1
    assert ada.connection.hello()["seq"] == len(ada.entries)


def test_a_decision_carries_the_next_link_and_waits_for_its_answer(ada: Seated) -> None:
    ada.game.decide(Start(A))
    (sent,) = ada.connection.sent
    assert sent["event"] == {"type": "start", "turtle": "A"}
    assert sent["link"] == Chain(SECRET).link(1).hex()
    assert sent["seq"] == len(ada.entries)
    assert ada.game.deciding is None
    ada.game.take({"type": "accepted", "command": sent["command"], "seq": 9})
    assert ada.game.deciding == 1


def test_a_decision_whose_answer_got_lost_is_sent_again_as_it_was(ada: Seated) -> None:
    ada.game.decide(Start(A))
    ada.game.take({"type": "broken"})
    assert ada.game.note == "No connection. Trying again … Nothing is lost."
    ada.welcome()
    assert ada.game.note == ""
    assert ada.connection.sent[0] == ada.connection.sent[1]


def refused(ada: Seated, code: str) -> list[Any]:
    ada.game.decide(Start(A))
    command = ada.connection.sent[-1]["command"]
    return ada.game.take({"type": "refused", "code": code, "sentence": "Exactly so.", "command": command})


def test_a_server_that_is_too_busy_is_asked_again_later(ada: Seated) -> None:
    assert refused(ada, "too_many") == []
    assert ada.connection.sent[1] == {**ada.connection.sent[0], "after": 1.0}


def test_a_link_that_does_not_fit_is_left_out(ada: Seated) -> None:
    refused(ada, "bad_link")
    assert [message["link"] != "" for message in ada.connection.sent] == [True, False]
    assert ada.connection.sent[1]["command"] != ada.connection.sent[0]["command"]


def test_a_stale_decision_asks_for_what_was_missed(ada: Seated) -> None:
    assert refused(ada, "stale") == [Changed()]
    assert ada.connection.sent[1]["type"] == "hello"
    assert ada.game.deciding == 1


def test_a_decision_that_only_the_log_has_overtaken_is_sent_again(ada: Seated) -> None:
    ada.game.decide(Start(A))
    (sent,) = ada.connection.sent
    away = {"seq": sent["seq"] + 1, "seat": 2, "body": {"type": "away", "seat": 2}}
    ada.game.take({"type": "entries", "entries": [away]})
    assert ada.game.take({"type": "refused", "code": "stale", "sentence": "", "command": sent["command"]}) == []
    again = ada.connection.sent[-1]
    assert again == {**sent, "seq": sent["seq"] + 1, "command": again["command"]}
    assert again["command"] != sent["command"]


def test_there_is_advice_once_nobody_but_bots_is_left(ada: Seated) -> None:
    assert not ada.game.has_advice
    left = {"seq": len(ada.entries) + 1, "seat": 2, "body": {"type": "left", "seat": 2, "bot": "swimmer"}}
    ada.game.take({"type": "entries", "entries": [left]})
    assert ada.game.cast.places[1].kind == "bot"
    assert ada.game.has_advice


ADVICE: Json = {
    "type": "advice",
    "seat": 1,
    "source": "exact",
    "options": [{"event": {"type": "start", "turtle": "A"}, "worth": 0.25, "gives_away": 0.0}],
}


def test_advice_is_asked_of_the_server(ada: Seated) -> None:
    find = ada.game.ask_advice()
    assert ada.connection.sent == [{"type": "advise", "seat": 1}]
    # Its first advice is an entry of the log itself.
    for seq in (len(ada.entries) - 1, len(ada.entries) + 1):
        ada.connection.hear({**ADVICE, "seq": seq, "source": "exact" if seq > len(ada.entries) else "ancient"})
    assert find() == Advice({Start(A): 0.25}, is_exact=True)
    assert ada.heard == []


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({"type": "refused", "code": "forbidden", "sentence": "There is no advice."}, "forbidden"),
        ({"type": "broken"}, "unreachable"),
    ],
)
def test_advice_that_does_not_come_is_told_why(answer: Json, code: str, ada: Seated) -> None:
    find = ada.game.ask_advice()
    # The refusal of a decision is nothing to it.
    other = {"type": "refused", "code": "illegal", "sentence": "", "command": "c"}
    ada.connection.hear(other)
    ada.connection.hear(answer)
    with pytest.raises(Refused) as error:
        find()
    assert error.value.code == code
    assert ada.heard == [other, *([answer] if code == "unreachable" else [])]
    # From then on refusals are news again.
    ada.connection.hear({"type": "refused", "code": "too_many", "sentence": ""})
    assert ada.heard[-1]["code"] == "too_many"


def test_a_server_that_does_not_answer_is_waited_for_no_longer_than_it_takes(
    ada: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "ADVICE_WITHIN", 0.0)
    with pytest.raises(Refused, match="unreachable"):
        ada.game.ask_advice()()


@pytest.mark.parametrize(("code", "sentence"), [("illegal", "Exactly so."), ("not_now", "That is not possible now.")])
def test_another_refusal_is_told(code: str, sentence: str, ada: Seated) -> None:
    notice = refused(ada, code)[0]
    assert isinstance(notice, Notice)
    assert notice.text.startswith(sentence)


def test_a_gap_in_the_log_is_asked_for(ada: Seated) -> None:
    late = {"seq": len(ada.entries) + 2, "seat": 1, "body": {"type": "stop"}}
    assert ada.game.take({"type": "entries", "entries": [late]}) == []
    assert ada.connection.sent[-1]["type"] == "hello"


def test_entries_that_come_twice_count_once(ada: Seated) -> None:
    before = len(ada.game.events)
    assert ada.game.take({"type": "entries", "entries": ada.entries}) == [Changed()]
    assert len(ada.game.events) == before


def test_who_is_away_is_told_and_comes_back(ada: Seated) -> None:
    away = {"seq": len(ada.entries) + 1, "seat": 0, "body": {"type": "away", "seat": 1}}
    assert Said("Ada is away. A bot plays on.") in ada.game.take({"type": "entries", "entries": [away]})
    assert ada.game.deciding is None
    assert ada.game.note == "A bot plays for you. B: I am back"
    ada.game.back()
    assert ada.connection.sent == [{"type": "back", "seat": 1}]


def test_a_seat_that_was_given_up_elsewhere_is_ours_no_more(ada: Seated) -> None:
    left = {"seq": len(ada.entries) + 1, "seat": 1, "body": {"type": "left", "seat": 1}}
    assert Said("Ada has left.") in ada.game.take({"type": "entries", "entries": [left]})
    assert ada.game.deciding is None
    assert ada.game.note == "You are watching."
    assert ada.game.cast.who(1) == "Swimmer A"


def test_a_throw_that_does_not_fit_its_proof_is_told(ada: Seated) -> None:
    body = {"type": "rolled", "pips": 6, "draw": 2, "link": "00" * 32, "player": "", "by": 1}
    seq = len(ada.entries)
    start = {"seq": seq + 1, "seat": 1, "body": {"type": "start", "turtle": "A"}}
    ada.game.take({"type": "entries", "entries": [start, {"seq": seq + 2, "seat": 0, "body": body}]})
    assert ada.game.note == "A throw does not match its proof"
    assert Stop() not in ada.game.events
    assert Roll() not in ada.game.events


def test_reactions_and_the_end_of_a_table_are_told(ada: Seated) -> None:
    assert ada.game.take({"type": "reaction", "seat": 2, "reaction": "wow"}) == [Said("Ben: Wow!")]
    (gone,) = ada.game.take({"type": "gone"})
    assert gone == Gone("This table is gone. It has been deleted.")


def test_at_a_rematch_everyone_sits_one_seat_before() -> None:
    assert seats_at_rematch({0: "owner", 1: "a", 3: "c"}, 3) == {0: "owner", 3: "a", 2: "c"}


@pytest.mark.parametrize(
    ("link", "server"),
    [
        ("http://host:8000/#a1B2c3", "http://host:8000/"),
        ("https://host/mahe/#a1B2c3", "https://host/mahe/"),
        ("https://host/mahe/index.html?x=1#a1B2c3", "https://host/mahe/"),
        ("http://[::1]:8000/#a1B2c3 ", "http://[::1]:8000/"),
    ],
)
def test_a_link_leads_to_a_table(link: str, server: str) -> None:
    address = parse_link(link)
    assert (address.server, address.table) == (server, "a1B2c3")
    assert address.socket == f"{server.replace('http', 'ws', 1)}api/socket"
    assert parse_link(address.link) == address


@pytest.mark.parametrize("link", ["", "x", "http:///#a", "http://[::1/#a", "http://h/#/learn", f"http://h/#{'a' * 41}"])
def test_what_is_no_link_is_refused(link: str) -> None:
    with pytest.raises(BadAddress):
        parse_link(link)


def test_at_a_closed_table_nobody_decides_and_the_reason_stays_in_sight(ada: Seated) -> None:
    seq = ada.entries[-1]["seq"]
    renamed = {"seq": seq + 1, "seat": 0, "body": {"type": "renamed", "seat": 2, "name": "Player 2"}}
    closed = {"seq": seq + 2, "seat": 0, "body": {"type": "closed"}}
    words = Words("en")
    news = ada.game.take({"type": "entries", "entries": [renamed, closed]})
    assert news == [Said(words("narration-closed")), Changed()]
    assert (ada.game.phase, ada.game.is_closed, ada.game.deciding) == ("closed", True, None)
    assert ada.game.note == words("narration-closed")
    assert ada.game.cast.who(2) == "Player 2"
