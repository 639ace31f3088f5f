"""A process that stores without end and says what has been acknowledged: to be killed."""

import asyncio
import sys

from mahe.server.storage.sql import SqlStorage
from tests.server.storage.kit import PLAYING, entry, table


async def main(url: str) -> None:
    storage = SqlStorage(url)
    await storage.open()

    async def play(name: str) -> None:
        await storage.create(table(name))
        seq = 1
        while True:
            seq += 1
            await storage.append(name, (entry(seq, str(seq), name=name),), PLAYING)
            print(name, seq, flush=True)

    await asyncio.gather(*(play(f"table-{n}") for n in range(8)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
