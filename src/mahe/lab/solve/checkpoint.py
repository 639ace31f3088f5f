"""Unfinished work of the solver, kept in a folder so that it can be resumed; in the end, the file."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import numpy as np

from mahe.arrays import Floats
from mahe.bots.solution import VERSION, file_start, pack_index
from mahe.bots.solution_index import leads, taken_sets
from mahe.file_lock import try_lock
from mahe.record import format_rules
from mahe.rules import Counts, MaheError, Rules
from mahe.rules.solved_game import BOARDS

SOLVER: Final = 2
"""To be raised with every change of the solver that may change a last digit: another one does not resume the work."""

_STATE: Final = "state"
"""Its checksum and, in the next line, what has been done."""


class CannotResume(MaheError):
    """A folder of unfinished work that is not this one's, is damaged, or is being worked in."""


class _Part:
    """A file that is written piece by piece, and its checksum."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")
        self._digest = hashlib.sha256()

    def write(self, data: bytes | memoryview) -> None:
        self._digest.update(data)
        self._file.write(data)

    def close(self) -> None:
        """Bring it to the disk."""
        with self._file as file:
            file.flush()
            os.fsync(file.fileno())

    @property
    def sha256(self) -> str:
        return self._digest.hexdigest()


class LayerWriter:
    """Takes a layer's blocks and values in order."""

    def __init__(self, folder: Path, taken_count: int) -> None:
        self.blocks = _Part(folder / _blocks_name(taken_count))
        self.after = _Part(folder / _after_name(taken_count))
        self.sizes: list[int] = []
        self.checksums: list[int] = []
        self.counts: list[int] = []

    def add(self, blocks: Sequence[bytes], after: Floats) -> None:
        """Write what belongs to one taken set."""
        self.counts.append(len(blocks))
        for block in blocks:
            self.blocks.write(block)
            self.sizes.append(len(block))
            self.checksums.append(zlib.crc32(block))
        self.after.write(np.ascontiguousarray(after).data.cast("B"))

    def close(self) -> None:
        """Bring it all to the disk."""
        self.blocks.close()
        self.after.close()


class Checkpoint:
    """A folder beside the file to be: what layers are done, their blocks, and the values of the last one.

    It belongs to one process at a time, until it is closed.
    """

    def __init__(self, out: Path, rules: Rules, precision: float) -> None:
        self.out = out.resolve()
        self.folder = self.out.with_name(f"{self.out.name}.part")
        self._rules = rules
        self._work = {"version": VERSION, "solver": SOLVER, "rules": format_rules(rules), "precision": precision}
        self.folder.mkdir(exist_ok=True)
        lock = try_lock(self.folder / "work")
        if lock is None:
            raise CannotResume(f"another process is at work in {self.folder}")
        self._lock = lock
        try:
            self.layers: list[dict[str, Any]] = self._done() if (self.folder / _STATE).exists() else []
        except CannotResume:
            self.close()
            raise

    def _done(self) -> list[dict[str, Any]]:
        """Return the layers that are done."""
        checksum, _, text = (self.folder / _STATE).read_bytes().partition(b"\n")
        if checksum != hashlib.sha256(text).hexdigest().encode():
            raise _damaged(self.folder)
        state = json.loads(text)
        if state["work"] != self._work:
            raise CannotResume(
                f"{self.folder} holds unfinished work for other rules, another precision or by another version; "
                "remove it to begin anew"
            )
        for layer in state["layers"]:
            self._check(_blocks_name(layer["taken"]), layer["sha256"])
        return list(state["layers"])

    def _check(self, name: str, sha256: str) -> Path:
        """Return the path of a file in the folder; raise CannotResume if it is not what it was."""
        path = self.folder / name
        if not path.exists() or _sha256(path) != sha256:
            raise _damaged(self.folder)
        return path

    def close(self) -> None:
        """Let others work in the folder."""
        self._lock.release()

    @contextmanager
    def layer(self, taken_count: int) -> Iterator[LayerWriter]:
        """Give a writer for the next layer."""
        writer = LayerWriter(self.folder, taken_count)
        try:
            yield writer
        finally:
            writer.close()

    def finish_layer(self, writer: LayerWriter, layer: Mapping[str, Any]) -> None:
        """Remember that a layer is done; from now on work is resumed after it."""
        before = [done["taken"] for done in self.layers[-1:]]
        self.layers.append(
            {
                **layer,
                "blocks": len(writer.sizes),
                "bytes": sum(writer.sizes),
                "sha256": writer.blocks.sha256,
                "after": writer.after.sha256,
                "sizes": writer.sizes,
                "checksums": writer.checksums,
                "counts": writer.counts,
            }
        )
        new = _Part(self.folder / f"{_STATE}.new")
        text = json.dumps({"work": self._work, "layers": self.layers}).encode()
        new.write(hashlib.sha256(text).hexdigest().encode() + b"\n" + text)
        new.close()
        (self.folder / f"{_STATE}.new").replace(self.folder / _STATE)
        for taken_count in before:
            (self.folder / _after_name(taken_count)).unlink(missing_ok=True)

    def after_path(self) -> Path:
        """Return the file with the values of the last finished layer; raise CannotResume if it is not what it was."""
        last = self.layers[-1]
        return self._check(_after_name(last["taken"]), last["after"])

    def after(self) -> dict[Counts, Floats]:
        """Return the values of the last finished layer by the cards taken."""
        last = self.layers[-1]
        path = self.after_path()
        found: dict[Counts, Floats] = {}
        with path.open("rb") as file:
            for taken in taken_sets(self._rules, last["taken"]):
                found[taken] = np.fromfile(file, count=BOARDS * len(leads(taken))).reshape(BOARDS, -1)
        return found

    def finish(self, answer: Mapping[str, Any]) -> None:
        """Write the file, and remove the folder."""
        columns = ([entry for layer in self.layers for entry in layer[key]] for key in ("sizes", "checksums", "counts"))
        index = pack_index(*columns)
        kept = ("taken", "combinations", "blocks", "bytes", "sha256")
        header = {
            **answer,
            "rules": self._work["rules"],
            "layers": [{key: layer[key] for key in kept} for layer in self.layers],
            "index": {"bytes": len(index), "sha256": hashlib.sha256(index).hexdigest()},
        }
        new = self.folder / "solution"
        with new.open("wb") as file:
            file.write(file_start(header, index))
            for layer in self.layers:
                with (self.folder / _blocks_name(layer["taken"])).open("rb") as blocks:
                    shutil.copyfileobj(blocks, file, 2**20)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self.out)
        # Without this the rest is not taken for work to be resumed.
        (self.folder / _STATE).unlink()
        shutil.rmtree(self.folder)


def _damaged(folder: Path) -> CannotResume:
    return CannotResume(f"the unfinished work in {folder} is damaged; remove it to begin anew")


def _blocks_name(taken_count: int) -> str:
    return f"layer-{taken_count:02}.blocks"


def _after_name(taken_count: int) -> str:
    return f"layer-{taken_count:02}.after"


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
