"""The letters of the pages: small, cached, and with every letter that three languages need."""

import io
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import spieltisch.texts
from spieltisch.server import fonts
from tests.server.serving import Client, Server

SIGNS = {"\u200b", "\u00ad", "\ufe0e", "\n", "\t"}


@pytest.mark.parametrize("name", fonts.FACES)
def test_a_face_holds_all_letters_of_all_messages(name: str) -> None:
    known = TTFont(io.BytesIO(fonts.face(name).body)).getBestCmap()
    folder = Path(spieltisch.texts.__file__).parent
    used = {letter for path in folder.rglob("*.ftl") for letter in path.read_text("utf-8")}
    letters = {letter for letter in used - SIGNS if letter.isalnum()}
    assert not {letter for letter in letters if ord(letter) not in known}


@pytest.mark.parametrize("name", fonts.FACES)
def test_a_face_weighs_little(name: str) -> None:
    assert len(fonts.face(name).body) < 20_000


def test_faces_are_served_and_asked_for_once(server: Server) -> None:
    guest = Client(server.url)
    for name in fonts.FACES:
        first = guest.get(f"/fonts/{name}")
        assert (first.status, first.headers["content-type"]) == (200, "font/woff2")
        again = guest.call(
            "GET", f"/fonts/{name}", headers={"If-None-Match": first.headers["etag"]}
        )
        assert again.status == 304
    assert guest.get("/fonts/else.woff2").status == 404
