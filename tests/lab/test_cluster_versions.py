"""Which versions fit together."""

from __future__ import annotations

import pickle
import sys

import pytest

from mahe import __version__
from mahe.lab.cluster_versions import version_difference, version_probe, versions
from tests.cli.run import assert_refused, call


def test_what_is_installed_here_is_told() -> None:
    found = versions()
    assert found["mahe"] == __version__
    assert found["Python"] == f"{sys.version_info.major}.{sys.version_info.minor}"
    assert found["numpy"]
    assert version_difference(found, found) is None


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"numpy": "1.0"}, "numpy 1.0, and here it is 2.0"),
        ({"numba": "0.61"}, "numba 0.61, and here there is none"),
        ({"numpy": ""}, "no numpy, and here it is 2.0"),
        ({"mahe": "1.0", "Python": "3.1"}, "mahe 1.0, and here it is 2.1"),
    ],
)
def test_the_first_difference_is_told(change: dict[str, str], words: str) -> None:
    ours = {"Python": "3.11", "mahe": "2.1", "numpy": "2.0", "numba": ""}
    assert version_difference(ours, {**ours, **change}) == words


def test_what_asks_for_versions_travels_as_a_whole() -> None:
    with pytest.raises(AttributeError, match="local object"):
        pickle.dumps(version_probe())


def test_where_dask_is_missing_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.delitem(sys.modules, "mahe.lab.cluster", raising=False)
    answer = call("simulate", "--games", "10", "--scheduler", "tcp://127.0.0.1:1")
    assert_refused(answer, 'pip install "mahe[cluster,lab]"')
