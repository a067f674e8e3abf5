"""Answers made for one request, compressed: by Brotli where a browser knows it, else by gzip.

On a scene with its boards Brotli is faster and a fifth smaller.
"""

import brotli
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware, IdentityResponder
from starlette.types import ASGIApp, Receive, Scope, Send

QUALITY = 5


class _Brotli(IdentityResponder):
    content_encoding = "br"

    def __init__(self, app: ASGIApp, minimum_size: int) -> None:
        super().__init__(app, minimum_size)
        self._compressor = brotli.Compressor(quality=QUALITY)

    async def apply_compression(self, body: bytes, *, more_body: bool) -> bytes:
        rest = self._compressor.flush if more_body else self._compressor.finish
        return b"".join((self._compressor.process(body), rest()))


class Compression(GZipMiddleware):
    """Around the application; channels are no requests and pass untouched."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress in the best way that the client understands."""
        if scope["type"] == "http" and knows_brotli(Headers(scope=scope)):
            await _Brotli(self.app, self.minimum_size)(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def knows_brotli(headers: Headers) -> bool:
    """Whether a client takes Brotli; browsers do over encrypted connections."""
    accepted = headers.get("accept-encoding", "").split(",")
    return "br" in [one.partition(";")[0].strip() for one in accepted]
