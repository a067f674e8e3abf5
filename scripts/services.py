"""PostgreSQL and Redis for tests and measurements: found, started, stopped again.

    python scripts/services.py            start both, print their URLs, stop at Ctrl-C
    python scripts/services.py --install  install what is missing, where root may (Debian)

Each server gets a free port and a folder of its own that goes away with it. Only --install ever
installs anything; a test that misses a server is skipped and says which.
"""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

START_WITHIN = 60.0
FIRST_PORT, PORTS = 10_000, 20_000
PACKAGES = {"postgres": "postgresql", "initdb": "postgresql", "redis-server": "redis-server"}
"""Debian's packages, by the programs that are needed of them."""


class Unavailable(Exception):
    """A server that is neither here nor to be had."""


_ports = (FIRST_PORT + number % PORTS for number in itertools.count(os.getpid() * 211))


def free_port() -> int:
    """A port that nobody listens on, nor will until it is used.

    None of those from which the system takes the ports of outgoing connections: such a one may be
    gone again before its server starts. Every process begins elsewhere, and none comes twice.
    """
    for port in _ports:
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise Unavailable("no port is free")


def find(program: str) -> Path:
    """A server's program."""
    found = _found(program)
    if found is None:
        raise Unavailable(f"{program} is not installed (Debian: apt install {PACKAGES[program]})")
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
    program, initdb = find("postgres"), find("initdb")
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
    program = find("redis-server")
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


def install() -> int:
    """Install what is missing where we may; else say what will not be tested."""
    missing = sorted({package for name, package in PACKAGES.items() if _found(name) is None})
    if not missing:
        return 0
    if may_install():
        print(f"Installing for the tests: {' '.join(missing)} …", flush=True)
        install_packages(missing)
        missing = sorted({package for name, package in PACKAGES.items() if _found(name) is None})
    if missing:
        print(f"Not here, so their tests will be skipped: {' '.join(missing)}.", file=sys.stderr)
    return 0


def may_install() -> bool:
    """Whether this is a Debian and we are root."""
    return bool(shutil.which("apt-get")) and hasattr(os, "geteuid") and os.geteuid() == 0


def install_packages(packages: list[str]) -> bool:
    """Debian's packages; whether all went well."""
    quiet = ["apt-get", "-qq", "-o=Dpkg::Use-Pty=0"]
    quiet += ["-o=Acquire::Retries=1", "-o=Acquire::http::Timeout=20"]  # there may be no network
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run([*quiet, *command], env=environment, capture_output=True)
        if done.returncode:
            return False
    return True


def main() -> None:
    """Both, until Ctrl-C."""
    with postgres_server() as (_, database), redis_server() as (_, relay):
        print(f"SPIELTISCH_DATABASE={database}\nSPIELTISCH_REDIS={relay}", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            signal.pause()


if __name__ == "__main__":
    if "--install" in sys.argv[1:]:
        sys.exit(install())
    main()
