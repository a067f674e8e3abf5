"""The same chunks of games on a Ray cluster: many machines, each finished game kept.

Ray is optional. A chunk whose machine is lost is played again elsewhere; what was finished before
is already in the checkpoint.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from spieltisch.arena.puzzles import Dig, dig
from spieltisch.arena.selfplay import Selfplay, play
from spieltisch.arena.tournament import Runner, play_chunk
from spieltisch.kernel.errors import BadSetup
from spieltisch.tables.puzzles import Puzzle

LOCAL = "local"
_RETRIES = 10
_AHEAD = 2
"""Errands that wait for each processor, so that none is idle and few are lost."""
_SECONDS = 1.0
"""How long an errand should take: each costs a millisecond, and what is lost is done again."""
_MOST = 64
"""Chunks of one errand."""

Work = TypeVar("Work")
Done = TypeVar("Done")


def run_on_ray(address: str) -> Runner:
    """Chunks on the cluster at this address; `local` starts one on this machine."""
    return _on_ray(address, play_chunk, in_order=False)


def selfplay_on_ray(address: str) -> Selfplay:
    """Games to learn from on the cluster; the folder of the lesson must be seen from all of it."""
    return _on_ray(address, play, in_order=True)


def mining_on_ray(address: str) -> Callable[[Iterable[Dig]], Iterator[list[Puzzle]]]:
    """Games to look for puzzles in, on the cluster."""
    return _on_ray(address, dig, in_order=True)


def _on_ray(
    address: str, work: Callable[[Work], Done], in_order: bool
) -> Callable[[Iterable[Work]], Iterator[Done]]:
    try:
        ray: Any = import_module("ray")
    except ImportError as fault:
        raise BadSetup("--ray needs the package ray: install spieltisch[ray]") from fault

    def run(chunks: Iterable[Work]) -> Iterator[Done]:
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        remote = ray.remote(max_retries=_RETRIES)(errand)
        most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        coming, size = iter(chunks), 1
        waiting: list[Any] = []
        while True:
            while len(waiting) < most and (some := list(islice(coming, size))):
                waiting.append(remote.remote(work, some))
            if not waiting:
                return
            first = waiting[0] if in_order else ray.wait(waiting, num_returns=1)[0][0]
            waiting.remove(first)
            done, seconds = ray.get(first)
            size = bundle(len(done), seconds)
            yield from done

    return run


def errand(work: Callable[[Work], Done], some: list[Work]) -> tuple[list[Done], float]:
    """Several chunks for one machine, and how long they took there."""
    begun = time.perf_counter()
    return [work(one) for one in some], time.perf_counter() - begun


def bundle(chunks: int, seconds: float) -> int:
    """How many chunks are worth an errand, as these took so long."""
    return max(1, min(_MOST, int(_SECONDS * chunks / max(seconds, 0.001))))
