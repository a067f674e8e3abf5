"""Plans and hints over the API: honest, private, only where they may be had, never a move."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from spieltisch.tables.table import Table
from tests.server.inside import server_inside
from tests.server.serving import Client, Server, serving
from tests.server.test_scene import a_table, scene


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


@pytest.fixture
def ben(server: Server) -> Client:
    return Client.browser(server.url, "Ben")


def deciding(ann: Client, ben: Client, table: str) -> tuple[Client, int, Any]:
    """Who has to decide, at which seat, and what is seen there."""
    for client, seat in ((ann, 0), (ben, 1)):
        shown = scene(client, table)
        if seat in shown["asked"]:
            return client, seat, shown
    raise AssertionError("nobody has to decide")


def alone(client: Client, game: str, **more: Any) -> str:
    """A table against a bot, or alone."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}][: 1 if game == "boonlake" else 2]
    made = client.post("/api/v1/tables", {"game": game, "seats": seats, **more})
    assert made.status == 200, made.text
    return str(made.json["id"])


def until_asked(client: Client, table: str) -> Any:
    while True:
        shown = scene(client, table)
        if shown["asked"]:
            return shown


@pytest.mark.parametrize("game", ["burgundy", "boonlake"])
def test_a_plan_shows_a_position_and_plays_nothing(ann: Client, ben: Client, game: str) -> None:
    table = a_table(ann, ben, game)
    client, seat, shown = deciding(ann, ben, table)
    first = shown["scene"]["options"][0]["notation"]
    path = f"/api/v1/tables/{table}/plan?language=de"
    begun = client.post(path, {"seat": seat, "moves": []}).json
    assert (begun["steps"], begun["ends"], begun["turn"]) == ([], "", False)
    assert [o["notation"] for o in begun["scene"]["options"]] == [
        o["notation"] for o in shown["scene"]["options"]
    ]
    after = client.post(path, {"seat": seat, "moves": [first]}).json
    assert [step["move"] for step in after["steps"]] == [first]
    assert after["steps"][0]["text"]
    assert scene(client, table)["seq"] == shown["seq"]


def test_plans_are_made_at_ones_own_seat_only(ann: Client, ben: Client, server: Server) -> None:
    table = a_table(ann, ben)
    path = f"/api/v1/tables/{table}/plan"
    assert ben.post(path, {"seat": 0, "moves": []}).status == 409
    assert ann.post(path, {"seat": 7, "moves": []}).status == 409
    assert Client.browser(server.url, "Eve").post(path, {"seat": 0, "moves": []}).status == 409
    assert ann.post(path, {"seat": 0, "moves": ["x"] * 100}).status == 400
    assert ann.post(path, {"seat": 0}).status == 400


def test_who_waits_plans_the_turn_to_come(ann: Client, ben: Client) -> None:
    table = a_table(ann, ben)
    client, seat, _shown = deciding(ann, ben, table)
    waiting = (ben, 1) if client is ann else (ann, 0)
    view = waiting[0].post(f"/api/v1/tables/{table}/plan", {"seat": waiting[1], "moves": []}).json
    assert view["turn"] is True
    assert view["scene"]["options"]
    assert view["scene"]["seat"] == 1 - seat


@contextmanager
def redrawn(table: Table, seat: int) -> Iterator[None]:
    """The table with everything hidden from a seat drawn anew."""
    match = table.match
    assert match is not None
    true, asked = match.state, dict(table.asked)
    match.state = match.determinised(seat)
    table.ask_again(asked)
    try:
        yield
    finally:
        match.state = true
        table.ask_again(asked)
        table.asked = asked


@pytest.mark.slow
def test_a_plan_tells_nothing_hidden(tmp_path: Path) -> None:
    rng = random.Random(3)
    with server_inside(tmp_path) as inside:
        clients = [Client.program(inside.url, name) for name in ("Ann", "Ben")]
        made = a_table(clients[0], clients[1], "boonlake")
        table = inside.app.tables.hots[made].table
        for step in range(160):
            if table.status != "playing":
                break
            if step % 20 == 0:
                for seat, client in enumerate(clients):
                    moves: list[str] = []
                    shown = []
                    while len(moves) < 6:
                        body = {"seat": seat, "moves": moves}
                        view = client.post(f"/api/v1/tables/{made}/plan", body)
                        assert view.status == 200
                        shown.append((body, view.text))
                        if view.json["ends"]:
                            break
                        options = view.json["scene"]["options"]
                        moves = [*moves, rng.choice(options)["notation"]]
                    with redrawn(table, seat):
                        for body, text in shown:
                            again = client.post(f"/api/v1/tables/{made}/plan", body)
                            assert again.text == text
            seat = rng.choice(list(table.offers))
            move = {"move": rng.choice(table.offers[seat]), "id": f"m{step}", "seq": table.seq}
            move["confirmed"] = True
            answer = clients[seat].post(f"/api/v1/tables/{made}/moves", {"seat": seat, **move})
            assert answer.status == 200


# Hints


@pytest.mark.slow
@pytest.mark.parametrize("game", ["burgundy", "boonlake"])
def test_a_hint_names_moves_that_are_offered(ann: Client, game: str) -> None:
    table = alone(ann, game)
    shown = until_asked(ann, table)
    assert shown["hints"] is True
    offered = {option["notation"] for option in shown["scene"]["options"]}
    path = f"/api/v1/tables/{table}/hints?language=fr"
    first = ann.post(path, {"seat": 0})
    assert first.status == 200, first.text
    hints = first.json["hints"]
    assert 1 <= len(hints) <= 3
    assert {hint["move"] for hint in hints} <= offered
    for hint in hints:
        assert (hint["chance"] is None) == (game == "boonlake")
        assert all(isinstance(reason, str) and reason for reason in hint["reasons"])
    assert ann.post(path, {"seat": 0}).text == first.text
    assert scene(ann, table)["seq"] == shown["seq"]


def test_people_play_without_hints_unless_they_agree(ann: Client, ben: Client) -> None:
    for wish, allowed in ((None, False), ("never", False), ("always", True)):
        more = {"hints": wish} if wish else {}
        table = a_table(ann, ben, **more)
        client, seat, shown = deciding(ann, ben, table)
        assert shown.get("hints", False) is allowed
        if not allowed:
            refused = client.post(f"/api/v1/tables/{table}/hints", {"seat": seat})
            assert (refused.status, refused.json["code"]) == (409, "no-hints")


def test_a_table_may_play_without_any_hints(ann: Client) -> None:
    table = alone(ann, "burgundy", hints="never")
    assert until_asked(ann, table).get("hints", False) is False
    assert ann.post(f"/api/v1/tables/{table}/hints", {"seat": 0}).status == 409
    assert ann.post("/api/v1/tables", {"game": "burgundy", "hints": "maybe"}).status == 400


def test_hints_are_for_who_decides(ann: Client, ben: Client) -> None:
    table = a_table(ann, ben, hints="always")
    client, seat, _shown = deciding(ann, ben, table)
    other, its_seat = (ben, 1) if client is ann else (ann, 0)
    path = f"/api/v1/tables/{table}/hints"
    assert other.post(path, {"seat": its_seat}).json["code"] == "not-now"
    assert other.post(path, {"seat": seat}).json["code"] == "not-your-seat"


# The story


def test_what_was_missed_is_told_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with serving(database, tmp_path / "log") as server:
        ann, ben = (Client.program(server.url, name) for name in ("Ann", "Ben"))
        table = a_table(ann, ben)
        seen = scene(ann, table)["told"]
        for number in range(12):
            client, seat, shown = deciding(ann, ben, table)
            move = shown["scene"]["options"][-1]["notation"]
            body = {"seat": seat, "seq": shown["seq"], "move": move, "id": f"m{number}"}
            body["confirmed"] = True
            assert client.post(f"/api/v1/tables/{table}/moves", body).status == 200
        before = scene(ann, table, f"?since={seen}")
        whole = ann.get(f"/api/v1/tables/{table}/story").json
        port = server.port
    assert before["news"]
    with serving(database, tmp_path / "log", port) as server:
        ann.url = server.url
        assert scene(ann, table, f"?since={seen}")["news"] == before["news"]
        assert ann.get(f"/api/v1/tables/{table}/story").json == whole
        assert scene(ann, table)["told"] == before["told"]
