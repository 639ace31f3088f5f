"""What is true in every position of every game, under all options."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given

from mahe.rules import (
    BEACH,
    CHANCE,
    LAST_CLUTCH,
    NEST,
    RAFT,
    TURTLES,
    Event,
    IllegalEvent,
    PlayCard,
    Roll,
    Rolled,
    Start,
    State,
    Stop,
    Turned,
    Turtle,
    actor,
    apply,
    begin,
    chance,
    landing,
    options,
    standing,
)
from tests.kit import Game, flaws, follow
from tests.kit.flaws import played
from tests.kit.rotate import rotate, rotate_event, rotated
from tests.kit.strategies import games, positions

EVERY_EVENT: tuple[Event, ...] = (
    *map(Start, TURTLES),
    Start(Turtle("H")),
    Roll(),
    Stop(),
    *map(PlayCard, range(-1, 9)),
    *map(Rolled, range(-1, 9)),
    *map(Turned, range(-1, 9)),
)
"""All the events one could think of, and some that one could not."""


def on_offer(state: State) -> tuple[Event, ...]:
    return (*options(state), *(outcome for outcome, _ in chance(state)))


@given(games())
def test_every_position_is_sound(game: Game) -> None:
    """Each turtle in one place, no card too many, nothing that contradicts another thing."""
    for state in game.states:
        assert flaws(state) == []


@given(games())
def test_cards_are_conserved_value_by_value(game: Game) -> None:
    gone = [0] * 6
    for _, event, after in game.steps:
        if isinstance(event, PlayCard):
            gone[event.eggs - 1] += 1
        assert played(after) == tuple(gone)


@given(games())
def test_options_are_empty_exactly_when_chance_acts_or_the_game_is_over(game: Game) -> None:
    for state in game.states:
        who = actor(state)
        assert bool(options(state)) == (who in game.rules.seats)
        assert bool(chance(state)) == (who is CHANCE)
        assert (who is None) == (NEST in state.perches) == (state is game.end)


@given(games())
def test_chance_weights_match_a_die_or_the_unseen_cards(game: Game) -> None:
    for state in game.states:
        if state.rolling:
            assert chance(state) == tuple((Rolled(pips), 1) for pips in range(1, 7))
        elif actor(state) is CHANCE:
            cards = enumerate(state.unseen, start=1)
            assert chance(state) == tuple((Turned(eggs), count) for eggs, count in cards if count)


@given(games())
def test_what_is_on_offer_can_be_applied_and_nothing_else(game: Game) -> None:
    for state in game.states[::7]:
        offered = on_offer(state)
        assert len(set(offered)) == len(offered)
        assert set(offered) <= set(EVERY_EVENT)
        for event in EVERY_EVENT:
            if event in offered:
                assert flaws(apply(state, event)) == []
            else:
                with pytest.raises(IllegalEvent) as caught:
                    apply(state, event)
                assert (caught.value.state, caught.value.event) == (state, event)
                assert str(caught.value) == f"{event!r} is not on offer: {caught.value.reason}"


@given(games())
def test_a_finished_game_has_seen_every_clutch_of_the_pile_and_one_7(game: Game) -> None:
    pile = sum(game.rules.deck) - game.rules.set_aside
    clutches = [before for before, _, after in game.steps if before.mover and not after.mover and took(before, after)]
    assert len(clutches) == pile + 1
    assert [state.face_up for state in clutches].count(LAST_CLUTCH) == 1
    assert clutches[-1].face_up == LAST_CLUTCH
    held = sum(map(sum, game.end.cards[1:]))
    assert held + sum(played(game.end)) == pile
    assert sum(standing(game.end).cards) == held + 1
    assert game.end.pile == 0
    assert standing(game.end).winners
    assert not any(standing(state).winners for state in game.states[:-1])


def took(before: State, after: State) -> bool:
    """Whether the clutch that lay open before was taken."""
    return after.face_up == 0 or after.face_up != before.face_up


@given(games())
def test_no_move_is_longer_than_21_spaces_and_none_wins_two_clutches(game: Game) -> None:
    for before, event, after in game.steps:
        mover = before.mover
        if mover is None or after.mover is not None:
            continue
        cards_won = sum(map(sum, after.cards[1:])) - sum(map(sum, before.cards[1:])) + isinstance(event, PlayCard)
        assert cards_won + (NEST in after.perches) == took(before, after)
        origin, space = before.space(mover), after.space(mover)
        dice = (*before.dice, *last_die(event))
        if space == RAFT:
            assert sum(dice) > 7
        elif space != NEST:
            steps = (space - origin) % BEACH or BEACH
            assert steps == sum(dice) * len(dice) <= 21


def last_die(event: Event) -> tuple[int, ...]:
    """Return what *event* adds to the throw."""
    match event:
        case Rolled(pips):
            return (pips,)
        case PlayCard(eggs):
            return (eggs,)
        case _:
            return ()


@given(games())
def test_landing_foretells_what_a_move_comes_to(game: Game) -> None:
    for before, event, after in game.steps:
        if before.mover is not None and after.mover is None:
            predicted = landing(before, *last_die(event))
            assert predicted.wins == took(before, after)
            assert after.space(before.mover) in (predicted.space, NEST)


@given(games())
def test_only_the_mover_and_those_above_it_go_anywhere(game: Game) -> None:
    for before, _, after in game.steps:
        if before.mover is None or after.mover is not None:
            assert after.perches == before.perches
            continue
        movers = (before.mover, *before.riders(before.mover))
        for turtle in game.rules.turtles:
            if turtle not in movers:
                assert after.space(turtle) == before.space(turtle)
        ends = Counter(after.space(turtle) for turtle in movers)
        assert len(ends) == 1 or (NEST in ends and ends[NEST] == 1 and len(ends) == 2)


@given(games())
def test_replaying_the_events_gives_the_same_positions(game: Game) -> None:
    assert tuple(follow(begin(game.rules), game.events)) == game.states


@given(games())
def test_no_seat_is_favoured(game: Game) -> None:
    """A table turned round by some seats plays the same game, turned round by as many."""
    seats = game.rules.players
    for index, (before, event, after) in enumerate(game.steps[::3]):
        by = index % seats
        turned = rotate(before, by)
        assert options(turned) == tuple(rotate_event(before, option, by) for option in options(before))
        assert chance(turned) == chance(before)
        assert apply(turned, rotate_event(before, event, by)) == rotate(after, by)
        assert standing(turned).eggs == rotated(standing(before).eggs, by)
        assert sorted(standing(turned).winners) == sorted(
            (seat - 1 + by) % seats + 1 for seat in standing(before).winners
        )


@given(positions())
def test_turning_the_table_all_the_way_round_changes_nothing(state: State) -> None:
    assert rotate(state, state.rules.players) == state
    assert flaws(rotate(state, 1)) == []
