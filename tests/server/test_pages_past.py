"""What was: replay, the end of a game, going on from a position, results; as pages and by API."""

import re
import time
from random import Random
from typing import Any

import pytest

from tests.server.serving import PATIENCE, Client, Server

MOST_MOVES = 400


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


@pytest.fixture
def ben(server: Server) -> Client:
    return Client.browser(server.url, "Ben")


def play(client: Client, table: str, most: int = MOST_MOVES, seed: int = 1) -> int:
    """Let my seats take any options until the game is over; how many moves it took."""
    rng, path, moves = Random(seed), f"/api/v1/tables/{table}", 0
    until = time.monotonic() + PATIENCE
    while moves < most:
        assert time.monotonic() < until
        view = client.get(f"{path}/view").json
        if view["public"]["status"] != "playing":
            return moves
        asked = [(seat, own["choice"]) for seat, own in view["seats"].items() if own["choice"]]
        if not asked:
            time.sleep(0.05)  # a bot thinks
            continue
        seat, choice = asked[0]
        move = {"seat": int(seat), "seq": view["seq"], "move": rng.choice(choice["options"])}
        move["confirmed"] = True
        assert client.post(f"{path}/moves", {**move, "id": f"m{moves}"}).status == 200
        moves += 1
    return moves


def finished(client: Client, *seats: str, **more: Any) -> str:
    table = str(client.table(*(seats or ("me", "me")), private=False, **more)["id"])
    play(client, table)
    return table


def past(client: Client, table: str, query: str = "") -> Any:
    answer = client.get(f"/api/v1/tables/{table}/past{query}")
    assert answer.status == 200, answer.text
    return answer.json


# Stepping through


def test_a_finished_game_is_seen_through_all_eyes(ann: Client, ben: Client) -> None:
    table = finished(ann)
    told = past(ben, table)
    assert told["finished"]
    assert [one["seat"] for one in told["eyes"]] == [0, 1, -1]
    assert told["moves"] == len(told["scores"]) - 1 == 6
    last = ben.get(f"/api/v1/tables/{table}/past/6?seat=1&stage=1").json
    assert last["scene"]["seat"] == 1
    assert last["scene"]["over"]
    assert last["stage"]["game"] == "auction"
    assert "stage" not in ben.get(f"/api/v1/tables/{table}/past/6").json


def test_nothing_can_be_decided_in_the_past(ann: Client) -> None:
    table = finished(ann)
    for moves in range(6):
        scene = ann.get(f"/api/v1/tables/{table}/past/{moves}?seat=0").json["scene"]
        assert (scene["options"], scene["denials"], scene["undo"]) == ([], [], 0)
    assert scene["prompt"].startswith("Ann (")


def test_a_running_game_is_seen_through_own_eyes_only(ann: Client, ben: Client) -> None:
    table = str(ann.table("me", "open", private=False)["id"])
    ben.post(f"/api/v1/tables/{table}/sit", {"seat": 1})
    play(ann, table, most=1)
    told = past(ann, table)
    assert [one["seat"] for one in told["eyes"]] == [0]
    assert not told["finished"]
    assert ann.get(f"/api/v1/tables/{table}/past?seat=1").status == 409
    assert ann.get(f"/api/v1/tables/{table}/past/1?seat=1").status == 409
    scene = ben.get(f"/api/v1/tables/{table}/past/1").json["scene"]
    assert scene["seat"] == 1
    assert scene["prompt"] == "Ann has decided."


def test_of_a_running_game_nothing_hidden_is_told(ann: Client, ben: Client) -> None:
    """What Ben is told of Ann's bid and hand would be the same whatever she holds."""
    table = str(ann.table("me", "open", private=False)["id"])
    ben.post(f"/api/v1/tables/{table}/sit", {"seat": 1})
    hand = ann.get(f"/api/v1/tables/{table}/view").json["seats"]["0"]["private"]
    cards = next(change[1] for change in hand if change[0][-1] == "hand")
    play(ann, table, most=1)
    answers = [ben.get(f"/api/v1/tables/{table}/past/{moves}") for moves in (0, 1)]
    log = [line for entry in past(ben, table)["log"] for line in entry["lines"]]
    own = [line for line in log if line.startswith("Ann")]
    assert not any(re.search(rf"\b{card}\b", line) for card in cards for line in own)
    assert all(answer.status == 200 for answer in answers)


def test_the_past_of_a_private_table_is_private(ann: Client, ben: Client) -> None:
    table = str(ann.table("me", "me")["id"])
    play(ann, table)
    for path in ("past", "past/0", "report"):
        assert ben.get(f"/api/v1/tables/{table}/{path}").status == 404
    for path in ("replay", "replay/0", "report", "proof"):
        assert ben.get(f"/tables/{table}/{path}").status == 404
    assert ben.form(f"/tables/{table}/continue", "moves=0").status == 404


@pytest.mark.parametrize("moves", ["7", "-1", "x", "99999999999", "1.5"])
def test_positions_that_are_not_there(ann: Client, moves: str) -> None:
    table = finished(ann)
    assert ann.get(f"/api/v1/tables/{table}/past/{moves}").status == 404
    assert ann.get(f"/tables/{table}/replay/{moves}").status == 404


def test_before_the_game_there_is_no_past(ann: Client) -> None:
    table = ann.table("me", "open")["id"]
    assert ann.get(f"/api/v1/tables/{table}/past").status == 409
    assert ann.get(f"/tables/{table}/replay").status == 409


def test_the_replay_page_works_without_scripts(ann: Client) -> None:
    table = finished(ann)
    page = ann.get(f"/tables/{table}/replay/2?plain=1").text
    assert "2 / 6" in page
    assert f"/tables/{table}/replay/3?plain=1" in page
    assert f'action="/tables/{table}/continue"' in page
    running = str(ann.table("me", "me")["id"])
    assert "/continue" not in ann.get(f"/tables/{running}/replay/0?plain=1").text


# Going on from a position


def test_continue_with_people_in_the_seats(ann: Client, ben: Client, server: Server) -> None:
    table = finished(ann)
    answer = ann.form(f"/tables/{table}/continue", "moves=2&seat-0=me&seat-1=open")
    assert answer.status == 303, answer.text
    new = str(answer.headers["location"]).partition("#")[0].rpartition("/")[2]
    assert ann.get(f"/api/v1/tables/{new}").json["status"] == "waiting"
    assert ben.post(f"/api/v1/tables/{new}/sit", {"seat": 1}).status == 200
    info = ann.get(f"/api/v1/tables/{new}").json
    assert (info["status"], info["origin"]) == ("playing", table)
    assert past(ann, new)["moves"] == 2


def test_continue_with_bots(ann: Client) -> None:
    table = finished(ann)
    answer = ann.form(f"/tables/{table}/continue", "moves=4&seat-0=me&seat-1=bot%20novice")
    new = str(answer.headers["location"]).partition("#")[0].rpartition("/")[2]
    info = ann.get(f"/api/v1/tables/{new}").json
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert info["status"] in ("playing", "finished")


def test_continue_only_where_something_is_left(ann: Client) -> None:
    table = finished(ann)
    assert ann.form(f"/tables/{table}/continue", "moves=6&seat-0=me&seat-1=me").status == 409
    assert ann.form(f"/tables/{table}/continue", "moves=1&seat-0=queen").status == 400
    running = str(ann.table("me", "me")["id"])
    assert ann.form(f"/tables/{running}/continue", "moves=0&seat-0=me&seat-1=me").status == 409


# The end


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_end_tells_the_verdict_the_sheet_and_the_growth(ann: Client, language: str) -> None:
    table = finished(ann)
    scores = past(ann, table)["scores"][-1]
    page = ann.get(f"/tables/{table}?language={language}").text
    assert str(max(scores)) in re.search(r"<h1>(.*?)</h1>", page, re.S)[1]  # type: ignore[index]
    sheet = re.search(r'<table class="sheet .*?</table>', page, re.S)
    assert sheet
    assert sheet[0].count('scope="col"') == 3
    for score in scores:
        assert re.search(rf"<td[^>]*>{score}\b", sheet[0])
    assert page.count('<svg class="chart') == 2
    for part in ("replay", "report", "proof", "play"):
        assert f'href="/tables/{table}/{part}"' in page
    assert f'href="/api/v1/tables/{table}/record"' in page


def test_lines_of_the_chart_are_not_told_apart_by_colour_alone(ann: Client) -> None:
    page = ann.get(f"/tables/{finished(ann)}").text
    chart = re.search(r'<svg class="chart wide".*?</svg>', page, re.S)
    assert chart
    lines = re.findall(r'<path class="line s(\d)"[^>]*?/>', chart[0])
    assert lines == ["0", "1"]
    assert 's1" d="' in chart[0]
    assert "stroke-dasharray" in chart[0]
    assert "<circle" in chart[0]
    assert re.search(r'<path class="mark s1"', chart[0])
    names = re.findall(r'class="name s\d"[^>]*>([^<]+)<', chart[0])
    assert len(names) == 2


def test_both_rooms_are_read_when_the_game_is_over(ann: Client, ben: Client) -> None:
    table = str(ann.table("me", "me", private=False)["id"])
    ann.form(f"/tables/{table}", "action=say&seat=0&text=secret+plan")
    ben.form(f"/tables/{table}", "action=say&seat=0&text=go+on")
    mine, watching = ann.get(f"/tables/{table}").text, ben.get(f"/tables/{table}").text
    assert "Players’ chat" in mine
    assert "secret plan" in mine
    assert "go on" not in mine
    assert "Spectators’ chat" in watching
    assert "secret plan" not in watching
    play(ann, table)
    end = ben.get(f"/tables/{table}").text
    assert "secret plan" in end
    assert "go on" in end


# Results


def test_results_are_counted_by_game_and_seats(server: Server) -> None:
    cleo = Client.browser(server.url, "Cleo")
    assert "<tbody>" not in cleo.get("/statistics").text
    finished(cleo, "me", "bot novice")
    finished(cleo, "me", "me", "me")
    page = cleo.get("/statistics").text
    rows = re.findall(r'<tr><th scope="row">(\d)</th><td>(\d)</td>', page)
    assert rows == [("2", "1"), ("3", "3")]
    assert "Bot: novice" in page
    for language in ("de", "fr"):
        assert cleo.get(f"/statistics?language={language}").status == 200


def test_results_need_somebody(server: Server) -> None:
    assert Client(server.url).get("/statistics").status == 303
