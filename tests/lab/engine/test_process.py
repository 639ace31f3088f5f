"""Engines that do what they must not are answered with one sentence, never waited for, and always gone afterwards."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mahe.lab.engine import EngineBot, EngineFault, EngineProcess, Limits, close_engines, name_engine
from mahe.rules import Stop, options
from tests.kit import position
from tests.kit.processes import environment
from tests.lab.engine.kit import BRIEF, PATIENT, held_pipe, program

STATE = position("5: A B | A threw 2")
QUICK = Limits(answer=0.05, start=0.05, leave=0.05)


@pytest.fixture(autouse=True)
def no_engine_is_left() -> Iterator[None]:
    yield
    close_engines()


def ask(flaw: str, limits: Limits = PATIENT, times: int = 1) -> object:
    bot = EngineBot(program(flaw), Random(1), limits)
    return [bot.choose(STATE, options(STATE)) for _ in range(times)][-1]


def test_where_no_more_processes_can_be_started_a_sentence_says_so_and_nothing_stays_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pipes: list[int] = []
    pipe = os.pipe

    def noted() -> tuple[int, int]:
        pipes.extend(pipe())
        return pipes[0], pipes[1]

    def refused(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(os, "pipe", noted)
    monkeypatch.setattr(subprocess, "Popen", refused)
    with pytest.raises(EngineFault, match="its guard cannot be started"):
        EngineProcess("engine", PATIENT)
    for number in pipes:
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(number)


@pytest.mark.parametrize("flaw", ["sound", "talkative", "with-outlook", "complains-much"])
def test_a_sound_engine_is_heard_whatever_else_it_says(flaw: str) -> None:
    assert ask(flaw, times=3) == Stop()


@pytest.mark.parametrize(
    ("flaw", "limits", "reason"),
    [
        ("silent", QUICK, "it does not answer within 0.05 s"),
        ("silent-later", BRIEF, "it does not answer within 0.05 s"),
        ("endless-complaints", QUICK, "it does not answer within 0.05 s"),
        ("exits-at-once", PATIENT, "it ends with status 0"),
        ("crashes", PATIENT, "it ends with status 3: 'KeyError: 'lost my way''"),
        ("crashes-at-a-question", PATIENT, "it ends with status 3: 'KeyError: 'lost my way''"),
        ("another-version", PATIENT, "its answer to the greeting is 'mahe 2'; we speak version 1"),
        ("not-an-engine", PATIENT, "its answer to the greeting is 'Welcome to GNU Chess', not mahe 1"),
        ("nonsense", PATIENT, r"its answer is 'b\x07anana \u2603', and on offer is roll stop"),
        ("no-text", PATIENT, r"its answer is '\ufffd\ufffd\x00', and on offer is roll stop"),
        ("not-on-offer", PATIENT, "its answer is 'choose c9', and on offer is roll stop"),
        ("chooses-nothing", PATIENT, "its answer is 'choose', and on offer is roll stop"),
        ("gives-up", PATIENT, "it cannot decide: 'this is too hard for me'"),
        ("endless-line", PATIENT, "it says a line of more than 4,096 bytes"),
        ("endless-line-later", PATIENT, "it says a line of more than 4,096 bytes"),
        ("endless-info", PATIENT, "it says more than 1,048,576 bytes and no answer"),
        ("endless-nothing", PATIENT, "it says more than 1,048,576 bytes and no answer"),
        ("closes-output", Limits(120, 120, 0.05), "it closes its output"),
    ],
)
def test_a_flaw_is_told_in_one_sentence(flaw: str, limits: Limits, reason: str) -> None:
    with pytest.raises(EngineFault) as found:
        ask(flaw, limits)
    assert found.value.reason == reason
    assert str(found.value) == f"the engine {found.value.engine} fails: {reason}"
    assert str(found.value).isprintable()


def test_a_crash_in_the_middle_is_told_and_the_next_question_goes_to_a_new_process() -> None:
    with pytest.raises(EngineFault, match="it is ended by SIGABRT"):
        ask("crashes-later", times=5)
    assert ask("crashes-later", times=4) == Stop()


def test_an_answer_that_nobody_asked_for_is_not_taken_for_the_next_one() -> None:
    with pytest.raises(EngineFault, match="it says 'choose stop' without being asked"):
        # The second answer may come late, but it comes.
        ask("answers-twice", times=1000)


def test_an_engine_that_says_everything_beforehand_is_found_out() -> None:
    with pytest.raises(EngineFault, match="it says 'mahe 1' without being asked"):
        ask("endless-answers")


def test_an_engine_that_does_not_listen_is_found_out() -> None:
    with pytest.raises(EngineFault, match=r"it closes its input|it does not answer"):
        ask("closes-input", Limits(0.5, 120, 0.05), times=3)


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("no/such/program", "it cannot be started (no such file or directory)"),
        (str(Path(__file__).parent), "it cannot be started (permission denied)"),
        ("", "its command is empty"),
        ("node 'otter.js", "its command cannot be read (no closing quotation)"),
    ],
)
def test_a_command_that_cannot_be_started_is_told(command: str, reason: str) -> None:
    with pytest.raises(EngineFault) as found:
        EngineProcess(command, PATIENT)
    assert found.value.reason == reason


def test_an_engine_says_who_it_is() -> None:
    process = EngineProcess(program("sound"), PATIENT)
    assert (process.name, process.author) == ("Sound 1", "Ada")
    assert process.leaves("quit")
    assert not process.is_running
    with pytest.raises(EngineFault, match="it is not running any more"):
        process.ask("ping")


def test_a_name_that_is_taken_gets_a_number() -> None:
    command = program("sound")
    assert name_engine(command, PATIENT, ()) == "Sound 1"
    assert name_engine(command, PATIENT, ("Sound 1", "Sound 1 2")) == "Sound 1 3"


@pytest.mark.parametrize("end", ["close", "kill", "forget"])
def test_an_engine_that_will_not_leave_is_killed_with_its_children(end: str, tmp_path: Path) -> None:
    with held_pipe(tmp_path) as held:
        process = EngineProcess(program("stays", str(held.path)), BRIEF._replace(answer=120))
        process.announce("ping")
        if end == "forget":
            del process
            gc.collect()
        else:
            getattr(process, end)()
        assert held.is_let_go()


STARTER = """
import sys
from mahe.lab.engine import EngineProcess, Limits
process = EngineProcess(sys.argv[1], Limits(120, 120, 60))
process.announce("ping")
print("started", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_an_engine_is_gone_when_whoever_started_it_is_killed(number: signal.Signals, tmp_path: Path) -> None:
    with held_pipe(tmp_path) as held:
        command = [sys.executable, "-c", STARTER, program("stays", str(held.path))]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(), start_new_session=True
        ) as starter:
            assert starter.stdout
            assert starter.stdout.readline() == b"started\n"
            os.kill(starter.pid, number)
        assert held.is_let_go()
