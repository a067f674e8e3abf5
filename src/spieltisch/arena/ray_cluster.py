"""The same chunks of games on a Ray cluster: many machines, each finished game kept.

Ray is optional. A chunk whose machine is lost is played again elsewhere; what was finished before
is already in the checkpoint.
"""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

from spieltisch.arena.selfplay import Selfplay, play
from spieltisch.arena.tournament import Runner, play_chunk
from spieltisch.kernel.errors import BadSetup

LOCAL = "local"
_RETRIES = 10
_AHEAD = 2
"""Chunks that wait for each processor, so that none is idle and few are lost."""

Work = TypeVar("Work")
Done = TypeVar("Done")


def run_on_ray(address: str) -> Runner:
    """Chunks on the cluster at this address; `local` starts one on this machine."""
    return _on_ray(address, play_chunk, in_order=False)


def selfplay_on_ray(address: str) -> Selfplay:
    """Games to learn from on the cluster; the folder of the lesson must be seen from all of it."""
    return _on_ray(address, play, in_order=True)


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
        remote = ray.remote(max_retries=_RETRIES)(work)
        most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []

        def next_done() -> Done:
            first = waiting[0] if in_order else ray.wait(waiting, num_returns=1)[0][0]
            waiting.remove(first)
            done: Done = ray.get(first)
            return done

        for chunk in chunks:
            waiting.append(remote.remote(chunk))
            if len(waiting) >= most:
                yield next_done()
        while waiting:
            yield next_done()

    return run
