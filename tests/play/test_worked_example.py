"""A worked example of the rulebooks, played at a table from the first throw on."""

from __future__ import annotations

import pytest

from mahe.play import NotYourDecision, Person
from mahe.record import format_record
from mahe.rules import STANDARD, Roll, Rolled, Start, Stop, Turned
from tests.kit import A, B, C, D, position
from tests.play.sitters import table_with


def test_X5_red_carries_yellow_from_18_to_15_and_yellow_takes_the_5() -> None:
    """Blue is A, red is B, yellow is C; D only watches."""
    people = [Person(name) for name in ("Blue", "Red", "Yellow", "Green")]
    table = table_with(STANDARD, people, [6, 6, 6, 1, 2, 4, 1, 2, 3, Turned(3)], first=5)

    # Blue, red and yellow climb on each other on 6.
    for seat, turtle in enumerate((A, B, C, D), 1):
        table.decide(seat, Start(turtle))
        table.decide(seat, Stop())
    assert table.state == position("6: A B C | 1: D | A to throw | open 5")

    # Blue throws, and yellow on top takes the whole stack to 18.
    table.decide(1, Start(A))
    table.decide(3, Roll())
    table.decide(3, Stop())
    assert table.state == position("18: A B C | 1: D | B to throw | open 5")

    table.decide(2, Start(B))
    for pips in (2, 3):
        with pytest.raises(NotYourDecision, match="seat 2 has nothing to decide now: seat 3 must decide"):
            table.decide(2, Stop())
        assert Rolled(pips) in table.decide(3, Roll())
    assert table.state == position("18: A | 15: B C | 1: D | open 3 | held 3: 5 | C to throw")
    assert format_record(table.record()).endswith("\n5. A24=18\n6. B123=15+5/3\n")
