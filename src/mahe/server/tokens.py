"""Secrets that let a browser speak for a seat, and ids that nobody can guess."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_table_id() -> str:
    """Return an id of 96 random bits, fit for a link."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return a token of 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> bytes:
    """Return what is stored of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()
