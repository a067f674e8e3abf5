"""What is on the screen can be read: nothing too small, cut off, covered or written over."""

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import texts
from spieltisch.draw.joints import parted
from tests.client import harness
from tests.client.around import unreadable
from tests.client.sizes import DESKTOP, PHONE
from tests.covering import each_pair, each_value
from tests.draw.tables import voice

SitDown = Callable[..., Any]
LEAST = 11
LAPTOP = (1280, 800)
LANGUAGES = ["en", "de", "fr"]
TABLES = [
    ("burgundy", 4, 60),
    ("burgundy", 2, 30),
    ("boonlake", 4, 150),
    ("boonlake", 2, 90),
    ("boonlake", 1, 40),
]
NAMES = ("Anna", "Maximilian", "Carla", "Dario")
# Names for which the head of a card has no room, or that it breaks in the middle of a word.
TIGHT_NAMES = """(names) => {
  const card = document.querySelector('.st-card:has(.st-card-points)');
  const title = card.querySelector('.st-card-title');
  const tight = (node) => node.scrollWidth > node.clientWidth;
  const letter = document.createRange();
  const lineOf = (at) => {
    letter.setStart(title.firstChild, at);
    letter.setEnd(title.firstChild, at + 1);
    return [...letter.getClientRects()].at(-1).bottom;
  };
  const joint = /[\\s\\u00ad-]/;
  const broken = (name) => [...name].some((one, at) =>
    at && !joint.test(one + name[at - 1]) && lineOf(at) > lineOf(at - 1) + 3);
  return names.filter((name) => {
    title.textContent = name;
    return tight(title) || tight(title.parentElement) || broken(name);
  });
}"""

pytestmark = pytest.mark.slow


def a_table(game: str, seats: int, moves: int, language: str = "en", **more: Any) -> harness.Table:
    names = NAMES[:seats]
    return harness.set_up(game, seats, moves=moves, language=language, names=names, **more)


def in_full_sight(page: Any) -> int:
    """How many options can be read without scrolling."""
    count: int = page.evaluate(
        """() => { const list = document.querySelector('.st-options').getBoundingClientRect();
        return [...document.querySelectorAll('.st-option')].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.top >= list.top - 1 && box.bottom <= list.bottom + 1; }).length; }"""
    )
    return count


@each_pair("table language size", TABLES, LANGUAGES, [DESKTOP, LAPTOP])
def test_every_word_on_the_screen_can_be_read(
    sit_down: SitDown, table: tuple[str, int, int], language: str, size: tuple[int, int]
) -> None:
    page = sit_down(a_table(*table, language), size)
    assert unreadable(page) == []


@each_pair("game language size", ["burgundy", "boonlake"], LANGUAGES, [DESKTOP, LAPTOP])
def test_every_word_of_what_opens_can_be_read(
    sit_down: SitDown, game: str, language: str, size: tuple[int, int]
) -> None:
    page = sit_down(a_table(game, 3, 90, language), size)
    found = []
    for key in (",", "l", "?", "g", "o"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        found += [f"{key}: {one}" for one in unreadable(page)]
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="hidden")
    page.keyboard.press("h")
    page.wait_for_selector(".st-hint")
    page.keyboard.press("s")
    page.wait_for_selector(".st-story:not([hidden])")
    found += unreadable(page)
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.wait_for_selector(".st-does:not(.empty)")
    assert found + unreadable(page) == []


@each_pair("language cards text", LANGUAGES, ["small", "medium"], ["normal", "larger"])
def test_every_card_has_room_for_its_name(
    sit_down: SitDown, language: str, cards: str, text: str
) -> None:
    page = sit_down(a_table("boonlake", 2, 90, language))
    page.evaluate(
        "(looks) => Object.assign(document.documentElement.dataset, looks)",
        {"cards": cards, "text": text},
    )
    names = [
        parted(texts.say(language, one), voice(2, language))
        for kind in ("card", "goal")
        for one in texts.message_ids(language, f"boonlake-{kind}-")
    ]
    assert len(names) > 100
    assert page.evaluate(TIGHT_NAMES, names) == []


def test_a_name_that_is_broken_without_a_hyphen_is_found(sit_down: SitDown) -> None:
    page = sit_down(a_table("boonlake", 2, 90))
    one, parted = (
        "Donaudampfschifffahrtsgesellschaftskapitäne",
        "Donaudampf\u00adschifffahrts\u00adgesellschafts\u00adkapitäne",
    )
    assert page.evaluate(TIGHT_NAMES, [one, parted, "Ox"]) == [one]


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_words_and_cards_leave_nothing_cut_off(sit_down: SitDown, language: str) -> None:
    page = sit_down(a_table("boonlake", 2, 90, language))
    page.keyboard.press(",")
    for name, value in (("text", "larger"), ("cards", "large")):
        page.check(f"input[name={name}][value={value}]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="hidden")
    assert unreadable(page) == []


def test_what_is_too_small_or_cut_off_is_found(sit_down: SitDown) -> None:
    page = sit_down(a_table("boonlake", 2, 30))
    page.evaluate(
        """() => { const tile = document.querySelector('.st-sprite symbol[id^="strip-"] text');
        tile.setAttribute('font-size', '12');
        const prompt = document.querySelector('.st-prompt');
        prompt.style.cssText = 'width: 60px; overflow: hidden; white-space: nowrap'; }"""
    )
    found = unreadable(page)
    assert [one for one in found if one.startswith("small") and "on actions" in one]
    assert [one for one in found if one.startswith("cut off")]


@pytest.mark.parametrize(("size", "least"), [(DESKTOP, 6), (LAPTOP, 5)])
@pytest.mark.parametrize(("game", "seats"), [("burgundy", 4), ("boonlake", 4), ("boonlake", 1)])
def test_the_list_of_options_has_room(
    sit_down: SitDown, game: str, seats: int, size: tuple[int, int], least: int
) -> None:
    table = a_table(game, seats, 20)
    while len(table.match.choice(table.seat).options) < least + 3:
        table.take(0)
    assert in_full_sight(sit_down(table, size)) >= least


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP])
def test_the_list_stays_where_it_is_while_one_points_at_it(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    page = sit_down(a_table("burgundy", 4, 60), size)
    last = page.locator(".st-ask .st-option").last
    last.scroll_into_view_if_needed()
    before = last.bounding_box()
    last.hover()
    page.wait_for_selector(".st-does:not(.empty)")
    assert last.bounding_box() == before


@each_value("game width", ["burgundy", "boonlake"], [360, 390, 720])
def test_narrow_screens_do_not_scroll_sideways(sit_down: SitDown, game: str, width: int) -> None:
    page = sit_down(a_table(game, 4, 40, "de"), (width, 800))
    for tab in range(page.locator(".st-tab").count()):
        page.locator(".st-tab").nth(tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_phone_shows_options_and_what_they_do(sit_down: SitDown) -> None:
    page = sit_down(a_table("boonlake", 4, 150, "de"), PHONE)
    page.locator(".st-unfold").tap()
    assert in_full_sight(page) >= 2
    page.locator(".st-option").first.tap()
    page.wait_for_selector(".st-does:not(.empty) .st-take")
    box = page.locator(".st-take").bounding_box()
    assert box["y"] + box["height"] <= PHONE[1]
