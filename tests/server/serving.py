"""Servers in processes of their own, and clients that talk to them as anybody would."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from scripts.services import children, free_port
from spieltisch.store import Store
from tests import auction

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60.0
SMALL_GAME = auction.make().name
AS_IN_TESTS = "tests.server.same_luck,tests.server.patient"
"""What every server here imports beside its games."""
SLOW_BUCKETS = "tests.auction,tests.server.slow_buckets"
"""Where a test spends what somebody may spend, it does not come back while the test is slow."""


@cache
def fresh_database() -> bytes:
    """An empty database of SQLite in its newest form: servers need not make one again and again."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "x.db"
        store = Store(f"sqlite:///{file}")
        store.migrate()
        store.close()
        return file.read_bytes()


class Server:
    """`spieltisch serve` on loopback."""

    def __init__(
        self,
        database: str,
        log: Path,
        port: int = 0,
        games: str = "tests.auction",
        **settings: Any,
    ) -> None:
        self.port = port or free_port()
        self.log = log
        self.environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith("SPIELTISCH_")},
            "SPIELTISCH_DATABASE": database,
            "SPIELTISCH_PORT": str(self.port),
            "SPIELTISCH_GAMES": f"{games},{AS_IN_TESTS}",
            "SPIELTISCH_RATE": "0",
            **{f"SPIELTISCH_{k.upper()}": str(v) for k, v in settings.items()},
        }
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        kind, _, file = self.environment["SPIELTISCH_DATABASE"].partition(":///")
        if kind == "sqlite" and not Path(file).exists():
            Path(file).write_bytes(fresh_database())
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "spieltisch", "serve"],
                env=self.environment,
                cwd=ROOT,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        until = time.monotonic() + 3 * PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(self.log.read_text()[-3000:])
            time.sleep(0.05)
        return self

    def answers(self) -> bool:
        try:
            urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
        except OSError:
            return False
        return True

    def processes(self, name: str) -> list[int]:
        """Those that it has started and whose command line has this name."""
        found = []
        for child in children(self.process.pid) if self.process is not None else []:
            with suppress(OSError):  # gone meanwhile
                if name in Path(f"/proc/{child}/cmdline").read_text():
                    found.append(child)
        return found

    def kill(self) -> None:
        """As a power cut would, with everything it has started."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> int:
        """Politely; the exit code."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        try:
            code = self.process.wait(PATIENCE)
        finally:
            self.kill()
        return code


@contextmanager
def serving(database: str, log: Path, port: int = 0, **settings: Any) -> Iterator[Server]:
    server = Server(database, log, port, **settings)
    try:
        yield server.start()
    finally:
        server.kill()


@contextmanager
def serving_two(
    database: str, folder: Path, redis: str, **settings: object
) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database; neither takes the other for dead, however busy all are."""
    wishes: dict[str, Any] = {"redis": redis, "lease_seconds": PATIENCE, **settings}
    servers = Server(database, folder / "a", **wishes), Server(database, folder / "b", **wishes)
    try:
        yield servers[0].start(), servers[1].start()
    finally:
        for server in servers:
            server.kill()


class Answer:
    """Status, headers and body of an answer."""

    def __init__(self, status: int, headers: Any, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect)


class Client:
    """A program with a token, or a browser with a cookie."""

    def __init__(self, url: str, token: str = "", cookie: str = "") -> None:
        self.url = url
        self.token = token
        self.cookie = cookie
        self.id = ""

    @classmethod
    def program(cls, url: str, name: str) -> "Client":
        client = cls(url)
        made = client.post("/api/v1/people", {"name": name, "token": True}).json
        client.token, client.id = made["token"], made["id"]
        return client

    @classmethod
    def browser(cls, url: str, name: str) -> "Client":
        client = cls(url)
        answer = client.post("/api/v1/people", {"name": name})
        client.cookie = answer.headers["set-cookie"].partition(";")[0]
        client.id = answer.json["id"]
        return client

    def call(
        self,
        method: str,
        path: str,
        data: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        sent = dict(headers or {})
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        if self.cookie:
            sent["Cookie"] = self.cookie
            sent.setdefault("Origin", self.url)
        request = urllib.request.Request(self.url + path, data, sent, method=method)
        try:
            with _opener.open(request, timeout=PATIENCE) as answer:
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as answer:
            return Answer(answer.code, answer.headers, answer.read())

    def get(self, path: str) -> Answer:
        return self.call("GET", path)

    def post(self, path: str, body: Any = None, method: str = "POST") -> Answer:
        data = b"" if body is None else json.dumps(body).encode()
        return self.call(method, path, data, {"Content-Type": "application/json"})

    def form(self, path: str, body: str) -> Answer:
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        return self.call("POST", path, body.encode(), kind)

    def live(self, table: str, query: str = "", **headers: str) -> ClientConnection:
        sent = dict(headers)
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        if self.cookie:
            sent["Cookie"] = self.cookie
            sent.setdefault("Origin", self.url)
        address = f"ws{self.url[4:]}/api/v1/tables/{table}/live{query}"
        # No pings of its own: their thread would draw from `random` while other tests run, and
        # Hypothesis fails a test during which somebody does.
        return connect(
            address, additional_headers=sent, open_timeout=PATIENCE, ping_interval=None
        ).__enter__()

    def table(self, *seats: str, **more: object) -> Any:
        """Make a table of the small game."""
        plans = [{"kind": "bot", "bot": s[4:]} if s[:3] == "bot" else {"kind": s} for s in seats]
        return self.post("/api/v1/tables", {"game": SMALL_GAME, "seats": plans, **more}).json


def receive(socket: ClientConnection) -> Any:
    return json.loads(socket.recv(timeout=PATIENCE))


def receive_until(socket: ClientConnection, kind: str) -> Any:
    while True:
        message = receive(socket)
        if message["type"] == kind:
            return message
