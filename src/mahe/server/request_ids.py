"""An id for every request and every socket, by which a host finds in the log what a player reports."""

from __future__ import annotations

import os
import re
from collections.abc import Set as AbstractSet
from typing import Final

from starlette.types import Scope

from mahe.server.current_request import CURRENT
from mahe.server.origins import header

HEADER: Final = b"x-request-id"

_WELL_FORMED: Final = re.compile(r"[A-Za-z0-9._-]{8,64}")


def take_id(scope: Scope, trusted: AbstractSet[str]) -> str:
    """Return the id of a request, and make it the current one.

    Only a trusted proxy may choose it: others could make lines of the log look as if they were about someone else.
    """
    client = scope.get("client")
    given = header(scope, HEADER) if client and str(client[0]) in trusted else None
    one = given if given is not None and _WELL_FORMED.fullmatch(given) else os.urandom(8).hex()
    CURRENT.set(one)
    return one
