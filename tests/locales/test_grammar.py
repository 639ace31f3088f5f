"""What each language asks for beyond the right words: elision, spaces, one form of address, one word for one thing."""

from __future__ import annotations

import re

import pytest

from mahe.locales import LANGUAGES, Words
from mahe.rules import Rules
from tests.locales.catalogues import messages, said
from tests.play.sitters import ADA, BEN, table_with
from tests.terminal.keyboard import screen_of

BEFORE_A_VOWEL = (1, 8, 11)
"""Up to 21, the numbers that begin with a vowel in Italian: uno, otto, undici."""

NOT_ELIDED = re.compile(r"\b(?:il|la|(?:a|da|de|ne|su)l(?:la)?)\s(?:1|8|11)(?!\d)", re.IGNORECASE)
ELIDED_IN_VAIN = re.compile(r"l’(?!(?:1|8|11)(?!\d))\d")

FRENCH_SIGN = re.compile(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)")

FORMAL = {
    "en": "",
    "de": r"(?<!^)(?<!\n)(?<![.!?:“] )\b(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)\b",
    "fr": r"\b[Vv]otre\b",
    "nl": r"(?<!\d )\b[Uu]w?\b",
    "it": r"\b(?:Lei|Suo|Sua|Voi|Vostr[oa])\b",
}
"""The polite form of address; everyone is a friend here. Several at once are still “ihr”, “vous” and “voi”."""

CLUTCH = {
    "en": r"\b[Cc]lutch(?:es)?\b",
    "de": r"\bGelege\b",
    "fr": r"\b[Cc]artes?\b",
    "nl": r"\b(?:[Bb]roed)?kaart(?:en)?\b",
    "it": r"\b[Cc]art[ae]\b",
}
"""The word for a clutch; in three languages it is the card, “carte œufs” in full."""

CLUTCH_IN_FULL = {
    "en": r"clutch(?:es)?\b",
    "de": r"gelege\b",
    "fr": r"cartes? œufs\b",
    "nl": r"broedkaart(?:en)?\b",
    "it": r"cart[ae] uova\b",
}
NO_CLUTCH = {
    "en": r"brood|\bnest",
    "de": r"nest|\bbrut",
    "fr": r"\bponte|\bnids?\b|couvée",
    "nl": r"legsel|nest|broedsel",
    "it": r"\bcovat|\bnid[io]|nidiat",
}
"""Words that would do as well, so that a translator might use one of them here and another there."""


def test_the_italian_article_is_elided_before_a_vowel_and_nowhere_else() -> None:
    for number in range(1, 22):
        for name, text in said("it", number):
            assert not NOT_ELIDED.search(text), (name, text)
            assert not ELIDED_IN_VAIN.search(text), (name, text)


@pytest.mark.parametrize("number", range(1, 22))
def test_italian_buttons_have_the_article_of_their_number(number: int) -> None:
    words = Words("it")
    elided = number in BEFORE_A_VOWEL
    stop = f"Fermati sull’{number}" if elided else f"Fermati sul\u00a0{number}"
    assert words("table-stop-on", space=number) == stop
    assert words("table-to-space", space=number) == (f"fino all’{number}" if elided else f"fino al\u00a0{number}")
    if number <= 6:
        assert words("table-play-card", card=number) == ("Gioca l’1" if elided else f"Gioca il\u00a0{number}")
        assert words("narration-card", name="Ada", card=number).endswith(
            f"l’{number}." if elided else f"il\u00a0{number}."
        )


def test_french_signs_do_not_come_loose_from_their_words() -> None:
    for name, (_, parts) in messages("fr").items():
        for text in parts.texts:
            assert not FRENCH_SIGN.search(text), (name, text)
    for line in Words("fr").rules().split("\n"):
        assert not FRENCH_SIGN.search(line), line


def test_french_signs_that_the_terminal_adds_do_not_come_loose_either() -> None:
    table = table_with(Rules(players=2, turtles_each=1), [ADA, BEN], [3, 3, 4])
    screen = screen_of(table, ["1", "?", "x", "2", "1", "2", "?"], "fr")
    assert any("\u00a0;" in line for line in screen)
    # The key ? is no question, neither where it is explained nor where it was typed.
    for line in set(screen) - {Words("fr")("terminal-plain-help")}:
        assert not FRENCH_SIGN.search(line.removesuffix(" ?")), line


@pytest.mark.parametrize("language", ["fr", "it"])
def test_dots_follow_their_word_without_a_space(language: str) -> None:
    for name, text in said(language, 2):
        assert not re.search(r"\s…", text), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyone_is_addressed_as_a_friend(language: str) -> None:
    for name, text in said(language, 2):
        assert not FORMAL[language] or not re.search(FORMAL[language], text), (name, text)


def test_dutch_ranges_have_their_end_in_them() -> None:
    for name, text in said("nl", 3):
        assert not re.search(r"\d tot \d", text), (name, text)


def test_an_italian_bust_is_nobody_on_drugs() -> None:
    for name, text in said("it", 2):
        assert "sball" not in text.lower(), (name, text)


@pytest.mark.parametrize("players", range(4, 8))
def test_germans_count_themselves_in_words(players: int) -> None:
    start = ["Zu viert", "Zu fünft", "Zu sechst", "Zu siebt"][players - 4]
    assert Words("de")("home-bad-turtles", players=players).endswith(f"{start} hat jeder eine.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clutch_is_called_one_thing(language: str) -> None:
    english = dict(said("en", 3))
    for name, text in said(language, 3):
        assert not re.search(NO_CLUTCH[language], text, re.IGNORECASE), (name, text)
        if name != "rules.md" and re.search(CLUTCH["en"], english[name]):
            assert re.search(CLUTCH[language], text), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_full_name_of_a_clutch_is_in_the_rules_the_page_and_the_terminal(language: str) -> None:
    words = Words(language)
    for text in (
        words.rules(),
        words("home-open-clutches"),
        words("narration-turned", eggs=3),
        words("solved-open"),
        words("terminal-clutches-heading"),
    ):
        assert re.search(CLUTCH_IN_FULL[language], text, re.IGNORECASE), text
