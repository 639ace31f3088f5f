"""`mahe review --rollouts`: every option of a mistake played on, and the last position of an unfinished game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, Final

from babel.numbers import format_decimal

from mahe.cli.progress import progress
from mahe.cli.review_answer import WIDTH
from mahe.lab.compare import Estimate
from mahe.lab.rollouts import Rollout, Rollouts
from mahe.locales import Words
from mahe.record import Record, format_event
from mahe.review import Mistake, Review
from mahe.review.report import seat_names
from mahe.review.words import option_words, percent_words, player_words, points_words, throw_words
from mahe.rules import Decision, State, actor, apply, options

SEED: Final = 1
"""The same command gives the same games."""

NARROW: Final = 80
"""The columns of what stands below a board."""


@dataclass(frozen=True, slots=True)
class RolledMistake:
    """A mistake, and what came of each of the options that there were."""

    mistake: Mistake
    state: State
    options: tuple[tuple[Decision, Rollout], ...]

    @property
    def best(self) -> Rollout:
        """What came of the option that the review calls the best."""
        return dict(self.options)[self.mistake.best]


@dataclass(frozen=True, slots=True)
class RolledReview:
    """All that was rolled out for a review."""

    games: int
    mistakes: tuple[RolledMistake, ...]

    last: Rollout | None
    """From the last position of a game that is not over."""


def roll_out_review(record: Record, found: Review, games: int) -> RolledReview:
    """Return what comes of every option of every mistake, and of the last position, in so many *games* each."""
    states = list(record.states())
    offers = [(states[mistake.step], options(states[mistake.step])) for mistake in found.mistakes]
    starts = [apply(state, option) for state, on_offer in offers for option in on_offer]
    is_open = actor(states[-1]) is not None
    rollouts = Rollouts([*starts, *states[-1:]] if is_open else starts, games=games, seed=SEED)
    with progress(len(rollouts.states) * games) as advance:
        for more in rollouts.play():
            advance(more)
    rolled = iter(rollouts.found)
    mistakes = tuple(
        RolledMistake(mistake, state, tuple((option, next(rolled)) for option in on_offer))
        for mistake, (state, on_offer) in zip(found.mistakes, offers, strict=True)
    )
    return RolledReview(games, mistakes, next(rolled) if is_open else None)


def roll_out_options(state: State, games: int) -> tuple[tuple[Decision | None, Rollout], ...]:
    """Return what comes of every option in *state*; of the position itself, under None, if nobody decides."""
    on_offer = options(state)
    rollouts = Rollouts([apply(state, option) for option in on_offer] or [state], games=games, seed=SEED)
    with progress(len(rollouts.states) * games) as advance:
        for more in rollouts.play():
            advance(more)
    return tuple(zip(on_offer or (None,), rollouts.found, strict=True))


def rollouts_json(rolled: RolledReview) -> dict[str, Any]:
    """Return all the numbers, for programs, in parts of a win."""
    return {
        "games": rolled.games,
        "seed": SEED,
        "mistakes": [
            {
                "step": one.mistake.step,
                "seat": one.mistake.seat,
                "options": [
                    {"event": format_event(option)}
                    | _estimate_json(rollout, one.mistake.seat)
                    | {"gives_away": away.value, "gives_away_interval": away.interval}
                    for option, rollout in one.options
                    for away in (one.best.less(rollout, one.mistake.seat),)
                ],
            }
            for one in rolled.mistakes
        ],
        "last": rolled.last and [_estimate_json(rolled.last, seat) for seat in _seats(rolled.last)],
    }


def options_json(rolled: Sequence[tuple[Decision | None, Rollout]]) -> dict[str, Any]:
    """Return every seat's chance after each option of a position; of the position, with no event, if nobody decides."""
    return {
        "games": rolled[0][1].games,
        "seed": SEED,
        "options": [
            {"event": option and format_event(option), "chances": [_estimate_json(one, seat) for seat in _seats(one)]}
            for option, one in rolled
        ],
    }


def options_text(state: State, rolled: Sequence[tuple[Decision | None, Rollout]], language: str) -> str:
    """Return lines for people: each option with everybody's chances, and how sure they are."""
    words = Words(language)
    names = [player_words(words, "", state.rules, seat) for seat in state.rules.seats]
    lines = ["", *wrap(words("review-rollouts-here", games=_count(words, rolled[0][1].games)), NARROW)]
    for option, one in rolled:
        head = [option_words(words, state, option)] if option else []
        chances = (
            f"{name} {_chance_words(words, one.chance(seat))}" for seat, name in zip(_seats(one), names, strict=True)
        )
        lines += _item(words, ": ".join([*head, words.apart(chances)]) + ".", [one] * len(names), _seats(one), NARROW)
    return "\n".join(lines) + "\n"


def _seats(rollout: Rollout) -> range:
    return range(1, rollout.results.shape[1] + 1)


def _estimate_json(rollout: Rollout, seat: int) -> dict[str, Any]:
    chance = rollout.chance(seat)
    return {"chance": chance.value, "interval": chance.interval, "plain_games": rollout.plain_games(seat)}


def rollouts_text(rolled: RolledReview, found: Review, language: str, width: int = WIDTH) -> str:
    """Return lines for people: each mistake with the chance that every option has, and how sure that is."""
    words = Words(language)
    names = seat_names(found, words)
    lines = ["", *wrap(words("review-rollouts", games=_count(words, rolled.games)), width)]
    for one in rolled.mistakes:
        mistake = one.mistake
        chances = words.apart(
            f"{option_words(words, one.state, option)} {_chance_words(words, rollout.chance(mistake.seat))}"
            for option, rollout in one.options
        )
        when = words("review-turn", turn=mistake.turn)
        head = f"{when}, {names[mistake.seat - 1]}{throw_words(one.state)}. {chances}."
        lines += _item(words, head, [rollout for _, rollout in one.options], [mistake.seat] * len(one.options), width)
    if rolled.last is not None:
        rollout = rolled.last
        chances = words.apart(
            f"{name} {_chance_words(words, rollout.chance(seat))}" for seat, name in enumerate(names, 1)
        )
        where = words("review-last-position")
        head = f"{where}: {chances}."
        lines += _item(words, head, [rollout] * len(names), range(1, len(names) + 1), width)
    if not rolled.mistakes and rolled.last is None:
        lines.append(f"  {words('review-no-mistakes')}")
    return "\n".join(lines) + "\n"


def _item(words: Words, head: str, rollouts: Sequence[Rollout], seats: Sequence[int], width: int = WIDTH) -> list[str]:
    plain = max(rollout.plain_games(seat) for rollout, seat in zip(rollouts, seats, strict=True))
    needed = words("review-plain-games", games=_count(words, plain))
    return wrap(f"{head} {needed}", width, initial_indent="  ", subsequent_indent="    ")


def _chance_words(words: Words, chance: Estimate) -> str:
    return f"{percent_words(words, chance.value)} (± {points_words(words, chance.margin)})"


def _count(words: Words, number: int) -> str:
    return format_decimal(number, locale=words.language)
