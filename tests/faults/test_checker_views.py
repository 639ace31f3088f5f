"""The checker sees when clients were told something else than the log, and when the log or its dice cannot be true."""

from __future__ import annotations

from tests.faults.made_up import TABLE, made_up_history
from tests.faults.test_checker import change_body, cut_log, first_violation, seq_of


def test_a_view_may_end_early() -> None:
    history = made_up_history()
    del history.views[2].entries[10:]
    assert first_violation(history) == ""


def test_a_gap_in_a_view_is_seen() -> None:
    history = made_up_history()
    del history.views[2].entries[10]
    assert first_violation(history) == f"Cleo at table {TABLE} was told of entry 12 when 11 would have been next"


def test_a_double_in_a_view_is_seen() -> None:
    history = made_up_history()
    entries = history.views[2].entries
    entries.insert(10, entries[9])
    assert first_violation(history) == f"Cleo at table {TABLE} was told of entry 10 when 11 would have been next"


def test_entries_told_out_of_order_are_seen() -> None:
    history = made_up_history()
    entries = history.views[2].entries
    entries[10], entries[11] = entries[11], entries[10]
    assert "was told of entry 12 when 11 would have been next" in first_violation(history)


def test_something_told_that_the_log_does_not_have_is_seen() -> None:
    history = made_up_history()
    views = history.views[:]
    for one in history.invocations[-2:]:
        one.outcome, one.stored_as = "unknown", None
    end = history.invocations[-2].seq
    cut_log(history, len(history.logs[TABLE]) - end)
    history.views += views
    assert f"was told of entry {end + 1}, but the log ends with {end}" in first_violation(history)


def test_something_told_otherwise_than_it_is_in_the_log_is_seen() -> None:
    history = made_up_history()
    history.views[2].entries[1]["body"] = {"type": "sat", "seat": 1, "name": "Eve", "tip": ""}
    assert "was told of entry 2 as" in first_violation(history)


def test_a_client_that_is_shown_an_older_table_is_seen() -> None:
    history = made_up_history()
    history.views[2].snapshots.append((12, 10))
    assert first_violation(history) == (
        f"Cleo at table {TABLE} knew of entry 12, and was then shown the table after entry 10"
    )


def test_two_outcomes_of_the_same_draw_are_seen() -> None:
    history = made_up_history()
    body = history.views[2].entries[seq_of(history, "rolled", 2) - 1]["body"]
    before = body["pips"]
    history.views[2].entries[seq_of(history, "rolled", 2) - 1]["body"] = {**body, "pips": before % 6 + 1}
    draw = body["draw"]
    assert f"draw {draw} was ('rolled', {before}, None) for the log, and" in first_violation(history)


def test_a_log_that_breaks_the_rules_is_seen() -> None:
    history = made_up_history()
    seq = seq_of(history, "start")
    history.invocations[0].event = {"type": "start", "turtle": "D"}
    change_body(history, seq, turtle="D")
    assert f"table {TABLE}, entry {seq}: the rules do not allow it" in first_violation(history)


def test_a_die_that_the_chains_do_not_give_is_seen() -> None:
    history = made_up_history()
    seq = seq_of(history, "rolled")
    pips = history.logs[TABLE][seq - 1].body["pips"]
    change_body(history, seq, pips=pips % 6 + 1)
    assert f"entry {seq}: draw 2 gives Rolled(pips={pips})" in first_violation(history)


def test_a_draw_with_a_link_from_elsewhere_is_seen() -> None:
    history = made_up_history()
    change_body(history, seq_of(history, "rolled"), link="00" * 32)
    assert "the server's link of draw 2 does not continue its chain" in first_violation(history)


def test_a_draw_with_a_link_that_is_not_the_players_is_seen() -> None:
    history = made_up_history()
    change_body(history, seq_of(history, "rolled"), player="00" * 32)
    assert "the player's link of draw 2 does not continue their chain" in first_violation(history)


def test_a_bot_that_plays_for_someone_who_is_there_is_seen() -> None:
    history = made_up_history()
    log = history.logs[TABLE]
    seq = seq_of(history, "start")
    log[seq - 1] = log[seq - 1]._replace(seat=0, command=None)
    del history.invocations[0]
    history.views.clear()
    assert "a bot decides for the person on seat 1, who is not away" in first_violation(history)


def test_a_record_of_another_game_is_seen() -> None:
    history = made_up_history()
    history.records[TABLE] = made_up_history(19).records[TABLE]
    assert first_violation(history) == f"the record of table {TABLE} tells of another game than its log"


def test_a_record_with_wrong_dice_is_seen() -> None:
    history = made_up_history()
    history.records[TABLE] = history.records[TABLE].replace(f'[Table "{TABLE}"]', '[Table "another"]')
    assert f"the record of table {TABLE} is wrong: draw 1: the chains give" in first_violation(history)
