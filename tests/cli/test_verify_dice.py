"""`mahe verify` on games at a server's table: how their dice stand."""

from __future__ import annotations

import re
from pathlib import Path

from mahe.rules import TINY, Rules
from tests.cli.run import Answer, call
from tests.cli.test_verify import GAME
from tests.play.test_fair_record import Browser, Evening, chained


def verify(folder: Path, text: str) -> Answer:
    path = folder / "game.mahe"
    path.write_text(text, encoding="utf-8", newline="\n")
    answer = call("verify", str(path))
    return Answer(answer.status, answer.out.replace(f"{folder}/", ""), answer.err.replace(f"{folder}/", ""))


def test_a_game_that_checks_out_says_how_many_draws_were_made_alone(tmp_path: Path) -> None:
    evening = Evening(Rules(players=3), [chained(1), None, Browser(None)]).start().play()
    draws, alone = evening.table.draws, len(evening.log.alone)
    answer = verify(tmp_path, evening.text())
    assert (answer.status, answer.err) == (0, "")
    assert re.fullmatch(
        r"game\.mahe: right, \d+ turns, seat \d \(.+\) wins with \d+ eggs; "
        rf"dice: all {draws} draws check out, {alone} of them by the server alone\n",
        answer.out,
    )
    assert 1 < alone < draws


def test_a_game_that_the_server_drew_alone_says_so(tmp_path: Path) -> None:
    evening = Evening(TINY, [Browser(None), None]).start()
    answer = verify(tmp_path, evening.text())
    only = "game.mahe: right, unfinished after 0 turns; dice: the only draw checks out, by the server alone\n"
    assert answer == (0, only, "")
    answer = verify(tmp_path, evening.play().text())
    assert answer.status == 0
    assert answer.out.endswith(f"; dice: all {evening.table.draws} draws check out, all by the server alone\n")


def test_a_game_under_way_is_checked_as_far_as_it_got(tmp_path: Path) -> None:
    evening = Evening(TINY, [chained(1), chained(2)]).start().play(2)
    answer = verify(tmp_path, evening.text())
    assert answer.status == 0
    assert answer.out == (
        "game.mahe: right, unfinished after 1 turn; dice: all 2 draws check out, 1 of them by the server alone\n"
    )


def test_a_record_without_chains_says_that_its_dice_were_not_checked(tmp_path: Path) -> None:
    answer = verify(tmp_path, GAME)
    assert answer.status == 0
    assert answer.out.endswith("; dice: not checked, the record carries no chains\n")


def test_wrong_dice_are_told_in_a_sentence_and_set_the_status(tmp_path: Path) -> None:
    text = Evening(TINY, [chained(1), chained(2)]).start().play().text()
    answer = verify(tmp_path, re.sub(r'Table ".*"', 'Table "elsewhere"', text))
    assert (answer.status, answer.out) == (1, "")
    assert re.fullmatch(
        r"game\.mahe: draw \d: the chains give the (die|card) \d, the record says the \1 \d\n", answer.err
    )
    answer = verify(tmp_path, re.sub(r'DrawnAlone ".*"', 'DrawnAlone "all"', text))
    assert answer == (1, "", "game.mahe: DrawnAlone must list the numbers of draws, such as 1 4-9 12\n")


def test_the_rules_come_before_the_dice(tmp_path: Path) -> None:
    text = Evening(TINY, [chained(1), chained(2)]).start().play().text()
    answer = verify(tmp_path, re.sub(r'Result ".*"', 'Result "*"', text.replace("Table", "Tisch")))
    assert (answer.status, answer.out) == (1, "")
    assert "by the moves it should be" in answer.err


def test_among_several_files_wrong_dice_count_as_a_wrong_game(tmp_path: Path) -> None:
    right, wrong, none = (tmp_path / f"{name}.mahe" for name in ("right", "wrong", "none"))
    text = Evening(TINY, [chained(1), chained(2)]).start().play().text()
    right.write_text(text, encoding="utf-8")
    wrong.write_text(re.sub(r'\[DrawnAlone ".*"\]\n', "", text), encoding="utf-8")
    answer = call("verify", str(wrong), str(right))
    assert answer.status == 1
    assert answer.out.startswith(f"{right}: right, ")
    assert answer.err == f"{wrong}: the tag DrawnAlone is missing, and the dice cannot be checked without it\n"
    assert call("verify", str(none), str(wrong)).status == 2


def test_a_game_that_begins_at_a_position_checks_out(tmp_path: Path) -> None:
    position = "2x1d1-1-1-0-0-0s1/4A18B/2/1./2"
    evening = Evening(TINY, [chained(1), chained(2)], position=position).start()
    answer = verify(tmp_path, evening.text())
    assert answer == (0, "game.mahe: right, unfinished after 0 turns; dice: nothing has been drawn yet\n", "")
    answer = verify(tmp_path, evening.play(1).text())
    assert answer.out == "game.mahe: right, unfinished after 1 turn; dice: the only draw checks out\n"
    answer = verify(tmp_path, evening.play().text())
    draws = evening.table.draws
    assert answer.out.endswith(f"; dice: all {draws} draws check out, none of them by the server alone\n")
    changed = evening.text().replace(position, position.replace("1./2", ".1/2"))
    assert verify(tmp_path, changed).status == 1
