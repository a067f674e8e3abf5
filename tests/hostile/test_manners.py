"""Getting along: block, mute, tell the host, agree to a rematch, leave for good."""

import pytest

from spieltisch.cli import main
from tests.server.serving import Client, Server, receive_until


@pytest.fixture
def pair(server: Server) -> tuple[Client, Client, str]:
    """Ann and Ben at a table of theirs."""
    ann, ben = Client.program(server.url, "Ann"), Client.program(server.url, "Ben")
    table = ann.table("me", "open", private=False)["id"]
    assert ben.post(f"/api/v1/tables/{table}/sit", {}).status == 200
    return ann, ben, f"/api/v1/tables/{table}"


def over(ann: Client, ben: Client, path: str) -> None:
    """Play until the game is over."""
    for number in range(500):
        for client in (ann, ben):
            view = client.get(f"{path}/view").json
            if view["public"]["status"] == "finished":
                return
            for seat, own in view["seats"].items():
                if own["choice"]:
                    move = own["choice"]["options"][0]
                    body = {"seat": int(seat), "move": move, "seq": view["seq"], "id": f"m{number}"}
                    client.post(f"{path}/moves", body)
    raise AssertionError("the game does not end")


def test_whom_one_has_muted_one_does_not_read(pair: tuple[Client, Client, str]) -> None:
    ann, ben, path = pair
    made = ann.post(f"{path}/block", {"seat": 1, "kind": "mute"}).json
    assert (made["name"], made["kind"]) == ("Ben", "mute")
    socket = ann.live(path.rpartition("/")[2])
    receive_until(socket, "full")
    ben.post(f"{path}/chat", {"text": "Hear me!"})
    ann.post(f"{path}/chat", {"text": "Quiet here."})
    assert receive_until(socket, "chat")["text"] == "Quiet here."
    socket.close()
    assert [line["text"] for line in ann.get(f"{path}/chat").json["lines"]] == ["Quiet here."]
    assert len(ben.get(f"{path}/chat").json["lines"]) == 2
    assert ann.call("DELETE", f"/api/v1/me/blocks/{made['id']}").status == 200
    assert len(ann.get(f"{path}/chat").json["lines"]) == 2


def test_whom_one_has_blocked_one_never_meets(server: Server) -> None:
    ann, ben = Client.program(server.url, "Ann"), Client.program(server.url, "Ben")
    table = ann.table("me", "open", "open", private=False)["id"]
    path = f"/api/v1/tables/{table}"
    ben.post(f"{path}/sit", {"seat": 1})
    ben.post(f"{path}/chat", {"text": "Boo!"})
    line = ann.get(f"{path}/chat").json["lines"][0]
    assert ann.post(f"{path}/block", {"line": line["id"]}).json["kind"] == "block"
    assert [row["name"] for row in ann.get("/api/v1/me/blocks").json] == ["Ben"]
    for mine, other in ((ann, ben), (ben, ann)):
        made = mine.table("me", "open", private=False)["id"]
        refused = other.post(f"/api/v1/tables/{made}/sit", {})
        assert refused.json["code"] == "not-welcome"


def test_oneself_and_bots_are_not_blocked(server: Server) -> None:
    ann = Client.program(server.url, "Ann")
    path = f"/api/v1/tables/{ann.table('me', 'bot-novice')['id']}"
    for seat in (0, 1, 7):
        assert ann.post(f"{path}/block", {"seat": seat}).status == 404


def test_the_host_reads_complaints_and_nobody_else(
    server: Server, pair: tuple[Client, Client, str], capsys: pytest.CaptureFixture[str]
) -> None:
    ann, ben, path = pair
    text = "He does not let anybody finish."
    assert ann.post(f"{path}/complaint", {"seat": 1, "text": text}).status == 200
    assert text not in ben.get("/api/v1/me/export").text
    assert text in ann.get("/api/v1/me/export").text
    database = server.environment["SPIELTISCH_DATABASE"]
    assert main(["complaints", "--database", database]) == 0
    assert text in capsys.readouterr().out


def test_a_rematch_begins_when_all_have_agreed(pair: tuple[Client, Client, str]) -> None:
    ann, ben, path = pair
    over(ann, ben, path)
    first = ann.post(f"{path}/rematch").json
    assert first["status"] == "waiting"
    assert [seat["kind"] for seat in first["seats"]] == ["person", "invite"]
    stranger = Client.program(ann.url, "Stan")
    assert stranger.post(f"/api/v1/tables/{first['id']}/sit", {}).status == 409
    assert ann.post(f"{path}/rematch").json["status"] == "waiting"
    second = ben.post(f"{path}/rematch").json
    assert (second["id"], second["status"]) == (first["id"], "playing")


def test_nobody_is_led_to_a_rematch_with_whom_they_have_blocked(
    pair: tuple[Client, Client, str],
) -> None:
    ann, ben, path = pair
    over(ann, ben, path)
    ben.post(f"{path}/block", {"seat": 0})
    ann.post(f"{path}/rematch")
    assert ben.post(f"{path}/rematch").json["code"] == "not-welcome"


def test_who_leaves_for_good_leaves_a_seat_without_a_name(
    pair: tuple[Client, Client, str],
) -> None:
    ann, ben, path = pair
    ben.post(f"{path}/chat", {"text": "It was nice."})
    box = ben.post("/api/v1/boxes", {"game": "boonlake", "name": "Ben's own"}).json["id"]
    exported = ben.get("/api/v1/me/export").json
    assert [kept["id"] for kept in exported["boxes"]] == [box]
    assert exported["me"]["name"] == "Ben"
    assert [line["text"] for line in exported["chat"]] == ["It was nice."]
    assert [table["seats"][0]["name"] for table in exported["tables"]] == ["Ben"]
    assert ben.post("/api/v1/me", {}, "DELETE").status == 200
    assert ben.get("/api/v1/me").status == 401
    seats = ann.get(path).json["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", ""]
    assert "Ben" not in ann.get(f"{path}/view?language=en").text
    assert ann.get(f"{path}/chat").json["lines"] == []
    # A bot plays on.
    assert ann.get(f"{path}/view").json["public"]["seats"][1]["stand_in"]


def test_leaving_for_good_asks_for_the_password(server: Server) -> None:
    ann = Client.program(server.url, "Ann")
    login = {"login": f"x-{ann.id}", "password": "correct horse"}
    ann.post("/api/v1/me/password", login, "PUT")
    assert ann.post("/api/v1/me", {}, "DELETE").json["code"] == "wrong-password"
    assert ann.post("/api/v1/me", {"old": "correct horse"}, "DELETE").status == 200
