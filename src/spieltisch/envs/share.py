"""A share of the games of `vector`: advances them all, then writes what they show at once."""

from array import array
from typing import Any

import numpy as np

from spieltisch.envs.action_space import WAIT
from spieltisch.envs.bout import Bout
from spieltisch.envs.sharing import Board
from spieltisch.envs.writing import Page


class Share:
    """Some of the games, one row of the board for each."""

    def __init__(self, board: Board, rows: range, game: str, more: dict[str, Any]) -> None:
        known = dict(more)
        known["rewards_kind"] = known.pop("rewards", "outcome")
        for unseen in ("render_mode", "language", "observation"):
            known.pop(unseen, None)
        self.board = board
        self.rows = slice(rows.start, rows.stop)
        self.first = rows.start
        self.bouts = [Bout(game, **known) for _row in rows]
        self._observations = board.observations[self.rows]
        self._masks = board.masks[self.rows]

    def reset(self, seeds: list[int | None]) -> None:
        """Begin all games anew."""
        for bout, seed in zip(self.bouts, seeds[self.rows], strict=True):
            bout.begin(seed)
        self.board.gained[self.rows] = 0.0
        self._show()

    def step(self) -> None:
        """Take the actions on the board; a game that is over begins anew."""
        board = self.board
        rewards, gained, ended = [], [], []
        for at, action in enumerate(board.actions[self.rows].tolist()):
            bout = self.bouts[at]
            rewards.append(bout.act(action))
            gained.append(bout.gained)
            ended.append(bout.over)
            if bout.over:
                self._end(self.first + at, bout)
                bout.begin(None)
        board.rewards[self.rows] = rewards
        board.gained[self.rows] = gained
        board.ended[self.rows] = ended
        self._show()

    def _end(self, row: int, bout: Bout) -> None:
        result = bout.result()
        self.board.scores[row] = result.get("score", 0)
        self.board.won[row] = result.get("won", False)
        bout.play.observe(bout.seat, self.board.last[row])

    def _show(self) -> None:
        """Write the observation and the mask of every game."""
        page, actions, counts = Page(), array("q"), array("q")
        size = self._observations.shape[1]
        for at, bout in enumerate(self.bouts):
            play = bout.play
            page.base = at * size
            play.encoding.observer.write(play.state, bout.seat, page)
            legal = play.legal or (WAIT,)
            actions.extend(legal)
            counts.append(len(legal))
        self._observations[:] = 0.0
        page.fill(self._observations.reshape(-1))
        self._masks[:] = 0
        self._masks[np.repeat(np.arange(len(counts)), counts), actions] = 1
        self.board.seats[self.rows] = [bout.seat for bout in self.bouts]
