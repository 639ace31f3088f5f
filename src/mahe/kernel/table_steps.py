"""Tables step by step: a decision is made, chance and forced choices follow, until somebody is asked again.

The ids cited are those of docs/rules.md.
"""

from __future__ import annotations

from mahe.kernel.board import carry, lift, put, set_up
from mahe.kernel.chance import below, signed, take_card
from mahe.kernel.event_rows import CARD, ROLL, ROLLED, START, STOP, TURNED
from mahe.kernel.jit import compiled
from mahe.kernel.landings import IS_WON, SPACE, steps_of
from mahe.kernel.records import NOBODY, UNSEEN_ROW, Setup
from mahe.kernel.tables import ANYONE, LOG_LENGTH, Log, Table
from mahe.kernel.throws import play_card
from mahe.rules.pieces import LAST_CLUTCH, NEST, RAFT

MOST_DICE = 3


@compiled
def note(log: Log, index: int, event: int) -> None:
    """Keep an event of the table at *index*, if they are kept and it fits."""
    if len(log) > 0:
        row = log[index]
        row[LOG_LENGTH] += 1
        if row[LOG_LENGTH] < len(row):
            row[row[LOG_LENGTH]] = event


@compiled
def deal(setup: Setup, table: Table, asked: int, log: Log, index: int) -> None:
    """Begin a new game, up to the first throw (S2, S3)."""
    table.unseen = set_up(setup, table)
    table.turn = 0
    table.moved = NOBODY
    table.nest = NOBODY
    table.asked = below(table.rng, setup.players) if asked == ANYONE else asked
    clear_throw(table)
    turn_up(table, log, index)


@compiled
def turn_up(table: Table, log: Log, index: int) -> None:
    """Turn up one of the unseen cards (B3)."""
    table.face_up = take_card(table.held[UNSEEN_ROW], below(table.rng, table.unseen))
    table.unseen -= 1
    note(log, index, TURNED + table.face_up)


@compiled
def clear_throw(table: Table) -> None:
    """Take the dice off the table."""
    table.mover = NOBODY
    table.total = 0
    table.dice = 0
    table.throw = 0


@compiled
def begin_throw(setup: Setup, table: Table, mover: int, log: Log, index: int) -> None:
    """Throw the first die for *mover* (T1, K2)."""
    note(log, index, START + mover)
    table.mover = mover
    table.decider = topmost(table, mover) >> setup.halve
    roll(table, log, index)


@compiled
def topmost(table: Table, turtle: int) -> int:
    """Return the topmost turtle of the stack that *turtle* is in."""
    space = table.space[turtle]
    return turtle if space == RAFT else signed(table.top[space])


@compiled
def roll(table: Table, log: Log, index: int) -> None:
    """Throw a die."""
    pips = below(table.rng, 6) + 1
    note(log, index, ROLLED + pips)
    add_pips(table, pips)


@compiled
def add_pips(table: Table, pips: int) -> None:
    """Put a die, or a card in place of one, on the table."""
    table.total += pips
    table.dice += 1
    table.throw = table.throw * 10 + pips


@compiled
def is_open(setup: Setup, table: Table) -> bool:
    """Return whether another die may follow (T3)."""
    return table.dice < MOST_DICE and table.total <= setup.highest


@compiled
def decide(setup: Setup, table: Table, choice: int, log: Log, index: int) -> bool:
    """Roll, stop or play a card; return whether the throw goes on."""
    note(log, index, choice)
    if choice == STOP:
        return False
    if choice == ROLL:
        roll(table, log, index)
    else:
        play_card(setup, table, table.decider, choice - CARD)
        add_pips(table, choice - CARD)
    return is_open(setup, table)


@compiled
def make_move(setup: Setup, table: Table, log: Log, index: int) -> None:
    """Move the turtle as far as was thrown, give the clutch it wins, and go on to the next move (T4 to E1)."""
    mover = table.mover
    origin = signed(table.space[mover])
    top = topmost(table, mover)
    steps = steps_of(table.dice, table.total)
    space = signed(SPACE[origin, steps])
    lift(table, mover, origin)
    put(table, mover, top, space)
    carry(table, mover, space)
    clear_throw(table)
    if IS_WON[origin, steps]:
        if table.face_up == LAST_CLUTCH:
            table.nest = top
            table.face_up = 0
            lift(table, top, space)
            table.space[top] = NEST
            return
        table.held[table.decider + 1, table.face_up - 1] += 1
        table.face_up = 0 if table.unseen > setup.set_aside else LAST_CLUTCH
    if setup.each == 1 or table.moved != NOBODY or (setup.bust_ends and steps == 0):
        table.moved = NOBODY
        table.turn = table.turn + 1 if table.turn + 1 < setup.players else 0
        if setup.cards:
            for seat in range(setup.players):
                table.carded[seat] = 0
    else:
        table.moved = mover
    if table.face_up == 0:
        turn_up(table, log, index)
