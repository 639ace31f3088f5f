"""The output of `mahe study`, as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any

from mahe.lab.words import table_words
from mahe.record import format_rules
from mahe.record.tags import format_numbers
from mahe.rules import STANDARD, Rules

if TYPE_CHECKING:  # Importing these needs the kernel.
    from mahe.lab.studies.cards import CardsStudy
    from mahe.lab.studies.deck import DeckStudy
    from mahe.lab.studies.luck import LuckStudy
    from mahe.lab.studies.resampling import Measured
    from mahe.lab.studies.riding import RidingStudy


def luck_numbers(study: LuckStudy) -> dict[str, Any]:
    """Return all the numbers, for programs."""
    return {"variance": _plain(study.shares()), "leads": _plain(study.leads())}


def riding_numbers(study: RidingStudy) -> dict[str, Any]:
    """Return all the numbers, for programs."""
    return {"tables": _plain(study.found())}


def cards_numbers(study: CardsStudy) -> dict[str, Any]:
    """Return all the numbers, for programs."""
    return {"tables": _plain(study.found())}


def deck_numbers(study: DeckStudy) -> dict[str, Any]:
    """Return the numbers of the finalists and of the predicted front, for programs."""
    found = study.predictions
    assert found is not None
    return {
        "decks": len(found.decks),
        "decks_played": found.played,
        "better_than_ours_in_both": found.better_than(STANDARD.deck),
        "front": [
            {
                "deck": [int(count) for count in found.decks[place]],
                "open": float(found.is_open[place]),
                "skill": float(found.skill[place]),
            }
            for place in found.front
        ],
        "final": _plain(study.found()),
    }


def luck_words(study: LuckStudy) -> Iterator[str]:
    """Yield the answer for people, line by line."""
    shares = study.shares()
    for population in dict.fromkeys(one.population for one in shares):
        yield f"{population}: what the results of a seat vary by, in parts of their variance"
        yield f"  {'':<32}{'skill':<22}{'dice and cards':<22}the rest"
        for one in shares:
            if one.population == population:
                cells = "".join(f"{_percents(part):<22}" for part in (one.skill, one.luck, one.rest))
                yield f"  {table_words(one.rules):<32}{cells}".rstrip()
        yield ""
    leads = study.leads()
    for better, worse in dict.fromkeys((one.better, one.worse) for one in leads):
        yield f"{better} and {worse}: what the better one wins more of a game; games until it is ahead with 95%"
        for lead in leads:
            if (lead.better, lead.worse) == (better, worse):
                yield f"  {table_words(lead.rules):<32}{_percents(lead.margin):<22}{_games(lead.games)}"
        yield ""
    yield "in brackets 95% intervals, by the bootstrap over line-ups"


def riding_words(study: RidingStudy) -> Iterator[str]:
    """Yield the answer for people, line by line."""
    found = study.found()
    yield "what a ride adds to the chance of winning, in points"
    yield f"  {'':<32}{'rider':<25}{'ridden':<25}each other"
    for one in found:
        others = _points(one.others) if one.others else "–"
        yield f"  {table_words(one.rules):<32}{_points(one.rider):<25}{_points(one.ridden):<25}{others}"
    yield ""
    yield "the same for the ridden, by where on the course it is"
    stretches = sorted({(part.first, part.last) for one in found for part in one.stretches})
    yield f"  {'':<32}" + "".join(f"{f'{first} to {last}':<25}" for first, last in stretches).rstrip()
    for one in found:
        known = {(part.first, part.last): _points(part.ridden) for part in one.stretches}
        cells = "".join(f"{known.get(stretch, '–'):<25}" for stretch in stretches)
        yield f"  {table_words(one.rules):<32}{cells}".rstrip()
    yield ""
    yield "landings on another's turtle in a game, and the part of them that is of the kind studied"
    for one in found:
        yield f"  {table_words(one.rules):<32}{one.landings:<6.1f}{one.studied:.0%}"
    yield ""
    yield "in brackets 95% intervals, by the bootstrap over games"


def cards_words(study: CardsStudy) -> Iterator[str]:
    """Yield the answer for people, line by line."""
    for one in study.found():
        yield table_words(one.rules)
        yield "  what it is worth to hold a card, in points, and how many of those won are played"
        yield f"  {'':<6}{'with the variant':<25}{'plain rules':<25}{'difference':<25}played"
        for card, use in zip(one.cards, one.uses, strict=True):
            yield (
                f"  {card.eggs:<6}{_points(card.variant):<25}{_points(card.plain):<25}{_points(card.difference):<25}"
                f"{_percents(use.played)}"
            )
        for name, egg in (("egg", one.egg), *((f"{number}/3", part) for number, part in enumerate(one.egg_by_part, 1))):
            yield f"  {name:<6}{_points(egg.variant):<25}{_points(egg.plain):<25}{_points(egg.difference)}"
        yield f"  cards played in a game: {one.played.value:.1f}, by thirds of it " + ", ".join(
            f"{part.value:.0%}" for part in one.played_by_part
        )
        yield f"  {_percents(one.at_once)} of them win a clutch at once, of {one.brought.value:.1f} eggs on average"
        yield ""
    yield "egg: one egg more on a card; below it the same for cards won in each third of the game;"
    yield "in brackets 95% intervals, by the bootstrap over games"


def deck_words(study: DeckStudy) -> Iterator[str]:
    """Yield the answer for people, line by line."""
    found = study.predictions
    assert found is not None
    ours = found.place(STANDARD.deck)
    yield f"{len(found.decks):,} decks, {found.played} of them played in the search, {len(found.front)} on the front"
    yield (
        f"ours is predicted {found.is_open[ours]:.1%} open and {_plus(found.skill[ours])} of skill; "
        f"{found.better_than(STANDARD.deck):,} decks are better in both"
    )
    final = study.found()
    if not final:
        yield "the final was not played"
        return
    yield ""
    yield f"{'on fresh seeds':<18}{'open':<22}{'skill':<22}{'open, to ours':<25}skill, to ours"
    for one in final:
        cells = "".join(f"{_percents(part):<22}" for part in (one.is_open, one.skill))
        apart = "".join(f"{_points(part):<25}" for part in (one.open_than_ours, one.skill_than_ours))
        yield f"{format_numbers(one.deck):<18}{cells}{apart}".rstrip()
    yield ""
    yield "open: the last clutch decides, among swimmers; skill: what a navigator wins among swimmers beyond 25%;"
    yield "in brackets 95% intervals, by the bootstrap over games"


def _percents(found: Measured) -> str:
    return f"{found.value:.1%} ({100 * found.low:.1f} – {100 * found.high:.1f})".replace("-", "−")


def _points(found: Measured) -> str:
    value, low, high = (100 * number for number in (found.value, found.low, found.high))
    return f"{value:+.2f} ({low:+.2f} – {high:+.2f})".replace("-", "−")


def _plus(share: float) -> str:
    return f"{100 * share:+.1f}%".replace("-", "−")


def _games(found: Measured) -> str:
    value, low, high = (
        f"{number:,.0f}" if isfinite(number) else "no end" for number in (found.value, found.low, found.high)
    )
    return f"{value} ({low} – {high})"


def _plain(value: object) -> Any:
    """Return *value* as JSON can have it."""
    if isinstance(value, Rules):
        return format_rules(value)
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return None if isinstance(value, float) and not isfinite(value) else value
