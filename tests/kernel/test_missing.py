"""Where Numba is not installed."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import sys
sys.modules["numba"] = None
import mahe.lab.simulate
assert not mahe.lab.simulate.has_kernel()
try:
    import mahe.kernel
except ImportError as error:
    print(error)
"""


def test_importing_the_kernel_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert done.stdout == 'the compiled kernel needs Numba: pip install "mahe[lab]"\n'
