"""Play over days: all my turns, the way from one to the next, links to a decision, holidays."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.server.live import caretaker, table_cache
from spieltisch.server.pages.settings import end_of_day, last_day
from spieltisch.store.people import Wishes
from spieltisch.tables.deeds import Paused, TakenOver
from tests.server.inside import Inside, server_inside
from tests.server.serving import PATIENCE, Client, Server
from tests.server.test_absent import Time, ask, sit_together
from tests.store.databases import KINDS, new_database
from tests.tables.tabling import NOW

DAY = 86_400_000
API = "/api/v1"


def turns(client: Client) -> list[str]:
    return [info["id"] for info in client.get(f"{API}/me/turns").json]


def move(client: Client, table: str, seat: int) -> None:
    view = client.get(f"{API}/tables/{table}/view").json
    option = view["seats"][str(seat)]["choice"]["options"][0]
    body = {"seat": seat, "seq": view["seq"], "move": option, "id": f"m{view['seq']}"}
    assert client.post(f"{API}/tables/{table}/moves", {**body, "confirmed": True}).status == 200


def test_all_my_turns_and_the_way_from_one_to_the_next(any_server: Server) -> None:
    ann, ben = (Client.browser(any_server.url, name) for name in ("Ann", "Ben"))
    first, second, third = (sit_together(ann, ben) for _ in range(3))
    assert turns(ben) == [first, second, third]
    move(ann, first, 0)  # nobody has waited for so short a time
    assert turns(ben) == [second, third, first]
    assert turns(ann) == [second, third]
    ways = {at: ben.get(f"/turns/next?after={at}").headers["Location"] for at in (second, first)}
    assert ways == {second: f"/tables/{third}/play", first: f"/tables/{second}/play"}
    assert ben.get("/turns/next").headers["Location"] == f"/tables/{second}/play"
    page = ben.get("/turns").text
    assert all(f"/tables/{one}/play" in page for one in (first, second, third))
    eve = Client.browser(any_server.url, "Eve")
    assert (turns(eve), eve.get("/turns/next").headers["Location"]) == ([], "/turns")


def test_a_link_opens_at_the_decision_as_long_as_it_is_to_be_taken(server: Server) -> None:
    ann, ben = (Client.browser(server.url, name) for name in ("Ann", "Ben"))
    table = sit_together(ann, ben)
    link = f"/turns/{table}"
    assert ann.get(link).headers["Location"] == f"/tables/{table}/play"
    move(ann, table, 0)
    assert ann.get(link).headers["Location"] == "/turns?past=1"
    assert "taken already" in ann.get("/turns?past=1").text
    assert Client.browser(server.url, "Eve").get(link).status == 404
    stranger = Client(server.url).get(link)
    assert stranger.headers["Location"] == f"/sign-in?after={link}"
    assert f'name="after" value="{link}"' in Client(server.url).get(f"/sign-in?after={link}").text


def test_who_signs_in_goes_on_to_the_decision(server: Server) -> None:
    ann = Client.browser(server.url, "Ann")
    login = {"login": f"ann-{ann.id}"[:40], "password": "correct horse"}
    assert ann.post(f"{API}/me/password", login, "PUT").status == 200
    form = f"login={login['login']}&password=correct+horse&after="
    for after, there in (("/turns/x", "/turns/x"), ("https://evil.example/", "/")):
        answer = Client(server.url).form("/sign-in", form + after)
        assert answer.headers["Location"] == there


# Holidays


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(table_cache, "now", made)
    monkeypatch.setattr(caretaker, "now", made)
    return made


@pytest.fixture(params=KINDS)
def inside(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    clock: Time,
) -> Iterator[Inside]:
    with server_inside(tmp_path, new_database(request.param, tmp_path_factory)) as made:
        yield made


def deeds(inside: Inside, table: str, kind: type[Any], count: int) -> list[Any]:
    """The deeds of a kind, as soon as there are so many."""
    until = time.monotonic() + PATIENCE
    while True:
        entries = inside.app.store.tables.entries(table)
        found = [entry.deed for entry in entries if isinstance(entry.deed, kind)]
        if len(found) >= count:
            return found
        assert time.monotonic() < until, entries
        time.sleep(0.05)


def test_no_time_runs_out_on_holiday(inside: Inside, clock: Time) -> None:
    ann, ben = (Client.program(inside.url, name) for name in ("Ann", "Ben"))
    pace = {"kind": "days", "clock": "decision", "seconds": DAY // 1000}
    table = sit_together(ann, ben, pace=pace)
    inside.app.store.people.update(ben.id, wishes=Wishes(away_until=NOW + 3 * DAY // 2))
    move(ann, table, 0)
    clock.at += DAY
    assert deeds(inside, table, Paused, 1) == [Paused(DAY // 2)]
    clock.at += DAY // 2
    assert deeds(inside, table, TakenOver, 1)[0].why == "time"
    assert len(deeds(inside, table, Paused, 1)) == 1


def test_nobody_plays_for_who_is_on_holiday(inside: Inside, clock: Time) -> None:
    ann, ben = (Client.program(inside.url, name) for name in ("Ann", "Ben"))
    table = sit_together(ann, ben, pace={"kind": "days"})
    inside.app.store.people.update(ben.id, wishes=Wishes(away_until=NOW + 10 * DAY))
    clock.at += 8 * DAY
    no = ask(ann, table, 1)
    assert (no["code"], no["wait"]) == ("on-holiday", 2 * DAY)
    clock.at += 2 * DAY
    assert "seq" in ask(ann, table, 1)


def test_a_holiday_is_wished_for_by_its_last_day(server: Server) -> None:
    ann = Client.browser(server.url, "Ann")
    day = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 9 * 86_400))
    form = "action=me&name=Ann&language=en&utc_offset=120&quiet_from=-1&quiet_to=-1&away_until="
    assert ann.form("/settings", form + day).status == 303
    assert f'name="away_until" value="{day}"' in ann.get("/settings").text
    wishes = ann.get(f"{API}/me").json["wishes"]
    assert wishes["away_until"] == end_of_day(day, 120)
    far = time.strftime("%Y-%m-%d", time.gmtime(time.time() + 70 * 86_400))
    assert ann.form("/settings", form + far).status == 400
    assert ann.form("/settings", form + "x").status == 400
    assert ann.form("/settings", form).status == 303
    assert ann.get(f"{API}/me").json["wishes"]["away_until"] == 0


def test_a_day_ends_where_somebody_is() -> None:
    assert end_of_day("1970-01-01", 0) == DAY
    assert end_of_day("1970-01-02", 60) == 2 * DAY - 3_600_000
    assert end_of_day("", 0) == 0
    assert last_day(Wishes(away_until=DAY)) == ""
