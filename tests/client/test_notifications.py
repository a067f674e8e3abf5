"""Notices of the browser that it is one's turn: to who looks elsewhere, once, saying no more."""

from typing import Any

import pytest

from spieltisch import texts
from tests.client.around import Visitors
from tests.server.serving import Client

pytestmark = pytest.mark.slow

RECORDER = """(() => {
  window.notices = [];
  window.away = true;
  window.focus = () => { window.focused = true; };
  window.Notification = class extends EventTarget {
    static get permission() { return window.leave; }
    static requestPermission() { window.leaveAsked = (window.leaveAsked ?? 0) + 1; }
    constructor(title, options) {
      super();
      Object.assign(this, { title, ...options });
      window.notices.push(this);
    }
    close() { this.closed = true; }
    click() {
      this.onclick?.();
      this.dispatchEvent(new Event('click'));
    }
  };
  Object.defineProperty(Document.prototype, 'hidden', { get: () => window.away });
  Object.defineProperty(Document.prototype, 'visibilityState', {
    get: () => (window.away ? 'hidden' : 'visible'),
  });
})()"""
"""Notices are kept instead of shown, and the page believes that nobody looks at it."""
NOTICES = "() => window.notices.map(({ title, body, tag }) => ({ title, body, tag }))"
ON_TURN = "() => document.title.startsWith('●')"
WAITING = "() => !document.title.startsWith('●')"
CAUGHT_UP = """([table, told, seq]) =>
  Number(localStorage.getItem(`told ${table}`) ?? 0) >= told ||
  Number(document.querySelector('.table')?.dataset.seq ?? 0) >= seq"""
DRAWN, PLAIN = "/tables/{}/play", "/tables/{}?plain=1"
MOST = 400
"""Moves after which somebody must have had a turn."""


@pytest.fixture
def ann(visitors: Visitors) -> Client:
    return Client.browser(visitors.server.url, "Ann")


@pytest.fixture
def ben(visitors: Visitors) -> Client:
    return Client.browser(visitors.server.url, "Ben")


def choice_of(client: Client, table: str) -> tuple[dict[str, Any], int] | None:
    """The request that takes the first option of whatever this person is asked."""
    view = client.get(f"/api/v1/tables/{table}/view").json
    for seat, own in view["seats"].items():
        if own["choice"]:
            move = own["choice"]["options"][0]
            body = {"seat": int(seat), "seq": view["seq"], "move": move, "confirmed": True}
            return body, view["seq"]
    return None


def decides(client: Client, table: str) -> bool:
    """Take one decision, if this person is asked."""
    asked = choice_of(client, table)
    if asked is None:
        return False
    body, seq = asked
    assert client.post(f"/api/v1/tables/{table}/moves", {**body, "id": f"m{seq}"}).status == 200
    return True


def hands_over(giver: Client, taker: Client, table: str) -> None:
    """One of them plays until the other is asked and alone decides what comes next."""
    for _move in range(MOST):
        if choice_of(taker, table) and not choice_of(giver, table):
            return
        assert decides(giver, table) or decides(taker, table)
    raise AssertionError("the turn never passes")


def bens_turn(ann: Client, ben: Client, game: str) -> str:
    """A table of both at which only Ben is asked."""
    table = str(ann.table("me", "open", game=game, private=False)["id"])
    assert ben.post(f"/api/v1/tables/{table}/sit", {}).status == 200
    hands_over(ann, ben, table)
    return table


def hidden_page(
    visitors: Visitors, client: Client, path: str, language: str = "en", leave: bool = True
) -> Any:
    """A page of somebody who looks elsewhere, with or without leave to show notices."""
    page = visitors.page(client, language=language)
    # Not the browser's own leave: Chromium without windows never gives it.
    page.add_init_script(f"{RECORDER}; window.leave = '{'granted' if leave else 'denied'}'")
    page.goto(f"{path}{'&' if '?' in path else '?'}language={language}")
    page.wait_for_selector(".st-prompt:not(:empty), .table[data-turn=no], #cover[open]")
    return page


@pytest.mark.parametrize(
    ("game", "language", "path"),
    [
        ("burgundy", "de", DRAWN),
        ("boonlake", "fr", DRAWN),
        ("burgundy", "en", PLAIN),
        ("boonlake", "de", PLAIN),
    ],
)
def test_who_looks_elsewhere_is_told_once_in_every_turn(
    visitors: Visitors, ann: Client, ben: Client, game: str, language: str, path: str
) -> None:
    table = bens_turn(ann, ben, game)
    page = hidden_page(visitors, ann, path.format(table), language)
    word, name = {
        DRAWN: ("draw-ui-your-turn", f"{texts.say(language, f'{game}-name')} · Spieltisch"),
        PLAIN: ("status-your-turn", texts.say(language, f"{game}-name")),
    }[path]
    # Nothing of what somebody holds or has done: the game and that it is their turn.
    notice = {"title": name, "body": texts.say(language, word), "tag": table}
    assert page.evaluate(NOTICES) == []
    for turn in (1, 2):
        hands_over(ben, ann, table)
        page.wait_for_function(ON_TURN)
        assert page.evaluate(NOTICES) == [notice] * turn
        hands_over(ann, ben, table)
        page.wait_for_function(WAITING)
    assert page.evaluate(NOTICES) == [notice] * 2


@pytest.mark.parametrize("path", [DRAWN, PLAIN])
def test_a_click_on_the_notice_leads_to_the_table(
    visitors: Visitors, ann: Client, ben: Client, path: str
) -> None:
    table = bens_turn(ann, ben, "burgundy")
    page = hidden_page(visitors, ann, path.format(table))
    hands_over(ben, ann, table)
    page.wait_for_function("() => window.notices.length")
    assert page.evaluate("() => window.focused ?? false") is False
    page.evaluate("() => window.notices[0].click()")
    assert page.evaluate("() => [window.focused, window.notices[0].closed]") == [True, True]
    assert f"/tables/{table}" in page.url


@pytest.mark.parametrize("path", [DRAWN, PLAIN])
@pytest.mark.parametrize("leave", [True, False], ids=["looks", "no-leave"])
def test_who_looks_or_gave_no_leave_is_not_told(
    visitors: Visitors, ann: Client, ben: Client, path: str, leave: bool
) -> None:
    table = bens_turn(ann, ben, "burgundy")
    page = hidden_page(visitors, ann, path.format(table), leave=leave)
    page.evaluate("(away) => { window.away = away; }", not leave)
    hands_over(ben, ann, table)
    page.wait_for_function(ON_TURN)
    assert page.evaluate(NOTICES) == []


@pytest.mark.parametrize("path", [DRAWN, PLAIN])
def test_who_only_watches_is_not_told(
    visitors: Visitors, ann: Client, ben: Client, path: str
) -> None:
    table = bens_turn(ann, ben, "burgundy")
    eve = Client.browser(visitors.server.url, "Eve")
    page = hidden_page(visitors, eve, path.format(table))
    hands_over(ben, ann, table)
    scene = eve.get(f"/api/v1/tables/{table}/scene").json
    page.wait_for_function(CAUGHT_UP, arg=[table, scene["told"], scene["seq"]])
    assert page.evaluate(NOTICES) == []


def test_who_takes_over_at_this_screen_is_told_before_the_table_is_shown(
    visitors: Visitors, ann: Client
) -> None:
    table = str(ann.table("me", "me", game="boonlake")["id"])
    page = hidden_page(visitors, ann, DRAWN.format(table))
    page.wait_for_selector("#cover[open]")
    told = len(page.evaluate(NOTICES))
    assert told == 1
    page.click("#cover button")
    page.wait_for_function(ON_TURN)
    first = choice_of(ann, table)
    assert first is not None
    for _move in range(MOST):
        asked = choice_of(ann, table)
        assert asked is not None
        if asked[0]["seat"] != first[0]["seat"]:
            break
        decides(ann, table)
    page.wait_for_selector("#cover[open]")
    assert len(page.evaluate(NOTICES)) == told + 1


def test_leave_is_asked_for_with_the_first_move(visitors: Visitors, ann: Client) -> None:
    table = ann.table("me", "bot novice", game="burgundy")["id"]
    page = hidden_page(visitors, ann, DRAWN.format(table), leave=False)
    page.evaluate("() => { window.leave = 'default'; }")
    page.wait_for_selector(".st-options .st-option")
    assert page.evaluate("() => window.leaveAsked ?? 0") == 0
    page.locator(".st-options .st-option").first.click()
    page.wait_for_function("() => window.leaveAsked === 1")
