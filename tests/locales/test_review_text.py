"""What the numbers of a review mean, as the page explains it in every language."""

from __future__ import annotations

import pytest

from mahe.locales import LANGUAGES
from tests.locales.catalogues import PACKAGE
from tests.locales.test_catalogues import QUOTES, STRAIGHT
from tests.locales.test_grammar import FRENCH_SIGN

MEANT = ("**", " 100 ", "50", "+18", "10", " 6 ", "\n2 ")
"""What stands in every language: the word that is explained, and the numbers."""

EXAMPLE = (34.6, 31.3, -12.1, 26.6, 19.6)
"""What the result of the example is made of: docs/review.md has the same game, and a test that plays it."""

AVERAGE, CHOSEN, BETTER, LOST = 68.7, 76.1, 81.9, 5.8


def text(language: str) -> str:
    return (PACKAGE / "locales" / language / "review.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_explains_the_same(language: str) -> None:
    found = text(language)
    assert found.count("\n## ") == text("en").count("\n## ") == 7
    assert all(part in found for part in MEANT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_example_is_that_of_the_docs(language: str) -> None:
    docs = (PACKAGE.parents[1] / "docs" / "review.md").read_text(encoding="utf-8")
    parts = [f"{number:+.1f}".replace("-", "−") for number in EXAMPLE]
    line = next(line for line in docs.splitlines() if line.startswith("Navigator   "))
    assert [*line.split()[1:]] == [parts[0][1:], *parts[1:], "100.0"]
    assert f"average dice: {AVERAGE}%" in docs
    assert f"2 + 1. Stop on 7: {CHOSEN}%. Better: Roll again, {BETTER}%." in docs
    assert round(sum(EXAMPLE)) == 100
    assert round(BETTER - CHOSEN, 1) == LOST
    told = text(language).replace(",", ".")
    for number in (parts[0][1:], *parts[1:], AVERAGE, CHOSEN, BETTER, LOST):
        assert f" {number}" in told.replace("\n", " ").replace("’", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_signs_are_those_of_the_language(language: str) -> None:
    assert not STRAIGHT.search(text(language))
    assert not set(text(language)) & (set("“”„«»‘") - set(QUOTES[language]))


def test_french_signs_stay_with_their_words() -> None:
    for line in text("fr").split("\n"):
        assert not FRENCH_SIGN.search(line), line
