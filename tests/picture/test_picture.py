"""Pictures of positions: well-formed, self-contained, by day and night, with words for those who cannot see them."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from mahe.locales import LANGUAGES
from mahe.picture import Look, Throw, describe, draw_position
from mahe.picture.lettering import has_letters, outline, shorten, width_of
from mahe.picture.moods import moods_of
from mahe.picture.scores import draw_scores
from mahe.picture.shapes import shapes
from mahe.record import COLOURS, parse_position
from mahe.rules import STANDARD, TURTLES, begin

LIVELY = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
OVER = parse_position("3x1/7A22B/0/1112233333.4444455566./1")
SVG = "{http://www.w3.org/2000/svg}"


def test_a_picture_is_svg_that_needs_nothing_else() -> None:
    for look in (Look(), Look(night=True, clockwise=True, scores=True)):
        svg = draw_position(LIVELY, look)
        root = ElementTree.fromstring(svg)
        assert root.tag == f"{SVG}svg"
        # No style sheet, no script, no font, no other file; nothing is left of how shapes are written.
        assert not {element.tag.removeprefix(SVG) for element in root.iter()} & {"style", "script", "image", "text"}
        assert "class=" not in svg
        assert "{" not in svg
        assert "|" not in svg
        assert "://" not in svg.replace("http://www.w3.org/2000/svg", "")
        used = set(re.findall(r"url\(#([\w-]+)\)", svg))
        assert used <= set(re.findall(r'id="([\w-]+)"', svg))


def test_day_and_night_differ_and_share_no_identifier() -> None:
    day, night = (set(re.findall(r'id="([^"]+)"', draw_position(OVER, Look(night=dark)))) for dark in (False, True))
    assert day
    assert not day & night
    assert "#f6e3b8" in draw_position(OVER)
    assert "#f6e3b8" not in draw_position(OVER, Look(night=True))


def test_a_picture_says_in_words_what_is_on_it() -> None:
    root = ElementTree.fromstring(draw_position(LIVELY, Look(names=("Mara", "bot:swimmer", "", "Bo"), lang="de")))
    told = describe(LIVELY, "de", ("Mara", "bot:swimmer", "", "Bo"))
    assert root.get("role") == "img"
    assert root.get("lang") == "de"
    assert root.get("aria-label") == root.findtext(f"{SVG}desc") == told
    assert root.findtext(f"{SVG}title")
    assert told.startswith("Mara entscheidet für ")


def test_a_description_reads_as_a_person_would_say_it() -> None:
    assert describe(LIVELY) == (
        "A decides for Orange B. Dice: (2 + 4) × 2 = 12. The open clutch has 5 eggs, 14 cards in the pile. "
        "On the raft: Green D. Space 4, from top to bottom: Red A; Orange B. Space 17: Yellow C."
    )
    assert describe(OVER, names=("Mara", "Bo", "Ede")) == (
        "The game is over: Bo wins. B sits on the last 7 eggs. On the raft: Yellow C, Ede. Space 7: Red A, Mara."
    )
    assert describe(begin(STANDARD)).startswith("It is A’s turn. No open card, 20 cards in the pile.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_describes_the_end_and_a_decision(lang: str) -> None:
    for state in (LIVELY, OVER, begin(STANDARD)):
        assert describe(state, lang, ("Mara", "bot:ancient")).endswith(".")


def test_turtles_have_the_colours_of_their_table() -> None:
    usual, other = (draw_position(LIVELY, Look(colours=colours)) for colours in (COLOURS, COLOURS[::-1]))
    shell = re.search(r'fill="(#\w+)"', shapes()["shell-pink"])
    assert shell
    assert shell[1] not in usual
    assert shell[1] in other


@pytest.mark.parametrize(
    ("text", "mood"),
    [
        ("4x1/4BA17C/5/13..55.2/2:B2", "smug"),
        ("4x1/4BA17C/5/13..55.2/2:B4", "worried"),
        ("4x1/4BA17C/5/13..55.2/2:B5", "panic"),
        ("4x1t/4BA17C/5/13..55.2/2:B34", "panic"),
    ],
)
def test_whoever_may_fall_is_as_afraid_as_the_next_die_is_bad(text: str, mood: str) -> None:
    assert moods_of(parse_position(text))[TURTLES[0]] == mood


def test_dice_may_be_cards_and_those_of_a_bust_stay_faint() -> None:
    before = parse_position("4x1/-/2/.../2")
    assert 'opacity="0.55"' in draw_position(before, throw=Throw((6, 5), is_old=True))
    card = draw_position(before, throw=Throw((1, 4), frozenset({1}), is_old=True))
    assert card != draw_position(before, throw=Throw((1, 4), is_old=True))


def test_scores_name_everyone_and_a_hostile_name_stays_a_name() -> None:
    plain, scored = (draw_position(OVER, Look(scores=scores)) for scores in (False, True))
    assert len(scored) > len(plain)
    names = ("{scenery}", '<script>"|&', "Αλέξης")
    svg = draw_position(OVER, Look(scores=True, names=names))
    root = ElementTree.fromstring(svg)
    told = root.findtext(f"{SVG}desc") or ""
    assert all(name in told for name in names)
    # We have no Greek letters: these are left to the fonts of whoever looks.
    assert [text.text for text in root.iter(f"{SVG}text")] == ["Αλέξης"]


def test_a_long_name_is_written_smaller_before_it_is_shortened() -> None:
    def signs(name: str) -> str:
        return draw_scores(OVER, Look(scores=True, names=(name, "bot:swimmer", "bot:ancient")))

    assert signs("Mara").count('font-size="36"') == 6
    assert ">Maximiliane<" in signs("Maximiliane")
    assert 'font-size="28"' in signs("Maximiliane von und zu Mahé")
    assert "…<" in signs("Maximiliane von und zu Mahé")


def test_letters_are_outlines_as_wide_as_in_the_font() -> None:
    assert has_letters("(2 + 4) × 2 = 12 Łukasz Müller …")
    assert not has_letters("Αλέξης")
    # Pairs are set closer or wider, as in the font.
    assert width_of("12", 100) != width_of("1", 100) + width_of("2", 100)
    assert shorten("Mara", 36, 500) == "Mara"
    short = shorten("Mara von und zu Mahé", 36, 150)
    assert short.endswith("…")
    assert width_of(short, 36) <= 150
    drawn = outline('<text x="10" y="20" dy="0.5em" text-anchor="middle" font-size="10" fill="#000">7</text>')
    assert re.fullmatch(r'<path d="M[^"]+" fill="#000"/>', drawn)
    numbers = [float(one) for one in re.findall(r"-?[\d.]+", drawn.partition('"')[2].partition('"')[0])]
    assert 6 < min(numbers[::2]) < 10 < max(numbers[::2]) < 14
    assert max(numbers[1::2]) <= 25.5
