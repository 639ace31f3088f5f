"""The checker sees what it is there to see: histories spoilt by hand, each in one way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.faults.checker import violations
from tests.faults.history import History
from tests.faults.made_up import TABLE, made_up_history


def first_violation(history: History) -> str:
    return next(violations(history), "")


def change_body(history: History, seq: int, **changes: Any) -> None:
    """Put something else into an entry of the log, and into what everyone was told of it."""
    log = history.logs[TABLE]
    log[seq - 1] = log[seq - 1]._replace(body={**log[seq - 1].body, **changes})
    for view in history.views:
        view.entries[seq - 1]["body"] = {**view.entries[seq - 1]["body"], **changes}


def seq_of(history: History, kind: str, number: int = 0) -> int:
    return [entry.seq for entry in history.logs[TABLE] if entry.body["type"] == kind][number]


def cut_log(history: History, entries: int) -> None:
    """Lose the last entries, as a server would that acknowledges before it stores."""
    del history.logs[TABLE][-entries:]
    history.records.clear()
    history.views.clear()


def test_a_history_without_a_fault_has_no_violations() -> None:
    assert list(violations(made_up_history())) == []


def test_an_acknowledged_decision_that_is_not_in_the_log_is_seen() -> None:
    history = made_up_history()
    last = history.invocations[-1]
    assert last.stored_as is not None
    cut_log(history, len(history.logs[TABLE]) - last.seq)
    assert first_violation(history) == (
        f"table {TABLE}, seat {last.seat}, command {last.command} was acknowledged as {last.stored_as}, "
        "but the log does not have it"
    )


def test_an_acknowledged_decision_under_another_number_is_seen() -> None:
    history = made_up_history()
    history.invocations[3].stored_as = 99
    assert "was acknowledged as 99, but the log has it as" in first_violation(history)


def test_two_different_answers_to_the_same_command_are_seen() -> None:
    history = made_up_history()
    first = history.invocations[3]
    assert first.stored_as is not None
    history.invocations.append(replace(first, stored_as=first.stored_as + 2))
    assert f"was acknowledged as {first.stored_as + 2}" in first_violation(history)


def test_a_decision_stored_twice_is_seen() -> None:
    history = made_up_history()
    log = history.logs[TABLE]
    entry = log[history.invocations[0].seq]
    log[-1] = entry._replace(seq=len(log))
    assert "is in the log 2 times" in first_violation(history)


def test_an_unknown_decision_may_be_in_the_log_once() -> None:
    history = made_up_history()
    history.invocations[3].outcome, history.invocations[3].stored_as = "unknown", None
    assert first_violation(history) == ""


def test_an_unknown_decision_may_be_missing_from_the_log() -> None:
    history = made_up_history()
    last = history.invocations[-1]
    last.outcome, last.stored_as = "unknown", None
    cut_log(history, len(history.logs[TABLE]) - last.seq)
    assert first_violation(history) == ""


def test_an_unknown_decision_stored_twice_is_seen() -> None:
    history = made_up_history()
    first = history.invocations[0]
    first.outcome, first.stored_as = "unknown", None
    log = history.logs[TABLE]
    log[-1] = log[first.seq]._replace(seq=len(log))
    assert "is in the log 2 times" in first_violation(history)


def test_a_refused_decision_in_the_log_is_seen() -> None:
    history = made_up_history()
    one = history.invocations[3]
    one.outcome, one.stored_as, one.code = "refused", None, "stale"
    assert "was refused as stale, but the log has it as" in first_violation(history)


def test_a_decision_put_off_and_sent_again_may_be_in_the_log() -> None:
    history = made_up_history()
    one = history.invocations[3]
    history.invocations.append(replace(one, outcome="refused", stored_as=None, code="too_many"))
    assert first_violation(history) == ""


def test_a_decision_on_offer_that_is_refused_as_illegal_is_seen() -> None:
    history = made_up_history()
    one = history.invocations[3]
    history.invocations.append(replace(one, command="new", outcome="refused", stored_as=None, code="illegal"))
    assert "was on offer, and was refused as illegal" in first_violation(history)


def test_a_stored_command_that_nobody_sent_is_seen() -> None:
    history = made_up_history()
    del history.invocations[3]
    assert "which nobody sent" in first_violation(history)


def test_a_decision_stored_as_another_one_is_seen() -> None:
    history = made_up_history()
    history.invocations[3].event = {"type": "stop", "turtle": "X"}
    assert "but the log has" in first_violation(history)


def test_a_decision_stored_after_the_table_has_moved_on_is_seen() -> None:
    history = made_up_history()
    history.invocations[5].seq -= 2
    assert "but stored as" in first_violation(history)


def test_a_table_that_is_gone_is_seen() -> None:
    history = made_up_history()
    history.logs.clear()
    history.seatings.clear()
    assert first_violation(history) == f"table {TABLE} was opened, but the log does not have it"


def test_a_seat_that_was_given_and_not_stored_is_seen() -> None:
    history = made_up_history()
    history.seatings[1] = replace(history.seatings[1], name="Dan")
    assert "Dan was told to sit on seat 2" in first_violation(history)


def test_a_gap_in_the_log_is_seen() -> None:
    history = made_up_history()
    del history.logs[TABLE][4]
    assert "is not numbered from 1 without gaps" in first_violation(history)


def test_a_complaint_of_a_client_is_a_violation() -> None:
    history = made_up_history()
    history.complaints.append("Ann's game cannot go on")
    assert first_violation(history) == "Ann's game cannot go on"
