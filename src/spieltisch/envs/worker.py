"""A worker process of `vector`: plays its share of the games when told to."""

import signal
import time
import traceback
from multiprocessing.connection import Connection
from typing import Any, Final

from spieltisch.envs.bout import Bout
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
        share = _Share(Board(shape, shared), range(first, last), game, more)
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


def _answer(share: "_Share", what: str, seeds: list[int | None]) -> str:
    if what == WORKED:
        return str(time.process_time())
    try:
        share.reset(seeds) if what == RESET else share.step()
    except Exception:
        return traceback.format_exc()
    return ""


class _Share:
    """Some of the games."""

    def __init__(self, board: Board, rows: range, game: str, more: dict[str, Any]) -> None:
        known = dict(more)
        known["rewards_kind"] = known.pop("rewards", "outcome")
        for unseen in ("render_mode", "language", "observation"):
            known.pop(unseen, None)
        self.board = board
        self.bouts = {row: Bout(game, **known) for row in rows}

    def reset(self, seeds: list[int | None]) -> None:
        for row, bout in self.bouts.items():
            bout.begin(seeds[row])
            self._show(row, bout)

    def step(self) -> None:
        board = self.board
        for row, bout in self.bouts.items():
            board.rewards[row] = bout.act(int(board.actions[row]))
            board.ended[row] = bout.over
            if bout.over:
                self._end(row, bout)
                bout.begin(None)
            self._show(row, bout)

    def _end(self, row: int, bout: Bout) -> None:
        result = bout.result()
        self.board.scores[row] = result.get("score", 0)
        self.board.won[row] = result.get("won", False)
        bout.play.observe(bout.seat, self.board.last[row])

    def _show(self, row: int, bout: Bout) -> None:
        bout.play.observe(bout.seat, self.board.observations[row])
        bout.play.mask(bout.seat, self.board.masks[row])
