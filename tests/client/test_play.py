"""Playing in a browser: by mouse, by keys, by finger; reading why something cannot be had."""

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import draw
from spieltisch.tables.record_file import load_record
from spieltisch.tables.replay import replay
from tests.client import harness
from tests.client.around import TABLE
from tests.client.recording import record_path
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


BEFORE_DICE = 6
"""Moves of the record: then somebody has two different dice, and workers to bend them."""


def at_the_dice() -> harness.Table:
    return harness.Table(
        replay(record_path("burgundy-two"), BEFORE_DICE), 0, "en", bots=False, seed=1
    )


def test_a_die_lights_what_it_can_do(sit_down: SitDown) -> None:
    table = at_the_dice()
    page = sit_down(table)
    scene = table.update()["scene"]
    for slot, way in ((scene["tools"][0], "[data-slot"), (scene["tools"][1], ".st-die[data-tool")):
        page.locator(f'{way}="{slot}"]').click()
        done = [one for one in scene["options"] if slot in one.get("tools", [])]
        lit = page.eval_on_selector_all(".st-slot.lit", "all => all.map(e => e.dataset.slot)")
        assert set(lit) == {place for one in done for place in one["slots"]}
        assert page.locator(".st-ask .st-option:visible").count() == len(done)
        assert page.locator(".st-tag").count() > 0, "what it costs stands on the places"
        page.keyboard.press("Escape")
        assert page.locator(".st-ask .st-option:visible").count() == len(scene["options"])


def test_a_target_takes_the_cheapest_die(sit_down: SitDown) -> None:
    table = at_the_dice()
    page = sit_down(table)
    options = table.update()["scene"]["options"]
    same = [one for one in options if one.get("kin") == "take 1 ship"]
    assert [one["price"]["amount"] for one in same] == [1, 2]
    page.locator(f'[data-slot="{same[0]["slots"][0]}"]').click()
    settled(page, table, BEFORE_DICE + 1)
    assert table.match.record.moves[-1].move == same[0]["notation"]


def test_tiles_are_dragged_from_depot_to_key_space_to_duchy(sit_down: SitDown) -> None:
    table = at_the_dice()
    page = sit_down(table)
    options = table.update()["scene"]["options"]
    taken = next(one for one in options if one.get("kin") == "take 1 ship")
    drag(page, taken["slots"][0], taken["drops"][0])
    settled(page, table, BEFORE_DICE + 1)
    assert table.match.record.moves[-1].move == taken["notation"]
    placed = next(
        one for one in table.update()["scene"]["options"] if one["notation"].startswith("place")
    )
    drag(page, placed["tools"][-1], placed["slots"][0])
    settled(page, table, BEFORE_DICE + 2)
    assert table.match.record.moves[-1].move == placed["notation"]


def drag(page: Any, source: str, target: str) -> None:
    """With the mouse from the middle of a slot to that of another."""
    for place, then in ((source, page.mouse.down), (target, page.mouse.up)):
        box = page.locator(f'[data-slot="{place}"]').bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        then()


def test_a_card_is_dragged_onto_a_board_to_play_it(sit_down: SitDown) -> None:
    path = record_path("boonlake-two")
    moves = load_record(path).moves
    until = next(index for index, move in enumerate(moves) if move.move.startswith("play "))
    table = harness.Table(replay(path, until), moves[until].seat, "en", bots=False, seed=1)
    page = sit_down(table)
    options = table.update()["scene"]["options"]
    played = next(one for one in options if one["notation"].startswith("play "))
    assert any(one.get("asks") and one["cards"] == played["cards"] for one in options)
    card = page.locator(f'.st-card[data-card="{played["cards"][0]}"]').bounding_box()
    # By its left edge: the cards of a hand are fanned.
    page.mouse.move(card["x"] + 8, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 40, steps=4)
    assert page.locator(".st-ghost .st-card").is_visible(), "it is seen on its way"
    board = page.locator('[data-panel="map"] .st-board').bounding_box()
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2, steps=4)
    page.mouse.up()
    settled(page, table, until + 1)
    assert table.match.record.moves[-1].move == played["notation"], "and not discarded"


LOOKS = """() => [...document.querySelectorAll('.st-ask .st-option')].map((option) => [
  option.closest('ol').previousElementSibling?.textContent,
  option.innerText.replace(/^\\d+\\s/, ''),
  ...[...option.querySelectorAll('use')].map((use) => use.getAttribute('href')),
].join(' '))"""
"""What is seen of every option: its heading, its words without its number, its pictures."""


@pytest.mark.parametrize("name", ["burgundy-two", "boonlake-two"])
def test_no_two_options_look_the_same(sit_down: SitDown, name: str) -> None:
    path = record_path(name)
    moves = load_record(path).moves
    page = sit_down(harness.Table(replay(path, 0), 0, "en", bots=False, seed=1))
    seen, alike = 0, []
    for until in range(10, len(moves), len(moves) // 16):
        table = harness.Table(replay(path, until), moves[until].seat, "en", bots=False, seed=1)
        scene = draw.scene_of(table.match, moves[until].seat, table.voice)
        page.evaluate(f"(update) => {TABLE}.update(update)", {"scene": scene})
        looks = page.evaluate(LOOKS)
        seen += page.locator(".st-chips .st-option").count()
        alike += [look for look in set(looks) if looks.count(look) > 1]
    assert seen > 20, "there are small buttons"
    assert alike == []


def test_typing_finds_an_option(sit_down: SitDown) -> None:
    page = sit_down(at_the_dice())
    page.keyboard.press("/")
    page.keyboard.type("SHIP")
    shown = page.locator(".st-ask .st-option:visible").all_inner_texts()
    assert shown
    assert all("ship" in text.lower() for text in shown)
    page.keyboard.press("Enter")
    assert "ship" in page.locator(".st-option.chosen").inner_text().lower()


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
    page.wait_for_function(f"() => {TABLE}.scene.undo === 0")
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
    page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
    page.locator(".st-take").click()
    page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen")
    page.wait_for_selector(".st-take", state="hidden")
    assert table.match.moves == moves + 1


def test_a_finger_chooses_first_and_takes_then(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    page = sit_down(table, PHONE)
    first = page.locator(".st-option[data-option='0']")
    assert not first.is_visible(), "what the board can say is listed on demand"
    page.locator(".st-unfold").tap()
    first.tap()
    page.wait_for_selector(".st-take")
    assert table.match.moves == 0
    page.locator(".st-take").tap()
    page.wait_for_selector(".st-undo:not([hidden])")
    assert table.match.moves == 1


def test_dice_stay_in_sight_when_a_phone_folds_the_question(sit_down: SitDown) -> None:
    page = sit_down(at_the_dice(), PHONE)
    page.locator(".st-fold").tap()
    assert not page.locator(".st-unfold").is_visible()
    assert page.locator(".st-die:visible").count() == 2
    assert page.locator(".st-seat.me .st-stats").is_visible()
