"""Stills: a scene as one SVG, always the same for the same scene."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from spieltisch import draw
from spieltisch.cli import main
from tests.draw.tables import match_after, voice


@pytest.mark.parametrize(("game", "seats"), [("burgundy", 3), ("boonlake", 3), ("auction", 2)])
def test_a_still_is_well_formed_and_always_the_same(game: str, seats: int) -> None:
    match = match_after(game, seats, 20)
    speaker = voice(seats)
    stage = draw.stage_of(match.game, match.setup, speaker)
    first = draw.still(stage, draw.scene_of(match, 0, speaker))
    second = draw.still(stage, draw.scene_of(match, 0, speaker))
    assert first == second
    assert ElementTree.fromstring(first).tag.endswith("svg")


def test_a_picture_shows_itself_in_a_notebook() -> None:
    match = match_after("burgundy", 2, 5)
    picture = draw.Picture(match, 0, voice(2))
    assert picture._repr_svg_().startswith("<svg")


def test_a_record_can_be_drawn(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    match_after("burgundy", 2, 12).record.save(record)
    picture = tmp_path / "game.svg"
    assert main(["draw", str(record), "--at", "10", "--seat", "0", "-o", str(picture)]) == 0
    width, height = draw.size_of(picture.read_text(encoding="utf-8"))
    assert (width, height) > (1000, 700)
    assert main(["draw", str(record), "--seat", "5", "-o", str(picture)]) == 2
    assert main(["draw", str(record), "-o", str(tmp_path / "game.gif")]) == 2
