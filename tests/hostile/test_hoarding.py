"""What stays when a guest has gone: people, tables, boxes and chat fill no disk and no list."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from spieltisch.server import connections
from spieltisch.server.api import boxes as api_boxes
from spieltisch.server.connections import Gate, Places
from spieltisch.server.limits import Limits, holder_of
from spieltisch.store import Store
from spieltisch.store.tables import NewTable
from spieltisch.tables.settings import SeatPlan, Settings
from tests.hostile.test_doors import Knocking
from tests.server.serving import SLOW_BUCKETS, SMALL_GAME, Client, Server, serving

SHORT_DAY = "tests.auction,tests.hostile.short_day"
MANY = 30


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Server]:
    """A server at which little may be made in a day."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log", rate=1, games=SHORT_DAY) as server:
        yield server


def made(answers: list[Any]) -> int:
    """How many were given what they asked for; the others are told so, and nothing is wrong."""
    statuses = [answer.status for answer in answers]
    assert set(statuses) <= {200, 429}
    assert {a.json["code"] for a in answers if a.status == 429} <= {"enough"}
    return statuses.count(200)


def test_an_address_makes_no_more_people_and_tables_than_a_day_takes(limited: Server) -> None:
    guest, other = (Client.program(limited.url, name) for name in ("Mallory", "Trudy"))
    body = {"game": SMALL_GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert made([guest.post("/api/v1/tables", body) for _ in range(MANY)]) == 3
    # Nor does it help to be somebody else.
    assert made([other.post("/api/v1/tables", body) for _ in range(MANY)]) == 3
    people = [Client(limited.url).post("/api/v1/people", {"name": "Eve"}) for _ in range(MANY)]
    assert made(people) == 6


def test_boxes_and_versions_do_not_fill_the_disk(limited: Server) -> None:
    body = {"game": "boonlake", "name": "A box"}
    guests = [Client.program(limited.url, name) for name in ("Mallory", "Trudy", "Eve")]
    answers = [guest.post("/api/v1/boxes", body) for guest in guests for _ in range(10)]
    kept = made(answers)
    size = len(guests[0].get(f"/api/v1/boxes/{answers[0].json['id']}/file").body)
    assert 0 < kept * size <= 400 * api_boxes.KILO


def test_chat_does_not_fill_the_disk(limited: Server) -> None:
    guest = Client.program(limited.url, "Mallory")
    path = f"/api/v1/tables/{guest.table('me', 'open')['id']}/chat"
    assert made([guest.post(path, {"text": "x" * 400}) for _ in range(MANY)]) == 5
    assert len(guest.get(path).json["lines"]) == 5


def test_one_persons_tables_do_not_push_others_out_of_a_list(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.db'}")
    store.migrate()
    try:
        settings = Settings(SMALL_GAME, (SeatPlan("open"), SeatPlan("open")), private=False)
        makers = [("vera", 0), *(("mallory", at) for at in range(1, 80))]
        for maker, at in makers:
            store.tables.create(NewTable(f"{maker}{at}", settings, b"", maker, at))
        shown = [row.id for row in store.tables.open("waiting", limit=50)]
        assert len(shown) == 50
        assert shown[0] == "mallory79"
        assert shown[-1] == "vera0"
        # The same for those at which the caretaker looks: a clock is not forgotten for bots.
        for maker, at in makers:
            store.tables._set(f"{maker}{at}", due_at=100 - at if maker != "vera" else 200)
        assert "vera0" in store.tables.due(1000, limit=50)
    finally:
        store.close()


def test_who_helps_everywhere_is_not_listed_everywhere(any_server: Server) -> None:
    helper = Client.program(any_server.url, "Mallory")
    joined = 0
    for name in ("Trudy", "Eve"):
        owner = Client.program(any_server.url, name)
        for _ in range(api_boxes.MOST_BOXES):
            box = owner.post("/api/v1/boxes", {"game": "boonlake", "name": "A box"}).json["id"]
            token = owner.post(f"/api/v1/boxes/{box}/link").json["token"]
            answers = [helper.post(f"/api/v1/boxes/{box}/join", {"token": token}) for _ in "ab"]
            assert len({answer.status for answer in answers}) == 1
            joined += answers[0].status == 200
    assert joined == api_boxes.MOST_HELPED == len(helper.get("/api/v1/boxes").json)


# Who has 2^64 addresses has one bucket


@pytest.mark.parametrize(
    ("address", "holder"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_whose_an_address_is(address: str, holder: str) -> None:
    assert holder_of(address) == holder


def test_a_network_of_addresses_is_one_guest(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log", rate=0.05, games=SLOW_BUCKETS) as server:

        def ask(number: int) -> int:
            # The server's own proxy, at this address, says for whom it asks.
            sent = {"X-Forwarded-For": f"2001:db8::{number:x}"}
            return Client(server.url).call("GET", "/api/v1/lobby", headers=sent).status

        statuses = [ask(number) for number in range(1, 20)]
        assert statuses.count(429) > 10
        other = {"X-Forwarded-For": "2001:db8:0:1::1"}
        assert Client(server.url).call("GET", "/api/v1/lobby", headers=other).status == 200


def test_a_network_holds_no_more_places_than_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ADDRESS", 2)
    places = Places(100, "127.0.0.1")
    gates = [cast(Gate, Knocking()) for _ in range(3)]
    assert [places.admit(g, f"2001:db8::{n}") for n, g in enumerate(gates)] == [True, True, False]
    assert [places.open_channel(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    places.left(gates[0], "2001:db8::0")
    assert places.admit(gates[2], "2001:db8::7")


def test_no_limit_is_no_limit() -> None:
    limits = Limits(0)
    assert all(limits.allow("tables-of ann", 1.0) for _ in range(1000))
