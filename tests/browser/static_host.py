"""A plain host of files: it compresses nothing, runs nothing, and has the content policy that docs/static.md names."""

from __future__ import annotations

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Final

from mahe.cli.static import POLICY, write_static
from tests.browser.kit import PAGE

WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


class _Files(SimpleHTTPRequestHandler):
    prefix = ""
    strict = True
    sent: ClassVar[list[int]] = []

    def translate_path(self, path: str) -> str:
        """Return the file of an address below the folder that the page is in."""
        inside = path.removeprefix(self.prefix) if path.startswith(f"{self.prefix}/") else "/nothing"
        return super().translate_path(inside)

    def end_headers(self) -> None:
        """Send the policy: another one for the worker that runs Python."""
        if self.strict:
            worker = "/python/" in self.path
            self.send_header("Content-Security-Policy", WORKER_POLICY if worker else POLICY)
            self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file, and count it."""
        self.sent.append(Path(source.name).stat().st_size)
        super().copyfile(source, outputfile)

    def log_message(self, *_: Any) -> None:
        """Keep quiet."""


class StaticHost:
    """The edition without a server, under a path of its own."""

    def __init__(self, folder: Path, *, prefix: str = "/games/mahe", strict: bool = True, server: str = "") -> None:
        write_static(PAGE, folder, server)
        self._folder = folder
        self.sent: list[int] = []
        """The bytes of each file that was sent."""

        made = type("Files", (_Files,), {"prefix": prefix, "strict": strict, "sent": self.sent})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(made, directory=str(folder)))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self.url = f"http://127.0.0.1:{self._server.server_port}{prefix}"

    @property
    def python(self) -> list[str]:
        """The names of the files that run Python."""
        return [path.name for path in (self._folder / "python").iterdir()]

    def update(self) -> None:
        """Put a newer version there: the worker that runs Python has another name."""
        (worker,) = (self._folder / "python").glob("worker-*.js")
        newer = worker.with_name("worker-newer.js")
        worker.rename(newer)
        for name in ("index.html", "sw.js"):
            file = self._folder / name
            text = file.read_text(encoding="utf-8").replace(worker.name, newer.name)
            file.write_text(text.replace('const VERSION = "', 'const VERSION = "newer'), encoding="utf-8")

    def __enter__(self) -> StaticHost:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Go away, as a network does."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
