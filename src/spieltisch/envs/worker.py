"""A worker process of `vector`: plays its share of the games when told to."""

import signal
import time
import traceback
from multiprocessing.connection import Connection
from typing import Any, Final

from spieltisch.envs.share import Share
from spieltisch.envs.sharing import Board, Shape

RESET: Final = "reset"
STEP: Final = "step"
WORKED: Final = "worked"
CLOSE: Final = "close"


def work(
    line: Connection,
    shape: Shape,
    shared: dict[str, Any],
    first: int,
    last: int,
    game: str,
    more: dict[str, Any],
) -> None:
    """Play the games from `first` up to `last` until told to close; answer "" or what failed."""
    # Whoever stops the main process stops us by closing the line.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        share = Share(Board(shape, shared), range(first, last), game, more)
    except Exception:
        line.send(traceback.format_exc())
        return
    while True:
        try:
            what, seeds = line.recv()
        except (EOFError, OSError):
            return
        if what == CLOSE:
            return
        line.send(_answer(share, what, seeds))


def _answer(share: Share, what: str, seeds: list[int | None]) -> str:
    if what == WORKED:
        return str(time.process_time())
    try:
        share.reset(seeds) if what == RESET else share.step()
    except Exception:
        return traceback.format_exc()
    return ""
