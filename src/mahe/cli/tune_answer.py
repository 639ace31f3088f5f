"""The output of `mahe tune`, as text and as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from mahe.lab.words import TOO_FEW, opponent_words, table_words
from mahe.record import format_rules

if TYPE_CHECKING:  # Importing these needs the kernel.
    from mahe.lab.tune import LimitsTuning, RisksSearch, RisksTuning, Showdown


def tuning_json(
    search: RisksSearch, risks: RisksTuning | None, limits: LimitsTuning | None, *, stopped: bool = False
) -> str:
    """Return all the numbers, for programs; if the search was stopped before its final, those of the heats."""
    trial, played = search.trial, search.played
    answer: dict[str, Any] = {
        "rules": format_rules(trial.rules),
        "engine": "kernel",
        "against": trial.opponents,
        "seed": trial.seed,
        "complete": not stopped,
        "risks": risks.best if risks else search.leader,
        "chance": risks and risks.chance,
        "missed": risks and risks.missed,
        "heats": [{"risks": pair, "share": share, "games": played[pair]} for pair, share in search.shares.items()],
        "final": risks and _final_json(risks.final),
    }
    if limits:
        answer["by_situation"] = {
            "limits": limits.policy.limits,
            "changed": limits.sweeps,
            "final": _final_json(limits.final),
        }
    return json.dumps(answer, indent=2) + "\n"


def _final_json(final: Showdown) -> dict[str, Any]:
    return {
        "games": final.games,
        "chance": final.chance,
        "places": [
            {
                "name": place.name,
                "share": place.share.value,
                "interval": place.share.interval,
                "behind": place.behind.value,
                "behind_interval": place.behind.interval,
            }
            for place in final.places
        ],
    }


def tuning_text(
    search: RisksSearch, risks: RisksTuning | None, limits: LimitsTuning | None, *, stopped: bool = False
) -> str:
    """Return the answer for people, with a line of Python to paste; or the state of the search if it was stopped."""
    trial = search.trial
    lines = [
        table_words(trial.rules),
        f"{opponent_words(trial.opponents)}; seed {trial.seed}, compiled kernel{', stopped early' if stopped else ''}",
        "",
        *(_heats(search) if search.shares else [TOO_FEW]),
    ]
    if not risks:
        if leader := search.leader:
            lines += ["", f"so far {leader} has won most; no final was played"]
        return "\n".join(lines) + "\n"
    lines += [
        "",
        *_final(risks.final),
        "",
        f"Swimmer(rng, risks={risks.best})",
        f"is the best pair with a probability of {_percent(risks.chance)}",
        f"(best of the final: {_percent(risks.final.chance)}; a better one left before it: {_percent(risks.missed)})",
    ]
    if limits:
        lines += ["", *_limits(limits)]
    elif stopped:
        lines += ["", "the search for thresholds by situation was stopped"]
    return "\n".join(lines) + "\n"


def _heats(search: RisksSearch) -> Iterator[str]:
    shares, played = search.shares, search.played
    across = sorted({third for _, third in shares})
    yield "wins by the risk, in faces of six, before the second die (down) and the third (across),"
    fewest, most = min(played.values()), max(played.values())
    yield f"in {fewest:,} games each" if fewest == most else f"in {fewest:,} to {most:,} games each"
    yield ""
    yield "     " + "".join(f"{third:>8}" for third in across)
    for second in sorted({second for second, _ in shares}):
        cells = (f"{shares[second, third]:.1%}" if (second, third) in shares else "–" for third in across)
        yield f"{second:>5}" + "".join(f"{cell:>8}" for cell in cells)


def _final(final: Showdown) -> Iterator[str]:
    wide = max(len(place.name) for place in final.places)
    yield f"the final, {final.games:,} fresh games each"
    yield ""
    yield f"{'':<{wide}} {'wins':>7}  {'95% interval':>15}  behind"
    for place in final.places:
        low, high = place.share.interval
        behind = "" if place is final.places[0] else f"{place.behind.value:.2%} ± {100 * place.behind.margin:.2f}"
        yield f"{place.name:<{wide}} {place.share.value:>7.2%}  {low:>6.1%} – {high:>6.1%}  {behind}".rstrip()


def _limits(limits: LimitsTuning) -> Iterator[str]:
    from mahe.kernel.policy import SITUATIONS

    yield f"thresholds by situation; sweep by sweep, so many changed: {', '.join(map(str, limits.sweeps))}"
    yield ""
    yield f"{'dice  mover  reach':<20}{'low':>6}{'high':>6}{'last':>6}"
    for first in range(0, len(SITUATIONS), 3):
        dice, mover, reach, _ = SITUATIONS[first]
        cells = "".join(f"{limit:>6}" for limit in limits.policy.limits[first : first + 3])
        yield f"{dice:>4}  {mover:<5}  {reach:<5}  {cells}"
    yield ""
    yield from _final(limits.final)
    yield ""
    yield from wrap(f"Policy(limits={limits.policy.limits})", 100, subsequent_indent="    ")
    chance = limits.final.chance if limits.final.places[0].name == limits.name else 1 - limits.final.chance
    yield f"is better than the best pair with a probability of {_percent(chance)}"


def _percent(chance: float) -> str:
    """Return a probability, with no more certainty than ten thousand bootstrap resamples can give."""
    return "more than 99.9%" if chance > 0.9995 else "less than 0.1%" if chance < 0.0005 else f"{chance:.1%}"
