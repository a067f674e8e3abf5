"""Make the pictures of docs/pictures: every key screen, wide and narrow, in all its dress.

    python scripts/screenshots.py                  all pictures
    python scripts/screenshots.py lobby boonlake   some of them
    python scripts/screenshots.py turns            the moving picture of a person's and a bot's turn
    python scripts/screenshots.py --snapshots      what the tests expect to see, instead

Needs Chromium (its path may stand in CHROMIUM). The games are recorded ones, the same as in the
tests: the same program makes the same pictures.
"""

import argparse
import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PIL import Image  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browsing import ARGUMENTS, CHROMIUM  # noqa: E402
from tests.client import guarding  # noqa: E402
from tests.client.screens import ALL, QUIET, SCREENS, Look, Screen, Walk, walking  # noqa: E402
from tests.client.showcase import ANNA  # noqa: E402
from tests.client.sizes import DESKTOP, PHONE  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 76
FILM = "turns"
FILM_SIZE = (960, 600)
FILM_QUALITY = 48
FRAME_TIME = 260
MOST_MOVES = 3
MOST_FRAMES = 40
LARGEST_FILM = 1_500_000
MINE_AGAIN = """() => {
  const table = document.querySelector("spiel-tisch");
  return table.scene.options.length > 0 && !table.director.playing && !table.pieces.airborne.size;
}"""
"""Whether the film is at its end and the person is asked once more."""


class Shot(NamedTuple):
    """A picture: a screen, and through what it is looked at."""

    screen: Screen
    look: Look

    @property
    def name(self) -> str:
        return f"{self.screen.name}-{self.look}"


def point_at_an_option(page: Any) -> None:
    """Rest the mouse on an option, so that it is told what it costs and brings."""
    page.locator(".st-options [data-option]").nth(1).hover()
    page.wait_for_selector(".st-does:not([hidden])")


def shots() -> Iterator[Shot]:
    """Every picture that is made."""
    for screen in ALL:
        if not screen.narrow:
            yield Shot(screen, Look(DESKTOP))
        yield Shot(screen, Look(PHONE))
    for name in ("lobby", "boonlake", "burgundy-four", "end", "help"):
        yield Shot(SCREENS[name], Look(DESKTOP, dark=True))
        yield Shot(SCREENS[name], Look(PHONE, dark=True))
    for name, language in (
        ("boonlake-hand", "de"),
        ("burgundy-expansions", "de"),
        ("parts", "de"),
        ("boonlake-solo", "fr"),
        ("burgundy", "fr"),
        ("report", "fr"),
    ):
        yield Shot(SCREENS[name], Look(DESKTOP, language=language))
        yield Shot(SCREENS[name], Look(PHONE, language=language))
    preview = SCREENS["boonlake"]._replace(name="boonlake-preview", act=point_at_an_option)
    yield Shot(preview, Look(DESKTOP))


def film(walk: Walk, target: Path) -> None:
    """A person's turn and a bot's, as a moving picture: what is on the screen, frame by frame."""
    client = walk.clients[ANNA]
    page = walk.visitors.page(client, DESKTOP)
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/tables/burgundy-two/play?language=en")
    page.wait_for_selector(".st-prompt:not(:empty)")
    page.evaluate(QUIET)
    frames: list[Image.Image] = []

    def see(count: int) -> None:
        for _frame in range(count):
            with Image.open(io.BytesIO(page.screenshot(caret="hide"))) as seen:
                frames.append(seen.convert("RGB").resize(FILM_SIZE))

    see(4)
    for _move in range(MOST_MOVES):
        options = page.locator(".st-options [data-option]")
        if not options.count():
            break
        # What ends the turn comes first.
        options.nth(min(1, options.count() - 1)).click()
        see(3)
        if page.locator(".st-sure[open]").count():
            page.locator(".st-sure[open] button").last.click()
        see(4)
    for _frame in range(MOST_FRAMES):
        see(1)
        if page.evaluate(MINE_AGAIN):
            break
    see(4)
    first, *rest = frames
    first.save(
        target,
        save_all=True,
        append_images=rest,
        duration=FRAME_TIME,
        loop=0,
        quality=FILM_QUALITY,
        method=4,
    )
    page.context.close()
    assert target.stat().st_size < LARGEST_FILM, f"{target} is too large"


@contextmanager
def started() -> Iterator[Walk]:
    """A browser in front of a server with the recorded games."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with walking(browser, Path(folder)) as walk:
            yield walk
        browser.close()


def take(walk: Walk, names: list[str], folder: Path, ending: str) -> None:
    """Make the pictures; when all are made, those that are made no more go away."""
    folder.mkdir(parents=True, exist_ok=True)
    made = set()
    for shot in shots():
        if names and shot.screen.name not in names:
            continue
        target = folder / f"{shot.name}.{ending}"
        write(walk.shoot(shot.screen, shot.look), target)
        made.add(target)
        print(target)
    if not names or FILM in names:
        film(walk, folder / f"{FILM}.webp")
        made.add(folder / f"{FILM}.webp")
        print(folder / f"{FILM}.webp")
    if not names:
        for old in {*folder.glob("*.jpg"), *folder.glob("*.webp")} - made:
            old.unlink()


def write(screenshot: bytes, target: Path) -> None:
    """Save a picture as its ending says."""
    if target.suffix == ".png":
        target.write_bytes(screenshot)
        return
    with Image.open(io.BytesIO(screenshot)) as image:
        image.convert("RGB").save(target, quality=QUALITY, method=6)


def main() -> None:
    """Make pictures, or renew the snapshots."""
    parser = argparse.ArgumentParser(description="Make the pictures of the key screens.")
    parser.add_argument("screens", nargs="*", help="only these")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--png", action="store_true", help="PNG to look at closely, not WebP")
    parser.add_argument("--snapshots", action="store_true", help="renew what the tests expect")
    given = parser.parse_args()
    with started() as walk:
        if given.snapshots:
            for path in guarding.renew(walk):
                print(path)
        else:
            take(walk, given.screens, given.folder, "png" if given.png else "webp")


if __name__ == "__main__":
    main()
