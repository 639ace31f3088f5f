"""Build the files of a release, and try them: `python -m tools.release [PYTHON...]`.

The source archive is built from the clone, and the wheel from the archive, as pip would do it. Both are built twice and
must be the same to the byte. With every Python that pyproject.toml names the wheel alone is installed into an empty
environment, and used there as people would use it. dist/ holds both files when all is well.
"""

from __future__ import annotations

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mahe import __version__
from tools import release_trial as trial
from tools.pythons import BUILD, ROOT, Interpreter, find_pythons, named_pythons
from tools.release_contents import faults_of_sdist, faults_of_wheel, names_in_sdist, names_in_wheel, traces_of
from tools.release_trial import Fault, Installed

DIST: Final = ROOT / "dist"


def main(words: Sequence[str]) -> None:
    """Build and try a release, and leave with one sentence if anything is wrong with it."""
    pythons = find_pythons(words or named_pythons())
    try:
        sdist, wheel = build_twice()
        check_contents(sdist, wheel)
        for python in pythons:
            try_wheel(python, wheel)
    except (Fault, OSError, subprocess.TimeoutExpired) as fault:
        sys.exit(f"This is no release: {fault}.")
    for file in (sdist, wheel):
        print(f"{digest(file)}  {file.relative_to(ROOT)}")
    print(f"Mahé {__version__} can be released: tried with {', '.join(python.name for python in pythons)}.")


def say(what: str) -> None:
    """Print what is done next."""
    print(f"== {what}", flush=True)


def git(*words: str) -> str:
    """Return what git answers about the clone."""
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Fault(f"git cannot tell what belongs to it ({' '.join(done.stderr.split())})")
    return done.stdout


def build_twice() -> tuple[Path, Path]:
    """Return the source archive and the wheel, which is made from it; Fault if a second build gives others."""
    if git("status", "--porcelain"):
        say("There are changes that are not committed: try them, but do not publish them")
    # The date of files in the archives: that of the last commit, unless it is given.
    epoch = os.environ.get("SOURCE_DATE_EPOCH") or git("log", "-1", "--format=%ct").strip()
    shutil.rmtree(DIST, ignore_errors=True)
    say("Building the source archive, and the wheel from it")
    sdist, wheel = build(DIST, epoch)
    say("Building both again, to see whether they come out the same")
    with tempfile.TemporaryDirectory() as folder:
        for first, second in zip((sdist, wheel), build(Path(folder), epoch), strict=True):
            if digest(first) != digest(second):
                raise Fault(f"{first.name} is another one when it is built again")
    return sdist, wheel


def build(folder: Path, epoch: str) -> tuple[Path, Path]:
    """Build into *folder*."""
    command = [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": epoch}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
        raise Fault("it cannot be built, for the reason told above")
    return folder / f"mahe-{__version__}.tar.gz", folder / f"mahe-{__version__}-py3-none-any.whl"


def check_contents(sdist: Path, wheel: Path) -> None:
    """Fault unless both hold what belongs in them, and nothing else."""
    say("Looking through both")
    tracked = [name for name in git("ls-files", "-z").split("\0") if name]
    faults = [
        *(f"{sdist.name}: {fault}" for fault in faults_of_sdist(names_in_sdist(sdist), tracked)),
        *(f"{wheel.name}: {fault}" for fault in faults_of_wheel(names_in_wheel(wheel), tracked)),
        *(f"{wheel.name}: {fault}" for fault in traces_of(ROOT, wheel)),
    ]
    if not is_page_built(sdist):
        faults.append(f"{sdist.name}: the page in it is not the one of its sources, and would be built again")
    if faults:
        raise Fault("; ".join(faults))


def is_page_built(sdist: Path) -> bool:
    """Return whether a wheel can be made from the archive without Node."""
    with tempfile.TemporaryDirectory() as folder, tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
        (web,) = Path(folder).glob("*/tools/web.py")
        return bool(runpy.run_path(str(web))["is_built"]())


def digest(file: Path) -> str:
    """Return a file's SHA-256."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def try_wheel(python: Interpreter, wheel: Path) -> None:
    """Install the wheel into an empty environment, and use it there."""
    venv = BUILD / "release" / python.name
    shutil.rmtree(venv, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        mahe = Installed(venv, Path(folder).resolve())
        try:
            say(f"{python.name}: the law alone, without dependencies")
            subprocess.run([python.path, "-m", "venv", venv], check=True, stdout=subprocess.DEVNULL)
            install(mahe, "--no-deps", str(wheel))
            trial.try_the_law_alone(mahe, example())
            say(f"{python.name}: all it takes to play")
            install(mahe, str(wheel))
            trial.try_the_version(mahe, __version__)
            for step in trial.TO_PLAY:
                step(mahe)
            say(f"{python.name}: the lab")
            install(mahe, f"{wheel}[lab]")
            trial.try_to_solve(mahe)
            say(f"{python.name}: a researcher's first ten minutes")
            install(mahe, f"{wheel}[rl,lab]")
            trial.try_the_first_page(mahe, first_page())
        except (Fault, OSError, subprocess.SubprocessError) as fault:
            raise Fault(f"with {python.name}, {fault}") from fault


def install(mahe: Installed, *what: str) -> None:
    """Install into the environment, and see that all fits together."""
    pip = mahe.command("python", "-m", "pip", "--disable-pip-version-check")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    for words in (["install", "-qq", *what], ["check"]):
        if words == ["check"] and "--no-deps" in what:
            continue  # Nothing fits, and that is what was asked for.
        done = subprocess.run(
            [*pip, *words], cwd=mahe.folder, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise Fault(f"pip {words[0]} fails: {' '.join((done.stdout + done.stderr).split())[-400:]}")


def example() -> str:
    """Return the example of docs/dependencies.md, which needs no dependencies."""
    text = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    (found,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return str(found)


def first_page() -> list[str]:
    """Return the examples of the first page of docs/envs.md, which need the extras `rl` and `lab`."""
    page, _, _ = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8").partition("\n## What there is\n")
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


if __name__ == "__main__":
    main(sys.argv[1:])
