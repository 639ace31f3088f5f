"""A misspelt command, option or value gets a suggestion."""

from __future__ import annotations

import pytest

from tests.cli.run import assert_refused, call


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        ("simulat", "Did you mean 'simulate'?"),
        ("plya", "Did you mean 'play'?"),
        ("sevre", "'serve'"),
        ("simulate --game 3", "--games"),
        ("terminal --recrod x", "'--record'"),
        ("play --nobrowser", "Did you mean '--no-browser'?"),
        ("solve --persision 1", "'--precision'"),
        ("simulate --bots swimer", "did you mean 'swimmer'?"),
        ("simulate --bots swimmer,hatchlin,swimmer,swimmer", "did you mean 'hatchling'?"),
        ("simulate --bots Ancient", "did you mean 'ancient'?"),
        ("simulate --engine kernal", "Did you mean 'kernel'?"),
        ("simulate --preset frensh", "Did you mean 'french'?"),
        ("arena swimer hatchling", "did you mean 'swimmer'?"),
        ("tune --against hatchlings", "did you mean 'hatchling'?"),
        ("solve --bots navigater", "did you mean 'navigator'?"),
        ("solve --bots swimmer --against navigater", "did you mean 'navigator'?"),
        ("terminal --bot swimer", "did you mean 'swimmer'?"),
        ("terminal --speed quik", "Did you mean 'quick'?"),
        ("rules --lang DE", "Did you mean 'de'?"),
        ("train --out x --tables 2x", "did you mean '2x2'?"),
    ],
)
def test_what_is_nearly_right_is_named(arguments: str, meant: str) -> None:
    assert_refused(call(*arguments.split()), "mahe: ", meant)


@pytest.mark.parametrize("arguments", ["shark", "rules --shark", "simulate --bots shark", "simulate --engine shark"])
def test_what_is_like_nothing_gets_no_suggestion(arguments: str) -> None:
    answer = call(*arguments.split())
    assert_refused(answer, "mahe: ")
    assert "id you mean" not in answer.err
