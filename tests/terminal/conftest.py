"""No test leaves a connection behind that goes on in the background."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from mahe.terminal.connection import THREAD
from tests.cli.conftest import own_state

__all__ = ["own_state"]


@pytest.fixture(autouse=True)
def _nothing_goes_on() -> Iterator[None]:
    yield
    assert not [thread for thread in threading.enumerate() if thread.name == THREAD]
