"""`mahe picture`: a position or a game into a file, and one sentence for what cannot be drawn."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from mahe.picture import Look, draw_position, look_of, turn_of
from mahe.record import parse_position, parse_record
from tests.cli.run import call

POSITION = "4x1/4BA17C/5/13..55.2/2:B24"
GAME = Path(__file__).parents[1] / "golden" / "games" / "4_players.mahe"
SHORT = """[Mahe "1"]
[Seat1 "Mara"]
[Seat2 "bot:swimmer"]
[Turtles "1"]
[Deck "3 3 5 5 5 3"]
[FirstClutch "5"]

1. A6=6
2. B2
"""


def test_a_position_is_drawn_as_svg(tmp_path: Path) -> None:
    out = tmp_path / "board.svg"
    answer = call("picture", POSITION, "--out", str(out), "--night", "--clockwise", "--scores", "--lang", "fr")
    assert answer == (0, "", "")
    look = Look(night=True, clockwise=True, scores=True, lang="fr")
    assert out.read_text(encoding="utf-8") == draw_position(parse_position(POSITION), look)


def test_a_turn_of_a_game_is_drawn_with_its_names_and_dice(tmp_path: Path) -> None:
    out = tmp_path / "board.SVG"
    assert call("picture", str(GAME), "--turn", "12", "--out", str(out), "--width", "400", "--lang", "en") == (
        0,
        "",
        "",
    )
    record = parse_record(GAME.read_text(encoding="utf-8"))
    moment = turn_of(record, 12)
    assert out.read_text(encoding="utf-8") == draw_position(moment.state, look_of(record), moment.throw, width=400)


def test_png_and_gif_have_the_width_that_was_asked_for(tmp_path: Path) -> None:
    game, png, gif = tmp_path / "short.mahe", tmp_path / "board.png", tmp_path / "game.gif"
    game.write_text(SHORT, encoding="utf-8")
    assert call("picture", str(game), "--out", str(png), "--gif", str(gif), "--width", "96") == (0, "", "")
    for file, kind in ((png, "PNG"), (gif, "GIF")):
        with Image.open(file) as image:
            assert (image.format, image.width) == (kind, 96)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((POSITION,), "Say where to draw"),
        ((POSITION, "--out", "board.pdf"), "board.pdf should end in .svg or .png"),
        ((POSITION, "--out", "board"), "board should end in .svg or .png"),
        ((POSITION, "--gif", "game.png"), "game.png should end in .gif"),
        ((POSITION, "--gif", "game.gif"), "needs a game, and this is a position"),
        ((POSITION, "--turn", "3", "--out", "board.svg"), "needs a game, and this is a position"),
        (("4x1/4BA17C/9/13..55.2/2:B24", "--out", "board.svg"), "column 12"),
        (("4x1/4BA17C", "--out", "board.svg"), "4x1/4BA17C: "),
        (("absent.mahe", "--out", "board.svg"), "absent.mahe: "),
        (("broken.mahe", "--out", "board.svg"), "broken.mahe: line 1"),
        (("short.mahe", "--turn", "7", "--out", "board.svg"), "there is no turn 7: the game has turns 1 to 2"),
        (("short.mahe", "--turn", "-1", "--out", "board.svg"), "--turn"),
        (("short.mahe", "--width", "7", "--out", "board.svg"), "--width"),
        (("short.mahe", "--width", "2000", "--gif", "game.gif"), "at most 1000 pixels wide"),
        (("short.mahe", "--out", "nowhere/board.svg"), "nowhere/board.svg"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_one_sentence(
    words: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("short.mahe").write_text(SHORT, encoding="utf-8")
    Path("broken.mahe").write_text("no record at all", encoding="utf-8")
    answer = call("picture", *words)
    assert (answer.status, answer.out) == (2, "")
    assert said in answer.err
    assert answer.err.count("\n") == 1
    assert not [*tmp_path.glob("board*"), *tmp_path.glob("game*")]
