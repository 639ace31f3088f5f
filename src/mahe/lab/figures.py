"""The house style of our plots, and how they get into a file. Matplotlib, of the extra `lab`, is imported late."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from mahe.rules import MaheError

SUFFIXES: Final = (".svg", ".png", ".pdf")

INK, QUIET, PAPER, EDGE, SAND = "#2a211b", "#5a4d42", "#fffaf0", "#dcc9a3", "#f3e4c3"

COLOURS: Final = ("#0b4a57", "#d9622b", "#4fb3c4", "#dd9f00", "#7d3c78", "#5f8f3e", "#8c7d70")
"""For series, in this order: neighbours differ in lightness too, for colour-blind readers and for grey printers."""

MARKERS: Final = ("o", "D", "s", "^", "v", "P", "X")
"""One for each colour, so that none has to be recognized by its colour alone."""

SHADES: Final = ("#fffaf0", "#c4ece6", "#63b7c6", "#0b4a57")
"""From little to much, for a colour map."""

_STYLE: Final[dict[str, Any]] = {
    "axes.axisbelow": True,
    "axes.edgecolor": EDGE,
    "axes.facecolor": PAPER,
    "axes.grid": True,
    "axes.labelcolor": QUIET,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "figure.facecolor": PAPER,
    "font.family": "DejaVu Sans",  # It comes with Matplotlib, so a plot is the same everywhere.
    "font.size": 10,
    "grid.color": SAND,
    "legend.frameon": False,
    "savefig.dpi": 200,
    "svg.hashsalt": "mahe",
    "text.color": INK,
    "xtick.color": EDGE,
    "xtick.labelcolor": QUIET,
    "ytick.color": EDGE,
    "ytick.labelcolor": QUIET,
}
_UNDATED: Final = {".svg": {"Date": None}, ".png": {"Software": None}, ".pdf": {"CreationDate": None}}


class NoPlot(MaheError):
    """A path that no plot can be written to."""


class PlotsMissing(MaheError, ImportError):
    """A plot was asked for where Matplotlib is not installed."""

    def __init__(self) -> None:
        super().__init__('plots need Matplotlib: pip install "mahe[lab]"')


def check_path(path: Path) -> None:
    """Raise NoPlot or PlotsMissing if no plot can be written to *path*. Quick: to be asked before the long work."""
    if path.suffix.lower() not in SUFFIXES:
        raise NoPlot(f"{path}: a plot's name ends in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}")
    if not path.parent.is_dir():
        raise NoPlot(f"{path}: there is no folder {path.parent}")
    if find_spec("matplotlib") is None:
        raise PlotsMissing


def colour_map(colours: Sequence[str]) -> Any:
    """Return a Matplotlib colour map through *colours*, from little to much."""
    from matplotlib.colors import LinearSegmentedColormap

    return LinearSegmentedColormap.from_list("mahe", colours)


@contextmanager
def drawing(path: Path, title: str, subtitle: str, *, width: float = 8, height: float = 4.5) -> Iterator[Any]:
    """Yield a Matplotlib figure to draw on, sizes in inches; then write it to *path*. The same plot is the same bytes.

    Title and subtitle stand above what `figure.subplots` lays out; a subtitle of several lines makes it higher.
    """
    check_path(path)
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    lines = wrap(subtitle, int(13.5 * width))
    height += 0.2 * (len(lines) - 1)
    head = 0.5 + 0.2 * len(lines)
    with rc_context(_STYLE):
        room = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12, rect=(0, 0, 1, 1 - head / height))
        figure = Figure(figsize=(width, height), layout=room)
        left = 0.18 / width
        figure.text(left, 1 - 0.18 / height, title, size=14, weight="bold", va="top")
        figure.text(left, 1 - 0.48 / height, "\n".join(lines), color=QUIET, va="top")
        yield figure
        figure.savefig(path, metadata=_UNDATED[path.suffix.lower()])
