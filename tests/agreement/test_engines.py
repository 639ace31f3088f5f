"""Both engines' games have the same statistics."""

from __future__ import annotations

from math import sqrt

import pytest

from mahe.lab.simulate import Setting, Tally, play_games
from mahe.lab.simulate_compiled import count_compiled
from mahe.rules import Rules

PLAIN = 400
COMPILED = 40_000


@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        (Rules(), ["swimmer", "hatchling", "swimmer", "hatchling"]),
        (Rules(players=2, cards_as_dice=True), ["swimmer", "hatchling"]),
        (Rules(players=3, bust_ends_turn=True, third_die_at_seven=True), ["hatchling", "swimmer", "swimmer"]),
        (Rules(players=7, deck=(0, 4, 4, 4, 4, 4), set_aside=8), ["swimmer"] * 7),
    ],
    ids=["plain", "cards", "house rules", "another deck"],
)
def test_the_engines_agree(rules: Rules, bots: list[str]) -> None:
    plain, compiled = Tally(rules), Tally(rules)
    for table in play_games(rules, bots, games=PLAIN, seed=1):
        plain.add(table)
    for _, counts in count_compiled([(Setting(rules, tuple(bots)), range(COMPILED))], 1):
        compiled.add_counts(counts)
    assert compiled.games == COMPILED
    assert plain.turns / PLAIN == pytest.approx(compiled.turns / COMPILED, rel=0.03)
    for few, many in zip(plain.seats, compiled.seats, strict=True):
        share = many.score / COMPILED
        assert few.score / PLAIN == pytest.approx(share, abs=4 * sqrt(share * (1 - share) / PLAIN) + 0.01)
        for name in ("eggs", "clutches", "turns", "throws", "busts", "rides", "cards_played"):
            mean = getattr(many, name) / COMPILED
            # No count of one seat in one game is more spread than its mean is large, give or take a little.
            assert getattr(few, name) / PLAIN == pytest.approx(mean, abs=4 * (mean + 0.2) / sqrt(PLAIN)), name
