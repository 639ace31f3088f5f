"""Settings for the whole suite: properties are checked on the same examples in every run.

`HYPOTHESIS_PROFILE=fuzz` searches far longer and from a new place each time; `quick` does for mutants and `make quick`.
"""

import os
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import settings

settings.register_profile("reproducible", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("quick", max_examples=10, derandomize=True, deadline=None)
settings.register_profile("fuzz", max_examples=20_000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "reproducible"))

QUICK: Final = ("rules", "record", "play", "bots", "cli")
"""The folders that `make quick` runs."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the tests inside Pyodide, which takes long to start, to one worker (`--dist loadgroup`)."""
    for item in items:
        if "pyodide" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("pyodide"))


@pytest.fixture(autouse=True)
def no_process_unless_marked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """See that `make quick` leaves out what starts programs: in its folders only tests marked `process` may."""
    folder = Path(request.path).relative_to(Path(__file__).parent).parts[0]
    if folder not in QUICK or request.node.get_closest_marker("process"):
        return

    def refuse(*_: Any, **__: Any) -> None:
        pytest.fail("a test that starts a program is marked `process`")

    monkeypatch.setattr(subprocess, "Popen", refuse)
