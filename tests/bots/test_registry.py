"""Bots are found by name: our own, and those of installed packages."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mahe.bots import (
    CHARACTERS,
    LEVELS,
    BrokenBot,
    UnknownBot,
    bot_maker,
    bot_names,
    is_bot,
    make_bot,
    registry,
    shadowed_names,
)
from mahe.rules import MaheError, Roll, Rules, Stop, options
from tests.bots.packages import SHARK, install, seen
from tests.kit import position

BROKEN = {
    "failing": "shark:Failing",
    "cheating": "shark:Cheating",
    "greedy": "shark:Greedy",
    "mute": "shark:Mute",
    "number": "shark:NUMBER",
    "absent": "shark:Absent",
    "nowhere": "no_such_module:Bot",
}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """A folder where packages are installed, as this process sees it."""
    with seen(tmp_path):
        yield tmp_path


@pytest.fixture
def with_shark(site: Path) -> None:
    install(site, "shark", SHARK, {"shark": "shark:Shark", "cod": "shark:Shark", "swimmer": "shark:Shark", **BROKEN})


def test_there_are_four_levels_weakest_first() -> None:
    assert LEVELS == ("hatchling", "swimmer", "navigator", "ancient")
    assert bot_names()[:4] == LEVELS


def test_characters_come_after_the_levels() -> None:
    assert CHARACTERS == ("hermit", "pirate", "surfer", "companion")
    assert bot_names()[4:8] == CHARACTERS
    assert not {*CHARACTERS} & {*LEVELS}


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_is_made_by_the_class_of_its_name(name: str) -> None:
    assert type(make_bot(name, Random(1))).__name__ == name.capitalize()
    assert is_bot(name)


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_made_by_the_class_of_its_name(name: str) -> None:
    bot = make_bot(name, Random(1))
    assert type(bot).__name__ == name.capitalize()
    assert type(bot).__module__ == f"mahe.bots.{name}"
    assert is_bot(name)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("", ""),
        ("Swimmer", " (did you mean 'swimmer'?)"),
        ("shark", ""),
        ("swimmer ", " (did you mean 'swimmer'?)"),
        ("mahe.bots.swimmer:Swimmer", ""),
    ],
)
def test_a_name_that_no_bot_has_is_refused_with_the_names_there_are(name: str, meant: str) -> None:
    assert not is_bot(name)
    for find in (bot_maker, lambda name: make_bot(name, Random(1))):
        with pytest.raises(UnknownBot) as refusal:
            find(name)
        assert refusal.value.name == name
        assert str(refusal.value) == f"there is no bot called {name!r}{meant}; there are {', '.join(bot_names())}"


def test_a_level_whose_code_cannot_be_imported_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    registry._our_maker.cache_clear()
    monkeypatch.setitem(sys.modules, "mahe.bots.swimmer", None)
    with pytest.raises(BrokenBot, match=r"^the bot swimmer is broken: it cannot be loaded \(ModuleNotFoundError: "):
        make_bot("swimmer", Random(1))
    monkeypatch.undo()
    assert type(make_bot("swimmer", Random(1))).__name__ == "Swimmer"


@pytest.mark.usefixtures("with_shark")
def test_a_packages_bot_is_listed_after_ours_and_plays() -> None:
    assert bot_names() == (*LEVELS, *CHARACTERS, *sorted(["shark", "cod", *BROKEN]))
    assert is_bot("shark")
    state = position("5: A | A threw 2")
    assert make_bot("shark", Random(1)).choose(state, options(state)) == Roll()
    state = position("5: A | A threw 2 2")
    assert make_bot("shark", Random(1)).choose(state, options(state)) == Stop()


@pytest.mark.usefixtures("with_shark")
def test_a_packages_bot_gets_the_generator() -> None:
    state = position("A to throw", Rules(players=2))
    one, other = make_bot("shark", Random(3)), make_bot("shark", Random(3))
    assert [one.choose(state, options(state)) for _ in range(20)] == [
        other.choose(state, options(state)) for _ in range(20)
    ]


@pytest.mark.usefixtures("with_shark")
def test_a_name_of_ours_means_our_bot() -> None:
    assert type(make_bot("swimmer", Random(1))).__module__ == "mahe.bots.swimmer"
    assert bot_names().count("swimmer") == 1
    assert shadowed_names() == ("swimmer",)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("greedy", "it cannot be made (TypeError: "),
        ("mute", "<Mute> has no method choose"),
        ("number", "shark:NUMBER of shark cannot be called to make one"),
        ("absent", "shark:Absent of shark cannot be loaded (AttributeError: "),
        ("nowhere", "no_such_module:Bot of shark cannot be loaded (ModuleNotFoundError: "),
    ],
)
@pytest.mark.usefixtures("with_shark")
def test_a_packages_bot_that_cannot_be_made_is_told_in_one_sentence(name: str, reason: str) -> None:
    assert is_bot(name)
    with pytest.raises(BrokenBot) as refusal:
        make_bot(name, Random(1))
    assert isinstance(refusal.value, MaheError)
    assert str(refusal.value).startswith(f"the bot {name} is broken: {reason}")
    assert str(refusal.value).isprintable()


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("failing", "it fails when it must decide (RuntimeError: lost my way)"),
        ("cheating", "it chose Stop() out of Start(turtle='A')"),
    ],
)
@pytest.mark.usefixtures("with_shark")
def test_a_packages_bot_that_goes_wrong_is_told_in_one_sentence(name: str, reason: str) -> None:
    state = position("A to throw")
    bot = make_bot(name, Random(1))
    with pytest.raises(BrokenBot) as refusal:
        bot.choose(state, options(state))
    assert str(refusal.value) == f"the bot {name} is broken: {reason}"
    assert (refusal.value.name, refusal.value.reason) == (name, reason)


def test_a_module_that_fails_is_told_in_one_sentence(site: Path) -> None:
    install(site, "shark", "1 / 0", {"shark": "shark:Shark"})
    with pytest.raises(BrokenBot, match=r"shark:Shark of shark cannot be loaded \(ZeroDivisionError: division by zero"):
        make_bot("shark", Random(1))


def test_two_packages_with_bots_of_the_same_name_are_told_apart(site: Path) -> None:
    install(site, "shark", SHARK, {"shark": "shark:Shark"})
    install(site, "whale", SHARK, {"shark": "whale:Shark"})
    assert bot_names() == (*LEVELS, *CHARACTERS, "shark")
    with pytest.raises(BrokenBot, match="several packages bring a bot of that name") as refusal:
        make_bot("shark", Random(1))
    assert {"shark:Shark of shark", "whale:Shark of whale"} <= {
        word.strip("()") for word in str(refusal.value).split(" (")[1].split(", ")
    }


def _imported(code: str) -> set[str]:
    """Return the modules that running *code* imports in a new process."""
    command = [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, check=True, text=True).stdout.split())


@pytest.mark.process
def test_the_registry_loads_no_bot_before_one_is_made_and_looks_at_no_package_for_ours() -> None:
    heavy = {
        "numpy",
        "numba",
        "importlib.metadata",
        *(f"mahe.bots.{name}" for name in (*LEVELS, "characters", "companion")),
    }
    assert not heavy & _imported("import mahe.bots")
    made = _imported("import mahe.bots, random; mahe.bots.make_bot('swimmer', random.Random(1))")
    assert heavy & made == {"mahe.bots.swimmer"}


@pytest.mark.process
@pytest.mark.parametrize("words", [["--help"], ["rules"], ["simulate", "--help"], ["arena", "--help"]])
def test_help_and_rules_load_neither_bots_nor_numbers(words: list[str]) -> None:
    code = f"from mahe.cli.main import main\ntry:\n    main({words!r})\nexcept SystemExit:\n    pass\n"
    assert not {"numpy", "numba", "importlib.metadata", "mahe.bots.navigator"} & _imported(code)
