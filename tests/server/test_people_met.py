"""People I have met: their pages, "play again with", and the public list of tables."""

from typing import Any

import pytest

from tests.server.serving import Client, Server
from tests.server.test_absent import sit_together
from tests.server.test_turns import API, move


@pytest.fixture
def ann(any_server: Server) -> Client:
    return Client.browser(any_server.url, "Ann")


@pytest.fixture
def ben(any_server: Server) -> Client:
    return Client.browser(any_server.url, "Ben")


@pytest.fixture
def eve(any_server: Server) -> Client:
    return Client.browser(any_server.url, "Eve")


def play_out(ann: Client, ben: Client, **settings: Any) -> str:
    """A game of two, played to its end."""
    table = sit_together(ann, ben, **settings)
    while ann.get(f"{API}/tables/{table}").json["status"] == "playing":
        for seat, person in enumerate((ann, ben)):
            view = person.get(f"{API}/tables/{table}/view").json
            if view["seats"][str(seat)]["choice"]:
                move(person, table, seat)
    return table


def test_a_page_shows_what_we_have_played_together(ann: Client, ben: Client, eve: Client) -> None:
    table = play_out(ann, ben)
    seats = ann.get(f"{API}/tables/{table}").json["seats"]
    (met,) = ann.get(f"{API}/me/company").json
    assert (met["id"], met["name"], met["played"]) == (ben.id, "Ben", 1)
    assert met["won"] == int(seats[0]["won"])
    view = ann.get(f"{API}/people/{ben.id}").json
    (standing,) = view["standings"]
    assert (standing["played"], standing["best"]) == (1, seats[1]["score"])
    assert view["together"] == met
    page = ann.get(f"/people/{ben.id}").text
    assert f"/tables/{table}" in page
    assert "Play again with Ben" in page
    assert f"/people/{ben.id}" in ann.get("/statistics").text
    assert ann.get(f"/people/{ann.id}").headers["Location"] == "/statistics"


def test_strangers_know_of_public_games_alone(ann: Client, ben: Client, eve: Client) -> None:
    private = play_out(ann, ben)
    nobody = Client(eve.url)
    for stranger in (eve, nobody):
        for path in (f"/people/{ben.id}", f"{API}/people/{ben.id}"):
            assert stranger.get(path).status == 404
    public = play_out(ann, ben, private=False)
    for stranger in (eve, nobody):
        page = stranger.get(f"/people/{ben.id}").text
        assert public in page
        assert private not in page
        (standing,) = stranger.get(f"{API}/people/{ben.id}").json["standings"]
        assert standing["played"] == 1
    assert eve.get(f"{API}/people/{ben.id}").json["together"] is None
    assert nobody.post(f"{API}/people/{ben.id}/play", {"game": "burgundy"}).status == 401


def test_play_again_with_somebody(ann: Client, ben: Client, eve: Client) -> None:
    play_out(ann, ben)
    form = ann.form(f"/people/{ben.id}", "game=burgundy")
    table = form.headers["Location"].split("/")[2].split("#")[0]
    (asked,) = ben.get(f"{API}/lobby").json["invited"]
    assert (asked["id"], asked["seats"][0]["name"]) == (table, "Ann")
    assert "You are invited" in ben.get("/").text
    assert eve.get(f"/tables/{table}").status == 404
    assert eve.post(f"{API}/tables/{table}/sit", {"seat": 1}).status == 404
    assert ben.post(f"{API}/tables/{table}/sit", {"seat": 1}).status == 200
    assert ben.get(f"{API}/lobby").json["invited"] == []
    assert ann.get(f"{API}/tables/{table}").json["status"] == "playing"


def test_who_is_blocked_is_not_invited(ann: Client, ben: Client) -> None:
    table = play_out(ann, ben)
    assert ben.post(f"{API}/tables/{table}/block", {"seat": 0, "kind": "block"}).status == 200
    no = ann.post(f"{API}/people/{ben.id}/play", {"game": "burgundy"}).json
    assert no["code"] == "not-welcome"
    assert ben.get(f"{API}/lobby").json["invited"] == []


def ids(client: Client, query: str) -> list[str]:
    answer = client.get(f"{API}/tables?{query}")
    assert answer.status == 200, answer.text
    return [info["id"] for info in answer.json]


def test_public_tables_are_listed_by_what_one_looks_for(ann: Client, eve: Client) -> None:
    made: dict[str, Any] = {}
    for name, seats, more in (
        ("plain", 2, {}),
        ("days", 2, {"pace": {"kind": "days"}}),
        ("french", 3, {"language": "fr"}),
        ("private", 2, {"private": True}),
    ):
        plans = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        body = {"game": "burgundy", "seats": plans, "private": False, **more}
        made[name] = ann.post(f"{API}/tables", body).json["id"]
    names = {table: name for name, table in made.items()}

    def found(query: str) -> list[str]:
        listed = ids(eve, query)
        page = eve.get(f"/tables?{query}").text
        assert all(f"/tables/{table}" in page for table in listed)
        return [names[table] for table in listed if table in names]

    assert found("") == ["french", "days", "plain"]
    assert found("game=boonlake") == []
    assert found("game=burgundy&seats=2") == ["days", "plain"]
    assert found("pace=days") == ["days"]
    assert found("spoken=fr&language=de") == ["french"]
    assert found("status=playing") == []
    assert eve.get(f"{API}/tables?status=x").json["code"] == "bad-request"
    assert eve.get(f"{API}/tables?seats=x").json["code"] == "bad-request"
