"""The plain pages: everything can be done without scripts."""

import re
from html import escape
from urllib.parse import quote

import pytest

from tests.server.serving import Client, Server


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


def make(client: Client, *seats: str, **more: str) -> str:
    fields = {f"seat-{number}": seat for number, seat in enumerate(seats)}
    body = "&".join(
        f"{k}={quote(v)}"
        for k, v in {"game": "auction", "seats": str(len(seats)), **fields, **more}.items()
    )
    answer = client.form("/new", body)
    assert answer.status == 303, answer.text
    return str(answer.headers["location"]).partition("#")[0]


def test_a_guest_comes_in_through_the_lobby(server: Server) -> None:
    client = Client(server.url)
    assert "Come in" in client.get("/").text
    answer = client.form("/welcome", "name=Zo%C3%AB&after=/new")
    assert (answer.status, answer.headers["location"]) == (303, "/new")
    client.cookie = answer.headers["set-cookie"].partition(";")[0]
    assert "Zoë" in client.get("/").text


def test_after_coming_in_nobody_is_sent_to_another_site(server: Server) -> None:
    answer = Client(server.url).form("/welcome", "name=Eve&after=//evil.example")
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("path", ["/", "/new?game=auction", "/settings", "/sign-in"])
def test_every_page_speaks_every_language(ann: Client, path: str, language: str) -> None:
    join = "&" if "?" in path else "?"
    answer = ann.get(f"{path}{join}language={language}")
    assert answer.status == 200
    assert f'<html lang="{language}">' in answer.text


def test_a_game_is_played_by_forms_alone(ann: Client) -> None:
    path = make(ann, "me", "me", spectators="on")
    for _ in range(40):
        text = ann.get(path).text
        if "The game is over" in text:
            break
        seat = re.search(r"\?seat=(\d)", text)
        assert seat, text
        text = ann.get(f"{path}?seat={seat[1]}").text
        move, seq, move_id = (
            re.search(pattern, text)
            for pattern in (
                r'name="move" value="([^"]+)"',
                r'name="seq" value="(\d+)"',
                r'name="id" value="([^"]+)"',
            )
        )
        assert move
        assert seq
        assert move_id
        sent = f"action=move&seat={seat[1]}&seq={seq[1]}&id={move_id[1]}&move={quote(move[1])}"
        assert ann.form(path, sent).status == 303
    assert "The game is over" in text
    assert ann.get(f"{path}/replay/1").status == 200
    assert "rolls and draws are what the secret says" in ann.get(f"{path}/proof").text
    rematch = ann.form(path, "action=rematch&seat=0")
    assert rematch.status == 303


def test_several_at_one_screen_do_not_read_each_others_log(ann: Client) -> None:
    body = {"game": "boonlake", "seats": [{"kind": "me"}, {"kind": "me"}]}
    path = f"/tables/{ann.post('/api/v1/tables', body).json['id']}"

    def told(query: str) -> set[str]:
        log = ann.get(f"/api/v1{path}/log{query}").json["lines"]
        return {escape(line) for entry in log for line in entry["lines"]}

    of_one_alone = told("?seat=0") - told("")
    assert of_one_alone
    assert not any(line in ann.get(path).text for line in of_one_alone)
    assert all(line in ann.get(f"{path}?seat=0").text for line in of_one_alone)


def test_what_is_written_by_others_is_escaped(ann: Client) -> None:
    path = make(ann, "me", "open")
    ann.form(path, "action=say&seat=0&text=" + quote("<script>alert(1)</script>"))
    text = ann.get(path).text
    assert "<script>alert" not in text
    assert "&lt;script&gt;alert" in text


def test_settings_are_saved(ann: Client) -> None:
    body = "action=me&name=Anna&language=de&webhook=&email=&quiet_from=22&quiet_to=7&utc_offset=60"
    assert ann.form("/settings", body).status == 303
    assert ann.get("/api/v1/me").json["wishes"]["quiet_from"] == 22
    assert "/sign-in#" in ann.form("/settings", "action=transfer").text
    assert ann.form("/settings", "action=token&label=bot").status == 200
    assert ann.form("/settings", "action=nonsense").status == 400


def test_pages_carry_strict_headers_and_no_inline_script(ann: Client) -> None:
    path = make(ann, "me", "open")
    for where in ("/", "/new", path, "/settings", "/nowhere"):
        answer = ann.get(where)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert not re.search(r"<script(?![^>]*src=)|style=|\son\w+=", answer.text)
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_join_by_invite(server: Server, ann: Client) -> None:
    table = ann.table("me", "invite")
    ben = Client.browser(server.url, "Ben")
    path = f"/tables/{table['id']}/join"
    assert ben.get(path).status == 200
    assert ben.form(path, "invite=wrong").status == 401
    assert ben.form(path, f"invite={table['invite']}").status == 303
    assert ben.get(f"/tables/{table['id']}").status == 200


def test_problems_are_pages_too(ann: Client) -> None:
    answer = ann.get("/tables/nonsense?language=de")
    assert answer.status == 404
    assert "Hier ist nichts." in answer.text


def test_health_metrics_and_description(server: Server, ann: Client) -> None:
    assert ann.get("/healthz").text == "ok\n"
    assert "spieltisch_moves_total" in ann.get("/metrics").text
    described = ann.get("/api/v1/openapi.json").json
    assert described["openapi"] == "3.1.0"
    assert "/api/v1/tables/{table_id}/moves" in described["paths"]
