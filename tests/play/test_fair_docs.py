"""docs/fair-dice.md: every value in it is real."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from mahe.play import DiceCheck, check_dice
from mahe.play.fair import LENGTH, Chain
from mahe.record import format_record, parse_record
from tests.cli.run import call

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "fair-dice.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    """Return what stands between fences of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


(GAME,) = blocks("mahe")


def test_the_worked_example_is_what_python_says() -> None:
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks("pycon")), {}, "fair-dice", "docs/fair-dice.md", 0)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(examples, out=said.append)
    assert runner.summarize(verbose=False).attempted > 15
    assert not said, "".join(said)


def test_the_game_of_the_example_checks_out() -> None:
    record = parse_record(GAME)
    assert format_record(record) == GAME
    assert check_dice(record) == DiceCheck(draws=20, alone=10)


def test_the_secrets_of_the_example_are_as_the_page_says() -> None:
    assert "the server's is the bytes 0 to 31, Ada's the bytes 32 to 63" in PAGE
    tags = dict(parse_record(GAME).tags)
    server, ada = Chain(bytes(range(32))), Chain(bytes(range(32, 64)))
    assert (tags["ServerTip"], tags["ServerLink"]) == (server.tip.hex(), server.link(20).hex())
    assert (tags["Tip1"], tags["Link1"]) == (ada.tip.hex(), ada.link(9).hex())


def test_verify_says_what_the_page_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    right, wrong = (block.rstrip("\n") for block in blocks("") if "lagoon.mahe: " in block)
    command, _, answer = right.replace("\n", " ").partition(" lagoon.mahe: ")
    assert command == "$ mahe verify lagoon.mahe"
    monkeypatch.chdir(tmp_path)
    path = Path("lagoon.mahe")
    path.write_text(GAME, encoding="utf-8")
    assert call("verify", "lagoon.mahe") == (0, f"lagoon.mahe: {answer}\n", "")
    path.write_text(one_die_changed(), encoding="utf-8")
    assert call("verify", "lagoon.mahe") == (1, "", f"{wrong}\n")


def one_die_changed() -> str:
    """Return the game up to its first die, that die changed from 3 to 4, with chains that fit."""
    server, ada = Chain(bytes(range(32))), Chain(bytes(range(32, 64)))
    text = GAME.partition("\n\n")[0] + "\n\n1. A4\n"
    text = re.sub(r'\[(?:Check|Eggs|Result) ".*"\]\n', "", text)
    text = re.sub(r'ServerLink ".*"', f'ServerLink "{server.link(2).hex()}"', text)
    text = re.sub(r'Link1 ".*"', f'Link1 "{ada.link(1).hex()}"', text)
    return re.sub(r'DrawnAlone ".*"', 'DrawnAlone "1"', text)


def test_the_numbers_of_the_recipe_are_those_of_the_code() -> None:
    assert LENGTH == 4096
    assert "hashed 4096 times" in PAGE
    assert '"mahe chain 1:" ‖ link' in PAGE


def test_links_within_the_pages_lead_somewhere() -> None:
    headings = {
        re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
        for heading in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE)
    }
    for target in re.findall(r"\]\(#([^)]*)\)", PAGE):
        assert target in headings
    for file in re.findall(r"\]\(([a-z-]+\.md)", PAGE):
        assert (DOCS / file).exists()
