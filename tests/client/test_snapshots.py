"""The key screens look as they did when somebody last looked at them and was content."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from tests.client.comparing import REDUCED, Difference, compare
from tests.client.comparing import reduced as squeezed
from tests.client.guarding import FOLDER, GUARDED, Verdict, path_of
from tests.client.screens import (
    DESK_LIGHT,
    PHONE_LIGHT,
    SCREENS,
    Look,
    Walk,
    picture,
    walking,
)
from tests.client.sizes import DESKTOP

ROOT = Path(__file__).resolve().parents[2]
MADE = ROOT / "build" / "snapshots"
MOST_BYTES = 1_500_000
COMPLAINT = """{count} screens do not look as before:
{lines}
Look at the pictures in {folder}: …-actual.png, …-expected.png and …-difference.png.
If the change is meant, or if this machine's fonts are too different, renew them: make snapshots"""
GONE = "() => document.querySelector('{what}').style.visibility = 'hidden'"
MOVED = "() => document.querySelector('{what}').style.transform = 'translate(48px, 0)'"
FAULTS = {
    "no hand": ("boonlake-hand", DESK_LIGHT, GONE.format(what=".st-trays")),
    "map moved": ("boonlake", DESK_LIGHT, MOVED.format(what=".st-board")),
    "small map moved": ("boonlake", PHONE_LIGHT, MOVED.format(what=".st-board")),
    "nothing asked": ("burgundy", PHONE_LIGHT, GONE.format(what=".st-ask")),
    "one duchy less": ("burgundy-four", DESK_LIGHT, GONE.format(what="[data-role=other]")),
    "no style": ("lobby", DESK_LIGHT, "() => { document.styleSheets[0].disabled = true; }"),
    "no picture": ("help", PHONE_LIGHT, GONE.format(what="figure.picture")),
}


@pytest.fixture(scope="module")
def walk(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Walk]:
    with walking(browser, tmp_path_factory.mktemp("walk")) as started:
        yield started


@pytest.mark.slow
@pytest.mark.parametrize("look", GUARDED, ids=str)
def test_key_screens_look_as_before(walk: Walk, look: Look) -> None:
    verdicts = [Verdict(screen, look, walk.shoot(screen, look)) for screen in GUARDED[look]]
    changed = [verdict for verdict in verdicts if not verdict.fine]
    for verdict in changed:
        verdict.save(MADE)
    if changed:
        lines = "\n".join(f"  {verdict}" for verdict in changed)
        folder = MADE.relative_to(ROOT)
        complaint = COMPLAINT.format(count=len(changed), lines=lines, folder=folder)
        pytest.fail(complaint, pytrace=False)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "look", "fault"), FAULTS.values(), ids=FAULTS)
def test_a_planted_fault_is_noticed(walk: Walk, name: str, look: Look, fault: str) -> None:
    screen = SCREENS[name]
    with walk.at(screen, look) as page:
        before = squeezed(picture(page))
        same = compare(squeezed(picture(page)), before, flows=screen.flows)
        page.evaluate(fault)
        broken = compare(squeezed(picture(page)), before, flows=screen.flows)
    assert not same.matters
    assert broken.matters, str(broken)


def test_every_snapshot_is_used_and_all_of_them_are_small() -> None:
    kept = set(FOLDER.iterdir())
    used = {path_of(screen, look) for look, guarded in GUARDED.items() for screen in guarded}
    assert kept == used, "run make snapshots"
    assert sum(path.stat().st_size for path in kept) < MOST_BYTES


def test_whoever_has_to_judge_a_change_finds_three_pictures(tmp_path: Path) -> None:
    blank = io.BytesIO()
    Image.new("RGB", DESKTOP, "#123456").save(blank, "PNG")
    verdict = Verdict(SCREENS["lobby"], DESK_LIGHT, blank.getvalue())
    verdict.save(tmp_path / "new")
    assert not verdict.fine
    assert "of the screen" in str(verdict)
    for kind in ("actual", "expected", "difference"):
        with Image.open(tmp_path / "new" / f"lobby-1440-{kind}.png") as saved:
            assert saved.size == DESKTOP


# How pictures are compared


def page_of_text(offset: int = 0, line: int = 20) -> Image.Image:
    """Something like a page: a coloured picture above lines of letters."""
    image = Image.new("RGB", DESKTOP, "#f0e6cf")
    draw = ImageDraw.Draw(image)
    draw.rectangle((100, 60 + offset, 700, 400 + offset), fill="#2f6fb0")
    for row in range(30):
        for letter in range(90):
            x, y = 760 + 7 * letter, 60 + line * row + offset
            draw.line((x, y, x + (row + letter) % 5, y + 9), fill="#33281c")
    return image.reduce(REDUCED)


def difference(other: Image.Image, *, flows: bool = False) -> Difference:
    return compare(other, page_of_text(), flows=flows)


def test_the_same_page_does_not_differ() -> None:
    assert difference(page_of_text()).all == 0


def test_other_letters_and_a_little_shift_do_not_matter() -> None:
    assert not difference(page_of_text(offset=5, line=21)).matters


def test_a_page_of_text_may_flow_a_line_further_and_a_board_may_not() -> None:
    lower = page_of_text(offset=42)
    assert not difference(lower, flows=True).matters
    assert difference(lower).matters


def test_what_is_gone_or_painted_anew_matters() -> None:
    for colour in ("#f0e6cf", "#b04a2f"):
        changed = page_of_text()
        ImageDraw.Draw(changed).rectangle((20, 20, 60, 50), fill=colour)
        assert difference(changed, flows=True).matters


def test_another_size_matters() -> None:
    assert difference(page_of_text().resize((100, 60))).matters
