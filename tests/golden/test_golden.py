"""The golden games: played again they come out the same, to the letter."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from functools import cache
from itertools import pairwise

import pytest

from mahe.record import Record, format_record, move_made, parse_record
from mahe.rules import Event, PlayCard, State, actor, standing
from tests.golden.make import FOLDER, contents
from tests.golden.tables import GAMES, Golden
from tests.kit import position

MEND = (
    "\n\nIf this is meant, regenerate them with `python -m tests.golden.make`, and read the diff before you commit it."
)

RECORDS = [golden.name for golden in GAMES]
PLAYTHROUGHS = [golden for golden in GAMES if golden.shown]

contents_once = cache(contents)


def stored(name: str) -> str:
    return (FOLDER / name).read_bytes().decode()


def test_the_folder_holds_the_golden_games_and_nothing_else() -> None:
    found = sorted(path.name for path in FOLDER.iterdir())
    if found != sorted(contents_once()):
        pytest.fail(f"there are {found}, there should be {sorted(contents_once())}{MEND}", pytrace=False)


@pytest.mark.parametrize("name", [*(f"{name}.mahe" for name in RECORDS), *(f"{one.name}.txt" for one in PLAYTHROUGHS)])
def test_the_game_comes_out_as_before(name: str) -> None:
    before, now = stored(name), contents_once()[name]
    if before != now:
        diff = unified_diff(before.splitlines(), now.splitlines(), f"{name} as stored", f"{name} now", lineterm="")
        pytest.fail("\n".join(diff) + MEND, pytrace=False)


@pytest.mark.parametrize("name", RECORDS)
def test_the_record_is_read_and_written_the_same(name: str) -> None:
    assert format_record(parse_record(stored(f"{name}.mahe"))) == stored(f"{name}.mahe")


def test_together_the_games_show_what_can_happen() -> None:
    """So that other seeds, should they be needed, are chosen with care."""
    seen: set[str] = set()
    for name in RECORDS:
        record = parse_record(stored(f"{name}.mahe"))
        owner = record.rules.owner
        for before, event, after in follow_record(record):
            if isinstance(event, PlayCard) and actor(before) != before.turn:
                seen.add("a rider plays a card")
            if move := move_made(before, event, after):
                whose = "a rider's" if owner(move.top) != move.turn else "one's own"
                seen.add(f"{whose} bust" if move.is_bust else f"{whose} clutch" if move.eggs else f"{whose} move")
                if len(move.dice) == 3 and sum(move.dice[:2]) == 7:
                    seen.add("a third die on seven")
        if len(standing(after).winners) > 1:
            seen.add("a shared win")
    assert seen == {
        *(f"{whose} {what}" for whose in ("one's own", "a rider's") for what in ("move", "bust", "clutch")),
        "a rider plays a card",
        "a third die on seven",
        "a shared win",
    }


def follow_record(record: Record) -> Iterator[tuple[State, Event, State]]:
    for (before, after), event in zip(pairwise(record.states()), record.events, strict=True):
        yield before, event, after


@pytest.mark.parametrize("golden", PLAYTHROUGHS, ids=lambda golden: golden.name)
def test_the_positions_told_are_those_of_the_record(golden: Golden) -> None:
    """The playthrough is read by the kit, which knows nothing of how it was written."""
    record = parse_record(stored(f"{golden.name}.mahe"))
    written = [read(line, golden) for line in stored(f"{golden.name}.txt").splitlines() if "||" in line]
    assert written == list(record.states())[: golden.shown + 1]


def read(line: str, golden: Golden) -> State:
    clauses, unseen = line.split("|| unseen ")
    state = position(clauses.strip(), golden.rules)
    assert " ".join(map(str, state.unseen)) == unseen
    return state
