"""TypedDict as pydantic can read it: from the standard library where that is new enough."""

import sys

if sys.version_info >= (3, 12):
    from typing import NotRequired, TypedDict
else:
    from typing import NotRequired

    from typing_extensions import TypedDict

__all__ = ["NotRequired", "TypedDict"]
