"""Puzzles: positions in which one line is clearly better than the second, as data beside the rules.

A puzzle is a record up to its position with a note that holds the solution. It is solved at a table
that begins there, where everything can be taken back and nobody else moves.
"""

import hashlib
import tomllib
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal

from spieltisch import titles
from spieltisch.kernel.record import Record, parse
from spieltisch.kernel.values import canonical
from spieltisch.tables.library import load_game
from spieltisch.tables.match import Match
from spieltisch.tables.planning import Plan, plan

Measure = Literal["turn", "move"]
Difficulty = Literal["easy", "medium", "hard"]
Verdict = Literal["open", "solved", "missed"]
POSITIONS_KEPT: Final = 100


@dataclass
class Puzzle:
    """A position and the seat that looks for the best line.

    `accepted` are the positions at the end of good turns, or the notations of good moves;
    `second` is the best of the other lines, `lead` what the solution is better by, `found` how
    often each level finds it. `reasons` are terms of the value with their points.
    """

    name: str
    record: Record
    seat: int
    measure: Measure
    solution: list[str]
    accepted: list[str]
    second: list[str]
    lead: float
    theme: str
    found: dict[str, float] = field(default_factory=dict)
    reasons: list[tuple[str, float]] = field(default_factory=list)

    @property
    def difficulty(self) -> Difficulty:
        if self.found.get("regular", 0.0) >= 0.5:
            return "easy"
        return "medium" if self.found.get("expert", 0.0) >= 0.5 else "hard"

    def note(self) -> dict[str, Any]:
        """What is written behind the moves of its record."""
        return {
            "puzzle": {
                "seat": self.seat,
                "measure": self.measure,
                "solution": list(self.solution),
                "accepted": list(self.accepted),
                "second": list(self.second),
                "lead": round(self.lead, 1),
                "theme": self.theme,
                "found": {level: round(part, 2) for level, part in self.found.items()},
                "reasons": [[message, round(points, 1)] for message, points in self.reasons],
            }
        }

    def text(self) -> str:
        """The record with its note."""
        self.record.notes = [(len(self.record.moves), self.note())]
        return self.record.text()

    def solved_by(self, match: Match, moves: list[str]) -> bool:
        """Whether these moves of its seat, from its position on, are a solution."""
        if self.measure == "move":
            return bool(moves) and moves[0] in self.accepted
        made = plan(match, self.seat, moves)
        return len(made.steps) == len(moves) and bool(made.ends) and ending(made) in self.accepted

    def verdict(self, match: Match, moves: list[str]) -> Verdict:
        """What is to be said of these moves of its seat, once they are a whole line."""
        if self.measure == "move":
            return "open" if not moves else "solved" if self.solved_by(match, moves) else "missed"
        made = plan(match, self.seat, moves)
        if not made.ends:
            return "open"
        return "solved" if ending(made) in self.accepted else "missed"


def read_puzzle(name: str, text: str) -> Puzzle:
    """What `Puzzle.text` wrote."""
    record = parse(text)
    _after, note = record.notes[-1]
    told: Any = note["puzzle"]
    record.notes = []
    return Puzzle(
        name,
        record,
        told["seat"],
        told["measure"],
        told["solution"],
        told["accepted"],
        told["second"],
        told["lead"],
        told["theme"],
        told["found"],
        [(message, points) for message, points in told["reasons"]],
    )


def shipped(game: str) -> list[Puzzle]:
    """The puzzles that come with a game."""
    folder = titles.part_of(game, "puzzles")
    return list(_read(Path(folder)).values()) if folder else []


def find_puzzle(game: str, name: str) -> Puzzle | None:
    """A puzzle by its name."""
    folder = titles.part_of(game, "puzzles")
    return _read(Path(folder)).get(name) if folder else None


@cache
def _read(folder: Path) -> dict[str, Puzzle]:
    paths = sorted(folder.glob("*.jsonl"))
    return {p.stem: read_puzzle(p.stem, p.read_text(encoding="utf-8")) for p in paths}


@lru_cache(maxsize=POSITIONS_KEPT)
def position_of(game: str, name: str) -> Match:
    """The position of a puzzle that is shipped; only to be looked at and planned on."""
    puzzle = find_puzzle(game, name)
    assert puzzle is not None
    return Match.from_record(load_game(game), puzzle.record)


def ending(made: Plan) -> str:
    """A name for the position that a plan has come to, as its seat sees it."""
    seen = canonical(made.game.view(made.state, made.seat))
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Theme:
    """What puzzles may be about; see a game's `themes.toml`."""

    name: str
    verbs: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    times: int = 1

    def meets(self, verbs: list[str], events: list[str]) -> bool:
        """Whether a line is about this."""
        met = [*(v for v in verbs if v in self.verbs), *(e for e in events if e in self.events)]
        return len(met) >= self.times


def themes_of(game: str) -> list[Theme]:
    """The themes of a game's puzzles, in the order in which they are looked for."""
    folder = titles.part_of(game, "puzzles")
    if folder is None:
        return [Theme("best")]
    told = tomllib.loads((Path(folder) / "themes.toml").read_text(encoding="utf-8"))
    return [
        Theme(
            one["name"],
            tuple(one.get("verbs", ())),
            tuple(one.get("events", ())),
            one.get("times", 1),
        )
        for one in told["theme"]
    ]
