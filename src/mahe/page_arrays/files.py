"""Arrays out of bytes and out of files of NumPy's."""

from __future__ import annotations

from array import array
from ast import literal_eval
from typing import IO, Any, Final, Self
from zipfile import ZipFile

from mahe.page_arrays import kernels
from mahe.page_arrays.dtypes import DType, bool_, float16, float32, float64, int64, uint8, uint16, uint32
from mahe.page_arrays.ndarray import ndarray
from mahe.page_arrays.storage import cast

_KINDS: Final[dict[object, tuple[int, DType, int]]] = {
    "<f2": (0, float16, 2),
    "<f4": (1, float32, 4),
    "<f8": (2, float64, 8),
    "|u1": (3, uint8, 1),
    "<u2": (4, uint16, 2),
    "<u4": (5, uint32, 4),
    "<i8": (6, int64, 8),
    "|b1": (3, bool_, 1),
    uint8: (3, uint8, 1),
}
"""By the names that files use: the kernel's number, the type, and how many bytes an element has."""

_MAGIC: Final = b"\x93NUMPY"


def frombuffer(data: bytes, dtype: object) -> ndarray:
    """Return a copy of bytes as numbers in a row."""
    if dtype not in _KINDS:
        raise NotImplementedError(f"numbers of type {dtype!r} cannot be read in the page")
    kind, found, size = _KINDS[dtype]
    octets = array("B", data)
    count = len(octets) // size
    numbers = ndarray.fresh(uint8 if found is bool_ else found, (count,))
    kernels.write(kind, octets.buffer_info()[0], count, numbers.start)
    kernels.decoded()
    return cast(numbers, bool_) if found is bool_ else numbers


class ArrayFile:
    """The arrays of an .npz file by their names, read when they are asked for."""

    def __init__(self, file: Any) -> None:
        self._file = ZipFile(file)
        self.files: Final = [name.removesuffix(".npy") for name in self._file.namelist()]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __getitem__(self, name: str) -> ndarray:
        return _parsed(self._file.read(f"{name}.npy"))


def load(file: IO[bytes], *, allow_pickle: bool) -> ArrayFile:
    """Open an .npz file; there are no pickles in the page."""
    if allow_pickle:
        raise NotImplementedError("files with pickles cannot be read in the page")
    return ArrayFile(file)


def _parsed(data: bytes) -> ndarray:
    """Return the array of an .npy file of version 1."""
    if data[:8] != _MAGIC + b"\x01\x00":
        raise NotImplementedError("only array files of version 1 can be read in the page")
    begin = 10 + int.from_bytes(data[8:10], "little")
    header = literal_eval(data[10:begin].decode("latin-1"))
    found = frombuffer(data[begin:], header["descr"])
    shape = header["shape"]
    return found.reshape(shape[::-1]).T if header["fortran_order"] else found.reshape(shape)
