"""Boxes that are no boxes: hostile forms and files, and what they cost the others."""

from random import Random
from typing import Any

import pytest

from spieltisch.games.packs import box_file, boxes
from spieltisch.games.packs.findings import Files, PackError
from spieltisch.games.packs.sheets import entries
from spieltisch.help import boxes as help_boxes
from spieltisch.server.pages.boxes import file_in
from tests.server.serving import Client, Server

FORM = "multipart/form-data; boundary=b0"
HEAD = b"--b0\r\nContent-Disposition: form-data; filename="
FORMS = {
    "forms in forms": (
        FORM,
        b"".join(
            b"--b%d\r\nContent-Type: multipart/mixed; boundary=b%d\r\n\r\n" % (at, at + 1)
            for at in range(1500)
        ),
    ),
    "comments in comments": (FORM, HEAD + b"(" * 80_000 + b"\r\n\r\nx\r\n--b0--\r\n"),
    "a kind in comments": ("multipart/form-data; " + "(" * 6000, b"x"),
    "no boundary": ("multipart/form-data; boundary=", b"--\r\n\r\n--"),
    "nothing but boundaries": (FORM, b"--b0" * 40_000),
}


@pytest.mark.parametrize("what", FORMS)
def test_a_form_that_is_none_breaks_nothing(any_server: Server, what: str) -> None:
    ann = Client.browser(any_server.url, "Ann")
    kind, raw = FORMS[what]
    assert ann.call("POST", "/boxes", raw, {"Content-Type": kind}).status == 400
    assert ann.get("/api/v1/boxes").json == []


@pytest.mark.parametrize("boundary", ["----WebKitFormBoundary7MA4YWxk", '"----geckoformboundary1"'])
def test_a_file_is_found_in_a_form_as_browsers_write_it(any_server: Server, boundary: str) -> None:
    raw = box_file.text_of("boonlake", boxes.new("boonlake", "From a friend"))
    line = f"--{boundary.strip(chr(34))}".encode()
    sent = (
        line
        + b'\r\nContent-Disposition: form-data; name="action"\r\n\r\nimport\r\n'
        + line
        + b'\r\nContent-Disposition: form-data; name="file"; filename="box.json"\r\n'
        + b"Content-Type: application/json\r\n\r\n"
        + raw
        + b"\r\n"
        + line
        + b"--\r\n"
    )
    kind = f"multipart/form-data; boundary={boundary}"
    assert file_in(kind, sent) == raw
    ann = Client.browser(any_server.url, "Ann")
    assert ann.call("POST", "/boxes", sent, {"Content-Type": kind}).status == 303
    assert [one["name"] for one in ann.get("/api/v1/boxes").json] == ["From a friend"]


JUNK: tuple[Any, ...] = (
    None,
    5,
    -7,
    "x",
    "",
    True,
    [],
    {},
    [1, 2],
    [[1]],
    {"a": 1},
    [{"a": []}],
    {"origin": 3},
)


def broken(game: str, rng: Random) -> Files:
    """A box with one value, somewhere, that does not belong there; None takes it away."""
    files = boxes.own(game)
    inside: Any = files[rng.choice(list(files))]
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = rng.choice(keys)
        if rng.random() < 0.3 or not isinstance(inside[key], dict | list) or not inside[key]:
            break
        inside = inside[key]
    junk = rng.choice(JUNK)
    if junk is None:
        del inside[key]
    else:
        inside[key] = junk
    return files


@pytest.mark.slow
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_of_a_broken_box_that_comes_in_every_page_can_be_made(game: str) -> None:
    rng, taken = Random(21), 0
    for _one in range(60):
        raw = box_file.text_of(game, broken(game, rng))
        try:
            box = boxes.taken_in(raw)
            if boxes.beyond_repair(game, box.files) is not None:
                continue
        except PackError:
            continue
        taken += 1
        for sheet, key in entries(boxes.sheets(game), box.files):
            entry = sheet.entry(box.files, key)
            assert entry is not None
            shown = [one.value for field in sheet.fields for one in field.controls(entry)]
            assert all(isinstance(value, str) for value in shown)
            assert sheet.done(box.files, key) in (True, False)
        help_boxes.found(game, box.files, boxes.check(game, box.files), "en")
    assert taken > 5
