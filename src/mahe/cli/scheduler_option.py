"""`--scheduler`: let a Dask cluster do the work."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

import click

from mahe.cli.streams import remark_to_people

scheduler_option = click.option(
    "--scheduler",
    metavar="ADDRESS",
    help="Let the workers of a Dask cluster do it; where its scheduler is, such as tcp://10.0.0.5:8786. "
    "The answer is the same.",
)


@contextmanager
def workers(scheduler: str | None, here: Callable[[], Executor]) -> Iterator[Executor]:
    """Give the cluster of this *scheduler*, or what *here* makes if none is named."""
    if scheduler is None:
        with here() as executor:
            yield executor
        return
    from mahe.lab.cluster import connect

    with _quiet_logs(), connect(scheduler, tell=remark_to_people) as cluster:
        where = f"dashboard {cluster.dashboard}" if cluster.dashboard else f"scheduler {cluster.address}, no dashboard"
        count = f"{cluster.width} worker thread{'s' * (cluster.width != 1)}"
        remark_to_people(f"{count}; {where}")
        yield cluster


@contextmanager
def _quiet_logs() -> Iterator[None]:
    """Let Dask log nothing: what goes wrong is told in one sentence."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(before)
