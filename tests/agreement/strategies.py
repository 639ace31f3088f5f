"""Hypothesis strategies: tables with policies of every kind at their seats."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import strategies as st

from mahe.kernel import HATCHLING, Policy, swimmer
from mahe.kernel.policy import COIN, SITUATIONS
from mahe.rules import Rules
from tests.kit import strategies as kit

RISKS = st.tuples(st.integers(-2, 8), st.integers(-2, 8))


class Seated(NamedTuple):
    """Some games of the kernel."""

    rules: Rules
    policies: tuple[Policy, ...]
    seed: int


def policies() -> st.SearchStrategy[Policy]:
    """Hatchling, swimmers of all sorts, and tables with a coin here and there."""
    limits = st.sampled_from([COIN, *range(-1, 7)])
    tables = st.lists(limits, min_size=len(SITUATIONS), max_size=len(SITUATIONS)).map(tuple)
    return st.one_of(st.just(HATCHLING), st.builds(swimmer, RISKS), st.builds(Policy, tables))


@st.composite
def seated(draw: st.DrawFn) -> Seated:
    """Every kind of table, with any policies."""
    rules = draw(kit.rules())
    some = draw(st.lists(policies(), min_size=1, max_size=rules.players))
    return Seated(rules, tuple(some[seat % len(some)] for seat in range(rules.players)), draw(st.integers()))
