"""Counting what can happen: the quickest way to find out that two engines do not agree."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, TypeAlias

from mahe.record import parse_event
from mahe.rules import Rules, State, apply, begin, chance, options
from tests.kit import play

Sheet: TypeAlias = dict[str, Any]
"""The content of one file: description, rules, events, counts."""

SHEETS = sorted(Path(__file__).parent.glob("*.json"))


def read(file: Path) -> Sheet:
    sheet: Sheet = json.loads(file.read_text(encoding="utf-8"))
    return sheet


def position_of(sheet: Sheet) -> State:
    """Return the position that the events of *sheet* lead to."""
    return play(begin(Rules(**sheet["rules"])), *map(parse_event, sheet["events"]))


def perft(state: State, depth: int) -> list[int]:
    """Return how many sequences of 1, 2, ... *depth* events can follow *state*.

    Sequences that come to the same position are counted together, so this is far faster than walking them.
    """
    ways = Counter({state: 1})
    counts = []
    for _ in range(depth):
        after: Counter[State] = Counter()
        for before, count in ways.items():
            for event in (*options(before), *(outcome for outcome, _ in chance(before))):
                after[apply(before, event)] += count
        ways = after
        counts.append(ways.total())
    return counts


def walk(state: State, depth: int) -> int:
    """Return how many sequences of *depth* events can follow *state*, one by one."""
    if depth == 0:
        return 1
    events = (*options(state), *(outcome for outcome, _ in chance(state)))
    return sum(walk(apply(state, event), depth - 1) for event in events)
