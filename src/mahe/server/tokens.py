"""Secrets that let a browser speak for a seat, and ids that nobody can guess."""

from __future__ import annotations

import secrets
import string
from hashlib import sha256

_LETTERS = string.ascii_letters + string.digits


def new_table_id() -> str:
    """Return an id of 101 random bits, fit for a link and for a command line: letters and digits alone."""
    return "".join(secrets.choice(_LETTERS) for _ in range(17))


def new_token() -> str:
    """Return a token of 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> bytes:
    """Return what is stored of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
