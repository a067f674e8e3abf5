"""A run: many games under all checks, with what they find."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from spieltisch.kernel.game import Game, Setup
from spieltisch.proving.broken import Broken, as_broken
from spieltisch.proving.checks import AFTER_EVERY_STEP, AT_THE_END, AT_THE_START, Check
from spieltisch.proving.checks.dealing import fair_piles
from spieltisch.proving.checks.hiding import truth_told
from spieltisch.proving.light import LightGame
from spieltisch.proving.report import Failure, Report
from spieltisch.proving.trial import Ledger, Trial, broken_record

BOUND = 5_000
"""Decisions after which a game is called endless."""
MOST_FAILURES = 10
"""Failures after which a run has said enough."""

OnGame = Callable[[Report], None]


class Run:
    """Many games of one game, with their common ledger and report."""

    def __init__(self, game: Game[Any], light: bool, bound: int = BOUND) -> None:
        self.game = game
        self.light = light
        self.bound = bound
        self.ledger = Ledger()
        self.report = Report(game.name)
        self.shuffled: set[int] = set()

    def play(self, setup: Setup, seed: int) -> None:
        """One game."""
        begun = time.perf_counter()
        if self.light:
            self._play_light(setup, seed)
        else:
            self._shuffle(setup, seed)
            self._play_fully(setup, seed)
        self.report.games += 1
        self.report.seconds += time.perf_counter() - begun

    def finish(self) -> None:
        """What only all games together can show."""
        try:
            truth_told(self.ledger)
        except Broken as fault:
            setup = self.game.setup(next(iter(self.ledger.redraws))[0])
            self._note(fault, setup, 0, None)

    @property
    def enough(self) -> bool:
        return len(self.report.failures) >= MOST_FAILURES

    def _play_light(self, setup: Setup, seed: int) -> None:
        light = LightGame(self.game, setup, seed)
        try:
            light.play(self.bound)
        except Broken as fault:
            self._note(fault, setup, seed, None)
        self.report.decisions += len(light.taken)
        self.report.checks += 2

    def _shuffle(self, setup: Setup, seed: int) -> None:
        """Look at the piles, once for each number of seats; the game finds what else is wrong."""
        if setup.seats in self.shuffled:
            return
        self.shuffled.add(setup.seats)
        self.report.checks += 1
        try:
            fair_piles(self.game, setup, seed)
        except Exception as fault:
            if isinstance(fault, Broken) and fault.check == "fair-piles":
                self._note(fault, setup, seed, None)

    def _play_fully(self, setup: Setup, seed: int) -> None:
        trial: Trial | None = None
        try:
            trial = Trial(self.game, setup, seed, self.ledger)
            self._examine(trial)
        except Broken as fault:
            self._note(fault, setup, seed, trial)
        if trial is not None:
            self.report.decisions += trial.match.moves

    def _examine(self, trial: Trial) -> None:
        self._check(trial, AT_THE_START)
        self._check(trial, AFTER_EVERY_STEP)
        while not trial.match.over:
            if trial.match.moves >= self.bound:
                raise Broken("endless", f"not over after {self.bound} decisions")
            trial.take(*trial.choose())
            self._check(trial, AFTER_EVERY_STEP)
        self._check(trial, AT_THE_END)

    def _check(self, trial: Trial, checks: Iterable[Check]) -> None:
        for check in checks:
            self.report.checks += 1
            try:
                check(trial)
            except Exception as fault:
                raise as_broken(fault, f"the check {check.__name__}") from fault

    def _note(self, fault: Broken, setup: Setup, seed: int, trial: Trial | None) -> None:
        record = broken_record(fault, trial)
        self.report.failures.append(
            Failure(fault, self.game.name, setup.seats, setup.options, seed, record)
        )


def prove_numbers(
    game: Game[Any],
    setups: Sequence[Setup],
    numbers: Iterable[int],
    seed: int,
    light: bool,
    on_game: OnGame | None = None,
    bound: int = BOUND,
) -> Report:
    """Play the games of these numbers: what one process does of a larger run."""
    run = Run(game, light, bound)
    for number in numbers:
        run.play(setups[number % len(setups)], seed + number)
        if on_game is not None:
            on_game(run.report)
        if run.enough:
            break
    run.finish()
    return run.report
