"""The snapshots: which screens are guarded, how each of them looked, and how to renew them."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from tests.client import screens
from tests.client.comparing import Difference, compare, marked, reduced
from tests.client.screens import DESK_DARK, DESK_LIGHT, PHONE_DARK, PHONE_LIGHT, Look, Screen, Walk

FOLDER = Path(__file__).parent / "snapshots"
QUALITY = 88
GUARDED: dict[Look, tuple[Screen, ...]] = {
    DESK_LIGHT: tuple(screen for screen in screens.ALL if not screen.narrow),
    PHONE_LIGHT: screens.ALL,
    DESK_DARK: screens.screens("lobby", "boonlake", "burgundy-four", "end"),
    PHONE_DARK: screens.screens("boonlake-hand", "burgundy", "help"),
}


def path_of(screen: Screen, look: Look) -> Path:
    """Where it is kept how a screen looked."""
    return FOLDER / f"{screen.name}-{look}.webp"


def expected(screen: Screen, look: Look) -> Image.Image | None:
    """How a screen looked; None if nobody has kept it."""
    path = path_of(screen, look)
    if not path.exists():
        return None
    with Image.open(path) as picture:
        return picture.convert("RGB")


class Verdict:
    """How a screen looks now, beside how it looked."""

    def __init__(self, screen: Screen, look: Look, screenshot: bytes) -> None:
        self.screen = screen
        self.look = look
        self.screenshot = screenshot
        self.actual = reduced(screenshot)
        self.expected = expected(screen, look)
        self.difference: Difference | None = None
        if self.expected is not None:
            self.difference = compare(self.actual, self.expected, flows=screen.flows)

    @property
    def fine(self) -> bool:
        return self.difference is not None and not self.difference.matters

    def __str__(self) -> str:
        name = path_of(self.screen, self.look).name
        if self.difference is None:
            return f"{name} does not exist"
        return f"{name}: {self.difference}"

    def save(self, folder: Path) -> None:
        """Write what one needs to judge: now, before, and where they differ."""
        folder.mkdir(parents=True, exist_ok=True)
        stem = path_of(self.screen, self.look).stem
        (folder / f"{stem}-actual.png").write_bytes(self.screenshot)
        if self.expected is not None and self.difference is not None:
            self.expected.resize(self.look.size).save(folder / f"{stem}-expected.png")
            shown = marked(self.actual, self.difference).resize(
                self.look.size, Image.Resampling.BOX
            )
            shown.save(folder / f"{stem}-difference.png")

    def keep(self) -> bool:
        """From now on this is how the screen looks; False if it looks just as before."""
        if self.difference is not None and not self.difference.places.any():
            return False
        path = path_of(self.screen, self.look)
        self.actual.save(path, "WEBP", quality=QUALITY, method=6)
        return True


def renew(walk: Walk) -> Iterator[Path]:
    """Keep how all screens look now; what has changed, and what has gone."""
    FOLDER.mkdir(exist_ok=True)
    wanted = {path_of(screen, look) for look, guarded in GUARDED.items() for screen in guarded}
    for path in sorted({*FOLDER.iterdir()} - wanted):
        path.unlink()
        yield path
    for look, guarded in GUARDED.items():
        for screen in guarded:
            if Verdict(screen, look, walk.shoot(screen, look)).keep():
                yield path_of(screen, look)
