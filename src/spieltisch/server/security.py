"""What every answer carries and every request passes: headers, log line, count, last resort."""

import logging
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieltisch.server.routing import problem_response

log = logging.getLogger("spieltisch")

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    # Anything stricter would make browsers hide the origin that we check.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through and see its answer off."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status, started = time.perf_counter(), 500, False

        async def send_guarded(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive, send_guarded)
        except Exception as fault:  # the last resort: never a bare 500, never a trace outside
            if started:
                raise
            await problem_response(fault)(scope, receive, send_guarded)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        app = getattr(scope["app"].state, "app", None) if "app" in scope else None
        if app is not None:
            app.metrics.requests.labels(str(status)).inc()
        # The path holds no secret: tokens travel in bodies, headers and fragments only.
        facts = {"method": scope["method"], "path": scope["path"], "status": status}
        log.info("request", extra={**facts, "ms": round(seconds * 1000, 1)})
