"""Structured logs: one JSON object per line, without names, addresses, tokens or query strings."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

from mahe.server.current_request import CURRENT

LOG: Final = logging.getLogger("mahe.server")
"""For all that the server has to say."""

_PLAIN: Final = frozenset(vars(logging.makeLogRecord({})))


class JsonFormatter(logging.Formatter):
    """Formats a log record as JSON, with whatever `extra` it carries."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        request = CURRENT.get()
        if request is not None:
            line["request"] = request
        line |= {key: value for key, value in vars(record).items() if key not in _PLAIN and key != "color_message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: str = "INFO") -> None:
    """Send the server's logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    LOG.handlers = [handler]
    LOG.setLevel(level)
    LOG.propagate = False
    # Other loggers use the same format, and only for warnings and errors.
    logging.captureWarnings(True)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel("WARNING")
    errors = logging.getLogger("uvicorn.error")
    errors.handlers = []
    errors.setLevel("WARNING")
    errors.propagate = True
