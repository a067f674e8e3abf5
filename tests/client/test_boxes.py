"""An owner's walk: cards typed in by keyboard, a game with them, and on to another server."""

from pathlib import Path
from typing import Any

import pytest

from tests.browsing import NOTHING_GOES_BY_ITSELF
from tests.client.around import TABLE, Visitors, visiting
from tests.client.sizes import PHONE
from tests.client.test_axe import violations
from tests.server.serving import Client, Server, serving
from tests.server.test_pages_past import play

SECONDS_A_CARD = 20.0
SECONDS_A_KEY = 0.28
"""What an average typist takes, as keystroke-level models of people at work count it."""
SECONDS_A_LOOK = 1.35
"""What looking at the card for the next thing and deciding on it takes, by the same models."""
EFFECT_HERE = "document.activeElement.closest('.finder')?.querySelector('select').value"
API = "/api/v1"
EFFECTS = [
    ({"en": "n co", "de": "n mü", "fr": "n pi"}, {"now": {"coins": 3}}, "3"),
    ({"en": "coins lev", "de": "mü heb", "fr": "pi lev"}, {"always": {"lever-discount": 1}}, "1"),
    ({"en": "sunset", "de": "dämm", "fr": "crep"}, {"always": {"discard-sunset": 1}}, ""),
    ({"en": "2 coins cat", "de": "mü rin", "fr": "2 pi bov"}, {"always": {"cattle-coins": 2}}, ""),
]
"""How an effect is found by letters of its words, what it is, and the number that is typed."""
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
  if (!note) return null;
  const own = note.getBoundingClientRect();
  const below = (one) => {
    const other = one.getBoundingClientRect();
    return other.width > 0 && other.left < own.right && other.right > own.left
      && other.top < own.bottom && other.bottom > own.top;
  };
  const covered = [...document.querySelectorAll("button, a, input, .st-board, .st-prompt")];
  return { text: note.textContent, covered: covered.filter(below).map((one) => one.className) };
}"""
"""What the note of whose the values are says, and what it covers of that which one needs."""


def begin(page: Any, name: str) -> str:
    page.goto("/boxes")
    page.fill("form[action='/boxes'] [name=name]", name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/boxes/*")
    return str(page.url.rsplit("/", 1)[1])


class Typist:
    """Somebody who types, and how long it takes a person: every key and every look counts."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.keys = self.looks = 0

    @property
    def seconds(self) -> float:
        return self.keys * SECONDS_A_KEY + self.looks * SECONDS_A_LOOK

    def look(self) -> None:
        self.looks += 1

    def press(self, key: str) -> None:
        self.keys += 1
        self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        self.keys += len(text)
        self.page.keyboard.type(text)

    def on(self, text: str = "") -> None:
        """Type something, or leave what is there, and go on."""
        self.type(text)
        self.press("Tab")

    def there(self) -> str:
        """What stands in the field in which one is."""
        return str(self.page.evaluate("document.activeElement.value"))

    def at(self, name: str) -> bool:
        return bool(self.page.evaluate("document.activeElement.name") == name)


def type_card(page: Any, card: Any, language: str) -> Typist:
    """From the first field to Enter, without a mouse; what is there already stays."""
    name, cost, (verbs, _effect, amount), points = card
    own = f"names.{language}"
    page.wait_for_function(f"() => document.activeElement?.name === '{own}'")
    here, typist = page.url, Typist(page)
    typist.look()
    typist.on(name)
    typist.look()
    typist.on("" if typist.there() == "day" else {"en": "day", "de": "Tag", "fr": "jour"}[language])
    typist.look()
    for key in ("coins", "vases", "wood", "loam", "stone", "iron"):
        wanted = str(cost.get(key, ""))
        if typist.there() and not wanted:
            typist.press("Delete")
        typist.on("" if typist.there() == wanted else wanted)
    typist.look()
    typist.on("" if typist.there() == str(points) else str(points))
    typist.look()
    typist.on(verbs[language])
    if typist.at("effects.0.amount"):
        typist.on("" if typist.there() == amount else amount)
    while page.evaluate(EFFECT_HERE):  # ours has more of them
        typist.look()
        typist.press("Delete")
        typist.press("Tab")
    typist.press("Enter")
    page.wait_for_url(lambda url: url != here)
    return typist


def values(client: Client, box: str) -> dict[str, Any]:
    """The cards that have been typed in, by name."""
    cards = client.get(f"{API}/boxes/{box}/file").json["files"]["cards.toml"]["card"]
    return {card["names"]["en"]: card for card in cards.values() if "names" in card}


def walk(visitors: Visitors, ann: Client, cards: list[Any], language: str = "en") -> str:
    page = visitors.page(ann, language=language)
    page.goto("/boxes")
    if not page.locator(f"html[lang={language}]").count():
        page.click(f".foot [value={language}]")
        page.wait_for_selector(f"html[lang={language}]")
    box = begin(page, "Alder")
    page.goto(f"/boxes/{box}/card")
    page.click("a.button.main")
    for card in cards:
        typist = type_card(page, card, language)
        assert typist.seconds < SECONDS_A_CARD, (card, typist.keys, typist.looks)
    assert page.locator("main progress").first.get_attribute("value") == str(len(cards))
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
    page.add_init_script(NOTHING_GOES_BY_ITSELF)
    page.goto(f"/boxes/{box}/lever/boat")
    page.fill("[name=cost]", "31")
    page.wait_for_selector("[data-field=cost] .findings li")
    page.fill("[name=cost]", "5")
    page.wait_for_selector("[data-field=cost] .findings:empty", state="attached")
    page.wait_for_selector("#preview >> text=5 coins")
    assert violations(page) == []
    page.goto(f"/boxes/{box}/card/bank")
    page.locator(".verb").first.fill("inhab")
    page.wait_for_selector(".verbs [aria-selected=true]")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.goto(f"/boxes/{box}/lever/boat")
    page.click("button[value=undo]")
    page.wait_for_selector("[name=cost][value='2']")
    page.goto(f"/boxes/{box}")
    assert violations(page) == []
    page.click("a.button.main")
    page.click("form.table-form button.main")
    noted = page.wait_for_function(NOTE).json_value()
    assert "Alder" in noted["text"]
    assert noted["covered"] == []
    page.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0")
    page.keyboard.press("Shift")
    page.wait_for_selector(".st-values-note", state="detached")
    page.click(".st-values")
    page.wait_for_selector(".st-dialog[open] >> text=Alder")
    table = page.url.split("/")[-2]
    assert ann.get(f"{API}/tables/{table}").json["settings"]["pack"]
    # Told once: a later game has the mark alone, also in another browser.
    elsewhere = visitors.page(ann)
    elsewhere.goto(f"/tables/{ann.table('me', 'bot novice', game='boonlake')['id']}/play")
    elsewhere.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0")
    assert elsewhere.locator(".st-values").count() == 1
    assert elsewhere.locator(".st-values-note").count() == 0


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "fr"])
def test_cards_are_typed_in_every_language(
    visitors: Visitors, server: Server, language: str
) -> None:
    walk(visitors, Client.browser(server.url, "Dora"), PRINTED[1:4], language)


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
