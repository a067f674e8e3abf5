"""From what games showed to a net: a ridge regression to begin with, then TD(λ).

The ridge explains final scores by the features alone. From there a net with two hidden layers
learns on: it does not aim at the final score, which is mostly luck, but at a mixture of what it
thinks itself some turns later and of the end. That keeps it from learning games by heart.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.arena.selfplay import Shown
from spieltisch.bots.net import FIRST, SECOND

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

_LAMBDA = 0.75
"""How much of the next turn's aim lies further ahead than that turn."""
_RIDGE = 0.002
"""How strongly weights are drawn to 0, for each row."""
_BATCH = 256
_RATE = 1e-3
_EPOCHS = 8
_SCALE = 10.0
"""Points that the net learns as 1."""
_CHECKED = 10
"""One game of so many is kept to measure the error."""
_BLOCK = 8192
"""Rows that are looked at together where all are."""


class Rows:
    """All rows of all games: what was seen, the hand-made value, and what it came to."""

    def __init__(self, shown: list[Shown], inputs: int) -> None:
        self.inputs = inputs
        self.seats = np.concatenate([np.array(part.seats, np.int64) for part in shown])
        self.states = np.concatenate([np.array(part.states, np.int64) for part in shown])
        self.scores = np.concatenate([np.array(part.scores, np.float32) for part in shown])
        self.bases = np.concatenate([np.array(part.bases, np.float32) for part in shown])
        self.at = np.concatenate([np.array(part.at, np.int32) for part in shown])
        self.of = np.concatenate([np.array(part.of, np.float32) for part in shown])
        counts = np.concatenate([np.array(part.counts, np.int64) for part in shown])
        self.begin: Ints = np.concatenate([[0], np.cumsum(counts)])
        sizes = self.seats * self.states
        self.games: Ints = np.concatenate([[0], np.cumsum(sizes)])
        firsts = np.concatenate([[0], np.cumsum(self.seats)])
        self.finals: Floats = np.concatenate(
            [
                np.tile(self.scores[firsts[game] : firsts[game + 1]], self.states[game])
                for game in range(len(self.seats))
            ]
        )
        game_of = np.repeat(np.arange(len(sizes)), sizes)
        self.checked = np.flatnonzero(game_of % _CHECKED == _CHECKED - 1)
        self.taught = np.flatnonzero(game_of % _CHECKED != _CHECKED - 1)

    def __len__(self) -> int:
        return len(self.bases)

    def dense(self, rows: Ints) -> Floats:
        """The features of some rows, with all that is 0."""
        counts = self.begin[rows + 1] - self.begin[rows]
        offsets = np.repeat(self.begin[rows] - np.cumsum(counts) + counts, counts)
        places = offsets + np.arange(counts.sum())
        flat = np.repeat(np.arange(len(rows)) * self.inputs, counts) + self.at[places]
        summed = np.bincount(flat, self.of[places], len(rows) * self.inputs)
        return summed.reshape(len(rows), self.inputs).astype(np.float32)

    def aims(self, values: Floats) -> Floats:
        """TD(λ): what each row should have been worth, by what came after it in its game."""
        aims = np.empty_like(values)
        for game in range(len(self.seats)):
            seats = self.seats[game]
            first, last = self.games[game], self.games[game + 1]
            if first == last:
                continue
            # There is a row for every seat at the end of everybody's turn.
            decay = np.float32(_LAMBDA ** (1 / seats))
            own = values[first:last].reshape(-1, seats)
            aim = self.finals[last - seats : last]
            for state in range(len(own) - 1, -1, -1):
                aims[first + state * seats : first + (state + 1) * seats] = aim
                aim = (1 - decay) * own[state] + decay * aim
        return aims


class Fit:
    """The net while it learns. Weights are as in `bots.net.Net`, in units of `_SCALE` points."""

    def __init__(self, inputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            np.zeros((inputs + 1, 1), np.float32),
            rng.normal(0, np.sqrt(1 / 50), (inputs + 1, FIRST)).astype(np.float32),
            rng.normal(0, np.sqrt(2 / FIRST), (FIRST + 1, SECOND)).astype(np.float32),
            np.zeros((SECOND, 1), np.float32),
        ]
        self.weights[1][-1] = self.weights[2][-1] = 0
        self._mean = [np.zeros_like(weight) for weight in self.weights]
        self._square = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0
        self.rng = rng

    def layers(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        """The two hidden layers and what comes out."""
        direct, first, second, last = self.weights
        hidden = np.maximum(seen @ first[:-1] + first[-1], 0)
        inner = np.maximum(hidden @ second[:-1] + second[-1], 0)
        return hidden, inner, (seen @ direct[:-1] + direct[-1] + inner @ last)[:, 0]

    def learn(self, seen: Floats, wanted: Floats, rate: float) -> None:
        """A step towards what was wanted (Adam)."""
        _direct, _first, second, last = self.weights
        hidden, inner, out = self.layers(seen)
        wrong = ((out - wanted) / len(wanted))[:, None]
        back_inner = (wrong @ last.T) * (inner > 0)
        back_hidden = (back_inner @ second[:-1].T) * (hidden > 0)
        slopes = [
            np.vstack([seen.T @ wrong, wrong.sum(0)]),
            np.vstack([seen.T @ back_hidden, back_hidden.sum(0)]),
            np.vstack([hidden.T @ back_inner, back_inner.sum(0)]),
            inner.T @ wrong,
        ]
        self._steps += 1
        early = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for at, slope in enumerate(slopes):
            self._mean[at] += np.float32(0.1) * (slope - self._mean[at])
            self._square[at] += np.float32(0.001) * (slope * slope - self._square[at])
            step = self._mean[at] / (np.sqrt(self._square[at]) + np.float32(1e-8))
            self.weights[at] -= np.float32(rate * early) * step

    def values(self, rows: Rows) -> Floats:
        """What the net thinks of every row, in points."""
        found = np.empty(len(rows), np.float32)
        for begin in range(0, len(rows), _BLOCK):
            block = np.arange(begin, min(begin + _BLOCK, len(rows)))
            found[block] = self.layers(rows.dense(block))[2]
        found *= np.float32(_SCALE)
        found += rows.bases
        return found

    def numbers(self) -> list[float]:
        """All weights in one row, for points."""
        scaled = [*self.weights]
        scaled[0] = scaled[0] * np.float32(_SCALE)
        scaled[3] = scaled[3] * np.float32(_SCALE)
        return [float(number) for weight in scaled for number in weight.ravel()]


def ridge(rows: Rows) -> Floats:
    """What each feature adds to the hand-made value by itself; the last is added always."""
    size = rows.inputs + 1
    products = np.zeros((size, size))
    sums = np.zeros(size)
    for begin in range(0, len(rows.taught), _BLOCK):
        block = rows.taught[begin : begin + _BLOCK]
        seen = np.hstack([rows.dense(block), np.ones((len(block), 1), np.float32)])
        products += seen.T @ seen
        sums += seen.T @ ((rows.finals[block] - rows.bases[block]) / np.float32(_SCALE))
    pull = np.full(size, _RIDGE * len(rows.taught) + 1.0)
    pull[-1] = 1e-3
    return np.linalg.solve(products + np.diag(pull), sums).astype(np.float32)


def fit(shown: list[Shown], inputs: int, seed: int) -> tuple[list[float], dict[str, Any]]:
    """The weights of a net, and how far its judgements were from the scores."""
    rows = Rows(shown, inputs)
    found = Fit(inputs, seed)
    errors = {"hand-made": _error(rows, rows.bases)}
    found.weights[0] = ridge(rows)[:, None].copy()
    values = found.values(rows)
    errors["ridge"] = _error(rows, values)
    for epoch in range(_EPOCHS):
        wanted = (rows.aims(values) - rows.bases) / np.float32(_SCALE)
        rate = _RATE * (1 - epoch / _EPOCHS)
        order = found.rng.permutation(rows.taught)
        for begin in range(0, len(order), _BATCH):
            batch = order[begin : begin + _BATCH]
            found.learn(rows.dense(batch), wanted[batch], rate)
        values = found.values(rows)
        errors[f"epoch {epoch + 1}"] = _error(rows, values)
    return found.numbers(), {"rows": len(rows), "games": len(rows.seats), "errors": errors}


def _error(rows: Rows, values: Floats) -> float:
    """The usual distance to the final score, in games that were not learned from."""
    wrong = values[rows.checked] - rows.finals[rows.checked]
    return round(float(np.sqrt(np.mean(wrong * wrong))), 2) if len(wrong) else 0.0
