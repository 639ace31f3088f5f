"""The output of `mahe solve`, as text and as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mahe.cores import free_cores
from mahe.lab.words import table_words
from mahe.record import format_rules
from mahe.rules import Rules
from mahe.rules.solved_game import BOARDS
from mahe.sentences import printable

SYSTEMS: Final = 3500
"""About how many fixed points one core solves per second."""

if TYPE_CHECKING:  # Importing these needs the kernel.
    from mahe.lab.solve.strength import Strength
    from mahe.lab.solve.whole_game import Answer, Layer


def solution_json(answer: Answer, strengths: Mapping[str, Strength], against: str | None = None) -> str:
    """Return all the numbers, for programs."""
    answer_json: dict[str, Any] = {
        "rules": format_rules(answer.rules),
        "first_player_wins": answer.value,
        "error": answer.error,
        "combinations": answer.combinations,
        "positions": answer.positions,
        "layers": [_layer_json(layer) for layer in answer.layers],
    }
    if strengths:
        answer_json["against"] = against
        answer_json["bots"] = {
            name: {
                "score": found.score,
                "first": found.first,
                "second": found.second,
                "decisions": found.decisions,
                **({} if against else {"loss_per_decision": found.loss}),
            }
            for name, found in strengths.items()
        }
    return json.dumps(answer_json, indent=2) + "\n"


def _layer_json(layer: Layer) -> dict[str, Any]:
    """Return what a layer took, except for the time: the same work gives the same JSON."""
    fields = asdict(layer)
    del fields["seconds"]
    return fields


def solution_text(answer: Answer, out: Path | None) -> str:
    """Return the answer for people."""
    digits = max(2, min(12, len(f"{1 / answer.error:.0f}") - 1))
    lines = [
        table_words(answer.rules),
        "",
        f"the first player wins {100 * answer.value:.{digits - 2}f}% if both play their best",
        f"(wrong by {at_most(100 * answer.error, 0)} points at most; a shared win counts half)",
        "",
        *_layers(answer),
    ]
    if out is not None:
        lines += ["", f"all values are in {printable(out)}, {out.stat().st_size:,} bytes"]
    return "\n".join(lines) + "\n"


def strengths_text(strengths: Mapping[str, Strength], against: str | None = None) -> str:
    """Return the strengths of bots, for people."""
    return "\n".join(["", *_strengths(strengths, against)]) + "\n"


def work_words(rules: Rules) -> str:
    """Return what is going to be solved, and about how long that takes here."""
    from mahe.bots.solution_index import groups, layers, leads

    every = [group for count in layers(rules) for group in groups(rules, count)]
    positions = BOARDS * sum(len(leads(group.taken)) for group in every)
    seconds = sum(group.count for group in every) / SYSTEMS / free_cores()
    return f"solving {table_words(rules)}: {positions:,} positions, {_time_words(seconds)}"


def _time_words(seconds: float) -> str:
    minutes = round(seconds / 60)
    if not minutes:
        return "less than a minute"
    return "about a minute" if minutes == 1 else f"about {minutes} minutes"


def at_most(bound: float, digits: int) -> str:
    """Return a bound rounded up, so that it still holds."""
    rounded = f"{bound:.{digits}e}"
    if float(rounded) < bound:
        rounded = f"{bound + 10.0 ** (math.floor(math.log10(bound)) - digits):.{digits}e}"
    return rounded


def _layers(answer: Answer) -> Iterator[str]:
    yield f"{'taken':>5}  {'combinations':>12}  {'solved':>9}  {'passes':>6}  {'error':>8}  {'seconds':>8}"
    for layer in answer.layers:
        yield (
            f"{layer.taken:>5}  {layer.combinations:>12,}  {layer.solved:>9,}  {layer.passes:>6.1f}"
            f"  {at_most(layer.error, 1):>8}  {layer.seconds:>8.1f}"
        )
    solved = sum(layer.solved for layer in answer.layers)
    sums = f"{'all':>5}  {answer.combinations:>12,}  {solved:>9,}"
    yield f"{sums}  {'':>6}  {at_most(answer.error, 1):>8}  {answer.seconds:>8.1f}"
    yield f"{answer.positions:,} positions: {BOARDS} boards for each combination of cards taken, open card and lead"


def _strengths(strengths: Mapping[str, Strength], against: str | None) -> Iterator[str]:
    yield f"wins against {against}" if against else "wins against perfect play; what a decision gives away, in points"
    yield ""
    wide = max(map(len, strengths))
    head = f"{'':<{wide}}  {'score':>8}  {'first':>8}  {'second':>8}  {'decisions':>9}"
    yield head if against else f"{head}  {'loss':>7}"
    for name, found in strengths.items():
        row = f"{name:<{wide}}  {found.score:>8.3%}  {found.first:>8.3%}  {found.second:>8.3%}  {found.decisions:>9.2f}"
        yield row if against else f"{row}  {100 * found.loss:>7.4f}"
