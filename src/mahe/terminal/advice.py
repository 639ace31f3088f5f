"""Advice: what each choice is worth to the one who must decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from mahe.locales import Words
from mahe.record import parse_event
from mahe.rules import Decision, PlayCard, Roll, Start, State, Stop
from mahe.terminal.choices import Choice

SLACK: Final = 1e-9
"""What rounding may make of nothing."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The winning chance of whoever decides after each option."""

    worths: Mapping[Decision, float]
    is_exact: bool
    """Whether the game is solved from here; otherwise the chances are estimates."""

    def is_best(self, option: Decision) -> bool:
        """Return whether no option is worth more."""
        return self.worths[option] >= max(self.worths.values()) - SLACK


def advice_on(state: State) -> Advice:
    """Return what each option is worth; raise BadSolution or OSError. Takes a moment: call it in a thread."""
    from mahe.review import Source, judge  # noqa: PLC0415  # a game starts faster without NumPy

    found = judge(state)
    return Advice({one.option: one.worth for one in found.options}, found.source is Source.EXACT)


def parse_advice(message: Mapping[str, Any]) -> Advice:
    """Return the advice in a server's message. Takes a moment the first time: call it in a thread."""
    import mahe.review.words  # noqa: F401, PLC0415  # needed to show it, and too slow to load between two frames

    worths: dict[Decision, float] = {}
    for one in message["options"]:
        event = parse_event(one["event"])
        assert isinstance(event, Start | Roll | Stop | PlayCard)
        worths[event] = one["worth"]
    return Advice(worths, message["source"] == "exact")


def with_advice(offered: Iterable[Choice], advice: Advice, words: Words) -> list[Choice]:
    """Return the choices with their chances, where advice was given on them; a star marks the best."""
    return [_with_chance(choice, advice, words) if choice.decision in advice.worths else choice for choice in offered]


def _with_chance(choice: Choice, advice: Advice, words: Words) -> Choice:
    from mahe.review.words import percent_words  # noqa: PLC0415

    worth = advice.worths[choice.decision]
    star = "*" if advice.is_best(choice.decision) and len(advice.worths) > 1 else ""
    brief = tuple(f"{one} {worth:.0%}{star}" for one in choice.brief)
    return replace(choice, chance=f"{percent_words(words, worth)}{star}", brief=brief)


def source_line(advice: Advice, words: Words) -> str:
    """Return how sure the advice is."""
    return words("review-exact" if advice.is_exact else "review-estimate")


def advice_lines(words: Words, state: State, advice: Advice) -> list[str]:
    """Return the advice in sentences, the best option first, and how sure it is."""
    from mahe.review.words import option_words, percent_words, points_words  # noqa: PLC0415

    most = max(advice.worths.values())
    lines = []
    for option, worth in sorted(advice.worths.items(), key=lambda one: -one[1]):
        said = option_words(words, state, option)
        chance = percent_words(words, worth)
        if len(advice.worths) == 1:
            lines.append(words("terminal-advice-only", choice=said, chance=chance))
        elif advice.is_best(option):
            lines.append(words("terminal-advice-best", choice=said, chance=chance))
        else:
            less = points_words(words, most - worth)
            lines.append(words("terminal-advice-other", choice=said, chance=chance, points=less))
    return [*lines, source_line(advice, words)]
