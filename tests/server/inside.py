"""A server in a thread of the test process, whose tables the test can reach into."""

import gc
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from scripts.services import free_port
from spieltisch.server.application import Application
from spieltisch.server.asgi import application
from spieltisch.server.config import Config
from tests.server.patient import TIMES
from tests.server.serving import PATIENCE


class Inside:
    """The server's address and its app."""

    def __init__(self, url: str, app: Application) -> None:
        self.url = url
        self.app = app


@contextmanager
def tuned_back() -> Iterator[None]:
    """A server tunes its process (`server.tuning`): the tests that follow get theirs back."""
    threshold, interval = gc.get_threshold(), sys.getswitchinterval()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*threshold)
        sys.setswitchinterval(interval)


@contextmanager
def server_inside(folder: Path, database: str = "") -> Iterator[Inside]:
    port = free_port()
    database = database or f"sqlite:///{folder / 'x.db'}"
    app = application(Config(database=database, rate=0, port=port))
    config = uvicorn.Config(
        app, port=port, log_config=None, access_log=False, ws="websockets-sansio"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    with tuned_back():
        thread.start()
        try:
            until = time.monotonic() + PATIENCE
            while not server.started:
                assert thread.is_alive()
                assert time.monotonic() < until
                time.sleep(0.02)
            inside = Inside(f"http://127.0.0.1:{port}", app.state.app)
            for slow in (inside.app.replays, inside.app.trials, inside.app.boxes):
                slow.seconds *= TIMES
            yield inside
        finally:  # also of a test that fails: its threads would keep the process from ending
            server.should_exit = True
            thread.join(PATIENCE)
