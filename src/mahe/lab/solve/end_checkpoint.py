"""Unfinished work on the end of the game, kept in a folder so that it can be resumed: a file for each solved system."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np

from mahe.file_lock import try_lock
from mahe.kernel.last_clutch import House
from mahe.lab.solve.checkpoint import CannotResume
from mahe.lab.solve.end_systems import Bounds

SOLVER: Final = 1
"""To be raised with every change of the solver that may change a last digit: another one does not resume the work."""


class EndCheckpoint:
    """A folder beside the file to be. It belongs to one process at a time, until it is closed."""

    def __init__(self, out: Path, house: House, precision: float) -> None:
        self._out = out.resolve()
        self._folder = self._out.with_name(f"{self._out.name}.part")
        self._work: Mapping[str, Any] = {"end": SOLVER, **house._asdict(), "precision": precision}
        self._folder.mkdir(exist_ok=True)
        lock = try_lock(self._folder / "work")
        if lock is None:
            raise CannotResume(f"another process is at work in {self._folder}")
        self._lock = lock

    def close(self) -> None:
        """Let others work in the folder."""
        self._lock.release()

    def load(self, name: str) -> Bounds | None:
        """Return the system of this *name* if it is done; raise CannotResume if it is not what was left here."""
        path = self._folder / name
        if not path.exists():
            if (self._folder / "state").exists():
                raise self._other_work()
            return None
        checksum, _, rest = path.read_bytes().partition(b"\n")
        if checksum != hashlib.sha256(rest).hexdigest().encode():
            raise CannotResume(f"the unfinished work in {self._folder} is damaged; remove it to begin anew")
        head, _, data = rest.partition(b"\n")
        about = json.loads(head)
        if about["work"] != self._work:
            raise self._other_work()
        low, high = np.frombuffer(data, "<f8").reshape(2, *about["shape"]).astype(np.float64)
        return Bounds(low, high, about["passes"])

    def keep(self, name: str, solved: Bounds) -> None:
        """Remember that a system is solved."""
        head = {"work": self._work, "shape": solved.low.shape, "passes": solved.passes}
        data = np.stack([solved.low, solved.high]).astype("<f8").tobytes()
        rest = json.dumps(head, sort_keys=True).encode() + b"\n" + data
        self._write(name, hashlib.sha256(rest).hexdigest().encode() + b"\n" + rest).replace(self._folder / name)

    def finish(self, data: bytes) -> None:
        """Write the file, and remove the folder."""
        self._write("solution", data).replace(self._out)
        shutil.rmtree(self._folder)

    def _write(self, name: str, data: bytes) -> Path:
        new = self._folder / f"{name}.new"
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        return new

    def _other_work(self) -> CannotResume:
        return CannotResume(
            f"{self._folder} holds unfinished work for other rules, another precision or by another version; "
            "remove it to begin anew"
        )
