"""The letters of the pages: small, cached, and with every letter that three languages need."""

import io
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

import spieltisch.client
import spieltisch.texts
from spieltisch.server import fonts
from tests.server.serving import Client, Server

PALETTE = (Path(spieltisch.client.__file__).parent / "palette.css").read_text("utf-8")
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
    assert guest.get("/fonts/sans-rest-rest.woff2").status == 404


@pytest.mark.parametrize("name", fonts.RARE_FACES)
def test_letters_of_names_from_elsewhere_are_to_be_had_where_the_styles_say(name: str) -> None:
    rule = next(line for line in PALETTE.splitlines() if f"/fonts/{name}" in line)
    named = rule.partition("unicode-range:")[2].partition(";")[0].replace("U+", "").split(", ")
    ends = [[int(end, 16) for end in span.strip().split("-")] for span in named]
    said = {chr(code) for span in ends for code in range(span[0], span[-1] + 1)}
    assert said == {*fonts.RARE}
    known = TTFont(io.BytesIO(fonts.face(name).body)).getBestCmap()
    assert {*map(ord, "åøñíóÅØÑ")} <= known.keys()
