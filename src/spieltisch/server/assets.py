"""Files that browsers fetch: kept in memory, compressed once, cached as long as they are the same.

Asked for with the stamp of its content (`?v=…`) a file may be kept for ever; without, a browser
asks again and hears at no cost that nothing has changed.
"""

import gzip
import hashlib
import mimetypes
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

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

    def __init__(self, name: str, body: bytes, changed: int = 0) -> None:
        self.changed = changed
        self.body = body
        self.stamp = hashlib.sha256(self.body).hexdigest()[:16]
        known = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.kind = _TYPES.get(Path(name).suffix, known)
        packed = gzip.compress(self.body, 9, mtime=0)
        smaller = len(self.body) >= _SMALLEST and len(packed) < len(self.body)
        self.packed = packed if smaller else b""


class Assets:
    """The files of a folder, as an application. `names` says which of them may be had."""

    def __init__(self, folder: Path, names: Callable[[], Iterable[str]]) -> None:
        self.folder = folder
        self.names = names
        self._kept: dict[str, Asset] = {}

    def get(self, name: str) -> Asset | None:
        """A file, read again when it has changed."""
        kept = self._kept.get(name)
        if kept is None and name not in self.names():
            return None
        path = self.folder / name
        if kept is None or not path.exists() or path.stat().st_mtime_ns != kept.changed:
            if not path.is_file():
                return None
            kept = Asset(name, path.read_bytes(), path.stat().st_mtime_ns)
            self._kept[name] = kept
        return kept

    def address(self, prefix: str, name: str) -> str:
        """Where a file may be fetched and kept for ever."""
        asset = self.get(name)
        return f"{prefix}/{name}?v={asset.stamp}" if asset else f"{prefix}/{name}"

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
    if asset.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = asset.packed, "gzip"
    return Response(body, headers=headers, media_type=asset.kind)


_STATIC: Final = Path(__file__).parent / "pages" / "static"
STATIC: Final = Assets(_STATIC, lambda: [path.name for path in _STATIC.iterdir()])
