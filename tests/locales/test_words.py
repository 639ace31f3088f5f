"""What Python says in each language."""

from __future__ import annotations

import pytest

from mahe.locales import LANGUAGES, Words, isolate

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "pink")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_name_of_its_own(language: str) -> None:
    words = Words(language)
    assert len({words("turtle", colour=colour, letter="A") for colour in COLOURS}) == len(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_a_move_is_told_for_every_colour(language: str, colour: str) -> None:
    words = Words(language)
    turtle = words("turtle", colour=colour, letter="C")
    for shape in ("alone", "onto", "carries", "both"):
        text = words("narration-moved", shape=shape, turtle=turtle, under="Blue B", riders="Red A", space=14)
        assert turtle in text
        assert "14" in text
        assert ("Blue B" in text) == (shape in ("onto", "both"))
        assert ("Red A" in text) == (shape in ("carries", "both"))
        assert text.endswith(".")
    for count in (1, 3):
        assert turtle in words("narration-bust", turtles=turtle, count=count)


def test_plurals_lists_and_per_cent_are_those_of_the_language() -> None:
    assert Words("en")("narration-takes", name="Ada", eggs=1) == "Ada takes 1 egg."
    assert Words("it")("narration-takes", name="Ada", eggs=2) == "Ada prende 2 uova."
    assert Words("de")("narration-roll", bust=1 / 6, eggs=0) == "Weiterwürfeln: 17\u00a0% Risiko."
    assert Words("en").list(["A", "B", "C"]) == "A, B and C"
    assert Words("fr").list(["A", "B"], either=True) == "A ou B"
    assert Words("en").apart(["A, B", "C, D", "E"]) == "A, B; C, D; E"
    assert Words("fr").apart(["A, B", "C"]) == "A, B\u00a0; C"


def test_a_name_from_right_to_left_is_isolated() -> None:
    assert Words("en")("narration-seat", what="sat", name="דנה") == "\u2068דנה\u2069 sits down."
    assert isolate("Ada") == "Ada"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="'xx'; there are en, de, fr, nl, it"):
        Words("xx")


def test_an_unknown_message_is_refused() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Words("en")("no-such-message")


def test_words_paste_back() -> None:
    assert repr(Words("nl")) == "Words('nl')"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_chapters_and_fit_a_terminal(language: str) -> None:
    def shape(text: str) -> list[str]:
        return [line.split(" ")[0] for line in text.split("\n") if line.startswith(("#", "- "))]

    text = Words(language).rules()
    assert shape(text) == shape(Words("en").rules())
    assert max(map(len, text.split("\n"))) <= 78
    for number in ("2 + 4 = 6", "1 + 2 + 3 = 6", "5 + 2 = 7"):
        assert number in text
