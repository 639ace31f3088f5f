"""A history in which nothing went wrong, made without a server, for tests to spoil."""

from __future__ import annotations

from dataclasses import asdict
from random import Random

from mahe.play.fair import Chain
from mahe.record import format_record
from mahe.rules import Roll, Rules, Seat, Start, options
from mahe.server.hosted import view_entry
from mahe.server.sitting import Sitting, chain_secret
from mahe.server.storage.interface import Body, Entry
from tests.faults.history import History, Invocation, Seating, View

TABLE = "made-up"
_SECRET = bytes(32)
_OPENING: Body = {
    "type": "opened",
    "rules": asdict(Rules(players=2)),
    "seats": [{"kind": "open", "bot": None, "colours": []}] * 2,
    "pace": "none",
    "seconds": None,
    "stand_in": "swimmer",
    "public": False,
    "open_clutches": False,
    "tip": Chain(chain_secret(_SECRET, 0)).tip.hex(),
}


def made_up_history(decisions: int = 20) -> History:
    """Return a game of Ann and Bob, watched by Cleo, in which every command was acknowledged at once."""
    history = History(tables=[TABLE])
    sitting = Sitting(TABLE, _SECRET)
    chains = {seat: Chain(bytes([seat]) * 32) for seat in (1, 2)}
    throws = {1: 0, 2: 0}
    rng = Random(1)
    log = history.logs[TABLE] = []

    def add(*bodies: Body, seat: Seat = 0, command: str | None = None) -> None:
        for number, body in enumerate(bodies):
            mine = command is not None and number == 0
            log.append(Entry(sitting.seq + 1, seat if mine else 0, command if mine else None, body, float(number)))
            sitting.tell(log[-1])

    add(_OPENING)
    for seat, name in ((1, "Ann"), (2, "Bob")):
        seating = Seating(TABLE, seat, name, chains[seat].tip.hex())
        add({"type": "sat", "seat": seat, "name": name, "tip": seating.tip})
        history.seatings.append(seating)
    add(*sitting.after_start())
    for number in range(decisions):
        decider = sitting.decider
        assert decider is not None
        decision = rng.choice(options(sitting.state))
        link = b""
        if isinstance(decision, Start | Roll):
            throws[decider] += 1
            link = chains[decider].link(throws[decider])
        known, command = sitting.seq, f"c{number}"
        bodies = sitting.after_decision(decider, decision, link)
        add(*bodies, seat=decider, command=command)
        history.invocations.append(
            Invocation(
                ("Ann", "Bob")[decider - 1],
                TABLE,
                decider,
                command,
                known,
                bodies[0],
                honest=True,
                sent=float(number),
                outcome="ok",
                answered=number + 0.5,
                stored_as=known + 1,
            )
        )
    for name in ("Ann", "Bob", "Cleo"):
        history.views.append(View(name, TABLE, [view_entry(entry) for entry in log], [(0, 3)]))
    history.records[TABLE] = format_record(sitting.record("2026-11-15"))
    return history
