"""What `mahe review` says of a game. web/src/review/sentences.test.ts asks the page for the same."""

from __future__ import annotations

import json

from tests.web.reviews import FILE, reviewed
from tests.web.sentences import LANGUAGES


def test_the_review_is_that_of_the_command() -> None:
    kept, made = json.loads(FILE.read_text(encoding="utf-8")), reviewed()
    for language in LANGUAGES:
        assert kept[language] == made[language], "run `python -m tests.web.reviews`"
    steps = [one["lines"][1]["steps"] for one in (kept, made)]
    for before, now in zip(*steps, strict=True):
        assert all(before[name] == now[name] for name in ("text", "event", "seat", "sign"))
