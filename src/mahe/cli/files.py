"""Reading records from files that may be anything."""

from __future__ import annotations

from pathlib import Path

from mahe.record import Record, parse_record
from mahe.record.record import LARGEST_FILE
from mahe.rules import MaheError
from mahe.sentences import reason_of


class UnreadableFile(MaheError):
    """A file that cannot hold a record: absent, a folder, too large, not text."""


def read_record(path: Path) -> Record:
    """Return the game in a `.mahe` file; raise UnreadableFile or a RecordError."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise UnreadableFile(reason_of(error)) from error
    if len(data) > LARGEST_FILE:
        raise UnreadableFile(f"larger than any record, which has at most {LARGEST_FILE:,} bytes")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableFile(f"not a record: byte {error.start + 1} is not UTF-8 text") from error
    return parse_record(text)
