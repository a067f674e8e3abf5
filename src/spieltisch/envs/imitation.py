"""A worked example: learn to play by watching, and see how well it went.

    python -m spieltisch.envs.imitation GAME

Bots of the level Regular play some games; their records become a dataset; a small policy learns to
guess what they did; then it plays against Novices. A few minutes on a laptop.
"""

import argparse
import tempfile
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from spieltisch import games
from spieltisch.bots import Bot, Sight, load_bot
from spieltisch.bots.players import note_players, player_of
from spieltisch.envs.dataset import Dataset, read, write
from spieltisch.envs.encoding import Encoding, encoded_games, encoding_of
from spieltisch.envs.policy import Adam, Policy
from spieltisch.kernel.chance import Seeded
from spieltisch.kernel.game import Game
from spieltisch.tables.match import Match


def play_match(game: Game[Any], seed: int, bots: list[Bot]) -> Match:
    """Let bots play a game to its end."""
    match = Match(game, len(bots), chance=Seeded(seed))
    while not match.over:
        choice = match.choices[0]
        sight = Sight(game, match.state, choice.seat, choice.options)
        index = bots[choice.seat].choose(sight) if len(choice.options) > 1 else 0
        match.take(choice.seat, index)
    return match


def watch(name: str, count: int, folder: Path, teacher: str = "regular", seed: int = 1) -> None:
    """Record games between two of the teachers."""
    game = games.shared(name)
    make = load_bot(teacher)
    for number in range(count):
        bots = [make(Random(f"teacher {seed} {number} {seat}")) for seat in range(2)]
        match = play_match(game, seed * 1_000_000 + number, bots)
        record = match.record
        note_players(record, [player_of(teacher, name)] * 2)
        record.save(folder / f"{number:05}.jsonl")


class Progress:
    """How far learning has got: a pass through the data."""

    def __init__(self, epoch: int, surprise: float, agreement: float) -> None:
        self.epoch = epoch
        self.surprise = surprise
        self.agreement = agreement

    def __str__(self) -> str:
        return (
            f"pass {self.epoch}: surprise {self.surprise:.3f}, "
            f"agrees with the teacher in {self.agreement:.1%} of unseen decisions"
        )


def learn(
    data: Dataset, hidden: int = 128, epochs: int = 5, batch: int = 256, seed: int = 1
) -> tuple[Policy, list[Progress]]:
    """Learn to take the actions that were taken; the last twentieth of the games is kept apart."""
    policy = Policy.fresh(data.observations.shape[1], hidden, data.masks.shape[1], seed)
    adam = Adam(policy)
    source = np.random.default_rng(seed)
    kept = np.flatnonzero(data.games >= data.games.max() * 19 // 20)
    rows = np.arange(kept[0])
    progress: list[Progress] = []
    for epoch in range(1, epochs + 1):
        adam.pace = 1e-3 * (1 - (epoch - 1) / epochs)
        surprises: list[float] = []
        for some in np.array_split(source.permutation(rows), max(1, len(rows) // batch)):
            gradients, surprise = policy.gradients(
                data.observations[some], data.masks[some], data.actions[some]
            )
            adam.step(gradients)
            surprises.append(surprise)
        progress.append(Progress(epoch, float(np.mean(surprises)), _agreement(policy, data, kept)))
    return policy, progress


def _agreement(policy: Policy, data: Dataset, rows: Any) -> float:
    chances = policy.chances(data.observations[rows], data.masks[rows])
    return float((chances.argmax(axis=1) == data.actions[rows]).mean())


class PolicyBot(Bot):
    """Plays what a policy finds likeliest. It sees what any bot sees, and no more.

    `net` is a policy or its file; it has learned to play with the usual options and these seats.
    """

    def __init__(self, rng: Random, net: str | Policy) -> None:
        super().__init__(rng)
        self.policy = net if isinstance(net, Policy) else loaded(net)

    def choose(self, sight: Sight) -> int:
        # An imagined state shows the seat the same as the true one.
        state = sight.imagine(self.rng)
        encoding = encoding_of(sight.game.name, state.seats)
        seen = encoding.observer.observe(state, sight.seat)
        actions = list(encoding.actions.legal(sight.options))
        return int(self.policy.preferences(seen, actions).argmax())


@cache
def loaded(file: str) -> Policy:
    """A policy from its file, read once."""
    return Policy.load(file)


class Score:
    """How a policy did against an opponent. A shared win counts half."""

    def __init__(self, games: int, wins: float, own: float, other: float) -> None:
        self.games = games
        self.rate = wins / games
        self.own = own
        self.other = other

    def __str__(self) -> str:
        doubt = 1.96 * (self.rate * (1 - self.rate) / self.games) ** 0.5
        return (
            f"wins {self.rate:.1%} ± {doubt:.1%} of {self.games} games, "
            f"{self.own:.0f} to {self.other:.0f} points"
        )


def measure(
    policy: Policy, encoding: Encoding, opponent: str = "novice", count: int = 100, seed: int = 1
) -> Score:
    """Play against a bot, from both seats in turn."""
    make = load_bot(opponent)
    wins, points = 0.0, np.zeros(2)
    for number in range(count):
        own = number % 2
        bots: list[Bot] = [make(Random(f"opponent {seed} {number}")) for _seat in range(2)]
        bots[own] = PolicyBot(Random(f"policy {seed} {number}"), policy)
        match = play_match(encoding.game, 77_000_000 + seed * 1_000_000 + number, bots)
        wins += (own in match.winners) / len(match.winners)
        points += [match.scores[own], match.scores[1 - own]]
    return Score(count, wins, *(points / count))


def main(arguments: list[str] | None = None) -> Score:
    """The whole way from watching to playing."""
    parser = argparse.ArgumentParser(description="Learn to play by watching Regular bots.")
    parser.add_argument("game", choices=encoded_games())
    parser.add_argument("--games", type=int, default=100, help="games to watch (default: 100)")
    parser.add_argument("--epochs", type=int, default=5, help="passes through them (default: 5)")
    parser.add_argument("--measure", type=int, default=100, help="games to play (default: 100)")
    parser.add_argument("--out", help="keep the policy in this file (.npz)")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        watch(given.game, given.games, Path(folder))
        dataset = Path(folder) / "games.parquet"
        summary = write([folder], dataset)
        print(f"watched {summary.games} games: {summary.rows} decisions")
        policy, progress = learn(read(dataset), epochs=given.epochs)
    print(*progress, sep="\n")
    if given.out:
        policy.save(given.out)
    score = measure(policy, encoding_of(given.game, 2), count=given.measure)
    print(f"against Novice: {score}")
    return score


if __name__ == "__main__":
    main()
