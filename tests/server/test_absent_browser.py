"""At the drawn table, whoever waits for somebody who has vanished lets a bot play for them."""

import time
from pathlib import Path
from typing import Any

import pytest

from spieltisch.server.live import table_cache
from spieltisch.tables.patience import LIMITS
from tests.browsing import context_of
from tests.server.inside import server_inside
from tests.server.passing import play_until_others_are_asked
from tests.server.serving import Client

pytestmark = pytest.mark.slow
STAND_IN = "[data-deed=stand-in]"


def turn_of_ben(ann: Client, ben: Client) -> str:
    """A live game of Burgundy in which Ann waits for Ben."""
    body = {"game": "burgundy", "seats": [{"kind": "me"}, {"kind": "invite"}]}
    made = ann.post("/api/v1/tables", body).json
    path = f"/api/v1/tables/{made['id']}"
    ben.post(f"{path}/sit", {"invite": made["invite"]})
    play_until_others_are_asked(ann, path)
    return str(made["id"])


def drawn(browser: Any, url: str, ann: Client, table: str, language: str) -> Any:
    context = context_of(browser, base_url=url, viewport={"width": 1440, "height": 900})
    name, _, value = ann.cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": url}])
    page = context.new_page()
    page.goto(f"/tables/{table}/play?language={language}")
    page.wait_for_selector(".st-prompt:not(:empty)")
    return page


def test_the_menu_offers_a_bot_for_who_has_vanished(
    browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    behind = 0
    monkeypatch.setattr(table_cache, "now", lambda: int(time.time() * 1000) - behind)
    with server_inside(tmp_path) as inside:
        ann, ben = (Client.browser(inside.url, name) for name in ("Ann", "Ben"))
        table = turn_of_ben(ann, ben)
        page = drawn(browser, inside.url, ann, table, "en")
        page.keyboard.press("m")
        page.wait_for_selector("dialog[open] [data-deed=take-over]")
        assert page.locator(STAND_IN).count() == 0, "Ben may still take his time"
        page.context.close()

        behind = LIMITS["live"]
        table = turn_of_ben(ann, ben)
        behind = 0
        page = drawn(browser, inside.url, ann, table, "de")
        page.keyboard.press("m")
        offered = page.locator(f"dialog[open] {STAND_IN}")
        assert "Für Ben einen Bot spielen lassen" in offered.inner_text()
        offered.click()
        page.wait_for_selector(".st-sure[open]")
        assert "bis Ben zurückkommt" in page.inner_text("#st-sure-text")
        page.click(".st-sure[open] .main")
        page.wait_for_selector(".st-seat[data-seat='1'] .st-stand-in")
        page.wait_for_function("() => !document.querySelector('spiel-tisch').busy")
        page.keyboard.press("m")
        page.wait_for_selector("dialog[open] [data-deed=take-over]")
        assert page.locator(STAND_IN).count() == 0
        seat = ann.get(f"/api/v1/tables/{table}/view").json["public"]["seats"][1]
        assert seat["stand_in"]
        page.context.close()
