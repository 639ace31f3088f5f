"""A review in words, in the language of a `Words`."""

from __future__ import annotations

from typing import Final

from babel import Locale
from babel.numbers import format_decimal

from mahe.locales import Words
from mahe.record import parse_bot
from mahe.review.levels import Level
from mahe.review.reasons import Kind, Reason
from mahe.review.review import Mistake, Review, SeatReview, Step
from mahe.review.value import Value
from mahe.rules import (
    BEACH,
    Decision,
    PlayCard,
    Roll,
    Rolled,
    Rules,
    Seat,
    Start,
    State,
    Stop,
    Turned,
    landing,
    options,
)

SHOWN: Final = 0.03
"""From which change on a turning point names a player."""


def player_words(words: Words, name: str, rules: Rules, seat: int) -> str:
    """Return how a player is called: by name, a bot by its level, an empty seat by its turtles."""
    if bot := parse_bot(name):
        return words("table-bot-level", level=bot)
    return name or "".join(rules.turtles_of(seat))


def points_words(words: Words, share: float, *, is_change: bool = False) -> str:
    """Return parts of a win as points; a change with its sign, unless it rounds to nothing."""
    points = round(100 * share, 1) + 0.0
    return format_decimal(points, "+0.0;−0.0" if is_change and points else "0.0;−0.0", locale=words.language)


def percent_words(words: Words, share: float) -> str:
    """Return a chance as a number per cent; an estimate outside of 0 to 1 as the nearest that can be."""
    pattern = Locale.parse(words.language).percent_formats[None].pattern.replace("#,##0", "0.0")
    return format_decimal(min(max(share, 0.0), 1.0), pattern, locale=words.language)


def option_words(words: Words, state: State, option: Decision) -> str:
    """Return an option of *state* as a button would name it."""
    match option:
        case Start(turtle):
            return words("table-roll-for-first" if len(options(state)) > 1 else "table-roll-for", letter=turtle)
        case Roll():
            return words("table-roll-again")
        case PlayCard(eggs):
            return words("table-play-card", card=eggs)
        case Stop():
            space = landing(state).space
            return words("table-stop-beach") if space == BEACH else words("table-stop-on", space=space)


def reason_words(words: Words, reason: Reason) -> str:
    """Return a reason as a sentence."""
    letter = reason.turtle or ""
    match reason.kind:
        case Kind.CLUTCH_IN_REACH:
            return words("review-why-clutch", eggs=reason.eggs)
        case Kind.WOULD_RIDE:
            return words("review-why-ride", letter=letter)
        case Kind.TOO_RISKY:
            return words("review-why-risk", faces=reason.faces)
        case Kind.EGGS_NOT_WORTH_IT:
            return words("review-why-eggs", eggs=reason.eggs)
        case Kind.CLUTCH_NEXT:
            return words("review-why-next", faces=reason.faces)
        case Kind.OTHER_ARRIVES:
            return words("review-why-rival", letter=letter)
        case Kind.NOTHING_TO_LOSE:
            return words("review-why-nothing")
        case Kind.SAFE_DIE:
            return words("review-why-safe")
        case Kind.CARD_TOO_DEAR:
            return words("review-why-card-dear", card=reason.eggs)
        case Kind.CARD_PAYS:
            return words("review-why-card-pays", card=reason.eggs)
        case Kind.OTHER_TURTLE:
            return words("review-why-turtle", letter=letter)


def level_words(words: Words, level: Level) -> str:
    """Return a level: between two bots, like the strongest or weaker than the weakest."""
    low, high = (words("table-bot-level", level=bot or "") for bot in (level.at_least, level.below))
    if level.at_least is None:
        return words("review-weaker", bot=high)
    if level.below is None:
        return words("review-like", bot=low)
    return words("review-between", low=low, high=high)


def played_words(words: Words, seat: SeatReview, name: str) -> str:
    """Return how well a player decided, and what average dice would have given them."""
    average = words("review-average", chance=percent_words(words, seat.with_average_dice))
    if seat.level is None:
        return " ".join((words("review-no-choice", name=name), average))
    level, points = level_words(words, seat.level), points_words(words, seat.per_decision)
    return " ".join((words("review-played", name=name, level=level, points=points, count=seat.decisions), average))


def mistake_words(words: Words, mistake: Mistake, state: State) -> str:
    """Return what was chosen in *state* and what would have been better, with both chances, and why."""
    sentence = words(
        "review-blunder" if mistake.is_blunder else "review-mistake",
        chosen=option_words(words, state, mistake.chosen),
        chance=percent_words(words, mistake.chance),
        best=option_words(words, state, mistake.best),
        better=percent_words(words, mistake.best_chance),
    )
    return f"{sentence} {reason_words(words, mistake.reason)}" if mistake.reason else sentence


def step_words(words: Words, step: Step, state: State, names: tuple[str, ...]) -> str:
    """Return what happened in *state*, as a sentence: a die, a card or a choice."""
    name = names[step.seat - 1] if step.seat else ""
    match step.event:
        case Rolled(pips):
            return words("narration-die", name=name, pips=pips)
        case Turned(eggs):
            return words("replay-turned", eggs=eggs) + "."
        case Start() | Roll() | Stop() | PlayCard() as option:
            return f"{name}, {option_words(words, state, option)}."


def source_words(words: Words, found: Review | Value) -> str:
    """Return whether the chances are exact."""
    return words("review-exact" if found.source.value == "exact" else "review-estimate")


def turning_point_words(words: Words, step: Step, state: State, names: tuple[str, ...]) -> str:
    """Return when and how the game turned in *state*, and whose chances changed."""
    when = words("review-turn", turn=step.turn)
    return f"{when}. {step_words(words, step, state, names)} {_changes_words(words, step, names)}"


def dated_mistake_words(words: Words, mistake: Mistake, state: State, names: tuple[str, ...]) -> str:
    """Return a mistake with the turn, the player and the dice on the table."""
    when = words("review-turn", turn=mistake.turn)
    return f"{when}, {names[mistake.seat - 1]}{throw_words(state)}. {mistake_words(words, mistake, state)}"


def throw_words(state: State) -> str:
    """Return the dice on the table, after a comma; nothing if there are none."""
    return f", {' + '.join(map(str, state.dice))}" if state.dice else ""


def _changes_words(words: Words, step: Step, names: tuple[str, ...]) -> str:
    changes = [f"{names[seat - 1]} {before} → {after}" for seat, before, after in change_words(words, step)]
    return words.apart(changes) + "."


def change_words(words: Words, step: Step) -> list[tuple[Seat, str, str]]:
    """Return whose chances a step changed much, before and after, by luck and choice; most changed first."""
    changes = [luck + choice for luck, choice in zip(step.luck, step.choices, strict=True)]
    order = sorted(range(len(changes)), key=lambda index: -abs(changes[index]))
    return [
        (
            index + 1,
            percent_words(words, step.before[index]),
            percent_words(words, step.before[index] + changes[index]),
        )
        for index in order
        if abs(changes[index]) >= SHOWN
    ]
