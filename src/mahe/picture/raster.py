"""Pictures made of pixels. What draws them, resvg and Pillow of the extra `picture`, is imported late."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from html import unescape
from io import BytesIO
from typing import Final

from mahe.rules import MaheError

_DESCRIPTION: Final = re.compile(r"<desc>([^<]*)</desc>")
_HEADER: Final = 33
"""How many bytes of a PNG come before what can be added to it: its signature, and its size."""

_COLOURS: Final = 192
_SAMPLES: Final = 6
"""How many frames the colours of a film are taken from."""


class PictureMissing(MaheError):
    """PNG or GIF where what draws them is not installed."""

    def __init__(self) -> None:
        super().__init__('PNG and GIF need the extra `picture`: pip install "mahe[picture]"; SVG works without it')


def draw_png(svg: str, width: int) -> bytes:
    """Return *svg* as a PNG so many pixels wide; raise PictureMissing without the extra `picture`.

    What *svg* says in words for those who cannot see it is in the PNG as its `Description`.
    """
    try:
        import resvg_py
    except ImportError as error:
        raise PictureMissing from error
    # Letters that we have no outlines of are drawn with the fonts of the machine; to look for these takes a while.
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts="<text" not in svg))
    found = _DESCRIPTION.search(svg)
    return png[:_HEADER] + _described(unescape(found[1])) + png[_HEADER:] if found else png


def _described(words: str) -> bytes:
    """Return the chunk of a PNG that says in words what is to be seen."""
    # International text: the keyword, not compressed, no language tag, no translation of the keyword.
    chunk = b"iTXt" + b"Description" + bytes(5) + words.encode()
    return (len(chunk) - 4).to_bytes(4, "big") + chunk + zlib.crc32(chunk).to_bytes(4, "big")


def draw_gif(pngs: Sequence[bytes], ground: bytes, durations: Sequence[int], words: str) -> bytes:
    """Return frames, each above the same *ground*, as an animated GIF; *durations* are in milliseconds.

    They have one palette for all, and of each frame only what changes is stored. *words* are its comment.
    """
    try:
        from PIL import Image
    except ImportError as error:
        raise PictureMissing from error

    def opened(png: bytes) -> Image.Image:
        return Image.open(BytesIO(png)).convert("RGBA")

    under = opened(ground)

    def frame(png: bytes) -> Image.Image:
        return Image.alpha_composite(under, opened(png)).convert("RGB")

    wide, high = under.size
    strip = Image.new("RGB", (wide, high * _SAMPLES))
    for index in range(_SAMPLES):
        strip.paste(frame(pngs[index * (len(pngs) - 1) // (_SAMPLES - 1)]), (0, index * high))
    palette = strip.quantize(_COLOURS, Image.Quantize.MEDIANCUT)
    # One by one: in full colour the hundreds of frames of a game would take a gigabyte and more.
    first, *others = (frame(png).quantize(palette=palette, dither=Image.Dither.NONE) for png in pngs)
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=[*durations],
        loop=0,
        palette=bytes(palette.getpalette() or ()),
        optimize=True,
        comment=words.encode(),
    )
    return file.getvalue()
