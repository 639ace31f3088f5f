"""The colours of the turtles at a table, and the tag that has them if they are not the usual ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias, get_args

from mahe.record.tags import BadTag, Tag
from mahe.rules import Rules

Colour: TypeAlias = Literal["red", "orange", "yellow", "green", "blue", "purple", "pink"]
"""The colour of a turtle."""

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
"""The colours of the turtles, from A on, unless a table has others."""

TAG: Final = "Colours"
_BY_NAME: Final[dict[str, Colour]] = {colour: colour for colour in COLOURS}


def colour_tags(colours: Sequence[Colour]) -> tuple[Tag, ...]:
    """Return the tag for the colours of all turtles, from A on, or none if they are the usual ones."""
    return () if tuple(colours) == COLOURS[: len(colours)] else ((TAG, " ".join(colours)),)


def colours_of(values: Mapping[str, str], rules: Rules) -> tuple[Colour, ...]:
    """Return the colours of all turtles that a record's tags give; raise BadTag if they cannot be."""
    turtles = len(rules.turtles)
    if TAG not in values:
        return COLOURS[:turtles]
    names = values[TAG].split(" ")
    if len(names) != turtles:
        raise BadTag(TAG, f"{turtles} turtles have {turtles} colours, separated by single spaces, not {len(names)}")
    for index, name in enumerate(names):
        if name not in _BY_NAME:
            raise BadTag(TAG, f"{name!r} is not one of {', '.join(COLOURS)}")
        if name in names[:index]:
            raise BadTag(TAG, f"every turtle has a colour of its own, and {name} stands here twice")
    return tuple(_BY_NAME[name] for name in names)
