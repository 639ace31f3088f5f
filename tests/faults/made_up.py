"""A history in which nothing went wrong, made without a server, for tests to spoil."""

from __future__ import annotations

from random import Random

from mahe.play.fair import Chain
from mahe.record import format_event, format_record
from mahe.rules import Roll, Rules, Start, options
from mahe.tablelog import Sat
from tests.faults.history import History, Invocation, Seating, View
from tests.faults.logs import entries_of
from tests.kit.logs import GrowingLog

TABLE = "made-up"
_SECRET = bytes(32)


def made_up_history(decisions: int = 20) -> History:
    """Return a game of Ann and Bob, watched by Cleo, in which every command was acknowledged at once."""
    history = History(tables=[TABLE])
    log = GrowingLog(TABLE, _SECRET)
    table = log.table
    chains = {seat: Chain(bytes([seat]) * 32) for seat in (1, 2)}
    throws = {1: 0, 2: 0}
    rng = Random(1)
    log.open(Rules(players=2), [None, None])
    for seat, name in ((1, "Ann"), (2, "Bob")):
        seating = Seating(TABLE, seat, name, chains[seat].tip.hex())
        log.add(Sat(seat, name, chains[seat].tip))
        history.seatings.append(seating)
    log.add_steps(log.after_start())
    for number in range(decisions):
        decider = table.decider
        assert decider is not None
        decision = rng.choice(options(table.state))
        link = b""
        if isinstance(decision, Start | Roll):
            throws[decider] += 1
            link = chains[decider].link(throws[decider])
        known, command = table.seq, f"c{number}"
        log.add_steps(log.after_decision(decider, decision, link), decider, command)
        history.invocations.append(
            Invocation(
                ("Ann", "Bob")[decider - 1],
                TABLE,
                decider,
                command,
                known,
                format_event(decision),
                honest=True,
                sent=float(number),
                outcome="ok",
                answered=number + 0.5,
                stored_as=known + 1,
            )
        )
    for name in ("Ann", "Bob", "Cleo"):
        history.views.append(View(name, TABLE, log.views(), [(0, 3)]))
    history.logs[TABLE] = entries_of(entry[:5] for entry in log.entries)
    history.records[TABLE] = format_record(log.record("2026-11-15"))
    return history
