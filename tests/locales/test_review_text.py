"""What the numbers of a review mean, as the page explains it in every language."""

from __future__ import annotations

import pytest

from mahe.locales import LANGUAGES
from tests.locales.catalogues import PACKAGE
from tests.locales.test_catalogues import QUOTES, STRAIGHT
from tests.locales.test_grammar import FRENCH_SIGN

MEANT = ("**", " 100 ", "50", "+18", "10", " 6 ", "\n2 ")
"""What stands in every language: the word that is explained, and the numbers."""


def text(language: str) -> str:
    return (PACKAGE / "locales" / language / "review.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_the_same(language: str) -> None:
    found = text(language)
    assert found.count("\n## ") == text("en").count("\n## ") == 6
    assert all(part in found for part in MEANT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_signs_are_those_of_the_language(language: str) -> None:
    assert not STRAIGHT.search(text(language))
    assert not set(text(language)) & (set("“”„«»‘") - set(QUOTES[language]))


def test_french_signs_stay_with_their_words() -> None:
    for line in text("fr").split("\n"):
        assert not FRENCH_SIGN.search(line), line
