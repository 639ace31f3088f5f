"""Of several servers one lets a bot think: what is thought about twice is counted."""

from pathlib import Path

from tests.faults.run import Plan, Result, thought_about_twice


def result(*, twice: int) -> Result:
    plan = Plan(
        name="none",
        database="",
        folder=Path(),
        kills=3,
        tables=5,
        open_tables=0,
        watched=0,
        limits=False,
    )
    found = Result(plan, kills=3, restarts=1)
    for number in range(200):
        found.thoughts[f"table {number}"] = 2 if number < twice else 1
    return found


def test_as_much_as_strikes_explain_is_no_violation() -> None:
    assert thought_about_twice(result(twice=3 + 5 + 2)) == []


def test_more_is() -> None:
    (violation,) = thought_about_twice(result(twice=11))
    assert violation == "bots thought 11 times about a move of another server's, more than 10"
