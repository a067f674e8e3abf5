"""PostgreSQL and Redis for tests and measurements: found or installed, started, stopped again.

    python scripts/services.py            start both, print their URLs, stop at Ctrl-C

Each server gets a free port and a folder of its own that goes away with it. On Debian, root gets
missing servers installed; everybody else is told what is missing.
"""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

START_WITHIN = 60.0


class Unavailable(Exception):
    """A server that is neither here nor to be had."""


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find(program: str, package: str) -> Path:
    """A server's program; root on Debian may install its package."""
    found = _found(program)
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", package]
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(command, env=environment, check=False, capture_output=True, timeout=600)
        found = _found(program)
    if found is None:
        raise Unavailable(f"{program} is not installed (Debian: apt install {package})")
    return found


def _found(program: str) -> Path | None:
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)
    here = shutil.which(program)
    return debian[0] if debian else Path(here) if here else None


def children(parent: int) -> list[int]:
    """The processes that a process has started; PostgreSQL's leave its group."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(status.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(status.parent.name))
    return found


class Server:
    """A server process that can be killed and started again on the same port and data."""

    def __init__(self, command: list[str], port: int, user: str | None, folder: Path) -> None:
        self.command = command
        self.port = port
        self.user = user
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it listens."""
        until = time.monotonic() + START_WITHIN
        self._launch()
        while not self._listens():
            if time.monotonic() > until:
                raise Unavailable((self.folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.05)
            if self.process is not None and self.process.poll() is not None:
                # After a kill, its children may still hold what it needs.
                time.sleep(0.2)
                self._launch()

    def _launch(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
                start_new_session=True,
            )

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """As a power cut would: no good-byes, also not from its children."""
        if self.process is not None:
            for child in [*children(self.process.pid), self.process.pid]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        """Stop quickly but in order."""
        self._signal(signal.SIGINT)

    def _signal(self, number: int) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(number)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


@contextlib.contextmanager
def _folder(user: str | None) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="spieltisch-", ignore_cleanup_errors=True) as name:
        if user is not None:
            shutil.chown(name, user)
        yield Path(name)


def _other_user() -> str | None:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextlib.contextmanager
def postgres_server() -> Iterator[tuple[Server, str]]:
    """A PostgreSQL server and the URL of its database."""
    program, initdb = find("postgres", "postgresql"), find("initdb", "postgresql")
    user = _other_user()
    with _folder(user) as folder:
        data = folder / "data"
        setup = [str(initdb), "-D", str(data), "-U", "spieltisch", "-A", "trust", "-E", "UTF8"]
        setup += ["--locale=C"]
        subprocess.run(setup, check=True, capture_output=True, user=user, cwd=folder)
        port = free_port()
        command = [str(program), "-D", str(data), "-p", str(port), "-h", "127.0.0.1"]
        command += ["-c", f"unix_socket_directories={folder}", "-c", "max_connections=200"]
        server = Server(command, port, user, folder)
        try:
            server.start()
            _await_postgres(program.parent, port)
            yield server, f"postgresql://spieltisch@127.0.0.1:{port}/postgres"
        finally:
            server.stop()


def _await_postgres(programs: Path, port: int) -> None:
    """It listens before it answers."""
    ready = shutil.which("pg_isready", path=f"{programs}{os.pathsep}{os.environ.get('PATH', '')}")
    until = time.monotonic() + START_WITHIN
    while ready and time.monotonic() < until:
        asked = subprocess.run([ready, "-q", "-h", "127.0.0.1", "-p", str(port)], check=False)
        if asked.returncode == 0:
            return
        time.sleep(0.05)


@contextlib.contextmanager
def redis_server() -> Iterator[tuple[Server, str]]:
    """A Redis server and its URL."""
    program = find("redis-server", "redis-server")
    with _folder(None) as folder:
        port = free_port()
        command = [str(program), "--port", str(port), "--bind", "127.0.0.1", "--save", ""]
        command += ["--dir", str(folder), "--appendonly", "no"]
        server = Server(command, port, None, folder)
        try:
            server.start()
            yield server, f"redis://127.0.0.1:{port}/0"
        finally:
            server.stop()


def main() -> None:
    """Both, until Ctrl-C."""
    with postgres_server() as (_, database), redis_server() as (_, relay):
        print(f"SPIELTISCH_DATABASE={database}\nSPIELTISCH_REDIS={relay}", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            signal.pause()


if __name__ == "__main__":
    main()
