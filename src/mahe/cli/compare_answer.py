"""The output of `mahe simulate --compare`, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice
from string import ascii_uppercase
from typing import Any, Final

from mahe.lab.compare import Comparison, Estimate, Measure, measures
from mahe.lab.words import TOO_FEW, bot_words, engine_words, games_words, measure_words, table_words
from mahe.record import format_rules

ACROSS: Final = 3
"""How many settings are shown beside the base, so that a line fits a terminal."""


def letter(setting: int) -> str:
    """Return what a setting is called in the output: base, then A to Z, then A2 and so on."""
    if setting == 0:
        return "base"
    turn, index = divmod(setting - 1, len(ascii_uppercase))
    return ascii_uppercase[index] + (str(turn + 1) if turn else "")


def comparison_json(comparison: Comparison, changes: Sequence[str], seed: int, engine: str) -> str:
    """Return all the numbers, for programs. *changes* are the options asked for, empty for the base."""
    answer = {
        "engine": engine,
        "seed": seed,
        "games": comparison.games,
        "complete": comparison.games == comparison.asked,
        "settings": [_setting_json(comparison, index, change) for index, change in enumerate(changes)]
        if comparison.has_answer
        else [],
    }
    return json.dumps(answer, indent=2) + "\n"


def _setting_json(comparison: Comparison, index: int, change: str) -> dict[str, Any]:
    setting = comparison.settings[index]
    values = []
    for measure in measures(setting):
        mean, difference = comparison.mean(index, measure), comparison.difference(index, measure)
        assert mean is not None
        value: dict[str, Any] = {"measure": measure.name, "seat": measure.seat}
        value |= {"mean": mean.value, "interval": mean.interval}
        if index:
            value |= {
                "difference": difference and difference.value,
                "difference_interval": difference and difference.interval,
            }
        values.append(value)
    return {
        "name": letter(index),
        "change": change,
        "rules": format_rules(setting.rules),
        "bots": setting.bots,
        "values": values,
    }


def comparison_text(comparison: Comparison, changes: Sequence[str], seed: int, engine: str) -> str:
    """Return tables for people: a line for each measure, and a column for each setting."""
    base = comparison.settings[0]
    lines = [
        f"{_games(comparison)}, on the same seeds, seed {seed}, {engine_words(engine)}",
        "",
        f"base  {table_words(base.rules)}; {bot_words(base.bots)}",
        *(f"{letter(index):<4}  {change}" for index, change in islice(enumerate(changes), 1, None)),
    ]
    if not comparison.has_answer:
        return "\n".join([*lines, "", TOO_FEW]) + "\n"
    rows = _rows(comparison)
    for first in range(1, len(changes), ACROSS):
        shown = range(first, min(first + ACROSS, len(changes)))
        heads = "".join(f"  {letter(index):>7} {'difference':<16}" for index in shown)
        lines += ["", f"{'':<16}{'base':>7}{heads}".rstrip()]
        for measure in rows:
            cells = "".join(
                f"  {_mean(comparison.mean(index, measure), measure):>7} "
                f"{_difference(comparison.difference(index, measure), measure):<16}"
                for index in shown
            )
            lines.append(f"{_title(measure):<16}{_mean(comparison.mean(0, measure), measure):>7}{cells}".rstrip())
    lines += [
        "",
        "a difference is to the base, ± its 95% interval; * where that leaves 0 out, which happens by chance",
        "alone once in twenty times",
    ]
    return "\n".join(lines) + "\n"


def _games(comparison: Comparison) -> str:
    if comparison.games == comparison.asked:
        return f"{games_words(comparison.games)} of each"
    return f"{comparison.games:,} of {comparison.asked:,} games of each, stopped early"


def _rows(comparison: Comparison) -> list[Measure]:
    """Return the measures that any setting has; cards played only if the variant is in use."""
    widest = max(comparison.settings, key=lambda setting: setting.rules.players)
    has_cards = any(setting.rules.cards_as_dice for setting in comparison.settings)
    return [measure for measure in measures(widest) if has_cards or measure.name != "cards_played"]


def _title(measure: Measure) -> str:
    title = measure_words(measure.name)
    return title if measure.seat is None else f"{title}, seat {measure.seat}"


def _is_share(measure: Measure) -> bool:
    return measure.name in ("wins", "shared_wins")


def _mean(mean: Estimate | None, measure: Measure) -> str:
    if mean is None:
        return "–"
    return f"{mean.value:.1%}" if _is_share(measure) else f"{mean.value:.2f}"


def _difference(difference: Estimate | None, measure: Measure) -> str:
    if difference is None:
        return ""
    if difference == Estimate(0, 0):
        return "the same"
    if _is_share(measure):
        text = f"{100 * difference.value:+.2f}% ± {100 * difference.margin:.2f}"
    else:
        text = f"{difference.value:+.2f} ± {difference.margin:.2f}"
    return text.replace("-", "−") + (" *" if difference.is_clear else "")
