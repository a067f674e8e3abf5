"""Learning a value from self-play, by trying small changes of its weights.

In every game each seat plays with weights changed at random, one up where the other is down, and
again with seats swapped and the same luck. Who led by how much is then explained by the changes:
because they were drawn by lot, nothing else can be the reason. The weights take a step that way,
the longer the surer, and the next generation begins from there.
"""

import json
import math
import multiprocessing
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from spieltisch import games
from spieltisch.arena.regression import Sums
from spieltisch.bots.craft import Craft, Judge, craft_for
from spieltisch.bots.effort import Effort
from spieltisch.bots.learned import Learned, growth_features
from spieltisch.bots.search.lookahead import best_index, judge_options
from spieltisch.bots.search.turns import best_lines
from spieltisch.kernel import engine
from spieltisch.kernel.agenda import Option
from spieltisch.kernel.chance import Seeded
from spieltisch.kernel.flow import Flow
from spieltisch.version import __version__

Progress = Callable[[int, int], None]

_CHUNK = 10
"""Games that a worker plays before it reports."""
_SURE = 3.0
"""Standard errors from which on a weight takes a full step."""
_WATCHED = 0.1
"""The share of positions whose value is kept to learn how far values grow."""


class Lesson:
    """How to train. Plain, so that it travels to workers and into the note beside the weights."""

    def __init__(
        self,
        game: str,
        seats: list[int],
        games: int,
        generations: int,
        seed: int,
        options: dict[str, str],
        width: int = 1,
        change: float = 0.25,
        pack: str | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.games = games
        self.generations = generations
        self.seed = seed
        self.options = options
        self.width = width
        self.change = change
        self.pack = pack


Made = dict[str, Any]
Task = tuple[Lesson, list[float], int, list[int]]


class Student:
    """Plays one seat of one game with weights of its own."""

    def __init__(self, lesson: Lesson, craft: Craft, weights: list[float], rng: Random) -> None:
        self.lesson = lesson
        self.craft = craft
        self.judge: Judge = Learned(craft, weights, [])
        self.rng = rng
        self.plan: list[Option[Any]] = []
        self.seen: list[tuple[list[float], float]] = []
        self.met: set[int] = set()

    def choose(self, state: Any, seat: int, offered: list[Option[Any]]) -> Option[Any]:
        """The best option by its own value; what others hold is redrawn first."""
        known = self.craft.game.determinise(state, seat, Seeded(self.rng.getrandbits(32)))
        if self.rng.random() < _WATCHED:
            self._watch(known, seat)
        if not self.craft.plans_turns:
            values = judge_options(self.craft, self.judge, known, seat, offered, self.rng)
            return offered[best_index(values)]
        if not (self.plan and self.plan[0] in offered):
            lines = best_lines(
                self.craft,
                self.judge,
                known,
                seat,
                self.lesson.width,
                Effort().begin(),
                self.rng,
            )
            self.plan = lines[0].options
        self.plan, chosen = self.plan[1:], self.plan[0]
        return chosen

    def _watch(self, known: Any, seat: int) -> None:
        """Remember what a position is worth, and which terms it is made of."""
        self.seen.append((growth_features(self.craft, known), self.judge.value(known, seat)))
        terms = self.craft.terms(known, seat)
        self.met.update(at for at, term in enumerate(terms) if term)


class Notes:
    """What games of a generation teach: `met` are the terms that were there at all."""

    def __init__(self) -> None:
        self.changes = Sums()
        self.growth = Sums()
        self.met: set[int] = set()

    def merge(self, other: "Notes") -> None:
        self.changes.merge(other.changes)
        self.growth.merge(other.growth)
        self.met |= other.met


def draw_changes(lesson: Lesson, generation: int, number: int, seats: int) -> list[list[float]]:
    """The changes of each seat: pairs of games share them, with the seats turned by one."""
    size = 2 * len(craft_for(games.shared(lesson.game, lesson.pack)).term_messages)
    rng = Random(f"changes {lesson.seed} {generation} {number // 2}")
    first = [rng.choice((-lesson.change, lesson.change)) for _weight in range(size)]
    changes = [first, [-change for change in first]]
    while len(changes) < seats:
        changes.append([rng.choice((-lesson.change, lesson.change)) for _weight in range(size)])
    if number % 2:
        changes = [*changes[1:], changes[0]]
    # What the craft has scored already is the measure of all: its weight stays.
    for change in changes:
        change[0] = change[size // 2] = 0.0
    return changes


def play_lesson(
    lesson: Lesson, weights: list[float], generation: int, number: int, notes: Notes
) -> None:
    """One game: what it says about the changes, and about the growth of values."""
    game = games.shared(lesson.game, lesson.pack)
    craft = craft_for(game)
    seats = lesson.seats[number // 2 % len(lesson.seats)]
    changes = draw_changes(lesson, generation, number, seats)
    students = [
        Student(
            lesson,
            craft,
            [weight + change for weight, change in zip(weights, changes[seat], strict=True)],
            Random(f"student {lesson.seed} {generation} {number} {seat}"),
        )
        for seat in range(seats)
    ]
    flow = Flow(Seeded(hash_of(lesson.seed, generation, number // 2)))
    known = {option.name for option in game.options_for(seats)}
    options = {name: value for name, value in lesson.options.items() if name in known}
    state = game.new(game.setup(seats, options))
    engine.settle(state, flow)
    index = engine.first_waiting(state)
    while index >= 0:
        seat = engine.choice_at(state, index).seat
        offered = engine.options_at(state, index)
        chosen = students[seat].choose(state, seat, offered) if len(offered) > 1 else offered[0]
        engine.apply_at(state, index, chosen, flow)
        index = engine.first_waiting(state)
    scores = game.scores(state)
    for seat in range(seats):
        share = 1 / (seats - 1)
        found = []
        for at in range(len(weights)):
            others = sum(changes[other][at] for other in range(seats) if other != seat)
            found.append((changes[seat][at] - share * others) / lesson.change)
        lead = scores[seat] - share * (sum(scores) - scores[seat])
        notes.changes.add(found, lead)
        notes.met |= students[seat].met
        for features, value in students[seat].seen:
            notes.growth.add(features, scores[seat] - value)


def hash_of(seed: int, generation: int, pair: int) -> int:
    """A seed of luck of its own for every pair of games."""
    return (seed * 1_000 + generation) * 1_000_000 + pair


def study(task: Task) -> Notes:
    """Play some games of a generation and sum up what they teach."""
    lesson, weights, generation, numbers = task
    notes = Notes()
    for number in numbers:
        play_lesson(lesson, weights, generation, number, notes)
    return notes


def improved(lesson: Lesson, weights: list[float], generation: int, notes: Notes) -> list[float]:
    """The weights after a step; each goes as far as the games are sure of it.

    Steps become shorter, or weights would swing around their best. Of a term that was not there
    the games say nothing: what they seem to say is luck.
    """
    longest = lesson.change / (1 + generation)
    sums = notes.changes
    effects = sums.solve(0.1 * sums.count)
    error = sums.error(effects)
    renewed = []
    for at, weight in enumerate(weights):
        spread = math.sqrt(sums.products[at][at])
        told = spread and error and at % (len(weights) // 2) in notes.met
        sure = effects[at] * spread / error if told else 0.0
        renewed.append(weight + longest * max(-1.0, min(1.0, sure / _SURE)))
    return renewed


def train(lesson: Lesson, jobs: int = 1, progress: Progress | None = None) -> Iterator[Made]:
    """Generation after generation: each time the weights and the note of how they were made."""
    terms = craft_for(games.shared(lesson.game, lesson.pack)).term_messages
    weights = [0.0] * (2 * len(terms))
    history: list[dict[str, object]] = []
    for generation in range(lesson.generations):
        notes = Notes()
        numbers = range(lesson.games)
        tasks = [
            (lesson, weights, generation, list(numbers[at : at + _CHUNK]))
            for at in range(0, lesson.games, _CHUNK)
        ]
        # Added in the order of the games: the result must not depend on who was faster.
        for done, part in enumerate(_studied(tasks, jobs), 1):
            notes.merge(part)
            if progress:
                played = min(done * _CHUNK, lesson.games) + generation * lesson.games
                progress(played, lesson.generations * lesson.games)
        weights = improved(lesson, weights, generation, notes)
        effects = notes.changes.solve(0.1 * notes.changes.count)
        history.append(
            {
                "spread_of_leads": round(notes.changes.error([]), 2),
                "effects": [round(effect, 2) for effect in effects],
            }
        )
        yield {
            "made_by": f"spieltisch train, version {__version__}",
            "lesson": vars(lesson),
            "pack_hash": games.shared(lesson.game, lesson.pack).pack_hash,
            "generations": list(history),
            "terms": list(terms),
            "growth": [round(weight, 4) for weight in notes.growth.solve(0.01)],
            "weights": [round(weight, 4) for weight in weights],
        }


def _studied(tasks: list[Task], jobs: int) -> Iterator[Notes]:
    if jobs == 1:
        yield from map(study, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(study, tasks)


def write_weights(made: Made, path: Path) -> None:
    """Write weights and how they were made."""
    path.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
