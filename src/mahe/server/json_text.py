"""Messages as JSON text: by pydantic's serializer, or by the standard library's where the page runs Python itself."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

if sys.platform == "emscripten":
    from mahe.tablelog.entries_json import write_json as to_json
else:
    from pydantic_core import to_json as _write

    def to_json(message: Mapping[str, Any]) -> str:
        """Return a message as text."""
        return _write(message).decode()


__all__ = ["to_json"]
