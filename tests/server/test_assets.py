"""Files for browsers: small, cached as long as they are the same, and nothing else."""

import gzip
import os
import re
from pathlib import Path

import pytest

from spieltisch.server.assets import Assets
from tests.server.serving import Client, Server

PACKED = {"Accept-Encoding": "gzip"}


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


def test_files_come_compressed_to_who_can_read_it(ann: Client) -> None:
    plain = ann.get("/static/style.css")
    packed = ann.call("GET", "/static/style.css", headers=PACKED)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2
    assert packed.headers["vary"].lower() == "accept-encoding"
    assert packed.headers["content-type"].startswith("text/css")


def test_a_browser_that_has_a_file_hears_so(ann: Client) -> None:
    first = ann.get("/client/spiel-tisch.js")
    assert first.headers["cache-control"] == "public, no-cache"
    tag = {"If-None-Match": first.headers["etag"]}
    again = ann.call("GET", "/client/spiel-tisch.js", headers=tag)
    assert (again.status, again.body) == (304, b"")
    other = ann.call("GET", "/client/spiel-tisch.js", headers={"If-None-Match": '"x"'})
    assert other.status == 200


def test_pages_name_files_by_their_content(ann: Client) -> None:
    path = re.search(r'href="(/static/style\.css\?v=\w+)"', ann.get("/").text)
    assert path
    assert "immutable" in ann.get(path[1]).headers["cache-control"]
    assert "immutable" not in ann.get("/static/style.css?v=old").headers["cache-control"]


def test_pages_and_answers_come_compressed_too(ann: Client) -> None:
    page = ann.call("GET", "/new", headers=PACKED)
    assert page.headers["content-encoding"] == "gzip"
    assert b"<html" in gzip.decompress(page.body)
    assert page.headers["cache-control"] == "no-store"
    answer = ann.call("GET", "/api/v1/openapi.json", headers=PACKED)
    assert answer.headers["content-encoding"] == "gzip"
    small = ann.call("GET", "/healthz", headers=PACKED)
    assert "content-encoding" not in small.headers


def test_the_channel_is_left_alone(ann: Client) -> None:
    table = ann.table("me", "open")["id"]
    with ann.live(table) as socket:
        assert '"type":"full"' in str(socket.recv(timeout=60))


@pytest.mark.parametrize("name", ["../app.py", "..%2fapp.py", "nothing.css", "", "style.css/"])
def test_nothing_else_is_given_away(ann: Client, name: str) -> None:
    assert ann.get(f"/static/{name}").status == 404


def test_files_are_only_read(ann: Client) -> None:
    assert ann.call("HEAD", "/static/icon.svg").status == 200
    assert ann.post("/static/icon.svg", {}).status == 404


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "a.js"
    file.write_text("1" * 500)
    assets = Assets("/some", lambda: {"a.js": file})
    first = assets.get("a.js")
    assert first is not None
    assert assets.get("a.js") is first
    file.write_text("2" * 500)
    os.utime(file, ns=(1, 1))
    second = assets.get("a.js")
    assert second is not None
    assert second.stamp != first.stamp
    file.unlink()
    assert assets.get("a.js") is None
    assert assets.get("b.js") is None
