"""What the commands say about themselves."""

from __future__ import annotations

from importlib import resources

import click
import pytest

from mahe import __version__
from mahe.cli.main import COMMANDS, cli
from mahe.locales import LANGUAGES
from tests.cli.run import assert_refused, call, run

TABLE_OPTIONS = (
    "--players",
    "--turtles",
    "--cards",
    "--third-die-at-seven",
    "--bust-ends-turn",
    "--deck",
    "--set-aside",
    "--preset",
)
OPTIONS = {
    "play": ("--port", "--database", "--no-browser"),
    "terminal": (*TABLE_OPTIONS, "--people", "--bot", "--seed", "--record", "--plain", "--speed", "--lang"),
    "simulate": (*TABLE_OPTIONS, "--games", "--seed", "--bots", "--engine", "--records", "--json"),
    "arena": (
        *TABLE_OPTIONS,
        "--engine",
        "--engine-time",
        "--games",
        "--seed",
        "--jobs",
        "--plain",
        "--json",
        "--plot",
    ),
    "engine": ("--check", "--engine-time", "--seed"),
    "static": ("--out", "--server"),
    "puzzles": ("--today", "--day", "--count", "--seed", "--out"),
    "review": ("--json", "--plot", "--html", "--rollouts", "--lang"),
    "position": ("--json", "--rollouts", "--lang"),
    "picture": ("--turn", "--out", "--gif", "--width", "--night", "--clockwise", "--scores", "--lang"),
    "verify": (),
    "rules": ("--lang",),
}


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_lists_every_command_with_a_whole_sentence(flag: str) -> None:
    answer = call(flag)
    assert (answer.status, answer.err) == (0, "")
    for command in OPTIONS:
        (line,) = (line for line in answer.out.split("\n") if line.startswith(f"  {command} "))
        assert line.endswith(".")
        assert not line.endswith("..")


@pytest.mark.parametrize("command", OPTIONS)
def test_help_of_a_command_explains_each_of_its_options(command: str) -> None:
    answer = call(command, "--help")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.startswith(f"Usage: mahe {command} ")
    for option in OPTIONS[command]:
        assert f"\n  {option} " in answer.out


@pytest.mark.parametrize("command", COMMANDS)
def test_help_leaves_no_option_out_and_fits_a_terminal(command: str) -> None:
    out = call(command, "--help").out
    found = cli.get_command(click.Context(cli), command)
    assert found is not None
    for parameter in found.params:
        for name in parameter.opts if isinstance(parameter, click.Option) else [parameter.metavar or "FILE..."]:
            assert name in out
    assert max(map(len, out.split("\n"))) <= 100


def test_every_command_is_tested_here() -> None:
    assert set(COMMANDS) >= set(OPTIONS)


@pytest.mark.parametrize("flag", ["-V", "--version"])
def test_version(flag: str) -> None:
    assert call(flag) == (0, f"mahe {__version__}\n", "")


@pytest.mark.process
def test_rules_prints_the_rules() -> None:
    assert run("rules") == run("rules", "--lang", "en") == call("rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_the_rules_in_each_language(language: str) -> None:
    text = (resources.files("mahe") / "locales" / language / "rules.md").read_text(encoding="utf-8")
    assert text.startswith("# Mahé\n")
    assert call("rules", "--lang", language) == (0, text, "")


@pytest.mark.parametrize("arguments", [("shark",), ("plays",), ("",), ("a\nb",), ("simulate.py",), ("__init__",)])
def test_an_unknown_command_is_refused(arguments: tuple[str, ...]) -> None:
    assert_refused(call(*arguments), "mahe: No such command")


@pytest.mark.parametrize("command", ["", *OPTIONS])
def test_an_unknown_option_is_refused(command: str) -> None:
    assert_refused(call(*command.split(), "--shark"), "mahe: No such option", "--shark")


def test_a_misspelt_option_is_told_the_right_one() -> None:
    assert_refused(call("simulate", "--player", "3"), "--players")


@pytest.mark.parametrize("command", ["play", "simulate", "rules"])
def test_an_argument_too_many_is_refused(command: str) -> None:
    assert_refused(call(command, "shark"), "mahe: Got unexpected extra argument", "shark")
