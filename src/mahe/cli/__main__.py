"""`python -m mahe.cli`."""

from mahe.cli.main import main

main()
