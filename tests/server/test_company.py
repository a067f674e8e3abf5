"""Company: what an invitation says, bots for empty seats, links that friends can open."""

import re
from pathlib import Path
from urllib.parse import quote

import pytest

from spieltisch import texts
from spieltisch.server import reach
from spieltisch.server.api.company import QUIET_ZONE, qr_svg
from spieltisch.server.config import Config
from tests.server.serving import Client, Server, serving


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


# Invitations


def test_an_invitation_names_host_game_seats_language_and_pace(server: Server, ann: Client) -> None:
    pace = {"kind": "days", "clock": "decision", "seconds": 86_400}
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "bot", "bot": "novice"}]
    wish = {"game": "burgundy", "seats": seats, "language": "fr", "pace": pace}
    made = ann.post("/api/v1/tables", wish).json
    stranger = Client(server.url)
    look = f"/api/v1/tables/{made['id']}/invitation"
    seen = stranger.post(look, {"invite": made["invite"]}).json
    assert (seen["host"], seen["free"], seen["mine"]) == ("Ann", 1, False)
    assert seen["table"]["settings"]["pace"] == pace
    assert stranger.post(look, {"invite": "x"}).json["code"] == "wrong-token"
    path = f"/tables/{made['id']}/join"
    page = stranger.form(path + "?language=en", f"action=look&invite={made['invite']}").text
    for told in ("Ann", "Burgundy", "one free seat", "Français", "over days"):
        assert told in page, told


def test_without_the_link_nothing_is_told(server: Server, ann: Client) -> None:
    made = ann.table("me", "invite")
    page = Client(server.url).get(f"/tables/{made['id']}/join").text
    assert "Ann" not in page
    for wrong in (made["id"], "nonsense"):
        refused = Client(server.url).post(f"/api/v1/tables/{wrong}/invitation", {"invite": "x"})
        assert (refused.status, refused.json["code"]) == (401, "wrong-token")


def test_one_name_one_button_seated(server: Server, ann: Client) -> None:
    made = ann.table("me", "invite")
    path = f"/tables/{made['id']}/join"
    ben = Client(server.url)
    answer = ben.form(path, f"action=sit&name=Ben&invite={made['invite']}")
    assert (answer.status, answer.headers["location"]) == (303, f"/tables/{made['id']}")
    table = ann.get(f"/api/v1/tables/{made['id']}").json
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ben"]
    assert table["status"] == "playing"


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_a_used_or_cancelled_invitation_says_so(server: Server, ann: Client, language: str) -> None:
    made = ann.table("me", "invite")
    path = f"/tables/{made['id']}/join?language={language}"
    asked = f"invite={made['invite']}"
    Client(server.url).form(path, f"action=sit&name=Ben&{asked}")
    for action in ("action=look", "action=sit&name=Cleo"):
        late = Client(server.url).form(path, f"{action}&{asked}")
        assert texts.say(language, "join-used") in late.text
    other = ann.table("me", "invite")
    path = f"/tables/{other['id']}/join?language={language}"
    ann.call("DELETE", f"/api/v1/tables/{other['id']}/invite")
    for action in ("action=look", "action=sit&name=Cleo"):
        gone = Client(server.url).form(path, f"{action}&invite={other['invite']}")
        assert (gone.status, texts.say(language, "join-cancelled") in gone.text) == (401, True)


def test_nobody_becomes_somebody_by_a_link_that_opens_nothing(server: Server, ann: Client) -> None:
    made = ann.table("me", "invite")
    answer = Client(server.url).form(f"/tables/{made['id']}/join", "action=sit&name=X&invite=wrong")
    assert "set-cookie" not in answer.headers


# Bots for empty seats


def test_the_host_fills_seats_with_bots_and_sends_them_away(server: Server, ann: Client) -> None:
    table = ann.table("me", "open", "invite", private=False)["id"]
    path = f"/api/v1/tables/{table}"
    ben = Client.program(server.url, "Ben")
    assert ben.post(f"{path}/bot", {"seat": 1}).json["code"] == "not-yours"
    assert ann.post(f"{path}/bot", {"seat": 1, "bot": "novice"}).status == 200
    assert ann.post(f"{path}/bot", {"seat": 1}).json["code"] == "seat-taken"
    assert ann.post(f"{path}/bot", {"seat": 9}).json["code"] == "no-such-seat"
    assert ben.post(f"{path}/stand", {"seat": 1}).status == 409
    assert ann.post(f"{path}/stand", {"seat": 1}).status == 200
    assert ann.form(f"/tables/{table}", "action=bot&seat=1&bot=novice").status == 303
    assert ann.get(path).json["status"] == "waiting"
    ann.post(f"{path}/bot", {"seat": 2})
    assert ann.get(path).json["status"] == "playing"


def test_a_host_who_left_cannot_let_bots_play_alone(ann: Client) -> None:
    table = ann.table("me", "open", private=False)["id"]
    path = f"/api/v1/tables/{table}"
    ann.post(f"{path}/stand", {"seat": 0})
    ann.post(f"{path}/bot", {"seat": 0})
    assert ann.post(f"{path}/bot", {"seat": 1}).json["code"] == "nobody-plays"
    assert ann.get(path).json["status"] == "waiting"


# Links


def test_a_qr_code_is_drawn_here(ann: Client) -> None:
    link = "http://192.0.2.7:8421/tables/abc/join#secret"
    answer = ann.post("/api/v1/qr", {"link": link})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text == qr_svg(link)
    for wrong in ("javascript:x", "http://a b", "http://" + "x" * 400):
        assert ann.post("/api/v1/qr", {"link": wrong}).status == 400


def test_a_qr_code_has_its_three_corners_and_a_margin() -> None:
    drawn = qr_svg("http://192.0.2.7:8421/tables/abc/join#secret")
    size = int(re.findall(r"viewBox=\"0 0 (\d+)", drawn)[0])
    dots = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1", drawn)}
    last = size - QUIET_ZONE - 7
    for left, top in ((QUIET_ZONE, QUIET_ZONE), (last, QUIET_ZONE), (QUIET_ZONE, last)):
        assert {(left + step, top) for step in range(7)} <= dots
    assert min(min(dot) for dot in dots) == QUIET_ZONE
    assert max(max(dot) for dot in dots) == size - QUIET_ZONE - 1


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        ({"host": "127.0.0.1"}, []),
        ({"host": "localhost"}, []),
        ({"host": "192.0.2.7"}, ["http://192.0.2.7:8421"]),
        ({"host": "0.0.0.0"}, ["http://192.0.2.9:8421", "http://[2001:db8::9]:8421"]),
        ({"public_url": "https://tables.example/"}, ["https://tables.example"]),
    ],
)
def test_links_lead_to_where_friends_are(
    settings: dict[str, str], found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.0.2.9", "::1", "2001:db8::9"])
    assert reach.origins(Config(**settings)) == found  # type: ignore[arg-type]


def test_the_page_says_when_only_this_machine_can_open_a_link(
    ann: Client, server: Server, tmp_path: Path
) -> None:
    page = ann.get(f"/tables/{ann.table('me', 'invite')['id']}?language=en").text
    assert texts.say("en", "invite-only-here") in page
    with serving(f"sqlite:///{tmp_path / 'x.db'}", tmp_path / "log", host="0.0.0.0") as open_wide:
        cleo = Client.browser(open_wide.url, "Cleo")
        page = cleo.get(f"/tables/{cleo.table('me', 'invite')['id']}").text
        others = reach.origins(Config(host="0.0.0.0", port=open_wide.port))
        for origin in others:
            assert origin in page
        assert (texts.say("en", "invite-only-here") in page) == (not others)


def test_names_in_forms_are_checked(server: Server, ann: Client) -> None:
    made = ann.table("me", "invite")
    asked = f"action=sit&name={quote(chr(0x202E))}x&invite={made['invite']}"
    assert Client(server.url).form(f"/tables/{made['id']}/join", asked).status == 400
