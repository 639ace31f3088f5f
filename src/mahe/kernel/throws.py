"""A throw by thresholds: what is on offer, what a policy chooses, until the turtle moves."""

from __future__ import annotations

import numpy as np

from mahe.kernel.chance import LUCK_BITS, digit, rest
from mahe.kernel.event_rows import CARD, P_ROLLING, P_THROW, ROLL, ROLLED, STOP, EventRows, note_event, write_event_row
from mahe.kernel.jit import compiled
from mahe.kernel.landings import IS_WON, bust_faces, steps_of
from mahe.kernel.policy import CLUTCHES, COIN, DICE_STEP, MOVER_STEP, MOVERS, REACH_STEP, REACHES
from mahe.kernel.records import KINDS, TICKETS, Board, OneRecord, Placement, Setup
from mahe.rules.pieces import LAST_CLUTCH, LIMIT, RAFT

OFF_RAFT, OWN, OTHER = map(MOVERS.index, ("raft", "own", "other"))
WON, NEXT, FAR = map(REACHES.index, ("won", "next", "far"))
LOW, HIGH, LAST = map(CLUTCHES.index, ("low", "high", "last"))


@compiled
def situation(dice: int, total: int, origin: int, is_own: bool, face_up: int) -> int:
    """Return which threshold applies; `mahe.kernel.policy.Situation` says what it is made of."""
    room = min(LIMIT - total, 6)
    reach = FAR
    if IS_WON[origin, steps_of(dice, total)]:
        reach = WON
    elif room > 0 and IS_WON[origin, steps_of(dice + 1, total + room)]:
        reach = NEXT
    mover = OFF_RAFT if origin == RAFT else OWN if is_own else OTHER
    clutch = LAST if face_up == LAST_CLUTCH else HIGH if face_up > 3 else LOW
    return (dice - 1) * DICE_STEP + mover * MOVER_STEP + reach * REACH_STEP + clutch


@compiled
def on_offer(setup: Setup, board: Placement, seat: int, total: int) -> int:
    """Return the options of *seat* after a throw that is not over: roll, stop, and the cards it may play (V1 to V5)."""
    options = 1 << ROLL | 1 << STOP
    if setup.cards and board.carded[seat] == 0:
        for eggs in range(1, min(LIMIT - total, KINDS) + 1):
            if board.held[seat + 1, eggs - 1] > 0:
                options |= 1 << (CARD + eggs)
    return options


@compiled
def count_of(options: int) -> int:
    """Return how many there are."""
    count = 0
    while options:
        options &= options - 1
        count += 1
    return count


@compiled
def choose(setup: Setup, limit: int, options: int, total: int, dice: int, luck: np.uint64) -> int:
    """Return the option that a policy takes whose threshold is *limit* here; *luck* matters only to a COIN."""
    if limit == COIN:
        left = digit(luck, count_of(options))
        option = 0
        while left > 0 or not options >> option & 1:
            left -= options >> option & 1
            option += 1
        return option
    if bust_faces(total) <= limit:
        return ROLL
    best = 0
    for eggs in range(1, KINDS + 1):
        if options >> (CARD + eggs) & 1 and setup.gains[dice - 1, total, eggs] > setup.gains[dice - 1, total, best]:
            best = eggs
    return CARD + best if best else STOP


@compiled
def play_card(setup: Setup, board: Placement, seat: int, eggs: int) -> None:
    """Take a card out of the game, and note that *seat* has played one in this turn (V3, V5)."""
    board.held[seat + 1, eggs - 1] -= 1
    board.carded[seat] = 1
    for other in range(setup.players):
        if other != seat and board.carded[other] > 0:
            board.carded[seat] += 1


@compiled
def throw_out(
    setup: Setup, board: Board, luck: np.uint64, mover: int, decider: int, face_up: int, events: EventRows | None
) -> tuple[int, int, int]:
    """Throw for *mover* until it is over; return the steps (0 for a bust), the dice thrown and the cards played."""
    is_own = mover >> setup.halve == decider
    origin = board.space[mover]
    total = digit(luck, 6) + 1
    luck = rest(luck, 6)
    dice = 1
    played = 0
    throw = total
    if events is not None:
        note_event(events, ROLLED + total, 0, 0)
    while dice < 3 and total <= setup.highest:
        if events is not None:
            events.phase[P_THROW] = throw
            events.phase[P_ROLLING] = 0
            write_event_row(events, board)
        options = on_offer(setup, board, decider, total)
        limit = setup.limits[decider, situation(dice, total, origin, is_own, face_up)]
        choice = choose(setup, limit, options, total, dice, luck)
        luck = rest(luck, count_of(options))
        if events is not None:
            note_event(events, choice, decider + 1, options)
        if choice == STOP:
            break
        if choice == ROLL:
            pips = digit(luck, 6) + 1
            luck = rest(luck, 6)
            if events is not None:
                events.phase[P_ROLLING] = 1
                write_event_row(events, board)
                note_event(events, ROLLED + pips, 0, 0)
        else:
            pips = choice - CARD
            played += 1
            play_card(setup, board, decider, pips)
        total += pips
        dice += 1
        throw = throw * 10 + pips
    return steps_of(dice, total), dice - played, played


@compiled
def fill_throws(setups: OneRecord[Setup], boards: OneRecord[Board]) -> None:
    """Work out the whole throw of each ticket for every blind seat."""
    setup, board = setups[0], boards[0]
    for seat in range(setup.players):
        if setup.blind[seat]:
            for ticket in range(TICKETS):
                middle = (np.uint64(2 * ticket + 1) << (LUCK_BITS - np.uint64(1))) // np.uint64(TICKETS)
                steps, dice, _ = throw_out(setup, board, middle, seat * setup.each, seat, 1, None)
                setup.throws[seat, ticket] = 4 * steps + dice
