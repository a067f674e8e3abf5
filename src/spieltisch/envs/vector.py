"""Many games at once, in this process or in workers, as a vectorised Gymnasium environment.

All games of a process take their steps, then what they show is written at once. Workers write
into memory that all share, so a step costs one short message to each, however many games it has.
"""

import multiprocessing
import os
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spieltisch.envs.gym import SeatEnv
from spieltisch.envs.share import Share
from spieltisch.envs.sharing import Board, Shape
from spieltisch.envs.spaces import FLAT, MASK, PARTS
from spieltisch.envs.worker import CLOSE, RESET, STEP, WORKED, work
from spieltisch.kernel.errors import BadSetup, SpieltischError

Arrays = Any
"""What all games show: one array for each name, or the numbers alone."""


def random_legal(masks: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal action for every game, each as likely as its others.

    To draw a number for every action there is, as one might, takes about half as long as the games.
    """
    games, actions = masks.shape
    ones = masks.view(np.bool_)
    legal, counts = np.flatnonzero(ones), np.count_nonzero(ones, axis=1)
    first = counts.cumsum() - counts
    drawn = legal[first + (rng.random(games) * counts).astype(np.int64)]
    chosen: NDArray[np.int64] = drawn - actions * np.arange(games)
    return chosen


class LostWorker(SpieltischError):
    """A worker process has died."""


class ManyGames(VectorEnv[Arrays, NDArray[Any], NDArray[Any]]):
    """`games` games of one seat against bots; further parameters are those of `gym.SeatEnv`.

    `workers` is the number of processes beside this one; 0 plays in this process. With `bots=None`
    the caller plays all seats: `infos["seat"]` says who is asked in each game, and
    `infos["rewards"]` what the step brought to every seat.

    A game that is over begins anew in the same step: its last observation stands in
    `infos["final_obs"]`, its score and whether it was won in `infos["score"]` and `infos["won"]`.
    The arrays returned are overwritten by the next step; copy what you want to keep.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(self, game: str, games: int, *, workers: int | None = None, **more: Any) -> None:
        one = SeatEnv(game, **more)
        if one.form == PARTS:
            raise BadSetup("many games show their observations as dict or flat, not by parts")
        self.form = one.form
        self.num_envs = games
        self.encoding = one.encoding
        self.single_observation_space = one.observation_space
        self.single_action_space = one.action_space
        self.observation_space = batch_space(one.observation_space, games)
        self.action_space = batch_space(one.action_space, games)
        self._everyone = one.bout.everyone
        count = min(games, (os.cpu_count() or 1) if workers is None else workers)
        context = multiprocessing.get_context("spawn") if count else None
        sizes = (self.encoding.observer.layout.size, len(self.encoding.actions))
        shape = Shape(games, *sizes, self.encoding.setup.seats)
        shared = shape.allocate(context)
        self._board = Board(shape, shared)
        self._lines: list[Connection] = []
        self._workers: list[BaseProcess] = []
        self._own = Share(self._board, range(games), game, more) if context is None else None
        if context is not None:
            self._start(context, count, shape, shared, game, more)

    def _start(
        self,
        context: SpawnContext,
        count: int,
        shape: Shape,
        shared: dict[str, Any],
        game: str,
        more: dict[str, Any],
    ) -> None:
        bounds = [self.num_envs * at // count for at in range(count + 1)]
        for first, last in pairwise(bounds):
            line, far_end = context.Pipe()
            process = context.Process(
                target=work,
                args=(far_end, shape, shared, first, last, game, more),
                daemon=True,
            )
            process.start()
            far_end.close()
            self._lines.append(line)
            self._workers.append(process)

    # Playing

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Arrays, dict[str, Any]]:
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + at for at in range(self.num_envs)]
        else:
            seeds = list(seed)
        if self._own is not None:
            self._own.reset(seeds)
        else:
            self._tell((RESET, seeds))
            self._hear()
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self.send(actions)
        return self.receive()

    def send(self, actions: NDArray[Any]) -> None:
        """Begin a step; the caller may do something else until `receive`."""
        self._board.actions[:] = actions
        if self._own is None:
            self._tell((STEP, None))

    def receive(self) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """The end of a step."""
        if self._own is not None:
            self._own.step()
        else:
            self._hear()
        board = self._board
        ended = board.ended.astype(bool)
        infos = self._infos()
        if ended.any():
            infos |= {
                "score": board.scores.copy(),
                "_score": ended,
                "won": board.won.astype(bool),
                "_won": ended,
                "final_obs": board.last,
                "_final_obs": ended,
            }
        truncated = np.zeros(self.num_envs, bool)
        return self._observations(), board.rewards, ended, truncated, infos

    def _observations(self) -> Arrays:
        if self.form == FLAT:
            return self._board.observations
        return {"observation": self._board.observations, MASK: self._board.masks}

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {MASK: self._board.masks} if self.form == FLAT else {}
        if self._everyone:
            infos |= {"seat": self._board.seats, "rewards": self._board.gained}
        return infos

    # Talking to the workers

    def _tell(self, message: tuple[str, Any]) -> None:
        try:
            for line in self._lines:
                line.send(message)
        except OSError as fault:
            raise LostWorker("a worker process has died; close this and begin again") from fault

    def _hear(self) -> None:
        for answer in self._answers():
            if answer:
                raise LostWorker(f"a worker process has failed:\n{answer}")

    def _answers(self) -> list[str]:
        try:
            return [line.recv() for line in self._lines]
        except (EOFError, OSError) as fault:
            raise LostWorker("a worker process has died; close this and begin again") from fault

    def core_seconds(self) -> list[float]:
        """How long each worker has worked so far."""
        self._tell((WORKED, None))
        return [float(answer) for answer in self._answers()]

    def close_extras(self, **kwargs: Any) -> None:
        """Let the workers go."""
        for line in self._lines:
            try:
                line.send((CLOSE, None))
            except OSError:
                continue
        for process in self._workers:
            process.join(timeout=10)
            if process.is_alive():
                process.terminate()
                process.join()
        for line in self._lines:
            line.close()
        self._lines, self._workers = [], []
