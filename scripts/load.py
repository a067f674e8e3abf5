"""Load: drive tables of four seats over real WebSockets on loopback and measure.

    python scripts/load.py                                all that the project reports
    python scripts/load.py --tables 50                    flat out
    python scripts/load.py --tables 500 --rate 1          a move a second at each table

Prints moves per second and how long it takes from sending a move to the update at another seat,
durable, and what a move costs the server. The server runs as a process of its own on a new
database, the players in one process or more; everything ends with the script.
"""

import argparse
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.load_players import SEATS, Played, Share, play
from scripts.services import children, free_port, postgres_server, redis_server

SCENES = ({"tables": 50, "rate": 0.0}, {"tables": 500, "rate": 1.0})
"""What the project reports: flat out, and many tables at a human pace."""
BUSY = 0.9
"""Players who use a core to this share may be the limit themselves."""
START_WITHIN = 60.0
clock = time.perf_counter


class Served:
    """A server under load."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int) -> None:
        self.process = process
        self.port = port

    def get(self, path: str) -> str:
        """What the server answers."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
            return str(answer.read().decode())

    def moves(self) -> int:
        """Moves made durable so far."""
        for line in self.get("/metrics").splitlines():
            if line.startswith("spieltisch_moves_total "):
                return int(float(line.split()[1]))
        return 0

    def cpu(self) -> float:
        """Processor seconds of the server and its workers; 0 where the system does not tell."""
        found = [self.process.pid]
        for pid in found:
            found += children(pid)
        return sum(_cpu(pid) for pid in found)


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(given: argparse.Namespace) -> Iterator[Served]:
    """A server on a new database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="spieltisch-load-")))
        if given.database == "postgresql":
            database = stack.enter_context(postgres_server())[1]
        else:
            database = f"sqlite:///{folder / 'load.db'}"
        settings = {"database": database, "rate": 0, "log": "warning", "workers": given.workers}
        settings["port"] = free_port()
        if given.workers > 1:
            settings["redis"] = stack.enter_context(redis_server())[1]
        environment = {f"SPIELTISCH_{name.upper()}": str(it) for name, it in settings.items()}
        command = [sys.executable, *([given.through] if given.through else ["-m", "spieltisch"])]
        process = subprocess.Popen([*command, "serve"], env={**os.environ, **environment})
        try:
            served = Served(process, int(settings["port"]))
            _await_start(served)
            yield served
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def _await_start(served: Served) -> None:
    until = clock() + START_WITHIN
    while True:
        try:
            served.get("/healthz")
            return
        except OSError:
            if clock() > until or served.process.poll() is not None:
                raise
            time.sleep(0.1)


def shares(given: argparse.Namespace, port: int) -> list[Share]:
    """The tables, dealt out to the processes of players."""
    many = min(given.generators, given.tables)
    each = [given.tables // many + (number < given.tables % many) for number in range(many)]
    return [Share(port, given.game, n, given.rate, given.warm, given.seconds) for n in each]


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """One run."""
    spawn = multiprocessing.get_context("spawn")
    with server(given) as served:
        pipes, processes = [], []
        for share in shares(given, served.port):
            ours, theirs = spawn.Pipe()
            processes.append(spawn.Process(target=play, args=(share, theirs), daemon=True))
            pipes.append(ours)
            processes[-1].start()
        for pipe in pipes:
            pipe.recv()
        print(f"{given.tables} tables with {SEATS} sockets each are open.", file=sys.stderr)
        for pipe in pipes:
            pipe.send(b"begin")
        time.sleep(given.warm)
        began, moves, cpu = clock(), served.moves(), served.cpu()
        time.sleep(given.seconds)
        seconds, moves, cpu = clock() - began, served.moves() - moves, served.cpu() - cpu
        played: list[Played] = [pipe.recv() for pipe in pipes]
        for process in processes:
            process.join()
    return result(given, seconds, moves, cpu, played)


def result(
    given: argparse.Namespace, seconds: float, moves: int, cpu: float, played: list[Played]
) -> dict[str, Any]:
    """What was measured, by name."""
    delays = sorted(delay for part in played for delay in part.delays)

    def percentile(share: float) -> float:
        return round(delays[int(share * (len(delays) - 1))] * 1000, 1) if delays else 0.0

    for part in played:
        if part.refusals:
            print(f"refused: {part.last_refusal}", file=sys.stderr)
    busiest = max(part.cpu for part in played) / given.seconds
    if busiest > BUSY:
        print("The players may be the limit: try more --generators.", file=sys.stderr)
    return {
        "game": given.game,
        "database": given.database,
        "workers": given.workers,
        "tables": given.tables,
        "rate": given.rate or "flat out",
        "seconds": round(seconds, 1),
        "moves_per_second": round(moves / seconds),
        "p50_ms": percentile(0.5),
        "p99_ms": percentile(0.99),
        "refusals": sum(part.refusals for part in played),
        "server_cores": round(cpu / seconds, 2),
        "server_us_per_move": round(cpu / max(moves, 1) * 1e6),
        "players_cores": round(sum(part.cpu for part in played) / given.seconds, 2),
        "machine_load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    """One run, or all that the project reports."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="boonlake")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], help="default: both")
    parser.add_argument("--tables", type=int, help="default: 50 flat out, then 500 at 1 a second")
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--warm", type=float, default=2)
    parser.add_argument("--workers", type=int, default=1, help="processes of the server")
    parser.add_argument("--generators", type=int, default=1, help="processes of players")
    parser.add_argument("--through", help="run the server through this script, such as a profiler")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    scenes = SCENES if given.tables is None else ({"tables": given.tables, "rate": given.rate},)
    for database in [given.database] if given.database else ["sqlite", "postgresql"]:
        for scene in scenes:
            chosen = argparse.Namespace(**{**vars(given), "database": database, **scene})
            measured = measure(chosen)
            if given.json:
                print(json.dumps(measured), flush=True)
            else:
                print(", ".join(f"{name} {value}" for name, value in measured.items()), flush=True)


if __name__ == "__main__":
    main()
