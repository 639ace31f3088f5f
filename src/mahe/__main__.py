"""The command `mahe`, also as `python -m mahe`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line. Where the law was installed alone, without what it takes to play, say so."""
    try:
        from mahe.cli.main import main as run  # noqa: PLC0415  # needs what may be missing
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "mahe":
            raise
        sys.stderr.write(f'mahe: the package {error.name} is missing: "pip install mahe" brings all it takes to play\n')
        sys.exit(2)
    run()


if __name__ == "__main__":
    main()
