"""What is wrong with a log or a record: Python and the page find the same. web/src/check/shared.test.ts too."""

from __future__ import annotations

import json
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mahe.play import WrongDice, check_dice
from mahe.record import parse_record
from mahe.tablelog import DrawChecker
from tests.play.test_fair_docs import GAME

Json = dict[str, Any]
DICE: Json = json.loads(
    (Path(__file__).parents[2] / "web" / "src" / "test" / "dice.json").read_text(encoding="utf-8"),
)
RECORD = parse_record(GAME)


def why(case: object) -> str:
    """Return what a case is called."""
    return case["why"] if isinstance(case, dict) else ""


def test_the_example_is_that_of_the_documentation() -> None:
    assert DICE["tags"].items() <= dict(RECORD.tags).items()
    assert DICE["rules"] == {"players": RECORD.rules.players, "deck": list(RECORD.rules.deck)}


@pytest.mark.parametrize("case", DICE["logs"], ids=why)
def test_a_log_is_found_to_be_right_or_wrong(case: Json) -> None:
    checker = DrawChecker(DICE["tags"]["Table"], case.get("pinned", ""), lambda _: None)
    for entry in DICE["entries"]:
        for before, seat, link in case.get("sent", ()):
            if before == entry["seq"]:
                checker.sent(seat, link)
        change = case.get("change", {}).get(str(entry["seq"]), {})
        checker.add({**entry, **change, "body": {**entry["body"], **change.get("body", {})}})
    assert checker.problems == case["faults"]


@pytest.mark.parametrize("case", DICE["records"], ids=why)
def test_a_record_is_found_to_be_right_or_wrong(case: Json) -> None:
    tags = {**dict(RECORD.tags), **case["tags"]}
    changed = replace(RECORD, tags=tuple((name, value) for name, value in tags.items() if value is not None))
    with pytest.raises(WrongDice) if case["fault"] else nullcontext():
        check_dice(changed)
