"""An owner's walk: cards typed in by keyboard, a game with them, and on to another server."""

import time
from pathlib import Path
from typing import Any

import pytest

from tests.client.around import TABLE, Visitors, visiting
from tests.client.sizes import PHONE
from tests.client.test_axe import violations
from tests.server.serving import Client, Server, serving
from tests.server.test_pages_past import play

SECONDS_A_CARD = 20.0
API = "/api/v1"
EFFECTS = [
    ("n coins", {"now": {"coins": 3}}, "3"),
    ("n coins less for each", {"always": {"lever-discount": 1}}, "1"),
    ("1 coin more on river", {"always": {"river-coin": 1}}, ""),
    ("2 coins for placing", {"always": {"cattle-coins": 2}}, ""),
]
"""How a verb is found by its first letters, what it is, and the number that is typed."""
PRINTED = [
    (
        f"{first} {second}",
        {"coins": 1 + at, "wood": turn, "iron": 1 + (at + turn) % 2},
        EFFECTS[turn],
        1 + (at + turn) % 5,
    )
    for at, first in enumerate(("Old", "Tall", "Grey", "Green", "Far"))
    for turn, second in enumerate(("Mill", "Weir", "Tower", "Orchard"))
]
# The rulebook's own example must be in every box.
PRINTED[0] = ("Old Mill", {"coins": 2, "loam": 2, "stone": 1}, EFFECTS[0], 1)
"""What is printed on twenty cards of a box that does not exist."""
NOTE = """() => {
  const note = document.querySelector(".st-values-note");
  const boards = document.querySelector(".st-layout");
  return note && boards && {
    text: note.textContent,
    bottom: note.getBoundingClientRect().bottom,
    boards: boards.getBoundingClientRect().top,
  };
}"""


def begin(page: Any, name: str) -> str:
    page.goto("/boxes")
    page.fill("form[action='/boxes'] [name=name]", name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/boxes/*")
    return str(page.url.rsplit("/", 1)[1])


def type_card(page: Any, card: Any) -> None:
    """From the first field to Enter, without a mouse."""
    name, cost, (verb, _effect, amount), points = card
    keys = page.keyboard
    page.wait_for_function("() => document.activeElement?.name === 'names.en'")
    here = page.url

    def on(text: str = "") -> None:
        if text:
            keys.type(text)
        keys.press("Tab")

    on(name)
    on(name)
    on(name)
    on("day")
    for key in ("coins", "vases", "wood", "loam", "stone", "iron"):
        number = cost.get(key, 0)
        keys.type(str(number)) if number else keys.press("Delete")
        keys.press("Tab")
    for row in range(4):
        keys.press("Home")
        on(verb if row == 0 else "")
        on(amount if row == 0 else "")
    keys.type(str(points))
    keys.press("Enter")
    page.wait_for_url(lambda url: url != here)


def values(client: Client, box: str) -> dict[str, Any]:
    """The cards that have been typed in, by name."""
    cards = client.get(f"{API}/boxes/{box}/file").json["files"]["cards.toml"]["card"]
    return {card["names"]["en"]: card for card in cards.values() if "names" in card}


def walk(visitors: Visitors, ann: Client, cards: list[Any]) -> str:
    page = visitors.page(ann)
    box = begin(page, "Alder")
    page.goto(f"/boxes/{box}/card")
    page.click("a.button.main")
    for card in cards:
        begun = time.monotonic()
        type_card(page, card)
        assert time.monotonic() - begun < SECONDS_A_CARD
    assert f"{len(cards)} of 165" in page.inner_text("main")
    typed = values(ann, box)
    for name, cost, (_verb, effect, _amount), points in cards:
        card = typed[name]
        assert (card["kind"], card["vp"], card["origin"]) == ("day", points, "reported")
        assert card["cost"] == {key: number for key, number in cost.items() if number}
        shown = {table: card[table] for table in ("now", "always", "end") if table in card}
        assert shown == effect
    return box


@pytest.mark.slow
def test_an_owner_types_cards_by_keyboard_and_plays(visitors: Visitors, ann: Client) -> None:
    box = walk(visitors, ann, PRINTED[:3])
    page = visitors.page(ann)
    page.goto(f"/boxes/{box}/lever/boat")
    page.fill("[name=cost]", "31")
    page.wait_for_selector("[data-field=cost] .findings li")
    page.fill("[name=cost]", "5")
    page.wait_for_selector("[data-field=cost] .findings:empty", state="attached")
    page.wait_for_selector("#preview >> text=5 coins")
    assert violations(page) == []
    page.click("button[value=undo]")
    page.wait_for_selector("[name=cost][value='2']")
    page.goto(f"/boxes/{box}")
    assert violations(page) == []
    page.click("a.button.main")
    page.click("form.table-form button.main")
    noted = page.wait_for_function(NOTE).json_value()  # it goes by itself
    assert "Alder" in noted["text"]
    assert noted["bottom"] <= noted["boards"], "it lies over the bar alone"
    page.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0")
    page.keyboard.press("Shift")
    page.wait_for_selector(".st-values-note", state="detached")
    page.click(".st-values")
    page.wait_for_selector(".st-dialog[open] >> text=Alder")
    table = page.url.split("/")[-2]
    assert ann.get(f"{API}/tables/{table}").json["settings"]["pack"]


@pytest.mark.slow
def test_the_pages_of_a_box_fit_a_phone(visitors: Visitors, ann: Client) -> None:
    box = ann.post(f"{API}/boxes", {"game": "burgundy", "name": "Bourgogne"}).json["id"]
    page = visitors.page(ann, size=PHONE, language="fr", dark=True)
    for path in ("", f"/{box}", f"/{box}/route", f"/{box}/border/11b", f"/{box}/compare"):
        page.goto(f"/boxes{path}?language=fr")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert violations(page) == [], path


@pytest.mark.extended
def test_an_owners_walk(visitors: Visitors, ann: Client, browser: Any, tmp_path: Path) -> None:
    box = walk(visitors, ann, PRINTED)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    made = ann.post(f"{API}/tables", {"game": "boonlake", "seats": seats, "pack": box})
    assert made.status == 200, ann.get(f"{API}/boxes/{box}").json["findings"]
    play(ann, made.json["id"])
    assert ann.get(f"{API}/tables/{made.json['id']}").json["status"] == "finished"
    page = visitors.page(ann)
    page.goto(f"/boxes/{box}")
    with page.expect_download() as download:
        page.click("a[download]")
    file = tmp_path / "alder.json"
    download.value.save_as(file)
    with serving(f"sqlite:///{tmp_path / 'fresh.db'}", tmp_path / "log") as fresh:
        _go_on(browser, fresh, file)


def _go_on(browser: Any, fresh: Server, file: Path) -> None:
    ben = Client.browser(fresh.url, "Ben")
    with visiting(browser, fresh) as visitors:
        page = visitors.page(ben)
        page.goto("/boxes")
        page.set_input_files("[type=file]", file)
        page.click("text=Import")
        page.wait_for_url("**/boxes/*")
        assert "20 of 165" in page.inner_text("main")
        page.click("a.button.main")
        page.click("form.table-form button.main")
        page.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0")
        play(ben, page.url.split("/")[-2], 10)
