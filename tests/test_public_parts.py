"""`import mahe` names the public parts, and loads none of them before it is used."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import mahe

SOURCE = Path(mahe.__file__).parents[1]


def loaded(code: str) -> list[str]:
    """Return the modules of ours, and of other packages, that *code* loads in a Python of its own."""
    program = f"""
import sys
sys.path.insert(0, {str(SOURCE)!r})
before = set(sys.modules)
{code}
names = set(sys.modules) - before
print(*sorted(name for name in names if name.partition(".")[0] not in sys.stdlib_module_names))
"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.process
def test_import_mahe_loads_nothing_else() -> None:
    assert loaded("import mahe; dir(mahe); mahe.__version__; mahe.__all__") == ["mahe"]


@pytest.mark.process
def test_a_part_is_loaded_when_it_is_used_and_no_other() -> None:
    found = loaded("import mahe; mahe.rules.STANDARD")
    assert "mahe.rules" in found
    assert {name.split(".")[1] for name in found if "." in name} == {"rules"}


@pytest.mark.parametrize("name", mahe.__all__)
def test_a_part_is_a_module_that_says_what_is_public_in_it(name: str) -> None:
    part = getattr(mahe, name)
    assert isinstance(part, ModuleType)
    assert part is sys.modules[f"mahe.{name}"]
    assert part.__all__
    assert len({*part.__all__}) == len(part.__all__)
    assert all(hasattr(part, public) for public in part.__all__)


def test_the_parts_are_listed() -> None:
    assert {*mahe.__all__, "__version__"} <= {*dir(mahe)}
    assert mahe.__all__ == sorted(mahe.__all__)


def test_what_is_no_part_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="module 'mahe' has no attribute 'shark'"):
        mahe.shark  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(ImportError):
        from mahe import shark  # type: ignore[attr-defined]  # noqa: F401, PLC0415
