"""A position or a game as a picture, with the page's own art: SVG, PNG, GIF, and a replay in HTML.

>>> from mahe.picture import Look, draw_position
>>> from mahe.rules import STANDARD, begin
>>> svg = draw_position(begin(STANDARD), Look(night=True))

PNG and GIF need the extra `picture`. Importing this package has notebooks show every `State` as a picture and every
`Record` as a replay. docs/pictures.md tells more.
"""

from mahe.picture.board import Throw
from mahe.picture.describe import describe
from mahe.picture.film import draw_film
from mahe.picture.look import DAY, Look, look_of
from mahe.picture.moments import Moment, NoSuchTurn, moments, turn_of, turns_of
from mahe.picture.notebook import show_in_notebooks
from mahe.picture.position import draw_position
from mahe.picture.raster import PictureMissing, draw_png
from mahe.picture.replay import draw_replay

show_in_notebooks()

__all__ = [
    "DAY",
    "Look",
    "Moment",
    "NoSuchTurn",
    "PictureMissing",
    "Throw",
    "describe",
    "draw_film",
    "draw_png",
    "draw_position",
    "draw_replay",
    "look_of",
    "moments",
    "show_in_notebooks",
    "turn_of",
    "turns_of",
]
