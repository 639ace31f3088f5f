"""Tables for the suites that others wrote: every size, and every option somewhere."""

from __future__ import annotations

from typing import Final

import pytest

from mahe.envs.table_options import TableOptions

TABLES: Final = [
    pytest.param(TableOptions(), id="standard"),
    pytest.param(TableOptions(players=2), id="two turtles each"),
    pytest.param(TableOptions(players=2, turtles_each=1, deck=(1, 1, 1, 0, 0, 0), set_aside=1), id="tiny"),
    pytest.param(TableOptions(players=3, cards_as_dice=True, bust_ends_turn=True), id="cards"),
    pytest.param(TableOptions(players=7, third_die_at_seven=True), id="third die at seven"),
]
