"""Long words on cards have joints at which they may be broken, and are said in one piece."""

import json
import re

import pytest

from spieltisch import draw, texts
from spieltisch.draw.joints import parted
from spieltisch.draw.svg import SOFT_HYPHEN, wrap
from tests.draw.tables import match_after, voice

LONGEST = 10
"""So many letters have room on the smallest card."""


def titles(language: str) -> list[str]:
    return [
        texts.say(language, message)
        for kind in ("card", "goal")
        for message in texts.message_ids(language, f"boonlake-{kind}-")
    ]


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_long_word_on_a_card_has_joints(language: str) -> None:
    pieces = [
        piece
        for title in titles(language)
        for piece in re.split(rf"[^\w]|{SOFT_HYPHEN}", parted(title, voice(2, language)))
    ]
    assert len(pieces) > 200
    assert [piece for piece in pieces if len(piece) > LONGEST] == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_word_with_joints_stands_on_a_card(language: str) -> None:
    words = {word for title in titles(language) for word in re.findall(r"\w+", title)}
    joints = texts.say(language, "draw-joints").split()
    assert [word for word in joints if word.replace("|", "") not in words] == []
    assert len(set(joints)) == len(joints)


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_soft_hyphens_are_for_the_eye_only(language: str) -> None:
    match = match_after("boonlake", 2, 90)
    for seat in (0, 1):
        scene = draw.scene_of(match, seat, voice(2, language))
        cards = [card for tray in scene["trays"] for card in tray["cards"]]
        assert any(SOFT_HYPHEN in card["parted"] for card in cards)
        for card in cards:
            assert card["parted"].replace(SOFT_HYPHEN, "") == card["title"]
            card["parted"] = ""
        assert SOFT_HYPHEN not in json.dumps(scene, ensure_ascii=False)


def test_lines_break_long_words_at_their_joints_only() -> None:
    name = parted("Gemischtwarenladen", voice(2, "de"))
    assert wrap(name, 18) == ["Gemischtwarenladen"]
    assert wrap(name, 14) == ["Gemischtwaren-", "laden"]
    assert wrap(name, 9) == ["Gemischt-", "waren-", "laden"]
    assert wrap(f"der {name}", 14) == ["der", "Gemischtwaren-", "laden"]
    assert wrap("Gemischtwarenladen am See", 9) == ["Gemischtwarenladen", "am See"]


def test_a_still_has_room_for_long_names() -> None:
    match = match_after("boonlake", 2, 90)
    speaker = voice(2, "de")
    stage = draw.stage_of(match.game, match.setup, speaker)
    scene = draw.scene_of(match, 0, speaker)
    own = next(tray for tray in scene["trays"] if tray["own"])
    card = own["cards"][0]
    card["title"], card["parted"] = "Laternenanzünder", "Laternen\u00adanzünder"
    drawn = draw.still(stage, scene)
    assert ">Laternen-</text>" in drawn
    assert ">anzünder</text>" in drawn
    assert SOFT_HYPHEN not in drawn
