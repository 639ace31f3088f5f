"""Compile the kernel into its cache, once for all the processes that tests run in: `python tools/compile_kernel.py`.

Small jobs of the lab go through nearly all of it. What they leave out is compiled by the test that calls it.
"""

from __future__ import annotations

import contextlib
import io
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from mahe.cli.main import main
from mahe.envs.vector import MaheVectorEnv
from mahe.lab.arena.luck import compile_luck
from mahe.lab.rollouts import roll_out
from mahe.lab.solve.last_clutch import solve_last_clutch
from mahe.lab.studies.luck import EACH, LuckStudy
from mahe.lab.train.evaluations import navigator_evaluation, win_share
from mahe.rules import TINY, Rules, begin

_TINY: Final = ("--players", "2", "--turtles", "1", "--deck", "0 0 2 0 0 0", "--set-aside", "1")
COMMANDS: Final = (
    ("simulate", "--engine", "kernel", "--games", "2", "--records", "{folder}/games"),
    ("tune", "--games", "1000", "--by-situation", *_TINY),
    ("solve", "--bots", "swimmer", "--out", "{folder}/tiny.solved", *_TINY),
)


def compile_kernel() -> None:
    """Run the jobs; their answers are of no interest."""
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(io.StringIO()):
        for command in COMMANDS:
            try:
                main([word.format(folder=folder) for word in command])
            except SystemExit as end:
                if end.code:
                    raise
    with ThreadPoolExecutor(1) as pool:
        evaluation = navigator_evaluation()
        win_share(Rules(players=2), evaluation, evaluation, games=2, seed=1, pool=pool)
    for opponents in (None, "navigator"):
        env = MaheVectorEnv(1, TINY, opponents=opponents)
        _, infos = env.reset(seed=1)
        env.step(infos["action_mask"].argmax(1))
    solve_last_clutch()
    compile_luck()
    roll_out([begin(TINY)], games=1)
    list(LuckStudy(EACH, 1, (TINY,)).play(1))


if __name__ == "__main__":
    compile_kernel()
