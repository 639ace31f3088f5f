"""Where tables are stored."""

from mahe.server.storage.interface import Storage
from mahe.server.storage.sql import SqlStorage, sqlite_file

__all__ = ["open_storage", "sqlite_file"]


def open_storage(url: str) -> Storage:
    """Return the storage for *url*: a file's path, `sqlite:///path` or `postgresql://…`. Not yet connected."""
    return SqlStorage(url)
