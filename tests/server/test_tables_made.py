"""Everything that can be chosen for a table can be chosen, and what is chosen is what is played."""

from pathlib import Path
from typing import Any

import pytest

from spieltisch.kernel.agenda import State, Step
from spieltisch.kernel.flow import Flow
from tests import auction
from tests.server.inside import server_inside
from tests.server.player import Player
from tests.server.serving import Client, Server

GAMES = ["boonlake", "burgundy"]


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.program(server.url, "Ann")


def seats_for(game: Any, option: Any) -> int:
    """A number of seats that the option is for."""
    counts = option["seat_counts"] or game["seat_counts"]
    return int(2 if 2 in counts else counts[-1])


@pytest.mark.parametrize("name", GAMES)
def test_every_option_of_a_game_can_be_chosen(ann: Client, name: str) -> None:
    (game,) = [game for game in ann.get("/api/v1/games").json if game["name"] == name]
    assert game["options"]
    for option in game["options"]:
        for value in option["values"]:
            plans = [{"kind": "me"}] * seats_for(game, option)
            body = {"game": name, "seats": plans, "options": {option["name"]: value}}
            made = ann.post("/api/v1/tables", body)
            assert made.status == 200, (option, value, made.text)
            assert made.json["settings"]["options"][option["name"]] == value
            assert made.json["status"] == "playing"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{"kind": "me"}] * 9},
        {"options": {"nonsense": "yes"}},
        {"options": {"order": "backwards"}},
        {"game": "chess"},
        {"pace": {"clock": "game", "seconds": 1}},
    ],
)
def test_what_a_game_does_not_have_is_refused(ann: Client, wrong: dict[str, Any]) -> None:
    body = {"game": "boonlake", "seats": [{"kind": "me"}, {"kind": "me"}], **wrong}
    assert ann.post("/api/v1/tables", body).json["code"] == "bad-setup"


def test_manners_of_a_table(ann: Client) -> None:
    manners = {
        "language": "fr",
        "pace": {"kind": "days", "clock": "game", "seconds": 86_400},
        "private": False,
        "spectators": False,
        "confirm": True,
    }
    plans = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}, {"kind": "open"}, {"kind": "invite"}]
    body = {"game": "boonlake", "seats": plans, "options": {"order": "in-turn"}, **manners}
    made = ann.post("/api/v1/tables", body).json
    settings = made["settings"]
    assert {name: settings[name] for name in manners} == manners
    assert settings["options"]["order"] == "in-turn"
    assert [seat["kind"] for seat in made["seats"]] == ["person", "bot", "open", "invite"]
    assert made["status"] == "waiting"


@pytest.mark.parametrize("name", GAMES)
def test_one_may_play_alone(ann: Client, name: str) -> None:
    table = ann.post("/api/v1/tables", {"game": name, "seats": [{"kind": "me"}]}).json["id"]
    player = Player(ann, table)
    player.read()
    for _ in range(12):
        assert player.move(0)["type"] == "ack"
    assert player.public["moves"] == 12


class Forever(Step[State]):
    """A rule that never comes to an end."""

    def run(self, state: State, flow: Flow) -> None:
        state.stack.append(self)


def test_a_rule_without_end_is_stopped_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = auction.module().Bid.do

    def endless(option: Any, table: Any, seat: int, flow: Flow) -> None:
        honest(option, table, seat, flow)
        table.stack.append(Forever())

    with server_inside(tmp_path) as inside:
        ann = Client.program(inside.url, "Ann")
        table = ann.table("me", "me")["id"]
        path = f"/api/v1/tables/{table}"
        before = ann.get(f"{path}/view").json
        move = {"seat": 0, "seq": before["seq"], "id": "a"}
        move["move"] = before["seats"]["0"]["choice"]["options"][0]
        with monkeypatch.context() as patched:
            patched.setattr(auction.module().Bid, "do", endless)
            assert ann.post(f"{path}/moves", move).json["code"] == "broken"
            assert ann.get(f"{path}/view").json == before
        assert ann.post(f"{path}/moves", move).status == 200
