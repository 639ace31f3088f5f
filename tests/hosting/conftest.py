"""What the tests of hosting stand on: the players' addresses, and images made of Debian's packages."""

from __future__ import annotations

import os

import pytest

from tests.hosting.docs import ROOT, docker, shell
from tests.hosting.through import CLIENTS

AT = "192.0.2.1"
"""The machine's own address, as players know it."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session", autouse=True)
def images() -> None:
    """Stand in for the images that would be pulled."""
    if "HOSTING" not in os.environ:
        pytest.fail("these tests make a machine their own: run them by `make hosting`")
    for address in (AT, *CLIENTS):
        shell("ip", "address", "replace", f"{address}/32", "dev", "lo")
    for image in ("postgres:17", "caddy:2"):
        folder = ROOT / "tests" / "hosting" / "images" / image.partition(":")[0]
        shell(str(docker() / "docker"), "build", "--tag", f"docker.io/library/{image}", str(folder))
