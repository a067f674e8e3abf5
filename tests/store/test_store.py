"""The store: what is written is there, once, in order; on both databases."""

import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import event, select, text
from sqlalchemy.exc import IntegrityError

from spieltisch.server.live.appending import append_of
from spieltisch.store import Append, Conflict, Doubled, Store, Writer
from spieltisch.store.backup import backup, restore_backup
from spieltisch.store.batch import EntryRow, SeatRow
from spieltisch.store.boxes import Version
from spieltisch.store.database import MIGRATIONS, BadDatabase, no_room, open_database
from spieltisch.store.examine import examine
from spieltisch.store.manners import Block, Complaint
from spieltisch.store.people import TokenRow, Wishes
from spieltisch.store.schema import metadata
from spieltisch.store.tables import NewTable
from spieltisch.store.talk import standings
from spieltisch.tables.deeds import Entry, deed_text
from spieltisch.tables.snapshot import snapshot, snapshot_text
from spieltisch.tables.table import Table
from spieltisch.tables.terms import Pace
from tests.store.databases import new_database
from tests.tables.tabling import NOW, SECRET, Played, a_table, settings, standing


def stored(store: Store, writer: Writer, table_id: str = "t1", seats: int = 2) -> Played:
    """A table that is stored entry by entry."""
    played = a_table(seats)
    played.table.id = table_id
    store.tables.create(NewTable(table_id, played.table.settings, SECRET, "ann", NOW))
    write(writer, played.table, played.entries)
    return played


def rows(entries: list[Entry]) -> list[EntryRow]:
    return [EntryRow(e.seq, e.at, deed_text(e.deed), e.client) for e in entries]


def append(table: Table, entries: list[Entry], **more: object) -> Append:
    turn = ",".join(map(str, table.people_to_move()))
    old = entries[0].seq - 1
    return Append(table.id, old, rows(entries), table.status, turn, None, **more)  # type: ignore[arg-type]


def write(writer: Writer, table: Table, entries: list[Entry], **more: object) -> None:
    writer.append(append(table, entries, **more))


@pytest.fixture
def writer(store: Store) -> "object":
    made = Writer(store.engine)
    yield made
    made.close()


def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    store.migrate()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_commits_are_durable(store: Store) -> None:
    if store.engine.name == "sqlite":
        with store.engine.connect() as connection:
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_a_table_comes_back_as_it_was(store: Store, writer: Writer) -> None:
    played = stored(store, writer)
    write(writer, played.table, played.table.move(1, played.table.offers[1][0], NOW, client="c1"))
    loaded = store.tables.load("t1")
    assert loaded is not None
    assert standing(loaded) == standing(played.table)
    assert loaded.match is not None
    assert loaded.match.undoable(1) == 1
    assert store.tables.entry_of_client("t1", "c1") == played.table.seq
    assert store.tables.load("nonsense") is None


def test_loading_starts_at_the_snapshot(store: Store, writer: Writer) -> None:
    played = stored(store, writer)
    table = played.table
    first = [*table.move(0, table.offers[0][0], NOW), *table.move(1, table.offers[1][0], NOW)]
    snap = snapshot(table)
    saved = (snap.seq, snap.engine, snapshot_text(snap))
    write(writer, table, first, snapshot=saved)
    write(writer, table, table.move(0, table.offers[0][0], NOW))
    with store.engine.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE seq <= :seq"), {"seq": snap.seq})
    loaded = store.tables.load("t1")
    assert loaded is not None
    assert standing(loaded) == standing(table)


def test_who_believes_the_table_elsewhere_is_told_and_hurts_nobody(
    store: Store, writer: Writer
) -> None:
    one, two = stored(store, writer, "t1"), stored(store, writer, "t2")
    late = Append("t1", 1, [EntryRow(2, NOW, "{}")], "playing", "", None)
    faults: dict[str, Exception | None] = {}
    good = append(two.table, two.table.move(0, two.table.offers[0][0], NOW))
    with store.engine.begin() as blocker:
        # Keep the writer busy, so that the next two share a batch.
        blocker.execute(text("UPDATE tables SET rematch = '' WHERE id = 't1'"))
        writer.submit(
            append(one.table, one.table.move(0, one.table.offers[0][0], NOW)), lambda _: None
        )
        writer.submit(late, lambda fault: faults.__setitem__("late", fault))
        writer.submit(good, lambda fault: faults.__setitem__("good", fault))
    writer.append(append(two.table, two.table.move(1, two.table.offers[1][0], NOW)))
    assert isinstance(faults["late"], Conflict)
    assert faults["good"] is None
    assert [e.seq for e in store.tables.entries("t1")] == list(range(1, one.table.seq + 1))
    assert [e.seq for e in store.tables.entries("t2")] == list(range(1, two.table.seq + 1))


def test_a_clients_move_id_is_stored_once(store: Store, writer: Writer) -> None:
    played = stored(store, writer)
    write(writer, played.table, played.table.move(0, played.table.offers[0][0], NOW, client="c"))
    again = played.table.move(1, played.table.offers[1][0], NOW, client="c")
    with pytest.raises(Doubled):
        write(writer, played.table, again)
    assert len(store.tables.entries("t1")) == again[0].seq - 1


def test_many_writers_on_one_table_lose_and_double_nothing(store: Store) -> None:
    store.tables.create(NewTable("t", settings(), SECRET, "ann", NOW))
    writers = [Writer(store.engine), Writer(store.engine)]

    def work(writer: Writer, name: str) -> None:
        done = 0
        while done < 20:
            row = store.tables.row("t")
            assert row is not None
            entry = EntryRow(row.seq + 1, NOW, f'"{name}{done}"', f"{name}{done}")
            try:
                writer.append(Append("t", row.seq, [entry], "playing", "", None))
                done += 1
            except Conflict:
                pass

    threads = [
        threading.Thread(target=work, args=(w, n)) for w, n in zip(writers, "ab", strict=True)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for writer in writers:
        writer.close()
    with store.engine.connect() as connection:
        deeds = connection.execute(text("SELECT deed FROM entries ORDER BY seq")).scalars().all()
        seqs = connection.execute(text("SELECT seq FROM entries ORDER BY seq")).scalars().all()
    assert seqs == list(range(1, 41))
    for name in "ab":
        assert [d for d in deeds if name in d] == [f'"{name}{n}"' for n in range(20)]


def test_moves_that_arrive_together_share_a_transaction(store: Store, writer: Writer) -> None:
    tables = [stored(store, writer, f"t{n}") for n in range(20)]
    before, left = writer.batches, threading.Semaphore(0)
    for played in tables:
        made = append(played.table, played.table.move(0, played.table.offers[0][0], NOW))
        writer.submit(made, lambda fault: left.release() if fault is None else None)
    for _ in tables:
        assert left.acquire(timeout=60)
    assert writer.batches - before < len(tables)


def test_lists_show_whose_turn_it_is(store: Store, writer: Writer) -> None:
    played = stored(store, writer)
    seats = [SeatRow(0, "person", "ann", "Ann", ""), SeatRow(1, "person", "ben", "Ben", "")]
    write(writer, played.table, played.table.move(0, played.table.offers[0][0], NOW), seats=seats)
    row = store.tables.of_person("ben")[0]
    assert row.turn == (1,)
    assert [seat.name for seat in row.seats] == ["Ann", "Ben"]
    assert store.tables.of_person("cleo") == []
    assert store.tables.open("playing") == []
    assert store.tables.counts() == {"playing": 1}


def test_a_first_game_is_told_from_later_ones(store: Store, writer: Writer) -> None:
    seats = [SeatRow(0, "person", "ann", "Ann", ""), SeatRow(1, "person", "ben", "Ben", "")]
    lesson = msgspec.structs.replace(a_table().table.settings, lesson="first")
    for name, at, played in (("lesson", 1, lesson), ("one", 2, None), ("two", 3, None)):
        table = a_table()
        table.table.id = name
        rules = played or table.table.settings
        store.tables.create(NewTable(name, rules, SECRET, "ann", NOW + at))
        write(writer, table.table, table.entries, seats=seats if name != "two" else seats[:1])
    one, two = store.tables.row("one"), store.tables.row("two")
    assert one is not None
    assert two is not None
    assert not store.tables.played_before("ann", one), "a lesson is no game yet"
    assert store.tables.played_before("ann", two)
    assert not store.tables.played_before("cleo", two)


def test_results_become_statistics(store: Store, writer: Writer) -> None:
    for number, score in enumerate((4, 9)):
        played = stored(store, writer, f"t{number}")
        seats = [SeatRow(0, "person", "ann", "Ann", "", score, score > 5)]
        write(
            writer, played.table, played.table.move(0, played.table.offers[0][0], NOW), seats=seats
        )
    (result,) = standings(store.engine, "ann")
    assert (result.played, result.won, result.best, result.mean) == (2, 1, 9, 6.5)


def test_invites_and_rematches(store: Store, writer: Writer) -> None:
    stored(store, writer)
    store.tables.set_invite("t1", "h")
    assert store.tables.invite("t1") == "h"
    assert store.tables.set_rematch("t1", "t9")
    assert not store.tables.set_rematch("t1", "t10")


def test_people_and_tokens(store: Store) -> None:
    ann, ben = (store.people.create(name, "en", NOW) for name in ("Ann", "Ben"))
    assert store.people.update(ann.id, login="ann", password="x", wishes=Wishes(webhook="w"))
    assert not store.people.update(ben.id, login="ann")
    found = store.people.by_login("ann")
    assert found is not None
    assert (found.id, found.wishes.webhook) == (ann.id, "w")
    store.people.add_token(TokenRow("abc%", ann.id, "api", "bot", NOW, None))
    assert not store.people.drop_token(ben.id, "api", "abc")
    assert not store.people.drop_token(ann.id, "device", "abc")
    assert not store.people.drop_token(ann.id, "api", "ab_")
    known = store.people.by_token("abc%", "api")
    assert known is not None
    assert (known[0].id, known[1].used_at) == (ann.id, None)
    store.people.token_used("abc%", NOW + 1)
    assert [row.used_at for row in store.people.tokens_of(ann.id, "api")] == [NOW + 1]
    assert store.people.use_token("abc%")
    assert not store.people.use_token("abc%")


def test_only_the_devices_used_last_are_kept(store: Store) -> None:
    ann = store.people.create("Ann", "en", NOW)
    for number in range(4):
        row = TokenRow(f"h{number}", ann.id, "device", "x", NOW, None, NOW + number)
        store.people.add_token(row)
    store.people.keep_latest(ann.id, "device", 2)
    assert [row.hash for row in store.people.tokens_of(ann.id, "device")] == ["h3", "h2"]
    store.people.drop_tokens(ann.id, ("device", "transfer"), without="h2")
    assert [row.hash for row in store.people.tokens_of(ann.id, "device")] == ["h2"]


def test_who_does_not_want_to_meet_or_read_whom(store: Store) -> None:
    ann = store.people.create("Ann", "en", NOW)
    store.manners.block(Block(ann.id, "ben", "block", "Ben", NOW))
    store.manners.block(Block(ann.id, "cleo", "mute", "Cleo", NOW + 1))
    assert [block.name for block in store.manners.blocks_of(ann.id)] == ["Cleo", "Ben"]
    assert store.manners.unread_by("cleo") == {ann.id}
    assert store.manners.apart("ben", [ann.id])
    assert store.manners.apart(ann.id, ["cleo", "ben"])
    assert not store.manners.apart("cleo", [ann.id])
    store.manners.block(Block(ann.id, "ben", "mute", "Ben", NOW))
    assert not store.manners.apart("ben", [ann.id])
    assert store.manners.unblock(ann.id, "ben")
    assert not store.manners.unblock(ann.id, "ben")


def test_games_on_the_clock_are_found_with_when_they_are_due(store: Store, writer: Writer) -> None:
    stored(store, writer, "free")
    timed = a_table(2, Pace("live", "game", 60))
    timed.table.id = "timed"
    store.tables.create(NewTable("timed", timed.table.settings, SECRET, "ann", NOW))
    writer.append(append_of(timed.table, 0, timed.entries, 0))
    assert [(row.id, due) for row, due in store.tables.on_the_clock()] == [("timed", NOW + 60_000)]


def test_complaints_are_kept_for_the_host(store: Store) -> None:
    told = Complaint(NOW, "ann", "Ann", "t1", "ben", "Ben", "He shouts.")
    store.manners.complain(told)
    assert store.manners.complaints() == store.manners.complaints("ann") == [told]
    assert store.manners.complaints("ben") == []


def test_notes_are_changed_only_by_who_knows_the_old_one(store: Store) -> None:
    assert store.noted("alive") is None
    assert store.note("alive", "1")
    assert not store.note("alive", "2", old="0")
    assert store.note("alive", "2", old="1")
    assert store.noted("alive") == "2"


def test_nothing_that_names_a_person_is_left_of_who_is_forgotten(
    store: Store, writer: Writer
) -> None:
    ann = store.people.create("Ann Unforgettable", "en", NOW)
    table = Table("t1", settings(), SECRET)
    store.tables.create(NewTable("t1", settings(), SECRET, ann.id, NOW))
    entries = [table.sit(0, ann.id, ann.name, NOW), table.sit(1, "ben", "Ben", NOW)]
    entries += table.begin(NOW)
    writer.append(append_of(table, 0, entries, 0))
    store.talk.say("t1", "players", ann.id, ann.name, "hello", NOW)
    store.people.add_token(TokenRow("h", ann.id, "api", "bot", NOW, None))
    store.manners.block(Block(ann.id, "ben", "block", "Ben", NOW))
    before = store.tables.load("t1")
    store.forget(ann.id)
    with store.engine.connect() as connection:
        everything = str([connection.execute(select(t)).all() for t in metadata.sorted_tables])
    assert ann.name not in everything
    assert store.people.get(ann.id) is None
    assert store.people.token("h") is None
    after = store.tables.load("t1")
    assert before is not None
    assert after is not None
    assert (after.seats[0].name, after.seats[1].name) == ("", "Ben")
    assert after.playing.digest() == before.playing.digest()


@pytest.mark.parametrize(
    ("said", "full"),
    [
        ("database or disk is full", True),
        ("attempt to write a readonly database", True),
        ("disk I/O error", True),
        ("could not extend file: No space left on device", True),
        ("database is locked", False),
        ("server closed the connection unexpectedly", False),
    ],
)
def test_a_disk_that_takes_nothing_is_told_from_a_database_that_is_away(
    said: str, full: bool
) -> None:
    assert no_room(sqlite3.OperationalError(said)) is full


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(store: Store) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="newer version"):
        store.migrate()


def test_a_database_in_its_newest_form_costs_no_alembic(store: Store) -> None:
    code = (
        "import sys; from spieltisch.store import Store; store = Store(sys.argv[1]);"
        "store.migrate(); store.close(); print('alembic' in sys.modules)"
    )
    url = store.engine.url.render_as_string(hide_password=False)
    command = [sys.executable, "-c", code, url.replace("+psycopg", "")]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def test_keys_are_made_once(store: Store) -> None:
    assert store.key("cookie") == store.key("cookie") != store.key("other")


def test_a_backup_restores_into_the_other_kind(
    store: Store, writer: Writer, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    played = stored(store, writer)
    store.talk.say("t1", "players", "ann", "Ann", "grüß dich", NOW)
    written = backup(store, tmp_path / "all.gz")
    kind = "postgresql" if store.engine.name == "sqlite" else "sqlite"
    other = Store(new_database(kind, tmp_path_factory))
    assert restore_backup(other, tmp_path / "all.gz") == written
    loaded = other.tables.load("t1")
    assert loaded is not None
    assert standing(loaded) == standing(played.table)
    other.talk.say("t1", "players", "ben", "Ben", "servus", NOW)
    lines = [line.text for line in other.talk.lines("t1", ["players"])]
    assert lines == ["grüß dich", "servus"]
    with pytest.raises(BadDatabase, match="not empty"):
        restore_backup(other, tmp_path / "all.gz")
    other.close()


def test_a_backup_shows_everything_at_one_moment(
    store: Store, writer: Writer, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    played = stored(store, writer)
    before, moved = played.table.seq, list[Entry]()

    @event.listens_for(store.engine, "before_cursor_execute")
    def _move_meanwhile(_one: object, _two: object, statement: str, *_: object) -> None:
        if "FROM entries" in statement and not moved:
            moved.extend(played.table.move(0, played.table.offers[0][0], NOW))
            write(writer, played.table, moved)

    backup(store, tmp_path / "all.gz")
    assert moved
    assert (tmp_path / "all.gz").stat().st_mode & 0o077 == 0
    other = Store(new_database("sqlite", tmp_path_factory))
    restore_backup(other, tmp_path / "all.gz")
    row = other.tables.row("t1")
    assert row is not None
    assert row.seq == before == other.tables.entries("t1")[-1].seq
    other.close()


def test_a_backup_holds_the_versions_of_boxes(
    store: Store, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    version = Version("0" * 32 + ".00000000", "boonlake", "my copy", "b1", NOW)
    store.boxes.keep(version, "ann", bytes(range(256)))
    backup(store, tmp_path / "all.gz")
    other = Store(new_database("sqlite", tmp_path_factory))
    restore_backup(other, tmp_path / "all.gz")
    assert other.boxes.fetch(version.id) == bytes(range(256))
    assert other.boxes.versions("b1") == [version]
    other.close()


def test_what_goes_wrong_tells_no_secret(store: Store, writer: Writer) -> None:
    stored(store, writer)
    with pytest.raises(IntegrityError) as told:
        store.tables.create(NewTable("t1", settings(), SECRET, "ann", NOW))
    assert SECRET.hex() not in str(told.value)


def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    open_database(f"sqlite:///{tmp_path / 'deep' / 'x.db'}").dispose()
    assert (tmp_path / "deep" / "x.db").stat().st_mode & 0o077 == 0


def test_old_games_are_played_again_and_differences_listed(store: Store, writer: Writer) -> None:
    good = stored(store, writer, "t1")
    start = len(good.entries)
    good.play_out()
    write(writer, good.table, good.entries[start:])
    stored(store, writer, "t2")
    assert list(examine(store)) == [None, None]
    with store.engine.begin() as connection:
        connection.execute(
            text("UPDATE entries SET deed = replace(deed, :old, :new) WHERE table_id = 't1'"),
            {"old": good.table.result.hash if good.table.result else "", "new": "0" * 24},
        )
    (found,) = [difference for difference in examine(store) if difference]
    assert (found.table_id, found.what) == ("t1", "the final state differs")
    last = good.entries[-1].seq - 1
    for old, new, said in (('"bids"', '"bets"', "otherwise"), ('"move":"', '"move":"x', "cannot")):
        with store.engine.begin() as connection:
            connection.execute(
                text(
                    "UPDATE entries SET deed = replace(deed, :old, :new) "
                    "WHERE table_id = 't1' AND seq = :seq"
                ),
                {"old": old, "new": new, "seq": last},
            )
            connection.execute(text("DELETE FROM entries WHERE seq > :seq"), {"seq": last})
        (found,) = [difference for difference in examine(store) if difference]
        assert (found.table_id, found.seq) == ("t1", last)
        assert said in found.what


@pytest.mark.parametrize("url", ["nonsense", "mysql://x/y", "sqlite:///:memory:"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        open_database(url)


def test_an_sqlite_that_is_too_old_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 31, 1))
    with pytest.raises(BadDatabase, match=r"3\.33 or newer"):
        open_database(f"sqlite:///{tmp_path / 'x.db'}")


def test_a_database_of_the_first_form_is_brought_up_to_date(store: Store) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    with store.engine.begin() as connection:
        connection.execute(
            text(
                "INSERT INTO tables (id, game, settings, secret, creator, private, origin, rematch,"
                " status, seq, turn, created_at, updated_at) VALUES ('old', 'auction', '{}', '',"
                " 'ann', true, '', '', 'waiting', 0, '', 1, 1)"
            )
        )
    store.migrate()
    assert store.tables.ids() == ["old"]
    assert store.tables.watch_invite("old") is None
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_who_was_let_in_to_watch(store: Store, writer: Writer) -> None:
    stored(store, writer)
    store.tables.set_watch_invite("t1", "h")
    assert store.tables.watch_invite("t1") == "h"
    for _ in range(2):
        store.tables.add_watcher("t1", "eve")
    assert store.tables.watches("t1", "eve")
    assert [row.id for row in store.tables.watched_by("eve")] == ["t1"]
    store.tables.set_watch_invite("t1", None)
    assert not store.tables.watches("t1", "eve")
