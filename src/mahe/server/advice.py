"""Advice at a table: who may have it, and what each option is worth."""

from __future__ import annotations

from collections.abc import Collection

from mahe.rules import Seat, State
from mahe.server.errors import Code, Refusal
from mahe.server.json_text import to_json
from mahe.server.messages.analysis import JudgedOption
from mahe.tablelog import LoggedTable
from mahe.tablelog.entries_json import format_decision


def check_may_be_advised(table: LoggedTable, seats: Collection[Seat], seat: Seat) -> None:
    """Raise Refusal unless a client that acts for *seats* may be told what the options of *seat* are worth."""
    if seat not in seats or not seat:
        raise Refusal(Code.FORBIDDEN, f"Advice for seat {seat} is for whoever sits there.")
    if not table.has_advice:
        raise Refusal(Code.FORBIDDEN, "This table plays without advice.")
    if table.decider != seat or table.is_stood_in:
        raise Refusal(Code.FORBIDDEN, f"Seat {seat} has nothing to decide now.")


def judge_options(state: State) -> str:
    """Return what each option is worth to the one who decides, as JSON. This runs in the worker's process."""
    from mahe.review import judge  # noqa: PLC0415 - NumPy is slow to import, and a server never needs it itself

    found = judge(state)
    options: list[JudgedOption] = [
        {"event": format_decision(one.option), "worth": one.worth, "gives_away": one.gives_away}
        for one in found.options
    ]
    return to_json({"source": found.source.value, "options": options})


def advice_message(seq: int, seat: Seat, advice: str) -> str:
    """Return the message with what `judge_options` has found, an `AdviceMessage`, as text."""
    return f'{{"type":"advice","seq":{seq},"seat":{seat},{advice[1:]}'
