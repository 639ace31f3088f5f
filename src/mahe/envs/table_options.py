"""The table of an environment, by its options."""

from __future__ import annotations

from typing import TypedDict

from mahe.rules import PRESETS, BadRules, Counts, Rules
from mahe.sentences import did_you_mean


class TableOptions(TypedDict, total=False):
    """The options of `Rules`, each of which may be left out."""

    players: int
    turtles_each: int | None
    cards_as_dice: bool
    third_die_at_seven: bool
    bust_ends_turn: bool
    deck: Counts
    set_aside: int


def table_rules(rules: Rules | str | None, options: TableOptions) -> Rules:
    """Return *rules*, also by the name of a preset, or else those that *options* make; raise BadRules."""
    for name in options.keys() - TableOptions.__annotations__.keys():
        names = TableOptions.__annotations__
        raise BadRules(name, f"there is no option {name!r}{did_you_mean(name, names)}; there are {', '.join(names)}")
    if rules is None:
        return Rules(**options)
    if options:
        raise BadRules(next(iter(options)), f"a table has rules or options, not both: {', '.join(options)}")
    if isinstance(rules, Rules):
        return rules
    if rules not in PRESETS:
        raise BadRules(
            "rules", f"there is no preset {rules!r}{did_you_mean(rules, PRESETS)}; there are {', '.join(PRESETS)}"
        )
    return PRESETS[rules]
