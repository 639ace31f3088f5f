"""The log of a table: its entries, the table that follows from them, and what may be added next.

The server, the terminal and the page all follow a table through its log. Nothing here stores, sends or waits.
"""

from mahe.tablelog.draws import DrawChecker
from mahe.tablelog.entries import (
    Advised,
    Away,
    Back,
    Body,
    ChainBegun,
    Closed,
    Decided,
    Drawn,
    Filled,
    Hosted,
    HostVoted,
    Left,
    Opened,
    OpenedSeat,
    Pace,
    RematchAnswered,
    Rematched,
    Renamed,
    Sat,
    Score,
    Series,
    Started,
    TipGiven,
)
from mahe.tablelog.entries_json import BodyJson, parse_body, write_body
from mahe.tablelog.errors import CannotDecide, TableLogError, WrongLink
from mahe.tablelog.next_steps import Dealer, Step, after_bot, after_decision, after_start, chain_secret
from mahe.tablelog.records import log_of, record_of
from mahe.tablelog.snapshot import read_snapshot, write_snapshot
from mahe.tablelog.table import LoggedTable, Mark, Phase, SeatStatus, rematch_order

__all__ = [
    "Advised",
    "Away",
    "Back",
    "Body",
    "BodyJson",
    "CannotDecide",
    "ChainBegun",
    "Closed",
    "Dealer",
    "Decided",
    "DrawChecker",
    "Drawn",
    "Filled",
    "HostVoted",
    "Hosted",
    "Left",
    "LoggedTable",
    "Mark",
    "Opened",
    "OpenedSeat",
    "Pace",
    "Phase",
    "RematchAnswered",
    "Rematched",
    "Renamed",
    "Sat",
    "Score",
    "SeatStatus",
    "Series",
    "Started",
    "Step",
    "TableLogError",
    "TipGiven",
    "WrongLink",
    "after_bot",
    "after_decision",
    "after_start",
    "chain_secret",
    "log_of",
    "parse_body",
    "read_snapshot",
    "record_of",
    "rematch_order",
    "write_body",
    "write_snapshot",
]
