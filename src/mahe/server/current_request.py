"""Which request or socket is being served."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

CURRENT: Final[ContextVar[str | None]] = ContextVar("request", default=None)
"""Its id; every line of the log has it."""

ADDRESS: Final[ContextVar[str]] = ContextVar("address", default="")
"""The address that it comes from, which is charged for what is worked out for it; "" for what nobody asked for."""
