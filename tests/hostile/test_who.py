"""Who one is: signing out ends everything, passwords are asked for, names tell people apart."""

import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from spieltisch.server import identity
from spieltisch.server.faults import Fault
from spieltisch.server.identity import device_label
from spieltisch.server.limits import DEPTH, RATES
from spieltisch.server.names import checked_name, folded
from tests.server.inside import server_inside
from tests.server.patient import little_work
from tests.server.serving import (
    PATIENCE,
    SLOW_BUCKETS,
    Client,
    Server,
    receive_until,
    serving,
    serving_two,
)
from tests.store.databases import new_database, redis_or_skip

OPEN_AGAIN = 4009


def closed(socket: ClientConnection) -> int:
    """The code with which the server ends a channel."""
    until = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 0
    return 0


def watching(client: Client) -> ClientConnection:
    table = client.table("me", "open")["id"]
    socket = client.live(table)
    receive_until(socket, "full")
    return socket


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


def with_password(client: Client) -> dict[str, str]:
    login = {"login": f"login-{client.id}", "password": "correct horse"}
    assert client.post("/api/v1/me/password", login, "PUT").status == 200
    return login


def test_signing_out_everywhere_ends_channels_and_links(server: Server, ann: Client) -> None:
    link = ann.post("/api/v1/me/transfer").json["token"]
    socket = watching(ann)
    assert ann.post("/api/v1/me/sign-out").status == 200
    assert closed(socket) == OPEN_AGAIN
    assert Client(server.url).post("/api/v1/transfer", {"token": link}).status == 401
    assert ann.get("/api/v1/me").status == 401


def test_a_revoked_token_ends_its_channel(server: Server, ann: Client) -> None:
    made = ann.post("/api/v1/me/tokens", {"label": "bot"}).json
    program = Client(server.url, made["token"])
    socket = watching(program)
    assert ann.call("DELETE", f"/api/v1/me/tokens/{made['id']}").status == 200
    assert closed(socket) == OPEN_AGAIN


def test_a_new_password_asks_for_the_old_one_and_ends_the_rest(server: Server, ann: Client) -> None:
    login = with_password(ann)
    thief = Client(server.url)
    entered = thief.post("/api/v1/login", login)
    thief.cookie = entered.headers["set-cookie"].partition(";")[0]
    link = thief.post("/api/v1/me/transfer").json["token"]
    socket = watching(thief)
    new = {**login, "password": "battery staple"}
    path = "/api/v1/me/password"
    assert thief.post(path, new, "PUT").json["code"] == "wrong-password"
    assert thief.post(path, {**new, "old": "guess"}, "PUT").json["code"] == "wrong-password"
    answer = ann.post(path, {**new, "old": login["password"]}, "PUT")
    assert answer.status == 200
    assert closed(socket) == OPEN_AGAIN
    assert thief.get("/api/v1/me").status == 401
    assert Client(server.url).post("/api/v1/transfer", {"token": link}).status == 401
    ann.cookie = answer.headers["set-cookie"].partition(";")[0]
    assert ann.get("/api/v1/me").json["id"] == ann.id


def test_channels_end_in_all_processes(tmp_path_factory: pytest.TempPathFactory) -> None:
    redis, folder = redis_or_skip(), tmp_path_factory.mktemp("two")
    database = new_database("sqlite", tmp_path_factory)
    with serving_two(database, folder, redis) as (one, two):
        here = Client.browser(one.url, "Ann")
        there = Client(two.url, cookie=here.cookie)
        socket = watching(there)
        assert here.post("/api/v1/me/sign-out").status == 200
        assert closed(socket) == OPEN_AGAIN


def test_devices_are_listed_and_each_can_be_signed_out(server: Server, ann: Client) -> None:
    link = ann.post("/api/v1/me/transfer").json["token"]
    phone = Client(server.url)
    entered = phone.post("/api/v1/transfer", {"token": link})
    phone.cookie = entered.headers["set-cookie"].partition(";")[0]
    phone.get("/api/v1/me")
    devices = ann.get("/api/v1/me/devices").json
    assert len(devices) == 2
    assert sorted(device["this"] for device in devices) == [False, True]
    assert all(device["used_at"] for device in devices)
    other = next(device["id"] for device in devices if not device["this"])
    page = ann.get("/settings").text
    assert other in page
    assert ann.form("/settings", f"action=drop-device&device={other}").status == 303
    assert phone.get("/api/v1/me").status == 401
    assert ann.get("/api/v1/me").status == 200


def test_tokens_say_when_they_were_used(server: Server, ann: Client) -> None:
    made = ann.post("/api/v1/me/tokens", {"label": "bot"}).json
    assert ann.get("/api/v1/me/tokens").json[0]["used_at"] is None
    Client(server.url, made["token"]).get("/api/v1/me")
    assert ann.get("/api/v1/me/tokens").json[0]["used_at"]


def test_cookies_of_before_are_still_good_and_become_devices(server: Server) -> None:
    from spieltisch.server.identity import COOKIE, Doorkeeper
    from spieltisch.store import Store

    store = Store(server.environment["SPIELTISCH_DATABASE"])
    person = store.people.create("Old", "en", 1)
    old = Client(server.url, cookie=f"{COOKIE}={Doorkeeper(store).cookie_for(person)}")
    store.close()
    assert old.get("/api/v1/me").json["id"] == person.id
    old.cookie = old.get("/settings").headers["set-cookie"].partition(";")[0]
    assert [device["this"] for device in old.get("/api/v1/me/devices").json] == [True]


@pytest.mark.parametrize("header", ["Basic eDp5", "Nonsense", "bearer"])
def test_only_a_token_spares_a_socket_its_origin(server: Server, ann: Client, header: str) -> None:
    table = ann.table("me", "open")["id"]
    evil = {"Origin": "http://evil.example", "Authorization": header}
    with pytest.raises(Exception, match="403"):
        ann.live(table, **evil)


# Guessing


def test_passwords_are_guessed_a_few_times_only(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log", rate=1, games=SLOW_BUCKETS) as server:
        ann = Client.browser(server.url, "Ann")
        login = with_password(ann)
        thieves = [Client(server.url) for _ in range(8)]
        wrong = {**login, "password": "wrong"}
        answers = [thief.post("/api/v1/login", wrong).status for thief in thieves]
        assert answers == [401] * 5 + [429] * 3
        # From elsewhere the owner still gets in: whoever guesses cannot lock the account.
        elsewhere = {"Content-Type": "application/json", "X-Forwarded-For": "192.0.2.7"}
        import json

        body = json.dumps(login).encode()
        assert Client(server.url).call("POST", "/api/v1/login", body, elsewhere).status == 200
        others = 0
        for number in range(30):
            elsewhere["X-Forwarded-For"] = f"198.51.100.{number}"
            body = json.dumps(wrong).encode()
            answer = Client(server.url).call("POST", "/api/v1/login", body, elsewhere)
            others += answer.status == 401
        assert others < 20


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", "/api/v1/me/password"), ("DELETE", "/api/v1/me/password"), ("DELETE", "/api/v1/me")],
)
def test_nor_by_who_holds_the_cookie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    """Wherever the old password is asked for; the limits of requests are out of the way."""
    monkeypatch.setitem(RATES, "guess", (5.0, 0.0))
    monkeypatch.setattr(identity, "PasswordHasher", little_work)
    with server_inside(tmp_path) as inside:
        inside.app.limits.scale = 20.0
        ann = Client.browser(inside.url, "Ann")
        new = {"login": "ann", "password": "a long password"}
        assert ann.post("/api/v1/me/password", new, "PUT").status == 200
        inside.app.limits.scale = 1.0
        body = {**(new if method == "PUT" else {}), "old": "guess"}
        answers = []
        for _ in range(12):
            inside.app.limits.correct("address 127.0.0.1", DEPTH)
            inside.app.limits.correct(f"person {ann.id}", DEPTH)
            answers.append(ann.post(path, body, method).status)
        assert sorted(answers) == [401] * 5 + [429] * 7


def test_who_is_not_recognised_pays_too(tmp_path: Path) -> None:
    """For the look into the database, or tokens could be guessed without end."""
    with server_inside(tmp_path) as inside:
        guest = Client(inside.url, token="guess")
        assert guest.get("/api/v1/me").status == 401
        inside.app.limits.scale = 1.0
        # A bucket that is empty for an hour.
        inside.app.limits.correct("address 127.0.0.1", 0.0, time.monotonic() + 3600)
        for path in ("/api/v1/me", "/statistics"):
            assert guest.get(path).status == 429


# Names


@pytest.mark.parametrize(
    "name",
    [
        "Ann\n",
        "A\u200bnn",
        "\u202eAnn",
        "\u2066Ann",
        "\u3164",
        "\u200d\u200d",
        "\u2800",
        "...",
        "A\u0301\u0302\u0303\u0304nn",
        "Master 2",
        "Mаster",
        "M a s t e r",
        "ｎｏｖｉｃｅ",
        "Meisterin 3",
        "Ｎovіce 1",
    ],
)
def test_names_that_hide_or_look_like_a_bots_are_refused(server: Server, name: str) -> None:
    answer = Client(server.url).post("/api/v1/people", {"name": name})
    assert answer.status == 400
    ann = Client.program(server.url, "Ann")
    assert ann.post("/api/v1/me", {"name": name}, "PATCH").status == 400


@pytest.mark.parametrize("name", ["Zoë", "Владимир", "李雷", "Jean-Luc", "O’Hara", "R2D2", "♟ Kim"])
def test_names_of_people_are_not(name: str) -> None:
    assert checked_name(name) == name


def test_the_other_spelling_of_a_name_is_the_same_name() -> None:
    assert folded("Ann") == folded("ANN") == folded("A n n") == folded("Аnn")
    assert folded("Ann") != folded("Anna")
    with pytest.raises(Fault, match="bad-name"):
        checked_name("Expert")


def test_nobody_at_a_table_is_called_like_another(server: Server) -> None:
    ann, other = Client.program(server.url, "Ann"), Client.program(server.url, "АNN")
    table = ann.table("me", "open", private=False)["id"]
    answer = other.post(f"/api/v1/tables/{table}/sit", {})
    assert (answer.status, answer.json["code"]) == (409, "name-taken")
    other.post("/api/v1/me", {"name": "Berta"}, "PATCH")
    assert other.post(f"/api/v1/tables/{table}/sit", {}).status == 200


def test_nobody_speaks_as_another(server: Server) -> None:
    """Under a name that was taken later: who sits is called as at the table, who watches waits."""
    ann, eve = Client.program(server.url, "Ann"), Client.program(server.url, "Eve")
    table = ann.table("me", "open", "open", private=False)["id"]
    path = f"/api/v1/tables/{table}"
    assert eve.post(f"{path}/sit", {}).status == 200
    watcher = Client.program(server.url, "Ann")
    assert watcher.post(f"{path}/chat", {"text": "I am Ann"}).json["code"] == "name-taken"
    assert eve.post("/api/v1/me", {"name": "Ann"}, "PATCH").status == 200
    assert eve.post(f"{path}/chat", {"text": "I am Ann"}).status == 200
    assert [line["name"] for line in ann.get(f"{path}/chat").json["lines"]] == ["Eve"]


def test_one_person_may_hold_several_seats(server: Server) -> None:
    assert Client.program(server.url, "Ann").table("me", "me")["status"] == "playing"


def test_a_device_is_told_in_two_words() -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
    assert device_label(agent) == "Firefox, Linux"
    assert device_label("") == "?"


def test_a_page_lists_what_is_mine(ann: Client) -> None:
    page: Any = ann.get("/settings")
    assert page.status == 200
    assert "/settings/export" in page.text
    assert ann.get("/settings/export").json["me"]["id"] == ann.id
