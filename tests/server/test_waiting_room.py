"""The waiting room: who is here, who is ready, and terms that are changed together."""

from typing import Any

import pytest

from spieltisch.tables.deeds import Agreed, Ready
from spieltisch.tables.refusal import Refused
from spieltisch.tables.table import Table
from spieltisch.tables.terms import Pace, Terms
from tests.server.serving import Client, Server, receive, receive_until
from tests.server.test_turns import API
from tests.tables.tabling import NOW, SECRET, settings

DAYS = {"kind": "days", "clock": "decision", "seconds": 86_400}


@pytest.fixture
def ann(any_server: Server) -> Client:
    return Client.browser(any_server.url, "Ann")


@pytest.fixture
def ben(any_server: Server) -> Client:
    return Client.browser(any_server.url, "Ben")


def made(ann: Client, game: str = "boonlake") -> Any:
    seats = [{"kind": "me"}, {"kind": "invite"}]
    return ann.post(f"{API}/tables", {"game": game, "seats": seats}).json


def sit(client: Client, table: Any) -> None:
    answer = client.post(f"{API}/tables/{table['id']}/sit", {"invite": table["invite"]})
    assert answer.status == 200, answer.text


def status(client: Client, table: Any) -> str:
    return str(client.get(f"{API}/tables/{table['id']}").json["status"])


def test_whoever_is_not_ready_is_waited_for(ann: Client, ben: Client) -> None:
    table = made(ann)
    path = f"{API}/tables/{table['id']}"
    assert ann.post(f"{path}/ready", {"seat": 0, "ready": False}).status == 200
    sit(ben, table)
    assert status(ann, table) == "waiting"
    assert "not ready yet" in ben.get(f"/tables/{table['id']}").text
    assert ben.post(f"{path}/ready", {"seat": 0}).json["code"] == "not-your-seat"
    assert ben.post(f"{path}/ready", {"seat": 1}).json["code"] == "said-already"
    assert ann.form(f"/tables/{table['id']}", "action=ready&seat=0").status == 303
    assert status(ann, table) == "playing"


def test_terms_are_changed_together(ann: Client, ben: Client) -> None:
    table = made(ann)
    path = f"{API}/tables/{table['id']}"
    before = ann.get(path).json["settings"]
    ann.post(f"{path}/ready", {"seat": 0, "ready": False})
    sit(ben, table)
    terms = {"options": before["options"], "pace": DAYS, "hints": "never"}
    assert ben.post(f"{path}/terms", {"seat": 1, "terms": terms}).status == 200
    now = ann.get(path).json["settings"]
    assert (now["pace"], now["hints"], now["options"]) == (DAYS, "never", before["options"])
    room = ann.get(f"{path}/room").json
    assert (room["unready"], room["changed_by"]) == ([0], 1)
    assert "Ben has changed" in ann.get(f"/tables/{table['id']}").text
    assert ann.post(f"{path}/ready", {"seat": 0}).status == 200
    assert status(ann, table) == "playing"
    view = ann.get(f"{path}/view").json
    assert view["public"]["clock"]["left"] == [86_400_000] * 2
    no = ann.post(f"{path}/terms", {"seat": 0, "terms": terms})
    assert no.json["code"] == "already-begun"


def test_a_host_alone_changes_terms_and_friends_agree_by_sitting_down(
    ann: Client, ben: Client
) -> None:
    table = made(ann, "burgundy")
    page = f"/tables/{table['id']}"
    form = "action=terms&seat=0&pace=days&clock=none&hints=always&confirm=on"
    assert ann.form(page, form).status == 303
    now = ann.get(f"{API}{page}").json["settings"]
    assert (now["pace"]["kind"], now["hints"], now["confirm"]) == ("days", "always", True)
    seen = ben.post(f"{API}{page}/invitation", {"invite": table["invite"]}).json
    assert seen["table"]["settings"]["pace"]["kind"] == "days"
    sit(ben, table)
    assert status(ann, table) == "playing"


def test_terms_that_no_game_has_are_refused(ann: Client, ben: Client) -> None:
    table = made(ann)
    path = f"{API}/tables/{table['id']}/terms"
    for terms in ({"options": {"nothing": "x"}}, {"options": {}, "pace": {"clock": "game"}}):
        assert ann.post(path, {"seat": 0, "terms": terms}).json["code"] == "bad-setup"
    assert ann.post(path, {"seat": 0, "terms": {"private": False}}).status == 400
    assert ben.post(path, {"seat": 0, "terms": {"options": {}}}).status == 404


def test_it_is_seen_who_has_come(ann: Client, ben: Client) -> None:
    table = made(ann)
    path = f"{API}/tables/{table['id']}"
    assert ann.get(f"{path}/room").json["here"] == []
    with ann.live(table["id"]) as socket:
        receive(socket)
        assert ann.get(f"{path}/room").json["here"] == [0]
        assert "data-now" in ann.get(f"/tables/{table['id']}").text
    assert ben.get(f"{path}/room").status == 404


def test_the_channel_tells_who_wants_to_know_who_has_come_and_gone(
    ann: Client, ben: Client
) -> None:
    table = made(ann)
    with ann.live(table["id"], "?here=1") as page, ann.live(table["id"]) as program:
        assert receive_until(page, "here")["seats"] == [0]
        sit(ben, table)
        assert status(ann, table) == "playing"
        assert receive_until(page, "update")["deeds"][0] == {"deed": "sat", "seat": 1}
        assert [receive(program)["type"] for _ in range(2)] == ["full", "update"]

    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    table = ann.post(f"{API}/tables", {"game": "boonlake", "seats": seats, "private": False}).json
    with ann.live(table["id"], "?here=1") as page:
        assert receive_until(page, "here")["seats"] == [0]
        with ben.live(table["id"]), Client(ann.url).live(table["id"]) as nobody:
            receive_until(nobody, "full")
            assert ben.post(f"{API}/tables/{table['id']}/sit", {}).status == 200
            while receive_until(page, "here")["seats"] != [0, 1]:
                pass
            assert ann.get(f"{API}/tables/{table['id']}/room").json["here"] == [0, 1]
        while receive_until(page, "here")["seats"] != [0]:
            pass


def test_a_table_told_again_has_the_same_terms() -> None:
    table = Table("t", settings(), SECRET)
    entries = [table.sit(0, "ann", "Ann", NOW), table.say_ready(0, False, NOW)]
    entries += [table.sit(1, "ben", "Ben", NOW)]
    terms = Terms(table.settings.options, Pace("days", "decision", 86_400))
    entries.append(table.agree(1, terms, NOW))
    assert (table.unready, table.ready, table.clock.runs) == ({0}, False, True)
    assert [type(entry.deed) for entry in entries[1::2]] == [Ready, Agreed]
    again = Table("t", settings(), SECRET)
    for entry in entries:
        again.fold(entry)
    assert (again.settings, again.unready) == (table.settings, table.unready)
    with pytest.raises(Refused, match="said-already"):
        table.agree(1, terms, NOW)
    table.stand(0, NOW)
    assert table.unready == set()
