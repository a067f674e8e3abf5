"""A puzzle at its table: whether it is solved, and the solution with its reasons."""

from typing import Any

from spieltisch import draw
from spieltisch.tables.lessons import LessonMatch
from spieltisch.tables.planning import plan
from spieltisch.tables.puzzles import Puzzle, find_puzzle, position_of, shipped
from spieltisch.tables.table import Table


def puzzle_view(table: Table, seat: int, voice: draw.Voice) -> dict[str, Any] | None:
    """What the solver's screen shows of the puzzle; None at any other table."""
    if not table.settings.puzzle:
        return None
    puzzle = find_puzzle(table.settings.game, table.settings.puzzle)
    match = table.match
    if puzzle is None or seat != puzzle.seat or not isinstance(match, LessonMatch):
        return None
    game = table.settings.game
    position = position_of(game, puzzle.name)
    made = [move.move for move in match.made[match.begins :] if move.seat == seat]
    lines = {
        name: [(step.move, voice.tell(step.text, step.move)) for step in tried.steps]
        for name, moves in (
            ("solution", _line(puzzle, puzzle.solution)),
            ("second", _line(puzzle, puzzle.second)),
        )
        for tried in [plan(position, seat, moves)]
    }
    return {
        "measure": puzzle.measure,
        "theme": voice.say(f"puzzle-theme-{game}-{puzzle.theme}"),
        "difficulty": voice.say(f"puzzle-{puzzle.difficulty}"),
        "verdict": puzzle.verdict(position, made),
        "made": len(made),
        "solution": [{"move": move, "text": text} for move, text in lines["solution"]],
        "reasons": [
            voice.say("puzzle-lead", points=round(puzzle.lead)),
            *(voice.say(f"{term}-why") for term, _points in puzzle.reasons),
            voice.say("puzzle-second", what=", ".join(text for _move, text in lines["second"])),
        ],
        "next": _next(game, puzzle),
    }


def _line(puzzle: Puzzle, moves: list[str]) -> list[str]:
    """What is to be found: a whole turn, or one move."""
    return moves if puzzle.measure == "turn" else moves[:1]


def _next(game: str, puzzle: Puzzle) -> str:
    """The puzzle that comes after it in the list."""
    names = [one.name for one in in_order(game)]
    return f"{game}/{names[(names.index(puzzle.name) + 1) % len(names)]}"


def in_order(game: str) -> list[Puzzle]:
    """The puzzles of a game as the page lists them: by difficulty, then the clearest first."""
    ranks = ("easy", "medium", "hard")
    return sorted(shipped(game), key=lambda one: (ranks.index(one.difficulty), -one.lead, one.name))
