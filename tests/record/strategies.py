"""Hypothesis strategies: records of games of every kind, finished or not."""

from __future__ import annotations

from datetime import date

from hypothesis import strategies as st

from mahe.record import Record, format_record, record_game
from mahe.rules import CHANCE, State, actor
from tests.kit.strategies import games

names = st.text(st.characters(exclude_categories=["Cc", "Cs"]), max_size=12)

_UNCHECKED = ("Check", "Eggs", "Result")


@st.composite
def played(draw: st.DrawFn) -> tuple[Record, tuple[State, ...]]:
    """Games from their beginning or from any position, up to their end or to any decision, and their positions."""
    game = draw(games())
    start = draw(st.none() | st.integers(0, len(game.events) - 1))
    begun = start or 0
    stops = [index for index, state in enumerate(game.states) if index >= begun and actor(state) is not CHANCE]
    end = draw(st.sampled_from(stops) | st.just(stops[-1]))
    seats = draw(st.lists(names, min_size=game.rules.players, max_size=game.rules.players))
    day = draw(st.none() | st.dates().map(date.isoformat))
    extra = draw(st.dictionaries(st.sampled_from(["Event", "Site", "Round"]), names)).items()
    record = record_game(
        game.rules,
        seats,
        game.events[begun:end],
        first=None if start is None else game.states[begun],
        date=day,
        extra=tuple(extra),
    )
    return record, game.states[begun : end + 1]


def records() -> st.SearchStrategy[Record]:
    """Games up to their end or to any decision."""
    return played().map(lambda pair: pair[0])


def without_checks(record: Record) -> Record:
    """Return *record* without the tags that can be worked out."""
    return Record(tuple(tag for tag in record.tags if tag[0] not in _UNCHECKED), record.events)


def texts() -> st.SearchStrategy[str]:
    """Records as text, with and without the tags that can be worked out."""
    return (records() | records().map(without_checks)).map(format_record)
