"""A table: who sits where, where the dice come from, and the loop that plays for chance and bots."""

from mahe.play.dice import Dice, Outcomes, ScriptedDice, SeededDice
from mahe.play.fair_record import DiceCheck, WrongDice, check_dice
from mahe.play.table import BotPlayer, NotYourDecision, OpenSeat, Person, Sitter, Table, name_of

__all__ = [
    "BotPlayer",
    "Dice",
    "DiceCheck",
    "NotYourDecision",
    "OpenSeat",
    "Outcomes",
    "Person",
    "ScriptedDice",
    "SeededDice",
    "Sitter",
    "Table",
    "WrongDice",
    "check_dice",
    "name_of",
]
