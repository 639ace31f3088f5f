"""Why a choice gives something away."""

from __future__ import annotations

import pytest

from mahe.review import Kind, Reason
from mahe.review.evaluation import ancient_evaluation
from mahe.review.positions import positions
from mahe.review.reasons import arrival_chance, reason_for
from mahe.rules import Decision, PlayCard, Roll, Rules, Start, Stop, Turtle
from tests.kit.position import position

CARDS = Rules(players=4, cards_as_dice=True)
PAIRS = Rules(players=2, turtles_each=2)
A, B, C = map(Turtle, "ABC")


@pytest.mark.parametrize(
    ("text", "rules", "chosen", "best", "reason"),
    [
        ("18: A | A threw 4 | open 5", None, Roll(), Stop(), Reason(Kind.CLUTCH_IN_REACH, eggs=5)),
        ("5: A | 9: B | A threw 4", None, Roll(), Stop(), Reason(Kind.WOULD_RIDE, turtle=B)),
        ("5: A | A threw 6", None, Roll(), Stop(), Reason(Kind.TOO_RISKY, faces=5)),
        ("18: A | A threw 4 | open 1", None, Stop(), Roll(), Reason(Kind.EGGS_NOT_WORTH_IT, eggs=1)),
        ("12: A | A threw 2 1 | open 5", None, Stop(), Roll(), Reason(Kind.CLUTCH_NEXT, faces=4)),
        ("3: A | 19: B | A threw 4", None, Stop(), Roll(), Reason(Kind.OTHER_ARRIVES, turtle=B)),
        ("3: A | A threw 1", None, Stop(), Roll(), Reason(Kind.SAFE_DIE)),
        ("A threw 2", None, Stop(), Roll(), Reason(Kind.NOTHING_TO_LOSE, faces=1)),
        ("A threw 2 | held 1: 4", CARDS, PlayCard(4), Roll(), Reason(Kind.CARD_TOO_DEAR, eggs=4)),
        ("A threw 2 | held 1: 2 4", CARDS, PlayCard(4), PlayCard(2), Reason(Kind.CARD_TOO_DEAR, eggs=4)),
        ("A threw 2 | held 1: 4", CARDS, Stop(), PlayCard(4), Reason(Kind.CARD_PAYS, eggs=4)),
        ("9: A | A threw 2 | held 1: 4 | open 6", CARDS, Stop(), PlayCard(4), Reason(Kind.CARD_PAYS, eggs=4)),
        ("7: A | A threw 3 | held 1: 4 | open 6", CARDS, Stop(), PlayCard(4), Reason(Kind.CLUTCH_IN_REACH, eggs=6)),
        ("3: A | 19: B", PAIRS, Start(A), Start(B), Reason(Kind.OTHER_TURTLE, turtle=B)),
        ("3: A | 4: B", PAIRS, Start(A), Start(B), None),
        ("19: A B C", PAIRS, Start(A), Start(B), None),
    ],
)  # fmt: skip
def test_reasons(text: str, rules: Rules | None, chosen: Decision, best: Decision, reason: Reason | None) -> None:
    state = position(text, rules)
    found = positions(ancient_evaluation(), [state])
    assert reason_for(found, state, chosen=chosen, best=best) == reason


def test_how_likely_a_throw_goes_far_enough() -> None:
    assert arrival_chance(1) == 1
    assert arrival_chance(21) == pytest.approx(15 / 216)
    assert [arrival_chance(far) >= arrival_chance(far + 1) for far in range(1, 21)] == [True] * 20
