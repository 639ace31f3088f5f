"""Our Python inside Pyodide, run by a real browser: what `kit` does by Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from tests.pyodide.kit import PyodideError, pack
from tools.web import WEB, find_node

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

_BUNDLE: Final = """
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
const [web, out] = process.argv.slice(1);
const { build } = await import(pathToFileURL(createRequire(join(web, "package.json")).resolve("rolldown")));
await build({ input: join(web, "src/python/arrays.ts"), output: { file: out }, logLevel: "warn" });
"""
_BOOT: Final = """async () => {
    const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", location.href));
    const { arrays } = await import(new URL("arrays.js", location.href));
    const pyodide = await loadPyodide({ indexURL: new URL("pyodide/", location.href).href });
    pyodide.registerJsModule("mahe_page", { arrays: arrays(pyodide._module) });
    pyodide.FS.writeFile("/mahe.zip", new Uint8Array(await (await fetch("mahe.zip")).arrayBuffer()));
    pyodide.runPython('import sys; sys.path.insert(0, "/mahe.zip")');
    window.pyodide = pyodide;
}"""
_RUN: Final = """(code) => {
    window.pyodide.globals.set("_code", code);
    try {
        return window.pyodide.runPython(`
from json import dumps as _dumps
from pyodide.code import eval_code as _eval_code
_dumps({"result": _eval_code(_code, globals())})`);
    } catch (error) {
        return JSON.stringify({ error: String(error.message ?? error) });
    }
}"""


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - so it is called there
        """Say nothing."""


class BrowserPyodide:
    """A Python inside Pyodide, in a page of its own."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate(_BOOT)

    def run(self, code: str) -> Any:
        """Return the value of the last expression in *code*, which must be something that JSON can hold."""
        answer = json.loads(self._page.evaluate(_RUN, code))
        if "error" in answer:
            raise PyodideError(answer["error"])
        return answer["result"]


@contextmanager
def pyodide_in(browser: Browser, folder: Path) -> Iterator[BrowserPyodide]:
    """Have Pyodide in a page of *browser*; what it needs is put into *folder*."""
    shutil.copytree(WEB / "node_modules" / "pyodide", folder / "pyodide")
    pack(folder / "mahe.zip")
    bundle = [find_node(), "--input-type=module", "-e", _BUNDLE, str(WEB), str(folder / "arrays.js")]
    subprocess.run(bundle, check=True)
    (folder / "index.html").write_text("<!doctype html><title>Pyodide</title>", "utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    page = browser.new_page()
    try:
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        yield BrowserPyodide(page)
    finally:
        page.close()
        server.shutdown()
        thread.join()
        server.server_close()
