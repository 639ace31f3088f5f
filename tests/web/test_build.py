"""What the page is built from and with."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import web

WEB = Path(__file__).parents[2] / "web"


def test_the_lock_does_not_say_where_packages_came_from() -> None:
    text = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    assert not [name for name, package in json.loads(text)["packages"].items() if "resolved" in package]


def test_the_fingerprint_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("src", "public", "src/test"):
        (tmp_path / "web" / name).mkdir(parents=True)
    for name in sorted({path.name for path in web.sources() if path.parent == web.WEB}):
        (tmp_path / "web" / name).write_text("", encoding="utf-8")
    (tmp_path / "locales").mkdir()
    monkeypatch.setattr(web, "ROOT", tmp_path)
    monkeypatch.setattr(web, "WEB", tmp_path / "web")
    monkeypatch.setattr(web, "LOCALES", tmp_path / "locales")
    seen = [web.fingerprint()]
    for name in ("web/src/main.ts", "web/index.html", "web/fonts.ts", "locales/common.ftl"):
        (tmp_path / name).write_text("changed", encoding="utf-8")
        seen.append(web.fingerprint())
    assert len({*seen}) == 5
    for name in ("web/src/model.test.ts", "web/src/test/kit.ts"):
        (tmp_path / name).write_text("no part of the page", encoding="utf-8")
    assert web.fingerprint() == seen[-1]


def test_the_page_and_the_python_inside_it_are_built_apart() -> None:
    page, python = {*web.sources()}, {*web.python_sources()}
    worker, law, sheet = web.WEB / "src/python/worker.ts", web.PACKAGE / "rules/law.py", web.WEB / "src/style/base.css"
    assert {worker, law, web.PACKAGE / "bots/ancient.npz", web.WEB / "python.json"} <= python - page
    assert sheet in page - python
    assert web.PACKAGE / "cli/main.py" not in python
    # What both of them say to each other, and what they are built with, belongs to both.
    assert page & python == {web.WEB / "src/python/messages.ts", web.WEB / "package-lock.json"}


def test_python_is_put_into_a_page_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, python = tmp_path / "page", tmp_path / "python"
    (page / "licences").mkdir(parents=True)
    python.mkdir()
    (page / "index.html").write_text('<meta name="mahe-python" content="" />', encoding="utf-8")
    (page / "sw.js").write_text('const PYTHON = [];\nconst VERSION = "12ab";\n', encoding="utf-8")
    monkeypatch.setattr(web, "PAGE", page)
    monkeypatch.setattr(web, "PYTHON", python)
    for name in ("worker-1.js", "worker-2.js"):
        (python / name).write_text("", encoding="utf-8")
        (python / "files.json").write_text(json.dumps({"worker": name, "files": [name]}), encoding="utf-8")
        web.put_python_in()
    assert [path.name for path in (page / "python").iterdir()] == ["worker-2.js"]
    assert 'content="python/worker-2.js"' in (page / "index.html").read_text(encoding="utf-8")
    worker = (page / "sw.js").read_text(encoding="utf-8")
    assert 'const PYTHON = ["python/worker-2.js"];' in worker
    assert re.search(r'const VERSION = "12ab-\w{8}";', worker)
    assert {"python.txt", "pyodide.txt"} <= {path.name for path in (page / "licences").iterdir()}


@pytest.mark.parametrize(
    ("version", "good"),
    [("v18.20.0", False), ("v20.18.1", False), ("v20.19.0", True), ("v22.11.0", False), ("v24.0.0", True), ("", False)],
)
def test_an_old_node_will_not_do(version: str, good: bool, tmp_path: Path) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
    node.chmod(0o755)
    assert web.is_new_enough(str(node)) is good
