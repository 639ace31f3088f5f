"""The commands of docs/hosting.md, and the programs that they call."""

from __future__ import annotations

import os
import pwd
import re
import shlex
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
WORK: Final = Path(os.environ.get("HOSTING", ""))
"""Where run.sh has put what builds need to reach the package registries."""

ROOTS_HOME: Final = pwd.getpwnam("root").pw_dir
"""The same in the containers, which are built by root."""

REACH: Final = tuple(
    f"--volume={WORK}/{file}:{place}:ro"
    for file, place in (
        ("ca.crt", "/run/hosting/ca.crt"),
        ("pip.conf", "/etc/pip.conf"),
        ("npmrc", f"{ROOTS_HOME}/.npmrc"),
    )
)


def blocks(heading: str) -> list[str]:
    """Return the blocks of commands below a heading."""
    parts = re.split(r"^## ", TEXT, flags=re.MULTILINE)
    (part,) = (part for part in parts if part.startswith(f"{heading}\n"))
    return re.findall(r"^```sh\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)


def run(commands: str, *, folder: Path = ROOT) -> str:
    """Run commands of the page on this machine, and return what they print."""
    return shell("bash", "-euc", commands, env={"PATH": f"{docker()}:{os.environ['PATH']}"}, folder=folder)


def shell(*command: str, env: dict[str, str] | None = None, folder: Path = ROOT) -> str:
    """Run a command that must succeed, and return what it prints."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **(env or {})}, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{shlex.join(command)}\n{done.stdout[-3000:]}\n{done.stderr[-6000:]}"
    return done.stdout


@cache
def docker() -> Path:
    """Make a program `docker` that calls Podman in its place, with the way to the registries, and return its folder."""
    folder = WORK / "bin"
    folder.mkdir(exist_ok=True)
    build = shlex.join(["--pull=never", "--format=docker", "--isolation=chroot", "--network=host", *REACH])
    compose = ROOT / ".venv" / "bin" / "podman-compose"
    program = folder / "docker"
    program.write_text(
        "#!/bin/sh\n"
        'case "$1" in\n'
        f'compose) shift; exec {compose} --project-name mahe --podman-build-args={shlex.quote(build)} "$@" ;;\n'
        f'build) shift; exec podman build {build} "$@" ;;\n'
        'run) shift; exec podman run --pull=never "$@" ;;\n'
        '*) exec podman "$@" ;;\n'
        "esac\n"
    )
    program.chmod(0o755)
    return folder
