"""Owners: whoever does not hold a table any more writes nothing; on both databases."""

from collections.abc import Iterator

import pytest

from spieltisch.store import Append, Conflict, Store, Writer, batch
from spieltisch.store.tables import Holder
from tests.store.test_store import append, stored
from tests.tables.tabling import NOW, Played

UNFENCED = "tables.id = given.id AND tables.seq = given.old"


@pytest.fixture
def writer(store: Store) -> Iterator[Writer]:
    made = Writer(store.engine)
    yield made
    made.close()


def a_move(played: Played, fence: int) -> Append:
    table = played.table
    seat = next(iter(table.offers))
    return append(table, table.move(seat, table.offers[seat][0], NOW), fence=fence)


def test_a_table_is_held_by_the_one_who_took_it_last(store: Store, writer: Writer) -> None:
    stored(store, writer)
    assert store.tables.holders(["t1", "nonsense"]) == {"t1": Holder("", 0)}
    assert store.tables.take("t1", "ann", 0) == 1
    assert store.tables.take("t1", "ben", 1) == 2
    assert store.tables.holders(["t1"]) == {"t1": Holder("ben", 2)}


def test_of_two_who_take_a_table_at_once_one_is_too_late(store: Store, writer: Writer) -> None:
    stored(store, writer)
    assert store.tables.take("t1", "ann", 0) == 1
    assert store.tables.take("t1", "ben", 0) is None
    assert store.tables.holders(["t1"]) == {"t1": Holder("ann", 1)}
    assert store.tables.take("nonsense", "ann", 0) is None


def test_who_held_a_table_before_writes_nothing(store: Store, writer: Writer) -> None:
    """Cut off, it comes back with a move that would follow, if the table were still its own."""
    played = stored(store, writer)
    assert store.tables.take("t1", "ann", 0) == 1
    writer.append(a_move(played, fence=1))
    before = store.tables.entries("t1")
    assert store.tables.take("t1", "ben", 1) == 2
    late = a_move(played, fence=1)
    with pytest.raises(Conflict):
        writer.append(late)
    assert store.tables.entries("t1") == before
    row = store.tables.row("t1")
    assert row is not None
    assert row.seq == before[-1].seq


def test_the_new_owner_writes_while_the_old_one_tries(store: Store) -> None:
    """Two writers with the same next entry: the number decides, whoever comes first."""
    old, new = Writer(store.engine), Writer(store.engine)
    played = stored(store, old)
    fence = store.tables.take("t1", "ann", 0)
    assert fence == 1
    assert store.tables.take("t1", "ben", fence) == 2
    late = a_move(played, fence=1)
    with pytest.raises(Conflict):
        old.append(late)
    new.append(Append(**{f: getattr(late, f) for f in late.__struct_fields__} | {"fence": 2}))
    with pytest.raises(Conflict):
        old.append(late)
    assert [entry.seq for entry in store.tables.entries("t1")] == list(range(1, late.old + 2))
    old.close()
    new.close()


def test_without_the_number_in_the_condition_the_old_owner_would_write(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the tests above guard against: this is how they would fail."""
    monkeypatch.setattr(batch, "STANDS", UNFENCED)
    writer = Writer(store.engine)
    played = stored(store, writer)
    assert store.tables.take("t1", "ann", 0) == 1
    assert store.tables.take("t1", "ben", 1) == 2
    late = a_move(played, fence=1)
    writer.append(late)
    assert store.tables.entries("t1")[-1].seq == late.old + 1
    writer.close()
