"""Every page in every language against WCAG 2.2 AA, by axe: light on a desk, dark on a phone."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from spieltisch import texts
from tests.client import people
from tests.client.conftest import DESKTOP, PHONE
from tests.server.serving import SMALL_GAME, Server, serving

RULES = {
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    "resultTypes": ["violations"],
}
NEW_TABLE = """async (table) => (await (await fetch('/api/v1/tables', {method: 'POST',
  headers: {'Content-Type': 'application/json'}, body: JSON.stringify(table)})).json()).id"""
ME, NOVICE = {"kind": "me"}, {"kind": "bot", "bot": "novice"}
STRANGER = ["/", "/sign-in", "/help", "/nothing-here"]
GUEST = [
    "/",
    "/new?game=boonlake&seats=2",
    "/new?game=burgundy&seats=4",
    "/settings",
    "/statistics",
    "/help/boonlake",
    "/help/burgundy/monasteries",
    "/help/burgundy/icons",
    "/help/boonlake/parts",
    "/help?q=river",
]
PLAYING = ["/tables/{boonlake}/play", "/tables/{burgundy}/play", "/tables/{burgundy}?plain=1"]
FINISHED = ["", "/replay", "/proof", "/report"]
LOOKS = [pytest.param(DESKTOP, "light", id="desk"), pytest.param(PHONE, "dark", id="phone")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("axe")
    with serving(f"sqlite:///{folder / 'spieltisch.db'}", folder / "log") as started:
        yield started


def complaints(page: Any, path: str) -> list[str]:
    """What axe finds, with the places."""
    page.goto(path)
    if path.endswith(("/play", "/replay")):
        page.wait_for_selector(".st-bar")
    found = Axe().run(page, options=RULES).response["violations"]
    return [
        f"{path}: {one['id']} ({one['help']}): {[node['html'][:120] for node in one['nodes']][:3]}"
        for one in found
    ]


def new_table(page: Any, game: str) -> str:
    made = page.evaluate(NEW_TABLE, {"game": game, "private": True, "seats": [ME, NOVICE]})
    return str(made)


@pytest.mark.slow
@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing(
    browser: Any, server: Server, language: str, size: tuple[int, int], scheme: str
) -> None:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale=language,
        base_url=server.url,
    )
    try:
        page = context.new_page()
        page.set_default_timeout(people.PATIENCE)
        found = [line for path in STRANGER for line in complaints(page, path)]
        people.come_in(page, "Anna")
        finished = new_table(page, SMALL_GAME)
        page.goto(f"/tables/{finished}/play")
        people.play_to_the_end(page, people.by_keys, Random(1))
        tables = {game: new_table(page, game) for game in ("boonlake", "burgundy")}
        paths = [*GUEST, *(path.format(**tables) for path in PLAYING)]
        paths += [f"/tables/{finished}{end}" for end in FINISHED]
        found += [line for path in paths for line in complaints(page, path)]
        assert page.evaluate("() => document.documentElement.lang") == language
        assert not found, "\n".join(found)
    finally:
        context.close()
