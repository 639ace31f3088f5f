"""What tests are written with: positions as text, games played out, and Hypothesis strategies."""

from mahe.rules import TURTLES
from tests.kit.flaws import flaws
from tests.kit.games import Game, follow, move, play, play_out
from tests.kit.position import position

A, B, C, D, E, F, G = TURTLES

__all__ = ["A", "B", "C", "D", "E", "F", "G", "Game", "flaws", "follow", "move", "play", "play_out", "position"]
