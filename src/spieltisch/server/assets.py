"""Files that browsers fetch: kept in memory, compressed once, cached as long as they are the same.

Asked for with the stamp of its content (`?v=…`) a file may be kept for ever; without, a browser
asks again and hears at no cost that nothing has changed.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Callable, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Final

import brotli
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from spieltisch import titles
from spieltisch.draw.art.motifs import library
from spieltisch.server.compression import knows_brotli
from spieltisch.server.kept import kept

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "public, no-cache"
_TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
_SMALLEST: Final = 200


class Asset:
    """One file's content, plain and compressed."""

    def __init__(self, name: str, body: bytes, path: Path | None = None) -> None:
        self.name = name
        self.path = path
        self.changed = path.stat().st_mtime_ns if path else 0
        self.body = body
        self.stamp = hashlib.sha256(self.body).hexdigest()[:16]
        known = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.kind = _TYPES.get(Path(name).suffix, known)
        packed = gzip.compress(self.body, 9, mtime=0)
        smaller = len(self.body) >= _SMALLEST and len(packed) < len(self.body)
        self.packed = packed if smaller else b""

    @cached_property
    def brotli(self) -> bytes:
        """As small as it gets; empty where nothing is gained."""
        if not self.packed:
            return b""
        return kept(f"{self.name}.br", self.body, lambda: brotli.compress(self.body, quality=11))


class Assets:
    """Files as an application, below a prefix. `files` says which may be had, by name."""

    def __init__(self, prefix: str, files: Callable[[], Mapping[str, Path]]) -> None:
        self.prefix = prefix
        self.files = files
        self._kept: dict[str, Asset] = {}

    def get(self, name: str) -> Asset | None:
        """A file, read again when it has changed."""
        kept = self._kept.get(name)
        path = kept.path if kept else self.files().get(name)
        if path is None or not path.is_file():
            return None
        if kept is None or path.stat().st_mtime_ns != kept.changed:
            kept = self._kept[name] = Asset(name, path.read_bytes(), path)
        return kept

    def address(self, name: str) -> str:
        """Where a file may be fetched and kept for ever."""
        asset = self.get(name)
        return f"{self.prefix}/{name}?v={asset.stamp}" if asset else f"{self.prefix}/{name}"

    def addresses(self, ending: str) -> list[str]:
        """The addresses of all files of a kind."""
        return [self.address(name) for name in self.files() if name.endswith(ending)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request below the folder's address."""
        request = Request(scope, receive)
        name = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/")
        asset = self.get(name) if request.method in ("GET", "HEAD") else None
        if asset is None:
            raise HTTPException(404)
        await answer(request, asset)(scope, receive, send)


def answer(request: Request, asset: Asset) -> Response:
    """A file, or that the browser has it already."""
    stamped = request.query_params.get("v") == asset.stamp
    tag = f'"{asset.stamp}"'
    headers = {
        "Cache-Control": FOR_EVER if stamped else ASK_AGAIN,
        "ETag": tag,
        "Vary": "Accept-Encoding",
    }
    known = request.headers.get("if-none-match", "")
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.packed and knows_brotli(request.headers):
        body, headers["Content-Encoding"] = asset.brotli, "br"
    elif asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = asset.packed, "gzip"
    return Response(body, headers=headers, media_type=asset.kind)


def files_in(folder: Path) -> dict[str, Path]:
    """The files of a folder, by name."""
    return {path.name: path for path in folder.iterdir()}


def _title_files() -> dict[str, Path]:
    """Covers and style sheets of the games."""
    covers = {f"{title.name}.svg": title.cover for title in titles.every() if title.cover}
    return covers | {f"{title.name}.css": title.style for title in titles.every() if title.style}


STATIC: Final = Assets("/static", partial(files_in, Path(__file__).parent / "pages" / "static"))
TITLES: Final = Assets("/titles", _title_files)


def cover_of(game: str) -> str:
    """The address of a game's cover; games without one share the house's sign."""
    name = f"{game}.svg"
    return TITLES.address(name) if TITLES.get(name) else STATIC.address("icon.svg")


MOTIFS: Final = Asset("motifs.svg", library.sheet().encode())
"""What pictures are made of."""
