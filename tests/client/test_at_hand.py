"""What the table keeps at hand: the rules for a decision, what it changes, how a game ended."""

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch.help.prompts import link_of
from tests.client import harness
from tests.client.around import TABLE, Visitors, played, sat_down
from tests.client.sizes import DESKTOP, LAPTOP, PHONE
from tests.server.serving import Client

SitDown = Callable[..., Any]
VERBS = ("play", "sell")
HERE = "dialog[open] .st-rules-text .here"

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "seats"), [("boonlake", 1), ("burgundy", 2)])
def test_the_rules_for_a_decision_open_at_their_place(
    visitors: Visitors, ann: Client, game: str, seats: int
) -> None:
    table = ann.table("me", *["bot novice"] * (seats - 1), game=game)["id"]
    page = sat_down(visitors, ann, table)
    asked = f"() => {TABLE}.scene.options.length > 0 && {TABLE}.allowed.rules.includes('#')"
    page.wait_for_function(asked)
    address = page.evaluate(f"() => {TABLE}.allowed.rules")
    assert address.startswith(f"/help/{game}/")
    assert page.get_attribute(".st-rules", "href") == address
    page.click(".st-rules")
    page.wait_for_selector(HERE)
    assert page.locator(HERE).get_attribute("id") == address.partition("#")[2]
    page.click(".st-rules-ways a[href$='/icons']")
    page.wait_for_function(
        "() => document.querySelector('#st-dialog-title').textContent === 'Icons'"
    )
    page.keyboard.press("Escape")
    for key in ("?", "F1"):
        page.keyboard.press(key)
        page.wait_for_selector(HERE)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="hidden")
    page.keyboard.press("k")
    page.wait_for_selector("dialog[open] .st-keys")
    assert page.locator(".st-keys kbd", has_text="F1").count() == 1


def test_what_is_asked_and_where_its_rules_stand_agree(ann: Client) -> None:
    table = ann.table("me", "bot novice", game="burgundy")["id"]
    shown = ann.get(f"/api/v1/tables/{table}/scene").json
    places = {link_of("burgundy", f"burgundy-ask-{name}") for name in ("play-turn", "choose-duchy")}
    assert shown["rules"] in {*places, "/help/burgundy"}


def test_a_finished_game_shows_its_result_and_what_comes_next(
    visitors: Visitors, ann: Client
) -> None:
    table = played(ann, "auction", "me", "me")
    page = sat_down(visitors, ann, table)
    page.wait_for_selector(".st-place.won")
    points = [int(text) for text in page.locator(".st-place .st-score").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert str(points[0]) in page.locator(".st-prompt").inner_text()
    ends = page.eval_on_selector_all(".st-ways a", "all => all.map(a => a.getAttribute('href'))")
    assert ends == [f"/tables/{table}", f"/tables/{table}/replay", f"/tables/{table}/report", "/"]
    page.click(".st-ways button")
    page.wait_for_url(lambda address: f"/tables/{table}" not in address)
    stranger = sat_down(visitors, Client.browser(visitors.server.url, "Bea"), table)
    stranger.wait_for_selector(".st-ways")
    assert stranger.locator(".st-ways button").count() == 0


def test_before_a_move_its_changes_are_counted(sit_down: SitDown) -> None:
    table = harness.set_up("burgundy", 2, bots=False)
    notations = table.match.choice(table.seat).notations
    place = next(i for i, one in enumerate(notations) if one.startswith("workers"))
    page = sit_down(table)
    page.locator(f"[data-option='{place}']").hover()
    page.wait_for_selector(".st-does .st-balance")
    assert page.locator(".st-does .st-balance").inner_text().strip() == "+2"


def test_points_lost_are_warned_of(sit_down: SitDown) -> None:
    table = harness.set_up("boonlake", 2, seed=2)
    for _move in range(20):
        if table.match.choice(table.seat).prompt.message.endswith("choose-strip"):
            break
        table.take(0)
    page = sit_down(table)
    notations = table.match.choice(table.seat).notations
    lost = [table.preview(i)["after"]["score"] < 0 for i in range(len(notations))]
    page.locator(f"[data-option='{lost.index(True)}']").hover()
    page.wait_for_selector(".st-does .st-balance .warns")


def test_a_phone_keeps_its_tools_in_a_menu(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("burgundy", 2, moves=20), PHONE)
    assert not page.locator("button[aria-keyshortcuts=G]").is_visible()
    page.tap(".st-more")
    page.tap("button[aria-keyshortcuts=G]")
    page.wait_for_selector("dialog[open] .st-term-list")
    page.keyboard.press("Escape")
    assert not page.locator("button[aria-keyshortcuts=G]").is_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("game", ["boonlake", "burgundy"])
def test_the_tools_have_names_on_a_wide_screen(sit_down: SitDown, game: str, language: str) -> None:
    page = sit_down(harness.set_up(game, 2, moves=20, language=language))
    tools = page.locator(".st-tools > .st-tool:visible")
    assert tools.count() >= 4
    assert all(tool.locator(".st-tool-text").is_visible() for tool in tools.all())
    assert page.locator(".st-bar .st-seats.bare").count() == 0, "the seats keep their numbers"


def test_the_hand_takes_the_room_below_it(sit_down: SitDown) -> None:
    page = sit_down(harness.set_up("boonlake", 2, moves=30))
    card = ".st-card:visible >> nth=0"
    heights = []
    for high in (800, 900, 1100):
        page.set_viewport_size({"width": 1440, "height": high})
        page.wait_for_function(f"() => {TABLE}.layout.root.clientHeight < {high}")
        page.evaluate(f"() => {TABLE}.layout.fit()")
        heights.append(page.locator(card).bounding_box()["height"])
        over = page.eval_on_selector_all(
            ".st-column", "all => all.map(one => one.scrollHeight - one.clientHeight)"
        )
        assert max(over) <= 0
    assert heights == sorted(heights)
    assert heights[-1] > 1.2 * heights[0]


def test_what_is_pointed_at_stays_in_sight(sit_down: SitDown) -> None:
    """Its edge is bright and light falls around it, but nothing is laid over it."""
    page = sit_down(harness.set_up("burgundy", 2, bots=False))
    lit = page.locator('[data-panel="main"] .st-slot.lit').first
    lit.hover()
    fill, edge = lit.evaluate("(one) => [getComputedStyle(one).fill, getComputedStyle(one).stroke]")
    assert fill == "rgba(0, 0, 0, 0)"
    assert edge == "rgb(255, 255, 255)"
    order = page.eval_on_selector(
        '[data-panel="main"] .st-board',
        "(one) => [...one.children].map((part) => part.classList[0])",
    )
    assert order.index("st-glows") < order.index("st-pieces") < order.index("st-halos")


def test_cards_out_of_sight_are_turned_to(sit_down: SitDown) -> None:
    table = harness.set_up("boonlake", 2, moves=30)
    page = sit_down(table)
    crowded = "() => { const all = document.querySelector('.st-cards');"
    for _card in range(8):  # as many as it takes
        if page.evaluate(f"{crowded} return all.scrollWidth > all.clientWidth + 20; }}"):
            break
        page.evaluate(
            f"""() => {{ const {{ trays, scene }} = {TABLE};
            const hand = scene.trays.find((one) => one.id === 'hand');
            const [card] = hand.cards;
            hand.cards.push({{...card, id: card.id + hand.cards.length}});
            trays.show(scene); }}"""
        )
    assert page.locator(".st-turn.back").is_hidden()
    page.click(".st-turn.on")
    page.wait_for_selector(".st-turn.back")
    page.click(".st-turn.back")
    page.wait_for_selector(".st-turn.back", state="hidden")


def test_fewer_opponents_are_shown_larger_and_all_of_them_in_sight(sit_down: SitDown) -> None:
    widths = []
    for seats in (2, 4):
        page = sit_down(harness.set_up("burgundy", seats, moves=20), LAPTOP)
        boards = page.locator(".st-area-others .st-board")
        assert boards.count() == seats - 1
        boxes = [board.bounding_box() for board in boards.all()]
        assert all(box["y"] + box["height"] <= 720 for box in boxes)
        page.set_viewport_size({"width": 1440, "height": 900})
        widths.append(boards.first.bounding_box()["width"])
    assert widths[0] > widths[1] >= 100


@pytest.mark.parametrize(("game", "seats"), [("boonlake", 2), ("boonlake", 4), ("burgundy", 3)])
def test_a_small_laptop_shows_everything_without_scrolling(
    sit_down: SitDown, game: str, seats: int
) -> None:
    page = sit_down(harness.set_up(game, seats, moves=60), LAPTOP)
    over = page.eval_on_selector_all(
        ".st-column", "all => all.map(one => one.scrollHeight - one.clientHeight)"
    )
    assert max(over) <= 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_click_discards_no_card_that_was_to_be_played(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    table = harness.set_up("boonlake", 2, bots=False)
    card = ""
    while not card:
        offered = table.match.choice(table.seat).notations
        of = {verb: {o.split()[1] for o in offered if o.startswith(f"{verb} ")} for verb in VERBS}
        card = min(of["sell"] - of["play"], default="")
        if not card:
            table.take(len(offered) // 2)
    page = sit_down(table, size)
    before = table.match.moves
    shown = page.locator(f".st-card.asks[data-card$='{card}']")
    if size == PHONE:
        if not shown.is_visible():
            page.locator(".st-tab").last.tap()
        shown.tap()
    else:
        shown.click(position={"x": 12, "y": 12})
    # What was perhaps meant is denied with its reason, and nothing is done yet.
    page.wait_for_selector(".st-menu .st-menu-why li")
    assert table.match.moves == before
    page.click(".st-menu .st-option")
    if size == PHONE:  # where it cannot be taken back, phones ask once more
        page.click(".st-take")
    page.wait_for_function(f"() => !{TABLE}.querySelector(\"[data-card$='{card}']\")")
    assert table.match.record.moves[-1].move == f"sell {card}"
