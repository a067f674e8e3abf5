"""The ASGI application, put together."""

import asyncio
import contextlib
import importlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DBAPIError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from spieltisch.kernel.errors import SpieltischError
from spieltisch.server.api import asking as api_asking
from spieltisch.server.api import boxes as api_boxes
from spieltisch.server.api import company as api_company
from spieltisch.server.api import history as api_history
from spieltisch.server.api import manners as api_manners
from spieltisch.server.api import people as api_people
from spieltisch.server.api import people_met as api_people_met
from spieltisch.server.api import play as api_play
from spieltisch.server.api import replay as api_replay
from spieltisch.server.api import report as api_report
from spieltisch.server.api import scene as api_scene
from spieltisch.server.api import tables as api_tables
from spieltisch.server.api import turns as api_turns
from spieltisch.server.api.openapi import describe
from spieltisch.server.application import Application
from spieltisch.server.assets import MOTIFS, STATIC, TITLES, answer
from spieltisch.server.bundle import BUNDLES
from spieltisch.server.compression import Compression
from spieltisch.server.config import Config, from_environment
from spieltisch.server.connections import raise_file_limit, set_places
from spieltisch.server.faults import Fault
from spieltisch.server.fonts import ROUTE as FONTS
from spieltisch.server.fonts import prepare as prepare_fonts
from spieltisch.server.live.forwarding import Forwarding
from spieltisch.server.live.socket import live
from spieltisch.server.logs import set_up_logs
from spieltisch.server.pages.play import CLIENT
from spieltisch.server.pages.rendering import problem_page
from spieltisch.server.pages.routes import ROUTES as PAGES
from spieltisch.server.routing import Call, admit, json_response, problem_response
from spieltisch.server.security import Guard
from spieltisch.server.tuning import tune

PREFIX = "/api/v1"
LEAST_COMPRESSED = 1400
"""Bytes: what fits into one packet does not get there faster when it is smaller."""
ENDPOINTS = [
    *api_people.ENDPOINTS,
    *api_manners.ENDPOINTS,
    *api_tables.ENDPOINTS,
    *api_company.ENDPOINTS,
    *api_turns.ENDPOINTS,
    *api_people_met.ENDPOINTS,
    *api_play.ENDPOINTS,
    *api_scene.ENDPOINTS,
    *api_asking.ENDPOINTS,
    *api_history.ENDPOINTS,
    *api_replay.ENDPOINTS,
    *api_report.ENDPOINTS,
    *api_boxes.ENDPOINTS,
]


def application(config: Config) -> Starlette:
    """The server for these settings."""
    for module in filter(None, config.games.split(",")):
        importlib.import_module(module)

    @asynccontextmanager
    async def lifespan(asgi: Starlette) -> AsyncIterator[None]:
        set_places(raise_file_limit(), config.trusted_proxies)
        app = Application(config)
        asgi.state.app = app
        app.forwarder.asgi = asgi
        await app.open()
        tune()
        files = asyncio.create_task(asyncio.to_thread(_prepare_files))
        yield
        await files
        await app.close()

    return Starlette(
        routes=_routes(),
        middleware=[
            Middleware(Forwarding, refuse=problem_response),
            Middleware(Guard),
            Middleware(Compression, minimum_size=LEAST_COMPRESSED, compresslevel=4),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_problem},
    )


def _prepare_files() -> None:
    """Cut and compress what the first page needs, so that nobody waits for it."""
    prepare_fonts()
    for asset in (MOTIFS, *map(BUNDLES.get, BUNDLES.files())):
        if asset is not None:
            asset.brotli  # noqa: B018 - kept from now on


def _routes() -> list[Route | WebSocketRoute | Mount]:
    description = json_response(describe(ENDPOINTS, PREFIX))

    async def openapi(_request: Request) -> Response:
        return description

    return [
        *(Route(PREFIX + path, Methods(path)) for path in dict.fromkeys(e.path for e in ENDPOINTS)),
        Route(f"{PREFIX}/openapi.json", openapi),
        WebSocketRoute(f"{PREFIX}/tables/{{table_id}}/live", live),
        Route("/healthz", health),
        Route("/metrics", metrics),
        *PAGES,
        CLIENT,
        Mount("/bundle", BUNDLES, name="bundle"),
        FONTS,
        Route("/motifs.svg", motifs),
        Mount("/static", STATIC, name="static"),
        Mount("/titles", TITLES, name="titles"),
    ]


class Methods:
    """The endpoints of one path, by method."""

    def __init__(self, path: str) -> None:
        self.endpoints = {e.method: e for e in ENDPOINTS if e.path == path}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand over to the method's endpoint."""
        endpoint = self.endpoints.get(scope["method"])
        if endpoint is None:
            response = problem_response(Fault("wrong-method"))
            response.headers["Allow"] = ", ".join(self.endpoints)
        else:
            response = await endpoint(Request(scope, receive))
        await response(scope, receive, send)


async def health(request: Request) -> Response:
    """Whether the server and its database answer, and whether the database takes what is new."""
    trouble = await request.app.state.app.health.trouble()
    return PlainTextResponse(f"{trouble}\n", 503) if trouble else PlainTextResponse("ok\n")


async def motifs(request: Request) -> Response:
    """The parts of which pictures are put together."""
    return answer(request, MOTIFS)


async def metrics(request: Request) -> Response:
    """For Prometheus."""
    return PlainTextResponse(request.app.state.app.metrics.text())


async def _http_problem(request: Request, fault: Exception) -> Response:
    """A page for people, JSON for programs."""
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        return problem_response(fault)
    call = Call(request, request.app.state.app, None)
    with contextlib.suppress(Fault, SpieltischError, DBAPIError):
        await admit(call, 1.0)  # who is signed in stays so where nothing is
    return problem_page(call, fault)


def from_settings() -> Starlette:
    """The server for the settings in the environment; how workers start."""
    config = from_environment()
    set_up_logs(config.log)
    return application(config)
