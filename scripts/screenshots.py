"""Make the pictures of docs/pictures: the key screens, wide and narrow, light and dark.

Needs Chromium on the path (or its path in CHROMIUM) and Playwright. Games are played by random
moves from fixed seeds, so that the same program makes the same pictures.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.client import harness  # noqa: E402
from tests.client.conftest import ARGUMENTS, CHROMIUM, DESKTOP, PHONE  # noqa: E402

NAMES = ("Anna", "Ben", "Carla", "Dario")


class Shot(NamedTuple):
    """One picture: a game after some moves, and how it is looked at."""

    name: str
    game: str
    seats: int
    moves: int
    language: str = "en"
    dark: bool = False
    hover: bool = False
    tab: int = 0


SHOTS = (
    Shot("burgundy", "burgundy", 3, 96, hover=True),
    Shot("burgundy-four", "burgundy", 4, 150),
    Shot("burgundy-dark", "burgundy", 2, 80, "de", dark=True),
    Shot("burgundy-duchy", "burgundy", 3, 96, tab=1),
    Shot("boonlake", "boonlake", 4, 260, hover=True),
    Shot("boonlake-hand", "boonlake", 2, 70, "fr", tab=1),
    Shot("boonlake-board", "boonlake", 4, 260, tab=3),
    Shot("boonlake-dark", "boonlake", 3, 180, "de", dark=True),
    Shot("boonlake-solo", "boonlake", 1, 40),
)


def main() -> None:
    """Make all pictures."""
    parser = argparse.ArgumentParser(description="Make the pictures of the key screens.")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--png", action="store_true", help="PNG to look at closely, not JPEG")
    given = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit("screenshots need Chromium on the path")
    folder, ending = given.folder, "png" if given.png else "jpg"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for shot in SHOTS:
            for size in (DESKTOP, PHONE):
                target = folder / f"{shot.name}-{size[0]}.{ending}"
                take(browser, shot, size, target)
                print(target)
        browser.close()


def take(browser: Any, shot: Shot, size: tuple[int, int], target: Path) -> None:
    """Make one picture in one size."""
    table = harness.set_up(
        shot.game,
        shot.seats,
        moves=shot.moves,
        language=shot.language,
        seed=3,
        names=NAMES[: shot.seats],
    )
    server = harness.serve(table)
    phone = size == PHONE
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if shot.dark else "light",
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.server_port}/")
    page.wait_for_selector(".st-prompt:not(:empty)")
    if phone and page.locator(".st-tab").count() > shot.tab:
        page.locator(".st-tab").nth(shot.tab).tap()
    elif shot.hover and page.locator(".st-slot.lit").count():
        page.locator(".st-slot.lit").first.hover()
        page.wait_for_selector(".st-tip:popover-open")
    page.wait_for_timeout(500)
    if target.suffix == ".png":
        page.screenshot(path=target)
    else:
        page.screenshot(path=target, type="jpeg", quality=88)
    context.close()
    server.shutdown()
    server.server_close()


if __name__ == "__main__":
    main()
