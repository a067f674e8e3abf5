"""Load: drive tables of four seats over real WebSockets on loopback and measure.

    python scripts/load.py                                     all that the project reports
    python scripts/load.py --path screens --tables 50          flat out, as browsers play
    python scripts/load.py --path programs --tables 500 --rate 1     a move a second at each table

Prints moves per second, the time from sending a move until another seat has applied it, what a move
costs the server, and the bytes that each seat is sent for it. The server runs on a new database,
server and players as processes of their own; boardgame.io plays beside it where npm is at hand.
"""

import argparse
import http.client
import json
import multiprocessing
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from benchmarks import boardgame_io
from scripts.load_players import PATHS, Played, play
from scripts.services import children, free_port, postgres_server, redis_server

RIVAL = "boardgame.io"
RUNS: tuple[dict[str, Any], ...] = (
    {"path": "programs", "tables": 50},
    {"path": "screens", "tables": 50},
    {"path": "screens", "tables": 50, "game": "burgundy"},
    {"path": "programs", "tables": 500, "rate": 1.0},
    {"path": "screens", "tables": 200, "rate": 1.0},
)
"""What the project reports, on each database: flat out, and many tables at a human pace."""
START_WITHIN = 60.0
clock = time.perf_counter


def _cpu(parent: int) -> float:
    """Processor seconds of a process and its children; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{parent}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(map(_cpu, children(parent)))


@contextmanager
def server(given: argparse.Namespace) -> "Iterator[tuple[subprocess.Popen[bytes], int]]":
    """A server on a new database, and its port."""
    with ExitStack() as stack:
        port = free_port()
        rival = given.path == RIVAL
        process = boardgame_io.start(port) if rival else _ours(given, port, stack)
        try:
            _await_start(process, port)
            yield process, port
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def _ours(given: argparse.Namespace, port: int, stack: ExitStack) -> "subprocess.Popen[bytes]":
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="spieltisch-load-")))
    database = f"sqlite:///{folder / 'load.db'}"
    if given.database == "postgresql":
        database = stack.enter_context(postgres_server())[1]
    settings = {"database": database, "rate": 0, "log": "warning", "port": port}
    settings["workers"] = given.workers
    if given.workers > 1:
        settings["redis"] = stack.enter_context(redis_server())[1]
    environment = {f"SPIELTISCH_{name.upper()}": str(it) for name, it in settings.items()}
    command = [sys.executable, *([given.through] if given.through else ["-m", "spieltisch"])]
    return subprocess.Popen([*command, "serve"], env={**os.environ, **environment})


def _await_start(process: "subprocess.Popen[bytes]", port: int) -> None:
    """Until it answers, if only that it does not know this path."""
    until = clock() + START_WITHIN
    while process.poll() is None and clock() < until:
        answer = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        with suppress(OSError):
            answer.request("GET", "/healthz")
            if answer.getresponse().status in (200, 404):
                return
        time.sleep(0.1)
    raise SystemExit("the server does not start")


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """One run: the tables, dealt out to processes of players."""
    spawn = multiprocessing.get_context("spawn")
    many = min(given.generators, given.tables)
    with server(given) as (process, port):
        pipes = []
        for number in range(many):
            tables = given.tables // many + (number < given.tables % many)
            ours, theirs = spawn.Pipe()
            spawn.Process(target=play, args=(given, port, tables, theirs), daemon=True).start()
            pipes.append(ours)
        for pipe in pipes:
            pipe.recv()
        for pipe in pipes:
            pipe.send(b"begin")
        time.sleep(given.warm)
        cpu = _cpu(process.pid)
        time.sleep(given.seconds)
        cpu = _cpu(process.pid) - cpu
        played: list[Played] = [pipe.recv() for pipe in pipes]
    return result(given, cpu, played)


def result(given: argparse.Namespace, cpu: float, played: list[Played]) -> dict[str, Any]:
    """What was measured, by name."""
    delays = sorted(delay for part in played for delay in part.delays)
    sizes = [size for part in played for size in part.sizes]
    moves = max(len(delays), 1)

    def percentile(share: float) -> float:
        return round(delays[int(share * (len(delays) - 1))] * 1000, 1) if delays else 0.0

    for part in filter(lambda part: part.refusals, played):
        print(f"refused: {part.last_refusal[:300]}", file=sys.stderr)
    return {
        "path": given.path,
        "game": "heavy" if given.path == RIVAL else given.game,
        "database": "memory" if given.path == RIVAL else given.database,
        "workers": given.workers,
        "tables": given.tables,
        "rate": given.rate or "flat out",
        "moves_per_second": round(len(delays) / given.seconds),
        "p50_ms": percentile(0.5),
        "p99_ms": percentile(0.99),
        "server_us_per_move": round(cpu / moves * 1e6),
        "bytes_per_seat_and_move": round(statistics.median(sizes)) if sizes else 0,
        "refusals": sum(part.refusals for part in played),
        "server_cores": round(cpu / given.seconds, 2),
        "players_cores": round(sum(part.cpu for part in played) / given.seconds, 2),
        "machine_load": round(os.getloadavg()[0], 1),
    }


def runs(given: argparse.Namespace) -> Iterator[argparse.Namespace]:
    """The run asked for, or all that the project reports; boardgame.io once for each database."""
    chosen = {name: value for name, value in vars(given).items() if value is not None}
    usual: dict[str, Any] = {**vars(given), "game": "boonlake", "rate": 0.0, "tables": 50}
    rivals: list[dict[str, Any]] = [{"path": RIVAL}] if boardgame_io.folder() else []
    for database in [given.database] if given.database else ["sqlite", "postgresql"]:
        for workers in [given.workers] if given.workers else [1, 2]:
            for run in ({},) if given.path else (*rivals[: workers == 1], *RUNS):
                where = {"database": database, "workers": workers}
                yield argparse.Namespace(**{**usual, **run, **where, **chosen})


def main() -> None:
    """One run, or all that the project reports."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--path", choices=[*PATHS, RIVAL], help="default: all the project reports")
    parser.add_argument("--game")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="default: both")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--rate", type=float, help="moves a second at each table; 0: flat out")
    parser.add_argument("--workers", type=int, help="processes of the server; default: 1, then 2")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--warm", type=float, default=2)
    parser.add_argument("--generators", type=int, default=1, help="processes of players")
    parser.add_argument("--through", help="run the server through this script, such as a profiler")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    for run in runs(given):
        measured = measure(run)
        shown = ", ".join(f"{name} {value}" for name, value in measured.items())
        print(json.dumps(measured) if given.json else shown, flush=True)


if __name__ == "__main__":
    main()
