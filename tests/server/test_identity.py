"""Who one is: guests, cookies, transfer, passwords, tokens, invites."""

import pytest

from tests.server.serving import Client, Server


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


def test_a_guest_has_a_cookie_and_may_change_the_name(ann: Client) -> None:
    assert ann.get("/api/v1/me").json["name"] == "Ann"
    assert (
        ann.post("/api/v1/me", {"name": "Anna", "language": "de"}, "PATCH").json["name"] == "Anna"
    )
    assert ann.get("/api/v1/me").json["language"] == "de"


@pytest.mark.parametrize(
    "tamper",
    [
        lambda c: c[:-1] + ("0" if c[-1] != "0" else "1"),
        lambda c: "spieltisch=x",
        lambda c: c + ".",
    ],
)
def test_a_forged_cookie_is_nobody(ann: Client, tamper: "object") -> None:
    ann.cookie = tamper(ann.cookie)  # type: ignore[operator]
    assert ann.get("/api/v1/me").status == 401


def test_a_cookie_from_another_site_changes_nothing(ann: Client) -> None:
    kind = {"Content-Type": "application/json"}
    for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}):
        assert ann.call("PATCH", "/api/v1/me", b'{"name":"X"}', {**kind, **headers}).status == 403
    assert ann.get("/api/v1/me").json["name"] == "Ann"


def test_a_transfer_link_serves_once(server: Server, ann: Client) -> None:
    token = ann.post("/api/v1/me/transfer").json["token"]
    phone = Client(server.url)
    assert phone.post("/api/v1/transfer", {"token": token}).json["id"] == ann.id
    assert phone.post("/api/v1/transfer", {"token": token}).json["code"] == "wrong-token"


def test_a_password_may_be_set_used_and_removed(server: Server, ann: Client) -> None:
    login = {"login": f"ann-{ann.id}", "password": "correct horse"}
    assert ann.post("/api/v1/me/password", login, "PUT").json["has_password"]
    phone = Client(server.url)
    assert phone.post("/api/v1/login", login).json["id"] == ann.id
    assert phone.post("/api/v1/login", {**login, "password": "wrong"}).status == 401
    ben = Client.browser(server.url, "Ben")
    assert ben.post("/api/v1/me/password", login, "PUT").json["code"] == "login-taken"
    path = "/api/v1/me/password"
    assert ann.post(path, {}, "DELETE").json["code"] == "wrong-password"
    assert not ann.post(path, {"old": "correct horse"}, "DELETE").json["has_password"]
    assert phone.post("/api/v1/login", login).status == 401


def test_signing_out_everywhere_makes_cookies_worthless(ann: Client) -> None:
    ann.post("/api/v1/me/sign-out")
    assert ann.get("/api/v1/me").status == 401


def test_personal_tokens(server: Server, ann: Client) -> None:
    made = ann.post("/api/v1/me/tokens", {"label": "my bot"}).json
    program = Client(server.url, made["token"])
    assert program.get("/api/v1/me").json["id"] == ann.id
    assert "token" not in str(ann.get("/api/v1/me/tokens").json[0]["label"])
    assert ann.get("/api/v1/me/tokens").json[0]["token"] == ""
    assert ann.call("DELETE", f"/api/v1/me/tokens/{made['id']}").status == 200
    assert program.get("/api/v1/me").json["code"] == "wrong-token"


def test_an_invite_can_be_rotated_and_revoked(server: Server, ann: Client) -> None:
    table = ann.table("me", "invite", "invite")
    sit, invite = f"/api/v1/tables/{table['id']}/sit", f"/api/v1/tables/{table['id']}/invite"
    ben, cleo = Client.program(server.url, "Ben"), Client.program(server.url, "Cleo")
    assert ben.post(sit, {"seat": 1}).status == 404
    fresh = ann.post(invite).json["token"]
    assert ben.post(sit, {"invite": table["invite"]}).json["code"] == "wrong-token"
    assert ben.post(sit, {"invite": fresh}).status == 200
    assert ben.post(invite).json["code"] == "not-yours"
    ann.call("DELETE", invite)
    assert cleo.post(sit, {"invite": fresh}).json["code"] == "wrong-token"
    assert ben.post(f"/api/v1/tables/{table['id']}/stand", {"seat": 1}).status == 200


def test_no_secret_is_in_the_log(server: Server, ann: Client) -> None:
    token = ann.post("/api/v1/me/tokens", {"label": "x"}).json["token"]
    invite = ann.table("me", "invite")["invite"]
    Client(server.url, token).get("/api/v1/me")
    written = server.log.read_text()
    assert '"path": "/api/v1/me"' in written
    for secret in (token, invite, ann.cookie.partition("=")[2]):
        assert secret not in written
