"""A Dask cluster of real processes on this machine, whose workers can be killed, and joined by others."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.kit.processes import environment

_DASK: Final = (sys.executable, "-m", "dask")
_READY: Final = re.compile(rb"Scheduler at: +(tcp://\S+)")
_REGISTERED: Final = re.compile(rb"Registered to: +tcp://")


class DaskCluster:
    """A scheduler and its workers, each a process."""

    def __init__(self, folder: Path, **env: str) -> None:
        self._folder = folder
        self._processes: list[subprocess.Popen[bytes]] = []
        scheduler = self._start([*_DASK, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard"], **env)
        self.address = _read_until(scheduler, _READY)[1].decode()

    def add_worker(self, *, wait: bool = True, **env: str) -> subprocess.Popen[bytes]:
        """Start a worker with one thread, and wait until it has joined. It has no nanny: killed, it is gone."""
        options = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(self._folder)]
        worker = self._start([*_DASK, "worker", self.address, "--host", "127.0.0.1", *options], **env)
        if wait:
            _read_until(worker, _REGISTERED)
        return worker

    def _start(self, command: list[str], **env: str) -> subprocess.Popen[bytes]:
        # Warnings of Dask about its own workings are none of ours.
        env = environment(**{"PYTHONWARNINGS": "ignore", **env})
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=env)
        self._processes.append(process)
        return process

    def end_scheduler(self) -> None:
        """Kill the scheduler."""
        self._processes[0].kill()
        self._processes[0].wait()

    def close(self) -> None:
        """Kill all that is left."""
        for process in self._processes:
            process.kill()
            process.wait()
            if process.stderr:
                process.stderr.close()


def _read_until(process: subprocess.Popen[bytes], pattern: re.Pattern[bytes]) -> re.Match[bytes]:
    """Return the match in the first line of a log that has one; what comes later is left unread, and is little."""
    assert process.stderr
    seen = b""
    for line in process.stderr:
        seen += line
        if found := pattern.search(line):
            return found
    raise AssertionError(seen.decode())


@contextmanager
def dask_cluster(folder: Path, workers: int, **env: str) -> Iterator[DaskCluster]:
    """Give a cluster with so many workers; *env* is for the scheduler."""
    cluster = DaskCluster(folder, **env)
    try:
        started = [cluster.add_worker(wait=False) for _ in range(workers)]
        for worker in started:
            _read_until(worker, _REGISTERED)
        yield cluster
    finally:
        cluster.close()
