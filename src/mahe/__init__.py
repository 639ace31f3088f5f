"""Mahé: Alex Randolph's race of turtles that carry each other round an island."""

__version__ = "1.0.0"
