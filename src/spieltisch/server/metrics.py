"""Counters for Prometheus."""

import os
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from spieltisch.server.live.table_cache import LiveTable, TableCache
from spieltisch.tables.deeds import Entry, Moved

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers keep their counters."""


class Metrics:
    """What a host wants to watch. With several workers, any of them answers for all."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self.registry = CollectorRegistry()
        self.moves = Counter("spieltisch_moves", "Moves made durable", registry=self.registry)
        self.entries = Counter("spieltisch_entries", "Entries written", registry=self.registry)
        self.refusals = Counter(
            "spieltisch_refusals", "Moves refused, by code", ["code"], registry=self.registry
        )
        self.requests = Counter(
            "spieltisch_requests", "HTTP requests, by status", ["status"], registry=self.registry
        )
        self.seconds = Histogram(
            "spieltisch_move_seconds",
            "From a command's arrival to durable, by path",
            ["path"],
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )
        self.unfit = Counter(
            "spieltisch_frames_unfit",
            "Frames that did not fit what a screen held",
            registry=self.registry,
        )
        self.sockets = Gauge(
            "spieltisch_sockets",
            "Open live channels",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        self.hot = Gauge(
            "spieltisch_tables",
            "Tables in memory",
            registry=self.registry,
            multiprocess_mode="livesum",
        )
        ProcessCollector(registry=self.registry)
        _forget_the_dead()
        tables.after.append(self._count)
        tables.timed = self._time

    def _count(self, _hot: LiveTable, entries: list[Entry]) -> None:
        self.entries.inc(len(entries))
        self.moves.inc(sum(isinstance(entry.deed, Moved) for entry in entries))

    def _time(self, path: str, seconds: float) -> None:
        self.seconds.labels(path).observe(seconds)

    def text(self) -> bytes:
        """All of it in Prometheus' format."""
        self.hot.set(len(self.tables.hots))
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def _forget_the_dead() -> None:
    """What a worker that is no more had open is open no more."""
    for file in Path(os.environ[FOLDER]).glob("gauge_live*_*.db") if FOLDER in os.environ else ():
        pid = file.stem.rpartition("_")[2]
        if pid.isdigit() and not _alive(int(pid)):
            mark_process_dead(int(pid))  # type: ignore[no-untyped-call]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
