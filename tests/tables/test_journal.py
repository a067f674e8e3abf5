"""What a journal tells afterwards: record, proof, log; and differences between views."""

from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.kernel.record import parse
from spieltisch.tables.difference import difference, patched
from spieltisch.tables.documents import public_document, seat_document
from spieltisch.tables.journal import Journal, record_of
from spieltisch.tables.match import Match
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table
from spieltisch.tables.verify import verify
from tests import auction
from tests.tables.tabling import NOW, SECRET, Played, a_table, told_again


def record_text(played: Played) -> str:
    return record_of(played.table, Journal(played.entries)).text()


def with_events_around() -> Played:
    played = a_table(3)
    played.move(1)
    played.add(played.table.undo(1, NOW))
    played.add(played.table.redo(1, NOW))
    played.add(played.table.take_over(0, NOW, "left"))
    return played.play_out()


def test_the_record_replays_and_is_proved() -> None:
    record = parse(record_text(with_events_around()))
    assert Match.from_record(auction.make(), record).over
    proof = verify(record)
    assert proof.faults == []
    assert proof.outcomes == 9 + 3


def test_the_record_notes_what_happened_around_the_game() -> None:
    text = record_text(with_events_around())
    deeds = [note["deed"] for _, note in parse(text).notes]
    assert deeds == ["sat", "sat", "sat", "undone", "taken-over"]
    assert parse(text).text() == text


def test_another_secret_or_another_roll_is_found() -> None:
    record = parse(record_text(a_table().play_out()))
    record.chance[-1] = record.chance[-1] % 6 + 1
    assert "set-up" in verify(record).faults[0]
    record.secret = bytes(32).hex()
    assert "committed" in verify(record).faults[0]
    record.secret = "zz"
    assert "nothing can be proved" in verify(record).faults[0]


def test_a_continued_game_is_proved_from_where_it_continues() -> None:
    first = a_table(2).play_out()
    whole = record_of(first.table, Journal(first.entries))
    whole.moves, whole.result = whole.moves[:2], None
    second = Played(Table("t2", first.table.settings, bytes(32)))
    for seat, name in enumerate(["ann", "ben"]):
        second.add(second.table.sit(seat, name, name, NOW))
    second.add(second.table.lay_out(whole, "t1", NOW))
    second.add(second.table.begin(NOW))
    second.play_out()
    record = parse(record_text(second))
    proof = verify(record)
    assert proof.faults == []
    assert proof.skipped == 6 + 2
    assert Match.from_record(auction.make(), record).over


def test_what_is_laid_out_waits_until_all_sit_and_is_told_once() -> None:
    first = a_table(2).play_out()
    whole = record_of(first.table, Journal(first.entries))
    whole.moves, whole.result = whole.moves[:2], None
    second = Played(Table("t1", first.table.settings, SECRET))
    second.add(second.table.lay_out(whole, "t0", NOW))
    for seat, name in enumerate(["ann", "ben"]):
        second.add(second.table.sit(seat, name, name, NOW))
    waiting = told_again(second)
    assert waiting.status == "waiting"
    waiting.begin(NOW)
    assert waiting.match is not None
    assert waiting.match.moves == 2
    second.add(second.table.begin(NOW))
    with pytest.raises(Refused):
        second.table.lay_out(whole, "t0", NOW)
    notes = [note["deed"] for _, note in parse(record_text(second)).notes]
    assert notes == ["sat", "sat", "continued"]


Documents = st.SearchStrategy[object]

leaves: Documents = st.none() | st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2)


def nested(inner: Documents) -> Documents:
    entries = st.dictionaries(st.sampled_from(["", "x", "y", "z"]), inner, max_size=3)
    return leaves | st.lists(inner, max_size=3) | entries


plain = nested(nested(nested(leaves)))


@given(plain, plain)
def test_a_difference_turns_the_old_document_into_the_new(old: object, new: object) -> None:
    changes = difference(old, new)  # type: ignore[arg-type]
    assert patched(deepcopy(old), changes) == new  # type: ignore[arg-type]
    assert (changes == []) == (old == new)


def test_public_and_private_make_a_seats_view() -> None:
    played = a_table(3)
    played.move(1)
    public = public_document(played.table)
    own = seat_document(played.table, 0, public["table"], "en")
    shown = patched(public, own["private"])  # type: ignore[arg-type]
    assert played.table.match is not None
    assert shown["table"] == played.table.match.view(0)["table"]  # type: ignore[index, call-overload]


def test_everything_shown_is_unchanged_by_redrawing_what_is_hidden() -> None:
    played = a_table(3)
    played.move(1)
    table, match = played.table, played.table.match
    assert match is not None
    for seat in (-1, 0, 1, 2):
        true, shown = match.state, _everything(table, seat)
        for _ in range(5):
            match.state = match.determinised(seat)
            assert _everything(table, seat) == shown
            match.state = true


def _everything(table: Table, seat: int) -> str:
    public = public_document(table)
    return f"{public} {seat_document(table, seat, public['table'], '')}"


def test_the_secret_is_not_in_what_is_shown_before_the_end() -> None:
    played = a_table()
    assert SECRET.hex() not in str(public_document(played.table))
    played.play_out()
    assert SECRET.hex() in str(public_document(played.table))
