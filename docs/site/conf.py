"""How Sphinx builds the site, out of what `python -m tools.site` has staged."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any

import sphinx.util.inspect
from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import mahe
from mahe import arrays
from tools.reference import Kind, everything_public, linked

ROOT = Path(__file__).parents[2]

project = "Mahé"
project_copyright = "Mahé contributors"
version = release = mahe.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
nitpicky = True
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
suppress_warnings = ["misc.highlighting_failure"]  # excerpts of files, such as JSON with an ellipsis
myst_heading_anchors = 6

autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90
python_display_short_literal_types = True
add_module_names = False
toc_object_entries_show_parents = "hide"
autodoc_type_aliases = {one.name: one.path for one in everything_public() if one.kind is Kind.ALIAS}

html_theme = "furo"
html_title = "Mahé"
html_logo = str(ROOT / "web" / "public" / "icon.svg")
html_favicon = html_logo
html_static_path = [str(ROOT / "web" / "src" / "style" / "tokens.css"), "mahe.css"]
html_css_files = ["tokens.css", "mahe.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"

# Names for types stay as they are inside of unions, too: their text is what Sphinx shows.
sphinx.util.inspect.TypeAliasForwardRef.__repr__ = lambda self: self.name

# The standard library and other packages, to which a site that needs no network has no links; and our names for arrays.
nitpick_ignore_regex = [
    ("py:class", r"(collections\.abc|enum|random|typing|numpy|pettingzoo)(\.\w+)+|Random|Callable|Literal"),
    ("py:class", "|".join(arrays.__all__)),
]

_CANONICAL = {f"{one.module}.{one.name}": one for one in everything_public()}
_MODULES = {one.path: one.module for one in everything_public()}
_BY_NAME = {one.name: one for one in everything_public()}


def _public_target(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, content: nodes.TextElement
) -> nodes.reference | None:
    """Return a link to where a name is public, for one that is given by the module that defines it, or alone."""
    target = node.get("reftarget", "")
    one = _CANONICAL.get(target) or _BY_NAME.get(target.rpartition(".")[2])
    if one is None:
        return None
    found: nodes.reference | None = env.domains.python_domain.resolve_xref(
        env, node["refdoc"], app.builder, "obj", one.path, node, content
    )
    return found


def _marked(_app: Sphinx, _what: str, name: str, _object: Any, _options: Any, lines: list[str]) -> None:
    lines[:] = linked("\n".join(lines), ".".join(name.split(".")[:2])).split("\n")


def _signature(
    _app: Sphinx, what: str, _name: str, found: Any, _options: Any, _arguments: str | None, _result: str | None
) -> tuple[str, str] | None:
    """Leave out the arguments of what nobody calls: protocols and enumerations."""
    is_uncalled = what == "class" and (issubclass(found, Enum) or getattr(found, "_is_protocol", False))
    return ("", "") if is_uncalled else None


def _defined_in(_app: Sphinx, part: str, attribute: str) -> str | None:
    """Return the module whose source to show for a name: a name for a type does not know its own."""
    return _MODULES.get(f"{part}.{attribute.partition('.')[0]}")


def setup(app: Sphinx) -> None:
    """Connect what docstrings and links need."""
    app.connect("missing-reference", _public_target)
    app.connect("autodoc-process-docstring", _marked)
    app.connect("autodoc-process-signature", _signature)
    app.connect("viewcode-follow-imported", _defined_in)
