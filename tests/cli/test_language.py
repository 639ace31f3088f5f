"""Which language the commands speak."""

from __future__ import annotations

import pytest

from mahe.cli.language import language_of
from mahe.locales import LANGUAGES, Words
from tests.cli.run import assert_refused, call, run


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "fr.ISO-8859-15@euro"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({"LC_ALL": "fr_CH", "LANG": "de_CH"}, "fr"),
        ({"LC_MESSAGES": "it_CH", "LANG": "de_CH"}, "it"),
        ({"LC_MESSAGES": "IT", "LC_ALL": ""}, "it"),
        ({"LC_ALL": "ja_JP", "LANG": "de_CH"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de"}, "de"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "ja:nl_BE:de"}, "nl"),
        ({"LANG": "it_IT.UTF-8", "LANGUAGE": "ja:ko"}, "it"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANGUAGE": "de"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_the_language_of_the_terminal(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert call("rules") == (0, Words(language).rules(), "")


def test_the_list_of_languages_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("LANGUAGE", "ja:fr")
    assert call("rules").out == Words("fr").rules()


@pytest.mark.process
def test_the_option_goes_before_the_environment() -> None:
    answer = run("rules", "--lang", "it", env={"LC_ALL": "de_DE.UTF-8", "LANGUAGE": "nl"})
    assert answer == (0, Words("it").rules(), "")


@pytest.mark.parametrize("command", ["rules", "terminal"])
def test_help_says_where_the_language_is_from(command: str) -> None:
    assert "[default: (that of the terminal, or en)]" in " ".join(call(command, "--help").out.split())


def test_a_language_that_is_not_there_is_refused() -> None:
    assert_refused(call("rules", "--lang", "xx"), "--lang", "'xx'", "'en'", "'it'")
