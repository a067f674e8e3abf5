"""`spieltisch draw`: a moment of a recorded game as a picture."""

import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path

from spieltisch import draw, texts
from spieltisch.cli import common
from spieltisch.kernel.errors import SpieltischError
from spieltisch.kernel.events import SPECTATOR
from spieltisch.tables.replay import replay
from spieltisch.tables.speech import voice_of

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


def add_to(commands: common.Commands) -> None:
    """Make the command known."""
    parser = commands.add_parser(
        "draw",
        description="Play a record up to a move and draw the table as a seat sees it. "
        "PNG needs Chromium or Chrome on the path.",
    )
    parser.add_argument("file", metavar="RECORD", help="a record, as Match.record.save writes it")
    parser.add_argument("--at", type=int, metavar="K", help="after the K-th move (default: all)")
    parser.add_argument(
        "--seat", type=int, default=SPECTATOR, help="as this seat sees it (default: a spectator)"
    )
    parser.add_argument("--language", choices=texts.LANGUAGES, default="en")
    parser.add_argument(
        "-o", "--output", metavar="FILE", required=True, help="FILE.svg or FILE.png"
    )
    common.add_pack(parser)
    parser.set_defaults(command=run)


def run(given: argparse.Namespace) -> int:
    """Draw one picture."""
    match = replay(given.file, given.at, given.pack)
    if not SPECTATOR <= given.seat < match.seats:
        raise SpieltischError(f"there is no seat {given.seat}; seats are 0 to {match.seats - 1}")
    svg = draw.Picture(match, given.seat, voice_of(given.language, match.names, match.seats)).svg
    target = Path(given.output)
    if target.suffix == ".svg":
        target.write_text(svg, encoding="utf-8")
    elif target.suffix == ".png":
        _photograph(svg, target)
    else:
        raise SpieltischError(f"{target.name}: the picture can be .svg or .png")
    return 0


def _photograph(svg: str, target: Path) -> None:
    """Let a browser turn the drawing into pixels."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        raise SpieltischError("PNG needs Chromium or Chrome; SVG works without")
    width, height = draw.size_of(svg)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "picture.svg"
        page.write_text(svg, encoding="utf-8")
        command = [
            browser,
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--no-first-run",
            f"--user-data-dir={folder}/profile",
            f"--window-size={width},{height}",
            f"--screenshot={target.resolve()}",
            page.as_uri(),
        ]
        done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    if done.returncode or not target.exists():
        raise SpieltischError(f"{browser} could not draw {target.name}")
