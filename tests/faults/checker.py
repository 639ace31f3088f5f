"""The verdict on a history. Pure: it looks at what was noted and at nothing else."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from mahe.server.errors import Code
from tests.faults.history import History, Invocation, View
from tests.faults.logs import Entry
from tests.faults.replay import check_game

NOT_FINAL = frozenset({Code.TOO_MANY, Code.UNAVAILABLE})
"""Refusals after which the client sends the same command again."""

Log = Sequence[Entry]


def violations(history: History) -> Iterator[str]:
    """Give everything that should not have happened, a sentence each."""
    yield from _seatings(history)
    invocations: Mapping[str, list[Invocation]] = _by_table(history.invocations)
    views: Mapping[str, list[View]] = _by_table(history.views)
    for table in dict.fromkeys([*history.tables, *history.logs, *invocations, *views]):
        log = history.logs.get(table, [])
        if not log:
            yield f"table {table} was opened, but the log does not have it"
            continue
        if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
            yield f"the log of table {table} is not numbered from 1 without gaps"
            continue
        yield from _commands(table, log, history.before.get(table, 0), invocations.get(table, []))
        yield from _draws(table, log, views.get(table, []))
        for view in views.get(table, []):
            yield from _view(view, log)
        yield from check_game(table, log, history.records.get(table), history.witnessed.get(table, {}))
    yield from history.complaints


def _seatings(history: History) -> Iterator[str]:
    for seating in history.seatings:
        body = {"type": "sat", "seat": seating.seat, "name": seating.name, "tip": seating.tip}
        times = sum(entry.body == body for entry in history.logs.get(seating.table, []))
        if times != 1:
            yield (
                f"{seating.name} was told to sit on seat {seating.seat} of table {seating.table}, "
                f"but the log has that {times} times"
            )


def _commands(table: str, log: Log, before: int, invocations: Sequence[Invocation]) -> Iterator[str]:
    """Acknowledged commands are stored once and unchanged, unknown ones at most once, refused ones never."""
    stored: dict[tuple[int, str], list[Entry]] = defaultdict(list)
    for entry in log[before:]:
        if entry.command is not None:
            stored[entry.seat, entry.command].append(entry)
    sendings: dict[tuple[int, str], list[Invocation]] = defaultdict(list)
    for one in invocations:
        sendings[one.seat, one.command].append(one)
    for key in stored.keys() - sendings.keys():
        yield f"table {table}: the log has command {key[1]} of seat {key[0]}, which nobody sent"
    for key, sent in sendings.items():
        found = stored.get(key, [])
        what = f"table {table}, seat {key[0]}, command {key[1]}"
        if len(found) > 1:
            yield f"{what} is in the log {len(found)} times, as {[entry.seq for entry in found]}"
        for one in sent:
            yield from _answer(what, one, found)
        for entry in found:
            yield from _stored(what, entry, sent[0], log)


def _answer(what: str, one: Invocation, found: Sequence[Entry]) -> Iterator[str]:
    if one.outcome == "ok":
        if not found:
            yield f"{what} was acknowledged as {one.stored_as}, but the log does not have it"
        elif found[0].seq != one.stored_as:
            yield f"{what} was acknowledged as {one.stored_as}, but the log has it as {found[0].seq}"
    elif one.outcome == "refused" and one.code not in NOT_FINAL:
        if found:
            yield f"{what} was refused as {one.code}, but the log has it as {found[0].seq}"
        elif one.honest and one.code != Code.STALE:
            yield f"{what} was on offer, and was refused as {one.code}"


def _stored(what: str, entry: Entry, sent: Invocation, log: Log) -> Iterator[str]:
    if entry.body != sent.event:
        yield f"{what} decided {sent.event}, but the log has {entry.body}"
    between = [other.body["type"] for other in log[sent.seq : entry.seq - 1]]
    if entry.seq <= sent.seq or any(kind != "back" for kind in between):
        yield f"{what} was decided on {sent.seq}, but stored as {entry.seq} after {between}"


def _draws(table: str, log: Log, views: Sequence[View]) -> Iterator[str]:
    """Nobody ever saw two outcomes of the same draw."""
    seen: dict[int, tuple[object, str]] = {}
    accounts: list[tuple[str, Sequence[Entry] | Sequence[Mapping[str, Any]]]] = [("the log", log)]
    accounts += [(view.client, view.entries) for view in views]
    for who, entries in accounts:
        for entry in entries:
            body = entry.body if isinstance(entry, Entry) else entry["body"]
            if "draw" in body:
                outcome = (body["type"], body.get("pips"), body.get("eggs"))
                first, whose = seen.setdefault(body["draw"], (outcome, who))
                if first != outcome:
                    yield f"table {table}, draw {body['draw']} was {first} for {whose}, and {outcome} for {who}"


def _view(view: View, log: Log) -> Iterator[str]:
    """A view is a prefix of the log: in order, without gaps or doubles."""
    who = f"{view.client} at table {view.table}"
    for number, received in enumerate(view.entries, 1):
        if received["seq"] != number:
            yield f"{who} was told of entry {received['seq']} when {number} would have been next"
            break
        if number > len(log):
            yield f"{who} was told of entry {number}, but the log ends with {len(log)}"
            break
        entry = log[number - 1]
        if (received["seat"], received["at"], received["body"]) != (entry.seat, entry.at, entry.body):
            yield f"{who} was told of entry {number} as {received}, but the log has {entry}"
            break
    for known, shown in view.snapshots:
        if shown < known:
            yield f"{who} knew of entry {known}, and was then shown the table after entry {shown}"


def _by_table(noted: Sequence[Invocation] | Sequence[View]) -> dict[str, list]:  # type: ignore[type-arg]
    tables: dict[str, list[Invocation | View]] = defaultdict(list)
    for one in noted:
        tables[one.table].append(one)
    return tables
