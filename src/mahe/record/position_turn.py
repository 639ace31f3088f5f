"""Reads the last field of a position: whose turn it is, and how far it has come."""

from __future__ import annotations

from mahe.record.position_fields import Field
from mahe.rules import FACES, LIMIT, RAFT, Counts, Seat, State, Turtle
from mahe.rules.landings import MOST_DICE
from mahe.rules.state import topmost


def read_turn(field: Field, state: State, played: Counts) -> State:
    """Return *state*, which says what lies on the table, with the turn; *played* are the cards gone from the game."""
    rules = state.rules
    seat = field.take("[0-9]")
    if seat is None or int(seat) not in rules.seats:
        field.refuse(f"the turn begins with the number of a seat, 1 to {rules.players}", field.column)
    state = state._replace(turn=int(seat))
    state = state._replace(moved=_read_moved(field, state))
    _check_last_move(field, state)
    state = _read_throw(field, state)
    state = state._replace(carded=_read_carded(field, state, played))
    field.end(
        "a turn is a seat, then -A if A has moved, :B24 or :B24r for the throw, c13 for the seats that played cards"
    )
    return state


def _read_moved(field: Field, state: State) -> Turtle | None:
    column = field.here
    if field.take("-") is None:
        return None
    rules = state.rules
    if rules.turtles_each == 1:
        field.refuse("with one turtle each, nobody has another to move", column)
    moved = _read_turtle(field, state)
    if not state.face_up and state.unseen == rules.deck:
        field.refuse("until the first card is face up nobody has moved", column)
    if rules.bust_ends_turn and state.space(moved) == RAFT:
        field.refuse(f"a bust ends the turn at this table, so {moved} cannot be on the raft", column)
    return moved


def _read_turtle(field: Field, state: State) -> Turtle:
    """Return the turtle that is read next, one of the player's whose turn it is."""
    own = state.rules.turtles_of(state.turn)
    letter = field.take("[A-Z]")
    if letter is None:
        field.refuse(f"here a turtle of seat {state.turn} must follow: {' or '.join(own)}")
    if letter not in own:
        field.refuse(f"seat {state.turn} moves {' or '.join(own)}, not {letter}", field.here - 1)
    return Turtle(letter)


def _check_last_move(field: Field, state: State) -> None:
    """Check that a clutch that was won by the move before this position can have been won."""
    rules, is_over = state.rules, state.nest is not None
    if state.face_up or state.unseen == rules.deck:
        return
    if is_over:
        movers = tuple(turtle for turtle in rules.turtles_of(state.turn) if turtle != state.moved)
    elif state.moved is not None:
        movers = (state.moved,)
    else:
        movers = rules.turtles_of((state.turn - 2) % rules.players + 1)
    swimmers = [turtle for turtle in movers if state.space(turtle) != RAFT]
    if not swimmers:
        field.refuse(f"a clutch has just been won, so {' or '.join(movers)} cannot be on the raft", field.column)
    winners = sorted({rules.owner(topmost(state.perches, turtle)) for turtle in swimmers})
    if not is_over and not any(any(state.cards[seat]) for seat in winners):
        seats = " or ".join(map(str, winners))
        field.refuse(f"seat {seats} has just won a card, and so cannot have none", field.column)


def _read_throw(field: Field, state: State) -> State:
    """Return *state* with the throw that is read next, if there is one."""
    column = field.here
    if field.take(":") is None:
        return state
    if not state.face_up:
        field.refuse("nothing is thrown while no eggs lie face up", column)
    mover = _read_turtle(field, state)
    if mover == state.moved:
        field.refuse(f"{mover} has moved already in this turn", field.here - 1)
    throw = _read_dice(field, state)
    rolling = field.take("r") is not None
    if not throw and not rolling:
        field.refuse("here dice must follow, or r while the first is in the air")
    return state._replace(mover=mover, throw=int(throw or 0), rolling=rolling)


def _read_dice(field: Field, state: State) -> str:
    """Return the dice that are read next, after which the throw must go on."""
    throw, total = "", 0
    for column, digit in field.each("[0-9]"):
        if int(digit) not in FACES:
            field.refuse(f"a die shows 1 to 6, not {digit}", column)
        throw, total = throw + digit, total + int(digit)
        if total > LIMIT:
            field.refuse(f"a total of {total} is a bust, so the throw is over", column)
        if total > state.rules.highest_open:
            field.refuse(f"no die may follow a total of {total}, so the throw is over", column)
        if len(throw) == MOST_DICE:
            field.refuse("no die may follow the third, so the throw is over", column)
    return throw


def _read_carded(field: Field, state: State, played: Counts) -> tuple[Seat, ...]:
    """Return the seats that have played a card in this turn: in each of its moves, only the one who decided may."""
    column = field.here
    if field.take("c") is None:
        return ()
    if not state.rules.cards_as_dice:
        field.refuse("no cards are played as dice at this table", column)
    deciders = _deciders(state)
    carded: list[Seat] = []
    for place, digit in field.each("[0-9]"):
        seat = int(digit)
        if seat in carded:
            field.refuse("nobody plays two cards in a turn", place)
        while deciders and seat not in deciders[0]:
            del deciders[0]
        if not deciders:
            field.refuse(f"seat {seat} has not decided about a second die here, and so has played no card", place)
        del deciders[0]
        carded.append(seat)
    if not carded:
        field.refuse("after c come the seats that have played a card in this turn")
    if len(carded) > sum(played):
        field.refuse("fewer cards than that have been played: they follow ! behind the cards held", column)
    is_in_throw = len(state.dice) > 1 and not deciders
    if is_in_throw and not any(played[pips - 1] for pips in state.dice[1:]):
        field.refuse("none of the cards that were played is among the dice of this throw", column)
    return tuple(carded)


def _deciders(state: State) -> list[tuple[Seat, ...]]:
    """Return who may have played a card in each move of the turn so far, in order."""
    rules = state.rules
    deciders = []
    if state.moved is not None:
        is_known = state.nest is None and state.space(state.moved) != RAFT
        deciders.append((rules.owner(topmost(state.perches, state.moved)),) if is_known else rules.seats)
    if state.nest is not None:
        deciders.append((rules.owner(state.nest),))
    elif state.mover is not None and len(state.dice) > 1:
        deciders.append((rules.owner(topmost(state.perches, state.mover)),))
    return deciders
