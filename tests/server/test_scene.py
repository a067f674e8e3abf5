"""The drawn table: what its page loads, and what its API tells to whom."""

import re
from typing import Any

import pytest

from tests.server.serving import Client, Server

SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


@pytest.fixture
def ben(server: Server) -> Client:
    return Client.browser(server.url, "Ben")


def a_table(ann: Client, ben: Client, game: str = "burgundy", **more: Any) -> str:
    made = ann.post("/api/v1/tables", {"game": game, "seats": SEATS, "private": False, **more})
    assert made.status == 200, made.text
    table = str(made.json["id"])
    assert ben.post(f"/api/v1/tables/{table}/sit", {"seat": 1}).status == 200
    return table


def scene(client: Client, table: str, query: str = "") -> Any:
    answer = client.get(f"/api/v1/tables/{table}/scene{query}")
    assert answer.status == 200, answer.text
    return answer.json


@pytest.mark.parametrize("game", ["burgundy", "boonlake", "auction"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_game_has_a_stage_and_a_scene(
    ann: Client, ben: Client, game: str, language: str
) -> None:
    table = a_table(ann, ben, game)
    shown = scene(ann, table, f"?stage=1&language={language}")
    assert shown["stage"]["game"] == game
    assert shown["scene"]["seat"] == 0
    assert shown["mine"] == [0]
    assert "stage" not in scene(ann, table)


def test_each_sees_the_table_from_the_own_seat(ann: Client, ben: Client, server: Server) -> None:
    table = a_table(ann, ben)
    first, second = scene(ann, table), scene(ben, table)
    assert [first["scene"]["seat"], second["scene"]["seat"]] == [0, 1]
    deciding = [shown for shown in (first, second) if shown["scene"]["options"]]
    assert len(deciding) == 1
    onlooker = scene(Client.browser(server.url, "Eve"), table)
    assert (onlooker["mine"], onlooker["scene"]["options"]) == ([], [])


def test_nobody_looks_over_a_shoulder(ann: Client, ben: Client) -> None:
    table = a_table(ann, ben)
    assert ben.get(f"/api/v1/tables/{table}/scene?seat=0").status == 409
    body = {"seat": 0, "move": "end"}
    assert ben.post(f"/api/v1/tables/{table}/preview", body).status == 409


def test_a_preview_tells_what_an_option_brings(ann: Client, ben: Client) -> None:
    table = a_table(ann, ben)
    shown = next(s for s in (scene(ann, table), scene(ben, table)) if s["asked"])
    client, seat = (ann, 0) if shown["mine"] == [0] else (ben, 1)
    path = f"/api/v1/tables/{table}/preview"
    move = shown["scene"]["options"][0]["notation"]
    told = client.post(path, {"seat": seat, "move": move}).json
    assert told["lines"]
    assert told["events"]
    assert told["after"]["me"]
    nothing = client.post(path, {"seat": seat, "move": "nonsense"}).json
    assert nothing == {"lines": [], "seals": False}


def test_news_are_told_from_where_one_left_off(ann: Client, ben: Client) -> None:
    table = a_table(ann, ben)
    first = scene(ann, table)
    assert first["news"]
    assert scene(ann, table, f"?since={first['told']}")["news"] == []


def test_before_the_game_there_is_nothing_to_draw(ann: Client) -> None:
    made = ann.post("/api/v1/tables", {"game": "burgundy", "seats": SEATS}).json
    assert ann.get(f"/api/v1/tables/{made['id']}/scene").status == 409
    assert ann.get(f"/tables/{made['id']}/play").status == 303


def test_the_page_loads_only_what_is_served(ann: Client, ben: Client) -> None:
    table = a_table(ann, ben)
    page = ann.get(f"/tables/{table}/play")
    assert page.status == 200
    assets = re.findall(r'(?:href|src)="(/(?:bundle|client|static)/[^"]+)"', page.text)
    assert len(assets) >= 4
    assert [path for path in assets if ann.get(path).status != 200] == []
    assert ann.get("/client/spiel-tisch.js").status == 200


@pytest.mark.parametrize("name", ["__init__.py", "..%2fversion.py", "nothing.js"])
def test_the_client_folder_gives_away_nothing_else(ann: Client, name: str) -> None:
    assert ann.get(f"/client/{name}").status == 404
