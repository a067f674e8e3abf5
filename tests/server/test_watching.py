"""A private table is watched by whoever was given the link, and only as long as it holds."""

import pytest
from websockets.exceptions import ConnectionClosed

from spieltisch.server.live.outbox import BYE_AWAY
from tests.server.player import Player
from tests.server.serving import Client, Server, receive_until


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


@pytest.fixture
def eve(server: Server) -> Client:
    return Client.program(server.url, "Eve")


def path_of(table: str) -> str:
    return f"/api/v1/tables/{table}"


def new_link(ann: Client, table: str) -> str:
    return str(ann.post(f"{path_of(table)}/watch-invite").json["token"])


def test_the_link_lets_people_watch_and_no_more(ann: Client, eve: Client) -> None:
    table = ann.table("me", "me")["id"]
    path = path_of(table)
    assert eve.get(f"{path}/view").status == 404
    assert eve.post(f"{path}/watch", {"invite": "wrong"}).json["code"] == "wrong-token"
    link = new_link(ann, table)
    assert eve.post(f"{path}/watch", {"invite": link}).json["id"] == table
    seen = eve.get(f"{path}/view").json
    assert (seen["public"]["status"], seen["seats"]) == ("playing", {})
    assert eve.get("/api/v1/lobby").json["running"][0]["id"] == table
    move = {"seat": 0, "seq": seen["seq"], "move": "bid 1", "id": "a"}
    assert eve.post(f"{path}/moves", move).json["code"] == "not-your-seat"
    assert eve.post(f"{path}/watch-invite").json["code"] == "not-yours"
    assert eve.call("DELETE", f"{path}/watch-invite").json["code"] == "not-yours"
    assert eve.post(f"{path}/watch", {"invite": link}).status == 200


def test_what_is_said_among_spectators_stays_there(ann: Client, eve: Client) -> None:
    table = ann.table("me", "me")["id"]
    eve.post(f"{path_of(table)}/watch", {"invite": new_link(ann, table)})
    eve.post(f"{path_of(table)}/chat", {"text": "seat 1 bluffs"})
    assert ann.get(f"{path_of(table)}/chat").json["lines"] == []


def test_who_watches_when_the_link_is_revoked_is_sent_away(ann: Client, eve: Client) -> None:
    table = ann.table("me", "me")["id"]
    link = new_link(ann, table)
    eve.post(f"{path_of(table)}/watch", {"invite": link})
    player = Player(ann, table)
    player.read()
    with eve.live(table) as socket:
        receive_until(socket, "full")
        assert ann.call("DELETE", f"{path_of(table)}/watch-invite").status == 200
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == BYE_AWAY
    assert eve.get(f"{path_of(table)}/view").status == 404
    assert eve.post(f"{path_of(table)}/watch", {"invite": link}).json["code"] == "wrong-token"
    assert player.move(0)["type"] == "ack"


def test_a_new_link_replaces_the_old_one(ann: Client, eve: Client) -> None:
    table = ann.table("me", "me")["id"]
    first, second = new_link(ann, table), new_link(ann, table)
    assert eve.post(f"{path_of(table)}/watch", {"invite": first}).status == 401
    assert eve.post(f"{path_of(table)}/watch", {"invite": second}).status == 200


def test_a_table_without_spectators_has_no_link(ann: Client) -> None:
    table = ann.table("me", "me", spectators=False)["id"]
    assert ann.post(f"{path_of(table)}/watch-invite").json["code"] == "no-spectators"


def test_the_page_of_the_link(server: Server, ann: Client) -> None:
    table = ann.table("me", "me")["id"]
    page = f"/tables/{table}/watch"
    assert f'href="{page}"' in ann.get(f"/tables/{table}").text
    made = ann.form(page, "action=new").headers["location"]
    link = made.partition("#")[2]
    assert link
    assert Client(server.url).get(page).status == 200
    dan = Client.browser(server.url, "Dan")
    assert 'value="new"' not in dan.get(page).text
    assert dan.form(page, "action=watch&invite=wrong").status == 401
    assert dan.form(page, f"action=watch&invite={link}").status == 303
    assert dan.get(f"/tables/{table}").status == 200
    assert ann.form(page, "action=revoke").status == 303
    assert dan.get(f"/tables/{table}").status == 404
