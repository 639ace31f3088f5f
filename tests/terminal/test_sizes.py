"""From 60 columns and 20 lines on, nothing that a decision needs is cut off; below, it is said what to do."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual.pilot import Pilot

from mahe.locales import LANGUAGES, Words
from mahe.rules import NEST, PlayCard, Rules, State, actor
from mahe.terminal.app import MaheApp
from mahe.terminal.choices import choices, status
from mahe.terminal.panels import LEAST, Log, Panel, Players
from mahe.terminal.players import cast_of
from mahe.terminal.question import Question, lay_out
from mahe.terminal.table_form import TableForm
from tests.kit.strategies import positions
from tests.terminal.pictures import LARGE, crowd, long_podium
from tests.terminal.stage import Actor, asked, on_stage, perform, screen_text, table_of, until, verbs

SIZES = [LEAST, (80, 20), (80, 23), (80, 24), (100, 30), (60, 50), (200, 50)]
PANELS = [(58, 6), (58, 7), (28, 11), (28, 12), (28, 14), (38, 30)]
"""The least room that the question gets in any terminal, and more."""

NAME = "Maximiliane-Charlotte V."


def asked_at(state: State, language: str, *, alone: bool) -> Question | None:
    """Return what the table's screen would ask."""
    seat = actor(state)
    if not isinstance(seat, int):
        return None
    names = [NAME if one == seat or not alone else "bot:navigator" for one in state.rules.seats]
    cast = cast_of(state.rules, names, Words(language))
    yours = [seat] if alone else list(state.rules.seats)
    head, line = status(cast, state, seat, yours)
    hand = cast.words("table-your-cards", cards=", ".join("123456"))
    return Question(head, line, tuple(choices(cast, state, yours)), cast.words("terminal-legend"), hand)


@settings(max_examples=150)
@given(positions(), st.sampled_from(list(LANGUAGES)), st.sampled_from(PANELS), st.booleans())
def test_every_choice_is_there_with_what_comes_of_it(
    state: State, language: str, room: tuple[int, int], alone: bool
) -> None:
    question = asked_at(state, language, alone=alone)
    if question is None:
        return
    rows = lay_out(question, *room)
    text = "\n".join(row.text.plain for row in rows)
    flat = " ".join(text.split())
    assert len(rows) <= room[1]
    assert max(len(row.text.plain) for row in rows) <= room[0]
    assert "…" not in text
    assert " ".join(question.head.split()) in flat
    for number, choice in enumerate(question.choices, 1):
        assert f" {choice.key or number} " in f" {text} "
        whole = all(" ".join(said.split()) in flat for said in (choice.verb, *choice.notes))
        assert whole or any(brief in text for brief in choice.brief)
        if isinstance(choice.decision, PlayCard):
            assert str(choice.decision.eggs) in text
    taken = {number for row in rows for number, _ in row.choices}
    assert taken == set(range(len(question.choices)))


def test_a_click_finds_the_choice_in_its_column() -> None:
    state = perform(_crowd_state())
    question = asked_at(state, "en", alone=True)
    assert question is not None
    rows = [row for row in lay_out(question, 58, 6) if row.choices]
    for row in rows:
        for number, start in row.choices:
            choice = question.choices[number]
            assert row.text.plain[start : start + 3] == f" {choice.key or number + 1} "
            assert row.at(start) == row.at(start + 20) == number
    assert {number for row in rows for number, _ in row.choices} == set(range(len(question.choices)))


async def _crowd_state() -> State:
    async with crowd() as app:
        return table_of(app).state


@pytest.mark.thorough
@pytest.mark.parametrize(("players", "language"), [(3, "de"), *((7, language) for language in LANGUAGES)])
def test_a_full_table_can_be_played_at_every_size(players: int, language: str) -> None:
    async def play() -> None:
        async with crowd(LARGE, language, players) as app:
            pilot: Actor = Pilot(app)
            table = table_of(app)
            for size in SIZES:
                await pilot.resize_terminal(*size)
                await until(pilot, partial(_is_drawn, app, size))
                lines = screen_text(app).split("\n")
                text = "\n".join(lines)
                assert max(map(len, lines)) <= size[0]
                assert lines[-1].rstrip().split("  ")[-1].split(" · ")[-1].startswith("Q")
                assert all(f"{number:>2}" in text for number in range(1, 22))
                for place in table.game.cast.places:
                    assert f"{''.join(place.turtles)} " in text
                assert "►" in text
                panel = table.query_one(Panel)
                shown = "\n".join(row.text.plain for row in lay_out(panel._question, *panel.content_size))
                assert "…" not in shown
                for line in shown.split("\n"):
                    assert line.replace("\xa0", " ").rstrip() in text
                assert table.query_one(Log).size.height >= 1
                assert table.query_one(Players).content_size.height >= players + 1

    perform(play())


def _is_drawn(app: MaheApp, size: tuple[int, int]) -> bool:
    return app.size == size and verbs(app) != [] and len(screen_text(app).split("\n")) == size[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 7])
def test_the_podium_fits_the_smallest_terminal(players: int, language: str) -> None:
    async def end() -> None:
        async with long_podium(LEAST, language, players) as app:
            text = screen_text(app)
            words, state = app.words, table_of(app).state
            assert NEST in state.perches
            assert all(words("table-rank", rank=rank) in text for rank in range(1, players + 1))
            keys = words("terminal-podium-keys").split(" · ")
            assert all(" ".join(key.split()) in " ".join(text.replace("│", " ").split()) for key in keys)
            assert "╰" in text

    perform(end())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [LEAST, (80, 23)])
def test_set_up_fits_the_smallest_terminal(size: tuple[int, int], language: str, tmp_path: Path) -> None:
    async def choose() -> None:
        async with on_stage(tmp_path, size, language) as (app, pilot):
            await pilot.press("down", *["right"] * 3)
            assert app.draft.players == 7
            seen = screen_text(app)
            for _ in app.draft.rows():
                await pilot.press("down")
                seen += screen_text(app)
            for row in app.draft.rows():
                for said in (row.label, f"‹ {row.value} ›", *row.hint.split()[-1:]):
                    assert said.replace("\xa0", " ") in seen
            assert screen_text(app).split("\n")[-1].split("  ")[-1].split(" · ")[-1].startswith("Q")

    perform(choose())


@pytest.mark.parametrize("language", LANGUAGES)
def test_rows_of_the_set_up_need_one_line_each(language: str) -> None:
    draft = TableForm(Words(language))
    draft.players = 7
    rows = draft.rows()
    width = max(len(row.label) for row in rows) + 3
    assert all(2 + width + len(row.value) + 4 <= LEAST[0] - 2 for row in rows)


@pytest.mark.parametrize(
    ("size", "language"), [((59, 20), "en"), ((60, 19), "de"), *(((30, 9), language) for language in LANGUAGES)]
)
def test_a_terminal_that_is_too_small_says_what_can_be_done(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    async def shrink() -> None:
        async with on_stage(tmp_path, LARGE, language, rules=Rules(players=2), names=("Ada", "Ben")) as (app, pilot):
            await asked(app, pilot)
            before = screen_text(app)
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: "--plain" in screen_text(app))
            said = screen_text(app)
            for word in ("60", "20", str(size[0]), str(size[1]), " Q"):
                assert word in said
            # Whoever cannot see the question does not answer it by chance.
            await pilot.press("1", "enter", "r")
            assert len(table_of(app).game.events) == 1
            await pilot.resize_terminal(*LARGE)
            await until(pilot, lambda: screen_text(app) == before)
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: "--plain" in screen_text(app))
            await pilot.press("q")
            await until(pilot, lambda: app.words("terminal-quit").replace("\xa0", " ") in screen_text(app))
            await pilot.press("1")
            await until(pilot, lambda: app.return_value is not None)
        assert app.return_value == app.words("terminal-kept")

    perform(shrink())


def test_resizing_in_the_middle_of_a_motion_loses_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        names = ("Ada", "bot:swimmer")
        async with on_stage(tmp_path, LARGE, rules=Rules(players=2), names=names, speed="calm") as (app, pilot):
            await asked(app, pilot)
            table = table_of(app)
            await pilot.press("1")
            sizes = [LEAST, (20, 5), (80, 23), (59, 40), (100, 30), (60, 20)]
            for at in range(40):
                await pilot.resize_terminal(*sizes[at % len(sizes)])
                if verbs(app):
                    break
            await pilot.resize_terminal(*LARGE)
            await pilot.press("space")
            await until(pilot, lambda: verbs(app))
            assert table.shown == len(table.game.events)
            assert verbs(app)[0] in screen_text(app)

    perform(play())
