"""Bots in any language: programs that are asked over their standard input and answer over their standard output."""

from mahe.lab.engine.bot import EngineBot, EngineName, close_engines, engine_maker, name_engine
from mahe.lab.engine.process import EngineFault, EngineProcess, Limits

__all__ = [
    "EngineBot",
    "EngineFault",
    "EngineName",
    "EngineProcess",
    "Limits",
    "close_engines",
    "engine_maker",
    "name_engine",
]
