"""A policy small enough to read: one hidden layer, softmax over the legal actions, in numpy."""

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

ILLEGAL: Final = np.float32(-1e9)


class Policy:
    """Chances of every action, from an observation and a mask."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @classmethod
    def fresh(cls, size: int, hidden: int, actions: int, seed: int) -> "Policy":
        """A policy that has learned nothing."""
        source = np.random.default_rng(seed)

        def layer(inputs: int, outputs: int) -> Array:
            scale = np.sqrt(2.0 / inputs)
            return np.asarray(source.standard_normal((inputs, outputs)) * scale, np.float32)

        return cls(
            {
                "in": layer(size, hidden),
                "in.bias": np.zeros(hidden, np.float32),
                "out": layer(hidden, actions) * np.float32(0.1),
                "out.bias": np.zeros(actions, np.float32),
            }
        )

    def hidden(self, observations: Array) -> Array:
        """The hidden layer."""
        below = observations @ self.weights["in"] + self.weights["in.bias"]
        return np.asarray(np.maximum(below, 0), np.float32)

    def chances(self, observations: Array, masks: NDArray[Any]) -> Array:
        """The chance of every action; illegal ones have none."""
        return self._softmax(self.hidden(observations), masks)

    def _softmax(self, hidden: Array, masks: NDArray[Any]) -> Array:
        logits = hidden @ self.weights["out"] + self.weights["out.bias"]
        logits = np.where(masks, logits, ILLEGAL)
        logits -= logits.max(axis=-1, keepdims=True)
        powers = np.exp(logits)
        return np.asarray(powers / powers.sum(axis=-1, keepdims=True), np.float32)

    def preferences(self, observation: Array, actions: list[int]) -> Array:
        """How much the policy likes each of some actions: enough to choose, and quick."""
        out, bias = self.weights["out"], self.weights["out.bias"]
        return np.asarray(self.hidden(observation) @ out[:, actions] + bias[actions], np.float32)

    def gradients(
        self, observations: Array, masks: NDArray[Any], actions: NDArray[Any]
    ) -> tuple[dict[str, Array], float]:
        """How the weights should change to make these actions likelier; and the mean surprise."""
        hidden = self.hidden(observations)
        chances = self._softmax(hidden, masks)
        rows = np.arange(len(actions))
        surprise = float(-np.log(chances[rows, actions] + 1e-9).mean())
        above = chances
        above[rows, actions] -= 1
        above /= np.float32(len(actions))
        below = (above @ self.weights["out"].T) * (hidden > 0)
        return (
            {
                "in": observations.T @ below,
                "in.bias": below.sum(axis=0),
                "out": hidden.T @ above,
                "out.bias": above.sum(axis=0),
            },
            surprise,
        )

    def save(self, path: str | Path) -> None:
        """Write the weights to a file of numpy's."""
        np.savez_compressed(path, **self.weights)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: str | Path) -> "Policy":
        """Read weights that `save` has written."""
        with np.load(path) as found:
            return cls({name: found[name] for name in found.files})


class Adam:
    """Gradient descent with a pace of its own for every weight."""

    def __init__(self, policy: Policy, pace: float = 1e-3) -> None:
        self.policy = policy
        self.pace = pace
        self.steps = 0
        self._mean = {name: np.zeros_like(one) for name, one in policy.weights.items()}
        self._square = {name: np.zeros_like(one) for name, one in policy.weights.items()}

    def step(self, gradients: dict[str, Array]) -> None:
        """Change the weights a little."""
        self.steps += 1
        correction = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            mean, square = self._mean[name], self._square[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            change = np.float32(self.pace * correction) * mean / (np.sqrt(square) + 1e-8)
            self.policy.weights[name] -= change.astype(np.float32)
