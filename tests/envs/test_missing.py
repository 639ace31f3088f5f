"""Where a package is not installed."""

from __future__ import annotations

import subprocess
import sys

import pytest

CODE = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import mahe.envs
import mahe.envs.observation
assert not mahe.envs.register()
try:
    import mahe.envs.{module}
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(
    ("module", "sentence"),
    [
        ("mahe_v0", 'this environment needs PettingZoo: pip install "mahe[rl]"'),
        ("solo", 'this environment needs Gymnasium: pip install "mahe[rl]"'),
        ("vector", 'this environment needs Gymnasium: pip install "mahe[rl,lab]"'),
        ("openspiel", 'this environment needs OpenSpiel: pip install "mahe[openspiel]"'),
    ],
)
def test_importing_an_environment_says_what_to_install(module: str, sentence: str) -> None:
    code = CODE.format(module=module)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"{sentence}\n"
