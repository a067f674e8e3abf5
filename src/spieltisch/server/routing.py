"""Endpoints: what each takes and gives, and the one way in which they are called.

The same list serves requests and describes itself as OpenAPI.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from sqlalchemy.exc import DataError, DBAPIError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from spieltisch import texts
from spieltisch.kernel.errors import SpieltischError
from spieltisch.server.application import Application
from spieltisch.server.connections import BODY_SECONDS
from spieltisch.server.faults import Fault, refusal
from spieltisch.server.identity import COOKIE, COOKIE_SECONDS, LANGUAGE_COOKIE
from spieltisch.server.limits import RATES, holder_of
from spieltisch.server.live.owners import NoSuchTable, NotStored
from spieltisch.server.messages import Problem
from spieltisch.store.database import NoRoom, no_room
from spieltisch.store.people import Person, TokenRow
from spieltisch.tables.refusal import Refused

MOST_BYTES = 64 * 1024
log = logging.getLogger("spieltisch")


class Call:
    """A request with what has been found out about it."""

    def __init__(self, request: Request, app: Application, person: Person | None) -> None:
        self.request = request
        self.app = app
        self.somebody = person
        self.token: TokenRow | None = None
        """The cookie or token by which the asker is known."""
        self.cookie: str | None = None

    @property
    def person(self) -> Person:
        """Who asks; a fault if nobody is known."""
        if self.somebody is None:
            raise Fault("who-are-you")
        return self.somebody

    @property
    def language(self) -> str:
        """The language to answer in: asked for, set, chosen in this browser, or the browser's."""
        asked = self.request.query_params.get("language", "")
        if asked in texts.LANGUAGES:
            return asked
        if self.somebody is not None:
            return self.somebody.language
        chosen = self.request.cookies.get(LANGUAGE_COOKIE, "")
        if chosen in texts.LANGUAGES:
            return chosen
        for part in self.request.headers.get("accept-language", "").split(","):
            if part.strip()[:2] in texts.LANGUAGES:
                return part.strip()[:2]
        return texts.LANGUAGES[0]

    def path(self, name: str) -> str:
        """A part of the path; what cannot be a name of ours is not there."""
        part = str(self.request.path_params[name])
        if not part.isprintable():
            raise Fault("not-found")
        return part

    def number(self, name: str, default: int) -> int:
        """A number from the query."""
        text = self.request.query_params.get(name)
        return default if text is None else whole_number(text)

    @property
    def address(self) -> str:
        """Where the request comes from, as far as it says who asks."""
        client = self.request.client
        return holder_of(client.host) if client else ""

    @property
    def asker(self) -> str:
        """Whose slow work this is: the person's, or the address' of who is nobody yet."""
        return self.somebody.id if self.somebody is not None else self.address

    def keep(self, what: str, amount: float = 1.0) -> None:
        """Something is to stay that the asker has made; a fault if there is enough for a day."""
        allow, whose = self.app.limits.allow, {"of": self.asker, "at": self.address}
        known = [f"{what}-{of} {who}" for of, who in whose.items() if f"{what}-{of}" in RATES]
        if not all(allow(one, amount) for one in known):
            raise Fault("enough")

    async def sign_in(self, person: Person) -> None:
        """Make the browser a device of the person."""
        self.somebody = person
        agent = self.request.headers.get("user-agent", "")
        self.cookie = await self.app.doorkeeper.new_device(person, agent)


def whole_number(text: str) -> int:
    """A number as people write it: digits, perhaps with a minus sign before them."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
        raise Fault("bad-request")
    return int(text)


Handler = Callable[..., Awaitable[Any]]


class Endpoint:
    """One thing the API does."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        reply: Any,
        body: type[msgspec.Struct] | None = None,
        cost: float = 1.0,
        query: tuple[str, ...] = (),
        plain: str = "",
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.reply = reply
        self.body = body
        self.cost = cost
        self.query = query
        self.plain = plain
        self.summary = (handler.__doc__ or "").strip().splitlines()[0]
        self._decoder = msgspec.json.Decoder(body) if body else None

    async def __call__(self, request: Request) -> Response:
        """Answer a request, whatever goes wrong."""
        call = Call(request, request.app.state.app, None)
        try:
            response = await self._answer(call)
        except (Fault, Refused, SpieltischError, HTTPException) as fault:
            response = problem_response(fault, call.language)
        set_cookie(call, response)
        return response

    async def _answer(self, call: Call) -> Response:
        await admit(call, self.cost)
        if self._decoder is None:
            result = await self.handler(call)
        else:
            result = await self.handler(call, await self._read(call.request))
        if isinstance(result, Response):
            return result
        return json_response(result)

    async def _read(self, request: Request) -> Any:
        assert self._decoder is not None
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Fault("wrong-type")
        try:
            return self._decoder.decode(await read_body(request))
        except (msgspec.DecodeError, RecursionError) as fault:
            raise Fault("bad-request") from fault


async def read_body(request: Request, most: int = MOST_BYTES) -> bytes:
    """The body, unless it is too large or takes too long."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise Fault("too-large")
                parts.append(part)
    except TimeoutError as fault:
        raise Fault("too-slow") from fault
    return b"".join(parts)


def bearer(headers: Mapping[str, str]) -> str | None:
    """The token that a request carries, if it carries one."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def admit(call: Call, cost: float) -> None:
    """Find out who asks, and take what it costs: from the address first, whoever that may be."""
    _take(call, f"address {call.address}", cost)
    await recognise(call)
    if call.somebody is not None:
        _take(call, f"person {call.somebody.id}", cost)


def _take(call: Call, whose: str, cost: float) -> None:
    if not call.app.limits.allow(whose, cost):
        raise Fault("too-many")


async def recognise(call: Call) -> None:
    """Find out who asks. A cookie counts for changes only if our own page sends it."""
    door, token = call.app.doorkeeper, bearer(call.request.headers)
    if token is not None:
        known = await door.by_token(token)
        if known is None:
            raise Fault("wrong-token")
    else:
        if call.request.method not in ("GET", "HEAD"):
            check_origin(call.request, call.app.config.public_url)
        cookie = call.request.cookies.get(COOKIE)
        known = await door.by_cookie(cookie) if cookie else None
    if known is not None:
        call.somebody, call.token = known.person, known.token


def check_origin(request: Any, public_url: str) -> None:
    """Refuse what another site's page sends with our cookie."""
    origin = request.headers.get("origin")
    if origin is None:
        if request.cookies.get(COOKIE) and request.headers.get("sec-fetch-site") != "same-origin":
            raise Fault("foreign-origin")
        return
    host = origin.partition("://")[2]
    own = {request.headers.get("host", ""), public_url.partition("://")[2].rstrip("/")}
    if not host or host not in own:
        raise Fault("foreign-origin")


def charge(call: Call, cost: float) -> None:
    """Take from both what a request costs more than was known before it was looked at."""
    _take(call, f"address {call.address}", cost)
    if call.somebody is not None:
        _take(call, f"person {call.somebody.id}", cost)


async def renew(call: Call) -> None:
    """A browser that is known by a cookie of the old kind becomes a device like the others."""
    if call.somebody is not None and call.token is None and call.cookie is None:
        # A disk that takes nothing keeps nobody from reading.
        with contextlib.suppress(DBAPIError):
            await call.sign_in(call.somebody)


def json_response(value: Any, status: int = 200) -> Response:
    """A value as JSON that nobody caches."""
    body = msgspec.json.encode(value)
    return Response(body, status, {"Cache-Control": "no-store"}, media_type="application/json")


def problem_of(fault: Exception, language: str = "en") -> tuple[int, Problem]:
    """Status and problem of whatever went wrong."""
    if isinstance(fault, Refused):
        status = HTTPStatus.BAD_REQUEST if fault.code == "bad-setup" else HTTPStatus.CONFLICT
        return status, refusal(fault, language)
    if isinstance(fault, HTTPException):
        code = {404: "not-found", 405: "wrong-method"}.get(fault.status_code, "bad-request")
        fault = Fault(code)
    elif isinstance(fault, NoSuchTable):
        fault = Fault("not-found")
    elif isinstance(fault, DataError):  # letters that PostgreSQL does not take
        fault = Fault("bad-request")
    elif isinstance(fault, NoRoom | NotStored | DBAPIError):
        fault = Fault("no-room" if no_room(fault) else "not-stored")
    elif not isinstance(fault, Fault):
        log.error("a request broke", exc_info=fault)
        fault = Fault("broken")
    return fault.status, fault.problem(language)


def problem_response(fault: Exception, language: str = "en") -> Response:
    """What went wrong as JSON."""
    status, problem = problem_of(fault, language)
    return json_response(problem, status)


def set_cookie(call: Call, response: Response) -> None:
    """Give the browser its identity, if it has just got one."""
    if call.cookie is not None:
        _give_cookie(call, response, COOKIE, call.cookie)


def keep_language(call: Call, response: Response, language: str) -> None:
    """Let the browser remember a language, for who has said no name or signs out."""
    _give_cookie(call, response, LANGUAGE_COOKIE, language)


def _give_cookie(call: Call, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=call.app.config.secure or call.request.url.scheme == "https",
    )
