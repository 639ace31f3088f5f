"""Secrets that let a browser act for a seat, and ids that nobody can guess."""

from __future__ import annotations

import secrets
import string
from hashlib import sha256

_LETTERS = string.ascii_letters + string.digits


def new_table_id() -> str:
    """Return an id of 101 random bits, safe in a link and on a command line: only letters and digits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(17))


def new_token() -> str:
    """Return a token of 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> bytes:
    """Return the hash of a token, which is all that is stored of it."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
