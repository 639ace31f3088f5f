"""A record says what the bots at its table were called."""

import pytest

from mahe.record import format_record, parse_record, record_game
from mahe.record.record import BOT_NAMES, bot_name_tags
from mahe.rules import Rules, Turned

PAIR = Rules(players=2)
NAMES = ["Ada", "bot:ancient"]


def test_names_of_bots_are_written_and_read() -> None:
    record = record_game(PAIR, NAMES, [Turned(4)], extra=bot_name_tags(["", "Coco"]))
    text = format_record(record)
    assert '[BotNames "- Coco"]' in text
    assert parse_record(text).bot_names == record.bot_names == ("", "Coco")


def test_people_among_themselves_need_no_tag() -> None:
    assert bot_name_tags(["", ""]) == ()
    assert record_game(PAIR, NAMES, [Turned(4)]).bot_names == ()


@pytest.mark.parametrize(
    ("value", "names"), [("- Coco Lulu", ()), ("Coco", ()), ("", ()), ("- <b>", ("", "")), ("- C0C0", ("", ""))]
)
def test_what_is_no_name_of_a_bot_is_none(value: str, names: tuple[str, ...]) -> None:
    record = record_game(PAIR, NAMES, [Turned(4)], extra=[(BOT_NAMES, value)])
    assert parse_record(format_record(record)).bot_names == names
