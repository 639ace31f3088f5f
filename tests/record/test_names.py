"""The names of seats: people's, made clean and compared for lookalikes, and bots' with a prefix."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahe.record import LONGEST_NAME, BadName, format_bot, parse_bot, person_name
from mahe.record.lookalikes import lookalike_key
from mahe.record.names import clean_name


@pytest.mark.parametrize("bot", ["swimmer", "ancient", "my_package:Bot"])
def test_a_bot_is_read_back(bot: str) -> None:
    assert format_bot(bot) == f"bot:{bot}"
    assert parse_bot(format_bot(bot)) == bot


@pytest.mark.parametrize("person", ["", "Ada", "swimmer", "Bot:swimmer", "robot:swimmer", " bot:swimmer"])
def test_everybody_else_is_a_person(person: str) -> None:
    assert parse_bot(person) is None


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n  Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("e\u200b\u0301", "é"),
        ("\u202eadA\u202c", "adA"),
        ("A\u2066da\u2069\u061c", "Ada"),
        ("A\x00d\x1b[31ma\x7f\x9b", "Ad[31ma"),
        ("A\ud800da\ue000", "Ada"),
        ("A\u2028d\u2029a", "A d a"),
        ("\u3164", ""),
        ("\u200b \u00ad", ""),
        ("\u0301", ""),
        ("\u2800\ufe0f", ""),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 100, "x" * LONGEST_NAME),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ('"\\', '"\\'),
        # Two accents are enough for any letter; more of them would cover the lines around it.
        ("A" + "\u0301\u0302\u0303\u0304" * 9 + "da", "Á\u0302\u0303da"),
        ("q\u0302\u200d\u0302\u200d\u0302x", "q\u0302\u200d\u0302\u200dx"),
        ("q\u20dd\u20dd\u20dd", "q\u20dd\u20dd"),
        ("ก" + "็" * 9, "ก" + "็" * 4),
        # Scripts whose vowels and tones are marks need more.
        ("မြို့", "မြို့"),
        ("སྒྲོལ་མ", "སྒྲོལ་མ"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ],
)
def test_a_name_is_made_clean(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@given(st.text(max_size=60))
def test_a_clean_name_is_NFC_short_visible_and_stays_as_it_is(typed: str) -> None:
    name = clean_name(typed)
    assert name == clean_name(name)
    assert unicodedata.is_normalized("NFC", name)
    assert len(name) <= LONGEST_NAME
    for character in name.replace("\u200c", "").replace("\u200d", ""):
        assert unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
        assert not character.isspace() or character == " "


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "A d a"),
        ("Ada", "Аdа"),
        ("ANNA", "ΑΝΝΑ"),
        ("Paul", "Раul"),
        ("Alice", "A1ice"),
        ("Alice", "AIice"),
        ("Alice", "A|ice"),
        ("Bob", "B0b"),
        ("Zoe", "Zoë"),
        ("Ada", "𝓐𝓭𝓪"),
        ("Ada", "Ａｄａ"),
        ("Ada", "Ad\u200da"),
        ("Ada", "Ada\ufe0f"),
        ("Ada", "Ada."),
        ("Carmen", "Carrnen"),
        ("Willy", "VVilly"),
        ("Gus", "ɡus"),
        ("Ali", "Aӏi"),
        ("Alice", "AӀice"),
        ("Pascal", "ᏢᎪᏚᏟᎪᏞ"),
        ("Pascal", "\uabb2\uab7a\uabaa\uabaf\uab7a\uabae"),
        ("Gary", "ɢᴀʀʏ"),
        ("Flora", "ꜰʟᴏʀᴀ"),
        ("Bob", "ꓐꓳꓐ"),
        ("Max", "ᗰᗅ᙭"),
        ("Hugo", "հսցօ"),
        ("Coco", "ϲσϹΟ"),
        ("Vera", "ѵҽга"),
    ],
)
def test_names_that_pass_for_each_other_look_alike(one: str, other: str) -> None:
    assert lookalike_key(one) == lookalike_key(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Ben", "Bea"), ("李", "王"), ("👍", "👎"), ("!", "?")])
def test_names_that_differ_do_not(one: str, other: str) -> None:
    assert lookalike_key(one) != lookalike_key(other)


def test_a_persons_name_is_cleaned_and_returned() -> None:
    assert person_name("  Ada\u200b ", ["Ben", "Cleo"]) == "Ada"


@pytest.mark.parametrize("typed", ["", "  ", "\u200b", "\u0301"])
def test_a_name_needs_something_to_see(typed: str) -> None:
    with pytest.raises(BadName, match=r"^A name needs at least one letter that can be seen$") as caught:
        person_name(typed)
    assert (caught.value.why, caught.value.name) == ("empty", typed)


@pytest.mark.parametrize(
    "name", ["bot:swimmer", "bot:", "Bot: swimmer", "b0t:x", "bоt:x", "bot\uff1ax", "bot∶x", "b o t:x", "bot::"]
)
def test_a_name_that_reads_as_a_bots_is_nobodys(name: str) -> None:
    with pytest.raises(BadName, match=r"is how a record calls a bot$") as caught:
        person_name(name)
    assert (caught.value.why, caught.value.name) == ("bot", name)


@pytest.mark.parametrize("name", ["bot", "Robot: swimmer", "Ada: bot:x", "botswimmer", ":bot"])
def test_other_names_with_a_bot_in_them_are_fine(name: str) -> None:
    assert person_name(name) == name


def test_a_name_that_looks_like_anothers_is_taken() -> None:
    with pytest.raises(BadName, match=r"^Somebody at this table has that name, or one that looks like it$") as caught:
        person_name("Αda", ["Ben", "Ada"])
    assert (caught.value.why, caught.value.name) == ("taken", "Αda")
