"""The ASGI application, put together."""

import asyncio
import gc
import importlib
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from spieltisch.server import api_history, api_people, api_play, api_scene, api_tables
from spieltisch.server.config import Config, from_environment
from spieltisch.server.faults import Fault
from spieltisch.server.hall import Hall
from spieltisch.server.live import live
from spieltisch.server.logs import set_up_logs
from spieltisch.server.openapi import describe
from spieltisch.server.pages import ROUTES as PAGES
from spieltisch.server.pages_play import CLIENT
from spieltisch.server.routing import json_response, problem_response
from spieltisch.server.security import Guard

PREFIX = "/api/v1"
ENDPOINTS = [
    *api_people.ENDPOINTS,
    *api_tables.ENDPOINTS,
    *api_play.ENDPOINTS,
    *api_scene.ENDPOINTS,
    *api_history.ENDPOINTS,
]


def application(config: Config) -> Starlette:
    """The server for these settings."""
    for module in filter(None, config.games.split(",")):
        importlib.import_module(module)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(config)
        app.state.hall = hall
        await hall.open()
        _tune()
        yield
        await hall.close()

    return Starlette(
        routes=_routes(),
        middleware=[Middleware(Guard)],
        lifespan=lifespan,
        exception_handlers={HTTPException: _http_problem},
    )


def _tune() -> None:
    """Tables are large and live long: do not search them for garbage again and again.

    The writer's thread must not keep the event loop waiting for Python's lock either.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0005)


def _routes() -> list[Route | WebSocketRoute | Mount]:
    description = describe(ENDPOINTS, PREFIX)

    async def openapi(_request: Request) -> Response:
        return json_response(description)

    return [
        *(Route(PREFIX + path, Methods(path)) for path in dict.fromkeys(e.path for e in ENDPOINTS)),
        Route(f"{PREFIX}/openapi.json", openapi),
        WebSocketRoute(f"{PREFIX}/tables/{{table_id}}/live", live),
        Route("/healthz", health),
        Route("/metrics", metrics),
        *PAGES,
        CLIENT,
        Mount("/static", StaticFiles(directory=Path(__file__).parent / "static"), name="static"),
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
    """Whether the server and its database answer."""
    await asyncio.to_thread(request.app.state.hall.store.ping)
    return PlainTextResponse("ok\n")


async def metrics(request: Request) -> Response:
    """For Prometheus."""
    return PlainTextResponse(request.app.state.hall.metrics.text())


async def _http_problem(_request: Request, fault: Exception) -> Response:
    return problem_response(fault)


def from_settings() -> Starlette:
    """The server for the settings in the environment; how workers start."""
    config = from_environment()
    set_up_logs(config.log)
    return application(config)
