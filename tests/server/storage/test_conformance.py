"""What any storage must do."""

import json
from dataclasses import replace
from typing import Any

import pytest

from mahe.server.storage.interface import CommandTaken, Entry, SeqTaken, Status, Storage, Stored
from tests.server.storage.kit import PLAYING, entries_of, entry, key, seqs, table, together

pytestmark = pytest.mark.anyio

BODIES: list[dict[str, Any]] = [
    {},
    {"name": "Mahé 🐢 上 \u202e", "nested": {"list": [1, -2.5, True, None, []]}},
    {"zero": "\0", "control": "\x1f\x7f\u2028", "quotes": "'\"\\", "percent": "%s :a $1 ?"},
    {"half a pair": "\ud83d", "é": "\udc22"},
    {"large": "x" * 100_000, "number": 2**60},
]


async def test_a_table_comes_back_as_it_was_stored(storage: Storage) -> None:
    status = Status("open", public=False, due=1234.56789)
    entries = (entry(1, at=1731711111.1234567, seat=0), entry(2, "c", seat=3), entry(3, "c", seat=4))
    stored = Stored("t", bytes(range(32)), status, (key("a", 0), key("b", 2)), entries)
    await storage.create(stored)
    await storage.create(table("other", 5, keys=(key("a", 5),)))
    assert await storage.load("t") == stored


async def test_what_is_not_there_is_nothing(storage: Storage) -> None:
    assert await storage.load("t") is None
    assert await entries_of(storage, "t", 0) == ()
    assert await storage.listed("open", 10) == ()
    assert await storage.due(1e12, 10) == ()
    await storage.delete("t")
    assert await storage.expire(1e12, 1e12) == 0


@pytest.mark.parametrize("body", BODIES, ids=lambda body: next(iter(body), "empty"))
async def test_bodies_come_back_as_they_were(storage: Storage, body: dict[str, Any]) -> None:
    text = json.dumps(body)
    await storage.create(Stored("t", b"s", PLAYING, (), (Entry(1, 0, None, text, 1.0),)))
    await storage.append("t", (Entry(2, 1, "ü-1", text, 2.0),), PLAYING)
    assert [found.body for found in await entries_of(storage, "t", 0)] == [text, text]
    assert [found.opening for found in await storage.listed("playing", 1)] == [body]


async def test_a_command_that_cannot_be_printed_is_refused(storage: Storage) -> None:
    await storage.create(table("t"))
    with pytest.raises(ValueError, match="printable"):
        await storage.append("t", (entry(2, "\0"),), PLAYING)
    assert await seqs(storage, "t") == [1]


async def test_entries_come_in_order_and_from_where_one_wants(storage: Storage) -> None:
    await storage.create(table("t", 9))
    for seq in range(10, 13):
        await storage.append("t", (entry(seq),), PLAYING)
    assert await seqs(storage, "t") == list(range(1, 13))
    assert [found.seq for found in await entries_of(storage, "t", 9)] == [10, 11, 12]
    assert await entries_of(storage, "t", 12) == ()
    assert await entries_of(storage, "t", 99) == ()


async def test_a_table_is_created_once_and_with_an_entry(storage: Storage) -> None:
    await storage.create(table("t", 2))
    with pytest.raises(SeqTaken):
        await storage.create(replace(table("t", 3), secret=b"another"))
    with pytest.raises(ValueError, match="first entry"):
        await storage.create(table("u", 0))
    with pytest.raises(SeqTaken):
        await storage.create(Stored("u", b"s", PLAYING, (), (entry(2),)))
    assert await storage.load("t") == table("t", 2)
    assert await storage.load("u") is None


async def test_an_append_is_stored_whole_or_not_at_all(storage: Storage) -> None:
    before = table("t", 3, keys=(key("a", 1),))
    await storage.create(before)
    over = Status("over", public=False, due=5.0)
    for entries in (
        (entry(4), entry(6)),
        (entry(4, "x"), entry(5, "x")),
        (entry(5),),
        (entry(3), entry(4)),
    ):
        with pytest.raises((SeqTaken, CommandTaken)):
            await storage.append("t", entries, over, (key("b", 2),), (1,))
        assert await storage.load("t") == before
    await storage.append("t", (entry(4, "x"), entry(5, "y")), over, (key("b", 2),), (1,))
    assert await storage.load("t") == Stored(
        "t", b"t", over, (key("b", 2),), (*before.entries, entry(4, "x"), entry(5, "y"))
    )


@pytest.mark.parametrize("seq", [-1, 0, 1, 3, 5, 6, 100])
async def test_only_the_next_number_is_taken(storage: Storage, seq: int) -> None:
    await storage.create(table("t", 3))
    with pytest.raises(SeqTaken):
        await storage.append("t", (entry(seq),), PLAYING)
    assert await seqs(storage, "t") == [1, 2, 3]


async def test_a_table_that_is_not_there_takes_nothing(storage: Storage) -> None:
    for entries in ((entry(1),), (entry(2, "c"),), ()):
        with pytest.raises(SeqTaken):
            await storage.append("t", entries, PLAYING, (key("a", 1),))
    assert await storage.load("t") is None


async def test_a_command_is_stored_once_for_each_seat(storage: Storage) -> None:
    await storage.create(table("t"))
    await storage.create(table("u"))
    await storage.append("t", (entry(2, "c"),), PLAYING)
    for seq in (2, 3, 7):  # the answer it got is worth more than the news that it is late
        with pytest.raises(CommandTaken):
            await storage.append("t", (entry(seq, "c"),), PLAYING)
    await storage.append("t", (entry(3, "c", seat=2), entry(4), entry(5)), PLAYING)
    await storage.append("u", (entry(2, "c"),), PLAYING)
    assert await seqs(storage, "t") == [1, 2, 3, 4, 5]


async def test_works_that_fail_do_not_take_others_with_them(storage: Storage) -> None:
    for name in "abcde":
        await storage.create(table(name))
    await storage.append("c", (entry(2, "old"),), PLAYING)
    outcomes = await together(
        storage.append("a", (entry(2, "1"),), PLAYING),
        storage.append("b", (entry(5, "1"),), PLAYING),
        storage.append("c", (entry(3, "old"),), PLAYING),
        storage.append("a", (entry(3, "2"),), PLAYING, (key("k", 1),)),
        storage.create(table("f")),
        storage.create(table("a")),
        storage.append("a", (entry(3, "3"),), PLAYING),
        storage.append("f", (entry(2, "1"),), PLAYING),
        storage.append("none", (entry(1),), PLAYING),
        storage.append("d", (entry(2, "1"),), PLAYING),
        storage.append("d", (entry(3, "1"),), PLAYING),
        storage.append("e", (entry(2),), PLAYING),
    )
    assert outcomes == [
        "stored", "SeqTaken", "CommandTaken", "stored", "stored", "SeqTaken",
        "SeqTaken", "stored", "SeqTaken", "stored", "CommandTaken", "stored",
    ]  # fmt: skip
    assert {name: await seqs(storage, name) for name in "abcdef"} == {
        "a": [1, 2, 3], "b": [1], "c": [1, 2], "d": [1, 2], "e": [1, 2], "f": [1, 2],
    }  # fmt: skip


async def test_of_many_who_race_for_a_number_one_wins(storage: Storage) -> None:
    await storage.create(table("t"))
    for seq in (2, 3):
        outcomes = await together(*(storage.append("t", (entry(seq, f"{seq}-{n}", n=n),), PLAYING) for n in range(30)))
        assert sorted(outcomes) == ["SeqTaken"] * 29 + ["stored"]
        (won,) = await entries_of(storage, "t", seq - 1)
        assert json.loads(won.body) == {"n": outcomes.index("stored")}


async def test_many_tables_at_once_keep_their_order(storage: Storage) -> None:
    names = [f"table {n}" for n in range(40)]
    await together(*(storage.create(table(name)) for name in names))
    works = [storage.append(name, (entry(seq, str(seq)),), PLAYING) for seq in range(2, 22) for name in names]
    assert set(await together(*works)) == {"stored"}
    for name in names:
        assert await seqs(storage, name) == list(range(1, 22))


async def test_keys_come_and_go(storage: Storage) -> None:
    await storage.create(table("t", keys=(key("opener", 0), key("a", 1), key("b", 2))))
    await storage.append("t", (entry(2),), PLAYING, (key("c", 2), key("d", 3)))
    loaded = await storage.load("t")
    assert loaded is not None
    assert loaded.keys == (key("opener", 0), key("a", 1), key("b", 2), key("c", 2), key("d", 3))
    await storage.append("t", (entry(3),), PLAYING, (key("e", 2), key("a", 4)), (2, 3, 9))
    loaded = await storage.load("t")
    assert loaded is not None
    assert loaded.keys == (key("opener", 0), key("e", 2), key("a", 4))


async def test_a_status_may_change_without_an_entry(storage: Storage) -> None:
    await storage.create(table("t", 2))
    await storage.append("t", (), Status("playing", public=True, due=7.0), (key("a", 1),))
    assert await storage.load("t") == replace(
        table("t", 2), status=Status("playing", public=True, due=7.0), keys=(key("a", 1),)
    )
    (listed,) = await storage.listed("playing", 1)
    assert (listed.created, listed.changed) == (1001.0, 1002.0)


async def test_lists_show_public_tables_the_last_changed_first(storage: Storage) -> None:
    for name in "abcde":
        await storage.create(table(name))
    await storage.create(table("private", status=Status("playing", public=False, due=None)))
    await storage.create(table("open", status=Status("open", public=True, due=None)))
    await storage.append("d", (entry(2, at=3000.0),), PLAYING)
    await storage.append("b", (entry(2, at=2000.0),), PLAYING)
    await storage.append("e", (entry(2, at=4000.0),), Status("over", public=True, due=None))
    await storage.append("a", (entry(2, at=5000.0),), Status("playing", public=False, due=None))
    shown = await storage.listed("playing", 10)
    assert [listed.table for listed in shown] == ["d", "b", "c"]
    assert (shown[0].phase, shown[0].created, shown[0].changed, shown[0].opening) == (
        "playing", 1001.0, 3000.0, {"n": 1},
    )  # fmt: skip
    assert [listed.table for listed in await storage.listed("playing", 2)] == ["d", "b"]
    assert [listed.table for listed in await storage.listed("over", 2)] == ["e"]


async def test_what_is_longest_due_comes_first(storage: Storage) -> None:
    for name, due in (("a", 30.0), ("b", 10.0), ("c", None), ("d", 20.0), ("e", 40.0)):
        await storage.create(table(name, status=Status("playing", public=False, due=due)))
    assert await storage.due(30.0, 10) == ("b", "d", "a")
    assert await storage.due(30.0, 2) == ("b", "d")
    assert await storage.due(9.9, 10) == ()
    await storage.append("b", (entry(2),), PLAYING)
    await storage.append("d", (entry(2),), PLAYING._replace(due=25.0))
    assert await storage.due(30.0, 10) == ("d", "a")


async def test_a_deleted_table_leaves_nothing_behind(storage: Storage) -> None:
    for name in "tu":
        await storage.create(table(name, 3, keys=(key("a", 1),)))
        await storage.append(name, (entry(4, "c"),), PLAYING._replace(due=1.0))
    await storage.delete("t")
    assert await storage.load("t") is None
    assert await entries_of(storage, "t", 0) == ()
    assert await storage.due(9.0, 9) == ("u",)
    await storage.create(table("t"))
    await storage.append("t", (entry(2, "c"),), PLAYING)
    assert await storage.load("t") == replace(table("t"), entries=(entry(1), entry(2, "c")))


async def test_old_tables_expire_by_phase(storage: Storage) -> None:
    for phase in ("open", "playing", "over"):
        for at in (100.0, 200.0, 300.0):
            name = f"{phase} {at:.0f}"
            await storage.create(Stored(name, b"s", PLAYING._replace(phase=phase), (), (entry(1, at=at),)))
    await storage.append("open 100", (entry(2, at=250.0),), PLAYING._replace(phase="open"))
    assert await storage.expire(open_before=200.0, over_before=300.0) == 3
    left = {listed.table for phase in ("open", "playing", "over") for listed in await storage.listed(phase, 99)}
    assert left == {"open 100", "open 200", "open 300", "playing 200", "playing 300", "over 300"}
    assert await storage.expire(open_before=200.0, over_before=300.0) == 0


async def test_many_old_tables_expire_at_once(storage: Storage) -> None:
    await together(*(storage.create(table(f"old {n}")) for n in range(450)))
    assert await storage.expire(1e6, 0.0) == 450
    assert await storage.listed("playing", 10) == ()


async def test_while_a_server_beats_no_clock_is_put_off(storage: Storage) -> None:
    await storage.create(table("t", status=PLAYING._replace(due=1010.0)))
    assert [await storage.beat(now) for now in (1000.0, 1005.0, 1020.0, 1019.0, 1035.0)] == [0.0] * 5
    assert await storage.due(1009.9, 1) == ()
    assert await storage.due(1010.0, 1) == ("t",)


async def test_after_a_gap_every_clock_is_put_off_by_it(storage: Storage) -> None:
    await storage.create(table("a", status=PLAYING._replace(due=1010.0)))
    await storage.create(table("b", status=PLAYING._replace(due=1020.0)))
    await storage.create(table("c"))
    assert await storage.beat(1000.0) == 0.0
    assert await storage.beat(1015.5) == 15.5
    assert await storage.beat(1016.0) == 0.0
    for name, due in (("a", 1025.5), ("b", 1035.5), ("c", None)):
        loaded = await storage.load(name)
        assert loaded is not None
        assert loaded.status.due == due


async def test_nobody_hears_of_what_they_stored_themselves(storage: Storage) -> None:
    heard: list[str] = []
    storage.listen(heard.append)
    await storage.create(table("t"))
    await storage.append("t", (entry(2),), PLAYING)
    assert await seqs(storage, "t") == [1, 2]
    assert heard == []


async def test_a_probe_changes_nothing(storage: Storage) -> None:
    await storage.create(table("t"))
    await storage.beat(100.0)
    before = await storage.load("t")
    await storage.probe()
    assert await storage.load("t") == before
    assert await storage.beat(110.0) == 0.0


async def test_a_table_is_claimed_once_until_the_time_is_up(storage: Storage) -> None:
    for name in "tu":
        await storage.create(table(name))
    assert await storage.claim(["u", "nowhere", "t"], 100.0, 104.0) == ("u", "t")
    assert await storage.claim(["t", "u"], 103.9, 108.0) == ()
    assert await storage.claim(["t"], 104.0, 110.0) == ("t",)
    assert await storage.claim(["t", "u"], 105.0, 110.0) == ("u",)
    assert await storage.claim([], 105.0, 110.0) == ()


async def test_a_clock_that_is_set_back_takes_the_due_times_along(storage: Storage) -> None:
    await storage.create(table("t", status=Status("playing", public=True, due=5020.0)))
    await storage.beat(5000.0)
    assert await storage.beat(1400.0) == -3600.0
    assert await storage.due(1419.9, 1) == ()
    assert await storage.due(1420.0, 1) == ("t",)
    assert [await storage.beat(now) for now in (1405.0, 1410.0)] == [0.0, 0.0]
    assert await storage.beat(1440.0) == 30.0


def _with_snapshots(length: int, *seqs: int) -> Stored:
    entries = tuple(
        entry(seq)._replace(snapshot=f"after {seq}" if seq in seqs else None) for seq in range(1, length + 1)
    )
    return replace(table("t"), entries=entries)


async def test_a_table_is_loaded_from_its_last_snapshot_on(storage: Storage) -> None:
    await storage.create(table("other", 9))
    await storage.create(_with_snapshots(9, 3, 6))
    stored = await storage.load("t")
    assert stored is not None
    assert [(found.seq, found.snapshot) for found in stored.entries] == [
        (6, "after 6"),
        (7, None),
        (8, None),
        (9, None),
    ]
    await storage.append("t", (entry(10)._replace(snapshot="after 10"),), PLAYING)
    stored = await storage.load("t")
    assert stored is not None
    assert [(found.seq, found.snapshot) for found in stored.entries] == [(10, "after 10")]
    assert await seqs(storage, "t") == list(range(1, 11))


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [(1, 4, [1, 2, 3, 4]), (3, 4, [1, 2, 3, 4]), (4, 4, [3, 4]), (7, 8, [6, 7, 8]), (9, 99, [6, 7, 8, 9]), (9, 5, [])],
)
async def test_a_part_of_a_log_begins_at_the_snapshot_before_it(
    storage: Storage, start: int, end: int, expected: list[int]
) -> None:
    await storage.create(_with_snapshots(9, 3, 6))
    stored = await storage.read("t", start, end)
    assert stored is not None
    assert [found.seq for found in stored.entries] == expected
    assert await storage.read("u", start, end) is None


async def test_a_command_is_found_by_its_seat(storage: Storage) -> None:
    await storage.create(table("t"))
    await storage.create(table("u"))
    await storage.append("t", (entry(2, "c", seat=1), entry(3, "c", seat=2)), PLAYING)
    assert [await storage.find_command("t", seat, "c") for seat in (1, 2, 3)] == [2, 3, None]
    assert await storage.find_command("u", 1, "c") is None
    assert await storage.find_command("nowhere", 1, "c") is None


async def test_the_log_of_a_finished_game_gives_way_to_its_archive(storage: Storage) -> None:
    over = Status("over", public=True, due=None)
    for name in ("t", "u"):
        await storage.create(replace(table(name, 5, keys=(key("a", 1),)), status=over))
    await storage.create(table("playing", 5))
    assert await storage.unarchived(1005.0, 10) == ()
    assert await storage.unarchived(1005.5, 10) == ("t", "u")
    assert await storage.unarchived(1005.5, 1) == ("t",)
    await storage.archive("t", "the game")
    await storage.archive("playing", "not over")
    await storage.archive("nowhere", "nothing")
    stored = await storage.load("t")
    assert stored == Stored("t", b"t", over, (key("a", 1),), (entry(1),), "the game")
    assert await storage.unarchived(1005.5, 10) == ("u",)
    await storage.archive("t", "another")  # another server was faster
    assert await storage.load("t") == stored
    assert [found.table for found in await storage.listed("over", 10)] == ["t", "u"]
    assert await seqs(storage, "playing") == [1, 2, 3, 4, 5]
    assert await storage.expire(0.0, 1005.5) == 2


async def test_an_append_may_leave_the_status_as_it_is(storage: Storage) -> None:
    due = Status("playing", public=True, due=77.0)
    await storage.create(table("t", 2, status=due))
    await storage.append("t", (entry(3),), None, (key("a", 1),))
    stored = await storage.load("t", 2)
    assert stored == Stored("t", b"t", due, (key("a", 1),), (entry(3),))
    (listed,) = await storage.listed("playing", 10)
    assert listed.changed == 1002.0
    await storage.append("t", (entry(4),), PLAYING)
    (listed,) = await storage.listed("playing", 10)
    assert listed.changed == 1004.0
