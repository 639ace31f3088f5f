"""Pictures of games: turn by turn, as a replay and as a film; and what notebooks show."""

from __future__ import annotations

import builtins
import re
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from PIL import Image

from mahe.picture import (
    Look,
    NoSuchTurn,
    PictureMissing,
    describe,
    draw_film,
    draw_png,
    draw_position,
    draw_replay,
    look_of,
    moments,
    turn_of,
    turns_of,
)
from mahe.picture.film import END
from mahe.record import Record, format_turns, parse_position, parse_record, record_game
from mahe.rules import STANDARD, PlayCard, Rolled, Start, Stop, Turned, begin

GAMES = sorted((Path(__file__).parents[1] / "golden" / "games").glob("*.mahe"))
CARDS = next(path for path in GAMES if path.name == "4_players_cards.mahe")

A, B, C, _ = STANDARD.turtles
SHORT = record_game(
    STANDARD,
    ("Mara", "bot:swimmer", "<b>", "Bo"),
    (Turned(5), Start(A), Rolled(6), Stop(), Start(B), Rolled(6), Stop(), Start(C), Rolled(2)),
)


def read(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_turn_of_a_record_has_its_picture(path: Path) -> None:
    record = read(path)
    *_, final = record.states()
    shown = turns_of(record)
    begun = record.first.mover is not None
    assert [one.turn for one in shown] == [*range(begun, len(format_turns(record.first, record.events)) + 1)]
    assert shown[-1].state == final
    assert turn_of(record, None) == shown[-1]
    assert turn_of(record, 3) == shown[3 - begun]
    dice = [one for one in moments(record) if not one.is_end and one.throw.dice]
    thrown = sum(isinstance(event, Rolled | PlayCard) for event in record.events)
    assert len(dice) == thrown + bool(record.first.dice)


def test_cards_that_were_played_as_dice_are_shown_as_cards() -> None:
    assert any(one.throw.cards for one in moments(read(CARDS)))


def test_a_game_that_begins_in_the_middle_of_a_turn_counts_as_its_record_does() -> None:
    first = parse_position("4x1/4BA17C/5/13..55.2/2:B24")
    record = record_game(first.rules, ("", "", "", ""), (Stop(), Start(C), Rolled(3)), first=first)
    assert [one.turn for one in turns_of(record)] == [1, 2]
    assert [one.turn for one in moments(record)] == [1, 1, 2]


@pytest.mark.parametrize("turn", [-1, 4, 99])
def test_a_turn_that_is_not_there_is_refused(turn: int) -> None:
    with pytest.raises(NoSuchTurn, match=f"there is no turn {turn}: the game has turns 1 to 3, and 0 is its beginning"):
        turn_of(SHORT, turn)


class Tags(HTMLParser):
    """Collects the elements of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def of(self, name: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.found if tag == name]


def test_a_replay_has_a_button_a_picture_and_words_for_every_turn_and_no_script() -> None:
    html = draw_replay(SHORT)
    tags = Tags(html)
    assert not tags.of("script")
    assert not tags.of("b")
    assert "://" not in html.replace("http://www.w3.org/2000/svg", "")
    buttons = tags.of("input")
    assert [one["aria-label"] for one in buttons] == [
        "The beginning",
        "Turn 1: Mara, A6=6",
        "Turn 2: Swimmer B, B6=6",
        "Turn 3: <b>, C2",
    ]
    pictures = [one for one in tags.of("g") if one.get("role") == "img"]
    assert all(one["aria-label"] for one in pictures)
    # Where its style sheet is taken out, the last picture is to be seen.
    assert [one.get("display") for one in pictures] == ["none", "none", "none", None]
    referred = {one["href"] for one in tags.of("use")}
    assert referred <= {f"#{one['id']}" for one in tags.of("g") if "id" in one}


def test_a_replay_of_a_whole_game_stays_small() -> None:
    sizes = [len(draw_replay(read(path)).encode()) for path in (GAMES[0], CARDS)]
    assert max(sizes) < 1_500_000


def test_notebooks_show_positions_as_pictures_and_records_as_replays() -> None:
    state: Any = begin(STANDARD)
    record: Any = SHORT
    assert state._repr_svg_() == draw_position(state, width=480)
    assert record._repr_html_() == draw_replay(SHORT)


def test_a_png_has_the_size_that_was_asked_for_and_the_colours_of_the_picture() -> None:
    png = draw_png(draw_position(begin(STANDARD)), 200)
    with Image.open(BytesIO(png)) as image:
        assert image.size == (200, 244)
        assert image.convert("RGB").getpixel((2, 2)) == pytest.approx((0x8F, 0xD3, 0xDA), abs=3)


def test_a_png_says_in_words_what_is_to_be_seen_and_a_film_how_the_game_ends() -> None:
    look = Look(lang="fr", names=("Zoé & <b>", "Ben", "Ada", "Mara"))
    with Image.open(BytesIO(draw_png(draw_position(begin(STANDARD), look), 100))) as image:
        image.load()
        assert image.info["Description"] == describe(begin(STANDARD), "fr", look.names)
    with Image.open(BytesIO(draw_film(SHORT, width=100))) as image:
        end = [*moments(SHORT)][-1].state
        assert image.info["comment"].decode() == describe(end, names=look_of(SHORT).names)


def test_a_film_is_never_held_in_full_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[ref[Image.Image]] = []
    most = 0
    convert = Image.Image.convert

    def counted(image: Image.Image, mode: str | None = None, *rest: Any, **more: Any) -> Image.Image:
        nonlocal most
        found = convert(image, mode, *rest, **more)
        if mode == "RGB":
            held.append(ref(found))
            most = max(most, sum(one() is not None for one in held))
        return found

    monkeypatch.setattr(Image.Image, "convert", counted)
    assert draw_film(SHORT, width=64)
    assert 0 < most <= 2


def test_a_film_has_a_frame_for_every_die_and_every_move() -> None:
    advanced: list[int] = []
    film = draw_film(SHORT, Look(night=True), width=120, advance=advanced.append)
    times = []
    with Image.open(BytesIO(film)) as image:
        assert image.format == "GIF"
        assert image.size == (120, 147)
        for at in range(getattr(image, "n_frames", 1)):
            image.seek(at)
            times.append(image.info["duration"])
    assert len(times) == sum(advanced) == len([*moments(SHORT)]) == 6
    assert times[-1] == END


@pytest.mark.thorough
def test_a_film_of_a_whole_game_stays_below_two_megabytes() -> None:
    assert len(draw_film(read(GAMES[0]))) < 2_000_000


@pytest.mark.parametrize("missing", ["resvg_py", "PIL"])
def test_without_the_extra_a_sentence_says_what_to_install(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.partition(".")[0] == missing:
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(PictureMissing, match=re.escape('pip install "mahe[picture]"')):
        draw_film(SHORT, width=64)
