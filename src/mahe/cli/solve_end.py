"""`mahe solve --clutches`: the last clutches of the game of two with two turtles each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from mahe.bots.errors import UnknownBot
from mahe.cli.compiling import compiling_notice
from mahe.cli.progress import progress
from mahe.cli.solve_answer import at_most
from mahe.cli.streams import remark, remark_to_people
from mahe.lab.words import table_words
from mahe.rules import Rules
from mahe.rules.stakes import Stake
from mahe.sentences import printable

if TYPE_CHECKING:  # Importing these needs the kernel.
    from mahe.lab.solve.end_game import EndAnswer
    from mahe.lab.solve.strength import Loss

STAKES: Final[Mapping[Stake, str]] = {
    Stake.LAST: "the 7 lies open, and wins",
    Stake.LEVEL: "a card lies open, the 7 wins",
    Stake.ONE: "one of both is enough",
    Stake.BOTH: "both are needed",
    Stake.SEVEN_OR_HALF: "the 7 wins, the card shares",
    Stake.SEVEN_AND_HALF: "both win, the 7 shares",
}
"""In words for people, as whoever is to move sees it."""


def solve_last_clutches(
    rules: Rules, clutches: int, *, precision: float, out: Path | None, names: list[str], as_json: bool
) -> None:
    """Solve them, and print the answer and what bots give away there."""
    from mahe.lab.solve.end_game import check_end, house_of, solve_end
    from mahe.lab.solve.end_policies import KNOWN, end_policy
    from mahe.lab.solve.end_strength import end_losses
    from mahe.lab.solve.end_systems import moves_on

    check_end(rules, clutches)
    for name in names:
        if name not in KNOWN:
            raise UnknownBot(name, KNOWN)
    if names and clutches == 1:
        raise click.BadParameter("bots are measured over the last two clutches: --clutches 2.", param_hint="'--bots'")
    remark_to_people(f"solving the last {_count(clutches)} of {table_words(rules)}")
    try:
        with compiling_notice():
            answer = solve_end(rules, clutches, precision=precision, out=out, progress=progress)
    except KeyboardInterrupt:
        remark("\nstopped; the same command goes on from here" if out else "\nstopped; with --out it could go on later")
        raise
    if not as_json:
        click.echo(end_text(rules, answer, out), nl=False)
    house = house_of(rules)
    losses: dict[str, dict[Stake, Loss]] = {}
    if names:
        moves = moves_on(answer.end.keys)
        steps = len(names) * (len(Stake) - 1)
        with progress(steps, "measuring") as advance:
            for name in names:
                losses[name] = {}
                for stake, loss in end_losses(end_policy(name, answer.end, moves, house), answer.end, moves, house):
                    losses[name][stake] = loss
                    advance(1)
    if as_json:
        click.echo(end_json(answer, losses), nl=False)
    elif losses:
        click.echo(losses_text(losses), nl=False)


def end_text(rules: Rules, answer: EndAnswer, out: Path | None) -> str:
    """Return the answer for people."""
    end = answer.end
    wide = max(map(len, STAKES.values()))
    lines = [
        table_words(rules),
        "",
        f"the last {_count(end.clutches)}, {len(end.keys):,} boards; by what is at stake for whoever is to move:",
        "",
        f"{'':<{wide}}  {'from the raft':>13}  {'passes':>6}  {'error':>8}  {'seconds':>7}",
    ]
    for system in answer.systems:
        for stake in system.stakes:
            lines.append(
                f"{STAKES[stake]:<{wide}}  {end.values[stake][0]:>13.4%}  {system.passes:>6}"
                f"  {at_most(system.error, 1):>8}  {system.seconds:>7.1f}"
            )
    if out is not None:
        lines += ["", f"all values are in {printable(out)}, {out.stat().st_size:,} bytes"]
    return "\n".join(lines) + "\n"


def losses_text(losses: Mapping[str, Mapping[Stake, Loss]]) -> str:
    """Return what bots give away, for people."""
    wide = max(map(len, STAKES.values()))
    lines = ["", "given away against perfect play, in points, over all boards: mean (worst)", ""]
    lines.append(f"{'':<{wide}}" + "".join(f"  {name:>15}" for name in losses))
    for stake in (stake for stake in Stake if stake is not Stake.LAST):
        found = (losses[name][stake] for name in losses)
        cells = (f"{100 * loss.mean:.2f} ({100 * loss.worst:.1f})" for loss in found)
        lines.append(f"{STAKES[stake]:<{wide}}" + "".join(f"  {cell:>15}" for cell in cells))
    return "\n".join(lines) + "\n"


def end_json(answer: EndAnswer, losses: Mapping[str, Mapping[Stake, Loss]]) -> str:
    """Return all the numbers, for programs."""
    end = answer.end
    found: dict[str, Any] = {
        "clutches": end.clutches,
        "third_die_at_seven": end.third_die_at_seven,
        "bust_ends_turn": end.bust_ends_turn,
        "boards": len(end.keys),
        "error": answer.error,
        "stakes": {
            stake.name.lower(): {
                "from_the_raft": float(end.values[stake][0]),
                "passes": system.passes,
                "error": system.error,
            }
            for system in answer.systems
            for stake in system.stakes
        },
    }
    if losses:
        found["bots"] = {
            name: {stake.name.lower(): {"mean": loss.mean, "worst": loss.worst} for stake, loss in by_stake.items()}
            for name, by_stake in losses.items()
        }
    return json.dumps(found, indent=2) + "\n"


def _count(clutches: int) -> str:
    return "clutch" if clutches == 1 else "two clutches"
