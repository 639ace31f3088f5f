"""Games of players who look ahead, compiled: what the champion is trained on.

A move is looked through exactly, every throw and card, and the positions that may come of it are valued by a network or
by navigator's rule of thumb. The bots do the same for one position at a time with NumPy, in `mahe.bots`; tests hold the
two together. Seats and turtles count from 0 here.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from mahe.kernel.jit import compiled_loosely as compiled
from mahe.rules.pieces import BEACH, LAST_CLUTCH, LIMIT, RAFT

Array: TypeAlias = Any

SEATS: Final = 7
NOBODY: Final = -1
PLACES: Final = BEACH + 1

STEPS: Final = np.array([0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 15, 18, 21], np.int64)
"""How far a move can go; 0 is a bust."""

LANDINGS: Final = len(STEPS)

OUTCOME: Final[Array] = np.zeros((4, 20), np.int64)
"""By dice and total: which of STEPS a throw makes. What is not filled in is a bust."""

for _dice in (1, 2, 3):
    for _total in range(_dice, LIMIT + 1):
        OUTCOME[_dice, _total] = list(STEPS).index(_dice * _total) if _total <= 6 or _dice > 1 else 0

GAPS: Final = 3 * BEACH + 1
"""Kinds of distances between two turtles."""

FACTS: Final = 20
"""Inputs that belong to no seat."""

SEAT_FACTS: Final = 14
"""Inputs of each seat."""

R_TURN, R_MOVED, R_FACE_UP, R_CARDS, R_HIGHEST, R_BUST_ENDS, R_SET_ASIDE, R_PLACE = 0, 1, 2, 3, 4, 5, 6, 7
R_LEVEL: Final = R_PLACE + SEATS
R_CARDED: Final = R_LEVEL + SEATS
R_HELD: Final = R_CARDED + SEATS
ROW: Final = R_HELD + 6 * (SEATS + 1)
"""Where the parts of a position are in a row that is kept for training."""


class Table(NamedTuple):
    """How we play: `Rules` as numbers."""

    players: int
    each: int
    cards: int
    highest: int
    bust_ends: int
    set_aside: int
    deck: Array


class Position(NamedTuple):
    """A position between two moves."""

    place: Array
    """Where each turtle is."""
    level: Array
    """How many turtles are below each."""
    held: Array
    """In row 0 the unseen cards, then each seat's."""
    carded: Array
    """Whether a seat has played a card this turn."""
    now: Array
    """Whose turn it is, the turtle that has moved in it or NOBODY, the eggs that lie open, the unseen cards."""


TURN, MOVED, FACE_UP, UNSEEN = range(4)
TURN_OVER, FIRST_MOVED, SECOND_MOVED = range(3)
"""Whether a position is between two turns, or inside one: then by which of two turtles has moved, in their order."""

ROLL, STOP, CARD = 0, 1, 1


class Mind(NamedTuple):
    """What values positions: a network, or a few constants of a rule of thumb if `is_net` is 0."""

    is_net: int
    boards: Array
    """First layer, its rows for a board: see `mahe.bots.network.Weights`."""
    facts: Array
    bias: Array
    middle: Array
    middle_bias: Array
    last: Array
    last_bias: Array
    thumb: Array
    """The rule of thumb: patience, foresight, and the two parts of the spread."""
    moves: Array
    """How many moves a lone turtle needs for so many steps."""


class Desk(NamedTuple):
    """Where a thread does its sums."""

    place: Array
    level: Array
    wins: Array
    kinds: Array
    """By landing: the board, whether the move wins the clutch, and whether it ends the turn."""
    order: Array
    boards: Array
    facts: Array
    inputs: Array
    second: Array
    claims: Array
    other: Array
    scores: Array
    leaf: Array
    """By card played, landing and seat: what it is worth."""
    two: Array
    """By card played, total and seat: what it is worth after two dice."""
    root: Array
    """By seat: what it is worth before the first die."""
    rolled: Array
    choice_one: Array
    choice_two: Array


def make_desk(width: int, second: int) -> Desk:
    """Return a desk for a network of these widths."""
    f4, i8 = np.float32, np.int64
    return Desk(
        place=np.zeros((LANDINGS, SEATS), i8),
        level=np.zeros((LANDINGS, SEATS), i8),
        wins=np.zeros(LANDINGS, i8),
        kinds=np.zeros(LANDINGS, i8),
        order=np.zeros(SEATS, i8),
        boards=np.zeros((LANDINGS, width), f4),
        facts=np.zeros(width, f4),
        inputs=np.zeros(FACTS + SEAT_FACTS * SEATS, f4),
        second=np.zeros(second, f4),
        claims=np.zeros((LANDINGS, SEATS), f4),
        other=np.zeros(SEATS, f4),
        scores=np.zeros(SEATS, i8),
        leaf=np.zeros((7, LANDINGS, SEATS), f4),
        two=np.zeros((7, LIMIT + 1, SEATS), f4),
        root=np.zeros(SEATS, f4),
        rolled=np.zeros(SEATS, f4),
        choice_one=np.zeros(7, i8),
        choice_two=np.zeros((7, LIMIT + 1), i8),
    )


def make_position() -> Position:
    """Return a position to be set up."""
    return Position(
        np.zeros(SEATS, np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros((SEATS + 1, 6), np.int64),
        np.zeros(SEATS, np.int64),
        np.zeros(4, np.int64),
    )


# Chance: SplitMix64.


@compiled
def next_word(rng: Array) -> Any:
    """Return 64 random bits."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    word = rng[0]
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@compiled
def below(rng: Array, base: int) -> Any:
    """Return a number from 0 to base - 1."""
    return np.int64(((next_word(rng) >> np.uint64(32)) * np.uint64(base)) >> np.uint64(32))


@compiled
def turn_card(position: Position, rng: Array) -> None:
    """Turn up one of the unseen cards."""
    left = below(rng, position.now[UNSEEN])
    eggs = 0
    while left >= 0:
        left -= position.held[0, eggs]
        eggs += 1
    position.held[0, eggs - 1] -= 1
    position.now[UNSEEN] -= 1
    position.now[FACE_UP] = eggs


# The board.


@compiled
def top_of(turtles: int, place: Array, level: Array, turtle: int) -> int:
    """Return the topmost turtle of the stack that *turtle* is in."""
    top = turtle
    if place[turtle] != RAFT:
        for other in range(turtles):
            if place[other] == place[top] and level[other] > level[top]:
                top = other
    return top


@compiled
def move(turtles: int, place: Array, level: Array, mover: int, steps: int) -> Any:
    """Move *mover* and what it carries; return whether that wins the open clutch."""
    origin = place[mover]
    end = origin % BEACH + steps
    space = RAFT if steps == 0 else end if end <= BEACH else end - BEACH
    floor = level[mover]
    there = 0
    if space != RAFT:
        for turtle in range(turtles):
            carried = place[turtle] == origin and level[turtle] >= floor and origin != RAFT
            if place[turtle] == space and not carried and turtle != mover:
                there += 1
    for turtle in range(turtles):
        if turtle == mover or (place[turtle] == origin and level[turtle] > floor and origin != RAFT):
            place[turtle] = space
            level[turtle] = 0 if space == RAFT else level[turtle] - floor + there
    return steps > 0 and end >= BEACH


# What a position is worth.


@compiled
def comes_first(place: Array, level: Array, turtle: int) -> Any:
    """Return whether *turtle* is told before its owner's other one: the one further back is."""
    mate = turtle ^ 1
    if place[turtle] != place[mate]:
        return place[turtle] < place[mate]
    return level[turtle] < level[mate] or (level[turtle] == level[mate] and turtle < mate)


@compiled
def set_order(players: int, each: int, place: Array, level: Array, turn: int, order: Array) -> None:
    """Write the turtles into *order* as they are told: from the seat whose turn it is on."""
    turtles = players * each
    for index in range(turtles):
        turtle = (index + turn * each) % turtles
        order[index] = turtle if each == 1 or comes_first(place, level, turtle) == (index % 2 == 0) else turtle ^ 1


@compiled
def gap(one: int, other: int) -> Any:
    """Return a number for how far apart two places are, from 0 to GAPS - 1; the raft is a place of its own kind."""
    if one == RAFT:
        return BEACH + other
    if other == RAFT:
        return 2 * BEACH + one
    return (other - one) % BEACH


@compiled
def add_board(table: Table, mind: Mind, place: Array, level: Array, turn: int, order: Array, out: Array) -> None:
    """Write the board's part of the first layer into *out*: all seats are told from the one whose turn it is."""
    players, each = table.players, table.each
    turtles = players * each
    set_order(players, each, place, level, turn, order)
    width = len(out)
    for unit in range(width):
        out[unit] = 0.0
    pairs = turtles * players * PLACES
    for index in range(turtles):
        turtle = order[index]
        decider = (top_of(turtles, place, level, turtle) // each - turn) % players
        row = mind.boards[(index * players + decider) * PLACES + place[turtle]]
        for unit in range(width):
            out[unit] += row[unit]
        if level[turtle] > 0:
            for under in range(turtles):
                other = order[under]
                if place[other] == place[turtle] and level[other] < level[turtle]:
                    row = mind.boards[pairs + index * turtles + under]
                    for unit in range(width):
                        out[unit] += row[unit]
    at = pairs + turtles * turtles
    for first in range(turtles):
        for second in range(first + 1, turtles):
            row = mind.boards[at + gap(place[order[first]], place[order[second]])]
            for unit in range(width):
                out[unit] += row[unit]
            at += GAPS


@compiled
def tell_facts(
    table: Table, held: Array, carded: Array, turn: int, phase: int, face_up: int, scores: Array, out: Array
) -> None:
    """Write into *out* all that a network is told beside the board."""
    players = table.players
    unseen = 0
    eggs = 0
    for kind in range(6):
        unseen += held[0, kind]
        eggs += (kind + 1) * held[0, kind]
    pile = max(0, unseen - table.set_aside) if face_up != LAST_CLUTCH else 0
    clutches = pile + 2 if face_up != LAST_CLUTCH else 1
    mean = eggs / unseen if unseen > 0 else 3.5
    for index in range(len(out)):
        out[index] = 0.0
    out[face_up - 1] = 1.0
    out[7] = clutches / 21
    out[8] = clutches == 2
    out[9] = clutches == 3
    out[10] = mean / 6 - 0.5
    for kind in range(6):
        out[11 + kind] = held[0, kind] / unseen if unseen > 0 else 0.0
    out[17] = table.cards
    out[18] = table.highest == LIMIT
    out[19] = table.bust_ends
    spread = 1.5 + 3.5 * np.sqrt(clutches)
    for seat in range(players):
        score = 0
        for kind in range(6):
            score += (64 * (kind + 1) + 1) * held[seat + 1, kind]
        scores[seat] = score
    for seat in range(players):
        best = 0
        for other in range(players):
            if other != seat:
                best = max(best, scores[other])
        lead = (scores[seat] >> 6) - (best >> 6)
        at = FACTS + ((seat - turn) % players) * SEAT_FACTS
        out[at] = (scores[seat] >> 6) / 20
        out[at + 1] = (scores[seat] & 63) / 8
        out[at + 2] = lead / 10
        out[at + 3] = np.tanh(lead / spread)
        out[at + 4] = scores[seat] > best
        out[at + 5] = scores[seat] + 64 * face_up + 1 > best
        if table.cards:
            for kind in range(6):
                out[at + 6 + kind] = min(held[seat + 1, kind], 2) / 2
        out[at + 12] = carded[seat] if phase != TURN_OVER else 0
    out[FACTS + 13] = 1.0 if phase == FIRST_MOVED else -1.0 if phase == SECOND_MOVED else 0.0


@compiled
def add_facts(mind: Mind, inputs: Array, count: int, out: Array) -> None:
    """Write the part of the first layer into *out* that does not come from the board."""
    width = len(out)
    for unit in range(width):
        out[unit] = mind.bias[unit]
    for index in range(count):
        value = inputs[index]
        if value != 0.0:
            row = mind.facts[index]
            for unit in range(width):
                out[unit] += value * row[unit]


@compiled
def finish(
    mind: Mind, players: int, board: Array, facts: Array, turn: int, weight: float, desk: Desk, out: Array
) -> None:
    """Add the winning chance of every seat, times *weight*, to *out*."""
    second = desk.second
    for unit in range(len(second)):
        second[unit] = mind.middle_bias[unit]
    for unit in range(len(board)):
        value = board[unit] + facts[unit]
        if value > 0.0:
            row = mind.middle[unit]
            for after in range(len(second)):
                second[after] += value * row[after]
    best = np.float32(-1e9)
    other = desk.other
    for seat in range(players):
        logit = mind.last_bias[seat]
        for unit in range(len(second)):
            value = second[unit]
            if value > 0.0:
                logit += value * mind.last[seat, unit]
        other[seat] = logit
        best = max(best, logit)
    total = np.float32(0.0)
    for seat in range(players):
        other[seat] = np.exp(other[seat] - best)
        total += other[seat]
    for seat in range(players):
        out[(seat + turn) % players] += weight * other[seat] / total


@compiled
def claim(table: Table, mind: Mind, place: Array, level: Array, turn: int, moved: int, out: Array) -> None:
    """Write into *out* each seat's chance to be the next to take a clutch, by navigator's rule of thumb."""
    players, each = table.players, table.each
    for seat in range(players):
        out[seat] = 0.0
    total = 0.0
    for turtle in range(players * each):
        wait = (turtle // each - turn) % players
        if moved == turtle:
            wait = players
        when = wait + players * (mind.moves[BEACH - place[turtle] % BEACH] - 1)
        weight = np.exp(-when / (mind.thumb[0] * players))
        out[top_of(players * each, place, level, turtle) // each] += weight
        total += weight
    for seat in range(players):
        out[seat] /= total


@compiled
def judge(
    table: Table, mind: Mind, held: Array, face_up: int, claims: Array, weight: float, desk: Desk, out: Array
) -> None:
    """Add the winning chance of every seat by navigator's rule of thumb, times *weight*, to *out*."""
    players = table.players
    if face_up == LAST_CLUTCH:
        for seat in range(players):
            add_result(table, held, seat, weight * claims[seat], desk.scores, out)
        return
    unseen = 0
    eggs = 0
    for kind in range(6):
        unseen += held[0, kind]
        eggs += (kind + 1) * held[0, kind]
    pile = max(0, unseen - table.set_aside)
    later = LAST_CLUTCH + (pile * eggs / unseen if unseen > 0 else 0.0)
    spread = mind.thumb[2] + mind.thumb[3] * np.sqrt(pile + 2)
    other = desk.other
    best = np.float32(-1e9)
    for seat in range(players):
        score = face_up * claims[seat] + later * mind.thumb[1] * claims[seat]
        for kind in range(6):
            score += (kind + 1.1) * held[seat + 1, kind]
        other[seat] = score / spread
        best = max(best, other[seat])
    total = np.float32(0.0)
    for seat in range(players):
        other[seat] = np.exp(other[seat] - best)
        total += other[seat]
    for seat in range(players):
        out[seat] += weight * other[seat] / total


@compiled
def add_result(table: Table, held: Array, taker: int, weight: float, scores: Array, out: Array) -> None:
    """Add the result, times *weight*, to *out* if *taker* takes the last clutch."""
    players = table.players
    best = 0
    winners = 0
    for seat in range(players):
        score = 64 * LAST_CLUTCH + 1 if seat == taker else 0
        for kind in range(6):
            score += (64 * (kind + 1) + 1) * held[seat + 1, kind]
        scores[seat] = score
        if score > best:
            best, winners = score, 0
        winners += score == best
    for seat in range(players):
        if scores[seat] == best:
            out[seat] += weight / winners


# Looking ahead.


@compiled
def look(table: Table, mind: Mind, position: Position, mover: int, desk: Desk) -> None:
    """Fill the desk with what each throw for *mover* is worth to every seat, and with what its decider chooses."""
    players, each = table.players, table.each
    turtles = players * each
    place, level, held, carded, now = position
    turn, face_up = now[TURN], now[FACE_UP]
    decider = top_of(turtles, place, level, mover) // each
    can_play = table.cards == 1 and carded[decider] == 0

    for landing in range(LANDINGS):
        after_place, after_level = desk.place[landing], desk.level[landing]
        for turtle in range(turtles):
            after_place[turtle] = place[turtle]
            after_level[turtle] = level[turtle]
        desk.wins[landing] = move(turtles, after_place, after_level, mover, STEPS[landing])
        kind = TURN_OVER
        if each == 2 and now[MOVED] == NOBODY and (landing > 0 or table.bust_ends == 0):
            kind = FIRST_MOVED if comes_first(after_place, after_level, mover) else SECOND_MOVED
        desk.kinds[landing] = kind
        if desk.wins[landing] and face_up == LAST_CLUTCH:
            continue
        after = (turn + 1) % players if kind == TURN_OVER else turn
        if mind.is_net:
            add_board(table, mind, after_place, after_level, after, desk.order, desk.boards[landing])
        else:
            moved = NOBODY if kind == TURN_OVER else mover
            claim(table, mind, after_place, after_level, after, moved, desk.claims[landing])

    for played in range(7):
        if played == 0:
            value_landings(table, mind, position, decider, 0, desk)
        elif can_play and held[decider + 1, played - 1] > 0:
            held[decider + 1, played - 1] -= 1
            carded[decider] = 1
            value_landings(table, mind, position, decider, played, desk)
            held[decider + 1, played - 1] += 1
            carded[decider] = 0
    choose_throws(table, position, decider, can_play, desk)


@compiled
def value_landings(table: Table, mind: Mind, position: Position, decider: int, played: int, desk: Desk) -> None:
    """Fill `leaf` for all landings, given that the card *played* has been (0 for none)."""
    held, now = position.held, position.now
    face_up = now[FACE_UP]
    leaf = desk.leaf[played]
    for landing in range(LANDINGS):
        for seat in range(table.players):
            leaf[landing, seat] = 0.0
        if desk.wins[landing] and face_up == LAST_CLUTCH:
            add_result(table, held, decider, 1.0, desk.scores, leaf[landing])
    value_cards(table, mind, position, 0, face_up, 1.0, leaf, desk)
    if face_up == LAST_CLUTCH:
        return
    held[decider + 1, face_up - 1] += 1
    if now[UNSEEN] <= table.set_aside:
        value_cards(table, mind, position, 1, LAST_CLUTCH, 1.0, leaf, desk)
    else:
        for kind in range(6):
            count = held[0, kind]
            if count > 0:
                held[0, kind] -= 1
                value_cards(table, mind, position, 1, kind + 1, count / now[UNSEEN], leaf, desk)
                held[0, kind] += 1
    held[decider + 1, face_up - 1] -= 1


@compiled
def value_cards(
    table: Table, mind: Mind, position: Position, wins: int, face_up: int, weight: float, leaf: Array, desk: Desk
) -> None:
    """Add to *leaf*, times *weight*, what the landings that do or do not win are worth if *face_up* lies open then."""
    players = table.players
    count = FACTS + SEAT_FACTS * players
    for kind in range(3):
        after = position.now[TURN] if kind != TURN_OVER else (position.now[TURN] + 1) % players
        is_told = False
        for landing in range(LANDINGS):
            if desk.wins[landing] != wins or desk.kinds[landing] != kind:
                continue
            if not mind.is_net:
                judge(table, mind, position.held, face_up, desk.claims[landing], weight, desk, leaf[landing])
                continue
            if not is_told:
                tell_facts(table, position.held, position.carded, after, kind, face_up, desk.scores, desk.inputs)
                add_facts(mind, desk.inputs, count, desk.facts)
                is_told = True
            finish(mind, players, desk.boards[landing], desk.facts, after, weight, desk, leaf[landing])


@compiled
def choose_throws(table: Table, position: Position, decider: int, can_play: bool, desk: Desk) -> None:
    """Fill `two`, `one` and `root` from `leaf`, from the third die back to the first, and the choices on the way."""
    players = table.players
    hand = position.held[decider + 1]
    for played in range(7):
        if played > 0 and not (can_play and hand[played - 1] > 0):
            continue
        leaf = desk.leaf[played]
        for total in range(2, LIMIT + 1):
            best = leaf[OUTCOME[2, total]]
            choice = STOP
            if total <= table.highest:
                for seat in range(players):
                    value = np.float32(0.0)
                    for pips in range(1, 7):
                        value += leaf[OUTCOME[3, total + pips], seat]
                    desk.rolled[seat] = value / 6
                if desk.rolled[decider] >= best[decider]:
                    best, choice = desk.rolled, ROLL
                if can_play and played == 0:
                    for eggs in range(1, min(6, LIMIT - total) + 1):
                        if hand[eggs - 1] > 0:
                            value_played = desk.leaf[eggs, OUTCOME[3, total + eggs]]
                            if value_played[decider] > best[decider]:
                                best, choice = value_played, CARD + eggs
            for seat in range(players):
                desk.two[played, total, seat] = best[seat]
            desk.choice_two[played, total] = choice
    for seat in range(players):
        desk.root[seat] = 0.0
    for total in range(1, 7):
        best = desk.leaf[0, OUTCOME[1, total]]
        choice = STOP
        for seat in range(players):
            value = np.float32(0.0)
            for pips in range(1, 7):
                value += desk.two[0, total + pips, seat] if total + pips <= LIMIT else desk.leaf[0, 0, seat]
            desk.rolled[seat] = value / 6
        if desk.rolled[decider] >= best[decider]:
            best, choice = desk.rolled, ROLL
        if can_play:
            for eggs in range(1, min(6, LIMIT - total) + 1):
                if hand[eggs - 1] > 0 and desk.two[eggs, total + eggs, decider] > best[decider]:
                    best, choice = desk.two[eggs, total + eggs], CARD + eggs
        desk.choice_one[total] = choice
        for seat in range(players):
            desk.root[seat] += best[seat] / 6


@compiled
def value_now(table: Table, mind: Mind, position: Position, desk: Desk, out: Array) -> None:
    """Write into *out* what *mind* thinks of a position at a glance."""
    place, level, held, carded, now = position
    turn, moved = now[TURN], now[MOVED]
    for seat in range(table.players):
        out[seat] = 0.0
    if mind.is_net:
        kind = TURN_OVER
        if moved != NOBODY:
            kind = FIRST_MOVED if comes_first(place, level, moved) else SECOND_MOVED
        add_board(table, mind, place, level, turn, desk.order, desk.boards[0])
        tell_facts(table, held, carded, turn, kind, now[FACE_UP], desk.scores, desk.inputs)
        add_facts(mind, desk.inputs, FACTS + SEAT_FACTS * table.players, desk.facts)
        finish(mind, table.players, desk.boards[0], desk.facts, turn, 1.0, desk, out)
    else:
        claim(table, mind, place, level, turn, moved, desk.claims[0])
        judge(table, mind, held, now[FACE_UP], desk.claims[0], 1.0, desk, out)


# Games.


@compiled
def set_up(table: Table, position: Position, rng: Array) -> None:
    """Set up a new game, with the first card turned up."""
    for turtle in range(SEATS):
        position.place[turtle] = RAFT
        position.level[turtle] = 0
        position.carded[turtle] = 0
    position.now[TURN] = 0
    position.now[MOVED] = NOBODY
    position.now[UNSEEN] = 0
    for kind in range(6):
        position.held[0, kind] = table.deck[kind]
        position.now[UNSEEN] += table.deck[kind]
        for seat in range(SEATS):
            position.held[seat + 1, kind] = 0
    turn_card(position, rng)


@compiled
def throw(table: Table, position: Position, decider: int, stray: float, rng: Array, desk: Desk) -> tuple[Any, int]:
    """Throw as the desk says, but now and then as it comes; return the landing and the card played."""
    hand = position.held[decider + 1]
    total = below(rng, 6) + 1
    dice = 1
    played = 0
    while dice < 3 and total <= table.highest:
        choice = desk.choice_one[total] if dice == 1 else desk.choice_two[played, total]
        if stray > 0.0 and below(rng, 1 << 20) < stray * (1 << 20):
            choice = below(rng, 2)
        if choice == STOP:
            break
        if choice == ROLL:
            total += below(rng, 6) + 1
        else:
            played = choice - CARD
            total += played
            hand[played - 1] -= 1
            position.carded[decider] = 1
        dice += 1
        if total > LIMIT:
            return 0, played
    return OUTCOME[dice, total], played


@compiled
def make_move(table: Table, position: Position, mover: int, decider: int, landing: int, rng: Array) -> bool:
    """Make the move, and turn a card up if one was won; return whether the game is over."""
    place, level, held, carded, now = position
    wins = move(table.players * table.each, place, level, mover, STEPS[landing])
    if wins and now[FACE_UP] == LAST_CLUTCH:
        return True
    if wins:
        held[decider + 1, now[FACE_UP] - 1] += 1
        if now[UNSEEN] > table.set_aside:
            turn_card(position, rng)
        else:
            now[FACE_UP] = LAST_CLUTCH
    if table.each == 1 or now[MOVED] != NOBODY or (landing == 0 and table.bust_ends == 1):
        now[MOVED] = NOBODY
        now[TURN] = (now[TURN] + 1) % table.players
        for seat in range(table.players):
            carded[seat] = 0
    else:
        now[MOVED] = mover
    return False


@compiled
def write_row(table: Table, position: Position, row: Array) -> None:
    """Keep a position for training."""
    place, level, held, carded, now = position
    row[R_TURN] = now[TURN]
    row[R_MOVED] = now[MOVED]
    row[R_FACE_UP] = now[FACE_UP]
    row[R_CARDS] = table.cards
    row[R_HIGHEST] = table.highest
    row[R_BUST_ENDS] = table.bust_ends
    row[R_SET_ASIDE] = table.set_aside
    for turtle in range(SEATS):
        row[R_PLACE + turtle] = place[turtle]
        row[R_LEVEL + turtle] = level[turtle]
        row[R_CARDED + turtle] = carded[turtle]
    for holder in range(SEATS + 1):
        for kind in range(6):
            row[R_HELD + 6 * holder + kind] = held[holder, kind]


@compiled
def pick_mover(table: Table, mind: Mind, position: Position, desk: Desk, out: Array) -> Any:
    """Look ahead for the turn's player; return the turtle to throw for, and write into *out* what that is worth.

    The desk is left as it is for that turtle.
    """
    turn, moved = position.now[TURN], position.now[MOVED]
    mover = turn * table.each
    if moved != NOBODY:
        mover = moved ^ 1
    elif table.each == 2:
        look(table, mind, position, mover, desk)
        first = desk.root[turn]
        look(table, mind, position, mover + 1, desk)
        if desk.root[turn] > first:
            mover += 1
            for seat in range(table.players):
                out[seat] = desk.root[seat]
            return mover
    look(table, mind, position, mover, desk)
    for seat in range(table.players):
        out[seat] = desk.root[seat]
    return mover


@compiled
def play_to_learn(
    table: Table,
    mind: Mind,
    key: Any,
    games: int,
    stray: float,
    trace: float,
    desk: Desk,
    position: Position,
    rows: Array,
    targets: Array,
) -> int:
    """Play *games* and keep every position with what it turned out to be worth; return how many there are.

    A target is what looking ahead found, corrected by a part (*trace*) of what came of it: TD(λ) with the luck of the
    next move taken out.
    """
    rng: Array = np.zeros(1, np.uint64)
    rng[0] = key
    players = table.players
    glance: Array = np.zeros(SEATS, np.float32)
    count = 0
    glances: Array = np.zeros((4096, SEATS), np.float32)
    for _ in range(games):
        set_up(table, position, rng)
        first = count
        is_over = False
        last = 0
        while not is_over:
            if count == len(rows) or count - first == len(glances):
                return first
            write_row(table, position, rows[count])
            value_now(table, mind, position, desk, glance)
            for seat in range(players):
                glances[count - first, seat] = glance[seat]
            mover = pick_mover(table, mind, position, desk, targets[count])
            count += 1
            last = top_of(players * table.each, position.place, position.level, mover) // table.each
            landing, _ = throw(table, position, last, stray, rng, desk)
            is_over = make_move(table, position, mover, last, landing, rng)
        for seat in range(players):
            glance[seat] = 0.0
        add_result(table, position.held, last, 1.0, desk.scores, glance)
        # At the last position there is nothing to correct but the luck that ended the game.
        for index in range(count - 1, first - 1, -1):
            for seat in range(players):
                if index == count - 1:
                    targets[index, seat] += trace * (glance[seat] - targets[index, seat])
                else:
                    targets[index, seat] += trace * (targets[index + 1, seat] - glances[index + 1 - first, seat])
    return count


@compiled
def play_match(
    table: Table, minds: tuple[Mind, Mind], who: Array, key: Any, games: int, desk: Desk, position: Position, out: Array
) -> None:
    """Play *games* in which each seat has the mind that *who* says, and add up the wins of the seats in *out*."""
    rng: Array = np.zeros(1, np.uint64)
    rng[0] = key
    players = table.players
    worth: Array = np.zeros(SEATS, np.float32)
    for _ in range(games):
        set_up(table, position, rng)
        is_over = False
        last = 0
        while not is_over:
            turn = position.now[TURN]
            mover = pick_mover(table, minds[who[turn]], position, desk, worth)
            last = top_of(players * table.each, position.place, position.level, mover) // table.each
            if who[last] != who[turn]:
                look(table, minds[who[last]], position, mover, desk)
            landing, _ = throw(table, position, last, 0.0, rng, desk)
            is_over = make_move(table, position, mover, last, landing, rng)
        add_result(table, position.held, last, 1.0, desk.scores, out)


@compiled
def encode(rows: Array, players: int, each: int, boards: Array, facts: Array, position: Position, desk: Desk) -> None:
    """Turn kept positions into a network's inputs: numbers of rows of `Mind.boards`, -1 for none, and facts."""
    turtles = players * each
    place, level, held, carded, _ = position
    for index in range(len(rows)):
        row = rows[index]
        for turtle in range(SEATS):
            place[turtle] = row[R_PLACE + turtle]
            level[turtle] = row[R_LEVEL + turtle]
            carded[turtle] = row[R_CARDED + turtle]
        for holder in range(SEATS + 1):
            for kind in range(6):
                held[holder, kind] = row[R_HELD + 6 * holder + kind]
        turn, moved = row[R_TURN], row[R_MOVED]
        table = Table(players, each, row[R_CARDS], row[R_HIGHEST], row[R_BUST_ENDS], row[R_SET_ASIDE], held[0])
        kind = TURN_OVER
        if moved != NOBODY:
            kind = FIRST_MOVED if comes_first(place, level, moved) else SECOND_MOVED
        tell_facts(table, held, carded, turn, kind, row[R_FACE_UP], desk.scores, desk.inputs)
        for fact in range(facts.shape[1]):
            facts[index, fact] = desk.inputs[fact]
        set_order(players, each, place, level, turn, desk.order)
        for slot in range(boards.shape[1]):
            boards[index, slot] = -1
        slot = turtles
        for first in range(turtles):
            turtle = desk.order[first]
            decider = (top_of(turtles, place, level, turtle) // each - turn) % players
            boards[index, first] = (first * players + decider) * PLACES + place[turtle]
            if level[turtle] > 0:
                for under in range(turtles):
                    other = desk.order[under]
                    if place[other] == place[turtle] and level[other] < level[turtle]:
                        boards[index, slot] = turtles * players * PLACES + first * turtles + under
                        slot += 1
        at = turtles * players * PLACES + turtles * turtles
        for first in range(turtles):
            for second in range(first + 1, turtles):
                boards[index, slot] = at + gap(place[desk.order[first]], place[desk.order[second]])
                slot += 1
                at += GAPS
