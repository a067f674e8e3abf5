"""What every answer carries and every request passes: headers, log line, count, last resort."""

import logging
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieltisch.server import connections
from spieltisch.server.faults import Fault
from spieltisch.server.routing import problem_response
from spieltisch.server.turnstile import Turnstile

log = logging.getLogger("spieltisch")
GONE: Final = 499
"""In the log: the client went away before it was answered."""
BYE_TOO_MANY: Final = 4029

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


def _address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _turnstile(scope: Scope) -> Turnstile:
    turnstile: Turnstile = scope["app"].state.app.turnstile
    return turnstile


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through and see its answer off."""
        if scope["type"] == "websocket":
            await self._channel(scope, receive, send)
            return
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
            await self._serve(scope, receive, send_guarded)
        except ClientDisconnect:
            status = GONE  # nobody is there to be told, and nothing is wrong here
        except Exception as fault:  # the last resort: never a bare 500, never a trace outside
            if started:
                raise
            await problem_response(fault)(scope, receive, send_guarded)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when its address is served."""
        turnstile, address = _turnstile(scope), _address(scope)
        if not await turnstile.passes(address):
            await problem_response(Fault("too-many"))(scope, receive, send)
            return
        async with turnstile.turn(address):
            await self.app(scope, receive, send)

    async def _channel(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A live channel, if its address has not enough of them."""
        places, address = connections.places, _address(scope)
        if not await _turnstile(scope).passes(address) or not places.open_channel(address):
            await send({"type": "websocket.close", "code": BYE_TOO_MANY})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            places.close_channel(address)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        app = getattr(scope["app"].state, "app", None) if "app" in scope else None
        if app is not None:
            app.metrics.requests.labels(str(status)).inc()
        # The path holds no secret: tokens travel in bodies, headers and fragments only.
        facts = {"method": scope["method"], "path": scope["path"], "status": status}
        log.info("request", extra={**facts, "ms": round(seconds * 1000, 1)})
