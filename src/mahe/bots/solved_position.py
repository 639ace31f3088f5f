"""A position of the solved game, out of where its two turtles are and who holds which cards. Needs no NumPy."""

from __future__ import annotations

from operator import sub

from mahe.rules import FACES, RAFT, TURTLES, Counts, Perch, Rules, Seat, Space, State, begin


def solved_position(
    rules: Rules,
    turn: Seat,
    places: tuple[Space, Space],
    *,
    is_second_on_top: bool,
    face_up: int,
    hands: tuple[Counts, Counts],
) -> State:
    """Return the position at the start of a turn, with places and hands by seat; nobody has seen the other cards.

    Who is on top matters only where both turtles are on one space of the course.
    """
    first, second = TURTLES[:2]
    perches: tuple[Perch, Perch] = places
    if places[0] == places[1] != RAFT:
        perches = (places[0], first) if is_second_on_top else (second, places[1])
    shown = [int(eggs == face_up) for eggs in FACES]
    unseen = tuple(map(sub, map(sub, map(sub, rules.deck, hands[0]), hands[1]), shown))
    return begin(rules)._replace(turn=turn, perches=perches, face_up=face_up, cards=(unseen, *hands))
