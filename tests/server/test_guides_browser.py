"""Puzzles, the turn ribbon and the coach in a real browser, wide and narrow."""

import json
from pathlib import Path
from typing import Any

import pytest

from spieltisch.server.api import tables
from spieltisch.server.live.puzzling import in_order
from spieltisch.tables.puzzles import Puzzle
from tests.browsing import context_of
from tests.server.inside import server_inside

pytestmark = pytest.mark.slow
WIDE, NARROW = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
TABLE = "document.querySelector('spiel-tisch')"
STILL = f"() => !{TABLE}.busy && !{TABLE}.guides.puzzle.playing"


def wishes(page: Any, **kept: str) -> None:
    told = json.dumps({"pace": "off", **kept})
    page.evaluate("(told) => localStorage.setItem('spieltisch', told)", told)


def take(page: Any, move: str) -> None:
    """Make a move of the list, and wait until it has been made."""
    page.evaluate(
        f"""async (move) => {{
          const table = {TABLE};
          const index = table.scene.options.findIndex((one) => one.notation === move);
          await table.act(() => table.adapter.take(index, move, true));
        }}""",
        move,
    )


def solve(page: Any, puzzle: Puzzle, moves: list[str], verdict: str) -> None:
    for move in moves if puzzle.measure == "turn" else moves[:1]:
        take(page, move)
    page.wait_for_function(f"(it) => {TABLE}.guides.puzzle.view.verdict === it", arg=verdict)


@pytest.mark.parametrize(
    ("game", "size", "last"),
    [("boonlake", WIDE, 0), ("burgundy", NARROW, 0), ("burgundy", WIDE, 1)],
)
def test_a_guest_solves_a_puzzle_on_the_table(
    browser: Any, tmp_path: Path, game: str, size: dict[str, int], last: int
) -> None:
    # Also one in the last turn of a game, which can be tried again all the same.
    puzzle = next(one for one in in_order(game) if not last or one.name == "177-24-157")
    with server_inside(tmp_path) as inside:
        context = context_of(browser, base_url=inside.url, viewport=size)
        page = context.new_page()
        page.goto(f"/puzzles?game={game}&language=en")
        wishes(page)
        page.click(f".puzzles button[value='{game}/{puzzle.name}']")
        page.wait_for_selector(".st-puzzle:not([hidden])")
        assert "Find the best" in page.inner_text(".st-puzzle")
        solve(page, puzzle, puzzle.second, "missed")
        assert "There is something better." in page.inner_text(".st-puzzle")
        page.click(".st-puzzle >> text=Try again")
        page.wait_for_function(f"() => {TABLE}.guides.puzzle.view.made === 0")
        solve(page, puzzle, puzzle.solution, "solved")
        assert "Solved!" in page.inner_text(".st-puzzle")
        page.click(".st-puzzle >> text=Show the solution")
        page.wait_for_function(STILL)
        told = page.inner_text(".st-puzzle")
        assert f"about {round(puzzle.lead)} points" in told
        assert page.evaluate(f"() => {TABLE}.guides.puzzle.view.verdict") == "solved"
        page.click(".st-puzzle >> text=Next puzzle")
        page.wait_for_function(f"() => {TABLE}?.guides?.puzzle.view?.made === 0")
        page.click(".st-puzzle >> text=All puzzles")
        page.wait_for_selector(".puzzles")
        context.close()


def new_game(page: Any, game: str) -> None:
    page.evaluate(
        """async (game) => {
          const seats = [{ kind: "me" }, { kind: "bot", bot: "novice" }];
          const headers = { "Content-Type": "application/json" };
          const body = JSON.stringify({ game, seats });
          const made = await fetch("/api/v1/tables", { method: "POST", headers, body });
          location.href = `/tables/${(await made.json()).id}/play`;
        }""",
        game,
    )
    page.wait_for_function(f"() => {TABLE}?.scene?.asked")


def test_the_ribbon_goes_after_two_games_and_comes_back_by_wish(
    browser: Any, tmp_path: Path
) -> None:
    with server_inside(tmp_path) as inside:
        context = context_of(browser, base_url=inside.url, viewport=WIDE)
        page = context.new_page()
        page.goto("/?language=en")
        page.fill("input[name=name]", "Ann")
        page.click(".guest button.main")
        wishes(page, coach="silent")
        new_game(page, "burgundy")
        page.wait_for_selector(".st-ribbon .now")
        parts = page.locator(".st-ribbon button")
        assert parts.all_inner_texts() == ["First die", "Second die", "End"]
        assert page.locator(".st-ribbon .now").inner_text() == "First die"
        parts.nth(1).hover()
        assert "black depot" in page.wait_for_selector(".st-tip:popover-open").inner_text()
        move = page.evaluate(
            f"() => {TABLE}.scene.options.find((o) => /^workers/.test(o.notation))"
        )
        take(page, move["notation"])
        page.wait_for_function(
            "() => document.querySelector('.st-ribbon .now')?.innerText[0] === 'S'"
        )
        page.evaluate("""() => localStorage.setItem("finished burgundy", '["a", "b"]')""")
        page.reload()
        page.wait_for_function(f"() => {TABLE}?.scene?.asked")
        assert not page.locator(".st-ribbon").is_visible()
        page.keyboard.press(",")
        page.check("input[name=ribbon][value=always]")
        page.keyboard.press("Escape")
        page.wait_for_selector(".st-ribbon .now")
        context.close()


SAID = {
    "text": "“Explore” would have brought about 6 points more.",
    "cost": 6.2,
    "least": 4.5,
    "reasons": ["Your scoring tiles will pay more."],
}


def test_the_coach_speaks_once_a_turn_as_loud_as_wished_and_shows_it(
    browser: Any, tmp_path: Path
) -> None:
    """What it says is fixed here: whether it is right is tested where it thinks."""
    with server_inside(tmp_path) as inside:
        context = context_of(browser, base_url=inside.url, viewport=WIDE)
        page = context.new_page()
        page.goto("/?language=en")
        page.fill("input[name=name]", "Ann")
        page.click(".guest button.main")
        wishes(page)
        new_game(page, "burgundy")
        real = page.evaluate(f"async () => {TABLE}.adapter.coach()")
        assert real["text"] == "", "before a decision there is nothing to say"

        def after_a_move(turn: int, least: float = 4.5) -> bool:
            page.evaluate(
                f"(said) => {{ {TABLE}.adapter.coach = async () => said; }}",
                {**SAID, "least": least, "turn": turn, "at": 0, "line": []},
            )
            page.evaluate(
                f"""async () => {{
                  const table = {TABLE};
                  table.guides.coach.hide();
                  table.guides.coach.hear([{{ deed: "moved", seat: table.real.seat }}], false);
                  await new Promise((done) => setTimeout(done));
                }}"""
            )
            return bool(page.locator(".st-coach").is_visible())

        assert after_a_move(1)
        assert "about 6 points more. Your scoring tiles" in page.inner_text(".st-coach")
        assert not after_a_move(1), "once a turn"
        assert not after_a_move(2, least=2), "only blunders"
        wishes(page, coach="talkative")
        page.reload()
        page.wait_for_function(f"() => {TABLE}?.scene?.asked")
        assert after_a_move(2, least=2)
        page.click(".st-coach >> text=Thanks")
        assert not page.locator(".st-coach").is_visible()
        wishes(page, coach="silent")
        page.reload()
        page.wait_for_function(f"() => {TABLE}?.scene?.asked")
        assert not after_a_move(3, least=20)
        context.close()


def test_who_gives_his_dice_away_hears_of_it_and_is_shown_a_better_turn(
    browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "luck_of", lambda _settings: bytes(31) + b"\x04")
    with server_inside(tmp_path) as inside:
        context = context_of(browser, base_url=inside.url, viewport=WIDE)
        page = context.new_page()
        page.goto("/?language=en")
        page.fill("input[name=name]", "Ann")
        page.click(".guest button.main")
        wishes(page, coach="talkative")
        new_game(page, "burgundy")
        while page.evaluate(f"() => {TABLE}.scene.options.at(-1)?.notation") != "end":
            take(page, page.evaluate(f"() => {TABLE}.scene.options[0].notation"))
        take(page, "end")
        told = page.wait_for_selector(".st-coach:not([hidden])").inner_text()
        assert "would have brought about" in told
        page.click(".st-coach >> text=Show me")
        page.wait_for_selector("spiel-tisch.planning")
        steps = page.evaluate(f"() => {TABLE}.plan.moves")
        assert steps
        assert steps[0] != "end"
        assert page.locator(".st-plan-play").is_hidden(), "what is over cannot be played"
        context.close()
