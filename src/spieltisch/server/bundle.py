"""The browser's modules and styles in one file each, so that a page is there after few requests.

The modules are written and tested one by one; here they are only put behind each other, each in a
scope of its own, without comments and indents. Nothing is compiled, and nothing has to be built.
"""

import posixpath
import re
from pathlib import Path
from typing import Final

from spieltisch import client
from spieltisch.server.assets import Asset, Assets

CLIENT: Final = Path(client.__file__).parent
STATIC: Final = Path(__file__).parent / "pages" / "static"
PAGES: Final = ("play.js", "replay.js")
STYLES: Final = "client.css"

_IMPORT: Final = re.compile(r'^import (?:\{(?P<names>[^}]*)\} from )?"(?P<path>[^"]+)";$', re.M)
_EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:class|function|const) (\w+))", re.M)
_COMMENT: Final = re.compile(r"^\s*(?:/\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*\n", re.M)
_INDENT: Final = re.compile(r"^[ \t]+|^\n", re.M)


def file_of(address: str) -> Path:
    """The file behind an address of a module."""
    _, folder, name = address.split("/")
    return (CLIENT if folder == "client" else STATIC) / name


def modules(entry: str) -> dict[str, str]:
    """A module and all that it imports, each after what it needs: addresses and sources."""
    found: dict[str, str] = {}

    def visit(address: str, above: tuple[str, ...]) -> None:
        if address in above:
            raise ValueError(f"{address} imports itself through {above}")
        if address in found:
            return
        source = file_of(address).read_text("utf-8")
        for imported in _IMPORT.finditer(source):
            visit(_resolved(address, imported["path"]), (*above, address))
        found[address] = source

    visit(entry, ())
    return found


def _resolved(address: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(address), path))


def script(entry: str) -> str:
    """A module and all that it imports, as one module."""
    scope: dict[str, str] = {}
    parts = []
    for number, (address, source) in enumerate(modules(entry).items()):
        scope[address] = f"$${number}"
        parts.append(_scoped(address, source, scope))
    return "".join(parts)


def _scoped(address: str, source: str, scope: dict[str, str]) -> str:
    def given(imported: re.Match[str]) -> str:
        if not imported["names"]:
            return ""
        names = imported["names"].replace(" as ", ": ")
        return f"const {{{names}}} = {scope[_resolved(address, imported['path'])]};"

    names = ", ".join(_EXPORT.findall(source))
    body = _EXPORT.sub("", _IMPORT.sub(given, lean(source))).replace("export {};\n", "")
    if re.search(r"^(?:import|export)\b", body, re.M):
        raise ValueError(f"{address} imports or exports in a way that is not understood here")
    return f"const {scope[address]} = (() => {{\n{body}return {{ {names} }};\n}})();\n"


def lean(source: str) -> str:
    """Without lines that only comment, and without indents."""
    return _INDENT.sub("", _COMMENT.sub("", source))


def styles() -> str:
    """All styles of the table."""
    return "".join(lean((CLIENT / name).read_text("utf-8")) for name in client.STYLES)


class Bundles(Assets):
    """Bundles as an application; made again when a file has changed."""

    def __init__(self) -> None:
        super().__init__("/bundle", lambda: {name: CLIENT / name for name in (*PAGES, STYLES)})
        self._made: dict[str, tuple[int, Asset]] = {}

    def get(self, name: str) -> Asset | None:
        """A bundle, if there is one of this name."""
        if name not in self.files():
            return None
        changed = hash(tuple(p.stat().st_mtime_ns for d in (CLIENT, STATIC) for p in d.iterdir()))
        known = self._made.get(name)
        if known is None or known[0] != changed:
            made = styles() if name == STYLES else script(f"/static/{name}")
            known = self._made[name] = (changed, Asset(name, made.encode()))
        return known[1]


BUNDLES: Final = Bundles()
