"""Somebody vanishes from a game without a clock: the others let a bot play until they return."""

import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from spieltisch.server.live import caretaker, table_cache
from spieltisch.store import Store, Writer
from spieltisch.store.batch import Append, EntryRow
from spieltisch.store.database import open_database
from spieltisch.store.tables import NewTable
from spieltisch.tables.deeds import deed_text
from spieltisch.tables.patience import LIMITS
from spieltisch.tables.refusal import Refused
from spieltisch.tables.snapshot import snapshot, snapshot_text
from tests.server.inside import server_inside
from tests.server.player import Player
from tests.server.serving import PATIENCE, Client, serving, serving_two
from tests.store.databases import KINDS, SERVED, new_database, redis_or_skip
from tests.tables.tabling import NOW, SECRET, Played, a_table

LIVE, DAYS = LIMITS["live"], LIMITS["days"]
MINUTE = 60_000


class Time:
    """The server's time, which the test moves on."""

    def __init__(self) -> None:
        self.at = NOW

    def __call__(self) -> int:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(table_cache, "now", made)
    return made


@pytest.fixture(params=KINDS)
def url(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    clock: Time,
) -> Iterator[str]:
    """A server inside, on each kind of database."""
    with server_inside(tmp_path, new_database(request.param, tmp_path_factory)) as inside:
        yield inside.url


@pytest.fixture
def inside(tmp_path: Path, clock: Time) -> Iterator[str]:
    with server_inside(tmp_path) as made:
        yield made.url


def sit_together(ann: Client, ben: Client, *more: str, **settings: object) -> str:
    made = ann.table("me", "invite", *more, **settings)
    sat = ben.post(f"/api/v1/tables/{made['id']}/sit", {"invite": made["invite"]})
    assert sat.status == 200, sat.text
    return str(made["id"])


def ask(client: Client, table: str, seat: int, language: str = "en") -> Any:
    path = f"/api/v1/tables/{table}/stand-in?language={language}"
    return client.post(path, {"seat": seat}).json


def wait_for_moves(client: Client, table: str, moves: int) -> Any:
    until = time.monotonic() + PATIENCE
    while True:
        view = client.get(f"/api/v1/tables/{table}/view").json
        if view["public"]["moves"] >= moves:
            return view
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_bot_plays_until_the_absent_come_back(url: str, clock: Time) -> None:
    ann, ben = Client.program(url, "Ann"), Client.program(url, "Ben")
    table = sit_together(ann, ben)
    path = f"/api/v1/tables/{table}"
    player = Player(ann, table)
    player.read()
    assert player.public["waiting"] == {"since": [NOW, NOW], "limit": LIVE}
    clock.at += 4 * MINUTE
    player.move(0)
    assert player.public["waiting"]["since"] == [None, NOW]
    no = ask(ann, table, 1)
    assert (no["code"], no["wait"]) == ("too-soon", 6 * MINUTE)
    assert no["text"] == "Give them a little more time: a bot may take over in 6 minutes."
    clock.at += 6 * MINUTE
    done = ask(ann, table, 1)
    player.read_until_seq(done["seq"])
    handed = {"deed": "taken-over", "seat": 1, "why": "absent"}
    assert handed in [deed for m in player.messages for deed in m.get("deeds", [])]
    assert player.public["seats"][1]["stand_in"]
    wait_for_moves(ben, table, 2)
    assert ask(ann, table, 1)["code"] == "bot-already"
    assert ben.post(f"{path}/give-back", {"seat": 1}).status == 200
    (told,) = [
        line for line in ann.get(f"{path}/log").json["lines"] if line["deed"] == "taken-over"
    ]
    assert told["lines"] == ["Ben has been away for a long time; Ann lets a bot play meanwhile."]
    assert (told["seat"], told["at"]) == (1, NOW + LIVE)
    since = ann.get(f"{path}/log?since={told['seq']}").json["lines"]
    assert next(line for line in since if line["deed"] != "moved")["lines"] == ["Ben is back."]
    assert ask(ann, table, 1)["code"] in ("too-soon", "not-awaited")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "a bot may take over in 7 days"),
        ("de", "In 7 Tagen darf ein Bot übernehmen"),
        ("fr", "prendre le relais dans 7 jours"),
    ],
)
def test_games_over_days_wait_a_week(inside: str, clock: Time, language: str, told: str) -> None:
    ann, ben = Client.program(inside, "Ann"), Client.program(inside, "Ben")
    table = sit_together(ann, ben, pace={"kind": "days"})
    clock.at += MINUTE
    assert told in ask(ann, table, 1, language)["text"]
    clock.at += DAYS - MINUTE
    assert "seq" in ask(ann, table, 1)


def test_who_may_not_ask_and_for_whom(inside: str, clock: Time) -> None:
    ann, ben, eve = (Client.program(inside, name) for name in ("Ann", "Ben", "Eve"))
    table = sit_together(ann, ben, "me", "bot regular", private=False)
    clock.at += LIVE
    assert ask(eve, table, 1)["code"] == "not-seated"
    assert ask(Client(inside), table, 1)["code"] == "who-are-you"
    assert [ask(ann, table, seat)["code"] for seat in (0, 2)] == ["own-seat"] * 2
    assert ask(ann, table, 3)["code"] == "bot-already"
    assert ask(ann, table, 4)["code"] == "no-such-seat"
    assert ask(ann, table, -1)["code"] == "bad-request"
    view = ben.get(f"/api/v1/tables/{table}/view").json
    move = {"seat": 1, "seq": view["seq"], "id": "a"}
    move["move"] = view["seats"]["1"]["choice"]["options"][0]
    assert ben.post(f"/api/v1/tables/{table}/moves", move).status == 200
    assert ask(ann, table, 1)["code"] == "not-awaited"
    assert "seq" in ask(ben, table, 0)
    hidden = ann.table("me", "me")["id"]
    assert ask(eve, hidden, 0)["code"] == "not-found"


def test_a_table_with_a_clock_points_to_it(inside: str, clock: Time) -> None:
    ann, ben = Client.program(inside, "Ann"), Client.program(inside, "Ben")
    pace = {"kind": "live", "clock": "game", "seconds": 86_400}
    table = sit_together(ann, ben, pace=pace)
    clock.at += LIVE
    no = ask(ann, table, 1)
    assert no["code"] == "has-clock"
    assert "clock" in no["text"]
    assert "wait" not in no


def test_the_drawn_table_is_told_for_whom_one_waits(inside: str, clock: Time) -> None:
    ann, ben, eve = (Client.program(inside, name) for name in ("Ann", "Ben", "Eve"))
    body = {"game": "boonlake", "seats": [{"kind": "me"}, {"kind": "invite"}], "private": False}
    made = ann.post("/api/v1/tables", body).json
    path = f"/api/v1/tables/{made['id']}"
    ben.post(f"{path}/sit", {"invite": made["invite"]})
    awaited = ann.get(f"{path}/view").json["public"]["deciders"]
    for client, mine in ((ann, [0]), (ben, [1])):
        told = client.get(f"{path}/scene").json.get("awaited", [])
        others = [seat for seat in awaited if seat not in mine]
        assert [(one["seat"], one["since"], one["until"]) for one in told] == [
            (seat, NOW, NOW + LIVE) for seat in others
        ]
        names = ["Ann", "Ben"]
        assert all(one["text"] == f"Let a bot play for {names[one['seat']]}" for one in told)
    assert "awaited" not in eve.get(f"{path}/scene").json


# The plain page


def test_the_page_offers_it_when_it_is_possible(inside: str, clock: Time) -> None:
    ann, ben = Client.browser(inside, "Ann"), Client.browser(inside, "Ben <b>")
    eve = Client.browser(inside, "Eve")
    table = sit_together(ann, ben, private=False)
    page, button = f"/tables/{table}", 'value="stand-in"'
    clock.at += LIVE - 1
    assert button not in ann.get(page).text
    early = ann.form(page, "action=stand-in&seat=1")
    assert early.status == 409
    assert "a bot may take over in 1 minute." in early.text
    clock.at += 4 * MINUTE + 1
    shown = ann.get(page).text
    assert shown.count(button) == 1
    assert "Ben &lt;b&gt; has been awaited for 14 minutes." in shown
    assert "Let a bot play for Ben &lt;b&gt;" in shown
    assert "seit 14 Minuten" in ann.get(f"{page}?language=de").text
    assert "depuis 14 minutes" in ann.get(f"{page}?language=fr").text
    assert button not in eve.get(page).text
    assert eve.form(page, "action=stand-in&seat=1").status == 409
    assert ann.form(page, "action=stand-in&seat=1").status == 303
    after = ann.get(page).text
    assert button not in after
    assert "Ben &lt;b&gt; has been away for a long time; Ann lets a bot play meanwhile." in after
    assert 'value="give-back"' in ben.get(page).text
    assert ben.form(page, "action=give-back&seat=1").status == 303
    assert "Ben &lt;b&gt; is back." in ann.get(page).text


def test_nobody_is_offered_a_bot_for_the_seats_on_their_own_screen(
    inside: str, clock: Time
) -> None:
    ann = Client.browser(inside, "Ann")
    table = ann.table("me", "me", "bot novice")["id"]
    clock.at += DAYS
    assert 'value="stand-in"' not in ann.get(f"/tables/{table}").text


# What others do meanwhile


def test_a_bot_that_was_thinking_does_not_move_for_who_is_back() -> None:
    played = a_table()
    table = played.table
    table.take_over(1, NOW + LIVE, "absent", 0)
    move, asked = table.offers[1][0], table.asked[1]
    table.give_back(1, NOW + LIVE)
    with pytest.raises(Refused, match="no-bot-plays"):
        caretaker._decided(1, move, asked, "regular", table, NOW + LIVE)
    table.take_over(1, NOW + 2 * LIVE, "absent", 0)
    (entry,) = caretaker._decided(1, move, asked, "regular", table, NOW + 2 * LIVE)
    assert entry.at == NOW + 2 * LIVE


def older(database: str, by: int) -> None:
    """Let everything in a stopped server's database have happened earlier."""
    engine = open_database(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE entries SET at = at - :by"), {"by": by})
        rows = connection.execute(text("SELECT table_id, body FROM snapshots")).all()
        for table_id, body in rows:
            saved = json.loads(body)
            saved["awaited"] = {seat: at - by for seat, at in saved["awaited"].items()}
            values = {"body": json.dumps(saved), "id": table_id}
            connection.execute(
                text("UPDATE snapshots SET body = :body WHERE table_id = :id"), values
            )
    engine.dispose()


@pytest.mark.slow
@pytest.mark.parametrize("kind", SERVED)
def test_any_process_lets_a_bot_play_once(
    kind: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, redis = new_database(kind, tmp_path_factory), redis_or_skip()
    with serving(database, tmp_path / "log") as server:
        ann, ben, cleo = (Client.program(server.url, name) for name in ("Ann", "Ben", "Cleo"))
        made = ann.table("me", "invite", "invite")
        table = str(made["id"])
        for client in (ben, cleo):
            client.post(f"/api/v1/tables/{table}/sit", {"invite": made["invite"]})
        assert ask(ann, table, 1)["code"] == "too-soon"
    older(database, LIVE)
    with serving_two(database, tmp_path, redis) as (first, second):
        ann.url, cleo.url, ben.url = first.url, second.url, second.url
        # Both have the table in memory, and both ask.
        answers: list[Any] = []
        for client in (ann, cleo):
            wait_for_moves(client, table, 0)
        threads = [
            threading.Thread(target=lambda c=client: answers.append(ask(c, table, 1)))
            for client in (ann, cleo)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert sorted(answer.get("code", "done") for answer in answers) == ["bot-already", "done"]
        for client in (ann, cleo):
            view = wait_for_moves(client, table, 1)
            assert view["public"]["seats"][1]["stand_in"]
        assert ben.post(f"/api/v1/tables/{table}/give-back", {"seat": 1}).status == 200
        log = ann.get(f"/api/v1/tables/{table}/log").json["lines"]
        deeds = [line["deed"] for line in log]
        assert (deeds.count("taken-over"), deeds.count("given-back")) == (1, 1)


# Games of an older version


@pytest.mark.parametrize("kind", KINDS)
def test_a_snapshot_without_times_takes_those_of_its_entry(
    kind: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    store = Store(new_database(kind, tmp_path_factory))
    store.migrate()
    writer = Writer(store.engine)
    played = _stored_by_an_older_version(store, writer)
    loaded = store.tables.load("t1")
    assert loaded is not None
    assert loaded.patience.since == {0: NOW + 2 * MINUTE, 1: NOW + 2 * MINUTE}
    assert loaded.seq == played.table.seq
    with pytest.raises(Refused, match="too-soon"):
        loaded.take_over(1, NOW + LIVE, "absent", 0)
    loaded.take_over(1, NOW + 2 * MINUTE + LIVE, "absent", 0)
    writer.close()
    store.close()


def _stored_by_an_older_version(store: Store, writer: Writer) -> Played:
    played = a_table()
    played.move(0, at=NOW + MINUTE)
    played.move(1, at=NOW + 2 * MINUTE)
    saved = json.loads(snapshot_text(snapshot(played.table)))
    del saved["awaited"]
    store.tables.create(NewTable("t1", played.table.settings, SECRET, "ann", NOW))
    rows = [EntryRow(e.seq, e.at, deed_text(e.deed), e.client) for e in played.entries]
    snap = (played.table.seq, "0.0.9", json.dumps(saved))
    writer.append(Append("t1", 0, rows, "playing", "0,1", None, snap))
    return played
