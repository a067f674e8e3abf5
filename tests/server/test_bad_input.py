"""Whatever is thrown at the server: never a 5xx, never a changed game."""

import json
from functools import cache
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error, response_schema_conformance
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spieltisch.server.api.openapi import describe
from spieltisch.server.asgi import ENDPOINTS, PREFIX
from spieltisch.store import Store
from tests.server.player import Player
from tests.server.serving import PATIENCE, SLOW_BUCKETS, Client, Server, receive, serving

schema = schemathesis.openapi.from_dict(describe(ENDPOINTS, PREFIX))
FEW = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)


class Scene:
    """A game between others, and a stranger with a token."""

    def __init__(self, url: str) -> None:
        self.ann = Client.program(url, "Ann")
        self.eve = Client.program(url, "Eve")
        self.table = self.ann.table("me", "me", private=False)["id"]
        self.path = f"/api/v1/tables/{self.table}"

    def standing(self) -> Any:
        return self.ann.get(f"{self.path}/view").json


@cache
def scene(url: str) -> Scene:
    return Scene(url)


@schema.parametrize()
@FEW
def test_anything_that_fits_the_description_or_does_not(case: Any, any_server: Server) -> None:
    url = any_server.url
    there = scene(url)
    if len(case.path_parameters or {}) and "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = there.table
    before = there.standing()
    token = {"Authorization": f"Bearer {there.eve.token}"}
    response = case.call(base_url=url, headers=token, timeout=PATIENCE)
    if response.status_code == 401:
        there.eve = Client.program(url, "Eve")
    case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
    assert there.standing() == before


single = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=20)
)
lists = st.lists(single, max_size=4)
json_values = single | lists | st.dictionaries(st.text(max_size=8), single | lists, max_size=3)
requests = st.fixed_dictionaries(
    {"type": st.sampled_from(["move", "undo", "redo", "ping", "full", ""]) | json_values},
    optional={
        "id": st.text(max_size=80) | json_values,
        "seat": st.integers(-3, 200) | json_values,
        "seq": st.integers() | json_values,
        "move": st.text(max_size=400) | json_values,
        "moves": json_values,
        "confirmed": json_values,
        "more": json_values,
    },
)


@given(
    messages=st.lists(requests.map(json.dumps) | st.text() | st.binary(), min_size=1, max_size=8)
)
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_anything_over_the_live_channel(any_server: Server, messages: list[str | bytes]) -> None:
    there = scene(any_server.url)
    before = there.standing()
    for client in (there.eve, Client(any_server.url)):
        with client.live(there.table) as socket:
            for message in messages:
                socket.send(message)
            socket.send('{"type":"ping"}')
            while json.loads(socket.recv(timeout=60))["type"] != "pong":
                pass
    assert there.standing() == before


def test_a_seat_of_ones_own_is_no_licence(server: Server) -> None:
    there = scene(server.url)
    player = Player(there.ann, there.table)
    player.read()
    before = there.standing()
    for seat, seq, move in ((0, 0, "bid 1"), (1, player.seq, "bid 99"), (9, player.seq, "bid 1")):
        assert player.ask(type="move", seat=seat, seq=seq, move=move)["type"] == "refusal"
    assert there.standing() == before


def test_oversized_bodies_and_messages(server: Server) -> None:
    there = scene(server.url)
    big = b'{"name":"' + b"x" * 100_000 + b'"}'
    assert (
        there.eve.call("POST", "/api/v1/people", big, {"Content-Type": "application/json"}).status
        == 413
    )
    assert there.eve.form("/welcome", "name=" + "x" * 100_000).status == 413
    with there.eve.live(there.table) as socket:
        socket.recv(timeout=60)
        socket.send("x" * 5000)
        assert json.loads(socket.recv(timeout=60))["code"] == "too-large"
        socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=60)


@pytest.mark.parametrize("token", ["nonsense", "", "ü", "x" * 5000])
def test_foreign_tokens(server: Server, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}".encode().decode("latin-1")}
    assert Client(server.url).call("GET", "/api/v1/me", None, headers).status == 401


def test_expired_transfer_tokens(server: Server) -> None:
    ann = Client.browser(server.url, "Ann")
    token = ann.post("/api/v1/me/transfer").json["token"]
    store = Store(server.environment["SPIELTISCH_DATABASE"])
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE tokens SET expires_at = 1 WHERE kind = 'transfer'")
    store.close()
    assert ann.post("/api/v1/transfer", {"token": token}).json["code"] == "wrong-token"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_sockets_from_other_sites_are_refused(server: Server, origin: str | None) -> None:
    ann = Client.browser(server.url, "Ann")
    table = ann.table("me", "me")["id"]
    headers = {"Cookie": ann.cookie, **({"Origin": origin} if origin else {})}
    with pytest.raises(InvalidStatus), Client(server.url).live(table, "", **headers):
        pass


def test_wrong_methods_types_and_paths(any_server: Server) -> None:
    client = scene(any_server.url).eve
    assert client.call("DELETE", "/api/v1/tables").status == 405
    assert (
        client.call("POST", "/api/v1/people", b"name=x", {"Content-Type": "text/plain"}).status
        == 415
    )
    assert client.get("/api/v1/nowhere").json["code"] == "not-found"
    for path in ("/tables/%00%ff", "/tables/%ed%a0%80", "/tables/%00/play", "/help/%00/%00"):
        assert client.get(path).status == 404
        assert client.get(f"/api/v1{path}").status == 404
    assert client.form("/new", "seats=x").status == 400
    assert (
        client.get(f"/api/v1/tables/{scene(any_server.url).table}/log?since=-99999999999").status
        == 400
    )


def test_too_much_at_once_is_refused_for_a_while(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log", rate=0.2, games=SLOW_BUCKETS) as server:
        client = Client(server.url)
        statuses = [client.get("/api/v1/games").status for _ in range(50)]
        assert statuses[0] == 200
        assert 429 in statuses


def test_too_many_channels_at_once_are_refused(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log", rate=0.1, games=SLOW_BUCKETS) as server:
        ann = Client.program(server.url, "Ann")
        table = ann.table("me", "me")["id"]

        def come_and_go() -> None:
            while True:
                ann.live(table).close()

        with pytest.raises(InvalidStatus):
            come_and_go()


def test_too_many_messages_at_once_are_refused(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log", rate=0.2, games=SLOW_BUCKETS) as server:
        ann = Client.program(server.url, "Ann")
        table = ann.table("me", "me", private=False)["id"]
        with ann.live(table) as socket:
            heard = [receive(socket)]
            while heard[-1]["type"] != "refusal":
                socket.send('{"type":"ping"}')
                heard.append(receive(socket))
        assert [message["type"] for message in heard[:2]] == ["full", "pong"]
        assert heard[-1]["code"] == "too-many"
