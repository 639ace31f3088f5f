"""What other programs see of a link: who invites, in which language, with which picture; nothing that is secret."""

from __future__ import annotations

from html.parser import HTMLParser

import httpx
import pytest

from mahe.server.previews import PICTURE
from tests.server.clients import BOT, OPEN, open_table, person, two_people
from tests.server.kit import Server

pytestmark = pytest.mark.anyio


class Seen(HTMLParser):
    """A page as a crawler reads it."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(answer.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        found = dict(attrs)
        if tag == "meta" and "content" in found:
            name = found.get("property") or found.get("name") or found.get("http-equiv") or ""
            self.metas[name] = found["content"] or ""


async def look(server: Server, path: str, **headers: str) -> Seen:
    async with server.http() as http:
        return Seen(await http.get(path, headers=headers))


@pytest.mark.parametrize(
    ("lang", "accepted", "title", "locale"),
    [
        ("de", "fr", "Ada lädt dich ein", "de_DE"),
        ("", "fr-CH, en;q=0.8", "Ada t’invite", "fr_FR"),
        ("xx", "xx", "Ada invites you", "en_GB"),
        ("", "", "Ada invites you", "en_GB"),
    ],
)
async def test_an_invitation_says_who_invites_in_a_language(
    server: Server, lang: str, accepted: str, title: str, locale: str
) -> None:
    opened = await open_table(server, person("Ada"), OPEN, BOT)
    seen = await look(server, f"/t/{opened['table']}?lang={lang}", **{"Accept-Language": accepted})
    assert (seen.metas["og:title"], seen.metas["og:locale"]) == (title, locale)
    assert seen.metas["refresh"] == f"0; url=../#{opened['table']}"
    assert seen.metas["og:image"] == f"{server.url}/{PICTURE}"
    assert seen.metas["og:description"]


async def test_a_game_says_who_plays_and_leads_to_its_replay(server: Server) -> None:
    table, *_ = await two_people(server)
    seen = await look(server, f"/g/{table}")
    assert seen.metas["og:title"] == "Mahé: Ada and Ben"
    assert seen.metas["refresh"] == f"0; url=../#/replay/{table}"


async def test_names_are_only_text_and_no_token_is_told(server: Server) -> None:
    opened = await open_table(server, person('<script>"&'), OPEN)
    async with server.http() as http:
        answer = await http.get(f"/t/{opened['table']}")
    seen = Seen(answer)
    assert "script" not in seen.tags
    assert '<script>"&' in seen.metas["og:title"]
    assert not any(secret in answer.text for secret in (opened["owner"], *opened["tokens"].values()))
    assert answer.headers["cache-control"] == "private, no-cache"


async def test_a_table_that_is_not_there_says_nothing_of_itself(server: Server) -> None:
    async with server.http() as http:
        answer = await http.get("/t/abcdefghijkl")
        assert (await http.get("/t/..%2f..%2f")).status_code in (400, 404)
    assert answer.status_code == 404
    assert Seen(answer).metas["og:title"] == "Mahé"


async def test_the_picture_is_where_the_host_says_that_the_page_is() -> None:
    with Server(public_url="https://club.example/mahe") as server:
        seen = await look(server, "/t/abcdefghijkl")
        assert seen.metas["og:image"] == f"https://club.example/mahe/{PICTURE}"
    with Server(trusted_proxies=frozenset({"127.0.0.1"})) as server:
        seen = await look(server, "/t/abcdefghijkl", Host="club.example")
        assert seen.metas["og:image"] == f"https://club.example/{PICTURE}"
