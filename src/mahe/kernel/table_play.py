"""Many tables at once: every one takes a decision, plays on until it needs another, and tells what a learner may see.

Opponents decide inside, by the thresholds of `mahe.kernel.policy` or by looking ahead.
"""

from __future__ import annotations

import numpy as np

from mahe.arrays import Ints, Words
from mahe.kernel.chance import LUCK_BITS, below, mixed, next_word, signed
from mahe.kernel.event_rows import CARD, START, STOP
from mahe.kernel.jit import compiled
from mahe.kernel.next_turn import reconsider
from mahe.kernel.observations import fill_mask, fill_observation
from mahe.kernel.policy import COIN
from mahe.kernel.position import CARDS_UNSEEN, FACE_UP, MOVED, NONE_MOVED, TURN
from mahe.kernel.records import NOBODY, OneRecord, Setup
from mahe.kernel.scores import add_up
from mahe.kernel.table_steps import begin_throw, deal, decide, is_open, make_move
from mahe.kernel.tables import ANCIENT, EVERYONE, SHALLOW, Answers, Log, Records, Searchers, Table
from mahe.kernel.throws import choose, on_offer, situation
from mahe.kernel.turn_lookahead import look_through, pick_start
from mahe.kernel.workspace import NO_CARD
from mahe.observation_layout import ACTIONS


@compiled
def seed_tables(tables: Records[Table], key: np.uint64) -> None:
    """Set every table's generator; it depends on nothing but the key and the table's place."""
    for index in range(len(tables)):
        tables[index].rng[0] = mixed(key + mixed(np.uint64(index) + np.uint64(0x9E3779B97F4A7C15)))


@compiled
def first_illegal(tables: Records[Table], actions: Ints) -> int:
    """Return the first table whose action is not on offer, or -1."""
    for index in range(len(tables)):
        action = actions[index]
        if action < 0 or action >= ACTIONS or not tables[index].options >> action & 1:
            return index
    return -1


@compiled
def choose_anything(setups: OneRecord[Setup], tables: Records[Table], rng: Words, out: Ints) -> None:
    """Write into *out* for every table one of the actions on offer there, each as likely as the others."""
    for index in range(len(tables)):
        luck = next_word(rng) >> (np.uint64(64) - LUCK_BITS)
        out[index] = choose(setups[0], COIN, tables[index].options, 0, 1, luck)


@compiled
def deal_tables(
    setups: OneRecord[Setup],
    tables: Records[Table],
    asked: int,
    first: int,
    end: int,
    answers: Answers,
    searchers: Searchers | None,
    log: Log,
) -> None:
    """Begin a new game at every table from *first* up to *end*."""
    setup = setups[0]
    for index in range(first, end):
        table = tables[index]
        if len(log) > 0:
            log[index, 0] = 0
        begin(setup, table, asked, searchers, log, index)
        answers.rewards[index] = 0.0
        answers.terminations[index] = False
        answers.seat_rewards[index] = 0.0
        tell(setup, table, answers, index)


@compiled
def step_tables(
    setups: OneRecord[Setup],
    tables: Records[Table],
    asked: int,
    first: int,
    end: int,
    actions: Ints,
    answers: Answers,
    searchers: Searchers | None,
    log: Log,
) -> None:
    """Make a decision at every table from *first* up to *end*, each of which must be on offer."""
    setup = setups[0]
    for index in range(first, end):
        table = tables[index]
        action = actions[index]
        if len(log) > 0:
            log[index, 0] = 0
        if answers.terminations[index]:
            answers.terminations[index] = False
            answers.rewards[index] = 0.0
            answers.seat_rewards[index] = 0.0
        seat = table.decider
        if action >= START:
            begin_throw(setup, table, seat * setup.each + action - START, log, index)
        elif not decide(setup, table, action, log, index):
            make_move(setup, table, log, index)
        play_on(setup, table, searchers, log, index)
        if table.nest != NOBODY:
            settle(setup, table, seat, answers, index)
            begin(setup, table, asked, searchers, log, index)
        tell(setup, table, answers, index)


@compiled
def begin(setup: Setup, table: Table, asked: int, searchers: Searchers | None, log: Log, index: int) -> None:
    """Begin a game, and another one if it is over before anybody has been asked."""
    while True:
        deal(setup, table, asked, log, index)
        play_on(setup, table, searchers, log, index)
        if table.nest == NOBODY:
            return


@compiled
def play_on(setup: Setup, table: Table, searchers: Searchers | None, log: Log, index: int) -> None:
    """Play on until somebody is asked, or the game is over."""
    while table.nest == NOBODY:
        if table.mover == NOBODY:
            mover = table.turn
            if setup.each == 2:
                if table.moved != NOBODY:
                    mover = table.moved ^ 1
                elif is_asked(table, table.turn):
                    table.decider = table.turn
                    table.options = 3 << START
                    return
                else:
                    mover = pick_mover(setup, table, searchers)
            begin_throw(setup, table, mover, log, index)
        if is_open(setup, table):
            if is_asked(table, table.decider):
                table.options = on_offer(setup, table, table.decider, table.total)
                return
            throw_for(setup, table, searchers, log, index)
        make_move(setup, table, log, index)


@compiled
def is_asked(table: Table, seat: int) -> bool:
    """Return whether *seat* decides from outside."""
    return table.asked in (EVERYONE, seat)


@compiled
def opponent(setup: Setup, table: Table, seat: int) -> int:
    """Return which opponent sits at *seat*, in their order after the one that is asked, from 1 on."""
    place = seat - table.asked
    return place if place > 0 else place + setup.players


@compiled
def throw_for(setup: Setup, table: Table, searchers: Searchers | None, log: Log, index: int) -> None:
    """Let an opponent make all decisions of a throw that goes on."""
    number = opponent(setup, table, table.decider)
    if searchers is not None and searchers.kinds[number] != SHALLOW:
        look_at(table, searchers)
        evaluation = searchers.ancient if searchers.kinds[number] == ANCIENT else searchers.navigator
        choices = searchers.choices
        look_through(searchers.rules, evaluation, searchers.position, table.mover, choices, searchers.inner, True)
        played = NO_CARD
        while True:
            reconsider(
                searchers.rules,
                evaluation,
                searchers.position,
                table.mover,
                table.dice,
                table.total,
                played,
                choices,
                searchers.further,
                searchers.inner,
            )
            choice = choices.choice_one[table.total] if table.dice == 1 else choices.choice_two[played, table.total]
            if choice > STOP:
                played = choice - CARD
            if not decide(setup, table, choice, log, index):
                return
            look_at(table, searchers)
    is_own = table.mover >> setup.halve == table.decider
    origin = signed(table.space[table.mover])
    while True:
        options = on_offer(setup, table, table.decider, table.total)
        limit: int = setup.limits[number, situation(table.dice, table.total, origin, is_own, table.face_up)]
        luck = next_word(table.rng) >> (np.uint64(64) - LUCK_BITS)
        choice = choose(setup, limit, options, table.total, table.dice, luck)
        if not decide(setup, table, choice, log, index):
            return


@compiled
def pick_mover(setup: Setup, table: Table, searchers: Searchers | None) -> int:
    """Return which of its two turtles an opponent throws for first."""
    if searchers is not None:
        kind = searchers.kinds[opponent(setup, table, table.turn)]
        if kind != SHALLOW:
            look_at(table, searchers)
            evaluation = searchers.ancient if kind == ANCIENT else searchers.navigator
            return pick_start(searchers.rules, evaluation, searchers.position, searchers.choices, searchers.inner, True)
    return 2 * table.turn + below(table.rng, 2)


@compiled
def look_at(table: Table, searchers: Searchers) -> None:
    """Put the table's position where those who look ahead find it."""
    place, level, held, carded, now = searchers.position
    for turtle in range(searchers.rules.players * searchers.rules.each):
        place[turtle] = table.space[turtle]
        height = 0
        under = table.below[turtle]
        while under != NOBODY:
            under = table.below[under]
            height += 1
        level[turtle] = height
    held[:] = table.held
    for seat in range(searchers.rules.players):
        carded[seat] = table.carded[seat] > 0
    now[TURN] = table.turn
    now[MOVED] = NONE_MOVED if table.moved == NOBODY else table.moved
    now[FACE_UP] = table.face_up
    now[CARDS_UNSEEN] = table.unseen


@compiled
def settle(setup: Setup, table: Table, seat: int, answers: Answers, index: int) -> None:
    """Give the rewards of a game that is over; *seat* has decided last."""
    players = setup.players
    best, winners = add_up(players, table.held, table.nest >> setup.halve, table.scores)
    for one in range(players):
        answers.seat_rewards[index, one] = 1.0 / winners if table.scores[one] == best else 0.0
    answers.terminations[index] = True
    answers.rewards[index] = answers.seat_rewards[index, seat]
    fill_observation(setup, table, seat, answers.last_observations[index])


@compiled
def tell(setup: Setup, table: Table, answers: Answers, index: int) -> None:
    """Write what is seen by the seat that is asked, and what is on offer to it."""
    answers.seats[index] = table.decider + 1
    fill_mask(table, answers.masks[index])
    fill_observation(setup, table, table.decider, answers.observations[index])
