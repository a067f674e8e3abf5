"""Server-rendered pages: how they are called, what forms they read, how they are drawn."""

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlencode

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from spieltisch import texts
from spieltisch.draw.art.motifs import library
from spieltisch.kernel.errors import SpieltischError
from spieltisch.server.assets import MOTIFS, STATIC, TITLES, cover_of
from spieltisch.server.faults import Fault
from spieltisch.server.fonts import FACES
from spieltisch.server.routing import (
    Call,
    admit,
    problem_of,
    read_body,
    renew,
    set_cookie,
    whole_number,
)

_environment = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=select_autoescape(),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)

Page = Callable[[Call], Awaitable[Response]]
S = TypeVar("S", bound=msgspec.Struct)


class Form:
    """What a form has sent."""

    def __init__(self, body: bytes) -> None:
        try:
            text = body.decode("ascii")
            self.fields = parse_qs(text, keep_blank_values=True, max_num_fields=200)
        except (UnicodeDecodeError, ValueError) as fault:
            raise Fault("bad-request") from fault

    def text(self, name: str, default: str = "") -> str:
        """One field."""
        return self.fields.get(name, [default])[0].strip()

    def number(self, name: str, default: int = -1) -> int:
        """One field that must be a number."""
        return whole_number(self.text(name, str(default)))

    def last(self, name: str) -> str:
        """The last of several fields of one name: a ticked box after its hidden “no”."""
        return self.fields.get(name, [""])[-1].strip()

    def yes(self, name: str) -> bool:
        """A box that was ticked."""
        return name in self.fields


async def read_form(call: Call) -> Form:
    """The form of a request."""
    kind = call.request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/x-www-form-urlencoded":
        raise Fault("wrong-type")
    return Form(await read_body(call.request))


def struct(kind: type[S], values: dict[str, Any]) -> S:
    """A message from a form's fields, checked like one from the API."""
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as fault:
        raise Fault("bad-request") from fault


def figure(language: str, number: float, digits: int = 0, *, signed: bool = False) -> str:
    """A number as the language writes it, with a true minus sign."""
    rounded = round(number, digits) + 0.0
    text = f"{rounded:+.{digits}f}" if signed else f"{rounded:.{digits}f}"
    text = text.replace("-", "−")
    return text if language == "en" else text.replace(".", ",")


def draw(call: Call, template: str, status: int = 200, **values: Any) -> Response:
    """A page in the reader's language."""
    language = call.language

    def say(message: str, **inside: Any) -> str:
        return texts.say(language, message, inside)

    asked = {n: v for n, v in call.request.query_params.items() if n != "language"}
    here = call.request.url.path
    html = _environment.get_template(template).render(
        say=say,
        language=language,
        languages=texts.LANGUAGES,
        own_languages=list(texts.LANGUAGE_NAMES.items()),
        again=f"{here}?{urlencode(asked)}" if asked else here,
        file=STATIC.address,
        cover_of=cover_of,
        title_styles=TITLES.addresses(".css"),
        figure=partial(figure, language),
        motifs=f"/motifs.svg?v={MOTIFS.stamp}",
        composed=library.composed,
        fonts=[f"/fonts/{name}" for name in FACES],
        here=here,
        me=call.somebody,
        **values,
    )
    return HTMLResponse(html, status, {"Cache-Control": "no-store"})


def go(path: str) -> Response:
    """On to another page, after a form."""
    return RedirectResponse(path, 303)


def our_page(path: str) -> str:
    """A page of ours that a form names as where to go on; the lobby if it is none."""
    return path if path.startswith("/") and path[1:2] not in ("/", "\\") else "/"


def problem_page(call: Call, fault: Exception) -> Response:
    """What went wrong, for people."""
    status, problem = problem_of(fault, call.language)
    return draw(call, "problem.html", status, problem=problem)


def page(path: str, get: Page | None = None, post: Page | None = None, cost: float = 2.0) -> Route:
    """A page at a path: how it is read and what its forms do."""

    async def answer(request: Request) -> Response:
        call = Call(request, request.app.state.app, None)
        handler = post if request.method == "POST" else get
        try:
            await admit(call, cost)
            await renew(call)
            assert handler is not None
            response = await handler(call)
        except (Fault, SpieltischError) as fault:
            response = problem_page(call, fault)
        set_cookie(call, response)
        return response

    methods = [name for name, handler in (("GET", get), ("POST", post)) if handler]
    return Route(path, answer, methods=methods)
