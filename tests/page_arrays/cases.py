"""Statements about arrays, to be tried with NumPy and in the page."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

Given = tuple[list[Any], str, list[int], str]


class Case(NamedTuple):
    """Arrays and what is done with them."""

    arrays: dict[str, Given]
    statements: str


VIEWS: Final = ("x", "x", "x", "x[::2]", "x[::-1]", "x[1:]", "x.T", "x[..., ::2]", "x[None]", "x[..., None]", "x[:0]")
NUMBERS: Final = ("float64", "float32", "int64")
SHAPES: Final = ([3], [4], [1], [0], [2, 3], [3, 1], [1, 4], [2, 1, 3], [3, 2, 4], [4, 0], [5, 4, 2, 3])

BINARY: Final = (
    "a + b",
    "a - b",
    "a * b",
    "np.maximum(a, b)",
    "np.minimum(a, b)",
    "a == b",
    "a != b",
    "a < b",
    "a >= b",
)
DIVIDING: Final = (
    "a / (np.maximum(b, 1) + 1)",
    "a % (np.maximum(b, 1) + 1)",
    "a % -3",
    "a / 4",
    "1 / (np.maximum(b, 0) + 1)",
)
WHOLE: Final = ("a // 3", "a // (np.maximum(b, 0) + 2)", "-a % 5", "a * 2.5", "7 // (np.maximum(a, 0) + 1)")
SCALAR: Final = ("a + 2", "2 - a", "a * 0.1", "0.3 + a", "a > 0.1", "a <= 1", "3 == a", "-a", "np.sign(a)", "a - True")
FLAGS: Final = (
    "a & b",
    "a | b",
    "a ^ b",
    "~a",
    "a == b",
    "a != b",
    "a & True",
    "False | b",
    "a + 1",
    "a * 3",
    "a * 0.5",
)
FUNCTIONS: Final = (
    "np.exp(a)",
    "np.sqrt(np.maximum(a, 0))",
    "np.tanh(a)",
    "a.astype(np.int64)",
    "a.astype(np.float32)",
)
ALL: Final = (
    "a.sum()",
    "a.ravel()",
    "a.reshape(-1)",
    "a.copy()",
    "np.cumsum(a)",
    "np.flatnonzero(a > 0)",
    "np.unique(a)",
)
AXIS: Final = (
    "a.sum(axis={axis})",
    "a.sum(axis={axis}, keepdims=True)",
    "a.max(axis={axis})",
    "a.max(axis={axis}, keepdims=True)",
    "a.argmax(axis={axis})",
    "(a > 0).any(axis={axis})",
    "(a > 0).all(axis={axis})",
    "(a > 0).sum(axis={axis})",
    "np.cumsum(a, axis={axis})",
    "np.roll(a, 2, axis={axis})",
    "np.roll(a, -1, axis={axis})",
    "np.repeat(a, 3, axis={axis})",
    "np.delete(a, 0, axis={axis})",
    "np.concatenate([a, a[:], 2 * a], axis={axis})",
    "np.stack([a, a + 1], axis={axis})",
    "np.stack([a > 0, a < 1], axis={axis})",
    "np.take_along_axis(a, np.argsort(a, axis=-1, kind='stable'), axis=-1)",
    "a.mean(axis={axis})",
)
CHANGES: Final = (
    "a += 1",
    "a -= a[:1]",
    "a *= 2",
    "a += a",
    "a[...] = 3",
    "a[::2] = 7",
    "a[1:] += 1",
    "a[:1] = a[-1:]",
    "a[...] = a[:1]",
)

KEYS: Final = (
    "1",
    "-1",
    "1, 2",
    "1, 0, 2",
    "...",
    "..., 1",
    ":, 1",
    ":, 1:",
    "::-1, ..., ::2",
    "None, :, 1, None",
    "1:2, :, :0",
    "i",
    ":, i",
    ":, :, i",
    "..., i",
    "i, i",
    "i, :, i",
    "i, ..., i",
    "i, 1",
    "i, 1, i",
    ":, i, 1",
    ":, 1, i",
    "i, 1:, i",
    "i, ::-1",
    "i[:, None], i",
    "i[:, None], i[None], i",
    "i, i[0]",
    "i - 3",
    "m",
    "~m",
    "m, 1",
    "m, :, 1",
    ":, i[::2]",
    "[0, 2, 1]",
    ":, [1, 1]",
    "i[:0]",
)
"""For an array of three axes, each at least three long; `i` are indices, `m` flags."""

OTHERS: Final = (
    "np.where(m[:, None], a[:, :, 0], -1)",
    "np.where(a > 0, a, a.sum())",
    "np.where(a > 0, 1, 2.5)",
    "np.where(m, i[0], i[1])",
    "np.nonzero(a > 0)",
    "np.unique(i, return_inverse=True)",
    "np.unique(a, return_inverse=True)[0]",
    "np.sort(a, axis=2)",
    "np.argsort(a, axis=-1, kind='stable')",
    "np.searchsorted(np.sort(a.ravel()), a)",
    "np.searchsorted(np.array([1, 3, 3, 7]), 3)",
    "np.diff(i, prepend=-1)",
    "np.add.reduceat(a, np.array([0, 1]), axis=0)",
    "np.add.reduceat(a.reshape(len(a), -1), np.array([0, 1, 2]), axis=0)",
    "np.broadcast_to(i, (2, len(i))).copy()",
    "np.broadcast_to(i, (2, len(i))) + 1",
    "np.split(i, [1, 2])[1]",
    "np.triu_indices(4, 1)",
    "np.eye(3, dtype=bool)",
    "np.full((2, 3), -np.inf)",
    "np.full(3, 2)",
    "np.zeros_like(a)",
    "np.arange(2, 9, 3)",
    "np.array([a[0], a[1]])",
    "np.array([[1, 2.5], [3, 4]], np.float32)",
    "np.asarray(a, np.float64)",
    "np.sum([(1.0, 2.0), (3.0, 4.0)], axis=0)",
    "a @ a[0].T[:, :2]",
    "a.reshape(-1, a.shape[2]) @ np.arange(a.shape[2])",
    "a[0, 0] @ a[0].T",
    "a[:, :3] @ a.reshape(len(a), -1)[:3, :6].reshape(3, 6)[:, :2].T[:, :1] if a.shape[2] == 2 else a",
    "np.stack([a[0], a[1]]) @ np.stack([a[1].T, a[0].T])",
    "a[0] @ np.stack([a[1].T, a[0].T])",
    "m @ a.reshape(len(m), -1)",
    "a.T.reshape(-1)",
    "a[:, 1:].reshape(len(a), -1)",
    "a[:, :, ::2].reshape(len(a), -1)",
    "a.reshape(1, *a.shape, 1).sum(axis=2)",
    "(a > 0).tolist() == [[[v > 0 for v in row] for row in rows] for rows in a.tolist()]",
    "[type(v) for v in i] == [int] * len(i) or [int(v) for v in i] == i.tolist()",
    "(np.cumsum(i.astype(np.uint16) << 13, dtype=np.uint16) >> 1) ^ -(i.astype(np.uint16) & 1)",
    "np.frombuffer(bytes(range(12)), np.uint8) + (np.frombuffer(bytes(range(12)), np.uint8).astype(np.uint16) << 8)",
    "np.frombuffer(bytes(range(12)), '<u4')",
    "np.cumsum(np.frombuffer(bytes(range(12)), '<u4'), dtype=np.int64) - np.frombuffer(bytes(range(12)), '<u4')",
    "np.frombuffer(bytes(range(12)), np.uint8).astype(np.uint16) / 7",
)
VIEWED: Final = (
    "b = a[:, 1:].reshape(len(a), 2, -1) if a.shape[1] == 3 else a; b[..., 0] = 5; r = a",
    "b = a.reshape(-1, a.shape[2]); b[i[:2]] = 1; b[[0, 1], 0] += 4; r = a",
    "b = a[:, :, 1:]; b *= 2; b[m] = 0; r = a",
    "b = a.T; b[0] = b[1]; r = a",
    "b = a[::-1]; b[1:] = a[1:]; r = a",
    "np.maximum(a, 0, out=a); r = a",
    "b = a.astype(np.float64); np.exp(b, out=b); r = b",
    "f = a > 0; f &= m[:, None, None]; f |= a > 1; f[..., 0] = True; r = f",
    "a[i, 0, i] -= 1; a[i, ..., i] += 2; a[:, i, 1] = 4; r = a",
    "a[i[:2], :, 1:] = a[i[:2], :, 1:] * 3; r = a",
    "a[m, :, 1] = a[m, :, 0]; r = a",
    "a[:, :, 0] = m[:, None]; r = a",
    "b = np.zeros((3, 4), bool); b[:, 1] = True; b[1, [0, 2]] = True; b[i, i] = m; r = b",
)


def cases(seed: int) -> Iterator[Case]:
    """Yield all kinds of statements about arrays of random elements, types, shapes and views."""
    rng = Random(seed)
    for text in (*BINARY, *DIVIDING):
        for _ in range(12):
            yield Case(_two(rng, NUMBERS), f"r = {text}")
    for text in FLAGS:
        for _ in range(5):
            yield Case(_two(rng, ("bool",)), f"r = {text}")
    for text in (*SCALAR, *FUNCTIONS, *ALL):
        for _ in range(6):
            yield Case({"a": _one(rng, rng.choice(NUMBERS), rng.choice(SHAPES), rng.choice(VIEWS))}, f"r = {text}")
    for text in WHOLE:
        for _ in range(5):
            yield Case(_two(rng, ("int64",)), f"r = {text}")
    for text in AXIS:
        for _ in range(6):
            shape = rng.choice([shape for shape in SHAPES if 0 not in shape])
            a = _one(rng, rng.choice(NUMBERS), shape, rng.choice(["x", "x.T", "x[..., ::-1]", "x[::2]"]))
            yield Case({"a": a}, f"r = {text.format(axis=rng.randrange(-1, len(shape)))}")
    for text in CHANGES:
        for _ in range(4):
            a = _one(rng, rng.choice(NUMBERS), rng.choice(SHAPES), rng.choice(VIEWS))
            yield Case({"a": a}, f"{text}; r = a")
    for key in KEYS:
        yield Case(_indexed(rng), f"r = a[{key}]")
        yield Case(_indexed(rng), f"a[{key}] = 5; r = a")
        yield Case(_indexed(rng), f"a[{key}] += 2; r = a")
        yield Case(_indexed(rng), f"a[{key}] = a[{key}] * 2; r = a")
        yield Case(_indexed(rng), f"b = a > 0; b[{key}] = True; r = b, (a < 1)[{key}]")
    for text in OTHERS:
        for _ in range(2):
            yield Case(_indexed(rng), f"r = {text}")
    for text in VIEWED:
        for _ in range(3):
            yield Case(_indexed(rng), text)


def _one(rng: Random, dtype: str, shape: list[int], view: str) -> Given:
    size = 1
    for length in shape:
        size *= length
    kinds = {"bool": lambda: rng.random() < 0.5, "int64": lambda: rng.randrange(-4, 9)}
    make = kinds.get(dtype, lambda: rng.choice([0.0, 1.0, rng.uniform(-3, 3), rng.uniform(-3, 3)]))
    return [make() for _ in range(size)], dtype, shape, view


def _two(rng: Random, dtypes: tuple[str, ...]) -> dict[str, Given]:
    """Return two arrays that fit together: the second has some of the first one's axes, or they have length 1."""
    shape = rng.choice(SHAPES)
    other = [length if rng.random() < 0.7 else 1 for length in shape][rng.choice([0, 0, 0, 1]) :] or [1]
    one, two = _one(rng, rng.choice(dtypes), shape, "x"), _one(rng, rng.choice(dtypes), other, "x")
    if rng.random() < 0.5:
        one = _one(rng, one[1], shape[::-1], "x.T")
    if rng.random() < 0.3:
        two = _one(rng, two[1], other, "x[::-1]")
    return {"a": one, "b": two} if rng.random() < 0.5 else {"a": two, "b": one}


def _indexed(rng: Random) -> dict[str, Given]:
    """Return an array of three axes, indices for each of them, and flags for the first."""
    view, shape = rng.choice(
        [
            ("x", [3, 3, 4]),
            ("x", [4, 5, 3]),
            ("x.T", [4, 3, 3]),
            ("x[:, :, ::2]", [3, 3, 6]),
            ("x[::-1, 1:]", [4, 4, 3]),
        ]
    )
    length = {"x.T": shape[-1]}.get(view, shape[0])
    count = rng.randrange(2, 5)
    indices = [rng.randrange(3) for _ in range(count)]
    flags = [rng.random() < 0.5 for _ in range(length)]
    return {
        "a": _one(rng, rng.choice(NUMBERS), shape, view),
        "i": (indices, "int64", [count], "x"),
        "m": (flags, "bool", [length], "x"),
    }
