"""The editor's check of a lesson: everything that would stop or puzzle a learner."""

import re
from typing import Final

from spieltisch import games, texts
from spieltisch.kernel.chance import Committed
from spieltisch.kernel.errors import SpieltischError
from spieltisch.tables.lessons import LEARNER, Lesson, LessonMatch
from spieltisch.tables.match import Match

MOST_WORDS: Final = 30
LIGHTS: Final = ("option", "list", "panel:", "slot:", "card:", "area:", "seats", "ask", "undo")


def faults(lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, in sentences; nothing if all is well."""
    return [*_words(lesson), *_steps(lesson), *_course(lesson)]


def _words(lesson: Lesson) -> list[str]:
    found = []
    for message in lesson.messages():
        for language in texts.LANGUAGES:
            if not texts.knows(language, message):
                found.append(f"{message} is not said in {language}")
                continue
            said = texts.say(language, message)
            words = [word for word in said.split() if re.search(r"\w", word)]
            if len(words) > MOST_WORDS:
                found.append(f"{message} has {len(words)} words in {language}")
    return found


def _steps(lesson: Lesson) -> list[str]:
    own = [move for seat, move in lesson.moves if seat == LEARNER]
    asked = [step.move for step in lesson.steps if step.move]
    found = []
    if own != asked:
        at = next(
            (n for n, pair in enumerate(zip(own, asked, strict=False)) if len({*pair}) > 1), -1
        )
        found.append(f"the record's moves and the steps differ, first at deed {at + 1}")
    for number, step in enumerate(lesson.steps, 1):
        if not step.light or not all(light.startswith(LIGHTS) for light in step.light):
            found.append(f"step {number} lights {list(step.light)}")
        if {"option", "list"} & {*step.light} and not step.move:
            found.append(f"step {number} lights an option but waits for none")
        if bool(step.move) != bool(step.instead):
            found.append(f"step {number} says no reason to who makes another move, or needs none")
    return found


def _course(lesson: Lesson) -> list[str]:
    """Play it: every deed must be offered when its step is on, and luck be the record's."""
    game = games.shared(lesson.game)
    try:
        Match.from_record(game, lesson.record)
        match = LessonMatch(
            game, len(lesson.seats), options=lesson.options, chance=Committed(lesson.secret)
        )
        reached = {lesson.place([])}
        for told in lesson.record.moves:
            place = lesson.place(match.made)
            if told.seat == LEARNER and lesson.steps[place:] == ():
                return [f"nothing is said when the learner shall {told.move!r}"]
            match.take(told.seat, told.move)
            if match.last.chance != told.chance:
                return [f"luck differs from the record at {told.move!r}"]
            reached.add(lesson.place(match.made))
    except SpieltischError as fault:
        return [str(fault)]
    starts = {0, *(deed + 1 for deed in lesson.deeds)}
    return [f"step {place + 1} is never reached" for place in sorted(starts - reached)]
