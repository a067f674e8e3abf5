"""A learned value: the terms of the hand-made one, weighed as self-play found best."""

import json
import os
from functools import cache
from operator import mul
from pathlib import Path
from typing import Any

from spieltisch import titles
from spieltisch.bots.craft import Craft, Judge
from spieltisch.kernel.errors import BadSetup

OWN_WEIGHTS = "SPIELTISCH_WEIGHTS"
"""The environment variable that names a file to be used instead."""


class Learned(Judge):
    """Every term of a craft has two weights: one for all the game, one that fades with it.

    `growth` says how far values usually grow until the end: see `growth_features`.
    """

    def __init__(self, craft: Craft, weights: list[float], growth: list[float]) -> None:
        self.craft = craft
        self.weights = weights
        self.growth = growth
        terms = len(weights) // 2
        self._steady = weights[:terms]
        self._fading = weights[terms:]

    def value(self, state: Any, seat: int) -> float:
        terms = self.craft.terms(state, seat)
        if not self.craft.weighs(state):
            return sum(terms)
        rest = self.craft.rest_of_game(state)
        steady: float = sum(map(mul, self._steady, terms))
        fading: float = sum(map(mul, self._fading, terms))
        return sum(terms) + steady + rest * fading

    def score(self, state: Any, seat: int) -> float:
        if not self.craft.weighs(state):
            return self.craft.score(state, seat)
        growth: float = sum(map(mul, self.growth, growth_features(self.craft, state)))
        return self.value(state, seat) + growth


def growth_features(craft: Craft, state: Any) -> list[float]:
    """What decides how far a value grows until the end of the game: time. At the end it is 0."""
    rest = craft.rest_of_game(state)
    return [rest, rest * rest]


def learned_judge(craft: Craft) -> Judge:
    """The value with the weights that come with the package; without weights the hand-made one."""
    file = os.environ.get(OWN_WEIGHTS, "") or titles.part_of(craft.game.name, "weights")
    return parse(craft, _read(str(file))) if file else craft


@cache
def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as fault:
        raise BadSetup(f"cannot read the weights in {path}: {fault.strerror}") from fault


def parse(craft: Craft, text: str) -> Learned:
    """The judge with the weights that `spieltisch train` wrote."""
    try:
        plain = json.loads(text)
        weights = [float(weight) for weight in plain["weights"]]
        growth = [float(weight) for weight in plain["growth"]]
    except (ValueError, KeyError, TypeError) as fault:
        raise BadSetup(f"these are no weights: {fault!r}") from fault
    terms = plain.get("terms", [])
    if len(weights) != 2 * len(terms) or not set(terms) <= set(craft.term_messages):
        raise BadSetup("these weights are for other terms: train again")
    return Learned(craft, _spread(craft, terms, weights), growth)


def _spread(craft: Craft, terms: list[str], weights: list[float]) -> list[float]:
    """The weights by the craft's terms; those it did not have in training stay as they are."""
    steady = dict(zip(terms, weights, strict=False))
    fading = dict(zip(terms, weights[len(terms) :], strict=True))
    known = craft.term_messages
    return [*[steady.get(term, 0.0) for term in known], *[fading.get(term, 0.0) for term in known]]
