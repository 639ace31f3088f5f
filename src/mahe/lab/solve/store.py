"""Where a solution is kept while it is made: a folder that work can be taken up from, and the file in the end."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np

from mahe.bots.layers import BOARDS, leads, takings
from mahe.bots.solution import VERSION, file_start, pack_index, rules_json
from mahe.rules import Counts, MaheError, Rules

Array: TypeAlias = Any

_STATE: Final = "state.json"


class CannotResume(MaheError):
    """A folder of unfinished work that is not this one's."""


class LayerWriter:
    """Takes a layer's blocks and values in order."""

    def __init__(self, folder: Path, name: str) -> None:
        self._blocks = (folder / f"{name}.blocks").open("wb")
        self._after = (folder / f"{name}.after").open("wb")
        self.sizes: list[int] = []
        self.checksums: list[int] = []
        self.digest = hashlib.sha256()

    def add(self, blocks: Sequence[bytes], after: Array) -> None:
        """Write what belongs to one taking."""
        for block in blocks:
            self._blocks.write(block)
            self.digest.update(block)
            self.sizes.append(len(block))
            self.checksums.append(zlib.crc32(block))
        after.tofile(self._after)

    def close(self) -> None:
        """Bring it all to the disk."""
        for file in (self._blocks, self._after):
            file.flush()
            os.fsync(file.fileno())
            file.close()


class Store:
    """A folder beside the file to be: what layers are done, their blocks, and the values of the last one."""

    def __init__(self, out: Path, rules: Rules, precision: float) -> None:
        self.out = out
        self.folder = out.with_name(f"{out.name}.part")
        self._rules = rules
        self._work = {"version": VERSION, "rules": rules_json(rules), "precision": precision}
        self.folder.mkdir(exist_ok=True)
        self.layers: list[dict[str, Any]] = []
        if (self.folder / _STATE).exists():
            state = json.loads((self.folder / _STATE).read_text(encoding="utf-8"))
            if state["work"] != self._work:
                raise CannotResume(
                    f"{self.folder} holds unfinished work for other rules or another precision; remove it to begin anew"
                )
            self.layers = state["layers"]

    @contextmanager
    def layer(self, taken_count: int) -> Iterator[LayerWriter]:
        """Give a writer for the next layer."""
        writer = LayerWriter(self.folder, f"layer-{taken_count:02}")
        try:
            yield writer
        finally:
            writer.close()

    def finish_layer(self, writer: LayerWriter, layer: Mapping[str, Any]) -> None:
        """Remember that a layer is done; from now on work is taken up after it."""
        before = [done["taken"] for done in self.layers[-1:]]
        blocks = {"blocks": len(writer.sizes), "bytes": sum(writer.sizes), "sha256": writer.digest.hexdigest()}
        self.layers.append({**layer, **blocks, "sizes": writer.sizes, "checksums": writer.checksums})
        new = self.folder / f"{_STATE}.new"
        new.write_text(json.dumps({"work": self._work, "layers": self.layers}), encoding="utf-8")
        new.replace(self.folder / _STATE)
        for taken_count in before:
            self._after(taken_count).unlink()

    def after(self, taken_count: int) -> dict[Counts, Array]:
        """Return the values of the last finished layer by the cards taken."""
        data: Array = np.memmap(self._after(taken_count), np.float64, mode="r")
        found: dict[Counts, Array] = {}
        start = 0
        for taken in takings(self._rules, taken_count):
            size = BOARDS * len(leads(taken))
            found[taken] = np.array(data[start : start + size]).reshape(BOARDS, -1)
            start += size
        return found

    def finish(self, answer: Mapping[str, Any]) -> None:
        """Write the file, and remove the folder."""
        sizes = [size for layer in self.layers for size in layer["sizes"]]
        checksums = [checksum for layer in self.layers for checksum in layer["checksums"]]
        index = pack_index(sizes, checksums)
        told = ("taken", "combinations", "blocks", "bytes", "sha256")
        header = {
            **answer,
            "rules": self._work["rules"],
            "layers": [{key: layer[key] for key in told} for layer in self.layers],
            "index": {"bytes": len(index), "sha256": hashlib.sha256(index).hexdigest()},
        }
        new = self.folder / "solution"
        with new.open("wb") as file:
            file.write(file_start(header, index))
            for layer in self.layers:
                with (self.folder / f"layer-{layer['taken']:02}.blocks").open("rb") as blocks:
                    shutil.copyfileobj(blocks, file, 2**20)
            file.flush()
            os.fsync(file.fileno())
        new.replace(self.out)
        shutil.rmtree(self.folder)

    def _after(self, taken_count: int) -> Path:
        return self.folder / f"layer-{taken_count:02}.after"
