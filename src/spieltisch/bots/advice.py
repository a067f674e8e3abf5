"""Hints: what a strong bot would do, what to expect from it, and why, in messages.

Everything is worked out from what the asking seat may know.
"""

import contextlib
import math
from random import Random
from typing import Any

from spieltisch.bots.bot import Sight
from spieltisch.bots.craft import Craft, Judge, craft_for
from spieltisch.bots.effort import Budget, Effort
from spieltisch.bots.learned import learned_judge
from spieltisch.bots.search.lookahead import luck_for, step
from spieltisch.bots.search.rollouts import try_options
from spieltisch.bots.search.turns import best_lines
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import NoChance
from spieltisch.kernel.errors import NoMoreChance
from spieltisch.kernel.events import Listener, seen_by
from spieltisch.kernel.flow import Flow
from spieltisch.kernel.game import Game
from spieltisch.kernel.wording import Text, boards, event_text

_MOST_GAINS = 3
_WORTH_SAYING = 0.8
"""Points that a reason must be worth to be mentioned."""


class Advice:
    """One option worth taking: the score and the chance to win with it, and the reasons."""

    def __init__(
        self, index: int, option: Option[Any], score: float, chance: float, reasons: list[Text]
    ) -> None:
        self.index = index
        self.option = option
        self.score = score
        self.chance = chance
        self.reasons = reasons


def advise(
    game: Game[Any],
    state: Any,
    seat: int,
    rng: Random,
    effort: Effort | None = None,
    most: int = 3,
) -> list[Advice]:
    """The best options for a seat that has a choice now, the best first."""
    options = engine.options_at(state, engine.branch_of(state, seat))
    sight = Sight(game, state, seat, options)
    craft = craft_for(game)
    judge = learned_judge(craft)
    known = sight.imagine(rng)
    ends = _ends(craft, judge, sight, known, (effort or Effort(seconds=2.0)).begin(), rng)
    flow = luck_for(craft, rng)
    others = [craft.terms(step(craft, known, seat, option, flow), seat) for option in options]
    usual = [sum(column) / len(others) for column in zip(*others, strict=True)]
    found = []
    for index in list(ends)[:most]:
        end = ends[index]
        if end is None:
            after = step(craft, known, seat, options[index], luck_for(craft, rng))
            scores = [judge.score(after, other) for other in range(after.seats)]
        else:
            scores = forecast(judge, end)
        chance = win_chance(craft, craft.rest_of_game(known), scores, seat)
        reasons = [*_gains(game, known, seat, options[index]), *_terms(craft, others[index], usual)]
        found.append(Advice(index, options[index], scores[seat], chance, reasons))
    return found


def _ends(
    craft: Craft, judge: Judge, sight: Sight, known: Any, budget: Budget, rng: Random
) -> dict[int, Any]:
    """The options' places, the best first, with the ends of their turns where those are planned.

    Not all options need be there.
    """
    if not craft.plans_turns:
        tried = try_options(craft, judge, sight, 1, budget, rng)
        return dict.fromkeys(trial.index for trial in tried)
    ends: dict[int, Any] = {}
    for line in best_lines(craft, judge, known, sight.seat, 24, budget, rng):
        ends.setdefault(sight.options.index(line.options[0]), line.state)
    return ends


def forecast(judge: Judge, state: Any) -> list[float]:
    """The final scores to expect where a turn has ended: by the net, if there is one."""
    seats = range(state.seats)
    if state.seats > 1 and all(judge.is_careful(state, seat) for seat in seats):
        return [judge.verdict(state, seat) for seat in seats]
    return [judge.score(state, seat) for seat in seats]


def win_chance(craft: Craft, rest: float, scores: list[float], seat: int) -> float:
    """How likely the seat is to win, from the scores to expect and the part that is left."""
    if len(scores) < 2:
        return 0.5
    spread = 1 + craft.spread * math.sqrt(max(0.0, rest))
    weights = [math.exp((score - max(scores)) / (0.6 * spread)) for score in scores]
    return weights[seat] / sum(weights)


def _gains(game: Game[Any], known: Any, seat: int, option: Option[Any]) -> list[Text]:
    """What the option brings at once, before luck or somebody else comes in."""
    listener = Listener()
    copy = known.clone()
    with contextlib.suppress(NoMoreChance):
        engine.apply(copy, seat, option, Flow(NoChance(), listener))
    where = boards(game, copy)
    gains = [
        event_text(game, seen_by(seat, kind, values), where)
        for kind, values in listener.heard
        if kind.logged and kind.fields and kind.fields[0] == "seat" and values[0] == seat
    ]
    return [Text("hint-gains", {"what": gain}) for gain in gains[:_MOST_GAINS]]


def _terms(craft: Craft, own: list[float], usual: list[float]) -> list[Text]:
    """Where the option does better or worse than the options do on average."""
    if len(craft.term_messages) != len(own):
        return []
    differences = [(own[at] - usual[at], craft.term_messages[at]) for at in range(len(own))]
    reasons = []
    best, worst = max(differences), min(differences)
    if best[0] >= _WORTH_SAYING:
        why = Text(f"{best[1]}-why")
        values: dict[str, int | str | Text] = {"why": why, "points": round(best[0])}
        reasons.append(Text("hint-sets-up", values))
    if worst[0] <= -_WORTH_SAYING:
        values = {"what": Text(worst[1]), "points": round(-worst[0])}
        reasons.append(Text("hint-risks", values))
    return reasons
