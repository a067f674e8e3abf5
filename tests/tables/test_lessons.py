"""Guided games: whole, said in all languages, and everything in them can be taken back."""

from dataclasses import replace

import pytest

from spieltisch import games
from spieltisch.server.live.guiding import lesson_view, prepared
from spieltisch.tables.lesson_check import faults
from spieltisch.tables.lessons import LEARNER, Lesson, Step, lessons_of
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.table import Table

LESSONS = [lesson for game in games.names() for lesson in lessons_of(game)]
by_name = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: f"{one.game}-{one.name}")


def begun(lesson: Lesson) -> Table:
    plans = [seat.partition(" ") for seat in lesson.seats]
    seats = tuple(SeatPlan(kind=k, bot=b or "regular") for k, _, b in plans)  # type: ignore[arg-type]
    settings = Settings(game=lesson.game, seats=seats, lesson=lesson.name).checked()
    table = Table("lesson", settings, lesson.secret)
    for number, plan in enumerate(seats):
        if plan.kind == "me":
            table.sit(number, "learner", "Learner", 0)
        else:
            table.sit_bot(number, plan.bot, 0)
    table.begin(0)
    return table


def let_opponents_move(table: Table) -> None:
    """As the caretaker does, where the lesson tells what they do."""
    while moves := [
        (seat, move) for seat in table.bots_to_move() if (move := prepared(table, seat))
    ]:
        table.move(*moves[0], 0, bot="novice")


@by_name
def test_the_editor_finds_nothing(lesson: Lesson) -> None:
    assert faults(lesson) == []


@by_name
def test_a_lesson_is_played_from_its_first_step_to_its_goals(lesson: Lesson) -> None:
    table = begun(lesson)
    said = 0
    while True:
        let_opponents_move(table)
        view = lesson_view(table, LEARNER, "en")
        assert view is not None
        assert not view["off"]
        assert view["at"] == said
        said += len(view["steps"])
        if not view["steps"] or not view["steps"][-1]["move"]:
            break
        table.move(LEARNER, view["steps"][-1]["move"], 0, confirmed=True)
    assert said == len(lesson.steps)
    assert view["goals"]
    assert not any(goal["met"] for goal in view["goals"])


@by_name
def test_all_of_it_can_be_taken_back_and_comes_again(lesson: Lesson) -> None:
    table = begun(lesson)
    digests = []
    let_opponents_move(table)
    for deed in lesson.deeds:
        digests.append(table.playing.digest())
        table.move(LEARNER, lesson.steps[deed].move, 0, confirmed=True)
        let_opponents_move(table)
    for digest in reversed(digests):
        table.undo(LEARNER, 0)
        let_opponents_move(table)
        assert table.playing.digest() == digest
    for deed in lesson.deeds:
        table.move(LEARNER, lesson.steps[deed].move, 0, confirmed=True)
        let_opponents_move(table)
    assert lesson.follows(table.playing._moves)


def test_who_goes_a_way_of_his_own_can_come_back() -> None:
    lesson = LESSONS[0]
    table = begun(lesson)
    let_opponents_move(table)
    other = next(
        move for move in table.offers[LEARNER] if move != lesson.steps[lesson.deeds[0]].move
    )
    table.move(LEARNER, other, 0, confirmed=True)
    view = lesson_view(table, LEARNER, "de")
    assert view is not None
    assert view["off"]
    assert not view["steps"]
    table.undo(LEARNER, 0)
    view = lesson_view(table, LEARNER, "de")
    assert view is not None
    assert not view["off"]
    assert view["at"] == 0


def test_the_editor_finds_what_is_planted() -> None:
    lesson = LESSONS[0]
    without_words = replace(lesson, steps=(*lesson.steps, Step("no-such-message", ("seats",))))
    assert any("no-such-message" in fault for fault in faults(without_words))
    first = lesson.deeds[0]
    gone = replace(lesson, steps=(*lesson.steps[:first], *lesson.steps[first + 1 :]))
    assert any("differ" in fault for fault in faults(gone))
    other_luck = replace(lesson, seed=lesson.seed + 1)
    assert faults(other_luck)
    deed = lesson.steps[first]
    silent = (*lesson.steps[:first], replace(deed, instead=""), *lesson.steps[first + 1 :])
    assert any("no reason" in fault for fault in faults(replace(lesson, steps=silent)))
    dark = replace(lesson, steps=(replace(lesson.steps[0], light=()), *lesson.steps[1:]))
    assert any("lights" in fault for fault in faults(dark))
