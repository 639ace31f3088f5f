"""Setting a table up, on the screen and at the prompt."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from mahe.bots import USUAL_BOT, bot_names
from mahe.locales import LANGUAGES, Words
from mahe.rules import Rules
from mahe.terminal.plain_setup import set_up
from mahe.terminal.table import TableScreen
from mahe.terminal.table_form import TableForm
from tests.cli.run import call
from tests.terminal.keyboard import Keyboard
from tests.terminal.stage import Actor, asked, on_stage, perform, screen_text, table_of, until


async def to_row(pilot: Actor, app: object, name: str) -> None:
    del app
    ids = [option.id for option in pilot.app.screen.query_one("#rows").options]  # type: ignore[attr-defined]
    pilot.app.screen.query_one("#rows").highlighted = ids.index(name)  # type: ignore[attr-defined]
    await pilot.pause()


def test_enter_and_enter_plays(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, TableScreen))
            assert await asked(app, pilot) == ["Roll for A"]
            await pilot.press("enter")
            assert (await asked(app, pilot))[0] == "Roll again"
            game = table_of(app).game
            assert [place.kind for place in game.cast.places] == ["person", "bot", "bot", "bot"]

    perform(play())


def test_everything_can_be_chosen_with_the_keys(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            for name, keys in {
                "players": ["left"],
                "seat2": ["left", "left"],
                "seat3": ["right"] * (len(bot_names()) - bot_names().index(USUAL_BOT)),
                "turtles": ["right"],
                "cards": ["space"],
                "third": ["enter"],
                "bust": ["right"],
                "open": ["right"],
                "aside": ["left", "left"],
            }.items():
                await to_row(pilot, app, name)
                await pilot.press(*keys)
            await to_row(pilot, app, "seat1")
            await pilot.press("enter")
            await pilot.pause()
            app.screen.query_one(Input).value = "  Zoë   Q "
            await pilot.press("enter")
            await to_row(pilot, app, "deck")
            await pilot.press("enter")
            await pilot.pause()
            app.screen.query_one(Input).value = "1 1 1, 1 1 1"
            await pilot.press("enter")
            await pilot.pause()
            assert app.draft.rules() == Rules(
                players=3,
                turtles_each=1,
                cards_as_dice=True,
                third_die_at_seven=True,
                bust_ends_turn=True,
                deck=(1, 1, 1, 1, 1, 1),
                set_aside=2,
            )
            assert app.draft.names() == ["Zoë Q", "Ben", "Cleo"]
            assert app.draft.open_clutches

    perform(play())


def test_what_would_not_work_is_said_and_does_not_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            await to_row(pilot, app, "turtles")
            await pilot.press("left")
            assert "Two turtles each need 2 or 3 players." in screen_text(app)
            await to_row(pilot, app, "start")
            await pilot.press("enter")
            await pilot.pause()
            assert not isinstance(app.screen, TableScreen)

    perform(play())


def test_the_language_changes_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with on_stage(tmp_path) as (app, pilot):
            await to_row(pilot, app, "language")
            await pilot.press("right")
            await pilot.pause()
            assert Words("de")("home-motto") in screen_text(app)
            assert "Käpt’n" in screen_text(app)

    perform(play())


def test_ctrl_c_leaves_at_once_where_there_is_no_game(tmp_path: Path) -> None:
    async def play() -> str | None:
        async with on_stage(tmp_path) as (app, pilot):
            await pilot.press("ctrl+c")
            await pilot.pause()
        return app.return_value

    assert perform(play()) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_fits_the_smallest_terminal(language: str) -> None:
    draft = TableForm(Words(language))
    draft.players = 7
    rows = draft.rows()
    assert len(rows) + 2 <= 19
    width = max(len(row.label) for row in rows) + 3
    assert all(width + len(row.value) + 6 <= 74 for row in rows)


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"turtles": 2}, "Two turtles each need 2 or 3 players. With 4 it is one each."),
        ({"deck": (4, 4, 4, 4, 4, 5)}, "The box has 24 cards; this deck has 25."),
        ({"deck": (1, 2)}, "Whole numbers from 0 to 24, please."),
        ({"deck": (1, 0, 0, 0, 0, 0)}, "With 4 set aside, the deck needs more than 4 cards; it has 1."),
        ({"people": {1: "Ada", 2: "Аdа"}}, "Two players are called Аdа. Give one of them another name."),
        ({"people": {1: "Ada", 2: "ADA"}}, "Two players are called ADA. Give one of them another name."),
    ],
)
def test_a_draft_says_what_would_not_work(change: dict[str, object], trouble: str) -> None:
    draft = TableForm(Words("en"))
    assert draft.trouble() == ""
    vars(draft).update(change)
    assert draft.trouble() == trouble


@pytest.mark.parametrize("name", ["", "   ", "bot:swimmer", "Bot\uff1aswimmer", "\x1b\ud800"])
def test_a_name_that_will_not_do_is_refused(name: str) -> None:
    draft = TableForm(Words("en"))
    assert draft.type("seat1", name) == "Type a name first."
    assert draft.people == {1: "Captain"}


def test_a_name_is_cleaned_as_a_server_does() -> None:
    draft = TableForm(Words("en"))
    assert draft.type("seat1", "می\u200cخواهم\x1b") == ""
    assert draft.people == {1: "می\u200cخواهم"}


def test_at_the_prompt_enter_starts(tmp_path: Path) -> None:
    keyboard = Keyboard([""])
    draft = TableForm(Words("en"))
    assert set_up(draft, keyboard.prompt, tmp_path) is None
    assert keyboard.screen[1] == "  1  Start"
    assert draft.rules() == Rules()


def test_at_the_prompt_rows_are_changed_by_their_numbers(tmp_path: Path) -> None:
    draft = TableForm(Words("en"))
    places = {row.name: str(number) for number, row in enumerate(draft.rows(), 2)}
    answers = [places["cards"], places["seat1"], "Zoë", places["seat2"], places["deck"], "x", "99", "?", ""]
    keyboard = Keyboard(answers)
    assert set_up(draft, keyboard.prompt, tmp_path) is None
    assert draft.cards
    assert draft.people == {1: "Zoë"}
    assert draft.names()[1] == "bot:navigator"
    assert "Whole numbers from 0 to 24, please." in keyboard.screen
    assert "Please type 1 to 14." in keyboard.screen


@pytest.mark.parametrize("how", ["q", "Q"])
def test_at_the_prompt_q_quits_before_there_is_a_game(how: str) -> None:
    answer = call("terminal", stdin=f"?\n{how}\n")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.count("  1  Start\n") == 2


def test_at_the_prompt_a_table_that_cannot_be_is_told_so(tmp_path: Path) -> None:
    draft = TableForm(Words("en"))
    draft.turtles = 2
    keyboard = Keyboard(["1"])
    with pytest.raises(EOFError):
        set_up(draft, keyboard.prompt, tmp_path)
    assert "Two turtles each need 2 or 3 players. With 4 it is one each." in keyboard.screen
