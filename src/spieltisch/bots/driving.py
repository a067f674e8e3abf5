"""Asking a bot for a decision, whatever it does: it may crash, answer nonsense or take too long."""

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType

from spieltisch.bots.bot import Bot, Sight
from spieltisch.bots.levels import Novice


class TooSlow(Exception):
    """A bot has used up its time for a decision."""


class Fault:
    """One decision that a bot did not make: which one, and why not."""

    def __init__(self, decision: int, why: str) -> None:
        self.decision = decision
        self.why = why


class Driver:
    """Asks one bot and stands in for it where it fails, so that the game goes on.

    `limit` is the time for a decision in seconds, 0 for none. In the main thread of a process a
    bot that exceeds it is interrupted; elsewhere it can only be noticed afterwards.
    """

    def __init__(self, bot: Bot, rng: Random, limit: float = 0.0, blindfold: bool = True) -> None:
        self.bot = bot
        self.rng = rng
        self.limit = limit
        self.blindfold = blindfold
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.faults: list[Fault] = []

    def decide(self, sight: Sight) -> int:
        """The index of the option to take; always a legal one."""
        if self.blindfold:
            sight = sight.blindfolded(self.rng)
        self.decisions += 1
        begun = time.perf_counter()
        try:
            with _interrupted_after(self.limit):
                index = self.bot.choose(sight)
            if type(index) is not int or not 0 <= index < len(sight.options):
                raise ValueError(f"{index!r} is none of {len(sight.options)} options")
        except Exception as fault:
            self.faults.append(Fault(self.decisions, f"{type(fault).__name__}: {fault}"))
            index = Novice(self.rng).choose(sight)
        took = time.perf_counter() - begun
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return index


@contextmanager
def _interrupted_after(seconds: float) -> Iterator[None]:
    can = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if not seconds or not can:
        yield
        return

    thinking = True

    def interrupt(number: int, frame: FrameType | None) -> None:
        # An alarm that comes while the timer is put away must not keep it from that.
        if thinking:
            raise TooSlow(f"no decision after {seconds} s")

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        thinking = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
