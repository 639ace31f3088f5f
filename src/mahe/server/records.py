"""What is made of whole games, by the worker: their records, and the logs of those of which only the record is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mahe.server.live_table import LiveTable, no_such_table
from mahe.server.log_texts import record_text, unarchived_text
from mahe.server.storage.interface import Storage, Stored
from mahe.server.worker import Worker


class Records:
    """Reads whole games, one at a time. What was asked for last is remembered."""

    def __init__(self, storage: Storage, worker: Worker) -> None:
        self._storage = storage
        self._worker = worker

    async def record(self, live: LiveTable) -> str:
        """Return the game of a table as the text of a record. Its lock need not be held."""
        table = live.table.id

        async def write() -> str:
            return await self._worker.run(record_text, await self._whole(table))

        key = f"record {table} {live.table.seq} {live.archive_hash}"
        return await self._worker.remembered(self._worker.logs, key, write)

    async def log(self, table: str, archive_hash: int) -> Sequence[str]:
        """Return all entries, as clients get them, of a game of which only the record is kept."""
        return (await self._unarchived(table, archive_hash, None))[1:]

    async def opened(self, stored: Stored) -> Stored:
        """Return a table of which only the record is kept, with a snapshot of it as its last entry."""
        snapshot, *entries = await self._unarchived(stored.table, hash(stored.archive), stored)
        return replace(stored, entries=(stored.entries[0]._replace(seq=len(entries), snapshot=snapshot),))

    async def _unarchived(self, table: str, archive_hash: int, stored: Stored | None) -> list[str]:
        async def write() -> str:
            return await self._worker.run(unarchived_text, _public(stored) if stored else await self._whole(table))

        key = f"log {table} {archive_hash}"
        return (await self._worker.remembered(self._worker.logs, key, write)).split("\n")

    async def _whole(self, table: str) -> Stored:
        stored = await self._storage.load(table, 0)
        if stored is None:
            raise no_such_table()
        return _public(stored)


def _public(stored: Stored) -> Stored:
    """Return a table without what another process has no use for."""
    return replace(stored, secret=b"", keys=())
