"""Pictures made of pixels. What draws them, resvg and Pillow of the extra `picture`, is imported late."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from mahe.rules import MaheError

_COLOURS: Final = 192
_SAMPLES: Final = 6
"""How many frames the colours of a film are taken from."""


class PictureMissing(MaheError):
    """PNG or GIF where what draws them is not installed."""

    def __init__(self) -> None:
        super().__init__('PNG and GIF need the extra `picture`: pip install "mahe[picture]"; SVG works without it')


def draw_png(svg: str, width: int) -> bytes:
    """Return *svg* as a PNG so many pixels wide; raise PictureMissing without the extra `picture`."""
    try:
        import resvg_py
    except ImportError as error:
        raise PictureMissing from error
    # Letters that we have no outlines of are drawn with the fonts of the machine; to look for these takes a while.
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts="<text" not in svg))


def draw_gif(pngs: Sequence[bytes], ground: bytes, durations: Sequence[int]) -> bytes:
    """Return frames, each above the same *ground*, as an animated GIF; *durations* are in milliseconds.

    They have one palette for all, and of each frame only what changes is stored.
    """
    try:
        from PIL import Image
    except ImportError as error:
        raise PictureMissing from error

    def opened(png: bytes) -> Image.Image:
        return Image.open(BytesIO(png)).convert("RGBA")

    under = opened(ground)
    frames = [Image.alpha_composite(under, opened(png)).convert("RGB") for png in pngs]
    samples = [frames[at * (len(frames) - 1) // (_SAMPLES - 1)] for at in range(_SAMPLES)]
    wide, high = under.size
    strip = Image.new("RGB", (wide, high * _SAMPLES))
    for index, sample in enumerate(samples):
        strip.paste(sample, (0, index * high))
    palette = strip.quantize(_COLOURS, Image.Quantize.MEDIANCUT)
    first, *others = (one.quantize(palette=palette, dither=Image.Dither.NONE) for one in frames)
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
    )
    return file.getvalue()
