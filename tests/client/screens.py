"""The key screens, as somebody at a browser sees them: for snapshots and screenshots."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.browsing import NOTED
from tests.client.around import Visitors, visiting
from tests.client.showcase import ANNA, BEN, CARLA, DARIO, REPORTED, Exhibition
from tests.client.sizes import DESKTOP, PHONE
from tests.server.serving import Client, serving

QUIET = """async () => {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const one of pictures) one.loading = 'eager';
  await Promise.all(pictures.map((one) => one.decode().catch(() => {})));
  document.querySelector('main :target')?.scrollIntoView();
  const moves = ({effect, playState}) =>
    playState === 'running' && effect?.getTiming().iterations !== Infinity;
  for (let still = 0; still < 3; ) {
    await new Promise((tell) => requestAnimationFrame(tell));
    still = document.getAnimations().some(moves) ? 0 : still + 1;
  }
}"""
"""Waits until letters and pictures are there and nothing glides any more."""

Act = Callable[[Any], None]


class Look(NamedTuple):
    """Through what a screen is looked at."""

    size: tuple[int, int]
    dark: bool = False
    language: str = "en"

    def __str__(self) -> str:
        parts = [str(self.size[0]), "dark" if self.dark else "", self.language]
        return "-".join(part for part in parts if part not in ("", "en"))

    @property
    def narrow(self) -> bool:
        return self.size == PHONE


DESK_LIGHT, PHONE_LIGHT = Look(DESKTOP), Look(PHONE)
DESK_DARK, PHONE_DARK = Look(DESKTOP, dark=True), Look(PHONE, dark=True)


class Screen(NamedTuple):
    """A page as a viewer sees it, and what is done on it before one looks.

    `tab` is the one opened on a phone; `narrow` screens exist only there.
    """

    name: str
    path: str
    viewer: int = ANNA
    act: Act | None = None
    tab: int | None = None
    narrow: bool = False

    @property
    def drawn(self) -> bool:
        """Whether it is a table."""
        return self.path.partition("#")[0].endswith(("/play", "/replay"))

    @property
    def flows(self) -> bool:
        """Whether it is text, which moves down when a line above it needs more room."""
        return not self.drawn or self.act is open_settings


def open_settings(page: Any) -> None:
    page.click(".st-bar .st-tools button[aria-keyshortcuts=',']")
    page.wait_for_selector("dialog[open]")


def find_the_place(page: Any) -> None:
    page.wait_for_selector(".rp-log [aria-current]")


def show_the_chart(page: Any) -> None:
    page.locator(".growth").first.evaluate("(chart) => chart.scrollIntoView({block: 'center'})")


def _table(exhibit: str) -> str:
    return f"/tables/{exhibit}/play"


ALL = (
    Screen("lobby", "/"),
    Screen("new-table", "/new?game=burgundy&seats=3"),
    Screen("boonlake", _table("boonlake-four"), tab=0),
    Screen("boonlake-actions", _table("boonlake-four"), tab=2, narrow=True),
    Screen("boonlake-hand", _table("boonlake-two"), DARIO, tab=1),
    Screen("boonlake-board", _table("boonlake-two"), DARIO, tab=3, narrow=True),
    Screen("boonlake-solo", _table("boonlake-solo"), CARLA, tab=0),
    Screen("burgundy", _table("burgundy-two"), tab=0),
    Screen("burgundy-duchy", _table("burgundy-two"), tab=1, narrow=True),
    Screen("burgundy-four", _table("burgundy-four"), tab=2),
    Screen("burgundy-expansions", _table("burgundy-expansions"), BEN, tab=0),
    Screen("burgundy-team", _table("burgundy-team"), CARLA, tab=1),
    Screen("burgundy-solo", _table("burgundy-solo"), DARIO, tab=1),
    Screen("settings", _table("burgundy-two"), act=open_settings),
    Screen("end", "/tables/boonlake-over"),
    Screen("chart", "/tables/burgundy-over", act=show_the_chart),
    Screen("replay", "/tables/burgundy-over/replay#at=180", act=find_the_place),
    Screen("report", f"/tables/{REPORTED}/report"),
    Screen("help", "/help/boonlake/setup#map"),
    Screen("parts", "/help/burgundy/parts"),
    Screen("statistics", "/statistics"),
)
SCREENS = {screen.name: screen for screen in ALL}


def screens(*names: str) -> tuple[Screen, ...]:
    """The screens of these names."""
    return tuple(SCREENS[name] for name in names)


class Walk:
    """A walk through all screens with a browser."""

    def __init__(self, visitors: Visitors, cookies: list[str]) -> None:
        self.visitors = visitors
        self.clients = [Client(visitors.server.url, cookie=cookie) for cookie in cookies]

    @contextmanager
    def at(self, screen: Screen, look: Look) -> Iterator[Any]:
        """A screen on which nothing moves any more."""
        client = self.clients[screen.viewer]
        page = self.visitors.page(client, look.size, look.language, look.dark)
        path, mark, part = screen.path.partition("#")
        joint = "&" if "?" in path else "?"
        page.goto(f"{path}{joint}language={look.language}{mark}{part}")
        if screen.drawn:
            page.wait_for_selector(".st-prompt:not(:empty)")
        if look.narrow and screen.tab is not None:
            page.locator(".st-tab").nth(screen.tab).tap()
        if screen.act is not None:
            screen.act(page)
        page.evaluate(NOTED)
        page.evaluate(QUIET)
        yield page
        page.context.close()

    def shoot(self, screen: Screen, look: Look) -> bytes:
        """A picture of a screen, as PNG."""
        with self.at(screen, look) as page:
            return picture(page)


def picture(page: Any) -> bytes:
    """What a page shows, as PNG."""
    return bytes(page.screenshot(animations="disabled", caret="hide"))


@contextmanager
def walking(browser: Any, folder: Path) -> Iterator[Walk]:
    """Fill a database in an empty folder, serve it, and let somebody walk through."""
    database = f"sqlite:///{folder / 'spieltisch.db'}"
    cookies = Exhibition(database).cookies
    # Without the small game that other tests play.
    with (
        serving(database, folder / "log", games="") as server,
        visiting(browser, server) as visitors,
    ):
        yield Walk(visitors, cookies)
