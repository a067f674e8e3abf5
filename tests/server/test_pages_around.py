"""Around the tables: the language that was chosen stays, several share a screen, lost addresses."""

from urllib.parse import quote

import pytest

from tests.server.serving import Client, Server


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


def test_a_chosen_language_stays_for_who_is_signed_in(ann: Client) -> None:
    answer = ann.form("/language", "language=fr&after=" + quote("/new?game=auction"))
    assert (answer.status, answer.headers["location"]) == (303, "/new?game=auction")
    assert ann.get("/api/v1/me").json["language"] == "fr"
    assert '<html lang="fr">' in ann.get("/").text


def test_a_chosen_language_stays_for_a_stranger(server: Server) -> None:
    stranger = Client(server.url)
    answer = stranger.form("/language", "language=de&after=/help")
    assert answer.headers["location"] == "/help"
    assert '<html lang="en">' in stranger.get("/").text
    stranger.cookie = answer.headers["set-cookie"].partition(";")[0]
    for path in ("/", "/help", "/tables/nowhere"):
        assert '<html lang="de">' in stranger.get(path).text
    assert Client(server.url).form("/language", "language=xx").status == 400


@pytest.mark.parametrize("after", ["//evil.example", "/\\evil.example", "https://evil.example"])
def test_nobody_is_sent_to_another_site(server: Server, after: str) -> None:
    answer = Client(server.url).form("/language", f"language=de&after={quote(after)}")
    assert answer.headers["location"] == "/"


def test_several_at_one_screen_have_names_of_their_own(ann: Client) -> None:
    form = ann.get("/new?game=auction&here=1").text
    assert 'name="name-1"' in form
    body = "game=auction&seats=3&seat-0=me&name-0=Ann&seat-1=me&name-1=Ben&seat-2=bot+novice"
    made = ann.form("/new", f"{body}&name-2=Nobody")
    path = str(made.headers["location"]).partition("#")[0]
    table = ann.get(f"/api/v1{path}").json
    assert [seat["name"] for seat in table["seats"]][:2] == ["Ann", "Ben"]
    assert "Nobody" not in str(table)
    assert ann.form("/new", body.replace("Ben", "Novice+2")).status == 400, "a bot's name"
    plans = [{"kind": "me"}, {"kind": "open", "name": "Ben"}]
    assert ann.post("/api/v1/tables", {"game": "auction", "seats": plans}).status == 400


def test_a_table_made_with_one_click_speaks_my_language(server: Server) -> None:
    ben = Client.browser(server.url, "Ben")
    assert ben.post("/api/v1/me", {"language": "de"}, "PATCH").status == 200
    made = ben.form("/new", "game=boonlake&seats=2&seat-0=me&seat-1=invite")
    path = str(made.headers["location"]).partition("#")[0]
    settings = ben.get(f"/api/v1{path}").json["settings"]
    assert settings["language"] == "de"
    assert [seat["kind"] for seat in settings["seats"]] == ["me", "invite"]
    stranger = Client(server.url)
    begun = stranger.form("/welcome", "name=&start=burgundy")
    assert begun.status == 303
    assert str(begun.headers["location"]).endswith("/play")
    assert stranger.form("/welcome", "name=&start=nothing").status == 400


def test_who_is_signed_in_stays_so_where_nothing_is(ann: Client) -> None:
    answer = ann.call("GET", "/nowhere/at-all", headers={"Accept": "text/html"})
    assert answer.status == 404
    assert 'href="/settings" class="mine">Ann</a>' in answer.text
