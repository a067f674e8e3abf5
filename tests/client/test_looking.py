"""Looking around: others' boards, cards by kind and order, the glossary."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.client import harness
from tests.client.around import TABLE
from tests.client.sizes import DESKTOP, PHONE
from tests.covering import each_value

SitDown = Callable[..., Any]
SIZES = [DESKTOP, PHONE]

pytestmark = pytest.mark.slow


def tab(page: Any, area: str) -> None:
    """On a phone, go to an area."""
    names = page.evaluate(f"{TABLE}.layout.names().map(([name]) => name)")
    page.locator(".st-tab").nth(names.index(area)).tap()


@pytest.mark.parametrize("game", ["burgundy", "boonlake"])
def test_an_opponents_board_is_one_key_away(sit_down: SitDown, game: str) -> None:
    panel = {"burgundy": "estate", "boonlake": "player"}[game]
    page = sit_down(harness.set_up(game, 3, moves=20))
    for seat in (1, 2, 1):
        page.keyboard.press("o")
        page.wait_for_selector(f"dialog[open] [data-panel='{panel}-{seat}']")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="hidden")
        page.wait_for_selector(f".st-area-others [data-panel='{panel}-{seat}']", state="attached")


@each_value("game size", ["burgundy", "boonlake"], SIZES)
def test_an_opponents_board_is_one_click_away(
    sit_down: SitDown, game: str, size: tuple[int, int]
) -> None:
    panel = {"burgundy": "estate-1", "boonlake": "player-1"}[game]
    page = sit_down(harness.set_up(game, 2, moves=20), size)
    button = page.locator(".st-seat-button").nth(1)
    button.tap() if size == PHONE else button.click()
    page.wait_for_selector(f"dialog[open] [data-panel='{panel}'] .st-board")
    board = page.locator(f"[data-panel='{panel}'] .st-board").bounding_box()
    assert board["width"] > size[0] * 0.3
    page.locator("dialog[open] > header button").click()
    page.wait_for_selector("dialog", state="hidden")


@pytest.mark.parametrize("size", SIZES)
def test_cards_are_filtered_by_kind_and_by_what_can_be_played(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    table = harness.set_up("boonlake", 2, moves=70)
    while True:
        scene = table.update()["scene"]
        hand = next(tray["cards"] for tray in scene["trays"] if tray["id"] == "hand")
        playable = [card for card in hand if card["playable"]]
        if len({card["kind"] for card in hand}) > 1 and 0 < len(playable) < len(hand):
            break
        table.take(0)
    page = sit_down(table, size)
    if size == PHONE:
        tab(page, "trays")

    def shown() -> list[str]:
        titles: list[str] = page.locator(".st-card .st-card-name").all_inner_texts()
        return titles

    def press(label: str) -> None:
        page.locator(f".st-filter[title='{label}']").click()

    assert len(shown()) == len(hand)
    kind = hand[0]["kind"]
    press(kind)
    assert sorted(shown()) == sorted(card["title"] for card in hand if card["kind"] == kind)
    press(kind)
    assert len(shown()) == len(hand)
    press("Playable now")
    assert sorted(shown()) == sorted(card["title"] for card in playable)
    press("Playable now")
    page.locator(".st-sort").select_option("points")
    points = {card["title"]: int(card["points"] or 0) for card in hand}
    assert [points[title] for title in shown()] == sorted(points[c["title"]] for c in hand)[::-1]
    page.locator(".st-sort").select_option("cost")
    cost = {card["title"]: sum(price["amount"] for price in card["prices"]) for card in hand}
    assert [cost[title] for title in shown()] == sorted(cost[card["title"]] for card in hand)


def test_others_played_cards_can_be_read(sit_down: SitDown) -> None:
    table = harness.set_up("boonlake", 2, moves=150)
    scene = table.update()["scene"]
    trays = [tray for tray in scene["trays"] if tray["id"].startswith("played") and tray["cards"]]
    page = sit_down(table)
    for tray in trays:
        page.locator(f".st-tray-tab[title='{tray['title']}']").click()
        titles = page.locator(".st-card .st-card-name").all_inner_texts()
        assert titles == [card["title"] for card in tray["cards"]]
    assert trays


@pytest.mark.parametrize("size", [DESKTOP, (1280, 800), PHONE])
def test_the_glossary_opens_where_one_plays(sit_down: SitDown, size: tuple[int, int]) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table, size)
    if size == PHONE:
        tab(page, "glossary")
    else:
        assert page.locator(".st-glossary").bounding_box()["height"] < 60
        page.locator(".st-glossary-opener").click()
    for term in (3, 20):
        chip = page.locator(".st-term").nth(term)
        chip.tap() if size == PHONE else chip.hover()
        name = chip.get_attribute("aria-label").split(".")[0]
        assert name in page.locator(".st-term-text").inner_text()
    if size != PHONE:
        tile = next(p for p in table.update()["scene"]["pieces"] if "/depot-" in p["slot"])
        page.locator(f'[data-slot="{tile["slot"]}"]').hover()
        page.wait_for_function(
            "(art) => document.querySelector('.st-term.chosen use').getAttribute('href') === art",
            arg=f"#{tile['art']}",
        )


def test_who_is_still_thinking_is_shown(sit_down: SitDown) -> None:
    table = harness.set_up("boonlake", 3, names=("Anna", "Ben", "Carla"), bots=False)
    page = sit_down(table)
    assert page.locator(".st-also").inner_text() == "At the same time: Ben, Carla"
    assert page.locator(".st-seat.deciding").count() == 3
    table.match.take(1, 0)
    page.reload()
    page.wait_for_selector(".st-prompt:not(:empty)")
    assert page.locator(".st-also").inner_text() == "At the same time: Carla"


def test_every_tool_has_a_word_and_a_key(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("boonlake", 2, moves=10))
    for button in page.locator(".st-tools button:visible, .st-acts button:visible").all():
        assert button.get_attribute("title")
        assert button.get_attribute("aria-keyshortcuts")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] .st-keys kbd")
    assert page.locator(".st-keys kbd").count() >= 12
