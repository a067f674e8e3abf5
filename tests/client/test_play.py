"""Playing in a browser: by mouse, by keys, by finger; reading why something cannot be had."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.client import harness
from tests.client.sizes import PHONE

SitDown = Callable[..., Any]

pytestmark = pytest.mark.slow


def settled(page: Any, table: harness.Table, moves: int) -> None:
    """Wait until the page shows the match after that many moves."""
    page.wait_for_selector("spiel-tisch:not(.busy)")
    assert table.match.moves >= moves


@pytest.mark.parametrize("game", ["burgundy", "boonlake"])
def test_every_option_is_listed_and_lit(sit_down: SitDown, game: str) -> None:
    table = harness.set_up(game, 2, moves=24)
    page = sit_down(table)
    scene = table.update()["scene"]
    listed = page.locator(".st-ask .st-option").count()
    assert listed == len(table.match.choice(table.seat).options)
    lit = set(page.eval_on_selector_all(".st-slot.lit", "all => all.map(e => e.dataset.slot)"))
    assert lit == {slot for option in scene["options"] for slot in option["slots"]}


def test_a_duchy_is_chosen_on_the_board(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False, options={"duchies": "choose"})
    page = sit_down(table)
    page.locator('[data-panel="offer-7"] [data-slot$="space-44"]').click()
    settled(page, table, 1)
    assert table.match.record.moves[0].move == "settle 7"


def test_a_click_on_a_lit_slot_takes_its_option(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    scene = table.update()["scene"]
    option = next(o for o in scene["options"] if o["notation"].startswith("take"))
    page.locator(f'[data-slot="{option["slots"][0]}"]').click()
    if page.locator(".st-menu .st-option").count():
        page.locator(".st-menu .st-option").first.click()
    settled(page, table, 1)
    assert table.match.moves == 1


def test_keys_choose_take_and_take_back(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.locator(".st-option.chosen").get_attribute("data-option") == "1"
    page.keyboard.press("Escape")
    assert page.locator(".st-option.chosen").count() == 0
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".st-undo:not([hidden])")
    assert table.match.moves == 1
    page.keyboard.press("u")
    page.wait_for_selector(".st-undo", state="hidden")
    assert table.match.moves == 0


def test_what_cannot_be_taken_back_is_confirmed_where_wanted(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table)
    page.evaluate("document.querySelector('spiel-tisch').setAttribute('confirm', '')")
    moves = table.match.moves
    page.locator(".st-option", has_text="Finish your turn").click()
    page.wait_for_selector(".st-take")
    assert table.match.moves == moves
    assert page.locator(".st-seals").count() == 1
    page.locator(".st-take").click()
    page.wait_for_selector(".st-take", state="hidden")
    assert table.match.moves == moves + 1


def test_a_finger_chooses_first_and_takes_then(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table, PHONE)
    page.locator(".st-option").first.tap()
    page.wait_for_selector(".st-take")
    assert table.match.moves == 0
    page.locator(".st-take").tap()
    page.wait_for_selector(".st-undo:not([hidden])")
    assert table.match.moves == 1
