"""Ridge regression in plain Python: sums of products, and a small system of equations."""

import math


class Sums:
    """What a regression needs to know of the examples, and no more."""

    def __init__(self) -> None:
        self.count = 0
        self.squares = 0.0
        self.products: list[list[float]] = []
        self.targets: list[float] = []

    def _make_room(self, size: int) -> None:
        if not self.targets:
            self.products = [[0.0] * (row + 1) for row in range(size)]
            self.targets = [0.0] * size

    def add(self, found: list[float], target: float) -> None:
        """One example. Most features are 0 most of the time and cost nothing."""
        self._make_room(len(found))
        self.count += 1
        self.squares += target * target
        filled = [at for at, value in enumerate(found) if value]
        for place, row in enumerate(filled):
            value = found[row]
            self.targets[row] += value * target
            line = self.products[row]
            for column in filled[: place + 1]:
                line[column] += value * found[column]

    def merge(self, other: "Sums") -> None:
        """Add all examples of another sum."""
        self._make_room(len(other.targets))
        self.count += other.count
        self.squares += other.squares
        for row in range(len(other.targets)):
            self.targets[row] += other.targets[row]
            own, more = self.products[row], other.products[row]
            for column in range(row + 1):
                own[column] += more[column]

    def solve(self, shrinking: float) -> list[float]:
        """The weights with the least squared error; each feature's is shrunk by its own scale."""
        size = len(self.targets)
        scales = [
            math.sqrt(self.products[row][row] / max(1, self.count)) or 1.0 for row in range(size)
        ]
        lower = [[0.0] * size for _row in range(size)]
        for row in range(size):
            for column in range(row + 1):
                value = self.products[row][column] / (scales[row] * scales[column])
                if row == column:
                    value += shrinking
                value -= sum(lower[row][k] * lower[column][k] for k in range(column))
                if row == column:
                    lower[row][row] = math.sqrt(max(value, 1e-9))
                else:
                    lower[row][column] = value / lower[column][column]
        half = [0.0] * size
        for row in range(size):
            known = sum(lower[row][k] * half[k] for k in range(row))
            half[row] = (self.targets[row] / scales[row] - known) / lower[row][row]
        weights = [0.0] * size
        for row in range(size - 1, -1, -1):
            known = sum(lower[k][row] * weights[k] for k in range(row + 1, size))
            weights[row] = (half[row] - known) / lower[row][row]
        return [weight / scale for weight, scale in zip(weights, scales, strict=True)]

    def error(self, weights: list[float]) -> float:
        """The root of the mean squared error with these weights; none means all are 0."""
        total = self.squares
        for row, weight in enumerate(weights):
            total -= 2 * weight * self.targets[row]
            for column in range(row):
                total += 2 * weight * weights[column] * self.products[row][column]
            total += weight * weight * self.products[row][row]
        return math.sqrt(max(0.0, total) / max(1, self.count))
