"""A lesson at its table: what is said now, in a language, and what its opponents do."""

from typing import Any

from spieltisch import texts
from spieltisch.tables.lessons import LEARNER, Lesson, LessonMatch, find_lesson
from spieltisch.tables.table import Table


def _guided(table: Table) -> tuple[Lesson, LessonMatch] | None:
    lesson = find_lesson(table.settings.game, table.settings.lesson)
    match = table.match
    return (lesson, match) if lesson and isinstance(match, LessonMatch) else None


def prepared(table: Table, seat: int) -> str | None:
    """The move that the lesson's record tells an opponent to make; empty if it tells none.

    None if the opponent waits for somebody else first, as all do while a puzzle is solved.
    """
    if table.settings.puzzle:
        return None
    found = _guided(table) if table.settings.lesson else None
    if found is None:
        return ""
    lesson, match = found
    move = lesson.next_move(match.made, seat)
    return "" if move and move not in table.offers.get(seat, []) else move


def lesson_view(table: Table, seat: int, language: str) -> dict[str, Any] | None:
    """What the learner's screen shows of the lesson.

    `steps` are those up to the next deed, `at` the place of the first of them; none while he is on
    a way of his own (`off`), or when all are done. `goals` are what to try then.
    """
    found = _guided(table) if table.settings.lesson else None
    if found is None or seat != LEARNER:
        return None
    lesson, match = found
    place = lesson.place(match.made)
    until = next((deed + 1 for deed in lesson.deeds if deed >= place), len(lesson.steps))
    since = len(lesson.moves) if lesson.follows(match.made) else 0
    steps = lesson.steps[place:until] if place >= 0 else ()
    return {
        "name": lesson.name,
        "title": texts.say(language, lesson.title),
        "at": place,
        "total": len(lesson.steps),
        "off": place < 0,
        "steps": [
            {
                "text": texts.say(language, step.say),
                "light": list(step.light),
                "move": step.move,
                "instead": texts.say(language, step.instead) if step.instead else "",
            }
            for step in steps
        ],
        "goals": [
            {"text": texts.say(language, goal.say), "met": match.met(goal, seat, since)}
            for goal in lesson.goals
        ],
    }
