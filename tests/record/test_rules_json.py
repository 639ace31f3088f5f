"""A table's options as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from mahe.record import format_rules, parse_rules
from mahe.rules import BadRules, Rules
from tests.kit.strategies import rules as tables


@given(tables())
def test_rules_are_read_back(rules: Rules) -> None:
    assert parse_rules(json.loads(json.dumps(format_rules(rules)))) == rules


@pytest.mark.parametrize("change", [{"players": 8}, {"players": 1}, {"turtles_each": 3}])
def test_rules_that_nobody_can_play_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadRules):
        parse_rules({**format_rules(Rules(players=2)), **change})
