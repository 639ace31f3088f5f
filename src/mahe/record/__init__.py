"""Games as text and as events, positions as text: write, read, replay. docs/notation.md describes how."""

from mahe.record.colours import COLOURS, Colour
from mahe.record.errors import BadEvent, BadPosition, GarbledRecord, NotARecord, RecordError, WrongRecord
from mahe.record.event_json import format_event, parse_event
from mahe.record.moves import Move, beneath, move_made, replay, thrower
from mahe.record.names import LONGEST_NAME, BadName, format_bot, parse_bot, person_name
from mahe.record.parser import parse_record
from mahe.record.position import format_position, parse_position
from mahe.record.record import Layout, Record, format_record, record_game
from mahe.record.rules_json import format_rules, parse_rules
from mahe.record.tags import BadTag, Tag
from mahe.record.turns import format_turns

__all__ = [
    "COLOURS",
    "LONGEST_NAME",
    "BadEvent",
    "BadName",
    "BadPosition",
    "BadTag",
    "Colour",
    "GarbledRecord",
    "Layout",
    "Move",
    "NotARecord",
    "Record",
    "RecordError",
    "Tag",
    "WrongRecord",
    "beneath",
    "format_bot",
    "format_event",
    "format_position",
    "format_record",
    "format_rules",
    "format_turns",
    "move_made",
    "parse_bot",
    "parse_event",
    "parse_position",
    "parse_record",
    "parse_rules",
    "person_name",
    "record_game",
    "replay",
    "thrower",
]
