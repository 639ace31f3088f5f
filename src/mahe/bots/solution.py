"""A solved game in a file: every position's value under best play. docs/solved.md describes the format."""

from __future__ import annotations

import hashlib
import json
import mmap
import struct
import zlib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Lock
from typing import Any, Final

from mahe.arrays import Floats, Shorts, np
from mahe.bots.solution_index import Group, Lead, face_ups, group, layers, leads, taken_sets
from mahe.record import parse_rules
from mahe.rules import Counts, MaheError
from mahe.rules.solved_game import BOARDS, LANES, SCALE

MAGIC: Final = b"MAHESOLV"
VERSION: Final = 1
QUANTUM: Final = 0.5 / SCALE
"""By how much rounding to 16 bits may change a value."""

KEPT: Final = 512
"""How many blocks are remembered once unpacked."""

_HEAD: Final = struct.Struct("<8sII")
_SHA: Final = 32


class BadSolution(MaheError):
    """A file that is no solution, or a damaged one."""


class NotSolved(MaheError):
    """A table or a position that a solution does not cover."""


def block_count(some: Group) -> int:
    """Return how many blocks a group's leads fill."""
    return -(-some.count // LANES)


def pack_block(values: Floats) -> bytes:
    """Return values by side to move, board and lead as a block of 16 bits each."""
    whole = np.rint(values * SCALE).astype(np.uint16).reshape(2 * BOARDS, -1)
    nothing = np.uint16(0)
    steps = np.diff(np.diff(whole, axis=1, prepend=nothing), axis=0, prepend=nothing).view(np.int16)
    # Small steps up and down become small numbers, whose high bytes are mostly 0.
    folded = ((steps << 1) ^ (steps >> 15)).T.astype("<i2", order="C")
    return zlib.compress(folded.view(np.uint8).reshape(-1, 2).T.tobytes(), 6)


def unpack_block(data: bytes) -> Shorts:
    """Return what `pack_block` packed, as whole numbers."""
    planes = np.frombuffer(zlib.decompress(data), np.uint8).reshape(2, -1)
    folded = planes[0] + (planes[1].astype(np.uint16) << 8)
    steps = (folded >> 1) ^ -(folded & 1)
    by_board = np.cumsum(steps.reshape(-1, 2 * BOARDS), axis=1, dtype=np.uint16)
    return np.cumsum(by_board, axis=0, dtype=np.uint16).T.reshape(2, BOARDS, -1)


def file_start(header: dict[str, Any], index: bytes) -> bytes:
    """Return all that stands before the blocks: the head, the header, its checksum and the index."""
    text = json.dumps(header, sort_keys=True, separators=(",", ":")).encode()
    return _HEAD.pack(MAGIC, VERSION, len(text)) + text + hashlib.sha256(text).digest() + index


def pack_index(sizes: Sequence[int], checksums: Sequence[int], counts: Sequence[int]) -> bytes:
    """Return the sizes of all blocks in bytes, their CRC-32s, and how many blocks each taking has, packed."""
    return zlib.compress(np.array([*sizes, *checksums, *counts], "<u4").tobytes(), 6)


def _content(path: Path | Traversable) -> mmap.mmap | bytes:
    """Return what is in a file, to be read from it when it is needed if the file is not inside another."""
    if not isinstance(path, Path) or not path.stat().st_size:
        return path.read_bytes()
    with path.open("rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)


class Solution:
    """A solved game. Values are read from the file when they are asked for."""

    def __init__(self, path: Path | Traversable) -> None:
        self.path = path
        self._data = _content(path)
        if len(self._data) < _HEAD.size:
            raise BadSolution(f"{path} is not a solved game")
        magic, version, length = _HEAD.unpack(self._data[: _HEAD.size])
        if magic != MAGIC:
            raise BadSolution(f"{path} is not a solved game")
        if version != VERSION:
            raise BadSolution(f"{path} is of version {version}, and this program reads version {VERSION}")
        text = self._data[_HEAD.size : _HEAD.size + length]
        start = _HEAD.size + length + _SHA
        if hashlib.sha256(text).digest() != self._data[start - _SHA : start]:
            raise self._damaged("its header")
        self.header: dict[str, Any] = json.loads(text)
        self.rules = parse_rules(self.header["rules"])
        index = self._data[start : start + self.header["index"]["bytes"]]
        if hashlib.sha256(index).hexdigest() != self.header["index"]["sha256"]:
            raise self._damaged("its index")
        blocks = sum(layer["blocks"] for layer in self.header["layers"])
        sizes, self._checksums, counts = np.split(np.frombuffer(zlib.decompress(index), "<u4"), [blocks, 2 * blocks])
        ends = np.cumsum(counts).tolist()
        every = [taken for count in layers(self.rules) for taken in taken_sets(self.rules, count)]
        self._firsts = dict(zip(every, [0, *ends[:-1]], strict=True))
        self._ends = start + len(index) + np.cumsum(sizes, dtype=np.int64)
        self._starts = self._ends - sizes
        if self._ends[-1] != len(self._data):
            raise BadSolution(f"{path} is damaged: it has {len(self._data):,} bytes instead of {self._ends[-1]:,}")
        self._groups: dict[Counts, dict[int, tuple[Group, int]]] = {}
        self._blocks: dict[int, Shorts] = {}
        self._lock = Lock()

    @property
    def value(self) -> float:
        """The first player's chance to win."""
        return float(self.header["first_player_wins"])

    @property
    def error(self) -> float:
        """By how much any value read from the file may be wrong."""
        return float(self.header["error"]) + QUANTUM

    def chances(self, taken: Counts, face_up: int, lead: Lead) -> Floats:
        """Return by board the chance to win of whoever is to move, with these cards and this lead.

        Raise NotSolved if that cannot occur.
        """
        found = self._taking(taken).get(face_up)
        if found is None:
            raise NotSolved(f"{face_up} eggs do not lie open when {taken} cards of 1 to 6 eggs are taken")
        some, first = found
        known = leads(taken)
        place = int(np.searchsorted(known, lead))
        if place == len(known) or known[place] != lead:
            raise NotSolved(f"nobody has a lead of {lead} when {taken} cards of 1 to 6 eggs are taken")
        is_lower = place < some.end
        if not is_lower:
            place = len(known) - 1 - place
        if place < some.first:
            return np.full(BOARDS, 0.0 if is_lower else 1.0)
        block, lane = divmod(place - some.first, LANES)
        mine: Floats
        others: Floats
        mine, others = self._block(first + block)[:, :, lane] / SCALE
        return mine if is_lower else 1 - others

    def check(self) -> None:
        """Read all of the file; raise BadSolution if a block or a layer of it is damaged."""
        number = 0
        for layer in self.header["layers"]:
            digest = hashlib.sha256()
            for _ in range(layer["blocks"]):
                digest.update(self.read_block(number))
                number += 1
            if digest.hexdigest() != layer["sha256"]:
                raise self._damaged(f"the layer of {layer['taken']} cards taken")

    def _taking(self, taken: Counts) -> dict[int, tuple[Group, int]]:
        """Return the groups with these cards taken by the open one, each with the number of its first block."""
        if taken not in self._firsts:
            return {}
        if taken not in self._groups:
            number, found = self._firsts[taken], {}
            for face_up in face_ups(self.rules, taken):
                some = group(self.rules, taken, face_up)
                found[face_up] = some, number
                number += block_count(some)
            self._groups[taken] = found
        return self._groups[taken]

    def _block(self, number: int) -> Shorts:
        with self._lock:
            if number not in self._blocks:
                if len(self._blocks) == KEPT:
                    del self._blocks[next(iter(self._blocks))]
                self._blocks[number] = unpack_block(self.read_block(number))
            return self._blocks[number]

    def read_block(self, number: int) -> bytes:
        """Return a block as the file keeps it; raise BadSolution if it is damaged."""
        data = self._data[self._starts[number] : self._ends[number]]
        if zlib.crc32(data) != self._checksums[number]:
            raise self._damaged(f"block {number + 1} of {len(self._ends)}")
        return data

    def _damaged(self, part: str) -> BadSolution:
        return BadSolution(f"{self.path} is damaged: {part} does not match its checksum")
