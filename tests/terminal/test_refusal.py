"""Why a server would not do something, in the player's language."""

from __future__ import annotations

import pytest

from mahe.locales import LANGUAGES, Words
from mahe.terminal.refusal import Refused, describe_refusal

SENTENCE = "The server's own sentence."
WORDED = ("unreachable", "unavailable", "too_many", "name_taken", "seat_taken", "not_now", "not_found", "not_yours")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", WORDED)
def test_a_code_that_the_catalogue_knows_is_told_in_its_words(language: str, code: str) -> None:
    words = Words(language)
    assert (
        describe_refusal(words, code, SENTENCE) == Refused(code).localized(words) == words("table-refused", code=code)
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["impossible", "illegal", "other", "from_a_newer_server"])
def test_any_other_is_told_by_the_servers_sentence_if_it_sent_one(language: str, code: str) -> None:
    words = Words(language)
    assert describe_refusal(words, code, SENTENCE) == SENTENCE
    assert describe_refusal(words, code, "") == words("table-refused", code="other")
