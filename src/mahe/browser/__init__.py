"""The server's part inside a page, for where there is no server: Python runs in a worker of the browser.

Tables, bots and reviews are those of `mahe.server`. What differs is how messages come and go, where tables are kept,
and how arrays are computed. The import contract in pyproject.toml says what may be imported here.
"""

from mahe.browser.carrier import start

__all__ = ["start"]
