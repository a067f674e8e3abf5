"""Told when it is your turn: by webhook and by mail, not in quiet hours, and never forgotten."""

import asyncio
import http.server
import json
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest

from spieltisch.server.config import Config
from spieltisch.server.limits import Limits
from spieltisch.server.live.table_cache import TableCache
from spieltisch.server.workers import notify
from spieltisch.server.workers.notify import PAUSES, Notifier, quiet_seconds
from spieltisch.server.workers.post import Lookups, check_webhook, mail, post_json
from spieltisch.store import Append, Store, Writer
from spieltisch.store.batch import EntryRow, SeatRow
from spieltisch.store.people import Person, Wishes
from spieltisch.store.tables import NewTable
from spieltisch.tables.deeds import Stood, deed_text
from tests.server.mailbox import Mailbox, mailbox
from tests.server.passing import play_until_others_are_asked
from tests.server.serving import PATIENCE, Client, Server, serving
from tests.store.databases import KINDS, SERVED, new_database
from tests.tables.tabling import NOW, SECRET, settings

HOUR = 3_600_000


@pytest.mark.parametrize(
    ("start", "end", "hour", "wait"),
    [(22, 7, 23, 8), (22, 7, 6, 1), (22, 7, 12, 0), (9, 17, 10, 7), (9, 17, 18, 0), (-1, 5, 3, 0)],
)
def test_quiet_hours(start: int, end: int, hour: int, wait: int) -> None:
    wishes = Wishes(quiet_from=start, quiet_to=end, utc_offset=60)
    assert quiet_seconds(wishes, (hour - 1) % 24 * HOUR) == wait * 3600


@pytest.mark.parametrize(
    "url", ["ftp://example.org", "http://127.0.0.1/", "http://[::1]/", "http://10.0.0.1/x", "x"]
)
def test_webhooks_do_not_lead_inside(url: str) -> None:
    with pytest.raises(ValueError, match="webhook"):
        check_webhook(url, private=False)


def test_a_name_is_looked_up_once_and_may_not_lead_inside() -> None:
    class Inside(Lookups):
        async def addresses(self, host: str, port: int) -> list[str]:
            return ["192.0.2.1", "10.0.0.1"]

    hook = "http://tables.example/"
    with pytest.raises(ValueError, match="private network"):
        asyncio.run(post_json(hook, {"a": "b"}, private=False, lookups=Inside()))


# In a running server


def turn_of_ben(ann: Client, ben: Client) -> str:
    """A game over days, played by Ann until it is Ben's turn."""
    body = {
        "game": "burgundy",
        "seats": [{"kind": "me"}, {"kind": "invite"}],
        "pace": {"kind": "days"},
    }
    made = ann.post("/api/v1/tables", body).json
    path = f"/api/v1/tables/{made['id']}"
    ben.post(f"{path}/sit", {"invite": made["invite"]})
    play_until_others_are_asked(ann, path)
    return str(made["id"])


def wish(client: Client, **wishes: object) -> None:
    assert client.post("/api/v1/me", {"wishes": wishes}, "PATCH").status == 200


def confirmed(database: str, client: Client, **wishes: object) -> None:
    """Wishes with a mail address that has been confirmed."""
    wish(client, **wishes)
    store = Store(database)
    store.people.update(client.id, confirmed=wishes["email"])
    store.close()


def wait_for(things: list[Any]) -> Any:
    until = time.monotonic() + PATIENCE
    while not things:
        assert time.monotonic() < until
        time.sleep(0.05)
    return things[0]


class Hook(http.server.BaseHTTPRequestHandler):
    """Takes one webhook."""

    heard: ClassVar[list[Any]]

    def do_POST(self) -> None:
        self.heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Be quiet."""


def test_a_webhook_tells_whose_turn_it_is_in_games_over_days(server: Server) -> None:
    class Mine(Hook):
        heard: ClassVar[list[Any]] = []

    hook = http.server.HTTPServer(("127.0.0.1", 0), Mine)
    threading.Thread(target=hook.handle_request, daemon=True).start()
    ann, ben = Client.program(server.url, "Ann"), Client.program(server.url, "Ben")
    wish(ben, webhook=f"http://127.0.0.1:{hook.server_port}/")
    table = turn_of_ben(ann, ben)
    told = wait_for(Mine.heard)
    hook.server_close()
    assert (told["event"], told["table"]) == ("your-turn", table)
    assert told["link"] == f"{server.url}/turns/{table}"


def test_a_mail_in_ones_own_language(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with mailbox() as box:
        more = {"smtp": box.address, "public_url": "https://tables.example"}
        with serving(database, tmp_path / "log", port=0, **more) as server:
            ann, ben = Client.program(server.url, "Ann"), Client.program(server.url, "Ben")
            ben.post("/api/v1/me", {"language": "de"}, "PATCH")
            confirmed(database, ben, email="ben@example.org")
            box.mails.clear()
            table = turn_of_ben(ann, ben)
            told = wait_for(box.mails)
    assert (told["To"], told["Subject"]) == ("ben@example.org", "Du bist am Zug")
    assert f"https://tables.example/turns/{table}" in told.get_content()


@pytest.mark.parametrize("kind", SERVED)
def test_what_quiet_hours_hold_back_survives_a_restart(
    kind: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = new_database(kind, tmp_path_factory)
    hour = time.gmtime().tm_hour
    with mailbox() as box:
        with serving(database, tmp_path / "log", port=0, smtp=box.address) as server:
            ann, ben = Client.program(server.url, "Ann"), Client.program(server.url, "Ben")
            quiet = {"quiet_from": hour, "quiet_to": (hour + 12) % 24}
            confirmed(database, ben, email="ben@example.org", **quiet)
            box.mails.clear()
            turn_of_ben(ann, ben)
            put_off(database)
            assert server.stop() is not None
        assert box.mails == []
        with serving(database, tmp_path / "log", port=server.port, smtp=box.address):
            wish(ben, email="ben@example.org")
            assert wait_for(box.mails)["To"] == "ben@example.org"


def put_off(database: str) -> None:
    """Wait until Ben's notice waits for the end of his quiet hours."""
    store, until = Store(database), time.monotonic() + PATIENCE
    in_hours = int(time.time() * 1000) + 2 * HOUR
    while not [notice for notice in store.notices.due(2**62) if notice.due_at > in_hours]:
        assert time.monotonic() < until
        time.sleep(0.05)
    store.close()


# Without a server


class Story:
    """A stored table at which it is Ben's turn, and who tells him."""

    def __init__(self, store: Store, box: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
        self.store = store
        self.at = NOW
        monkeypatch.setattr(notify, "now", lambda: self.at)
        self.ben = store.people.create("Ben", "en", NOW)
        email = "ben@example.org"
        store.people.update(self.ben.id, wishes=Wishes(email=email), confirmed=email)
        store.tables.create(NewTable("t", settings(), SECRET, "ann", NOW))
        self.writer = Writer(store.engine)
        self.seq = 0
        self.turn("0", [self.ben])
        self.config = Config(smtp=box.address)

    def turn(self, turn: str, told: list[Person]) -> None:
        entry = EntryRow(self.seq + 1, self.at, deed_text(Stood(0)))
        seat = SeatRow(0, "person", self.ben.id, "Ben", "")
        people = [person.id for person in told]
        self.writer.append(
            Append("t", self.seq, [entry], "playing", turn, None, None, [seat], people)
        )
        self.seq += 1

    def round(self) -> None:
        """As the server does it every few seconds."""
        tables = cast(TableCache, SimpleNamespace(after=[]))

        async def tell() -> None:
            notifier = Notifier(self.config, self.store, tables, Limits(0))
            for notice in self.store.notices.due(self.at):
                await notifier.handle(notice)
            await notifier.close()

        asyncio.run(tell())

    def waiting(self) -> int:
        return len(self.store.notices.due(2**62))


@pytest.fixture(params=KINDS)
def story(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> Any:
    store = Store(new_database(request.param, tmp_path_factory))
    store.migrate()
    with mailbox() as box:
        made = Story(store, box, monkeypatch)
        yield made, box
    made.writer.close()
    store.close()


def test_one_is_told_once(story: tuple[Story, Mailbox]) -> None:
    told, box = story
    told.round()
    told.round()
    assert len(box.mails) == 1
    assert told.waiting() == 0


def test_whose_turn_has_passed_is_not_told(story: tuple[Story, Mailbox]) -> None:
    told, box = story
    told.turn("1", [])
    told.round()
    assert (box.mails, told.waiting()) == ([], 0)


def test_who_wishes_nothing_is_told_nothing(story: tuple[Story, Mailbox]) -> None:
    told, box = story
    told.store.people.update(told.ben.id, wishes=Wishes())
    told.round()
    assert (box.mails, told.waiting()) == ([], 0)


def test_who_is_on_holiday_is_told_afterwards(story: tuple[Story, Mailbox]) -> None:
    told, box = story
    wishes = Wishes(email="ben@example.org", away_until=NOW + 5 * HOUR)
    told.store.people.update(told.ben.id, wishes=wishes)
    told.round()
    assert (box.mails, told.waiting()) == ([], 1)
    told.at += 5 * HOUR
    told.round()
    assert (len(box.mails), told.waiting()) == (1, 0)


def test_what_could_not_be_sent_is_tried_again_and_then_given_up(
    story: tuple[Story, Mailbox],
) -> None:
    told, box = story
    box.broken = True
    for pause in PAUSES:
        told.round()
        told.round()
        told.at += pause
    assert box.refused == len(PAUSES)
    box.broken = False
    told.round()
    assert (len(box.mails), told.waiting()) == (1, 0)
    told.turn("0", [told.ben])
    box.broken = True
    for pause in (*PAUSES, 0):
        told.round()
        told.at += pause
    assert told.waiting() == 0


def test_who_dies_while_telling_leaves_it_to_others(story: tuple[Story, Mailbox]) -> None:
    told, box = story
    (notice,) = told.store.notices.due(told.at)
    assert told.store.notices.put_off(notice, told.at + notify.LEASE, 0) is not None
    assert told.store.notices.put_off(notice, told.at + notify.LEASE, 0) is None
    told.round()
    assert box.mails == []
    told.at += notify.LEASE
    told.round()
    assert len(box.mails) == 1


def test_a_password_is_never_sent_in_the_open() -> None:
    with mailbox() as box, pytest.raises(Exception, match="STARTTLS"):
        mail(f"smtp://me:secret@{box.address}", "a@example.org", "b@example.org", "x", "y")
