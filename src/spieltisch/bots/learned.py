"""Learned values: the hand-made terms as self-play weighed them, and a net for ends of turns."""

import json
import os
from functools import cache
from operator import mul
from pathlib import Path
from typing import Any

from spieltisch import titles
from spieltisch.bots.craft import Craft, Judge
from spieltisch.bots.net import Net, Sparse, parse_net
from spieltisch.kernel.errors import BadSetup

OWN_WEIGHTS = "SPIELTISCH_WEIGHTS"
"""The environment variable that names a file to be used instead."""
NO_NET = "none"
"""Instead of a net's file: judge by the weighed terms alone."""


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


class Taught(Judge):
    """Ends of turns are judged by a net, on top of the hand-made value; all else by `plain`.

    A net judges such tables only as it has learned at.
    """

    def __init__(self, craft: Craft, plain: Judge, net: Net) -> None:
        self.craft = craft
        self.plain = plain
        self.net = net

    def value(self, state: Any, seat: int) -> float:
        return self.plain.value(state, seat)

    def is_careful(self, state: Any, seat: int) -> bool:
        seats = self.net.seats
        return (not seats or state.seats in seats) and self.craft.features.covers(state, seat)

    def verdict(self, state: Any, seat: int) -> float:
        if not self.is_careful(state, seat):
            return self.plain.verdict(state, seat)
        if self.craft.is_finished(state):
            return self.craft.stake(state, seat)
        terms = self.craft.terms(state, seat)
        found = Sparse()
        self.craft.features.fill(state, seat, terms, found)
        return sum(terms) + self.net.value(found)

    def score(self, state: Any, seat: int) -> float:
        return self.plain.score(state, seat)


def learned_judge(craft: Craft, net: str = "") -> Judge:
    """The value as it was learned: the net of the package, or in this file, and the weights.

    Without a net there are the weights alone, without weights the hand-made value.
    """
    weights = weights_file(craft.game.name)
    taught = net_file(craft.game.name, net)
    known = _MADE.get((id(craft), weights, taught))
    if known is None or known[0] is not craft:
        judge: Judge = parse(craft, _read(weights)) if weights else craft
        if taught:
            judge = Taught(craft, judge, parse_net(craft.features, _read(taught)))
        known = _MADE[id(craft), weights, taught] = (craft, judge)
    return known[1]


_MADE: dict[tuple[int, str, str], tuple[Craft, Judge]] = {}


def weights_file(game: str) -> str:
    """Where the weights in use are; empty where there are none."""
    return os.environ.get(OWN_WEIGHTS, "") or str(titles.part_of(game, "weights") or "")


def net_file(game: str, net: str = "") -> str:
    """Where the net in use is; empty where there is none.

    Weights of one's own are tried without the net of the package.
    """
    if net or os.environ.get(OWN_WEIGHTS, ""):
        return "" if net == NO_NET else net
    return str(titles.part_of(game, "net") or "")


@cache
def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as fault:
        raise BadSetup(f"cannot read what was learned in {path}: {fault.strerror}") from fault


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
