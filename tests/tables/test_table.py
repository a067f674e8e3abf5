"""A table: sitting, playing, undoing, leaving, running out of time; all of it a journal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch import version
from spieltisch.kernel.errors import BadRecord
from spieltisch.tables.deeds import Ended, Moved, Returned, Sat, deed_text, read_deed
from spieltisch.tables.journal import Journal, record_of
from spieltisch.tables.refusal import Refused
from spieltisch.tables.settings import SeatPlan, Settings
from spieltisch.tables.snapshot import may_snapshot, read_snapshot, restore, snapshot, snapshot_text
from spieltisch.tables.table import Table
from spieltisch.tables.terms import Pace
from spieltisch.tables.verify import verify
from tests.tables.tabling import GAME, NOW, SECRET, Played, a_table, settings, standing, told_again


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.RaisesExc(Refused, check=lambda fault: fault.code == code)


def test_a_game_is_the_sum_of_its_journal() -> None:
    played = a_table(3).play_out()
    assert isinstance(played.entries[-1].deed, Ended)
    assert standing(told_again(played)) == standing(played.table)


def test_deeds_survive_the_store() -> None:
    for entry in a_table().play_out().entries:
        assert read_deed(deed_text(entry.deed)) == entry.deed


def test_a_journal_with_a_hole_or_other_luck_is_refused() -> None:
    played = a_table()
    table = Table("t1", played.table.settings, SECRET)
    with pytest.raises(BadRecord, match="does not follow"):
        table.fold(played.entries[1])
    other = Table("t1", played.table.settings, bytes(32))
    other.fold(played.entries[0])
    other.fold(played.entries[1])
    with pytest.raises(BadRecord, match="cannot have drawn"):
        other.fold(played.entries[2])


def test_a_seat_is_taken_once_and_an_invited_one_only_by_the_invited() -> None:
    plans = (SeatPlan("open"), SeatPlan("invite"))
    table = Table("t", Settings(GAME, plans).checked(), SECRET)
    table.sit(0, "ann", "Ann", NOW)
    with refused("seat-taken"):
        table.sit(0, "ben", "Ben", NOW)
    with refused("needs-invite"):
        table.sit(1, "ben", "Ben", NOW)
    with refused("no-such-seat"):
        table.sit(2, "ben", "Ben", NOW)
    with refused("not-full"):
        table.begin(NOW)
    table.sit(1, "ben", "Ben", NOW, invited=True)
    table.begin(NOW)
    with refused("already-begun"):
        table.stand(1, NOW)


def test_whoever_stands_up_leaves_the_seat_as_it_was_planned() -> None:
    table = Table("t", settings(), SECRET)
    table.sit(1, "ben", "Ben", NOW)
    table.stand(1, NOW)
    assert table.seats[1].kind == "open"
    assert table.seats_of("ben") == []


def test_moves_must_come_from_who_may_and_be_offered() -> None:
    table = a_table().table
    before = standing(table)
    with refused("illegal"):
        table.move(0, "bid 99", NOW)
    with refused("no-such-seat"):
        table.move(7, "bid 1", NOW)
    assert standing(table) == before
    table.move(0, table.offers[0][0], NOW)
    with refused("not-now"):
        table.move(0, "bid 1", NOW)


def test_a_refusal_tells_nothing_of_other_hands() -> None:
    table = a_table().table
    with pytest.raises(Refused) as caught:
        table.move(0, "bid 99", NOW)
    hidden = set(table.offers[1]) - set(table.offers[0])
    assert not any(notation in str(caught.value) for notation in hidden)


def test_a_move_is_stale_only_if_the_question_has_changed() -> None:
    played = a_table()
    seen = played.table.seq
    played.move(0)
    played.add(played.table.move(1, played.table.offers[1][0], NOW, seq=seen))
    with refused("stale"):
        played.table.move(0, played.table.offers[0][0], NOW, seq=seen)


def test_undo_and_redo_survive_a_restart() -> None:
    played = a_table(3)
    played.move(1, 2)
    played.move(0, 1)
    played.add(played.table.undo(1, NOW))
    again = told_again(played)
    assert standing(again) == standing(played.table)
    redone = again.redo(1, NOW)
    assert isinstance(redone.deed, Moved)
    assert redone.deed.again
    assert again.moves == 2


def test_a_new_move_forgets_what_could_be_redone() -> None:
    played = a_table(3)
    played.move(1)
    played.table.undo(1, NOW)
    played.table.move(1, played.table.offers[1][1], NOW)
    with refused("nothing-to-redo"):
        played.table.redo(1, NOW)


def test_undo_ends_at_the_seal() -> None:
    played = a_table()
    played.move(0)
    played.move(1)
    for seat in (0, 1):
        with refused("nothing-to-undo"):
            played.table.undo(seat, NOW)


def test_what_seals_must_be_confirmed_where_the_table_says_so() -> None:
    played = a_table(confirm=True)
    played.move(0)
    last = played.table.offers[1][0]
    with refused("needs-confirm"):
        played.table.move(1, last, NOW)
    played.table.move(1, last, NOW, confirmed=True)
    assert played.table.moves == 2


def a_burgundy_turn() -> tuple[Table, int]:
    """A table at which a person is about to begin a turn with both dice."""
    made = Settings("burgundy", (SeatPlan("open"), SeatPlan("open"))).checked()
    table = Table("t1", made, SECRET)
    for seat, name in enumerate(["ann", "ben"]):
        table.sit(seat, name, name.title(), NOW)
    table.begin(NOW)
    while "end" not in next(iter(table.offers.values())):
        seat, offers = next(iter(table.offers.items()))
        table.move(seat, offers[0], NOW)
    return table, next(iter(table.offers))


def test_a_person_is_asked_before_wasting_something_and_a_bot_is_not() -> None:
    table, seat = a_burgundy_turn()
    assert table.may_waste(seat)
    with refused("wasteful"):
        table.move(seat, "end", NOW)
    table.move(seat, "end", NOW, confirmed=True)
    assert seat not in table.offers
    other = next(iter(table.offers))
    table.move(other, "end", NOW, bot="regular")
    assert table.seq > 0


def test_nothing_is_asked_back_when_nothing_is_wasted() -> None:
    table, seat = a_burgundy_turn()
    for _die in range(2):
        table.move(seat, next(o for o in table.offers[seat] if o.startswith("workers")), NOW)
    assert seat not in table.offers or not table.may_waste(seat)


def test_a_snapshot_at_a_seal_and_the_entries_since_are_the_table() -> None:
    played = a_table(3)
    for seat in (0, 1, 2):
        played.move(seat)
    saved = snapshot_text(snapshot(played.table))
    cut = len(played.entries)
    played.move(2)
    played.move(0)
    played.add(played.table.undo(2, NOW))
    table = restore("t1", played.table.settings, SECRET, read_snapshot(saved))
    for entry in played.entries[cut:]:
        table.fold(entry)
    assert standing(table) == standing(played.table)
    assert table.asked == played.table.asked


def test_snapshots_lie_apart_however_often_the_table_is_loaded() -> None:
    played = a_table(3)
    assert may_snapshot(played.table)
    played.table.saved_at = played.table.seq
    for seat in (0, 1, 2):
        played.move(seat)
    again = restore("t1", played.table.settings, SECRET, snapshot(played.table))
    assert again.saved_at == played.table.seq
    assert not may_snapshot(played.table)
    played.play_out()
    assert may_snapshot(played.table)


def test_what_can_be_taken_back_is_never_hidden_behind_a_snapshot() -> None:
    played = a_table()
    played.move(0)
    assert not may_snapshot(played.table)


def test_a_table_goes_on_from_its_snapshot_where_its_moves_cannot_be_played() -> None:
    played = a_table(3, Pace("live", "game", 100))
    saved = read_snapshot(snapshot_text(snapshot(played.table)))
    standing_then = standing(played.table)
    cut = len(played.entries)
    played.add(played.table.take_over(2, NOW, "left"))
    played.add(played.table.move(0, played.table.offers[0][0], NOW, client="ann:1"))
    table = restore("t1", played.table.settings, SECRET, saved)
    assert standing(table) == standing_then
    entry = table.go_back(played.entries[cut:], NOW + 5000)
    assert entry.deed == Returned(saved.seq, version.__version__)
    assert (entry.seq, table.moves, table.clients) == (cut + 3, 0, {"ann:1": cut + 2})
    assert table.seats[2].stand_in
    assert set(table.asked.values()) == {entry.seq}
    assert table.clock.since == {0: NOW + 5000, 1: NOW + 5000}
    again = restore("t1", table.settings, SECRET, snapshot(table))
    assert standing(again) == standing(table)
    with pytest.raises(BadRecord, match="went back"):
        told_again(played).fold(entry)
    rest = Played(table)
    rest.entries = [*played.entries, entry]
    rest.play_out()
    record = record_of(table, Journal(rest.entries))
    assert [note["deed"] for _, note in record.notes][-1] == "returned"
    assert len(record.moves) == 9
    assert verify(record).faults == []


def test_a_bot_stands_in_and_gives_back() -> None:
    played = a_table()
    played.add(played.table.take_over(0, NOW, "left"))
    assert played.table.bots_to_move() == [0]
    with refused("bot-plays"):
        played.table.take_over(0, NOW, "left")
    played.add(played.table.give_back(0, NOW))
    assert played.table.bots_to_move() == []
    with refused("no-bot-plays"):
        played.table.give_back(0, NOW)
    assert standing(told_again(played)) == standing(played.table)


def test_who_resigns_is_played_by_a_bot_until_nobody_is_left() -> None:
    played = a_table()
    played.add(played.table.resign(1, NOW))
    assert played.table.bots_to_move() == [1]
    with refused("resigned"):
        played.table.give_back(1, NOW)
    played.add(played.table.resign(0, NOW))
    assert played.table.status == "finished"
    assert played.table.result == Ended()
    with refused("over"):
        played.table.move(0, "bid 1", NOW)


def test_the_clock_of_a_decision_starts_anew_with_each() -> None:
    played = a_table(pace=Pace("live", "decision", 30))
    assert played.table.out_of_time(NOW + 29_999) == []
    played.move(0, at=NOW + 20_000)
    assert played.table.out_of_time(NOW + 30_000) == [1]
    with refused("in-time"):
        played.table.take_over(0, NOW + 30_000, "time")
    played.add(played.table.take_over(1, NOW + 30_000, "time"))
    assert played.table.people_to_move() == []
    assert standing(told_again(played)) == standing(played.table)


def test_the_clock_of_a_game_runs_down() -> None:
    played = a_table(pace=Pace("live", "game", 60))
    played.move(0, at=NOW + 50_000)
    played.move(1, at=NOW + 10_000)
    assert played.table.clock.left == [10_000, 50_000]
    assert played.table.out_of_time(NOW + 20_000) == [0]


def test_a_clock_that_cannot_run_is_refused() -> None:
    with refused("bad-setup"):
        settings(pace=Pace("live", "game", 0))
    with refused("bad-setup"):
        Settings("nonsense", (SeatPlan(),)).checked()
    with refused("bad-setup"):
        settings(9)


DEEDS = st.tuples(
    st.integers(0, 2),
    st.sampled_from(["move"] * 5 + ["undo", "redo", "leave", "back", "resign"]),
    st.integers(0, 99),
)


@given(st.lists(DEEDS, min_size=1, max_size=25))
def test_whatever_people_do_the_journal_gives_the_same_table(
    deeds: list[tuple[int, str, int]],
) -> None:
    played = a_table(3, pace=Pace("live", "game", 60))
    for seat, deed, number in deeds:
        _something(played, seat, deed, number)
    assert standing(told_again(played)) == standing(played.table)


def _something(played: Played, seat: int, deed: str, number: int) -> None:
    table = played.table
    try:
        match deed:
            case "move":
                options = table.offers.get(seat, ["nothing"])
                played.add(table.move(seat, options[number % len(options)], NOW))
            case "undo":
                played.add(table.undo(seat, NOW))
            case "redo":
                played.add(table.redo(seat, NOW))
            case "leave":
                played.add(table.take_over(seat, NOW, "left"))
            case "back":
                played.add(table.give_back(seat, NOW))
            case "resign":
                played.add(table.resign(seat, NOW))
    except Refused:
        pass


def test_a_bot_may_sit_from_the_start() -> None:
    table = Table("t", settings(), SECRET)
    entry = table.sit_bot(1, "expert", NOW)
    assert entry.deed == Sat(1, bot="expert")
    assert table.seats[1].shown(1, "de")
