"""Advice by a key: alone against bots, and at a server's table where there is some."""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mahe.bots.registry import SOLUTION
from mahe.locales import LANGUAGES, Words
from mahe.record import parse_record
from mahe.review import judge
from mahe.rules import Rules, State, options
from mahe.terminal import local
from mahe.terminal.advice import Advice, advice_lines, advice_on, with_advice
from mahe.terminal.choices import choices
from mahe.terminal.local import Keeping, LocalGame, new_table, resumed_game
from mahe.terminal.panels import Panel
from mahe.terminal.players import cast_of
from mahe.terminal.question import lay_out
from mahe.terminal.saved import interrupted, keep, take_up
from mahe.terminal.table import TableScreen
from tests.kit.strategies import positions
from tests.terminal.keyboard import screen_of
from tests.terminal.pictures import is_advised
from tests.terminal.stage import asked, on_stage, perform, screen_text, table_of, until, verbs
from tests.terminal.test_sizes import PANELS, asked_at

PAIR = Rules(players=2, turtles_each=1)
ALONE = ("Ada", "bot:swimmer")


def advised(path: Path) -> tuple[int, ...]:
    return parse_record(path.read_text(encoding="utf-8")).advised


def test_a_key_shows_what_each_choice_is_worth(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=PAIR, names=ALONE) as (app, pilot):
            await asked(app, pilot)
            assert "%*" not in screen_text(app)
            await pilot.press("1")
            assert await asked(app, pilot) == ["Roll again", "Stop on 3"]
            await pilot.press("a")
            await until(pilot, lambda: is_advised(app))
            found = judge(table_of(app).state)
            roll, stop = (f"{one.worth:.1%}" for one in found.options)
            shown = {choice.verb: choice.chance for choice in table_of(app).query_one(Panel).choices}
            best = found.best.option == found.options[0].option
            assert shown == {"Roll again": f"{roll}{'*' * best}", "Stop on 3": f"{stop}{'*' * (not best)}"}
            await until(pilot, lambda: "% your chance to win" in screen_text(app))
            assert "Estimated by the bot" in screen_text(app)
            # The next decision is taken without it, unless one asks again.
            await pilot.press("s")
            await until(pilot, lambda: verbs(app) == ["Roll for A"])
            assert not is_advised(app)

    perform(play())


def test_a_decision_need_not_wait_for_the_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    goes_on = threading.Event()

    def find(state: State) -> Advice:
        assert goes_on.wait(60)
        return advice_on(state)

    monkeypatch.setattr(local, "advice_on", find)

    async def play() -> None:
        async with on_stage(tmp_path, rules=PAIR, names=ALONE) as (app, pilot):
            await asked(app, pilot)
            await pilot.press("a")
            await until(pilot, lambda: "One moment …" in screen_text(app))
            try:
                await pilot.press("a", "1")
                await until(pilot, lambda: len(verbs(app)) == 2)
            finally:
                goes_on.set()
            await until(pilot, lambda: "One moment …" not in screen_text(app))
            # What was found is about a position that has passed.
            assert not is_advised(app)

    perform(play())


def test_several_at_one_keyboard_get_no_advice_and_are_told_so(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, rules=PAIR, names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            await pilot.press("a")
            await until(pilot, lambda: "There is no advice here." in screen_text(app))
            assert not is_advised(app)

    perform(play())


def test_several_may_agree_on_advice_for_everyone(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path, size=(80, 40)) as (app, pilot):
            form = app.draft
            assert "Advice for everyone" not in screen_text(app)
            # Seat 2 becomes a person's, then the row is there.
            await pilot.press("down", "down", "down", "left", "left")
            assert form.names()[1] == "Ben"
            await until(pilot, lambda: "Advice for everyone" in screen_text(app))
            at = ["start", *(row.name for row in form.rows())].index("advice")
            await pilot.press(*["down"] * (at - 3), "right")
            assert form.has_advice
            assert "everyone may ask what each choice is worth." in screen_text(app)
            await pilot.press("home", "enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen) and verbs(app))
            assert "everyone may ask what each" in screen_text(app)
            await pilot.press("a")
            await until(pilot, lambda: is_advised(app))
            assert parse_record(table_of(app).game.record()).advised == (1,)

    perform(play())


def test_an_interrupted_game_of_several_goes_on_with_advice(tmp_path: Path) -> None:
    game = LocalGame(new_table(PAIR, ("Ada", "Ben"), 1), Words("en"), Keeping(keep(tmp_path)), with_advice=True)
    game.ask_advice()
    game.leave(keep=True)
    kept, record = take_up(interrupted(tmp_path)[0])
    again = resumed_game(record, 2, Words("en"), Keeping(kept))
    assert (again.with_advice, again.has_advice) == (True, True)
    again.leave(keep=False)


def test_a_solution_that_cannot_be_read_is_told_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOLUTION, str(tmp_path / "absent.solved"))

    async def play() -> None:
        async with on_stage(tmp_path, (150, 40), rules=PAIR, names=ALONE) as (app, pilot):
            await asked(app, pilot)
            await pilot.press("a")
            await until(pilot, lambda: "absent.solved" in screen_text(app))
            assert await asked(app, pilot) == ["Roll for A"]

    perform(play())


def test_the_record_says_who_was_advised_also_after_an_interruption(tmp_path: Path) -> None:
    game = LocalGame(new_table(PAIR, ("bot:swimmer", "Ada"), 1), Words("en"), Keeping(keep(tmp_path)))
    while game.deciding is None:
        assert game.thinking is not None
        state = game.states[-1]
        game.do(game.thinking.bot.choose(state, options(state)))
    (path,) = (tmp_path / "games").glob("*.mahe")
    assert advised(path) == ()
    assert game.has_advice
    game.ask_advice()
    assert advised(path) == (2,)
    game.leave(keep=True)
    kept, record = take_up(interrupted(tmp_path)[0])
    again = resumed_game(record, 2, Words("en"), Keeping(kept))
    again.do(options(again.states[-1])[0])
    again.leave(keep=True)
    assert advised(path) == (2,)
    assert '[Advice "2"]' in again.record()


@pytest.mark.parametrize("value", ["", "1", "2 1", "9 x 1"])
def test_a_tag_that_somebody_else_wrote_is_read_as_far_as_it_makes_sense(value: str) -> None:
    game = LocalGame(new_table(PAIR, ALONE, 1), Words("en"))
    record = parse_record(game.record().replace("\n\n", f'\n[Advice "{value}"]\n\n', 1))
    assert record.advised == tuple(int(one) for one in value.split() if one in "12")


def test_at_the_prompt_a_tells_the_best_choice_first() -> None:
    table = new_table(PAIR, ALONE, 1)
    screen = screen_of(table, ["1", "a", "2"])
    at = next(n for n, line in enumerate(screen) if line.endswith(": a"))
    found = judge(table.states[3])
    best = f"{found.best.worth:.1%}"
    other = min(found.options, key=lambda one: one.worth)
    assert screen[at + 1].startswith("Best: ")
    assert screen[at + 1].endswith(f", chance to win {best}.")
    assert screen[at + 2].endswith(f": {other.worth:.1%}, {100 * other.gives_away:.1f} points less.")
    assert screen[at + 3] == "Estimated by the bot Ancient."
    # Then the same question again.
    assert screen[at + 4] == "Your turn."


def test_at_the_prompt_of_several_there_is_none() -> None:
    screen = screen_of(new_table(PAIR, ("Ada", "Ben"), 1), ["A"])
    assert "There is no advice here." in " ".join(screen)


def test_a_solution_that_cannot_be_read_is_told_at_the_prompt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SOLUTION, str(tmp_path / "absent.solved"))
    screen = screen_of(new_table(PAIR, ALONE, 1), ["a"])
    assert f"{tmp_path / 'absent.solved'}: no such file or directory" in screen


def test_a_single_choice_is_not_called_the_best() -> None:
    words, state = Words("en"), new_table(PAIR, ALONE, 1).state
    (option,) = options(state)
    advice = Advice({option: 0.5}, is_exact=True)
    lines = advice_lines(words, state, advice)
    assert lines == ["Roll for A: chance to win 50.0%.", "Exact: this game is solved."]
    (choice,) = with_advice(choices(cast_of(PAIR, ALONE, words), state, [1]), advice, words)
    assert choice.chance == "50.0%"


@settings(max_examples=150)
@given(positions(), st.sampled_from(list(LANGUAGES)), st.sampled_from(PANELS), st.booleans(), st.data())
def test_the_chances_of_all_choices_are_seen_in_every_room(
    state: State, language: str, room: tuple[int, int], alone: bool, data: Any
) -> None:
    question = asked_at(state, language, alone=alone)
    if question is None:
        return
    words = Words(language)
    worths = {option: data.draw(st.floats(0, 1)) for option in options(state)}
    offered = with_advice(question.choices, Advice(worths, is_exact=False), words)
    rows = lay_out(partial(type(question), question.head, question.line)(tuple(offered), question.legend), *room)
    text = "\n".join(row.text.plain for row in rows)
    assert len(rows) <= room[1]
    assert max(len(row.text.plain) for row in rows) <= room[0]
    assert "…" not in text
    for choice in offered:
        assert choice.chance in text or any(brief in text for brief in choice.brief)
    assert {number for row in rows for number, _ in row.choices} == set(range(len(offered)))
