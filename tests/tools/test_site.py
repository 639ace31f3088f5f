"""The site: what its pages are made of, where their links lead, and what is refused."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.site_links import faults
from tools.site_pages import (
    DOCS,
    ROOT,
    DeadLink,
    Link,
    anchors,
    entries,
    links,
    shown,
    site_name,
    sources,
    stage,
    target_file,
)

MARKDOWN = [*sources(), ROOT / "README.md"]


@pytest.mark.parametrize("page", MARKDOWN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_to_a_file_and_a_heading(page: Path) -> None:
    for link in links(page.read_text(encoding="utf-8")):
        if not link.is_external:
            target_file(page, link)


def test_every_page_of_docs_is_on_the_front_page_or_in_the_list_of_decisions() -> None:
    listed = {
        (index.parent / file).resolve()
        for index in (DOCS / "index.md", DOCS / "decisions" / "README.md")
        for _, section in entries(index.read_text(encoding="utf-8"))
        for _, file in section
    }
    missing = [page.relative_to(ROOT).as_posix() for page in sources() if page not in {*listed, DOCS / "index.md"}]
    assert missing == [], "add them to docs/index.md"


@pytest.mark.parametrize(
    ("target", "sentence"),
    [
        ("shark.md", "docs/index.md: shark.md: there is no such file"),
        ("../../shark.md", "docs/index.md: ../../shark.md: there is no such file"),
        ("rules.md#sharks", "docs/index.md: rules.md#sharks: there is no such heading"),
        ("#sharks", "docs/index.md: #sharks: there is no such heading"),
        ("images/stack-desktop.png#top", "docs/index.md: images/stack-desktop.png#top: there is no such heading"),
    ],
)
def test_a_dead_link_is_named(target: str, sentence: str) -> None:
    with pytest.raises(DeadLink) as caught:
        target_file(DOCS / "index.md", Link(is_image=False, text="", target=target))
    assert str(caught.value) == sentence


def test_links_and_headings_in_code_are_none() -> None:
    text = "# A `b`, c: d-e\n[one](a.md)\n\n```sh\n# no heading\n[two](b.md)\n```\n![three](c.png)\n"
    assert list(links(text)) == [(False, "one", "a.md"), (True, "three", "c.png")]
    assert anchors(text) == {"a-b-c-d-e"}


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("docs/rules.md", "rules.md"),
        ("docs/decisions/README.md", "decisions/index.md"),
        ("README.md", "index.md"),
        ("CONTRIBUTING.md", "contributing.md"),
        ("src/mahe/rules", "reference/rules.rst"),
        ("src/mahe/rules/__init__.py", "reference/rules.rst"),
        ("src/mahe/rules/state.py", "files/src/mahe/rules/state.py.md"),
        ("docs/images/stack-desktop.png", "images/stack-desktop.png"),
        ("web", None),
        ("src/mahe/bots/ancient.npz", None),
    ],
)
def test_a_file_has_its_place_on_the_site(file: str, name: str | None) -> None:
    assert site_name(ROOT / file) == name


def test_all_is_staged_with_links_that_lead_to_what_is_staged(tmp_path: Path) -> None:
    stage(tmp_path)
    staged = [path for path in tmp_path.rglob("*.md") if "files" not in path.parts]
    assert len(staged) == len(sources())
    for page in staged:
        for link in links(page.read_text(encoding="utf-8")):
            file = link.target.partition("#")[0]
            assert link.is_external or not file or (page.parent / file).is_file(), link.target
    front = (tmp_path / "index.md").read_text(encoding="utf-8")
    assert "\n:caption: Study\n\nThe bots <bots>\nReviews <review>\n" in front
    assert "reference/rules\n" in (tmp_path / "reference.md").read_text(encoding="utf-8")


def test_a_file_is_shown_as_it_is_whatever_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.site_pages.ROOT", tmp_path)
    file = tmp_path / "odd.py"
    file.write_text('"""\n````\n"""\n', encoding="utf-8")
    assert shown(file).endswith('# odd.py\n\n`````python\n"""\n````\n"""\n`````\n')


def test_a_built_site_without_faults_has_none(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "style.css").write_text("a { background: url('data:image/png;base64,AA') }", encoding="utf-8")
    (tmp_path / "index.html").write_text(
        '<link rel="stylesheet" href="style.css?v=1"><h1 id="top">A</h1><a href="sub/b.html#b%C3%A9">b</a>'
        '<a href="https://example.org/">elsewhere</a><a href="#top">top</a>',
        encoding="utf-8",
    )
    (tmp_path / "sub" / "b.html").write_text('<h1 id="bé">B</h1><a href="../index.html">a</a>', encoding="utf-8")
    assert list(faults(tmp_path)) == []


@pytest.mark.parametrize(
    ("html", "sentence"),
    [
        ('<a href="shark.html">', "index.html: shark.html: there is no such file"),
        ('<a href="../shark.html">', "index.html: ../shark.html: there is no such file"),
        ('<a href="#shark">', "index.html: #shark: there is no such anchor"),
        ('<a href="/index.html">', "index.html: /index.html: it is right only at the root of a host"),
        ('<img src="https://example.org/a.png">', "index.html: https://example.org/a.png: it is on another host"),
        ('<script src="//example.org/a.js"></script>', "index.html: //example.org/a.js: it is on another host"),
        ('<link href="missing.css">', "index.html: missing.css: there is no such file"),
    ],
)
def test_a_fault_of_a_built_site_is_named(html: str, sentence: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(html, encoding="utf-8")
    assert list(faults(tmp_path)) == [sentence]


def test_a_style_that_fetches_from_elsewhere_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@import 'https://example.org/b.css'; a { src: url(c.woff2) }", encoding="utf-8")
    assert list(faults(tmp_path)) == [
        "a.css: https://example.org/b.css: it is on another host",
        "a.css: c.woff2: there is no such file",
    ]


def test_make_docs_installs_what_it_imports_also_in_a_fresh_clone(tmp_path: Path) -> None:
    plan = ["make", "--dry-run", "docs", f"VENV={tmp_path / 'venv'}"]
    done = subprocess.run(plan, cwd=ROOT, capture_output=True, text=True, check=True)
    before, _, after = done.stdout.partition("tools.site")
    assert after
    # The reference is made of the things themselves, also of those that need an extra.
    for name in ("docs", "rl", "lab"):
        assert f"requirements/{name}.txt" in before
