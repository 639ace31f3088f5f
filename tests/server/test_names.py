"""Names that people type."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mahe.server.names import LONGEST, clean_name, lookalike_key
from tests.server.clients import OPEN, open_table, person, view
from tests.server.kit import Server


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
        ("x" * 100, "x" * LONGEST),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ('"\\', '"\\'),
    ],
)
def test_a_name_is_made_clean(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@given(st.text(max_size=60))
def test_a_clean_name_is_NFC_short_visible_and_stays_as_it_is(typed: str) -> None:
    name = clean_name(typed)
    assert name == clean_name(name)
    assert unicodedata.is_normalized("NFC", name)
    assert len(name) <= LONGEST
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
    ],
)
def test_names_that_pass_for_each_other_look_alike(one: str, other: str) -> None:
    assert lookalike_key(one) == lookalike_key(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Ben", "Bea"), ("李", "王"), ("👍", "👎"), ("!", "?")])
def test_names_that_differ_do_not(one: str, other: str) -> None:
    assert lookalike_key(one) != lookalike_key(other)


@pytest.mark.anyio
async def test_a_confusable_double_at_a_table_is_refused(server: Server) -> None:
    opened = await open_table(server, person("Ada"), OPEN)
    async with server.http() as http:
        path = f"/api/tables/{opened['table']}/seats/2"
        for name in ("ada", "Аdа", "Ad\u200da", " ADA "):
            answer = await http.put(path, json={"name": name})
            assert (answer.status_code, answer.json()["code"]) == (409, "name_taken")
        assert (await http.put(path, json={"name": "\u202eBen"})).status_code == 201
        both = await http.post("/api/tables", json={"rules": {"players": 2}, "seats": [person("Ada"), person("Αda")]})
        assert (both.status_code, both.json()["code"]) == (409, "name_taken")
    assert [seat["name"] for seat in (await view(server, opened["table"]))["seats"]] == ["Ada", "Ben"]
