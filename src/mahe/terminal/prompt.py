"""A game at a plain prompt: numbered choices, one line for every event."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from mahe.play import BotPlayer, Person, Table
from mahe.record import Move, move_made
from mahe.rules import (
    FACES,
    LIMIT,
    RAFT,
    Decision,
    PlayCard,
    Roll,
    Seat,
    Standing,
    Start,
    State,
    Stop,
    landing,
    options,
    standing,
)
from mahe.terminal.board import draw_board

Ask = Callable[[str], str]
"""Shows a prompt and returns the answer."""

Tell = Callable[[str], None]
"""Shows some lines."""


def play_at_prompt(table: Table, ask: Ask, tell: Tell) -> None:
    """Play *table* to its end, asking for every decision of a person."""
    shown = _tell_moves(table, 0, tell)
    while (seat := table.waiting_for) is not None:
        decision = _ask_decision(table, seat, ask, tell)
        table.decide(seat, decision)
        shown = _tell_moves(table, shown, tell)
    tell("")
    tell(draw_board(table.state))
    tell(podium(table))


def podium(table: Table) -> str:
    """Return who has what, best first, and who has won."""
    result = standing(table.state)
    order = sorted(table.rules.seats, key=lambda seat: (result.eggs[seat - 1], result.cards[seat - 1]), reverse=True)
    width = max(len(_name(table, seat)) for seat in order)
    lines = [""]
    for seat in order:
        mark = "*" if seat in result.winners else " "
        lines.append(
            f" {mark} {_name(table, seat):<{width}} {_count(result.eggs[seat - 1], 'egg'):>8} "
            f"in {_count(result.cards[seat - 1], 'clutch', 'clutches')}"
        )
    return "\n".join([*lines, "", _verdict(table, result)])


def _verdict(table: Table, result: Standing) -> str:
    names = " and ".join(_name(table, seat) for seat in result.winners)
    if len(result.winners) > 1:
        return f"Shared win: {names}, with {_count(max(result.eggs), 'egg')} each."
    eggs = max(result.eggs)
    tied = result.eggs.count(eggs) > 1
    return f"Winner: {names}, with {eggs} eggs" + (" and more clutches than the others with as many." if tied else ".")


def _ask_decision(table: Table, seat: Seat, ask: Ask, tell: Tell) -> Decision:
    state = table.state
    choices = options(state)
    if isinstance(choices[0], Start):
        tell("")
        tell(draw_board(state))
        tell(_scores(table))
        tell("")
    tell(_situation(table, seat))
    for number, choice in enumerate(choices, 1):
        tell(f"  {number}  {_describe(state, choice)}")
    numbers = [str(number) for number in range(1, len(choices) + 1)]
    while True:
        answer = ask(f"{_name(table, seat)}, {_range(len(choices))}: ").strip()
        if not answer and len(choices) == 1:
            return choices[0]
        if answer in numbers:
            return choices[numbers.index(answer)]
        tell(f"Please type {_range(len(choices))}.")


def _range(choices: int) -> str:
    """Return which answers are right: "1 or Enter", "1 or 2", "1 to 5"."""
    return "1 or Enter" if choices == 1 else "1 or 2" if choices == 2 else f"1 to {choices}"


def _situation(table: Table, seat: Seat) -> str:
    """Return what there is to decide, and why it is for *seat* to decide it."""
    state = table.state
    if state.mover is None:
        return f"{_name(table, seat)}, your move. Your clutch cards: {_hand(state, seat)}."
    total = sum(state.dice)
    steps = "1 space" if state.dice == (1,) else f"{_sum(state.dice)} spaces"
    line = f"{state.mover} threw {_dice(state.dice)}: {steps}"
    if state.rules.owner(state.mover) != seat:
        line += f". You ride on {state.mover}, so you decide"
    bust = sum(total + pips > LIMIT for pips in FACES)
    return f"{line}. Another die busts on {bust} of 6." if bust else f"{line}. Another die cannot bust."


def _describe(state: State, choice: Decision) -> str:
    """Return what *choice* does, in a few words."""
    match choice:
        case Start(turtle):
            space = state.space(turtle)
            where = "from the raft" if space == RAFT else f"on {space}"
            riders = state.riders(turtle)
            carrying = f", carrying {''.join(riders)}" if riders else ""
            return f"Throw for {turtle}, {where}{carrying}"
        case Roll():
            return "Roll again"
        case Stop():
            return f"Stop on {_landing(state)}"
        case PlayCard(eggs):
            return f"Play the {eggs}, to {_landing(state, eggs)}"


def _landing(state: State, *more: int) -> str:
    """Return the space that a move would end on, with what is there and what it wins."""
    assert state.mover is not None
    space, wins = landing(state, *more)
    party = {state.mover, *state.riders(state.mover)}
    there = "".join(turtle for turtle in state.stacks[space - 1] if turtle not in party)
    text = f"{space}" + (f", on top of {there}" if there else "")
    return text + (f", and take the {state.face_up}" if wins else "")


def _tell_moves(table: Table, shown: int, tell: Tell) -> int:
    """Tell every move that was completed after the first *shown* events; return how many events there are now."""
    for (before, after), event in zip(pairwise(table.states[shown:]), table.events[shown:], strict=True):
        if move := move_made(before, event, after):
            tell(_tale(table, move))
    return len(table.events)


def _tale(table: Table, move: Move) -> str:
    """Return one line for a move."""
    throw = _dice(move.dice) if move.is_bust else _sum(move.dice)
    line = f"{_name(table, move.turn)}: {move.turtle} throws {throw}"
    others = table.rules.owner(move.top) != move.turn
    if others:
        line += f" as {move.top} decides"
    riders = f" with {''.join(move.riders)}" if move.riders else ""
    if move.is_bust:
        return f"{line}: bust, to the raft{riders}."
    line += f", goes{riders} to {move.space}"
    if move.eggs:
        line += f"; {f'{move.top} ' if others else ''}wins {_count(move.eggs, 'egg')}"
    return f"{line}."


def _scores(table: Table) -> str:
    """Return who has which turtles and how many clutches, in columns; eggs are secret until the end (B4)."""
    result = standing(table.state)
    cells = [
        f"{_name(table, seat)} {_count(result.cards[seat - 1], 'clutch', 'clutches')}" for seat in table.rules.seats
    ]
    width = max(map(len, cells)) + 3
    columns = max(1, 80 // width)
    rows = [cells[first : first + columns] for first in range(0, len(cells), columns)]
    return "\n".join("".join(f"{cell:<{width}}" for cell in row).rstrip() for row in rows)


def _hand(state: State, seat: Seat) -> str:
    """Return the cards that *seat* holds, for its own eyes."""
    counts = state.cards[seat]
    return " ".join(str(eggs) for eggs, count in zip(FACES, counts, strict=True) for _ in range(count)) or "none"


def _name(table: Table, seat: Seat) -> str:
    sitter = table.sitters[seat - 1]
    letters = "".join(table.rules.turtles_of(seat))
    name = sitter.name if isinstance(sitter, Person | BotPlayer) else "nobody"
    return f"{name} ({letters})"


def _dice(dice: Sequence[int]) -> str:
    return " ".join(map(str, dice))


def _sum(dice: Sequence[int]) -> str:
    """Return the growing sum: 2, (2 + 4) x 2 = 12."""
    if len(dice) == 1:
        return f"{dice[0]}"
    return f"({' + '.join(map(str, dice))}) × {len(dice)} = {sum(dice) * len(dice)}"


def _count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"
