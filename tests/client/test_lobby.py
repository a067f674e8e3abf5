"""The lobby, new tables, invitations, settings and results in the browser."""

import pytest

from tests.client.around import TABLE, Visitors, complaints, played
from tests.client.sizes import DESKTOP, PHONE, SMALL_PHONE
from tests.server.serving import Client, Server

USED = "(all) => all.map((one) => one.getAttribute('href'))"

pytestmark = pytest.mark.slow


@pytest.fixture
def ann(server: Server) -> Client:
    return Client.browser(server.url, "Ann")


def test_a_stranger_comes_in_and_plays_with_one_click(visitors: Visitors) -> None:
    page = visitors.page(size=PHONE, language="de")
    page.goto("/")
    assert page.get_attribute("html", "lang") == "de"
    page.fill("[name=name]", "Wolfgang")
    page.click("button.main")
    page.click("button.start.boonlake:not([name=lesson]) >> nth=0")
    page.wait_for_url("**/play")
    page.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0")
    page.goto("/")
    card = page.locator(".seat-card.turn")
    assert card.count() == 1
    card.locator("a").click()
    page.wait_for_url("**/play")


@pytest.mark.parametrize(("name", "called"), [("", "Guest"), ("Wolfgang", "Wolfgang")])
def test_a_poster_begins_its_game(visitors: Visitors, name: str, called: str) -> None:
    page = visitors.page()
    page.goto("/")
    page.fill("[name=name]", name)
    page.click(".hero .pictures [value=burgundy]")
    page.wait_for_url("**/play")
    page.wait_for_function(f"() => {TABLE}?.scene")
    page.goto("/")
    assert called in page.inner_text("h1")


def test_a_friend_is_invited_with_one_click(visitors: Visitors, ann: Client) -> None:
    page = visitors.page(ann, PHONE, "de")
    page.goto("/?language=de")
    page.click("section[aria-labelledby=h-friends] .start.boonlake")
    page.wait_for_selector("#invite:not([hidden])")
    page.click("details.terms summary")
    assert page.locator("details.terms select[name=option-order]").is_visible(), "terms may change"
    page.click("#invite .copy")
    link = page.evaluate("() => navigator.clipboard.readText()")
    elsewhere = visitors.page(ann)
    elsewhere.goto(page.url)
    elsewhere.wait_for_selector("#no-invite:not([hidden])")
    friend = visitors.page(language="fr")
    friend.goto(link)
    friend.wait_for_selector("dl.facts")
    friend.fill("[name=name]", "Béla")
    friend.click("form.guest button.main")
    for one in (page, friend):
        one.wait_for_url("**/play")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_opens_a_table_says_what_it_will_do(
    visitors: Visitors, ann: Client, size: tuple[int, int]
) -> None:
    page = visitors.page(ann, size)
    button = page.locator("form.table-form button.main")
    for path, said in (("", "Start the game"), ("friends=1", "Open the table and get the link")):
        page.goto(f"/new?game=burgundy&{path}")
        assert button.inner_text() == said
        box = button.bounding_box()
        assert box["y"] + box["height"] <= size[1], "in sight without scrolling"
    page.select_option("[name=seat-1]", "bot novice")
    assert button.inner_text() == "Start the game"
    page.select_option("[name=seat-1]", "open")
    assert button.inner_text() == "Open the table and get the link"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_phone_shows_all_ways(visitors: Visitors, ann: Client, language: str) -> None:
    page = visitors.page(ann, PHONE, language)
    page.goto(f"/?language={language}")
    boxes = [way.bounding_box() for way in page.locator(".top a").all()]
    assert len(boxes) == 8
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in boxes)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_pictures_of_the_lobby_are_whole(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.page(size=size)
    page.goto("/")
    card, pictures = (page.locator(one).bounding_box() for one in (".hero", ".hero .pictures"))
    if size == DESKTOP:
        assert abs(card["height"] - pictures["height"]) <= 2, "no strip is left below them"
    lessons = page.locator(".learn [name=lesson]")
    assert lessons.count() == 2
    assert len({one.bounding_box()["y"] for one in lessons.all()}) == 1, "side by side"
    page.fill("[name=name]", "Wolfgang")
    page.click("button.main")
    page.wait_for_selector(".starts")
    starts = page.locator("form[action='/new'] .start")
    pictured = [start.locator("use").evaluate_all(USED) for start in starts.all()]
    assert len(pictured) >= 4
    assert all(pictured), "each way to start has a picture"
    assert len({tuple(one) for one in pictured}) == len(pictured), "and its own"
    if size == DESKTOP:
        cover = page.locator(".start[name=lesson] img").first.bounding_box()
        assert abs(cover["width"] / cover["height"] - 16 / 9) < 0.05, "nothing of it is cut"


def test_my_turn_comes_first_then_others_then_what_is_over(visitors: Visitors, ann: Client) -> None:
    over = played(ann, "auction", "me", "me")
    turn = ann.table("me", "bot novice")["id"]
    waiting = ann.table("me", "open", private=False)["id"]
    page = visitors.page(ann)
    page.goto("/")
    cards = page.locator(".seat-card a")
    order = [link.get_attribute("href") for link in cards.all()]
    assert order == [f"/tables/{turn}/play", f"/tables/{waiting}", f"/tables/{over}"]
    stranger = visitors.page()
    stranger.goto("/")
    assert stranger.locator(f".seat-card a[href='/tables/{waiting}']").count() == 1
    assert stranger.locator(f".seat-card a[href='/tables/{turn}/play']").count() == 0


def test_a_new_table_is_as_it_was_wished(visitors: Visitors, ann: Client) -> None:
    page = visitors.page(ann)
    page.goto("/new")
    page.click(".games a[href*=burgundy]")
    page.click(".counts a >> text=3")
    page.select_option("[name=seat-1]", "bot master")
    page.select_option("[name=seat-2]", "open")
    page.select_option("[name=option-duchies]", "5")
    page.check("[name=option-shields][type=checkbox]")
    page.check("[name=public]")
    page.uncheck("[name=spectators]")
    page.select_option("[name=hints]", "never")
    page.select_option("[name=clock]", "decision-300")
    page.click("form.table-form button.main")
    page.wait_for_selector(".seats")
    made = ann.get(f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}").json["settings"]
    assert made["game"] == "burgundy"
    assert [seat["kind"] for seat in made["seats"]] == ["me", "bot", "open"]
    assert made["seats"][1]["bot"] == "master"
    options = made["options"]
    assert (options["duchies"], options["shields"], options["inns"]) == ("5", "yes", "no")
    assert (made["private"], made["spectators"], made["hints"]) == (False, False, "never")
    assert made["pace"] == {"kind": "live", "clock": "decision", "seconds": 300}


def test_guests_come_by_a_link_that_was_copied(visitors: Visitors, ann: Client) -> None:
    page = visitors.page(ann)
    page.goto("/new?game=burgundy&seats=2")
    page.select_option("[name=seat-1]", "invite")
    page.click("form.table-form button.main")
    page.wait_for_selector("#invite:not([hidden])")
    page.click("#invite .copy")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert "/join#" in link
    assert "#" not in page.url
    guest = visitors.page(size=PHONE)
    guest.goto(link)
    guest.fill("[name=name]", "Ben")
    guest.click("button.main")
    guest.wait_for_url("**/play")
    page.wait_for_url("**/play")
    for one in (page, guest):
        one.wait_for_function(f"() => {TABLE}?.scene")


def test_the_page_shows_who_comes_and_goes_without_asking(visitors: Visitors, ann: Client) -> None:
    ben = Client.browser(ann.url, "Ben")
    table = ann.table("me", "open", "open", private=False)["id"]
    assert ben.post(f"/api/v1/tables/{table}/sit", {}).status == 200
    asked: list[str] = []
    host, guest = visitors.page(ann), visitors.page(ben)
    host.on("request", lambda request: asked.append(request.url))
    host.goto(f"/tables/{table}")
    host.wait_for_selector("[data-seat='0'] .here[data-now]")
    host.wait_for_selector("[data-seat='1'] .here:not([data-now])")
    guest.goto(f"/tables/{table}")
    host.wait_for_selector("[data-seat='1'] .here[data-now]")
    assert host.locator("[data-seat='1'] .here").get_attribute("aria-label") == "here"
    guest.goto("/")
    host.wait_for_selector("[data-seat='1'] .here:not([data-now])")
    assert not any(url.endswith("/room") for url in asked)


def test_players_and_spectators_talk_apart(visitors: Visitors, ann: Client) -> None:
    table = ann.table("me", "open", private=False)["id"]
    eve = Client.browser(ann.url, "Eve")
    mine, watching = visitors.page(ann), visitors.page(eve)
    for page, words in ((mine, "to players"), (watching, "to spectators")):
        page.goto(f"/tables/{table}")
        page.fill("[name=text]", words)
        page.click("button[value=say]")
        page.locator("#chat li", has_text=words).wait_for()
    assert mine.locator("#chat-title").inner_text() == "Players’ chat"
    assert watching.locator("#chat-title").inner_text() == "Spectators’ chat"
    mine.reload()
    assert mine.locator("#chat li").all_inner_texts() == ["Ann to players"]


def test_who_talks_beside_the_board_stays_there(visitors: Visitors, ann: Client) -> None:
    table = ann.table("me", "me")["id"]
    page = visitors.page(ann)
    page.goto(f"/tables/{table}?plain=1")
    for words in ("Hello", "Good luck"):
        page.fill("[name=text]", words)
        page.click("button[value=say]")
        page.locator("#chat li", has_text=words).wait_for()
    assert page.url.endswith(f"/tables/{table}?plain=1")
    assert page.locator("#chat li").all_inner_texts() == ["Ann Hello", "Ann Good luck"]


def test_settings_are_kept(visitors: Visitors, ann: Client) -> None:
    page = visitors.page(ann)
    page.goto("/settings")
    page.fill("[name=name]", "Anna")
    page.locator("form[method=post] select[name=language]").select_option("fr")
    page.select_option("[name=quiet_from]", "22")
    page.select_option("[name=quiet_to]", "7")
    page.click("button[value=me]")
    page.wait_for_selector(".saved")
    assert page.get_attribute("html", "lang") == "fr"
    me = ann.get("/api/v1/me").json
    assert (me["name"], me["language"]) == ("Anna", "fr")
    assert (me["wishes"]["quiet_from"], me["wishes"]["quiet_to"]) == (22, 7)
    page.click("button[value=transfer]")
    page.click("[data-link] .copy")
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = visitors.page()
    other.goto(link)
    other.locator("form", has=other.locator("[name=token]")).locator("button").click()
    other.wait_for_selector(".starts")
    assert "Anna" in other.locator("h1").inner_text()


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [
        (DESKTOP, "de", True),
        pytest.param(DESKTOP, "en", False, marks=pytest.mark.extended),
        pytest.param(PHONE, "fr", False, marks=pytest.mark.extended),
        (SMALL_PHONE, "de", True),
    ],
)
def test_the_pages_fit_and_are_for_everybody(
    visitors: Visitors, ann: Client, size: tuple[int, int], language: str, dark: bool
) -> None:
    played(ann, "auction", "me", "bot novice")
    running = ann.table("me", "me", private=False)["id"]
    waiting = ann.table("me", "invite", "open", private=False)["id"]
    page = visitors.page(ann, size, language, dark)
    stranger = visitors.page(None, size, language, dark)
    found = []
    for path in (
        "/",
        "/new?game=burgundy&seats=4",
        "/new?game=boonlake&seats=1",
        "/settings",
        "/statistics",
        f"/tables/{running}?plain=1",
        f"/tables/{waiting}",
        f"/tables/{waiting}/join",
        f"/tables/{waiting}/watch",
        f"/tables/{running}/replay/0?plain=1",
    ):
        joined = "&" if "?" in path else "?"
        page.goto(f"{path}{joined}language={language}")
        found += [f"{path}: {one}" for one in complaints(page)]
    for path in ("/", "/new", "/sign-in", f"/tables/{waiting}/join"):
        stranger.goto(f"{path}?language={language}")
        found += [f"stranger at {path}: {one}" for one in complaints(stranger)]
    assert found == []


def test_large_letters_and_keys_alone(visitors: Visitors, ann: Client) -> None:
    """At 200 % a wide screen has half as many pixels; and nothing needs a mouse."""
    page = visitors.page(ann, (720, 450))
    for path in ("/", "/new", "/settings", "/statistics"):
        page.goto(path)
        assert complaints(page) == []
    page.goto("/")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    for _key in range(6):
        page.keyboard.press("Tab")
        if "start" in page.evaluate("() => document.activeElement.className"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/play")
