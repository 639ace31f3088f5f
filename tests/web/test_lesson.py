"""The tutorial of the page is a game by the rules, and up to date."""

from __future__ import annotations

from tools.lesson import FILE, lesson, text


def test_the_lesson_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run `python tools/lesson.py`"


def test_the_learner_decides_only_where_the_rules_say_so() -> None:
    for step in lesson()["steps"]:
        if step["expected"] is not None:
            assert step["position"]["actor"] == 1
            assert step["expected"] in [option["event"] for option in step["position"]["options"]]


def test_the_lesson_shows_what_it_should_teach() -> None:
    steps = {step["name"]: step for step in lesson()["steps"]}
    moves = [entry["move"] for step in steps.values() for entry in step["entries"] if "move" in entry]
    assert any(move["bust"] for move in moves)
    assert any(move["riders"] == ["B"] and move["by"] == 2 and move["eggs"] for move in moves), "carry and lose"
    assert any(move["riders"] == ["A"] and move["by"] == 1 and move["eggs"] for move in moves), "ride and win"
    assert {len(move["dice"]) for move in moves} == {1, 2, 3}
    assert moves[-1]["eggs"] == 7
    assert lesson()["standing"]["winners"] == [1]
