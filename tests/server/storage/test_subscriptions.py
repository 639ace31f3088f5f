"""Who is to be told of a table that waits: what any storage must do."""

import pytest

from mahe.server.storage.interface import MOST_SUBSCRIPTIONS, Storage, Subscription
from tests.server.storage.kit import table

# A browser has nobody to tell but itself.
pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("kind", ["memory", "sqlite", "postgres"])]


def browser(name: str) -> Subscription:
    return Subscription(f"https://push.example/{name}", name.encode() + bytes(65), bytes(range(16)), "de")


async def test_the_first_key_is_the_key(storage: Storage) -> None:
    assert [await storage.push_key(new) for new in (b"one", b"two")] == [b"one", b"one"]


async def test_each_entry_is_claimed_once(storage: Storage) -> None:
    await storage.create(table("t"))
    await storage.subscribe("t", 2, browser("a"), 1.0)
    await storage.subscribe("t", 1, browser("a"), 1.0)
    assert await storage.claim_pushes("t", 2, 7) == (browser("a"),)
    assert await storage.claim_pushes("t", 2, 7) == ()
    assert await storage.claim_pushes("t", 2, 6) == ()
    assert await storage.claim_pushes("t", 2, 8) == (browser("a"),)
    assert await storage.claim_pushes("t", 3, 8) == ()
    assert await storage.claim_pushes("other", 2, 8) == ()


async def test_a_seat_has_the_latest_browsers_each_once(storage: Storage) -> None:
    await storage.create(table("t"))
    for at, name in enumerate("aabcdefg"):
        await storage.subscribe("t", 1, browser(name), float(at))
    found = await storage.claim_pushes("t", 1, 1)
    assert sorted(found) == [browser(name) for name in "cdefg"]
    assert len(found) == MOST_SUBSCRIPTIONS


async def test_browsers_are_forgotten(storage: Storage) -> None:
    for name in ("t", "u", "v"):
        await storage.create(table(name))
        for seat in (1, 2):
            await storage.subscribe(name, seat, browser("a"), 1.0)
            await storage.subscribe(name, seat, browser("b"), 2.0)
    await storage.unsubscribe("t", 1)
    await storage.unsubscribe("t", 2, browser("a").endpoint)
    assert await storage.claim_pushes("t", 1, 1) == ()
    assert await storage.claim_pushes("t", 2, 1) == (browser("b"),)
    await storage.forget_endpoint(browser("b").endpoint)
    assert await storage.claim_pushes("u", 1, 1) == (browser("a"),)
    await storage.delete("v")
    await storage.create(table("v"))
    assert await storage.claim_pushes("v", 1, 1) == ()


async def test_a_table_that_is_gone_has_nobody_to_tell(storage: Storage) -> None:
    await storage.subscribe("t", 1, browser("a"), 1.0)
    assert await storage.claim_pushes("t", 1, 1) == ()
