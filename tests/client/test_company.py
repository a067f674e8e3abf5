"""A friends' walk: two people, two browsers, from the link to the first move in a few clicks."""

import json
import time
from typing import Any

import pytest

from tests.client.around import TABLE, Visitors, complaints
from tests.client.sizes import DESKTOP, PHONE
from tests.server.serving import PATIENCE, Client, Server
from tests.server.test_absent import sit_together
from tests.server.test_people_met import play_out

MOST_CLICKS = 5
COUNT = "addEventListener('click', () => { window.name = String(Number(window.name) + 1); }, true);"
"""Counts in the tab's name, which stays from page to page."""

IN_A_NETWORK = """new MutationObserver((_, watching) => {
  const place = document.querySelector("#invite");
  if (!place) return;
  place.dataset.origins = ORIGINS;
  watching.disconnect();
}).observe(document, { childList: true, subtree: true });"""
"""The page as a server makes it that others in the local network can reach."""

pytestmark = pytest.mark.slow


def clicks(*pages: Any) -> int:
    return sum(int(page.evaluate("Number(window.name)")) for page in pages)


@pytest.mark.parametrize(
    ("language", "size"), [("de", PHONE), ("fr", DESKTOP)], ids=["de-phone", "fr-desktop"]
)
def test_from_the_link_to_the_first_move(
    server: Server, visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    anna = Client.browser(server.url, "Anna")
    seats = [{"kind": "me"}, {"kind": "invite"}]
    made = anna.post("/api/v1/tables", {"game": "burgundy", "seats": seats}).json
    host = visitors.page(anna)
    host.context.add_init_script(COUNT)
    host.goto(f"/tables/{made['id']}#{made['invite']}")
    host.click("#invite .copy")
    link = host.evaluate("navigator.clipboard.readText()")
    friend = visitors.page(None, size, language)
    friend.context.add_init_script(COUNT)
    friend.goto(link)
    friend.wait_for_selector("dl.facts")
    assert "Anna" in friend.inner_text("h1")
    assert complaints(friend) == []
    friend.keyboard.type("Béla")  # the field has the focus
    friend.click("form.guest button.main")
    for page in (host, friend):
        page.wait_for_function(f"() => {TABLE}?.scene")
    asked = next(p for p in (host, friend) if p.evaluate(f"{TABLE}.scene.options.length > 0"))
    before = anna.get(f"/api/v1/tables/{made['id']}").json["seq"]
    option = asked.locator(".st-option").first
    if asked is friend and size is PHONE:
        option.tap()
    option.click()
    until = time.monotonic() + PATIENCE
    while anna.get(f"/api/v1/tables/{made['id']}").json["seq"] == before:
        assert time.monotonic() < until, asked.inner_text("spiel-tisch")[:2000]
        sure = asked.locator(".st-sure[open] .main")  # where dice would be left
        if sure.count():
            sure.click()
        asked.wait_for_timeout(50)
    assert clicks(host, friend) <= MOST_CLICKS


def test_a_phone_in_the_local_network_reads_the_link_or_is_sent_it(
    server: Server, visitors: Visitors
) -> None:
    anna = Client.browser(server.url, "Anna")
    made = anna.table("me", "invite")
    origins = ["http://192.0.2.7:8421", "http://192.0.2.8:8421"]

    page = visitors.page(anna, PHONE, "de")
    page.add_init_script("navigator.share = async (what) => { window.sent = what; };")
    page.add_init_script(IN_A_NETWORK.replace("ORIGINS", json.dumps(json.dumps(origins))))
    page.goto(f"/tables/{made['id']}#{made['invite']}")
    page.wait_for_selector("#invite .qr svg")
    links = page.locator("#invite .link input")
    path = f"/tables/{made['id']}/join#{made['invite']}"
    assert [link.input_value() for link in links.all()] == [origin + path for origin in origins]
    page.locator("#invite .share").first.tap()
    assert page.evaluate("window.sent.url") == origins[0] + path
    assert complaints(page) == []


def test_a_cancelled_link_says_so_in_the_browser(server: Server, visitors: Visitors) -> None:
    anna = Client.browser(server.url, "Anna")
    made = anna.table("me", "invite")
    anna.call("DELETE", f"/api/v1/tables/{made['id']}/invite")
    friend = visitors.page(None, PHONE, "en")
    friend.goto(f"/tables/{made['id']}/join#{made['invite']}")
    friend.get_by_role("heading", name="cancelled").wait_for()
    visitors.faults.clear()  # the 401 is what this is about


@pytest.mark.parametrize(
    ("language", "size", "dark"),
    [("de", PHONE, True), ("fr", DESKTOP, False)],
    ids=["de-phone", "fr-desktop"],
)
def test_the_pages_of_company_can_be_read(
    server: Server, visitors: Visitors, language: str, size: tuple[int, int], dark: bool
) -> None:
    ann, ben = (Client.browser(server.url, name) for name in ("Ann", "Ben"))
    play_out(ann, ben)
    sit_together(ann, ben)  # Ann's turn
    seats = [{"kind": "me"}, {"kind": "invite"}, {"kind": "open"}]
    game = {"game": "boonlake", "seats": seats, "private": False}
    waits = ann.post("/api/v1/tables", game).json
    page = visitors.page(ann, size, language, dark)
    paths = {
        "/turns": ".seat-card.turn",
        "/tables": ".seat-card",
        f"/tables/{waits['id']}": "[name=text]",
        f"/people/{ben.id}": f"form[action='/people/{ben.id}']",
        "/statistics": f"a[href='/people/{ben.id}']",
    }
    for path, shown in paths.items():
        page.goto(f"{path}?language={language}")
        page.locator(shown).first.wait_for(state="attached")
        assert page.locator("html").get_attribute("lang") == language, path
        assert complaints(page) == [], path
