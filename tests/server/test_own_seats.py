"""Who plays my seats, as the drawn table is told: I myself, or a bot for a while or for good."""

from typing import Any

import pytest

from tests.server.passing import play_until_others_are_asked
from tests.server.serving import Client, Server


@pytest.fixture
def two(server: Server) -> tuple[Client, Client, str]:
    """Ann and Ben at a table of Burgundy, and its address in the API."""
    ann, ben = (Client.browser(server.url, name) for name in ("Ann", "Ben"))
    wish = {"game": "burgundy", "private": False, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ann.post("/api/v1/tables", wish).json["id"]
    assert ben.post(f"/api/v1/tables/{table}/sit", {}).status == 200
    return ann, ben, f"/api/v1/tables/{table}"


def scene(client: Client, path: str, query: str = "") -> Any:
    answer = client.get(f"{path}/scene?language=en{query}")
    assert answer.status == 200
    return answer.json


def test_each_is_told_of_the_own_seat_alone(two: tuple[Client, Client, str]) -> None:
    ann, ben, path = two
    assert scene(ann, path)["own"] == [{"seat": 0, "name": "Ann", "played": "self"}]
    assert scene(ben, path)["own"] == [{"seat": 1, "name": "Ben", "played": "self"}]
    shown = scene(Client.browser(ann.url, "Carla"), path)
    assert not {"own", "stand_ins", "abandoned"} & set(shown)


def test_where_a_bot_plays_its_person_is_asked_nothing(two: tuple[Client, Client, str]) -> None:
    ann, ben, path = two
    assert ann.post(f"{path}/take-over", {"seat": 0}).status == 200
    shown = scene(ann, path)
    assert shown["own"] == [{"seat": 0, "name": "Ann", "played": "bot"}]
    assert shown["asked"] == [] == shown["scene"]["options"] == shown["scene"]["denials"]
    assert shown["scene"]["undo"] == 0
    assert shown["scene"]["prompt"] == "A bot is playing for you."
    assert scene(ben, path)["stand_ins"] == {"0": "a bot plays"}
    assert ann.post(f"{path}/give-back", {"seat": 0}).status == 200
    shown = scene(ann, path)
    assert shown["own"][0]["played"] == "self"
    assert shown["scene"]["prompt"] != "A bot is playing for you."
    assert "stand_ins" not in scene(ben, path)


def test_who_is_left_alone_knows_that_the_game_would_end(two: tuple[Client, Client, str]) -> None:
    ann, ben, path = two
    assert ben.post(f"{path}/resign", {"seat": 1}).status == 200
    shown = scene(ben, path)
    assert shown["own"] == [{"seat": 1, "name": "Ben", "played": "resigned"}]
    assert shown["scene"]["options"] == []
    assert scene(ann, path)["own"] == [{"seat": 0, "name": "Ann", "played": "self", "last": True}]
    assert scene(ann, path)["stand_ins"] == {"1": "has given up"}
    assert ann.post(f"{path}/resign", {"seat": 0}).status == 200
    for client in (ann, ben):
        shown = scene(client, path)
        assert shown["abandoned"]
        assert "own" not in shown
        assert shown["scene"]["options"] == []


def test_nobody_disposes_of_a_seat_of_others(two: tuple[Client, Client, str]) -> None:
    ann, ben, path = two
    for deed in ("take-over", "give-back", "resign"):
        assert ben.post(f"{path}/{deed}", {"seat": 0}).status == 409
    assert scene(ann, path)["own"][0]["played"] == "self"


@pytest.fixture
def shared(server: Server) -> tuple[Client, Client, str]:
    """Ann's screen is shared by two seats, the third is Ben's, who is asked."""
    ann, ben = (Client.browser(server.url, name) for name in ("Ann", "Ben"))
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
    made = ann.post("/api/v1/tables", {"game": "burgundy", "private": False, "seats": seats})
    path = f"/api/v1/tables/{made.json['id']}"
    assert ben.post(f"{path}/sit", {}).status == 200
    play_until_others_are_asked(ann, path)
    return ann, ben, path


def shown_seat(client: Client, path: str, last: int) -> int:
    return int(scene(client, path, f"&last={last}")["scene"]["seat"])


def test_while_others_decide_a_shared_screen_stays_where_it_was(
    shared: tuple[Client, Client, str],
) -> None:
    ann, _ben, path = shared
    assert scene(ann, path)["asked"] == []
    assert [shown_seat(ann, path, last) for last in (0, 1)] == [0, 1]
    assert shown_seat(ann, path, 2) == 0, "Ben's seat is none of Ann's"


def test_a_shared_screen_goes_to_the_seat_that_is_asked(
    shared: tuple[Client, Client, str],
) -> None:
    ann, ben, path = shared
    play_until_others_are_asked(ben, path)
    (asked,) = scene(ann, path)["asked"]
    assert [shown_seat(ann, path, last) for last in (0, 1)] == [asked, asked]


def test_a_shared_screen_does_not_go_to_a_seat_that_a_bot_plays(
    shared: tuple[Client, Client, str],
) -> None:
    ann, _ben, path = shared
    assert scene(ann, path)["scene"]["seat"] == 0
    assert ann.post(f"{path}/take-over", {"seat": 0}).status == 200
    assert scene(ann, path)["scene"]["seat"] == 1


# What people at one screen hide from each other


@pytest.mark.parametrize(("game", "hidden"), [("boonlake", True), ("burgundy", False)])
def test_who_shares_a_screen_is_asked_by_name_and_covered_where_there_are_secrets(
    server: Server, game: str, hidden: bool
) -> None:
    ann = Client.browser(server.url, "Ann")
    path = f"/api/v1/tables/{ann.table('me', 'me', game=game)['id']}"
    shown = scene(ann, path)
    assert shown["asked"]
    assert shown.get("cover", False) is hidden
    seat = shown["scene"]["seat"]
    assert shown["scene"]["prompt"].startswith(f"Ann ({seat + 1}): ")
    assert ann.post(f"{path}/take-over", {"seat": 1 - seat}).status == 200
    alone = scene(ann, path)
    assert "cover" not in alone
    assert not alone["scene"]["prompt"].startswith("Ann")


def test_while_others_decide_an_opened_shared_screen_shows_nobodys_hand(server: Server) -> None:
    ann, ben, eve = (Client.browser(server.url, name) for name in ("Ann", "Ben", "Eve"))
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}]
    made = ann.post("/api/v1/tables", {"game": "boonlake", "private": False, "seats": seats})
    path = f"/api/v1/tables/{made.json['id']}"
    assert ben.post(f"{path}/sit", {}).status == 200
    play_until_others_are_asked(ann, path)
    opened, public = scene(ann, path), scene(eve, path)
    assert (opened["asked"], opened["scene"]["seat"]) == ([], -1)
    assert "cover" not in opened
    assert (opened["scene"], opened["news"]) == (public["scene"], public["news"])
    assert len(opened["own"]) == 2
    story = [one.get(f"{path}/story?seat=-1").json for one in (ann, eve)]
    assert story[0] == story[1]
    # Who is shown already stays.
    assert [shown_seat(ann, path, last) for last in (0, 1)] == [0, 1]
    assert scene(ben, path)["scene"]["seat"] == 2
