"""What is tried with a wheel that was installed into an empty environment, far from the sources."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.request import Request, urlopen

SHORT: Final = ("--players", "2", "--turtles", "1", "--deck", "0 1 1 0 0 1", "--set-aside", "1")
"""A table of two with three cards, which is soon played and soon solved."""

PATIENCE: Final = 300
"""Seconds that a step may take; a busy machine needs long to compile."""


class Fault(Exception):
    """Something does not work as it should, in one sentence."""


class Installed(NamedTuple):
    """A wheel in its environment."""

    venv: Path
    folder: Path
    """Where commands run, and the home of whoever runs them."""

    def command(self, *words: str) -> list[str]:
        """Return the command line for a program of the environment."""
        return [str(self.venv / "bin" / words[0]), *words[1:]]

    def environment(self) -> dict[str, str]:
        """Return an environment in which nothing leads to our sources or to the files of whoever releases."""
        variables = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "MAHE_", "XDG_"))
        }
        return {**variables, "HOME": str(self.folder), "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error", "COLUMNS": "100"}

    def run(self, *words: str, stdin: str = "", status: int = 0, err: str = "") -> str:
        """Run a program of the environment and return what it prints; Fault unless it ends with *status* and *err*."""
        done = subprocess.run(
            self.command(*words),
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            cwd=self.folder,
            env=self.environment(),
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode != status or err not in done.stderr or (done.stderr and not err):
            output = " ".join(done.stderr.split())[-400:]
            raise Fault(f"{' '.join(words[:3])} ends with status {done.returncode}, and says: {output or 'nothing'}")
        return done.stdout


def expect(pattern: str, text: str, what: str) -> re.Match[str]:
    """Return where *pattern* is in *text*; Fault if it is not there."""
    found = re.search(pattern, text)
    if found is None:
        raise Fault(f"{what}: there is no {pattern} in {' '.join(text.split())[:200]!r}")
    return found


def try_the_law_alone(mahe: Installed, example: str) -> None:
    """Play the *example* of the docs without any dependency, where the command says what is missing."""
    expect(r'\[Result "[12]"\]', mahe.run("python", "-c", example), "the law alone")
    mahe.run("mahe", status=2, err="is missing")
    for package in ("fastapi", "textual", "numpy"):
        mahe.run("python", "-c", f"import {package}", status=1, err="No module named")


def try_the_version(mahe: Installed, version: str) -> None:
    """See that the version is the one that is released, imported from the environment."""
    expect(rf"^mahe {re.escape(version)}$", mahe.run("mahe", "--version").strip(), "mahe --version")
    place = Path(mahe.run("python", "-c", "import mahe; print(mahe.__file__)").strip())
    if not place.is_relative_to(mahe.venv):
        raise Fault(f"mahe is not imported from the environment, but from {place}")


def try_the_page(mahe: Installed) -> None:
    """Fetch the page with its parts from `mahe play`, and make two moves at a table."""
    with serving(mahe) as address:
        page = fetch(address)
        expect(r"<title>Mahé</title>", page, "the page")
        scripts = re.findall(r'(?:src|href)="\./(assets/[^"]+\.(?:js|css))"', page)
        for script in scripts:
            fetch(address + script)
        files = mahe.run("python", "-c", LIST_PAGE).split()
        parts = [name for name in files if name.endswith(".woff2") or name.startswith("licences/")]
        if not scripts or not any(name.endswith(".woff2") for name in parts):
            raise Fault("the page has no scripts, or no fonts")
        for name in parts:
            fetch(address + name)
        expect("^well$", fetch(address + "healthz").strip(), "/healthz")
        (mahe.folder / "table.mahe").write_text(two_moves(address), encoding="utf-8")


LIST_PAGE: Final = """
from mahe.server.settings import PAGE
print(*(path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.is_file()))
"""


@contextmanager
def serving(mahe: Installed) -> Iterator[str]:
    """Run `mahe play` on a free port, give its address, and end it by Ctrl-C."""
    words = mahe.command("mahe", "play", "--no-browser", "--port", "0", "--database", "tables.sqlite3")
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, encoding="utf-8", cwd=mahe.folder, env=mahe.environment()
    ) as process:
        try:
            assert process.stdout is not None
            yield expect(r"http://127\.0\.0\.1:\d+/", process.stdout.readline(), "mahe play")[0]
            process.send_signal(signal.SIGINT)
            if process.wait(timeout=PATIENCE):
                raise Fault(f"mahe play ends with status {process.returncode} after Ctrl-C")
        finally:
            process.kill()


def fetch(address: str, body: object = None, token: str = "") -> str:
    """Return what is at *address*, or what it answers to *body*."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} if data else {}
    request = Request(address, data, {**headers, **({"Authorization": f"Bearer {token}"} if token else {})})
    with urlopen(request, timeout=PATIENCE) as answer:
        text: str = answer.read().decode(errors="replace")
    if not text:
        raise Fault(f"{request.selector} is empty")
    return text


def two_moves(address: str) -> str:
    """Open a table for two people, decide for them twice, and return the record of their game."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    order = {"rules": {"players": 2}, "seats": seats, "start": True}
    opened: dict[str, Any] = json.loads(fetch(f"{address}api/tables", order))
    table = f"{address}api/tables/{opened['table']}"
    for command in ("first", "second"):
        view = json.loads(fetch(table))
        seat, event = view["position"]["actor"], view["position"]["options"][0]["event"]
        body = {"seat": seat, "seq": view["seq"], "command": command, "event": event}
        fetch(f"{table}/decisions", body, opened["tokens"][str(seat)])
    return fetch(f"{table}/record")


def try_a_plain_game(mahe: Installed) -> None:
    """Play a whole game through a pipe, and have it written down."""
    answers = "9\n2\n1\n" * 3000  # Refused, then the second choice where there is one, else the first.
    output = mahe.run("mahe", "terminal", "--plain", *SHORT, "--seed", "1", "--record", "pipe.mahe", stdin=answers)
    expect(r"The game is in pipe\.mahe\.", output, "mahe terminal")


def try_to_verify(mahe: Installed) -> None:
    """Check the records of the terminal and of the server, dice and all."""
    output = mahe.run("mahe", "verify", "pipe.mahe", "table.mahe")
    expect(r"pipe\.mahe: right, .* wins? ", output, "mahe verify")
    expect(r"table\.mahe: right, .*draws check out", output, "mahe verify")


def try_the_arena(mahe: Installed) -> None:
    """Let bots play each other, with the weights that were shipped."""
    output = mahe.run("mahe", "arena", "hatchling", "ancient", *SHORT, "--games", "4", "--jobs", "1", "--json")
    expect(r'"ancient"', json.dumps(json.loads(output)), "mahe arena")


def try_to_solve_without_lab(mahe: Installed) -> None:
    """See that the solver says what it needs."""
    mahe.run("mahe", "solve", *SHORT, status=2, err='pip install "mahe[lab]"')


def try_to_solve(mahe: Installed) -> None:
    """Solve a tiny game with the extra `lab`, and draw a plot."""
    answer: dict[str, Any] = json.loads(mahe.run("mahe", "solve", *SHORT, "--precision", "1e-6", "--json"))
    if not 0.5 < answer["first_player_wins"] < 0.6:
        raise Fault(f"mahe solve: the first player wins {answer['first_player_wins']}")
    mahe.run("mahe", "simulate", *SHORT, "--games", "100", "--plot", "seats.svg")


def try_the_first_page(mahe: Installed, examples: Sequence[str]) -> None:
    """Run the *examples* of a researcher's first ten minutes, and see that the one that learns has learned."""
    said = "".join(mahe.run("python", "-c", f"{WITHOUT_SCREEN}{example}") for example in examples)
    found = expect(r"wins at first ([\d.]+)%, in the end ([\d.]+)%", said, "the first page of docs/envs.md")
    if float(found[2]) < 50:
        raise Fault(f"the first page of docs/envs.md learns to win {found[2]}%, and not half of its games")


WITHOUT_SCREEN: Final = "import matplotlib\nmatplotlib.use('agg')\n"

TO_PLAY: Final[tuple[Callable[[Installed], None], ...]] = (
    try_the_page,
    try_a_plain_game,
    try_to_verify,
    try_the_arena,
    try_to_solve_without_lab,
)
"""What works without any extra."""
