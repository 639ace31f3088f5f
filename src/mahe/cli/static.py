"""`mahe static`: the game as a folder of files for any web host, with nothing running there."""

from __future__ import annotations

import html
import re
import shutil
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import click

from mahe.server.settings import PAGE

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What the page may do. The worker that runs Python is not bound by it: its policy comes with its own file."""

MARK: Final = "built.txt"
"""A folder that holds this file is a page that has been built."""

NAME: Final = "mahe-server"
"""The meta that tells this edition from a server's page."""


@click.command("static")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, help="The folder to make.")
@click.option(
    "--server", metavar="ADDRESS", default="", help="Where playing with friends leads to, such as https://mahe.example."
)
def command(out: Path, server: str) -> None:
    """Make a folder of files to play from, on any web host.

    Nothing runs there: bots, reviews and all the rest are Python inside the page. docs/static.md says how to host it.

    \b
    mahe static --out public
    python -m http.server --directory public
    """
    write_static(PAGE, out, _checked(server))
    click.echo(f"Mahé is in {out}: put it on a web host, or try it with `python -m http.server --directory {out}`")


def write_static(page: Path, out: Path, server: str = "") -> None:
    """Copy the *page* to the folder *out*, where it knows that no server is there, but perhaps one elsewhere."""
    if not (page / MARK).is_file() or not (page / "python").is_dir():
        raise click.ClickException("this installation has no page with Python in it; `make page` builds it")
    if out.exists() and any(out.iterdir()):
        if not _is_ours(out):
            raise click.ClickException(
                f"{out} holds something else; name a folder that is new, empty, or was made by this command"
            )
        shutil.rmtree(out)
    shutil.copytree(page, out, dirs_exist_ok=True)
    index = out / "index.html"
    index.write_text(without_server(index.read_text(encoding="utf-8"), server), encoding="utf-8")


def _is_ours(folder: Path) -> bool:
    """Return whether this command has made a folder, so that it may be replaced."""
    index = folder / "index.html"
    return (folder / MARK).is_file() and index.is_file() and f'name="{NAME}"' in index.read_text("utf-8", "replace")


def without_server(index: str, server: str) -> str:
    """Return the text of index.html with what makes it the page of a plain host."""
    metas = (
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
        f'<meta name="{NAME}" content="{html.escape(server)}" />',
    )
    text, count = re.subn(
        r'(\s*)<meta charset="utf-8" />', "".join([r"\g<0>", *(rf"\g<1>{meta}" for meta in metas)]), index
    )
    assert count == 1
    return text


def _checked(server: str) -> str:
    parts = urlsplit(server)
    if server and (parts.scheme not in {"http", "https"} or not parts.hostname):
        raise click.BadParameter("an address begins with https:// or http://", param_hint="--server")
    return server
