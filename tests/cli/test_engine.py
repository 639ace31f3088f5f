"""`mahe engine`, and engines in `mahe arena`: what they say, and how they end."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import assert_refused, call, run
from tests.kit.processes import environment, interrupt
from tests.lab.engine.kit import held_pipe, program

pytestmark = pytest.mark.skipif(os.name != "posix", reason="process groups of POSIX")

SHORT = ["--deck", "2,2,1,1,1,1"]
TIME = ["--engine-time", "60"]


def test_a_conversation_on_standard_input_and_output() -> None:
    answer = call("engine", "swimmer", stdin="mahe 1\nping\ndecide 4x1/4BA17C/5/13..55.2/2:B24\nhello\nquit\nping\n")
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[:5] == ["name Mahe swimmer", "author Mahe contributors", "mahe 1", "ok", "choose stop"]
    assert [line.partition(" ")[0] for line in lines[5:]] == ["error"]


@pytest.mark.process
def test_an_answer_comes_before_the_next_question_is_asked() -> None:
    command = [sys.executable, "-m", "mahe.cli", "engine", "hatchling"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()) as engine:
        assert engine.stdin
        assert engine.stdout
        for _ in range(3):
            engine.stdin.write(b"ping\n")
            engine.stdin.flush()
            assert engine.stdout.readline() == b"ok\n"
        engine.stdin.close()
        assert engine.wait(60) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["shark"], "there is no bot called 'shark'"),
        (["--engine-time", "0"], "--engine-time"),
        (["--engine-time", "soon"], "--engine-time"),
        (["--check", ""], "its command is empty"),
    ],
)
def test_bad_input_is_refused(words: list[str], said: str) -> None:
    assert_refused(call("engine", *words), said)


@pytest.mark.process
def test_check_says_in_one_sentence_what_is_wrong() -> None:
    assert_refused(
        call("engine", *TIME, "--check", program("takes-any-word")),
        "mahe: the engine Sound 1 fails: its answer to a word that it does not know is 'ok', not an error",
    )
    assert_refused(call("engine", "--check", "no/such/program"), "it cannot be started (no such file or directory)")


@pytest.mark.thorough
@pytest.mark.process
def test_check_says_that_an_engine_passes() -> None:
    answer = call("engine", *TIME, "--check", program("sound"))
    assert (answer.status, answer.err) == (0, "")
    assert re.fullmatch(r"Sound 1 by Ada: passes, with \d,\d{3} decisions\n", answer.out)


@pytest.mark.process
def test_an_engine_plays_in_the_arena_beside_bots_and_itself() -> None:
    engines = ["--engine", program("sound"), "--engine", program("talkative")]
    words = ["arena", "hatchling", *engines, *TIME, *SHORT, "--players", "2", "--games", "2", "--jobs", "1", "--json"]
    answer = call(*words, "--plain")
    assert (answer.status, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert (found["bots"], found["games"], found["failures"]) == (["hatchling", "Sound 1", "Sound 1 2"], 6, [])


@pytest.mark.process
def test_an_engine_that_fails_loses_and_the_answer_says_why() -> None:
    words = ["arena", "hatchling", "--engine", program("not-on-offer"), *TIME, *SHORT, "--games", "4", "--jobs", "1"]
    answer = call(*words, "--plain")
    assert (answer.status, answer.err) == (0, "")
    assert re.search(r"^  hatchling +3 × Sound 1 +100\.0% ", answer.out, re.MULTILINE)
    assert re.search(r"^  Sound 1 +3 × hatchling +0\.0% ", answer.out, re.MULTILINE)
    told = (
        r"Sound 1 has lost by failing [\d]+ times: its answer is 'choose c9', and on offer is \w.*; for example in 4x1"
    )
    assert re.search(told, answer.out.splitlines()[-1])
    (failure, *_) = json.loads(call(*words, "--plain", "--json").out)["failures"]
    assert failure.keys() == {"bot", "reason", "position", "games"}


@pytest.mark.process
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--engine", program("sound")], "an arena needs at least two bots"),
        (["swimmer", "--engine", "no/such/program"], "the engine no/such/program fails: it cannot be started"),
        (["swimmer", "--engine", program("another-version"), *TIME], "its answer to the greeting is 'mahe 2'"),
        (["swimmer", "--engine", program("silent"), "--engine-time", "0.05"], "it does not answer within 0.1 s"),
    ],
)
def test_an_engine_that_cannot_play_at_all_is_refused_before_the_games(words: list[str], said: str) -> None:
    assert_refused(call("arena", *words), said)


@pytest.mark.thorough
@pytest.mark.process
def test_engines_play_the_same_on_any_number_of_processes() -> None:
    words = ["arena", "swimmer", "--engine", program("gives-up"), *TIME, *SHORT, "--games", "8", "--json"]
    one, two = (json.loads(run(*words, "--plain", "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one == two


@pytest.mark.thorough
@pytest.mark.process
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("group", [True, False], ids=["pressed on a terminal", "sent to the command"])
def test_after_ctrl_c_no_engine_is_left(jobs: str, group: bool, tmp_path: Path) -> None:
    with held_pipe(tmp_path) as held:
        engine = program("stays", str(held.path))
        words = ["arena", "hatchling", "--engine", engine, *TIME, *SHORT, "--games", "1000", "--plain", "--jobs", jobs]
        status, out, shown = interrupt(*words, when=rb" [1-9]%", group=group)
        assert status == 130
        assert "stopped early" in out
        assert "Traceback" not in shown
        assert held.is_let_go()
