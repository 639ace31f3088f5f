"""A table on a server: its link, and the server's HTTP."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit, urlunsplit
from urllib.request import Request, urlopen

from mahe import __version__
from mahe.play.fair_record import TABLE_ID
from mahe.rules import MaheError
from mahe.sentences import printable
from mahe.terminal.refusal import Refused

Json = dict[str, Any]
_PATIENCE: Final = 15.0


class BadAddress(MaheError):
    """An address that cannot be a table's."""

    def __init__(self, link: str) -> None:
        super().__init__(f"{printable(link)!r} is not the link of a table; one looks like http://host:8000/#a1B2c3")
        self.link = link


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is."""

    server: str
    """The address of the page, with a slash at its end."""

    table: str

    @property
    def link(self) -> str:
        """The link to send to friends."""
        return f"{self.server}#{self.table}"

    @property
    def socket(self) -> str:
        """The URL of the socket."""
        return f"{self.server.replace('http', 'ws', 1)}api/socket"

    def at(self, table: str) -> Address:
        """Return another table of the same server."""
        return Address(self.server, table)

    def ask(self, method: str, path: str = "", body: Json | None = None, token: str = "") -> Any:
        """Send a request about the table, and return the answer; raise Refused. Blocks: call it in a thread."""
        return json.loads(self._request(method, path, body, token) or "null")

    def record(self) -> str:
        """Return the game so far as a `.mahe` text; raise Refused."""
        return self._request("GET", "/record")

    def _request(self, method: str, path: str, body: Json | None = None, token: str = "") -> str:
        headers = {"User-Agent": f"mahe/{__version__}"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = Request(f"{self.server}api/tables/{self.table}{path}", data, headers, method=method)
        try:
            with urlopen(request, timeout=_PATIENCE) as answer:
                return str(answer.read().decode())
        except HTTPError as error:
            raise _refused(error) from error
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise Refused("unreachable") from error


def _refused(error: HTTPError) -> Refused:
    try:
        with error:
            problem = json.loads(error.read())
        return Refused(str(problem["code"]), str(problem["sentence"]))
    except (ValueError, KeyError, TypeError, OSError):
        return Refused("not_found" if error.code == 404 else "unavailable")


def parse_link(link: str) -> Address:
    """Return the table behind *link*, such as http://host:8000/#a1B2c3; raise BadAddress."""
    try:
        parts = urlsplit(link.strip())
        right = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError as error:
        raise BadAddress(link) from error
    if not right or re.fullmatch(TABLE_ID, parts.fragment) is None or not link.isprintable():
        raise BadAddress(link)
    folder = parts.path.rpartition("/")[0] + "/"
    return Address(urlunsplit((parts.scheme, parts.netloc, folder, "", "")), parts.fragment)
