"""The replay on the drawn table: by keys, by mouse, on both sizes, in all languages."""

import time
from typing import Any

import pytest

from tests.client.around import TABLE, Visitors, complaints, played
from tests.client.sizes import DESKTOP, PHONE, SMALL_PHONE
from tests.server.serving import PATIENCE, Client

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def running_boonlake(ann: Client) -> str:
    return played(ann, "boonlake", "me", "me", most=40)


def moves_of(ann: Client, table: str) -> int:
    return int(ann.get(f"/api/v1/tables/{table}/past").json["moves"])


def opened(page: Any, table: str, rest: str = "") -> Any:
    page.goto(f"/tables/{table}/replay{rest}")
    page.wait_for_selector(".rp:not([hidden])")
    return page


SHOWN = f"""async ([moves, of]) => {{
  const {{ scene, dataset }} = {TABLE};
  const language = document.documentElement.lang;
  if (document.querySelector('.rp-count').textContent !== `${{moves}} / ${{of}}`) return false;
  const asked = new URLSearchParams({{ seat: scene.seat, language }});
  const answer = await fetch(`/api/v1/tables/${{dataset.table}}/past/${{moves}}?${{asked}}`);
  const told = (await answer.json()).scene;
  const same = JSON.stringify(told.pieces) === JSON.stringify(scene.pieces);
  return same && told.prompt === scene.prompt;
}}"""


def stands_at(page: Any, moves: int, of: int) -> None:
    """Wait until this position is counted, and shown as the server tells it."""
    until = time.monotonic() + 2 * PATIENCE
    while not page.evaluate(SHOWN, [moves, of]):
        assert time.monotonic() < until, page.locator(".rp-count").inner_text()
        page.wait_for_timeout(50)


def test_keys_step_by_decisions_and_turns(
    visitors: Visitors, ann: Client, finished_burgundy: str
) -> None:
    told = ann.get(f"/api/v1/tables/{finished_burgundy}/past").json
    of, turns = told["moves"], [turn["moves"] for turn in told["turns"]]
    page = opened(visitors.page(ann), finished_burgundy)
    stands_at(page, 0, of)
    for key, moves in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", of),
        ("ArrowRight", of),
        ("PageUp", turns[-1]),
        ("PageUp", turns[-2]),
        ("PageDown", turns[-1]),
        ("Home", 0),
        ("PageDown", next(turn for turn in turns if turn > 0)),
    ]:
        page.keyboard.press(key)
        stands_at(page, moves, of)
    assert page.url.endswith(f"#at={moves}&seat=0")
    assert page.locator(".rp-turn").inner_text().startswith("Turn 1 of ")


def test_the_scrubber_and_the_log_lead_anywhere(
    visitors: Visitors, ann: Client, finished_burgundy: str
) -> None:
    of = moves_of(ann, finished_burgundy)
    page = opened(visitors.page(ann), finished_burgundy)
    page.locator("#rp-at").fill("70")
    stands_at(page, 70, of)
    current = page.locator(".rp-log [aria-current=step]")
    assert int(current.locator(".rp-number").inner_text()) <= 70
    line = page.locator(".rp-log li button").nth(20)
    moves = int(line.locator(".rp-number").inner_text())
    line.click()
    stands_at(page, moves, of)
    assert line.get_attribute("aria-current") == "step"
    page.locator("#rp-at").focus()
    page.keyboard.press("ArrowRight")
    stands_at(page, moves + 1, of)
    page.click("[data-go=last]")
    stands_at(page, of, of)


def test_it_plays_by_itself_and_stops_at_the_end(
    visitors: Visitors, ann: Client, finished_burgundy: str
) -> None:
    of = moves_of(ann, finished_burgundy)
    page = opened(visitors.page(ann), finished_burgundy, f"#at={of - 5}")
    stands_at(page, of - 5, of)
    page.select_option("#rp-speed", "160")
    page.locator("body").press("Space")
    assert page.get_attribute(".rp-play", "aria-pressed") == "true"
    stands_at(page, of, of)
    page.wait_for_selector(".rp-play[aria-pressed=false]")
    page.click("[data-go=play]")
    page.wait_for_function(
        """(of) => { const at = parseInt(document.querySelector('.rp-count').textContent);
        return at > 0 && at < of; }""",
        arg=of,
    )
    page.click("[data-go=play]")
    # A step that was on its way still comes; then nothing does, long before the end.
    count, before = page.locator(".rp-count"), ""
    while count.inner_text() != before:
        before = count.inner_text()
        page.wait_for_timeout(700)
    assert before != f"{of} / {of}"


def test_a_position_can_be_linked_to(
    visitors: Visitors, ann: Client, finished_burgundy: str
) -> None:
    of = moves_of(ann, finished_burgundy)
    page = opened(visitors.page(ann), finished_burgundy, "#at=33&seat=1")
    stands_at(page, 33, of)
    assert page.evaluate(f"{TABLE}.scene.seat") == 1
    page.click("#rp-link")
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == page.url
    page.evaluate("() => { location.hash = '#at=12&seat=0'; }")
    stands_at(page, 12, of)
    assert page.evaluate(f"{TABLE}.scene.seat") == 0
    other = opened(
        visitors.page(Client.browser(ann.url, "Ben"), PHONE),
        finished_burgundy,
        link[link.index("#") :],
    )
    stands_at(other, 33, of)
    wrong = opened(visitors.page(ann), finished_burgundy, "#at=nonsense&seat=9")
    # A seat that is not there is answered with a refusal, and one's own is taken.
    wrong.wait_for_function(f"() => {TABLE}?.scene?.seat === 0")
    visitors.faults = [
        fault for fault in visitors.faults if "seat=9" not in fault and "409" not in fault
    ]


def test_a_finished_game_is_seen_through_all_eyes(visitors: Visitors, ann: Client) -> None:
    table = played(ann, "auction", "me", "me")
    page = opened(visitors.page(Client.browser(ann.url, "Ben")), table)
    assert page.locator("#rp-eyes option").all_inner_texts() == [
        "Ann (1)",
        "Ann (2)",
        "a spectator",
    ]
    for seat in ("1", "-1", "0"):
        page.select_option("#rp-eyes", seat)
        page.wait_for_function(f"(seat) => {TABLE}.scene.seat === Number(seat)", arg=seat)


def test_a_running_game_shows_only_ones_own_past(
    visitors: Visitors, ann: Client, running_boonlake: str
) -> None:
    page = opened(visitors.page(ann), running_boonlake)
    assert page.locator("#rp-eyes option").count() == 2
    assert page.locator("#rp-continue").count() == 0
    watching = opened(visitors.page(Client.browser(ann.url, "Ben")), running_boonlake)
    assert watching.locator("#rp-eyes option").all_inner_texts() == ["a spectator"]
    watching.keyboard.press("End")
    stands_at(watching, 40, 40)
    hand = f"() => {TABLE}.scene.trays.find((tray) => tray.id === 'hand').cards.length"
    assert watching.evaluate(hand) == 0
    page.keyboard.press("End")
    stands_at(page, 40, 40)
    # Luck may have left the hand empty just now; it was not always so.
    at = 40
    while at and not page.evaluate(hand):
        page.keyboard.press("ArrowLeft")
        at -= 1
        stands_at(page, at, 40)
    assert page.evaluate(hand) > 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_goes_on_from_a_position(
    visitors: Visitors, ann: Client, finished_burgundy: str, size: tuple[int, int]
) -> None:
    of = moves_of(ann, finished_burgundy)
    page = opened(visitors.page(ann, size), finished_burgundy, "#at=41")
    stands_at(page, 41, of)
    page.click("#rp-continue")
    assert "41" in page.locator(".rp-where").inner_text()
    page.select_option("#rp-dialog [name=seat-0]", "me")
    page.select_option("#rp-dialog [name=seat-1]", "me")
    page.click("#rp-dialog .rp-main")
    page.wait_for_url("**/play")
    page.wait_for_function(f"() => {TABLE}?.scene?.options.length > 0")
    new = page.url.split("/")[-2]
    assert new != finished_burgundy
    assert moves_of(ann, new) == 41
    assert ann.get(f"/api/v1/tables/{new}").json["origin"] == finished_burgundy


def test_at_the_end_there_is_nothing_to_continue(
    visitors: Visitors, ann: Client, finished_burgundy: str
) -> None:
    page = opened(visitors.page(ann), finished_burgundy)
    page.keyboard.press("End")
    page.wait_for_selector("#rp-continue[disabled]")
    page.click("[data-go=back]")
    page.wait_for_selector("#rp-continue:not([disabled])")


@pytest.mark.parametrize(
    ("size", "language", "dark"),
    [
        (DESKTOP, "de", True),
        (SMALL_PHONE, "en", True),
        pytest.param(PHONE, "fr", False, marks=pytest.mark.extended),
    ],
)
def test_it_fits_and_is_for_everybody(
    visitors: Visitors,
    ann: Client,
    finished_burgundy: str,
    running_boonlake: str,
    size: tuple[int, int],
    language: str,
    dark: bool,
) -> None:
    for table in (finished_burgundy, running_boonlake):
        page = visitors.page(ann, size, language, dark)
        page.goto(f"/tables/{table}/replay/20?language={language}")
        page.wait_for_selector(".rp:not([hidden])")
        page.wait_for_function(f"() => {TABLE}.scene")
        assert page.get_attribute("html", "lang") == language
        # The table itself has tests of its own.
        assert [one for one in complaints(page) if "rp-" in one or "px" in one] == []
