import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_examples_in_the_readme_do_what_it_says() -> None:
    failures, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 4
    assert failures == 0


def test_the_readme_opens_with_a_picture_and_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.startswith("![")
    assert 0 < text.index("make play") < text.index("make test") < 600


def test_every_file_that_the_readme_links_to_is_there() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (ROOT / target).exists(), target
