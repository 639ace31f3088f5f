"""What is found wrong with the files of a release, and with what is installed from them."""

from __future__ import annotations

import io
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.release import build, digest, example, first_page
from tools.release_contents import (
    NEEDED,
    UNWANTED,
    faults_of_sdist,
    faults_of_wheel,
    names_in_sdist,
    names_in_wheel,
    traces_of,
)
from tools.release_trial import Fault, Installed, expect, try_the_first_page

TRACKED = ["src/mahe/__init__.py", "src/mahe/rules/law.py", "tests/test_readme.py", "README.md"]
WHEEL = sorted({*(pattern.replace("*", "0") for pattern in NEEDED), "mahe/rules/law.py"})
"""What a good wheel holds, if the files of the package that git tracks are these."""

OURS = [f"src/{name}" for name in WHEEL if "/page/" not in name and "dist-info" not in name]
SDIST = [*TRACKED, "src/mahe/server/page/index.html", "PKG-INFO"]


def test_a_good_wheel_has_no_faults() -> None:
    assert list(faults_of_wheel(WHEEL, OURS)) == []


@pytest.mark.parametrize("pattern", NEEDED)
def test_whatever_a_wheel_lacks_is_told(pattern: str) -> None:
    left = [name for name in WHEEL if name != pattern.replace("*", "0")]
    assert f"{pattern} is missing" in list(faults_of_wheel(left, []))


def test_a_file_of_the_package_that_a_wheel_lacks_is_told() -> None:
    assert list(faults_of_wheel(WHEEL, [*OURS, "src/mahe/new.txt"])) == ["mahe/new.txt is missing"]


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_readme.py",
        "mahe/scratch.py",
        "mahe/rules/__pycache__/law.cpython-313.pyc",
        "tools/web.py",
        "/etc/mahe",
    ],
)
def test_a_file_that_git_does_not_know_is_too_much_in_a_wheel(name: str) -> None:
    assert f"{name} is too much" in list(faults_of_wheel([*WHEEL, name], OURS))


@pytest.mark.parametrize(
    "name", ["../mahe.py", "/etc/mahe", "node_modules/a.js", "a.js.map", "__pycache__/a.pyc", "a.nbi", "t.sqlite3-wal"]
)
def test_what_does_not_belong_even_in_the_page_is_told(name: str) -> None:
    name = name if name.startswith("/") else f"mahe/server/page/{name}"
    assert f"{name} does not belong there" in list(faults_of_wheel([*WHEEL, name], OURS))


def test_no_file_that_a_wheel_must_hold_is_unwanted() -> None:
    assert not {*NEEDED} & {*UNWANTED}


def test_a_source_archive_holds_what_git_knows_and_the_page() -> None:
    assert list(faults_of_sdist(SDIST, TRACKED)) == []
    assert list(faults_of_sdist(SDIST[1:], TRACKED)) == ["src/mahe/__init__.py is missing"]
    assert list(faults_of_sdist([*SDIST, "notes.txt"], TRACKED)) == ["notes.txt is too much"]
    assert list(faults_of_sdist([*TRACKED, "PKG-INFO"], TRACKED)) == ["the page is missing"]


def test_the_names_are_read_from_the_files(tmp_path: Path) -> None:
    wheel, sdist = tmp_path / "mahe-1.whl", tmp_path / "mahe-1.tar.gz"
    with ZipFile(wheel, "w") as archive:
        archive.writestr("mahe/", "")
        archive.writestr("mahe/__init__.py", "")
    with tarfile.open(sdist, "w:gz") as tar:
        tar.addfile(tarfile.TarInfo("mahe-1/src/mahe/__init__.py"), io.BytesIO())
    assert names_in_wheel(wheel) == ["mahe/__init__.py"]
    assert names_in_sdist(sdist) == ["src/mahe/__init__.py"]
    assert digest(wheel) != digest(sdist)


def test_a_file_that_tells_where_it_was_built_is_found(tmp_path: Path) -> None:
    wheel = tmp_path / "mahe-1.whl"
    with ZipFile(wheel, "w") as archive:
        archive.writestr("good.js", "import './a.js'")
        archive.writestr("bad.js", f"import '{tmp_path}/a.js'")
    assert list(traces_of(tmp_path, wheel)) == ["bad.js tells where it was built"]
    assert list(traces_of(Path("/a.js"), wheel)) == []


def test_what_cannot_be_built_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.release.ROOT", tmp_path)
    with pytest.raises(Fault, match="it cannot be built"):
        build(tmp_path / "dist", "1700000000")
    assert "pyproject.toml" in capfd.readouterr().err


def test_what_the_docs_show_can_be_compiled() -> None:
    compile(example(), "docs/dependencies.md", "exec")


def test_a_command_that_fails_or_complains_is_a_fault_in_one_line(tmp_path: Path) -> None:
    here = Installed(Path(sys.prefix), tmp_path)
    assert here.run("python", "-c", "print(input())", stdin="well\n") == "well\n"
    with pytest.raises(Fault, match="ends with status 3, and says: nothing"):
        here.run("python", "-c", "import sys; sys.exit(3)")
    with pytest.raises(Fault, match=r"ends with status 0, and says: on two lines$"):
        here.run("python", "-c", "import sys; print('on two\\nlines', file=sys.stderr)")
    assert here.run("python", "-c", "import sys; sys.exit('no')", status=1, err="no") == ""
    with pytest.raises(Fault, match=r"mahe: there is no \^1 in 'two'"):
        expect("^1", "two", "mahe")


def test_what_is_installed_runs_in_a_home_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "src")
    monkeypatch.setenv("MAHE_SOLUTION", "some.solved")
    variables = Installed(Path(sys.prefix), tmp_path).environment()
    assert variables["HOME"] == str(tmp_path)
    assert not {"PYTHONPATH", "MAHE_SOLUTION", "XDG_STATE_HOME"} & variables.keys()


@pytest.mark.parametrize(("share", "is_refused"), [("54.9", False), ("31.0", True)])
def test_the_first_page_of_the_environments_is_tried_and_has_to_learn(
    share: str, is_refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []

    def run(mahe: Installed, *words: str) -> str:
        del mahe
        ran.append(words[-1])
        return f"wins at first 3.3%, in the end {share}%\n" if "for lesson in" in words[-1] else "\n"

    monkeypatch.setattr(Installed, "run", run)
    mahe = Installed(Path("venv"), Path("folder"))
    if is_refused:
        with pytest.raises(Fault, match=r"learns to win 31\.0%"):
            try_the_first_page(mahe, first_page())
    else:
        try_the_first_page(mahe, first_page())
    assert len(ran) == len(first_page()) == 3
    assert "import mahe.picture" in ran[-1]
