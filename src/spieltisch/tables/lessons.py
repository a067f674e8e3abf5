"""Lessons: guided games, as data beside the rules.

A lesson is a text file: who sits where, the seed of its luck, steps, and goals for the time after
them. A step says something and lights what it speaks of; one with a `move` waits until that is
done, the others until they are read. Beside it lies the prepared record, which tells what the
opponents do as long as the learner follows it; whoever leaves it plays on against the bots
themselves, and may take back everything.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from spieltisch import titles
from spieltisch.kernel.chance import Committed, Seeded
from spieltisch.kernel.game import Game
from spieltisch.kernel.record import Move, Record, parse
from spieltisch.tables.table_match import TableMatch

LEARNER: Final = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class Step:
    """What is said, what is lit meanwhile, and what is waited for; without a move: until read.

    `instead` is said to whoever would rather make another move: why this one is better now.
    `light`, what is meant most first: `option` (the move's own places), `list` (its line in the
    list), `panel:map`, `slot:map/7`, `card:scout`, `area:own`, `seats`, `ask`, `undo`.
    """

    say: str
    light: tuple[str, ...] = ()
    move: str = ""
    instead: str = ""


@dataclass(frozen=True)
class Goal:
    """Something to try after the steps: met by a move of the learner's or by what happens to him.

    With `names` the move must be about one of them.
    """

    say: str
    verbs: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    events: tuple[str, ...] = ()

    def met_by(self, move: str) -> bool:
        """Whether a move is what was to be tried."""
        verb, *about = move.split(" ")
        return verb in self.verbs and (not self.names or not set(self.names).isdisjoint(about))


@dataclass(frozen=True)
class Lesson:
    """A guided game. `seats` are as in `titles.Start`."""

    game: str
    name: str
    title: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: int
    steps: tuple[Step, ...]
    goals: tuple[Goal, ...]
    moves: tuple[tuple[int, str], ...]
    record: Record

    @property
    def secret(self) -> bytes:
        """What makes the luck of its tables that of the record."""
        return Seeded(self.seed).secret

    @property
    def deeds(self) -> list[int]:
        """The places of the steps that wait for a move."""
        return [place for place, step in enumerate(self.steps) if step.move]

    def messages(self) -> list[str]:
        """All that is said, and what the title's own messages are."""
        said = [step.say for step in self.steps] + [goal.say for goal in self.goals]
        reasons = {step.instead: None for step in self.steps if step.instead}
        return [self.title, f"{self.title}-more", *said, *reasons]

    def follows(self, moves: list[Move]) -> bool:
        """Whether all is as prepared so far, or has been until the record's end."""
        return all(
            (move.seat, move.move) == told for move, told in zip(moves, self.moves, strict=False)
        )

    def next_move(self, moves: list[Move], seat: int) -> str | None:
        """What the record tells a seat to do now; empty where it tells nothing any more.

        None while the record waits for somebody else: also where several decide at once
        everything comes in its order, and so its luck.
        """
        if len(moves) >= len(self.moves) or not self.follows(moves):
            return ""
        told, move = self.moves[len(moves)]
        return move if told == seat else None

    def place(self, moves: list[Move]) -> int:
        """The first step that is not done, by the own moves; -1 if the learner has left the way."""
        own = [move.move for move in moves if move.seat == LEARNER]
        deeds = self.deeds
        for done, move in enumerate(own[: len(deeds)]):
            if self.steps[deeds[done]].move != move:
                return -1
        if len(own) >= len(deeds):
            return len(self.steps) if not deeds else deeds[-1] + 1
        return deeds[len(own) - 1] + 1 if own else 0


class LessonMatch(TableMatch):
    """A match in which everything can be taken back: its luck is the same every time.

    What it goes on from, if anything, stays.
    """

    opening: Record | None = None
    seals = False

    @classmethod
    def continued(cls, game: Game[Any], record: Record, chance: Committed) -> "LessonMatch":
        match = super().continued(game, record, chance)
        assert isinstance(match, LessonMatch)
        match.opening = record
        return match

    @property
    def begins(self) -> int:
        """How many moves it goes on from."""
        return len(self.opening.moves) if self.opening else 0

    def undoable(self, seat: int) -> int:
        return sum(move.seat == seat for move in self.made[self.begins :])

    def undo(self, seat: int, moves: int = 1) -> None:
        """Go back to before one of the seat's moves; what others did since is gone as well."""
        own = [n for n, move in enumerate(self._moves) if move.seat == seat and n >= self.begins]
        if not 1 <= moves <= len(own):
            super().undo(seat, moves)
        until = own[-moves]
        assert isinstance(self.chance, Committed)
        chance = Committed(self.chance.secret)
        if self.opening:
            again = LessonMatch.continued(self.game, self.opening, chance)
        else:
            again = LessonMatch(self.game, self.seats, options=self.setup.options, chance=chance)
        for move in self._moves[self.begins : until]:
            again.take(move.seat, move.move)
        self.state, self.chance = again.state, again.chance
        self._moves, self._undo = again._moves, again._undo
        self._heard, self._marks = again._heard, again._marks
        self.decided = again.decided

    def met(self, goal: Goal, seat: int, since: int) -> bool:
        """Whether a goal has been reached after so many moves."""
        return any(
            move.seat == seat and goal.met_by(move.move) for move in self._moves[since:]
        ) or any(
            kind.name in goal.events and (kind.fields[:1] != ("seat",) or values[0] == seat)
            for heard in self._heard[since + 1 :]
            for kind, values in heard
        )


def lessons_of(game: str) -> list[Lesson]:
    """The lessons of a game, in the order in which they are taken."""
    folder = titles.part_of(game, "lessons")
    return list(_read(game, Path(folder))) if folder else []


def find_lesson(game: str, name: str) -> Lesson | None:
    """A lesson by its name."""
    return next((one for one in lessons_of(game) if one.name == name), None)


@cache
def _read(game: str, folder: Path) -> tuple[Lesson, ...]:
    made = [_lesson(game, path) for path in sorted(folder.glob("*.toml"))]
    return tuple(sorted(made, key=lambda lesson: lesson.name))


def _lesson(game: str, path: Path) -> Lesson:
    told: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    record = parse(path.with_suffix(".jsonl").read_text(encoding="utf-8"))
    steps = [
        Step(one["say"], tuple(one.get("light", ())), one.get("move", ""), one.get("instead", ""))
        for one in told["step"]
    ]
    goals = [
        Goal(
            one["say"],
            tuple(one.get("verbs", ())),
            tuple(one.get("names", ())),
            tuple(one.get("events", ())),
        )
        for one in told.get("goal", ())
    ]
    return Lesson(
        game,
        path.stem,
        told["title"],
        tuple(told["seats"]),
        dict(told.get("options", {})),
        told["seed"],
        tuple(steps),
        tuple(goals),
        tuple((move.seat, move.move) for move in record.moves),
        record,
    )
