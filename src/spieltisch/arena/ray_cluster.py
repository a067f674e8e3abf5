"""The same chunks of games on a Ray cluster: many machines, each finished game kept.

Ray is optional. A chunk whose machine is lost is played again elsewhere; what was finished before
is already in the checkpoint.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from spieltisch.arena.play import Outcome
from spieltisch.arena.tournament import Chunk, Runner, play_chunk
from spieltisch.kernel.errors import BadSetup

LOCAL = "local"
_RETRIES = 10
_AHEAD = 2
"""Chunks that wait for each processor, so that none is idle and few are lost."""


def run_on_ray(address: str) -> Runner:
    """Chunks on the cluster at this address; `local` starts one on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError as fault:
        raise BadSetup("--ray needs the package ray: install spieltisch[ray]") from fault

    def run(chunks: Iterable[Chunk]) -> Iterator[list[Outcome]]:
        if not ray.is_initialized():
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        play = ray.remote(max_retries=_RETRIES)(play_chunk)
        most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for chunk in chunks:
            waiting.append(play.remote(chunk))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting, num_returns=1)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting, num_returns=1)
            yield from ray.get(done)

    return run
