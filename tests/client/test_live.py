"""The drawn table on the real server: people play in their browsers, by keyboard."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from spieltisch import texts
from tests.browsing import NOTHING_GOES_BY_ITSELF, context_of
from tests.client.around import TABLE, frames_unfit
from tests.client.sizes import DESKTOP, PHONE
from tests.server.serving import Server

# Whoever leaves a page does not wait for its answers; and some lines here are broken on purpose.
EXPECTED = ("ERR_ABORTED", "ERR_INTERNET_DISCONNECTED", "WebSocket", "409")


@pytest.fixture
def guest(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Somebody new with a browser of his own; whatever a page complains of fails the test."""
    contexts, faults = [], []

    def blame(fault: str) -> None:
        if not any(part in fault for part in EXPECTED):
            faults.append(fault)

    def come_in(name: str, size: tuple[int, int] = DESKTOP, language: str = "en") -> Any:
        context = context_of(
            browser,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            locale=language,
            base_url=server.url,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("response", lambda got: faults.append(got.url) if _is_fault(got.status) else None)
        page.on("requestfailed", lambda asks: blame(f"{asks.failure} {asks.url}"))
        page.on("console", lambda said: blame(said.text) if said.type == "error" else None)
        page.url_of_server = server.url
        call(page, "/people", {"name": name, "language": language})
        return page

    yield come_in
    for context in contexts:
        context.close()
    assert faults == []
    assert frames_unfit(server) == 0


def call(page: Any, path: str, body: dict[str, Any]) -> Any:
    """Ask the API as a page of this browser would."""
    url = page.url_of_server
    answer = page.context.request.post(
        f"{url}/api/v1{path}", data=body, headers={"Origin": url, "Sec-Fetch-Site": "same-origin"}
    )
    assert answer.ok, answer.text()
    return answer.json()


def _is_fault(status: int) -> bool:
    """A key pressed while the table moves on is answered as stale (409), as it should be."""
    return status >= 400 and status != 409


def sent_by(page: Any) -> defaultdict[str, list[Any]]:
    """What the page will say over its channel, by type."""
    said: defaultdict[str, list[Any]] = defaultdict(list)

    def note(text: str) -> None:
        message = json.loads(text)
        said[message["type"]].append(message)

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return said


def asked(page: Any) -> None:
    """Wait until the page asks for a decision, and the one before is done."""
    page.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0 && !{TABLE}.busy")


def decide(page: Any, key: str = "1") -> None:
    """Take an option by its number, and wait until the table has moved on."""
    asked(page)
    before = page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
    assert before
    page.keyboard.press(key)
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("start", "size", "language"),
    [(".boonlake", DESKTOP, "de"), (".burgundy", PHONE, "fr"), (".boonlake", PHONE, "en")],
)
def test_a_game_begins_with_one_click_and_goes_on(
    guest: Callable[..., Any], start: str, size: tuple[int, int], language: str
) -> None:
    page = guest("Wolfgang", size, language)
    page.goto("/")
    page.click(f"button.start{start}:not([name=lesson]) >> nth=0")
    page.wait_for_url("**/play")
    for _move in range(4):
        decide(page)


def two_people(anna: Any, ben: Any) -> str:
    """A table at which both sit."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = call(anna, "/tables", {"game": "burgundy", "private": False, "seats": seats})
    call(ben, f"/tables/{made['id']}/sit", {})
    return str(made["id"])


@pytest.mark.slow
def test_two_browsers_see_each_others_moves_also_after_a_broken_line(
    guest: Callable[..., Any],
) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = two_people(anna, ben)
    for page in (anna, ben):
        page.goto(f"/tables/{table}/play")
        page.wait_for_selector(".st-bar")
    first, second = (anna, ben) if anna.evaluate(f"{TABLE}.scene.options.length") else (ben, anna)
    second.context.set_offline(True)
    decide(first)
    assert first.evaluate(f"{TABLE}.scene.undo") == 1
    second.context.set_offline(False)
    news = first.evaluate(f"{TABLE}.log.lines.at(-1).text")
    second.wait_for_function(
        f"(text) => {TABLE}.log.lines.some((line) => line.text === text)", arg=news
    )


@pytest.mark.slow
def test_after_a_move_nothing_is_fetched(guest: Callable[..., Any]) -> None:
    page = guest("Wolfgang")
    # Where else it is my turn is asked once a minute at most; here no time passes.
    page.add_init_script("Date.now = () => 1_750_000_000_000")
    fetched: list[str] = []

    def note(request: Any) -> None:
        if request.resource_type in ("fetch", "xhr"):
            fetched.append(urlsplit(request.url).path)

    page.on("request", note)
    start(page, "burgundy")
    for _move in range(10):
        decide(page)
    table = page.url.split("/")[4]
    assert sorted(fetched) == ["/api/v1/me/turns", f"/api/v1/tables/{table}/screen"]


@pytest.mark.slow
def test_a_move_is_taken_back_with_a_key(guest: Callable[..., Any]) -> None:
    page = guest("Wolfgang")
    start(page, "burgundy")
    for _turn in range(6):
        asked(page)
        before = page.evaluate(f"{TABLE}.scene.options.map((option) => option.notation)")
        decide(page)
        # Where the turn has ended by itself, a bot's answer may take the undo away at any moment.
        if page.evaluate(f"{TABLE}.scene.undo === 1 && {TABLE}.scene.options.length > 0"):
            break
    page.keyboard.press("u")
    page.wait_for_function(f"() => {TABLE}.scene.undo === 0")
    page.wait_for_selector(".st-redo:not([hidden])")
    # The scene may come before the answer to who asked: a key pressed between the two is not lost.
    page.evaluate(f"""() => {{
      const redo = {TABLE}.adapter.redo;
      {TABLE}.adapter.redo = async () => {{
        await redo();
        await new Promise((resolve) => (window.answer = resolve));
      }};
    }}""")
    page.keyboard.press("r")
    page.wait_for_function(f"() => {TABLE}.scene.undo === 1 && window.answer")
    page.keyboard.press("u")
    page.evaluate("window.answer()")
    page.wait_for_function(f"() => {TABLE}.scene.undo === 0")
    assert page.evaluate(f"{TABLE}.scene.options.map((option) => option.notation)") == before


@pytest.mark.slow
def test_the_small_log_is_there_after_a_reload_and_forgets_what_was_taken_back(
    guest: Callable[..., Any],
) -> None:
    page = guest("Wolfgang")
    start(page, "burgundy")
    for _turn in range(6):
        asked(page)
        before = page.locator(".st-news").inner_text()
        decide(page)
        # Where the turn has ended by itself, a bot's answer may take the undo away at any moment.
        if page.evaluate(f"{TABLE}.scene.undo === 1 && {TABLE}.scene.options.length > 0"):
            break
    after = page.locator(".st-news").inner_text()
    assert after != before
    page.keyboard.press("u")
    page.wait_for_function(
        f"(text) => {TABLE}.scene.undo === 0 && "
        "document.querySelector('.st-news li:last-child').textContent !== text",
        arg=after.splitlines()[-1],
    )
    shown = page.locator(".st-news li:last-child").inner_text()
    page.reload()
    page.wait_for_selector(".st-news li")
    page.wait_for_function(
        "(text) => document.querySelector('.st-news li:last-child').textContent === text",
        arg=shown,
    )


def crossing(page: Any) -> int:
    """Play on until an option cannot be taken back and another can; that option's number."""
    for _move in range(60):
        asked(page)
        options, barriers = page.evaluate(
            f"[{TABLE}.scene.options.map((option) => option.notation), {TABLE}.allowed.barriers]"
        )
        # One that a key names.
        keyed = [number for number in range(min(9, len(options))) if options[number] in barriers]
        if keyed:
            return keyed[0]
        decide(page)
    raise AssertionError("everything could be taken back")


@pytest.mark.slow
def test_dice_left_unused_are_asked_about_by_the_page(guest: Callable[..., Any]) -> None:
    """The question is the screen's: the game knows only that the turn ends."""
    page = guest("Wolfgang")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = call(page, "/tables", {"game": "burgundy", "seats": seats})["id"]
    page.goto(f"/tables/{table}/play")
    asked(page)
    end = page.locator(".st-option", has_text="Finish your turn")
    while not end.count():
        decide(page)
    end.click()
    page.wait_for_selector(".st-sure")
    page.keyboard.press("Escape")
    page.wait_for_selector(".st-sure", state="detached")
    assert end.count() == 1, "nothing has happened"
    page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
    end.click()
    page.locator(".st-sure .main").click()
    page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen")


@pytest.mark.slow
@pytest.mark.parametrize("wished_by", ["table", "player"])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_what_cannot_be_taken_back_is_confirmed(
    guest: Callable[..., Any], wished_by: str, by: str
) -> None:
    page = guest("Wolfgang")
    if wished_by == "player":
        page.goto("/settings")
        page.select_option("#preferences [name=confirm]", "on")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    confirm = wished_by == "table"
    table = call(page, "/tables", {"game": "burgundy", "seats": seats, "confirm": confirm})["id"]
    said = sent_by(page)
    page.goto(f"/tables/{table}/play")
    number = crossing(page)
    page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
    sent = said["move"]
    sent.clear()
    option = page.locator(f".st-options [data-option='{number}']")
    if by == "mouse":
        option.click()
    else:
        page.keyboard.press(str(number + 1))
    page.wait_for_selector(".st-seals")
    page.wait_for_selector(".st-take")
    assert sent == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".st-take", state="hidden")
    assert sent == []
    option.click()
    page.locator(".st-take").click()
    page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen")
    assert len(sent) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("by", "language"), [("mouse", "en"), ("keys", "de"), ("mouse", "fr")])
def test_the_table_asks_where_the_page_could_not_foresee_what_seals(
    guest: Callable[..., Any], by: str, language: str
) -> None:
    page = guest("Wolfgang", language=language)
    page.on("dialog", lambda dialog: pytest.fail(f"the browser asks: {dialog.message}"))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = call(page, "/tables", {"game": "burgundy", "seats": seats, "confirm": True})["id"]
    page.goto(f"/tables/{table}/play")
    number = crossing(page)
    # What was foreseen before is forgotten with the page.
    page.reload()
    asked(page)
    page.evaluate(f"() => {{ {TABLE}.adapter.preview = () => Promise.reject(new Error()); }}")
    page.evaluate(f"{TABLE}.seen = {TABLE}.scene")
    option = page.locator(f".st-options [data-option='{number}']")
    text = page.evaluate(f"(at) => {TABLE}.scene.options[at].text", number)

    def take() -> None:
        if by == "keys":
            for digit in str(number + 1):
                page.keyboard.press(digit)
            page.keyboard.press("Enter")
        else:
            option.click()
        question = page.get_by_role("alertdialog", name=text, exact=True)
        question.wait_for()
        described = page.locator(f"#{question.get_attribute('aria-describedby')}")
        assert described.inner_text() == texts.say(language, "draw-ui-sure")
        focus = "document.activeElement.textContent"
        assert page.evaluate(focus) == texts.say(language, "draw-ui-cancel")

    take()
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => !document.querySelector('.st-sure') && !{TABLE}.busy")
    assert page.evaluate(f"{TABLE}.scene === {TABLE}.seen")
    assert page.evaluate("document.activeElement.dataset.option") == str(number)
    take()
    if by == "keys":
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        page.locator(".st-sure .main").click()
    page.wait_for_function(f"() => {TABLE}.scene !== {TABLE}.seen && !{TABLE}.busy")
    assert page.locator(".st-notice").is_hidden()


def start(page: Any, game: str) -> None:
    """Begin a game against the Eminence or a bot, and wait for the first question."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "novice"}] * (game == "burgundy")
    table = call(page, "/tables", {"game": game, "seats": seats})["id"]
    page.goto(f"/tables/{table}/play")
    asked(page)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "language"), [("boonlake", DESKTOP, "de"), ("burgundy", PHONE, "fr")]
)
def test_a_plan_is_tried_out_and_nothing_is_played(
    guest: Callable[..., Any], game: str, size: tuple[int, int], language: str
) -> None:
    page = guest("Wolfgang", size, language)
    start(page, game)
    real = page.evaluate(f"JSON.stringify({TABLE}.scene)")
    page.keyboard.press("p")
    page.wait_for_selector("spiel-tisch.planning")
    planned = 0
    while planned < 3 and not page.evaluate(f"{TABLE}.plan.view.ends"):
        planned += 1
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_function(f"(count) => {TABLE}.plan.moves.length === count", arg=planned)
    page.keyboard.press("u")
    page.wait_for_function(f"(count) => {TABLE}.plan.moves.length === count", arg=planned - 1)
    page.keyboard.press("p")
    page.wait_for_selector("spiel-tisch:not(.planning)")
    page.reload()
    asked(page)
    assert page.evaluate(f"JSON.stringify({TABLE}.scene)") == real


@pytest.mark.slow
def test_the_master_gives_a_hint_against_bots(guest: Callable[..., Any]) -> None:
    page = guest("Wolfgang", language="de")
    start(page, "burgundy")
    page.keyboard.press("h")
    page.wait_for_selector(".st-hint")
    assert 1 <= page.locator(".st-hint").count() <= 3
    assert page.locator(".st-option.hinted").count() == page.locator(".st-hint").count()
    assert "Siegchance" in page.locator(".st-hint-worth").first.inner_text()


@pytest.mark.slow
def test_people_talk_in_the_log_and_play_without_hints(guest: Callable[..., Any]) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = two_people(anna, ben)
    for page in (anna, ben):
        page.goto(f"/tables/{table}/play")
        page.wait_for_selector(".st-bar")
        assert not page.locator(".st-hint-tool").is_visible()
    ben.keyboard.press("l")
    ben.wait_for_selector("dialog[open] .st-say input")
    anna.keyboard.press("l")
    anna.fill("dialog .st-say input", "Have fun!")
    anna.keyboard.press("Enter")
    for page in (anna, ben):
        page.wait_for_selector(".st-log [data-kind=chat] >> text=Anna: Have fun!")
    ben.locator(".st-filter", has_text="Chat").click()
    assert ben.locator(".st-log li").count() == 1


@pytest.mark.slow
def test_what_is_said_is_seen_wherever_one_looks(guest: Callable[..., Any]) -> None:
    people = (guest("Anna"), guest("Ben"))
    table = two_people(*people)
    for page in people:
        page.add_init_script(NOTHING_GOES_BY_ITSELF)
        page.goto(f"/tables/{table}/play")
        page.wait_for_selector(".st-prompt:not(:empty)")
    asked_first = people[0].evaluate(f"{TABLE}.scene.options.length > 0")
    plays, waits = people if asked_first else reversed(people)
    # Who waits has room to talk; who plays sees it come, and that it is new.
    waits.fill(".st-dock input", "Good luck!")
    waits.keyboard.press("Enter")
    waits.wait_for_selector(".st-dock li >> text=Good luck!")
    assert waits.locator(".st-toast").count() == 0
    plays.wait_for_selector(".st-toast >> text=Good luck!")
    assert plays.locator(".st-tool[data-news='1']").is_visible()
    plays.locator(".st-toast").click()
    plays.wait_for_selector(".st-log [data-kind=chat] >> text=Good luck!")
    assert plays.locator(".st-tool[data-news]").count() == 0


@pytest.mark.slow
def test_another_language_holds_at_once_and_after_a_reload(guest: Callable[..., Any]) -> None:
    page = guest("Wolfgang", language="en")
    start(page, "boonlake")
    prompt = page.locator(".st-prompt").inner_text()
    page.keyboard.press(",")
    page.check("input[name=language][value=fr]")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    page.wait_for_selector("dialog[open] h2 >> text=Réglages")
    page.keyboard.press("Escape")
    french = page.locator(".st-prompt").inner_text()
    assert french != prompt
    page.reload()
    asked(page)
    assert page.locator(".st-prompt").inner_text() == french


@pytest.mark.slow
def test_the_settings_page_changes_the_table(guest: Callable[..., Any]) -> None:
    page = guest("Wolfgang")
    page.goto("/settings")
    page.select_option("#preferences [name=text]", "larger")
    page.select_option("#preferences [name=confirm]", "on")
    start(page, "burgundy")
    assert page.evaluate("document.documentElement.dataset.text") == "larger"
    page.keyboard.press(",")
    assert page.is_checked("input[name=confirm][value=on]")


@pytest.mark.slow
def test_who_comes_back_is_told_what_happened(guest: Callable[..., Any]) -> None:
    anna, ben = guest("Anna"), guest("Ben")
    table = two_people(anna, ben)
    for page in (anna, ben):
        page.goto(f"/tables/{table}/play")
        page.wait_for_selector(".st-bar")
    first, second = (anna, ben) if anna.evaluate(f"{TABLE}.scene.options.length") else (ben, anna)
    second.goto("/settings")
    decide(first)
    told = first.evaluate(f"{TABLE}.log.lines.at(-1).text")
    second.goto(f"/tables/{table}/play")
    second.wait_for_selector(".st-story:not([hidden])")
    steps = second.evaluate(f"{TABLE}.story.lines.map((line) => line.text)")
    assert told in steps
    for text in steps:
        assert second.locator(".st-story-text").inner_text() == text
        second.keyboard.press("ArrowRight")
    second.wait_for_selector(".st-story", state="hidden")
