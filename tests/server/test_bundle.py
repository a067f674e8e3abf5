"""Scripts and styles in one file each: all of them, in an order that runs, and nothing else."""

import re
import shutil
import subprocess
from pathlib import Path

import brotli
import pytest

from spieltisch import client
from spieltisch.server import bundle
from spieltisch.server.fonts import FACES
from tests.server.serving import Client, Server


@pytest.mark.parametrize("page", bundle.PAGES)
def test_every_module_comes_after_what_it_needs(page: str, tmp_path: Path) -> None:
    script = bundle.script(f"/static/{page}")
    assert 'customElements.define("spiel-tisch"' in script
    assert "\nimport " not in script
    assert "\nexport " not in script
    node = shutil.which("node")
    if node:
        file = tmp_path / "bundle.mjs"
        file.write_text(script, "utf-8")
        subprocess.run([node, "--check", file], check=True)


def test_only_lines_that_comment_are_left_out() -> None:
    source = '/** Adds.\n * Two.\n */\n  const a = /** @type {X} */ (b); // c\n\n// d\n"// e";\n'
    assert bundle.lean(source) == 'const a = /** @type {X} */ (b); // c\n"// e";\n'


def test_what_is_not_understood_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "odd.js").write_text('import * as x from "./y.js";\n', "utf-8")
    monkeypatch.setattr(bundle, "STATIC", tmp_path)
    with pytest.raises(ValueError, match="not understood"):
        bundle.script("/static/odd.js")


def test_the_styles_are_all_there_and_in_their_order() -> None:
    made = bundle.styles()
    firsts = [bundle.lean((bundle.CLIENT / name).read_text("utf-8")) for name in client.STYLES]
    assert made == "".join(firsts)


def test_a_table_is_there_after_few_requests(server: Server) -> None:
    ann = Client.browser(server.url, "Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = ann.post("/api/v1/tables", {"game": "burgundy", "seats": seats}).json["id"]
    page = ann.get(f"/tables/{table}/play").text
    # The letters have come with the page before, most often.
    assert page.count("<script ") + page.count("<link ") <= 6 + len(FACES)
    assert ann.get("/bundle/other.js").status == 404


@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_a_running_game_is_there_after_few_bytes(server: Server, game: str) -> None:
    """All that a browser fetches before the table stands; the cards' pictures come after it."""
    ann = Client.browser(server.url, "Ann")
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "novice"}] * 3
    table = ann.post("/api/v1/tables", {"game": game, "seats": seats}).json["id"]
    weighed: dict[str, int] = {}

    def fetch(path: str) -> str:
        answer = ann.call("GET", path, headers={"Accept-Encoding": "gzip, deflate, br"})
        weighed[path] = len(answer.body)
        packed = answer.headers.get("content-encoding") == "br"
        return (brotli.decompress(answer.body) if packed else answer.body).decode("latin-1")

    page = fetch(f"/tables/{table}/play")
    fetched = re.findall(r'<(?:script|link)[^>]* (?:src|href)="([^"]+)"', page)
    for path in fetched:
        fetch(path)
    fetch(f"/api/v1/tables/{table}/screen")
    assert len(fetched) == len({*fetched})
    assert len(weighed) + len(["the channel"]) <= 12, weighed
    letters = sum(weighed[f"/fonts/{face}"] for face in FACES)
    assert letters <= 32_000, "all pages share them, the lobby too"
    rest = sum(weighed.values()) - letters
    assert rest <= 90_000, weighed
