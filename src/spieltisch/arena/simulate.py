"""Simulation: bots play many games without record or log, and the results are counted."""

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from spieltisch.bots.bot import Bot, BotMaker, Sight
from spieltisch.kernel import engine
from spieltisch.kernel.chance import Sampled
from spieltisch.kernel.errors import BadSetup
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game, Setup

Progress = Callable[[int, int], None]


class Tally:
    """What came out of a number of games with the same seats and options.

    `decisions` counts only those with at least two options.
    """

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.score_sums = [0] * seats
        self.wins = [0.0] * seats
        self.turn_sums = [0] * seats

    def count(self, scores: Sequence[int], winners: Sequence[int], turns: Sequence[int]) -> None:
        """Add a finished game; a shared win counts in equal parts."""
        self.games += 1
        for seat in range(self.seats):
            self.score_sums[seat] += scores[seat]
            self.turn_sums[seat] += turns[seat]
        for seat in winners:
            self.wins[seat] += 1 / len(winners)

    def plain(self) -> dict[str, object]:
        """The figures, ready for JSON."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self._per_second(self.decisions)),
            "games_per_second": round(self._per_second(self.games), 2),
            "mean_scores": self._means(self.score_sums),
            "seat_win_rates": self._means(self.wins),
            "turns_per_seat": self._means(self.turn_sums),
        }

    def _per_second(self, count: int) -> float:
        return count / self.seconds if self.seconds else 0.0

    def _means(self, sums: Sequence[float]) -> list[float]:
        return [round(value / max(1, self.games), 3) for value in sums]


def play_out(game: Game[Any], state: Any, bots: Sequence[Bot], flow: Flow) -> int:
    """Let the bots play to the end; the number of real decisions they made."""
    decisions = 0
    index = engine.first_waiting(state)
    while index >= 0:
        seat = engine.choice_at(state, index).seat
        options = engine.options_at(state, index)
        pick = bots[seat].choose(Sight(game, state, seat, options)) if len(options) > 1 else 0
        decisions += len(options) > 1
        engine.apply_at(state, index, options[pick], flow)
        index = engine.first_waiting(state)
    return decisions


def simulate(
    game: Game[Any],
    seats: int,
    bots: Sequence[BotMaker],
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Tally:
    """Play a number of games. The same seed gives the same games."""
    if len(bots) not in (1, seats):
        raise BadSetup(f"name one bot for all {seats} seats or {seats} bots, not {len(bots)}")
    setup = game.setup(seats, options)
    tally = Tally(game.name, seats)
    for number in range(games):
        begun = time.perf_counter()
        _play_one(
            game, setup, [bots[seat % len(bots)] for seat in range(seats)], seed + number, tally
        )
        tally.seconds += time.perf_counter() - begun
        if progress:
            progress(number + 1, games)
    return tally


def _play_one(
    game: Game[Any], setup: Setup, bots: Sequence[BotMaker], seed: int, tally: Tally
) -> None:
    players = [bot(Random(f"{seed} seat {seat}")) for seat, bot in enumerate(bots)]
    flow = Flow(Sampled(Random(seed)))
    state = game.new(setup)
    engine.settle(state, flow)
    tally.decisions += play_out(game, state, players, flow)
    tally.count(game.scores(state), game.winners(state), state.turns)
