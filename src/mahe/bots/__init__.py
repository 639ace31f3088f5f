"""The bots, one strategy per file, and the registry that finds them by name."""

from mahe.bots.bot import Bot, BotMaker, EvaluatingBot
from mahe.bots.errors import BrokenBot, UnknownBot
from mahe.bots.registry import (
    CHARACTERS,
    LEVELS,
    USUAL_BOT,
    bot_maker,
    bot_names,
    check_bot,
    is_bot,
    make_bot,
    shadowed_names,
)

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "USUAL_BOT",
    "Bot",
    "BotMaker",
    "BrokenBot",
    "EvaluatingBot",
    "UnknownBot",
    "bot_maker",
    "bot_names",
    "check_bot",
    "is_bot",
    "make_bot",
    "shadowed_names",
]
