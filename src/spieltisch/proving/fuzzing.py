"""Fuzzing: many random games of a game known by name, on one or several processes."""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path

from spieltisch.games import load
from spieltisch.proving.plan import tables
from spieltisch.proving.report import Report
from spieltisch.proving.run import MOST_FAILURES, OnGame, prove_numbers

Progress = Callable[[int, int], None]

CHUNKS = 8
"""Pieces of work for each process: few enough to cost little, enough to show progress."""


class Task:
    """What every process needs to know of a run."""

    def __init__(
        self,
        name: str,
        seed: int,
        light: bool,
        seats: Sequence[int] | None,
        options: Mapping[str, object] | None,
        pack: str | Path | None,
        mixed: int,
    ) -> None:
        self.name = name
        self.seed = seed
        self.light = light
        self.seats = seats
        self.options = dict(options or {})
        self.pack = pack
        self.mixed = mixed

    def play(self, numbers: range, on_game: OnGame | None = None) -> Report:
        """Play the games of these numbers."""
        game = load(self.name, self.pack)
        setups = tables(game, self.seats, None, self.seed, self.options, self.mixed)
        return prove_numbers(game, setups, numbers, self.seed, self.light, on_game)


def fuzz(
    name: str,
    games: int,
    seed: int = 1,
    light: bool = False,
    seats: Sequence[int] | None = None,
    options: Mapping[str, object] | None = None,
    records_dir: str | Path | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    pack: str | Path | None = None,
    mixed: int = 0,
) -> Report:
    """Play random games with all seat counts and table options, unless told which.

    Options that are given stay fixed, the others vary; with `mixed` all of them at random, in so
    many mixtures for each seat count. Every failure's record is saved in
    `records_dir`. `progress` hears how many games of how many are done.
    """
    begun = time.perf_counter()
    task = Task(name, seed, light, seats, options, pack, mixed)
    play = _in_this_process if jobs < 2 else _in_processes
    report = play(task, games, jobs, progress or _silent)
    report.seconds = time.perf_counter() - begun
    if records_dir is not None:
        for failure in report.failures:
            failure.save(records_dir)
    return report


def _silent(done: int, games: int) -> None:
    pass


def _in_this_process(task: Task, games: int, _jobs: int, progress: Progress) -> Report:
    return task.play(range(games), lambda report: progress(report.games, games))


def _in_processes(task: Task, games: int, jobs: int, progress: Progress) -> Report:
    whole = Report(task.name)
    size = max(1, games // (jobs * CHUNKS))
    chunks = [range(games)[start : start + size] for start in range(0, games, size)]
    with ProcessPoolExecutor(jobs) as pool:
        waiting: list[Future[Report]] = [pool.submit(task.play, chunk) for chunk in chunks]
        for done in as_completed(waiting):
            whole.add(done.result())
            progress(whole.games, games)
            if len(whole.failures) >= MOST_FAILURES:
                pool.shutdown(wait=False, cancel_futures=True)
                break
    return whole
