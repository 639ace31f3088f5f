"""`mahe review`: a report on one game, a table of several, and one sentence for what is no game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from mahe.bots.registry import SOLUTION
from mahe.cli.review_answer import review_text
from mahe.locales import LANGUAGES, Words
from mahe.record import format_record, parse_position, parse_record, record_game
from mahe.review import review
from mahe.review.report import turn_chances
from mahe.rules import Rules, options
from tests.cli.run import assert_refused, call
from tests.kit.solved import SHORT
from tests.review.records import SMALL_DECK, bots_record

GAME = Path(__file__).parent / "game.mahe"
FROM_A_POSITION = Path(__file__).parents[1] / "golden" / "games" / "4_players_from_a_position.mahe"
PARTS = ("first", "luck", "own_choices", "others_choices", "revision")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with games of three."""
    rules = Rules(players=3, turtles_each=1, deck=SMALL_DECK, set_aside=3)
    for seed, bot in enumerate(("navigator", "swimmer")):
        (tmp_path / f"{bot}.mahe").write_text(format_record(bots_record(rules, bot, seed)), encoding="utf-8")
    return tmp_path


def test_a_report_says_who_was_lucky_and_what_was_given_away() -> None:
    answer = call("review", str(GAME), "--lang", "en")
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.split("\n")
    assert lines[0] == f"{GAME} – 10 turns, Swimmer 2 wins"
    assert lines[3].split() == ["player", "start", "luck", "choices", "others", "revision", "result"]
    for line in lines[4:6]:
        *parts, result = (float(number.replace("−", "-")) for number in line.split()[2:])
        assert sum(parts) == pytest.approx(result, abs=0.3)
    assert "  Turn 8, Swimmer 2, 3. Roll again: 76.2%. Much better: Play the 4, 100.0%. That takes 7 eggs" in answer.out
    assert max(map(len, lines)) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_there_in_every_language(language: str) -> None:
    answer = call("review", str(GAME), "--lang", language)
    assert (answer.status, answer.err) == (0, "")
    assert len(answer.out.split("\n")) > 25
    assert max(map(len, answer.out.split("\n"))) <= 100


def test_a_game_that_was_broken_off_is_said_to_be(tmp_path: Path) -> None:
    game = bots_record(Rules(players=7), "swimmer", 1)
    events = game.events[: next(n for n, state in enumerate(game.states()) if n > 200 and options(state))]
    names = ["Ada", "玲玲", "", *(f"Guest {seat}" for seat in range(4, 8))]
    (tmp_path / "half.mahe").write_text(format_record(record_game(game.rules, names, events)), encoding="utf-8")
    answer = call("review", str(tmp_path / "half.mahe"), "--lang", "en")
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.split("\n")
    assert lines[0].endswith("not finished")
    assert "The result is everyone’s chance when the game was broken off." in " ".join(answer.out.split())
    assert [line.split()[0] for line in lines[4:7]] == ["Ada", "玲玲", "C"]
    assert len({cell_len(line) for line in lines[3:11]}) == 1
    assert not json.loads(call("review", str(tmp_path / "half.mahe"), "--json").out)["finished"]


def test_the_example_of_the_docs_is_what_the_command_says(tmp_path: Path) -> None:
    docs = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")
    ((simulate, example),) = re.findall(r"```sh\n(mahe simulate .*?)\n.*?```\n\n```\n(.*?)```", docs, re.DOTALL)
    words = [str(tmp_path / word) if word == "games" else word for word in simulate.split()[1:]]
    assert call(*words).status == 0
    said = call("review", str(tmp_path / "games" / "game-1.mahe"), "--lang", "en").out.replace(f"{tmp_path}/", "")
    # The last digit may be another on a machine that adds up in another order.
    blurred = re.sub(r"\.\d", "", said).split("\n")
    for line in example.splitlines():
        assert line.strip() == "…" or re.sub(r"\.\d", "", line) in blurred


def test_a_report_on_a_game_with_advice_says_whose(tmp_path: Path) -> None:
    game = bots_record(Rules(players=3, turtles_each=1, deck=SMALL_DECK, set_aside=3), "swimmer", 1)
    text = format_record(record_game(game.rules, ["Ada", "Ben", "Cem"], game.events, extra=[("Advice", "1 3")]))
    path, page = tmp_path / "advised.mahe", tmp_path / "advised.html"
    path.write_text(text, encoding="utf-8")
    assert "With advice: Ada and Cem.\n" in call("review", str(path), "--lang", "en", "--html", str(page)).out
    assert "With advice: Ada and Cem." in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("width", [40, 72])
def test_a_report_can_be_narrow(width: int) -> None:
    record = parse_record(GAME.read_text(encoding="utf-8"))
    lines = review_text("game", record, review(record), "de", width).split("\n")
    assert max(map(cell_len, lines[:3] + lines[8:])) <= width


def test_json_has_seats_whose_parts_add_up() -> None:
    answer = json.loads(call("review", str(GAME), "--json").out)
    assert (answer["finished"], answer["source"]) == (True, "ancient")
    assert [seat["result"] for seat in answer["seats"]] == [0, 1]
    for seat in answer["seats"]:
        assert sum(seat[part] for part in PARTS) == pytest.approx(seat["result"], abs=1e-9)
        assert seat["own_choices"] <= 0
        assert set(seat["level"]) == {"at_least", "below", "bots"}
    assert answer["steps"][0]["event"] == {"type": "turned", "eggs": 1}
    assert answer["mistakes"][-1]["reason"] == {"kind": "other_arrives", "turtle": "D"}
    assert all(0 <= number < len(answer["steps"]) for number in answer["turning_points"])


def test_several_games_make_a_table_by_player(folder: Path) -> None:
    answer = call("review", *map(str, sorted(folder.glob("*.mahe"))), "--lang", "en")
    assert (answer.status, answer.err) == (0, "")
    head, first, second = answer.out.rstrip("\n").split("\n")
    assert head.split() == ["player", "games", "wins", "luck", "choices", "per", "decision", "level"]
    assert first.split()[:4] == ["Navigator", "(Bot)", "3", "33.3%"]
    assert second.split()[:2] == ["Swimmer", "(Bot)"]
    found = json.loads(call("review", *map(str, sorted(folder.glob("*.mahe"))), "--json").out)
    assert [len(game["seats"]) for game in found["games"]] == [3, 3]
    assert [player["name"] for player in found["players"]] == ["bot:navigator", "bot:swimmer"]


def test_a_game_that_begins_at_a_position_is_reviewed_from_there() -> None:
    found = json.loads(call("review", str(FROM_A_POSITION), "--json").out)
    assert [step["turn"] for step in found["steps"][:3]] == [1, 2, 2]
    assert found["steps"][0]["event"] == {"type": "rolled", "pips": 6}
    for seat in found["seats"]:
        assert sum(seat[part] for part in PARTS) == pytest.approx(seat["result"], abs=1e-9)
    answer = call("review", str(FROM_A_POSITION), "--lang", "en")
    assert (answer.status, answer.err) == (0, "")
    turns = FROM_A_POSITION.read_text(encoding="utf-8").splitlines()[-1].split(".")[0]
    assert f"{turns} turns" in answer.out
    record = parse_record(FROM_A_POSITION.read_text(encoding="utf-8"))
    chances = turn_chances(review(record))
    assert len(chances) == int(turns) + 2
    assert chances[0] == chances[1]


def test_a_game_that_has_not_gone_on_from_its_position_is_refused_with_a_sentence(tmp_path: Path) -> None:
    first = parse_position("2x1/4A18B/4/2.1/2")
    path = tmp_path / "still.mahe"
    path.write_text(format_record(record_game(first.rules, ["", ""], [], first=first)), encoding="utf-8")
    assert_refused(call("review", str(path)), "still.mahe: nothing has happened since the position")


def test_a_page_stands_alone(tmp_path: Path) -> None:
    text = GAME.read_text(encoding="utf-8").replace("bot:swimmer", "<i>Eve & Co", 1)
    (tmp_path / "game.mahe").write_text(text, encoding="utf-8")
    page = tmp_path / "game.html"
    assert call("review", str(tmp_path / "game.mahe"), "--html", str(page), "--lang", "nl").status == 0
    html = page.read_text(encoding="utf-8")
    assert '<html lang="nl">' in html
    assert "&lt;i&gt;Eve &amp; Co" in html
    assert "<i>Eve" not in html
    assert not re.search(r"(src|href)=|@import|url\(", html)
    (graph,) = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    assert len(ElementTree.fromstring(graph).findall("polyline")) == 2


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    path = tmp_path / "game.svg"
    assert call("review", str(GAME), "--plot", str(path)).status == 0
    assert ElementTree.parse(path).getroot().tag.endswith("svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plot_speaks_the_language_of_the_report(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    monkeypatch.setitem(matplotlib.rcParams, "svg.fonttype", "none")
    words = Words(language)
    path = tmp_path / "game.svg"
    assert call("review", str(GAME), "--plot", str(path), "--lang", language).status == 0
    drawn = ["".join(text.itertext()) for text in ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")]
    title = call("review", str(GAME), "--lang", language).out.split("\n")[0].split(" – ")[1]
    for part in (title, words("review-plot"), words("review-estimate"), words("review-plot-turn")):
        assert part in " ".join(drawn)


@pytest.mark.parametrize("option", ["--html", "--plot"])
def test_only_one_game_can_be_drawn(option: str, tmp_path: Path) -> None:
    if option == "--plot":
        pytest.importorskip("matplotlib")
    answer = call("review", str(GAME), str(GAME), option, str(tmp_path / "both.svg"))
    assert_refused(answer, option, "needs one game, not several")


def test_a_file_that_is_no_game_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "broken.mahe"
    path.write_text(GAME.read_text(encoding="utf-8").replace("C211=12", "C211=13"), encoding="utf-8")
    assert_refused(call("review", str(path)), "broken.mahe", "line 16")
    assert_refused(call("review", str(GAME), str(tmp_path / "absent.mahe")), "absent.mahe", "no such file")
    path.write_bytes(b"\xff\xfe")
    assert_refused(call("review", str(path)), "byte 1 is not UTF-8 text")


def test_a_solution_that_cannot_be_read_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SOLUTION, str(tmp_path / "absent.solved"))
    (tmp_path / "short.mahe").write_text(format_record(bots_record(SHORT, "swimmer", 1)), encoding="utf-8")
    assert_refused(call("review", str(tmp_path / "short.mahe")), "absent.solved", "no such file")
    assert call("review", str(GAME)).status == 0


def test_a_page_that_cannot_be_written_is_refused_with_a_sentence(tmp_path: Path) -> None:
    assert_refused(call("review", str(GAME), "--html", str(tmp_path / "none" / "game.html")), "no such file")
