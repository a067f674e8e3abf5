"""What a seat may do although nobody asks it: at a table it holds nobody up and costs no time.

Shield 6 of Burgundy serves as the example (C16): it is used at any point of the game.
"""

from functools import cache
from random import Random
from typing import Any, cast

import pytest

from spieltisch import Match, draw
from spieltisch.bots.report.walk import moments
from spieltisch.games.burgundy.game import make
from spieltisch.kernel import engine
from spieltisch.tables.documents import seat_document
from spieltisch.tables.planning import plan
from spieltisch.tables.refusal import Refused
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.snapshot import read_snapshot, restore, snapshot, snapshot_text
from spieltisch.tables.table import Table
from spieltisch.tables.terms import Pace
from tests.draw.tables import voice
from tests.tables.tabling import NOW, SECRET, Played, standing, told_again

OPTIONS = {"shields": "yes"}


@cache
def until_shield_6_stands() -> Match:
    """A random game up to where somebody who is not asked may use shield 6."""
    for seed in range(60):
        match = Match(make(), 2, seed=seed, options=OPTIONS)
        source = Random(seed)
        while not match.over:
            if match.standing:
                return match
            choice = match.choices[0]
            claims = [word for word in choice.notations if word.startswith(("claim 6 ", "hang 6"))]
            match.take(choice.seat, claims[0] if claims else source.randrange(len(choice.options)))
    raise AssertionError("nobody has won shield 6")


def a_table(clock: bool = False) -> tuple[Played, int, int]:
    """A table that goes on from there; who is asked, and who may act unasked."""
    pace = Pace("live", "game", 600) if clock else Pace()
    settings = Settings("burgundy", (SeatPlan("open"),) * 2, OPTIONS, pace=pace).checked()
    played = Played(Table("t1", settings, SECRET))
    table = played.table
    for seat, name in enumerate(["ann", "ben"]):
        played.add(table.sit(seat, name, name.title(), NOW))
    played.add(table.lay_out(until_shield_6_stands().record, "", NOW))
    played.add(table.begin(NOW))
    (asked,), (unasked,) = table.offers, table.standing
    return played, asked, unasked


def test_it_is_listed_apart_and_done_without_holding_anybody_up() -> None:
    played, asked, unasked = a_table()
    table = played.table
    since, offers = table.asked[asked], table.offers[asked]
    assert table.people_to_move() == [asked]
    played.add(table.move(unasked, table.standing[unasked][0], NOW + 5, seq=table.asked[unasked]))
    assert table.offers == {asked: offers}
    assert table.asked[asked] == since, "an answer on its way is not stale"
    assert not table.standing
    assert standing(told_again(played)) == standing(table)
    with pytest.raises(Refused):
        table.move(unasked, "end", NOW)


def test_it_can_be_taken_back_and_done_again() -> None:
    played, _asked, unasked = a_table()
    table = played.table
    word = table.standing[unasked][0]
    played.add(table.move(unasked, word, NOW))
    played.add(table.undo(unasked, NOW))
    assert table.standing[unasked][0] == word
    played.add(table.redo(unasked, NOW))
    assert not table.standing
    assert standing(told_again(played)) == standing(table)


def test_the_clock_runs_for_who_is_asked_and_nobody_else() -> None:
    played, asked, unasked = a_table(clock=True)
    table = played.table
    before = table.clock.plain()
    table.move(unasked, table.standing[unasked][0], NOW + 500)
    assert table.clock.plain() == before
    assert set(table.clock.since) == {asked}


def test_a_snapshot_keeps_it() -> None:
    played, _asked, unasked = a_table()
    table = played.table
    kept = read_snapshot(snapshot_text(snapshot(table)))
    again = restore("t1", table.settings, SECRET, kept)
    assert again.standing == table.standing
    assert again.asked == table.asked
    again.move(unasked, again.standing[unasked][0], NOW)


def test_programs_find_it_beside_the_question_and_screens_below_who_is_waited_for() -> None:
    played, asked, unasked = a_table()
    table = played.table
    document = seat_document(table, unasked, {}, "en")
    assert document["choice"] is None
    told = cast(dict[str, Any], document["standing"])
    assert told["options"] == table.standing[unasked]
    assert told["prompt"].startswith("Shield 6")
    assert seat_document(table, asked, {}, "en")["standing"] is None
    scene = draw.scene_of(table.playing, unasked, voice(2))
    assert not scene["asked"]
    assert len(scene["options"]) == len(table.standing[unasked])
    public = draw.scene_of(table.playing, -1, voice(2))["prompt"]
    assert scene["prompt"] == f"{public} {told['prompt']}"
    assert draw.scene_of(table.playing, asked, voice(2))["asked"]


def test_preview_and_plan_know_it() -> None:
    played, _asked, unasked = a_table()
    match = played.table.playing
    word = played.table.standing[unasked][0]
    assert next(event.name for event in match.preview(unasked, word).events) == "emulates"
    assert not match.preview(unasked, word).seals
    assert [step.move for step in plan(match, unasked, [word]).steps] == [word]


def test_a_walk_through_the_record_judges_nothing_that_nobody_asked_for() -> None:
    source = until_shield_6_stands()
    match = Match.from_record(source.game, source.record)
    (choice,) = match.standing
    match.take(choice.seat, choice.notations[0])
    last = list(moments(match.game, match.record))[-1]
    assert last.options == [last.option]
    assert last.after.digest() == match.digest()
    assert choice.seat not in engine.deciders(last.before)
