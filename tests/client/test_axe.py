"""Every page in every language against WCAG 2.2 AA, by axe: light on a desk, dark on a phone."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from spieltisch import texts
from tests.browsing import context_of
from tests.client.around import played
from tests.client.sizes import DESKTOP, PHONE
from tests.server.serving import SMALL_GAME, Client, Server

RULES = {
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    },
    "resultTypes": ["violations"],
}
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
FINISHED = ["", "/play", "/replay", "/proof", "/report"]
DESK, PHONES = (DESKTOP, "light"), (PHONE, "dark")
ALWAYS = [("en", DESK), ("de", PHONES)]
LOOKS = [
    pytest.param(language, *look, marks=() if (language, look) in ALWAYS else pytest.mark.extended)
    for language in texts.LANGUAGES
    for look in (DESK, PHONES)
]
"""Every language on a desk and on a phone; what is wrong is nearly always wrong in all of them."""


@pytest.fixture(scope="module")
def tables(ann: Client) -> dict[str, str]:
    """One of each game that is being played, and one that is over."""
    begun = {
        game: ann.table("me", "bot novice", game=game)["id"] for game in ("boonlake", "burgundy")
    }
    return {**begun, "finished": played(ann, SMALL_GAME, "me", "me")}


def violations(page: Any) -> list[str]:
    """What axe finds, with the places."""
    found = Axe().run(page, options=RULES).response["violations"]
    return [
        f"{one['id']} ({one['help']}): {[node['html'][:120] for node in one['nodes']][:3]}"
        for one in found
    ]


def complaints(page: Any, path: str, language: str) -> list[str]:
    """What axe finds on a page."""
    page.goto(f"{path}{'&' if '?' in path else '?'}language={language}")
    if path.endswith(("/play", "/replay")):
        page.wait_for_selector(".st-bar")
    return [f"{path}: {one}" for one in violations(page)]


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size", "scheme"), LOOKS)
def test_axe_finds_nothing(
    browser: Any,
    server: Server,
    ann: Client,
    tables: dict[str, str],
    language: str,
    size: tuple[int, int],
    scheme: str,
) -> None:
    context = context_of(
        browser,
        viewport={"width": size[0], "height": size[1]},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale=language,
        base_url=server.url,
    )
    try:
        page = context.new_page()
        found = [line for path in STRANGER for line in complaints(page, path, language)]
        name, _, value = ann.cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": server.url}])
        paths = [*GUEST, *(path.format(**tables) for path in PLAYING)]
        paths += [f"/tables/{tables['finished']}{end}" for end in FINISHED]
        found += [line for path in paths for line in complaints(page, path, language)]
        page.goto(f"/tables/{tables['boonlake']}/play?language={language}")
        page.wait_for_function("() => document.querySelector('spiel-tisch')?.scene")
        page.keyboard.press("?")
        page.wait_for_selector(".st-rules-text .here, .st-rules-text .help-chapters")
        found += [f"the rules at hand: {line}" for line in violations(page)]
        assert page.evaluate("() => document.documentElement.lang") == language
        assert not found, "\n".join(found)
    finally:
        context.close()
