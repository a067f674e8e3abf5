"""Boxes that are no boxes: hostile forms and files, and what they cost the others."""

import pytest

from spieltisch.games.packs import box_file, boxes
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
