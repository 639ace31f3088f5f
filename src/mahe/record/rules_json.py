"""The options of a table as a JSON object, the same everywhere: `{"players": 4, "turtles_each": 1, ...}`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from mahe.rules import Rules


def format_rules(rules: Rules) -> dict[str, Any]:
    """Return *rules* as a JSON object.

    >>> from mahe.rules import STANDARD
    >>> parse_rules(format_rules(STANDARD)) == STANDARD
    True
    """
    return {**asdict(rules), "deck": list(rules.deck)}


def parse_rules(value: Mapping[str, Any]) -> Rules:
    """Return the rules that a JSON object stands for; raise BadRules if they cannot be played.

    >>> parse_rules({"players": 3}).turtles_each
    2
    """
    return Rules(**value)
