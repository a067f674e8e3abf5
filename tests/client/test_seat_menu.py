"""My seat at the drawn table: a bot plays for me, I come back, I give up; each after a question."""

from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import texts
from tests.client import harness
from tests.client.around import TABLE, Visitors, complaints
from tests.client.people import LISTEN
from tests.client.sizes import DESKTOP, PHONE
from tests.server.serving import Client, Server

DEEDS = {"take-over": "leave", "give-back": "back", "resign": "resign"}
QUESTION = ".st-sure[open]"
Hand = Callable[[Any, str], None]
FURTHER = [pytest.param(language, marks=pytest.mark.extended) for language in ("en", "fr")]

pytestmark = pytest.mark.slow


class Two:
    """Anna and Ben at a table of Burgundy, and Anna's page of it."""

    def __init__(self, server: Server, visitors: Visitors) -> None:
        self.visitors = visitors
        self.anna, self.ben = (Client.browser(server.url, name) for name in ("Anna", "Ben"))
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "burgundy", "private": False, "seats": seats}
        self.id = str(self.anna.post("/api/v1/tables", wish).json["id"])
        assert self.ben.post(f"/api/v1/tables/{self.id}/sit", {}).status == 200

    def page(self, client: Client, size: tuple[int, int] = DESKTOP, language: str = "en") -> Any:
        """Somebody's drawn table."""
        page = self.visitors.page(client, size, language)
        page.context.add_init_script(LISTEN)
        page.goto(f"/tables/{self.id}/play?language={language}")
        page.wait_for_selector(".st-prompt:not(:empty)")
        return page

    def seat(self, number: int = 0) -> tuple[bool, bool]:
        """Whether a bot plays a seat, and whether its person has given up."""
        public = self.anna.get(f"/api/v1/tables/{self.id}/view").json["public"]
        seat = public["seats"][number]
        return bool(seat["stand_in"]), seat["resigned"]


@pytest.fixture
def two(server: Server, visitors: Visitors) -> Two:
    return Two(server, visitors)


def word(language: str, name: str) -> str:
    return texts.say(language, f"draw-ui-{name}")


# Hands: each opens the menu if need be, chooses a deed, and answers the question


def by_mouse(page: Any, deed: str) -> None:
    page.click("button[aria-keyshortcuts=M]")
    page.click(f"[data-deed={deed}]")


def by_finger(page: Any, deed: str) -> None:
    page.tap(".st-more")
    page.tap("button[aria-keyshortcuts=M]")
    page.tap(f"[data-deed={deed}]")


def by_keys(page: Any, deed: str) -> None:
    page.keyboard.press("m")
    page.wait_for_selector(".st-own")
    for _step in range(6):
        if page.evaluate("document.activeElement.dataset.deed") == deed:
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def answer(page: Any, hand: Hand, yes: bool) -> None:
    if hand is by_keys:
        page.keyboard.press("Tab" if yes else "Escape")
        if yes:
            page.keyboard.press("Enter")
        return
    button = page.locator(f"{QUESTION} .st-way").nth(int(yes))
    button.tap() if hand is by_finger else button.click()


def played(page: Any, who: str) -> None:
    """Wait until the page knows who plays its first own seat."""
    page.wait_for_function(
        f"(who) => {TABLE}.ownSeats.seats[0].played === who && !{TABLE}.busy", arg=who
    )


@pytest.mark.parametrize(
    ("hand", "size", "language"),
    [(by_mouse, DESKTOP, "en"), (by_keys, DESKTOP, "fr"), (by_finger, PHONE, "de")],
)
def test_a_bot_plays_for_me_until_i_am_back_or_give_up(
    two: Two, hand: Hand, size: tuple[int, int], language: str
) -> None:
    page, other = two.page(two.anna, size, language), two.page(two.ben)

    def do(deed: str) -> None:
        """Ask for it and shrink back; then ask again and do it."""
        for yes in (False, True):
            before = two.seat()
            hand(page, deed)
            page.wait_for_selector(QUESTION)
            name, why = (word(language, f"seat-{DEEDS[deed]}{more}") for more in ("", "-why"))
            question = page.get_by_role("alertdialog", name=name, exact=True)
            described = question.get_attribute("aria-describedby")
            assert page.locator(f"#{described}").inner_text() == why
            cancel = "document.activeElement.textContent"
            assert page.evaluate(cancel) == word(language, "cancel"), "the safe way has the focus"
            assert two.seat() == before
            answer(page, hand, yes)
            page.wait_for_selector(QUESTION, state="detached")
            if not yes:
                assert page.evaluate("document.activeElement.dataset.deed") == deed
                page.keyboard.press("Escape")
                page.wait_for_selector(".st-dialog[open]", state="detached")
                assert two.seat() == before

    do("take-over")
    played(page, "bot")
    assert two.seat() == (True, False)
    assert page.locator(".st-prompt").inner_text() == word(language, "seat-bot")
    assert any(word(language, "seat-bot") in said for said in page.evaluate("window.said"))
    assert page.locator(".st-option").count() == 0
    assert page.locator(".st-undo").is_hidden()
    other.wait_for_selector(".st-seat[data-seat='0'] .st-stand-in")
    assert other.locator(".st-stand-in").get_attribute("aria-label") == "a bot plays"

    do("give-back")
    played(page, "self")
    assert two.seat() == (False, False)
    assert page.locator(".st-prompt").inner_text() != word(language, "seat-bot")
    other.wait_for_selector(".st-stand-in", state="detached")

    do("resign")
    played(page, "resigned")
    assert two.seat() == (True, True)
    assert page.locator(".st-prompt").inner_text() == word(language, "seat-resigned")
    assert page.locator(".st-come-back").is_hidden()
    page.keyboard.press("m")
    page.wait_for_selector("dialog[open] .st-own")
    for deed in ("take-over", "give-back", "resign"):
        assert page.locator(f"[data-deed={deed}]").count() == 0
    other.wait_for_selector(".st-seat[data-seat='0'] .st-stand-in[aria-label='has given up']")


def test_the_way_back_stands_where_questions_are_asked(two: Two) -> None:
    assert two.anna.post(f"/api/v1/tables/{two.id}/take-over", {"seat": 0}).status == 200
    page = two.page(two.anna)
    assert page.locator(".st-prompt").inner_text() == "A bot is playing for you."
    assert complaints(page) == []
    page.click(".st-come-back")
    assert "What the bot has played for you stays." in page.inner_text("#st-sure-text")
    page.click(f"{QUESTION} .main")
    played(page, "self")
    assert two.seat() == (False, False)
    assert page.locator(".st-come-back").is_hidden()


@pytest.mark.parametrize("language", ["de", *FURTHER])
def test_who_is_the_last_to_give_up_hears_that_the_game_ends(two: Two, language: str) -> None:
    assert two.ben.post(f"/api/v1/tables/{two.id}/resign", {"seat": 1}).status == 200
    page, other = two.page(two.anna, language=language), two.page(two.ben)
    by_mouse(page, "resign")
    page.wait_for_selector(QUESTION)
    assert page.inner_text("#st-sure-text") == word(language, "seat-resign-last")
    assert complaints(page) == []
    answer(page, by_mouse, yes=True)
    for left in (page, other):
        left.wait_for_url(f"**/tables/{two.id}")
        left.wait_for_selector(".table[data-status=finished]")
    page.goto(f"/tables/{two.id}/play")
    page.wait_for_url(f"**/tables/{two.id}")


def test_several_seats_of_mine_are_left_and_taken_back_one_by_one(
    server: Server, visitors: Visitors
) -> None:
    anna = Client.browser(server.url, "Anna")
    made = anna.post("/api/v1/tables", {"game": "burgundy", "seats": [{"kind": "me"}] * 2}).json
    page = visitors.page(anna)
    page.goto(f"/tables/{made['id']}/play")
    page.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0")
    shown = page.evaluate(f"{TABLE}.scene.seat")
    page.keyboard.press("m")
    sections = page.locator(".st-own section")
    assert sections.locator("h3").all_inner_texts() == ["Anna (1)", "Anna (2)"]
    sections.nth(1 - shown).locator("[data-deed=take-over]").click()
    page.click(f"{QUESTION} .main")
    page.wait_for_function(f"(at) => {TABLE}.ownSeats.seats[at].played === 'bot'", arg=1 - shown)
    # The other seat is a bot's now: whoever sits here plays on and is never asked to hand over.
    for _move in range(4):
        page.wait_for_function(f"() => {TABLE}.scene.options.length > 0 && !{TABLE}.busy")
        assert page.evaluate(f"{TABLE}.scene.seat") == shown
        page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen")
    assert page.locator("#cover").is_hidden()
    page.keyboard.press("m")
    sections.nth(1 - shown).locator("[data-deed=give-back]").click()
    page.click(f"{QUESTION} .main")
    page.wait_for_function(f"(at) => {TABLE}.ownSeats.seats[at].played === 'self'", arg=1 - shown)


@pytest.mark.parametrize("language", ["de", *FURTHER])
def test_others_hear_at_once_and_later_that_a_seat_changes_hands(two: Two, language: str) -> None:
    page, path = two.page(two.ben, language=language), f"/api/v1/tables/{two.id}"
    leaves, back = (texts.say(language, f"handed-{w}", {"name": "Anna"}) for w in ("left", "back"))
    assert two.anna.post(f"{path}/take-over", {"seat": 0}).status == 200
    page.wait_for_function(
        f"(text) => {TABLE}.log.lines.some((one) => one.text === text)", arg=leaves
    )
    assert any(leaves in said for said in page.evaluate("window.said"))
    page.keyboard.press("l")
    page.wait_for_selector(".st-log [data-kind=seat]")
    assert page.locator(".st-log [data-kind=seat]").all_inner_texts() == [leaves]
    assert "marker-0" in page.locator(".st-log [data-kind=seat] .st-icon").inner_html()
    page.locator(".st-filter", has_text="Ben").click()
    assert page.locator(".st-log [data-kind=seat]").count() == 0
    # Who comes back hears of it once, among what was missed.
    page.goto("/settings")
    assert two.anna.post(f"{path}/give-back", {"seat": 0}).status == 200
    page.goto(f"/tables/{two.id}/play?language={language}")
    page.wait_for_selector(".st-story:not([hidden])")
    seats = ".filter((one) => one.kind === 'seat').map((one) => one.text)"
    assert page.evaluate(f"{TABLE}.story.lines{seats}") == [back]
    assert any(back in said for said in page.evaluate("window.said"))
    page.reload()
    page.wait_for_selector(".st-prompt:not(:empty)")
    page.keyboard.press("l")
    page.wait_for_function(
        "() => document.querySelectorAll('.st-log [data-kind=seat]').length === 2"
    )
    assert page.locator(".st-log [data-kind=seat]").all_inner_texts() == [leaves, back]


def test_what_is_refused_is_said_and_changes_nothing(two: Two) -> None:
    page = two.page(two.anna)
    by_mouse(page, "take-over")
    page.wait_for_selector(QUESTION)
    # Meanwhile the same is done elsewhere: the question that stands here is late.
    two.anna.post(f"/api/v1/tables/{two.id}/take-over", {"seat": 0})
    answer(page, by_mouse, yes=True)
    page.wait_for_selector(".st-notice:not([hidden])")
    played(page, "bot")
    two.visitors.faults[:] = [fault for fault in two.visitors.faults if "409" not in fault]


def test_who_has_no_seat_has_no_menu(two: Two, server: Server) -> None:
    page = two.page(Client.browser(server.url, "Carla"))
    assert page.locator("button[aria-keyshortcuts=M]").is_hidden()
    page.keyboard.press("m")
    assert page.locator("dialog[open]").count() == 0


def test_a_table_without_a_server_has_no_menu(sit_down: Callable[..., Any]) -> None:
    page = sit_down(harness.set_up("burgundy", 2))
    assert page.locator("button[aria-keyshortcuts=M]").is_hidden()
    page.keyboard.press("m")
    assert page.locator("dialog[open]").count() == 0


# The others here


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_others_are_muted_and_told_of_at_the_table(two: Two, size: tuple[int, int]) -> None:
    page = two.page(two.anna, size, "de")
    page.keyboard.press("m")
    page.click(".st-manners summary")
    ben = page.locator("[data-other='1']")
    ben.locator("[data-deed=mute]").click()
    ben.get_by_text(word("de", "manners-done")).wait_for()
    (muted,) = two.anna.get("/api/v1/me/blocks").json
    assert (muted["name"], muted["kind"]) == ("Ben", "mute")
    ben.locator("input").fill("Er flucht.")
    ben.locator("[data-deed=complain]").click()
    ben.get_by_text(word("de", "complained")).wait_for()
    assert two.anna.get("/api/v1/me/export").json["complaints"][0]["text"] == "Er flucht."
    assert complaints(page) == []
