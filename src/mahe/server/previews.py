"""What other programs show of a link to a table: a page that says what it is, and leads on to the real one."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from mahe.locales import LANGUAGES, Words
from mahe.server.errors import Code, Refusal
from mahe.server.http import Service, TableId, TheSettings
from mahe.server.messages.outbound import TableView
from mahe.server.origins import header
from mahe.server.settings import Settings

PICTURE: Final = "share.png"
_SIZE: Final = (1200, 630)
_REGIONS: Final = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "nl": "nl_NL", "it": "it_IT"}

previews = APIRouter(include_in_schema=False)


@previews.get("/t/{table}")
async def preview_table(table: TableId, request: Request, service: Service, settings: TheSettings) -> HTMLResponse:
    """Return the preview of a table, which leads to it."""
    return await _preview(table, f"#{table}", request, service, settings)


@previews.get("/g/{table}")
async def preview_game(table: TableId, request: Request, service: Service, settings: TheSettings) -> HTMLResponse:
    """Return the preview of a table's game, which leads to its replay."""
    return await _preview(table, f"#/replay/{table}", request, service, settings)


async def _preview(table: str, screen: str, request: Request, service: Service, settings: Settings) -> HTMLResponse:
    try:
        view = await service.view(table)
    except Refusal as refusal:
        if refusal.code != Code.NOT_FOUND:
            raise
        view = None
    language = _language(request)
    words = await asyncio.to_thread(Words, language)
    page = _page(
        words, language, _title(words, view, invites=not screen.startswith("#/")), screen, _base(request, settings)
    )
    # What it says may change at any time, and depends on who asks.
    return HTMLResponse(page, 404 if view is None else 200, {"Cache-Control": "private, no-cache"})


def _title(words: Words, view: TableView | None, *, invites: bool) -> str:
    """Return who asks to a table that waits for players, or who plays there."""
    if view is None:
        return words("home-title")
    people = [seat["name"] for seat in view["seats"] if seat["kind"] == "person"]
    if invites and view["phase"] == "open" and people:
        return words("invite-from", names=words.list(people), count=len(people))
    everyone = people + [seat["called"] for seat in view["seats"] if "called" in seat]
    return words("invite-game", names=words.list(everyone)) if everyone else words("home-title")


def _language(request: Request) -> str:
    """Return the language that a link names, or the first that the client asks for and we have."""
    accepted = (
        part.split(";")[0].strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
    )
    wanted = (request.query_params.get("lang", ""), *accepted)
    return next((language for language in wanted if language in LANGUAGES), "en")


def _base(request: Request, settings: Settings) -> str:
    """Return the address of the page: crawlers take no relative one for a picture."""
    if settings.public_url:
        return settings.public_url.rstrip("/") + "/"
    client = request.client.host if request.client else ""
    # Whoever is in front of us has taken TLS off.
    scheme = "https" if client in settings.trusted_proxies else "http"
    return f"{scheme}://{header(request.scope, b'host') or 'localhost'}/"


def _page(words: Words, language: str, title: str, screen: str, base: str) -> str:
    about = words("home-motto")
    tags = {
        "og:type": "website",
        "og:site_name": words("home-title"),
        "og:title": title,
        "og:description": about,
        "og:locale": _REGIONS[language],
        "og:image": base + PICTURE,
        "og:image:width": str(_SIZE[0]),
        "og:image:height": str(_SIZE[1]),
        "og:image:alt": about,
    }
    metas = "\n".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="{escape(about)}">
<meta name="twitter:card" content="summary_large_image">
{metas}
<meta http-equiv="refresh" content="0; url=../{screen}">
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<title>{escape(title)}</title>
</head>
<body><a href="../{screen}">{escape(title)}</a></body>
</html>
"""
