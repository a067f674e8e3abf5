"""Games of the Master against itself, and what they showed at the end of every turn."""

from array import array
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from spieltisch import games
from spieltisch.bots.craft import Craft, Judge, craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.learned import learned_judge
from spieltisch.bots.net import Sparse
from spieltisch.bots.search.lookahead import advance, best_index, judge_options
from spieltisch.bots.search.turns import best_lines
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import NoChance, Seeded
from spieltisch.kernel.flow import Flow

_STRAYING = 0.1
"""How often a player does not take what it thinks best, so that games teach about more."""
_STRAYING_IN_TURNS = 0.03
"""The same where a turn is not planned as a whole: for each of its decisions."""
_NEXT_BEST = 4
"""It then takes one of so many."""


class Lesson:
    """How to train a net. Plain, so that it travels to workers and into the net's file.

    `games` are played in each generation, or `later` in all but the first; `width` is that of their
    search of a turn. `gate` games with `effort` positions a decision decide whether a net takes the
    place of the one before.
    """

    def __init__(
        self,
        game: str,
        seats: list[int],
        games: int,
        generations: int,
        seed: int,
        options: dict[str, str],
        width: int = 4,
        gate: int = 400,
        effort: int = 400,
        pack: str | None = None,
        later: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.games = games
        self.generations = generations
        self.seed = seed
        self.options = options
        self.width = width
        self.gate = gate
        self.effort = effort
        self.pack = pack
        self.later = later or games

    def games_in(self, generation: int) -> int:
        """How many games a generation plays."""
        return self.later if generation else self.games


class Shown:
    """What games showed, in flat arrays that travel well.

    A row is a position as one seat sees it; a game has `states` positions, each with a row for
    every seat. `counts` is how many features of a row are not 0, `at` and `of` say which and what;
    `bases` is the hand-made value, on top of which the net is to judge.
    """

    def __init__(self) -> None:
        self.seats = array("i")
        self.states = array("i")
        self.scores = array("f")
        self.counts = array("i")
        self.bases = array("f")
        self.at = array("i")
        self.of = array("f")

    def note(self, craft: Craft, state: Any) -> bool:
        """Write a position down, if the features tell all that counts in it."""
        if craft.is_finished(state):
            return False
        for seat in range(state.seats):
            if not craft.features.covers(state, seat):
                return False
        for seat in range(state.seats):
            terms = craft.terms(state, seat)
            found = Sparse()
            craft.features.fill(state, seat, terms, found)
            self.counts.append(len(found.at))
            self.at.extend(found.at)
            self.of.extend(found.of)
            self.bases.append(sum(terms))
        return True


Task = tuple[Lesson, str, int, list[int]]
"""The lesson, the net to play with, the generation, the numbers of its games."""
Selfplay = Callable[[Iterable[Task]], Iterator[Shown]]


class Player:
    """Plays one seat by a judge; plans whole turns where the game allows it."""

    def __init__(self, craft: Craft, judge: Judge, width: int, rng: Random) -> None:
        self.craft = craft
        self.judge = judge
        self.width = width
        self.rng = rng
        self.plan: list[Option[Any]] = []

    def choose(self, state: Any, seat: int, offered: list[Option[Any]]) -> Option[Any]:
        """The best option; what others hold is redrawn first."""
        if self.plan and self.plan[0] in offered:
            return self.plan.pop(0)
        known = self.craft.game.determinise(state, seat, Seeded(self.rng.getrandbits(32)))
        if not self.craft.plans_turns:
            values = judge_options(self.craft, self.judge, known, seat, offered, self.rng)
            if self.rng.random() < _STRAYING_IN_TURNS:
                ranked = sorted(range(len(values)), key=values.__getitem__, reverse=True)
                return offered[self.rng.choice(ranked[:_NEXT_BEST])]
            return offered[best_index(values)]
        budget = Effort().begin()
        lines = best_lines(self.craft, self.judge, known, seat, self.width, budget, self.rng)
        straying = self.rng.random() < _STRAYING
        line = self.rng.choice(lines[:_NEXT_BEST]) if straying else lines[0]
        self.plan = line.options[1:]
        return line.options[0]


def play(task: Task) -> Shown:
    """Play some games of a generation."""
    lesson, net, generation, numbers = task
    shown = Shown()
    for number in numbers:
        play_game(lesson, net, generation, number, shown)
    return shown


def play_game(lesson: Lesson, net: str, generation: int, number: int, shown: Shown) -> None:
    """One game: its positions at the ends of turns, and its scores."""
    game = games.shared(lesson.game, lesson.pack)
    craft = craft_for(game)
    judge = learned_judge(craft, net)
    seats = lesson.seats[number % len(lesson.seats)]
    called = f"{lesson.seed} {generation} {number}"
    players = [
        Player(craft, judge, lesson.width, Random(f"player {called} {seat}"))
        for seat in range(seats)
    ]
    flow = Flow(Seeded(Random(f"luck {called}").getrandbits(62)))
    known = {option.name for option in game.options_for(seats)}
    options = {name: value for name, value in lesson.options.items() if name in known}
    state = game.new(game.setup(seats, options))
    engine.settle(state, flow)
    index = engine.first_waiting(state)
    noted = 0
    while index >= 0:
        seat = engine.choice_at(state, index).seat
        offered = engine.options_at(state, index)
        chosen = players[seat].choose(state, seat, offered) if len(offered) > 1 else offered[0]
        if craft.plans_turns:
            # As the search sees it: before others go on, and before luck does.
            copy = state.clone()
            going = advance(craft, copy, seat, chosen, Flow(NoChance()))
            if not going or engine.branch_of(copy, seat) < 0:
                noted += shown.note(craft, copy)
        begun = sum(state.turns)
        engine.apply_at(state, index, chosen, flow)
        index = engine.first_waiting(state)
        if not craft.plans_turns and sum(state.turns) > begun:
            noted += shown.note(craft, state)
    shown.seats.append(seats)
    shown.states.append(noted)
    shown.scores.extend(craft.stake(state, seat) for seat in range(seats))
