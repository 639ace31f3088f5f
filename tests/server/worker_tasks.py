"""What tests have the worker's process do. It imports little, so that the process is soon ready."""

import os

from mahe.server.errors import Code, Refusal


def refuse(sentence: str) -> str:
    raise Refusal(Code.IMPOSSIBLE, sentence, line=3)


def fail() -> str:
    raise ZeroDivisionError


def threads() -> str:
    return os.environ["OPENBLAS_NUM_THREADS"]
