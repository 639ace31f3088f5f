"""Whole games of thresholds, from the first card to the last clutch: a few microseconds each.

Seats and turtles count from 0 here. The ids cited are those of docs/rules.md.
"""

from __future__ import annotations

import numpy as np

from mahe.kernel.board import lift, put, set_up, turn_card
from mahe.kernel.chance import digit, next_luck, seed_game
from mahe.kernel.counts import (
    BUSTS,
    CARDS,
    CLUTCHES,
    EGGS,
    GAMES,
    LONGEST,
    RIDES,
    SHARED,
    SHARED_GAMES,
    SHARES,
    SHORTEST,
    THROWS,
    TURNS,
    WINS,
)
from mahe.kernel.event_rows import P_TURN, EventRows, write_card_row, write_move_row, write_start_row
from mahe.kernel.jit import compiled
from mahe.kernel.landings import IS_WON, SPACE
from mahe.kernel.records import NOBODY, TICKETS, Board, OneRecord, Setup
from mahe.kernel.scores import add_up
from mahe.kernel.throws import throw_out
from mahe.rules.pieces import LAST_CLUTCH, NEST, RAFT
from mahe.rules.score import EGG, WHOLE


@compiled
def play_game(setup: Setup, board: Board, events: EventRows | None) -> None:
    """Play a game from the beginning and add it to the tallies; write its *events*, if they are wanted."""
    tally = board.tally
    players, each, halve = setup.players, setup.each, setup.halve
    seat = 0
    turns = 0
    last = NOBODY
    unseen = set_up(setup, board)
    face_up = turn_card(board, unseen, next_luck(board))
    unseen -= 1
    if events is not None:
        write_card_row(events, board, face_up)

    while last == NOBODY:
        turns += 1
        tally[seat, TURNS] += 1
        mover = seat * each
        if each == 2:
            mover += digit(next_luck(board), 2)
        for moves_left in range(each - 1, -1, -1):
            if events is not None:
                write_start_row(events, board, mover, each, moves_left)
            origin = board.space[mover]
            top = board.top[origin]
            if origin == RAFT:
                top = mover
            decider = top >> halve
            luck = next_luck(board)
            if setup.blind[decider] and events is None:
                packed = setup.throws[decider, digit(luck, TICKETS)]
                steps, dice = packed >> 2, packed & 3
            else:
                steps, dice, played = throw_out(setup, board, luck, mover, decider, face_up, events)
                tally[decider, CARDS] += played
            tally[seat, THROWS] += dice

            # Few branches: a wrong guess costs a processor as much as all the rest of a move.
            space = SPACE[origin, steps]
            tally[seat, BUSTS] += steps == 0
            lift(board, mover, origin)
            put(board, mover, top, space)
            rider = board.above[mover]
            while rider != NOBODY:
                board.space[rider] = space
                above = board.above[rider]
                if space == RAFT:
                    board.above[board.below[rider]] = NOBODY
                    board.below[rider] = NOBODY
                else:
                    tally[rider >> halve, RIDES] += 1
                rider = above
            if IS_WON[origin, steps]:
                tally[decider, CLUTCHES] += 1
                if face_up == LAST_CLUTCH:
                    last = top
                    break
                board.held[decider + 1, face_up - 1] += 1
                face_up = 0 if unseen > setup.set_aside else LAST_CLUTCH
            is_over = moves_left == 0 or (setup.bust_ends and steps == 0)
            if is_over and setup.cards:
                for one in range(players):
                    board.carded[one] = 0
            if events is not None:
                write_move_row(events, board, mover, face_up, (seat + is_over) % players, is_over)
            if face_up == 0:
                face_up = turn_card(board, unseen, next_luck(board))
                unseen -= 1
                if events is not None:
                    write_card_row(events, board, face_up)
            if is_over:
                break
            mover ^= 1
        seat += 1
        if seat == players:
            seat = 0

    if events is not None:
        lift(board, last, board.space[last])
        board.space[last] = NEST
        write_move_row(events, board, NOBODY, 0, events.phase[P_TURN], False)
    add_scores(setup, board, last >> halve, turns)


@compiled
def add_scores(setup: Setup, board: Board, last: int, turns: int) -> None:
    """Add the eggs and the wins of a finished game (E1 to E4)."""
    tally, totals = board.tally, board.totals
    best, winners = add_up(setup.players, board.held, last, board.scores)
    for seat in range(setup.players):
        tally[seat, EGGS] += board.scores[seat] // EGG
        if board.scores[seat] == best:
            tally[seat, WINS] += 1
            tally[seat, SHARES] += WHOLE // winners
            tally[seat, SHARED] += winners > 1
    totals[GAMES] += 1
    totals[SHARED_GAMES] += winners > 1
    totals[SHORTEST] = min(totals[SHORTEST], turns)
    totals[LONGEST] = max(totals[LONGEST], turns)


@compiled
def play_range(setups: OneRecord[Setup], boards: OneRecord[Board], key: np.uint64, first: int, games: int) -> None:
    """Play the games from number *first* on."""
    for game in range(first, first + games):
        seed_game(boards[0], key, game)
        play_game(setups[0], boards[0], None)


@compiled
def play_with_events(
    setups: OneRecord[Setup], boards: OneRecord[Board], key: np.uint64, game: int, events: EventRows
) -> None:
    """Play game number *game* and write its events."""
    seed_game(boards[0], key, game)
    play_game(setups[0], boards[0], events)
