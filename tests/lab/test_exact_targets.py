"""Training is taught what positions of the solved end are worth, also between the two moves of a turn."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from mahe.bots.registry import SOLVED_END
from mahe.bots.solved_end import pack_end, read_end
from mahe.kernel.records import SEATS
from mahe.kernel.training_rows import ROW, write_row
from mahe.lab.compiled_bots import position_of
from mahe.lab.solve.end_game import solve_end
from mahe.lab.train.evaluations import numeric_rules
from mahe.lab.train.exact_targets import ExactTargets
from mahe.review import Source, value
from mahe.rules import Rules
from tests.kit.games import play_out
from tests.kit.solved import quietly

PLAIN = Rules(players=2)


def rows_of(states: list[Any]) -> Any:
    """Return positions between two moves as training keeps them."""
    rows = np.zeros((len(states), ROW), np.int8)
    for state, row in zip(states, rows, strict=True):
        write_row(numeric_rules(state.rules), position_of(state), row)
    return rows


@pytest.mark.thorough
def test_positions_of_the_end_are_taught_as_reviews_know_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "end.solved"
    path.write_bytes(pack_end(solve_end(PLAIN, 2, precision=1e-8, progress=quietly).end))
    end = read_end(path)
    exact = ExactTargets(end)
    monkeypatch.setenv(SOLVED_END, str(path))
    known = 0
    for seed in range(6):
        rules = PLAIN if seed % 2 else Rules(players=2, set_aside=5)
        states = [state for state in play_out(rules, Random(seed)).states if state.face_up and state.mover is None]
        targets = np.full((len(states), SEATS), -1, np.float32)
        known += exact.teach(rows_of(states), targets)
        for state, target in zip(states, targets, strict=True):
            found = value(state)
            if found.source is Source.EXACT:
                assert target[:2] == pytest.approx(found.chances, abs=5e-5)
            else:
                assert (target == -1).all()
    assert known > 40


@pytest.mark.thorough
@pytest.mark.parametrize(
    "rules", [Rules(players=2, bust_ends_turn=True), Rules(players=2, cards_as_dice=True)], ids=str
)
def test_by_other_rules_nothing_is_taught(rules: Rules) -> None:
    exact = ExactTargets(solve_end(PLAIN, 1, precision=1e-4, progress=quietly).end)
    states = [state for state in play_out(rules, Random(1)).states if state.face_up and state.mover is None]
    targets = np.full((len(states), SEATS), -1, np.float32)
    assert exact.teach(rows_of(states), targets) == 0
    assert (targets == -1).all()
