"""The four levels, the same names in every game, and how bots are found by name."""

import sys
from functools import partial
from importlib import import_module
from inspect import signature
from random import Random
from typing import Any, Final, Literal, get_args

from spieltisch.bots.bot import Bot, BotMaker, RandomBot, Sight
from spieltisch.bots.craft import Craft, Judge, craft_for
from spieltisch.bots.effort import Budget, Effort, parse_effort
from spieltisch.bots.learned import learned_judge
from spieltisch.bots.search.deeper import look_deeper
from spieltisch.bots.search.lookahead import best_index, judge_options
from spieltisch.bots.search.race import race
from spieltisch.bots.search.rollouts import try_options
from spieltisch.bots.search.turns import Line, best_lines
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.errors import BadSetup


class Novice(Bot):
    """Plays sensible moves at random."""

    def choose(self, sight: Sight) -> int:
        craft = craft_for(sight.game)
        state = sight.imagine(self.rng)
        weights = [craft.weight(state, sight.seat, option) for option in sight.options]
        return self.rng.choices(range(len(weights)), weights)[0]


class Regular(Bot):
    """Looks one step ahead and judges by hand-made rules."""

    def choose(self, sight: Sight) -> int:
        craft = craft_for(sight.game)
        state = sight.imagine(self.rng)
        return best_index(judge_options(craft, craft, state, sight.seat, sight.options, self.rng))


class Expert(Bot):
    """Searches: a beam over its whole turn where no luck comes in between, else rollouts."""

    effort: Effort = Effort(seconds=1.0)
    width: int = 24
    horizon: int = 1

    def __init__(self, rng: Random, effort: Effort | None = None) -> None:
        super().__init__(rng)
        self.effort = effort or type(self).effort
        self._keys: list[object] = []
        self._options: list[Option[Any]] = []

    def judge(self, craft: Craft) -> Judge:
        """What the search asks about positions."""
        return craft

    def choose(self, sight: Sight) -> int:
        craft = craft_for(sight.game)
        if craft.plans_turns:
            return self._planned(sight, craft)
        if not craft.is_weighty(sight.options):
            return self._lesser(sight, craft)
        budget = self.effort.begin()
        trials = try_options(craft, self.judge(craft), sight, self.horizon, budget, self.rng)
        return trials[0].index

    def _lesser(self, sight: Sight, craft: Craft) -> int:
        """A choice of less weight: one step ahead."""
        state = sight.imagine(self.rng)
        judge = self.judge(craft)
        return best_index(judge_options(craft, judge, state, sight.seat, sight.options, self.rng))

    def _planned(self, sight: Sight, craft: Craft) -> int:
        """Follow the plan made at the start of the turn, as long as all goes by it."""
        state = sight.imagine(self.rng)
        here = craft.key(state, sight.seat)
        if not (self._keys and self._keys[0] == here and self._options[0] in sight.options):
            budget = self.effort.begin()
            lines = best_lines(
                craft, self.judge(craft), state, sight.seat, self.width, budget, self.rng
            )
            line = self._deeper(craft, state, sight.seat, lines, budget)
            self._keys = line.keys
            self._options = line.options
        option = self._options[0]
        self._keys = self._keys[1:]
        self._options = self._options[1:]
        return sight.options.index(option)

    def _deeper(
        self, craft: Craft, state: Any, seat: int, lines: list[Line], budget: Budget
    ) -> Line:
        """The line of a turn that promises most beyond it."""
        return look_deeper(craft, self.judge(craft), state, seat, lines, budget, self.rng)


class Master(Expert):
    """Searches with a value learned from its own games, further ahead and against the others."""

    effort: Effort = Effort(seconds=2.0)

    lesser_part: float = 0.25
    lesser_options: int = 4

    def __init__(self, rng: Random, effort: Effort | None = None, net: str = "") -> None:
        super().__init__(rng, effort)
        self.net = net

    def judge(self, craft: Craft) -> Judge:
        return learned_judge(craft, self.net)

    def _lesser(self, sight: Sight, craft: Craft) -> int:
        """The few that look best one step ahead are searched too, with a part of the effort."""
        budget = self.effort.begin(self.lesser_part)
        judge, most = self.judge(craft), self.lesser_options
        return try_options(craft, judge, sight, 1, budget, self.rng, most)[0].index

    def _deeper(
        self, craft: Craft, state: Any, seat: int, lines: list[Line], budget: Budget
    ) -> Line:
        if state.seats == 1:
            return super()._deeper(craft, state, seat, lines, budget)
        return race(craft, self.judge(craft), state, seat, lines, budget, self.rng)


Level = Literal["novice", "regular", "expert", "master"]
LEVELS: Final[tuple[str, ...]] = get_args(Level)
_KNOWN: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "novice": Novice,
    "regular": Regular,
    "expert": Expert,
    "master": Master,
}


def load_bot(spec: str, effort: Effort | None = None) -> BotMaker:
    """A bot by its level (`expert`, or `expert@0.5s`, `expert@800`) or its place (`module:Class`).

    What follows the @ is the time for a decision, or the positions it may judge. A Master may be
    given another net, or none (`master=own.json@800`, `master=none`); a bot of one's own gets the
    file of what it has learned (`module:Class=policy.npz`) as the argument `net`.
    """
    named, at, written = spec.rpartition("@") if "@" in spec else (spec, "", "")
    name, equals, net = named.partition("=")
    if at:
        effort = parse_effort(written)
    made = _KNOWN.get(name) or _own_bot(name)
    given: dict[str, Any] = {}
    if equals:
        if name in _KNOWN and not issubclass(made, Master):
            raise BadSetup(f"{name} does not take a net: only a Master does")
        if name not in _KNOWN and "net" not in signature(made).parameters:
            raise BadSetup(f"{name} takes no file: its __init__ has no argument net")
        given["net"] = net
    if effort is not None and issubclass(made, Expert):
        given["effort"] = effort
    elif at:
        raise BadSetup(f"{name} does not take an effort: it always thinks equally long")
    return partial(made, **given) if given else made


def _own_bot(spec: str) -> type[Bot]:
    module, colon, name = spec.partition(":")
    if not colon:
        known = ", ".join(_KNOWN)
        raise BadSetup(f"no bot {spec!r}; there are: {known}; your own is module:Class")
    if "" not in sys.path:
        sys.path.append("")  # it lies in the folder one stands in
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as fault:
        raise BadSetup(f"cannot load the bot {spec!r}: {fault}") from fault
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadSetup(f"{spec} is not a Bot: derive it from spieltisch.bots.Bot")
    return found
