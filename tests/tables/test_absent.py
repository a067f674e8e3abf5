"""Somebody who does nothing for long without a clock: others may let a bot play meanwhile."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch import texts
from spieltisch.kernel.record import parse
from spieltisch.tables.deeds import TakenOver, deed_text, read_deed
from spieltisch.tables.documents import public_document
from spieltisch.tables.handing import handed_line, span
from spieltisch.tables.journal import Journal, record_of
from spieltisch.tables.patience import LIMITS
from spieltisch.tables.refusal import Refused
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.snapshot import read_snapshot, restore, snapshot, snapshot_text
from spieltisch.tables.table import Table
from spieltisch.tables.terms import Pace
from spieltisch.tables.verify import verify
from tests.tables.tabling import NOW, SECRET, Played, a_table, settings, standing, told_again

LIVE, DAYS = LIMITS["live"], LIMITS["days"]
MINUTE, DAY = 60_000, 24 * 3_600_000
ANN, BEN, CLEO = 0, 1, 2


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.RaisesExc(Refused, check=lambda fault: fault.code == code)


def ask(played: Played, seat: int, at: int, by: int = ANN) -> None:
    played.add(played.table.take_over(seat, at, "absent", by))


def hot_seat_of_ben() -> Played:
    """Ann at seat 0; Ben at 1 and 2, beside a friend perhaps."""
    played = Played(Table("t1", settings(3), SECRET))
    for seat, name in enumerate(["ann", "ben", "ben"]):
        played.add(played.table.sit(seat, name, name.title(), NOW))
    played.add(played.table.begin(NOW))
    return played


def test_the_patience_of_live_tables_and_of_games_over_days() -> None:
    assert LIVE == 10 * MINUTE
    assert DAYS == 7 * DAY


@pytest.mark.parametrize(("pace", "limit"), [(Pace("live"), LIVE), (Pace("days"), DAYS)])
def test_a_bot_plays_for_whoever_is_awaited_for_long(pace: Pace, limit: int) -> None:
    played = a_table(pace=pace)
    before = standing(played.table)
    with pytest.raises(Refused) as caught:
        ask(played, BEN, NOW + limit - MINUTE)
    assert (caught.value.code, caught.value.wait) == ("too-soon", MINUTE)
    with refused("too-soon"):
        ask(played, BEN, NOW + limit - 1)
    assert standing(played.table) == before
    ask(played, BEN, NOW + limit)
    assert played.entries[-1].deed == TakenOver(BEN, "regular", "absent", ANN)
    assert played.table.bots_to_move() == [BEN]
    assert standing(told_again(played)) == standing(played.table)


def test_only_ones_own_deeds_count() -> None:
    played = a_table(3)
    played.move(ANN, at=NOW + 5 * MINUTE)
    with refused("not-awaited"):
        ask(played, ANN, NOW + LIVE, by=BEN)
    played.move(CLEO, at=NOW + 6 * MINUTE)
    played.add(played.table.undo(CLEO, NOW + 7 * MINUTE))
    assert played.table.patience.since == {BEN: NOW, CLEO: NOW + 7 * MINUTE}
    ask(played, BEN, NOW + LIVE)
    with refused("too-soon"):
        ask(played, CLEO, NOW + LIVE + 6 * MINUTE)
    # Asking is a deed as well.
    played.add(played.table.undo(ANN, NOW + LIVE + MINUTE))
    played.move(BEN, at=NOW + LIVE + 2 * MINUTE)
    assert played.table.patience.since == {ANN: NOW + LIVE + MINUTE, CLEO: NOW + 7 * MINUTE}
    ask(played, CLEO, NOW + LIVE + 7 * MINUTE)
    assert played.table.patience.since == {ANN: NOW + LIVE + 7 * MINUTE}
    assert standing(told_again(played)) == standing(played.table)


def test_a_decision_begins_when_it_is_asked() -> None:
    played = a_table()
    played.move(BEN, at=NOW + MINUTE)
    played.move(ANN, at=NOW + LIVE + MINUTE)
    assert played.table.patience.since == dict.fromkeys((ANN, BEN), NOW + LIVE + MINUTE)


def test_who_holds_several_seats_acts_at_any_of_them() -> None:
    played = hot_seat_of_ben()
    played.move(2, at=NOW + 9 * MINUTE)
    with refused("too-soon"):
        ask(played, 1, NOW + LIVE)
    for seat in (1, 2):
        with refused("own-seat"):
            ask(played, 1, NOW + LIVE + LIVE, by=seat)
    ask(played, 1, NOW + 9 * MINUTE + LIVE)


def test_a_bots_move_is_no_deed_of_who_is_absent() -> None:
    played = hot_seat_of_ben()
    ask(played, 1, NOW + LIVE)
    played.add(played.table.move(1, played.table.offers[1][0], NOW + 2 * LIVE, bot="regular"))
    assert played.table.patience.since == {ANN: NOW + LIVE, 2: NOW}
    ask(played, 2, NOW + 2 * LIVE)
    assert standing(told_again(played)) == standing(played.table)


def test_bots_and_those_for_whom_one_plays_are_not_absent() -> None:
    played = Played(Table("t1", settings(4), SECRET))
    for seat, name in enumerate(["ann", "ben", "cleo"]):
        played.add(played.table.sit(seat, name, name.title(), NOW))
    played.add(played.table.sit_bot(3, "novice", NOW))
    played.add(played.table.begin(NOW))
    played.add(played.table.take_over(BEN, NOW, "left"))
    played.add(played.table.resign(CLEO, NOW))
    for seat in (BEN, CLEO, 3):
        with refused("bot-already"):
            ask(played, seat, NOW + LIVE)
    with refused("not-seated"):
        ask(played, ANN, NOW + LIVE, by=3)
    for seat, by in [(4, ANN), (-1, ANN), (ANN, 9), (ANN, -1)]:
        with refused("no-such-seat"):
            ask(played, seat, NOW + LIVE, by=by)


def test_only_while_the_game_is_on() -> None:
    table = Table("t1", settings(), SECRET)
    table.sit(ANN, "ann", "Ann", NOW)
    with refused("not-begun"):
        table.take_over(BEN, NOW + LIVE, "absent", ANN)
    over = a_table().play_out()
    with refused("over"):
        ask(over, BEN, NOW + LIVE)
    assert over.table.patience.since == {}


@pytest.mark.parametrize("clock", ["decision", "game"])
def test_a_clock_needs_nobody_to_ask(clock: str) -> None:
    played = a_table(pace=msgspec.convert({"clock": clock, "seconds": 3600}, Pace))
    with refused("has-clock"):
        ask(played, BEN, NOW + DAYS)
    assert "waiting" not in public_document(played.table)


def test_whoever_comes_back_has_all_the_time_again() -> None:
    played = a_table()
    ask(played, BEN, NOW + LIVE)
    played.add(played.table.give_back(BEN, NOW + LIVE + MINUTE))
    assert played.table.bots_to_move() == []
    with refused("too-soon"):
        ask(played, BEN, NOW + LIVE + 10 * MINUTE)
    ask(played, BEN, NOW + LIVE + 11 * MINUTE)
    assert standing(told_again(played)) == standing(played.table)


def test_taking_over_changes_nothing_about_taking_back() -> None:
    played = a_table(3)
    played.move(ANN)
    played.move(BEN)
    played.add(played.table.undo(BEN, NOW))
    ask(played, BEN, NOW + LIVE)
    played.add(played.table.undo(ANN, NOW + LIVE))
    played.add(played.table.redo(ANN, NOW + LIVE))
    played.move(BEN, 1, at=NOW + LIVE)
    played.add(played.table.give_back(BEN, NOW + LIVE))
    with refused("nothing-to-redo"):
        played.table.redo(BEN, NOW + LIVE)
    played.move(CLEO)
    for seat in (ANN, BEN, CLEO):
        with refused("nothing-to-undo"):
            played.table.undo(seat, NOW + LIVE)
    assert standing(told_again(played)) == standing(played.table)


def test_a_partner_in_the_team_game_may_ask() -> None:
    chosen = Settings("burgundy", (SeatPlan(),) * 4, {"duchies": "12a"}).checked()
    played = Played(Table("t1", chosen, SECRET))
    for seat, name in enumerate(["ann", "ben", "cleo", "dan"]):
        played.add(played.table.sit(seat, name, name.title(), NOW))
    played.add(played.table.begin(NOW))
    awaited = next(iter(played.table.offers))
    partner = awaited ^ 1
    ask(played, awaited, NOW + LIVE, by=partner)
    assert awaited in played.table.bots_to_move()
    again = Table("t1", chosen, SECRET)
    for entry in played.entries:
        again.fold(entry)
    assert standing(again) == standing(played.table)


# What is kept and told


def test_a_snapshot_knows_since_when_people_are_awaited() -> None:
    played = a_table(3)
    for number, seat in enumerate((ANN, BEN, CLEO)):
        played.move(seat, at=NOW + number * MINUTE)
    saved = snapshot_text(snapshot(played.table))
    cut = len(played.entries)
    played.move(CLEO, at=NOW + 3 * MINUTE)
    table = restore("t1", played.table.settings, SECRET, read_snapshot(saved))
    assert table.patience.since == dict.fromkeys((ANN, BEN, CLEO), NOW + 2 * MINUTE)
    for entry in played.entries[cut:]:
        table.fold(entry)
    assert standing(table) == standing(played.table)


def test_after_going_back_everybody_is_awaited_anew() -> None:
    played = a_table()
    saved = read_snapshot(snapshot_text(snapshot(played.table)))
    cut = len(played.entries)
    played.move(ANN, at=NOW + MINUTE)
    table = restore("t1", played.table.settings, SECRET, saved)
    table.go_back(played.entries[cut:], NOW + DAYS)
    assert table.patience.since == dict.fromkeys((ANN, BEN), NOW + DAYS)


def test_journals_of_older_versions_are_read_as_they_are() -> None:
    old = '{"deed":"taken-over","seat":1,"bot":"regular","why":"time"}'
    assert read_deed(old) == TakenOver(1, "regular", "time")
    assert deed_text(read_deed(old)) == old


def test_the_record_says_why_and_is_proved() -> None:
    played = a_table(3)
    played.move(ANN)
    ask(played, BEN, NOW + LIVE)
    played.play_out()
    record = parse(record_of(played.table, Journal(played.entries)).text())
    (note,) = [note for after, note in record.notes if note["deed"] == "taken-over"]
    assert note == {
        "deed": "taken-over",
        "seat": BEN,
        "bot": "regular",
        "why": "absent",
        "by": ANN,
        "at": NOW + LIVE,
    }
    assert verify(record).faults == []


def test_the_log_tells_who_plays_in_every_language() -> None:
    played = a_table(3)
    ask(played, BEN, NOW + LIVE)
    played.add(played.table.give_back(BEN, NOW + LIVE))
    played.add(played.table.take_over(CLEO, NOW + LIVE, "left"))
    played.add(played.table.resign(ANN, NOW + LIVE))
    handed = [entry.deed for entry in Journal(played.entries).handed]
    lines = {
        language: [handed_line(deed, language, ("Ann", "Ben", "Cleo")) for deed in handed]  # type: ignore[arg-type]
        for language in texts.LANGUAGES
    }
    assert lines["en"] == [
        "Ben has been away for a long time; Ann lets a bot play meanwhile.",
        "Ben is back.",
        "Cleo lets a bot play.",
        "Ann gives up; a bot plays on.",
    ]
    assert lines["de"][0] == "Ben war lange nicht da; Ann lässt solange einen Bot spielen."
    assert all("Ben" in lines[language][0] and "Ann" in lines[language][0] for language in lines)
    assert len({line for told in lines.values() for line in told}) == 12
    late = handed_line(TakenOver(BEN, "regular", "time"), "en", ("Ann", "Ben"))
    assert late == "Ben is out of time; a bot plays on."


@pytest.mark.parametrize(
    ("milliseconds", "down", "up"),
    [
        (1, "1 minute", "1 minute"),
        (61_000, "1 minute", "2 minutes"),
        (LIVE, "10 minutes", "10 minutes"),
        (3 * 3_600_000 + 1, "3 hours", "4 hours"),
        (DAYS, "7 days", "7 days"),
        (DAYS - 1, "6 days", "7 days"),
    ],
)
def test_lengths_of_time_in_words(milliseconds: int, down: str, up: str) -> None:
    assert span("en", milliseconds) == down
    assert span("en", milliseconds, up=True) == up


def test_everybody_at_a_table_sees_since_when_somebody_is_awaited() -> None:
    played = a_table(3)
    played.move(BEN, at=NOW + MINUTE)
    waiting = {"since": [NOW, None, NOW], "limit": LIVE}
    assert public_document(played.table)["waiting"] == waiting
    alone = Played(Table("t1", settings(), SECRET))
    alone.add(alone.table.sit(0, "ann", "Ann", NOW))
    alone.add(alone.table.sit(1, "ann", "Ann", NOW))
    alone.add(alone.table.begin(NOW))
    assert "waiting" not in public_document(alone.table)


DEEDS = st.tuples(
    st.integers(0, 2),
    st.sampled_from(["move"] * 5 + ["undo", "leave", "back", "absent", "absent"]),
    st.integers(0, 99),
)


@given(st.lists(DEEDS, min_size=1, max_size=25))
def test_whatever_people_do_when_the_journal_gives_the_same_times(
    deeds: list[tuple[int, str, int]],
) -> None:
    played, at = a_table(3), NOW
    for seat, deed, number in deeds:
        at += number * MINUTE // 8
        _something(played, seat, deed, number, at)
        waited = played.table.patience.since
        assert list(waited) == played.table.people_to_move()
        assert all(NOW <= since <= at for since in waited.values())
    assert standing(told_again(played)) == standing(played.table)


def _something(played: Played, seat: int, deed: str, number: int, at: int) -> None:
    table = played.table
    try:
        match deed:
            case "move":
                options = table.offers.get(seat, ["nothing"])
                played.add(table.move(seat, options[number % len(options)], at))
            case "undo":
                played.add(table.undo(seat, at))
            case "leave":
                played.add(table.take_over(seat, at, "left"))
            case "back":
                played.add(table.give_back(seat, at))
            case "absent":
                played.add(table.take_over(seat, at, "absent", (seat + 1) % 3))
    except Refused:
        pass
